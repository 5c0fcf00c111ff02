"""The facts of the box as the sources give them, apart from what the game makes of them.

`facts.toml` is written by `given`, from sentences and tables that are no part of the project. What
a card does stands there as a tree in shorthand: the effect's own words, what it leaves unsaid left
out.
"""

import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from mathom.games.warcards.terms import CYCLED, DECK, FACTIONS, SIDES, TYPES

PAGE = Path(__file__).parent / "facts.toml"
Fact = dict[str, Any]

PILES = {DECK: "draw-deck", CYCLED: "cycle-pile"}
WORDS = {
    "faction": FACTIONS,
    "user": FACTIONS,
    "except_for": FACTIONS,
    "side": SIDES,
    "type": TYPES,
    "sources": PILES,
}
"""By field: what the numbers in it are called."""


def load() -> Fact:
    return tomllib.loads(PAGE.read_text("utf-8"))


def shorthand(tree: Any) -> str:
    """`OnPlay(effects=[RemoveCard(name=strider)], at=anywhere)`.

    It does not ask what an effect's class takes for granted: a default that changes its meaning
    changes the shorthand.
    """
    if isinstance(tree, tuple):
        return f"[{', '.join(map(shorthand, tree))}]"
    if not is_dataclass(tree):
        return str(tree)
    said = []
    for field in fields(tree):
        value = getattr(tree, field.name)
        words: Any = WORDS.get(field.name)
        if words is not None and isinstance(value, int):
            value = words[value]
        elif words is not None and isinstance(value, tuple):
            value = tuple(words[number] for number in value)
        if value not in (None, (), 0):
            said.append(f"{field.name}={shorthand(value)}")
    return f"{type(tree).__name__}({', '.join(said)})"
