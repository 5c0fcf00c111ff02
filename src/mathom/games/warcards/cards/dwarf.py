"""The Dwarves: Gimli and his axe."""

from typing import Final

from mathom.games.warcards.abilities import OnPlay
from mathom.games.warcards.card import Card, character, item, span
from mathom.games.warcards.effects.drawing import Take
from mathom.games.warcards.filters import Which
from mathom.games.warcards.terms import CYCLED, DWARF, WEAPON

DWARF_CARDS: Final[tuple[Card, ...]] = (
    character(
        "gimli",
        DWARF,
        OnPlay((Take(Which(names=("dwarven-axe",)), sources=(CYCLED,), optional=True),)),
        attack=1,
        defence=1,
        path=1,
        paths=span(3, 9),
    ),
    item(
        "dwarven-axe",
        DWARF,
        ("faction dwarf",),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
)
