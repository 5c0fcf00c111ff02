"""The Monstrous: the nameless and the wild things that beset the road."""

from typing import Final

from mathom.games.warcards.abilities import Action, Bonus, CycledInstead, OnArrival, OnPlay
from mathom.games.warcards.card import Card, army, character, span
from mathom.games.warcards.effects.conditions import At
from mathom.games.warcards.effects.costs import EliminateSelf
from mathom.games.warcards.effects.flow import Each
from mathom.games.warcards.effects.giving import Forsake
from mathom.games.warcards.effects.locations import OtherPath
from mathom.games.warcards.terms import FREE, MONSTROUS

ALL_FORSAKE: Final = Each(FREE, (Forsake(1),))
LURKS: Final = Action("reserve", (ALL_FORSAKE,), (EliminateSelf(),))
"""Most of them wait in reserve, to frighten everybody once."""

MONSTROUS_CARDS: Final[tuple[Card, ...]] = (
    army("goblins-of-the-misty-mountains", MONSTROUS, 1, 1, copies=2),
    character(
        "balrog-of-moria",
        MONSTROUS,
        Bonus(At("khazad-dum"), path=1),
        OnArrival((ALL_FORSAKE,), at="afield"),
        attack=2,
        defence=2,
        path=2,
        paths=span(4, 5),
    ),
    character("barrow-wights", MONSTROUS, LURKS, path=1, paths=span(1, 3)),
    character(
        "candles-of-corpses",
        MONSTROUS,
        Bonus(At("dead-marshes"), path=1),
        LURKS,
        path=1,
        paths=span(6, 7),
    ),
    character(
        "caradhras-the-cruel",
        MONSTROUS,
        OnPlay((OtherPath(),), at="caradhras"),
        LURKS,
        path=1,
        paths=span(4, 5),
    ),
    character(
        "cave-troll",
        MONSTROUS,
        LURKS,
        attack=1,
        defence=1,
        path=1,
        paths=span(4, 4) | span(8, 9),
    ),
    character(
        "flocks-of-crebain",
        MONSTROUS,
        Action("path", (OtherPath(),)),
        path=1,
        paths=span(1, 7),
    ),
    character(
        "gollum",
        MONSTROUS,
        Action("path", (OtherPath(),)),
        CycledInstead("path-combat"),
        path=1,
        paths=span(6, 9),
    ),
    character(
        "hill-troll",
        MONSTROUS,
        LURKS,
        attack=1,
        defence=1,
        path=1,
        paths=span(2, 9),
    ),
    character(
        "shelob",
        MONSTROUS,
        Bonus(At("shelobs-lair"), path=1),
        OnArrival((ALL_FORSAKE,), at="path"),
        path=1,
        paths=span(7, 9),
        unsure={"abilities": "battleground-too"},
    ),
)
