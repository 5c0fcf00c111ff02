"""Mordor: the Nazgûl, the Eye and the armies of the Black Land."""

from typing import Final

from mathom.games.warcards.abilities import (
    Action,
    Bonus,
    CarriesMore,
    CycledInstead,
    DrawsMore,
    KeepsOffPath,
    OnArrival,
    OnPlay,
)
from mathom.games.warcards.card import Card, army, character, event, item, span
from mathom.games.warcards.effects.conditions import ActivePath, At, Stands
from mathom.games.warcards.effects.costs import CycleOne, CycleSelf, CycleWielder, EliminateSelf
from mathom.games.warcards.effects.drawing import Draw, Take
from mathom.games.warcards.effects.flow import Each, If, May
from mathom.games.warcards.effects.giving import CycleCards, Forsake
from mathom.games.warcards.effects.icons import Corrupt, Strengthen
from mathom.games.warcards.effects.locations import ActivateAndMove
from mathom.games.warcards.effects.moving import MoveWielder
from mathom.games.warcards.effects.sifting import DrawAndPlay
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import (
    ARMY,
    CHARACTER,
    CYCLED,
    FREE,
    MORDOR,
    MOUNT,
    NAZGUL,
    SHADOW,
    WEAPON,
)

RIDDEN: Final = span(1, 3) | span(5, 9)
"""The Nine come on every path but those under and over the mountains."""

MORDOR_CARDS: Final[tuple[Card, ...]] = (
    army("black-uruks", MORDOR, 2, 1),
    army("grond-hammer-of-the-underworld", MORDOR, 3, 0),
    army("mordor-orcs", MORDOR, 1, 1, copies=5),
    army("olog-hai", MORDOR, 2, 2),
    army("trolls-of-udun", MORDOR, 1, 2),
    character(
        "gorbag-and-shagrat",
        MORDOR,
        OnArrival(
            (
                May(
                    (Strengthen("self", attack=True, instead=(2, ActivePath("cirith-ungol"))),),
                    CycleOne(),
                ),
            ),
            at="path",
        ),
        lead_defence=1,
        paths=span(8, 9),
    ),
    character(
        "grishnakh",
        MORDOR,
        Action("path", (Corrupt(1),), (EliminateSelf(),)),
        lead_attack=1,
        path=1,
        paths=span(6, 7),
    ),
    character(
        "mouth-of-sauron",
        MORDOR,
        KeepsOffPath(SHADOW),
        DrawsMore(),
        lead_attack=1,
        lead_defence=1,
        path=1,
        paths=span(7, 9),
    ),
    character(
        "the-beguiler",
        MORDOR,
        Action("reserve", (Each(FREE, (CycleCards(1),)),), (CycleSelf(),)),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-black-easterling",
        MORDOR,
        Bonus(At("dol-guldur"), defence=1),
        OnPlay((Draw(1),)),
        lead_attack=1,
        lead_defence=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-commander",
        MORDOR,
        Action("reserve", (Each(SHADOW, (Draw(1),)),), (CycleSelf(),)),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-destroyer",
        MORDOR,
        Action("reserve", (Strengthen("ground", attack=True),), (CycleSelf(),)),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-hunter",
        MORDOR,
        Action("reserve", (Strengthen("path", attack=True),), (CycleSelf(),)),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-lidless-eye",
        MORDOR,
        KeepsOffPath(SHADOW),
        OnPlay((Each(SHADOW, (Draw(1),)),)),
        CarriesMore("reserve"),
        path=1,
        paths=span(9, 9),
    ),
    character(
        "the-messenger",
        MORDOR,
        Action(
            "reserve",
            (Take(Which(type=CHARACTER, keyword=NAZGUL), sources=(CYCLED,)),),
            (CycleSelf(),),
        ),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-reaver",
        MORDOR,
        Action("reserve", (Each(FREE, (Forsake(1),)),), (CycleSelf(),)),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-warrior",
        MORDOR,
        Action("reserve", (Strengthen("ground", attack=False),), (CycleSelf(),)),
        lead_attack=1,
        path=1,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    character(
        "the-witch-king",
        MORDOR,
        DrawsMore(),
        CycledInstead("forsaken-from-deck"),
        attack=2,
        path=2,
        paths=RIDDEN,
        keywords=(NAZGUL,),
    ),
    item(
        "black-breath",
        MORDOR,
        ("keyword nazgul",),
        Action("afield", (Corrupt(1),), (CycleWielder(),)),
    ),
    item(
        "black-riders-mount",
        MORDOR,
        ("keyword nazgul",),
        OnPlay((MoveWielder("path"),), at="reserve"),
        path=1,
        keywords=(MOUNT,),
        unsure={"path": "blank-but-counted"},
    ),
    item(
        "fell-beast",
        MORDOR,
        ("keyword nazgul",),
        OnPlay((MoveWielder("ground"),), at="reserve"),
        attack=1,
        defence=1,
        keywords=(MOUNT,),
        unsure={"attack": "blank", "defence": "blank"},
    ),
    item(
        "morgul-blade",
        MORDOR,
        ("keyword nazgul",),
        Action("path", (Corrupt(1),), (EliminateSelf(),)),
        keywords=(WEAPON,),
    ),
    item("nazguls-mantle", MORDOR, ("keyword nazgul",), CycledInstead("combat")),
    event(
        "the-black-captain",
        MORDOR,
        If(
            Stands(("the-witch-king",), "reserve"),
            (ActivateAndMove(Grounds(faction=MORDOR), mover="the-witch-king"),),
        ),
    ),
    event(
        "the-day-without-dawn",
        MORDOR,
        DrawAndPlay(7, Which(type=ARMY), most=2, eliminate=1),
    ),
    event(
        "the-ringwraiths-are-abroad",
        MORDOR,
        DrawAndPlay(7, Which(type=CHARACTER, keyword=NAZGUL), most=2, eliminate=1),
    ),
)
