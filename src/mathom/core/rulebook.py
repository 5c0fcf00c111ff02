"""The rulebooks in our own words: `docs/rules/<game>.<lang>.md`."""

import re
from functools import cache
from pathlib import Path

import msgspec

from mathom.core.message import refuse

PACKAGED = Path(__file__).parent.parent / "rulebooks"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

_RULE = re.compile(r"- \*\*([A-Z]-\d+\.\d+)\*\* (.+)")
_NOTE = re.compile(r"  - (.+)")
_REASONED = re.compile(r"- ([A-Z]-\d+\.\d+): (.+)")
_HEADING = re.compile(r"#+ (.+)")


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    notes: tuple[str, ...] = ()
    """Rulings and examples."""


class Rulebook(msgspec.Struct, frozen=True):
    title: str
    rules: dict[str, Rule]
    reasoned: dict[str, str]
    """Rules that have nothing a program could do, each with the reason."""

    def rule(self, number: str) -> Rule:
        """The rule `J-3.8`, also when only `3.8` or `j-3.8` is given."""
        for id, rule in self.rules.items():
            if number.upper() in (id, id.partition("-")[2]):
                return rule
        raise refuse("refused-rule", number=number, first=next(iter(self.rules)))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    folder = PACKAGED if PACKAGED.is_dir() else CHECKOUT
    try:
        source = (folder / f"{game}.{lang}.md").read_text("utf-8")
    except FileNotFoundError as error:
        raise refuse("refused-rulebook", game=game) from error
    return read(source)


def read(source: str) -> Rulebook:
    title, section = "", ""
    rules: dict[str, Rule] = {}
    reasoned: dict[str, str] = {}
    last = ""
    for line in source.splitlines():
        if found := _RULE.fullmatch(line):
            last = found[1]
            rules[last] = Rule(last, section, found[2])
        elif (found := _NOTE.fullmatch(line)) and last:
            rule = rules[last]
            rules[last] = msgspec.structs.replace(rule, notes=(*rule.notes, found[1]))
        elif found := _REASONED.fullmatch(line):
            reasoned[found[1]] = found[2]
        elif found := _HEADING.fullmatch(line):
            title, section, last = title or found[1], found[1], ""
    return Rulebook(title, rules, reasoned)
