"""The rulebooks in our own words: `docs/rules/<game>.<lang>.md`."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from mathom.core.message import refuse
from mathom.core.search import has_words

PACKAGED = Path(__file__).parent.parent / "rulebooks"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

_RULE = re.compile(r"- \*\*([A-Z]-\d+\.\d+)\*\* (.+)")
_NOTE = re.compile(r"  - (.+)")
_REASONED = re.compile(r"- ([A-Z]-\d+\.\d+): (.+)")
_HEADING = re.compile(r"(#+) (.+)")
_ITEM = re.compile(r"(?:-|\d+\.) (.+)")
_RULE_BETWEEN_ROWS = re.compile(r"\|[-|:]+\|")
_FENCE = "```"
_NUMBER = re.compile(r"(?:[A-Z]-\d+(?:\.\d+)?|\d+\.\d+)", re.IGNORECASE)


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    notes: tuple[str, ...] = ()
    """Rulings, examples and questions."""


class Passage(msgspec.Struct, frozen=True):
    """What a section says without numbering it."""

    kind: Literal["text", "list", "steps", "table", "drawing"]
    lines: tuple[tuple[str, ...], ...]
    """A table's begin with its headings; in all others a line is a single text."""


class Section(msgspec.Struct, frozen=True):
    level: int
    """1 for the book itself, 2 for a chapter, 3 for a part of one."""
    title: str
    passages: tuple[Passage, ...] = ()
    rules: tuple[str, ...] = ()


class Rulebook(msgspec.Struct, frozen=True):
    title: str
    rules: dict[str, Rule]
    reasoned: dict[str, str]
    """Rules that have nothing a program could do, each with the reason."""
    sections: tuple[Section, ...] = ()
    """Every heading, also of a chapter that begins with the heading of its first part."""

    def rule(self, number: str) -> Rule:
        """The rule `J-3.8`, also when only `3.8` or `j-3.8` is given."""
        for id, rule in self.rules.items():
            if number.upper() in (id, id.partition("-")[2]):
                return rule
        raise refuse("refused-rule", number=number, first=next(iter(self.rules)))

    def find(self, wanted: str) -> list[Rule]:
        """The rules of a number (`J-3.8`; `J-3` for a chapter), or those that have these words in
        their text, their notes or the heading above them.
        """
        if not _NUMBER.fullmatch(wanted.strip()):
            return [
                rule
                for rule in self.rules.values()
                if has_words(" ".join((rule.section, rule.text, *rule.notes)), wanted)
            ]
        chapter = f"{wanted.strip().upper()}."
        found = [rule for id, rule in self.rules.items() if id.startswith(chapter)]
        return found or [self.rule(wanted.strip())]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    folder = PACKAGED if PACKAGED.is_dir() else CHECKOUT
    try:
        source = (folder / f"{game}.{lang}.md").read_text("utf-8")
    except FileNotFoundError as error:
        raise refuse("refused-rulebook", game=game) from error
    return read(source)


def read(source: str) -> Rulebook:
    rules: dict[str, Rule] = {}
    reasoned: dict[str, str] = {}
    sections: list[Section] = []
    for level, title, body in _apart(source):
        own: list[str] = []
        others: list[str] = []
        for line in body:
            if found := _RULE.fullmatch(line):
                own.append(found[1])
                rules[found[1]] = Rule(found[1], title, found[2])
            elif (found := _NOTE.fullmatch(line)) and own:
                rule = rules[own[-1]]
                rules[rule.id] = msgspec.structs.replace(rule, notes=(*rule.notes, found[1]))
            else:
                others.append(line)
            if found := _REASONED.fullmatch(line):
                reasoned[found[1]] = found[2]
        sections.append(Section(level, title, tuple(_passages(others)), tuple(own)))
    return Rulebook(sections[0].title if sections else "", rules, reasoned, tuple(sections))


def _apart(source: str) -> Iterator[tuple[int, str, list[str]]]:
    """The headings with what stands below each."""
    level, title, body = 0, "", list[str]()
    for line in source.splitlines():
        if found := _HEADING.fullmatch(line):
            if level:
                yield level, title, body
            level, title, body = len(found[1]), found[2], []
        else:
            body.append(line)
    if level:
        yield level, title, body


def _passages(lines: list[str]) -> Iterator[Passage]:
    """Blank lines are between them, except within a drawing."""
    block: list[str] = []
    for line in [*lines, ""]:
        drawing = bool(block) and block[0].startswith(_FENCE)
        if drawing and line == _FENCE:
            yield Passage("drawing", tuple((row,) for row in block[1:]))
            block = []
        elif line or drawing:
            block.append(line)
        elif block:
            yield _passage(block)
            block = []


def _passage(block: list[str]) -> Passage:
    if block[0].startswith("|"):
        rows = [row for row in block if not _RULE_BETWEEN_ROWS.fullmatch(row)]
        return Passage(
            "table",
            tuple(tuple(cell.strip() for cell in row.strip("|").split("|")) for row in rows),
        )
    items = [_ITEM.fullmatch(line) for line in block]
    if all(items):
        kind: Literal["list", "steps"] = "list" if block[0].startswith("-") else "steps"
        return Passage(kind, tuple((item[1],) for item in items if item))
    return Passage("text", ((_joined(block),),))


def _joined(lines: list[str]) -> str:
    """As one text. A backslash or two blanks at the end of a line keep it for itself."""
    text = ""
    for line in lines:
        kept = line.endswith(("\\", "  "))
        text += line.strip().removesuffix("\\").rstrip() + ("\n" if kept else " ")
    return text.strip()
