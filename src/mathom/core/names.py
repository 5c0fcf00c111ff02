"""Names with their forms, one line each, from which Fluent terms are made.

`names.pl.txt` lies beside `pl.ftl`:

    [card, wielder: nom | acc | gender]
    legolas = Legolas | Legolasa | masculine
    sting = Żądło | = | neuter

A heading tells as which arguments of messages the names below it are given, and the forms in which
messages ask for them; so every line has them all, and none that nobody asks for. `=` stands for the
first form (`w =`), and `"` alone for the one before. A form may be left out at the end of a line if
the heading says what it is then: a word (`gender singular`), something made from the first form
(`def =`, `a a =`), or another form with a capital letter (`start ^def`). As in Fluent, a star marks
the form to be spoken where one is asked for that these names don't have; without it, the first.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FIRST = "="
DITTO = '"'
CAPITAL = "^"
STAR = "*"
GENDER = "gender"
"""Not a form but what adjectives agree with."""

HEADING = re.compile(r"\[([^:\]]+):([^\]]+)\]")
LINE = re.compile(r"([a-zA-Z][\w-]*) = (.+)")


@dataclass(frozen=True, slots=True)
class Heading:
    """What holds for all the names below it."""

    args: tuple[str, ...]
    """The arguments of messages as which these names are given."""
    forms: tuple[str, ...]
    """Their forms, and perhaps `gender`, in the order of a line."""
    unless_written: dict[str, str]
    default: str


@dataclass(frozen=True, slots=True)
class Name:
    """One thing's name. `forms` holds its gender, too, if it has one."""

    id: str
    heading: Heading
    forms: dict[str, str]

    def fluent(self) -> str:
        """The term `-<id>`."""
        spoken = {form: words for form, words in self.forms.items() if form != GENDER}
        if len(set(spoken.values())) == 1:
            lines = [f"-{self.id} = {self.forms[self.heading.default]}"]
        else:
            lines = [f"-{self.id} = {{ $case ->"]
            for form, words in spoken.items():
                star = STAR if form == self.heading.default else " "
                lines.append(f"   {star}[{form}] {words}")
            lines.append("}")
        if GENDER in self.forms:
            lines.append(f"    .{GENDER} = {self.forms[GENDER]}")
        return "\n".join(lines) + "\n"


def names_in(folder: Path, lang: str) -> list[Name]:
    """The names of a folder of texts, in their order; it may have none."""
    path = folder / f"names.{lang}.txt"
    return list(read(path.read_text("utf-8"), str(path))) if path.is_file() else []


def read(source: str, file: str | None = None) -> Iterator[Name]:
    heading = None
    for number, line in enumerate(source.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        try:
            if found := HEADING.fullmatch(line):
                heading = _heading(found[1], found[2])
            elif heading is not None and (found := LINE.fullmatch(line)):
                yield Name(found[1], heading, _forms(heading, found[2]))
            else:
                raise ValueError("neither a heading nor a name below one")
        except ValueError as error:
            raise SyntaxError(str(error), (file, number, 1, line)) from None


def _heading(args: str, forms: str) -> Heading:
    columns = [column.strip().partition(" ") for column in forms.split("|")]
    names = [name.removeprefix(STAR) for name, _, _ in columns]
    starred = [name.removeprefix(STAR) for name, _, _ in columns if name.startswith(STAR)]
    if not all(names) or len(set(names)) < len(names) or len(starred) > 1:
        raise ValueError("forms must have different names, and one star at most")
    unless_written = {}
    for number, (name, (_, _, words)) in enumerate(zip(names, columns, strict=True)):
        if words.startswith(CAPITAL) and words.removeprefix(CAPITAL) not in names[:number]:
            raise ValueError(f"{words} is no form before {name}")
        if words:
            unless_written[name] = words
    return Heading(
        args=tuple(arg.strip() for arg in args.split(",")),
        forms=tuple(names),
        unless_written=unless_written,
        default=starred[0] if starred else names[0],
    )


def _forms(heading: Heading, line: str) -> dict[str, str]:
    cells = [cell.strip() for cell in line.split("|")]
    if len(cells) > len(heading.forms):
        raise ValueError(f"more than {', '.join(heading.forms)}")
    written = dict(zip(heading.forms, cells, strict=False))
    forms: dict[str, str] = {}
    before = ""
    for form in heading.forms:
        words = written.get(form, heading.unless_written.get(form, ""))
        if words == DITTO:
            words = before
        elif words.startswith(CAPITAL):
            other = forms[words.removeprefix(CAPITAL)]
            words = other[:1].upper() + other[1:]
        if not words:
            raise ValueError(f"{form} is missing")
        forms[form] = before = words.replace(FIRST, cells[0])
    return forms
