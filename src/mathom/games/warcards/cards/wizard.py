"""The Wizards' cards: Gandalf, and those whom he sets moving."""

from typing import Final

from mathom.games.warcards.abilities import (
    Action,
    Bonus,
    CarriesMore,
    CycledInstead,
    DrawsMore,
    GivesWay,
    OnArrival,
    OnPlay,
)
from mathom.games.warcards.card import Card, character, item, span
from mathom.games.warcards.effects.conditions import At, Beside
from mathom.games.warcards.effects.costs import AddCorruption, CycleSelf, EliminateSelf
from mathom.games.warcards.effects.drawing import RemoveCard, Take
from mathom.games.warcards.effects.eliminating import Eliminate
from mathom.games.warcards.effects.flow import Each, PlayerOf
from mathom.games.warcards.effects.giving import CycleCards
from mathom.games.warcards.effects.locations import NextPath
from mathom.games.warcards.filters import Which
from mathom.games.warcards.terms import (
    ARMY,
    CHARACTER,
    CYCLED,
    ENT,
    HOBBIT,
    ISENGARD,
    SHADOW,
    WEAPON,
    WIZARD,
)

WIZARD_CARDS: Final[tuple[Card, ...]] = (
    character(
        "gandalf-the-grey",
        WIZARD,
        Action("path", (NextPath(),)),
        GivesWay("gandalf-the-white"),
        attack=2,
        defence=2,
        path=3,
        paths=span(1, 9),
    ),
    character(
        "gandalf-the-white",
        WIZARD,
        OnPlay((RemoveCard("gandalf-the-grey"),)),
        DrawsMore(),
        CycledInstead("forsaken-from-deck"),
        attack=2,
        defence=3,
    ),
    character(
        "gwaihir-the-windlord",
        WIZARD,
        Action(
            "reserve",
            (Take(Which(names=("gandalf-the-grey", "gandalf-the-white")), sources=(CYCLED,)),),
            (CycleSelf(),),
        ),
        attack=1,
        defence=1,
        path=1,
        paths=span(9, 9),
    ),
    character(
        "quickbeam",
        WIZARD,
        Bonus(Beside(Which(faction=ISENGARD), each=2), attack=1, defence=1),
        path=1,
        paths=span(5, 6),
        keywords=(ENT,),
    ),
    character(
        "smeagol",
        WIZARD,
        Action("path", (NextPath(),), (AddCorruption(),)),
        CycledInstead("path-combat"),
        path=1,
        paths=span(6, 9),
    ),
    character(
        "treebeard",
        WIZARD,
        Bonus(At("orthanc"), attack=1),
        OnArrival(
            (PlayerOf(ISENGARD, (Eliminate(Which(faction=ISENGARD, type=ARMY)),)),), at="ground"
        ),
        attack=1,
        defence=1,
        path=1,
        paths=span(5, 6),
        keywords=(ENT,),
    ),
    item(
        "ent-draught",
        WIZARD,
        ("keyword ent",),
        Action(
            "anywhere",
            (
                PlayerOf(
                    HOBBIT,
                    (
                        Take(
                            Which(faction=HOBBIT, type=CHARACTER),
                            sources=(CYCLED,),
                            most=2,
                            optional=True,
                        ),
                    ),
                ),
            ),
            (EliminateSelf(),),
        ),
        path=1,
        unsure={
            "path": "blank",
            "abilities": "exactly-two",
        },
    ),
    item(
        "gandalfs-staff",
        WIZARD,
        ("gandalf-the-grey", "gandalf-the-white"),
        CarriesMore("anywhere"),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
    item(
        "glamdring",
        WIZARD,
        ("gandalf-the-grey", "gandalf-the-white"),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
    item(
        "narya-ring-of-fire",
        WIZARD,
        ("gandalf-the-grey", "gandalf-the-white"),
        Action("reserve", (Each(SHADOW, (CycleCards(1),)),), (CycleSelf(),)),
        attack=1,
        defence=1,
        path=1,
    ),
)
