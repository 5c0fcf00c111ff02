"""Speaking: messages become sentences of one language, through Fluent."""

# interpreted: it speaks to people, whom it need not outrun

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from mathom.core.game import Game
from mathom.core.message import Arg, Message
from mathom.core.names import GENDER, names_in

LANGUAGES = ("en", "pl")
LARGE = 10**15
LONG = 900
"""Fluent takes no number or word that is larger or longer than these."""
CORE_TEXT = Path(str(files("mathom.core") / "text"))


class Text:
    """One language's voice.

    Beside Fluent's own functions a sentence may use `NAME($thing, case: "gen")`, a thing's name in
    one of its forms, and `AGREE($adjective, $noun, case: "acc")`, an adjective in the form that
    fits the noun's gender: the variant `acc-feminine` of the adjective's term. What is given as
    messages is spoken where it stands; `SAY($who, case: "ins")` tells those messages in which case,
    which is their `$case`, and they may hand it on: `NAME($race, $case)`, `SAY($what, $case)`. With
    `form: "sentences"` no comma comes between them.
    """

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        functions: dict[str, Any] = {
            "NAME": self._name,
            "AGREE": self._agree,
            "SAY": self._say,
        }
        # No isolation marks: these texts all run left to right, and terminals show the marks.
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._entries: dict[str, str] = {}
        for folder in folders:
            self._entries = entries(source(folder, lang)) | self._entries
        self._learnt: set[str] = set()

    def has(self, id: str) -> bool:
        return id in self._entries

    def __call__(self, id: str, **args: Arg) -> str:
        return self._format(id, None, args)

    def say(self, message: Message) -> str:
        """The sentence alone."""
        return self._format(message.id, None, message.args)

    def explain(self, message: Message) -> str:
        """The sentence with the rules it rests on."""
        sentence = self.say(message)
        return f"{sentence} ({', '.join(message.rules)})" if message.rules else sentence

    def name(self, term: str, case: str = "nom") -> str:
        """A thing's name: the term `-<term>` in one of its forms."""
        return self._name(term, case=case)

    def _learn(self, id: str) -> None:
        """Give an entry to Fluent, with what it refers to.

        Parsing is slow and a process says little of what it could: entries are read when needed.
        """
        if id in self._learnt or id not in self._entries:
            return
        source = self._entries[id]
        for other in REFERENCE.findall(source):
            self._learn(other)
        self._bundle.add_resource(FluentResource(source))
        if id.startswith("-"):
            self._bundle.add_resource(FluentResource(_names(source)))
        # Only now: another thread may ask for it at the same time.
        self._learnt.add(id)

    def _format(self, id: str, attribute: str | None, args: Mapping[str, Arg]) -> str:
        self._learn(id)
        message = self._bundle.get_message(id)
        pattern: Any = message.value if attribute is None else message.attributes[attribute]
        spoken = {key: self._spoken(value) for key, value in args.items()}
        sentence, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise LookupError(f"{self.lang}: {id}: {errors}")
        return within_quotes(str(sentence))

    def _spoken(self, arg: Arg) -> "str | int | Phrase":
        """An argument as Fluent takes it. What somebody else has written may be of any length."""
        if isinstance(arg, int) and arg < 0:
            return f"−{self._spoken(-arg)}"  # a minus, not a hyphen
        if isinstance(arg, int):
            return arg if abs(arg) < LARGE else f"2^{arg.bit_length()}"
        return _cut(arg) if isinstance(arg, str) else Phrase(self, arg)

    def joined(self, parts: list[Message], case: str = "nom", between: str = ", ") -> str:
        """Several things in one case, unless they tell their own."""
        words = (self._format(part.id, None, {"case": case} | part.args) for part in parts)
        return _cut(between.join(words))

    def _say(self, what: object, case: object = "nom", form: object = "") -> str:
        between = " " if str(form) == "sentences" else ", "
        words = what.spoken(str(case), between) if isinstance(what, Phrase) else str(what)
        return words[:1].upper() + words[1:] if str(form) == "capital" else words

    def _name(self, term: object, case: object = "nom") -> str:
        if not self.has(f"-{term}"):
            # Players name themselves; what is no term of ours is spoken as it is.
            return str(term)
        self._learn(f"-{term}")
        id = f"name-{term}"
        forms = self._bundle.get_message(id).attributes
        return self._format(id, str(case) if str(case) in forms else DEFAULT, {})

    def _agree(
        self, adjective: object, noun: object, case: object = "nom", form: object = ""
    ) -> str:
        agreed = self._name(adjective, f"{case}-{self._name(noun, GENDER)}")
        return agreed.capitalize() if str(form) == "capital" else agreed


class Phrase(FluentType):
    """Messages within a sentence, which may say in which case it wants them."""

    def __init__(self, text: Text, parts: list[Message]) -> None:
        self.spoken = partial(text.joined, parts)

    def format(self, locale: object) -> str:
        return self.spoken()

    def __str__(self) -> str:
        return self.spoken()


QUOTED = re.compile(r"„[^„”]*(?:„[^„”]*”[^„”]*)+”|“[^“”]*(?:“[^“”]*”[^“”]*)+”")
"""What is quoted and quotes something itself: a command with a title in it."""
INNER = str.maketrans("„“", "«‘")


def within_quotes(sentence: str) -> str:
    """The same with the marks that printers use within quotation marks: „…«…»…”, “…‘…’…”."""
    return QUOTED.sub(_inner, sentence)


def _inner(quoted: re.Match[str]) -> str:
    words = quoted[0]
    close = "»" if words[0] == "„" else "’"
    return f"{words[0]}{words[1:-1].translate(INNER).replace('”', close)}{words[-1]}"


def with_minus(number: int) -> str:
    """As it is written: with a minus, not a hyphen."""
    return f"−{-number}" if number < 0 else str(number)


def _cut(words: str) -> str:
    return words if len(words) <= LONG else f"{words[:LONG]}…"


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent file, by their names, as they are written there.

    Only an entry's first line begins at the margin with a name.
    """
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def source(folder: Path, lang: str) -> str:
    """All that a folder says in one language, as Fluent: its messages, and its names as terms."""
    said = (folder / f"{lang}.ftl").read_text("utf-8")
    return said + "".join(name.fluent() for name in names_in(folder, lang))


def sources(lang: str, folders: tuple[Path, ...]) -> Iterator[str]:
    """The Fluent texts of these folders, each followed by its names in all their forms."""
    for folder in folders:
        text = source(folder, lang)
        yield text
        yield _names(text)


@cache
def voice(lang: str, game: Game[Any] | None = None) -> Text:
    """The language as the core, and perhaps one game, speaks it."""
    return Text(lang, (CORE_TEXT,) if game is None else (CORE_TEXT, *game.text_folders))


DEFAULT = "default"


def _names(source: str) -> str:
    """For every term `-ring` a message `name-ring` that holds each of its forms as an attribute.

    Fluent can't look a term up by a variable; a message's attributes it can.
    """
    lines = []
    for term in terms(source):
        name = term.id.name
        lines.append(f"name-{name} =")
        lines.append(f"    .{DEFAULT} = {{ -{name} }}")
        lines += [f'    .{form} = {{ -{name}(case: "{form}") }}' for form in forms(term)]
        for attribute in term.attributes:
            word = attribute.value.elements[0]
            if attribute.id.name == GENDER and isinstance(word, ast.TextElement):
                lines.append(f"    .{GENDER} = {word.value}")
    return "\n".join(lines) + "\n"


def forms(term: ast.Term) -> list[str]:
    """The cases that a term distinguishes."""
    for element in term.value.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            keys = [variant.key for variant in element.expression.variants]
            return [key.name for key in keys if isinstance(key, ast.Identifier)]
    return []


def terms(source: str) -> Iterator[ast.Term]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Term):
            yield entry


def cases_used(source: str) -> set[str]:
    """The cases in which a Fluent file asks for names: `acc` in `NAME($thing, case: "acc")`."""
    return set(re.findall(r'NAME\([^)]*case: "([^"]+)"', source)) - {"nom"}


def messages(source: str) -> dict[str, frozenset[str]]:
    """Every message of a Fluent file with the arguments that it uses."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            raise SyntaxError(f"not Fluent: {str(entry.content)[:80]!r}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = frozenset(_variables(entry))
    return found


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)
