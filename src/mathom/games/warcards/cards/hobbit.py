"""The Hobbits: the Ring-bearer, his friends and what they carry."""

from typing import Final

from mathom.games.warcards.abilities import Action, Befriends, Bonus, CycledInstead
from mathom.games.warcards.card import Card, character, event, item, span
from mathom.games.warcards.effects.conditions import Beside
from mathom.games.warcards.effects.costs import CycleSelf, EliminateSelf
from mathom.games.warcards.effects.drawing import Draw, Take
from mathom.games.warcards.effects.icons import Strengthen
from mathom.games.warcards.effects.locations import OtherPath
from mathom.games.warcards.filters import Which
from mathom.games.warcards.terms import (
    CHARACTER,
    CYCLED,
    DUNEDAIN,
    HOBBIT,
    MONSTROUS,
    ROHAN,
    WEAPON,
)

HOBBIT_CARDS: Final[tuple[Card, ...]] = (
    character(
        "bilbo-baggins",
        HOBBIT,
        CycledInstead("eliminated"),
        Action("reserve", (Draw(2),), (CycleSelf(),)),
        path=1,
        paths=span(3, 3),
    ),
    character(
        "fatty-bolger",
        HOBBIT,
        Action("reserve", (Draw(3),), (EliminateSelf(),)),
        CycledInstead("forsaken-from-reserve"),
        path=1,
        paths=span(1, 2),
        unsure={"path": "blank", "paths": "blank"},
    ),
    character(
        "frodo-baggins",
        HOBBIT,
        CycledInstead("eliminated", with_items=False),
        path=1,
        paths=span(1, 9),
    ),
    character(
        "merry-brandybuck",
        HOBBIT,
        Befriends(ROHAN),
        CycledInstead("path-combat"),
        lead_defence=1,
        path=1,
        paths=span(1, 9),
    ),
    character(
        "pippin-took",
        HOBBIT,
        Befriends(DUNEDAIN),
        CycledInstead("path-combat"),
        lead_defence=1,
        path=1,
        paths=span(1, 9),
    ),
    character(
        "sam-gamgee",
        HOBBIT,
        Action("reserve", (Strengthen("path", attack=False),), (CycleSelf(),)),
        path=1,
        paths=span(1, 9),
    ),
    item(
        "herbs-and-stewed-rabbit",
        HOBBIT,
        ("frodo-baggins", "sam-gamgee"),
        Action(
            "anywhere",
            (Take(Which(faction=HOBBIT, type=CHARACTER), sources=(CYCLED,)), Draw(1)),
            (EliminateSelf(),),
        ),
    ),
    item("mithril-coat", HOBBIT, ("frodo-baggins", "sam-gamgee"), path=2),
    item(
        "sting",
        HOBBIT,
        ("frodo-baggins", "sam-gamgee"),
        Bonus(Beside(Which(faction=MONSTROUS, type=CHARACTER)), path=1),
        path=1,
        keywords=(WEAPON,),
        unsure={
            "path": "blank",
            "abilities": "bonus-of-the-path",
        },
    ),
    event(
        "there-is-another-way",
        HOBBIT,
        OtherPath(),
        Strengthen("path", attack=False),
    ),
)
