"""The facts of the box as the sources give them, apart from what the game makes of them.

`facts.toml` is written by `given`, from sentences and tables that are no part of the project. What
a card does stands there as a tree in shorthand.
"""

from pathlib import Path
from typing import Any

from mathom.cards import facts
from mathom.games.warcards.terms import CYCLED, DECK, FACTIONS, SIDES, TYPES

PAGE = Path(__file__).parent / "facts.toml"

PILES = {DECK: "draw-deck", CYCLED: "cycle-pile"}
WORDS: facts.Words = {
    "faction": FACTIONS,
    "user": FACTIONS,
    "except_for": FACTIONS,
    "side": SIDES,
    "type": TYPES,
    "sources": PILES,
}


def load() -> facts.Fact:
    return facts.load(PAGE)


def shorthand(tree: Any) -> str:
    return facts.shorthand(tree, WORDS)
