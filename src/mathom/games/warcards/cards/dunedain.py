"""The Dúnedain: Gondor's captains and armies, and the Rangers of the North."""

from typing import Final

from mathom.games.warcards.abilities import (
    Action,
    Bonus,
    CycledInstead,
    DrawsMore,
    GivesWay,
    NeverOn,
    OnArrival,
    OnPlay,
)
from mathom.games.warcards.card import Card, army, character, event, item, span
from mathom.games.warcards.effects.conditions import At, Stands, Supports
from mathom.games.warcards.effects.costs import CycleOne, CycleSelf, ForsakeCards
from mathom.games.warcards.effects.drawing import Draw, RemoveCard, Take
from mathom.games.warcards.effects.flow import May
from mathom.games.warcards.effects.giving import Forsake
from mathom.games.warcards.effects.locations import ActivateAndMove, NextPath, OtherPath
from mathom.games.warcards.effects.moving import Permit
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import DUNEDAIN, ROHAN, SHADOW, WEAPON

DUNEDAIN_CARDS: Final[tuple[Card, ...]] = (
    army(
        "dead-men-of-dunharrow",
        DUNEDAIN,
        0,
        0,
        Bonus(Supports(("strider", "aragorn")), attack=2, defence=2),
    ),
    army("knights-of-dol-amroth", DUNEDAIN, 1, 1, Bonus(At("dol-amroth"), defence=1)),
    army("guards-of-the-citadel", DUNEDAIN, 1, 1, Bonus(At("minas-tirith"), defence=1)),
    army("soldiers-of-gondor", DUNEDAIN, 1, 1),
    army(
        "the-great-gate",
        DUNEDAIN,
        0,
        0,
        Bonus(At("minas-tirith"), defence=3),
        NeverOn(SHADOW),
    ),
    character(
        "aragorn",
        DUNEDAIN,
        OnPlay((RemoveCard("strider"),)),
        DrawsMore(),
        CycledInstead("forsaken-from-deck"),
        attack=1,
        defence=1,
        lead_attack=1,
        lead_defence=1,
    ),
    character(
        "boromir",
        DUNEDAIN,
        OnPlay((Draw(1),)),
        OnArrival((Forsake(1),), at="path"),
        defence=1,
        lead_attack=1,
        path=1,
        paths=span(3, 6),
    ),
    character(
        "denethor",
        DUNEDAIN,
        Action("reserve", (Take(Which(names=("boromir", "faramir"))),), (ForsakeCards(),)),
        lead_attack=1,
        lead_defence=1,
        unsure={"path": "one-without-paths"},
    ),
    character(
        "faramir",
        DUNEDAIN,
        OnArrival((May((OtherPath(),)),), at="path 7"),
        defence=1,
        lead_attack=1,
        path=1,
        paths=span(7, 8),
    ),
    character(
        "halbarad",
        DUNEDAIN,
        Action("reserve", (Take(Which(names=("strider", "aragorn"))),), (CycleSelf(),)),
        defence=1,
        lead_attack=1,
        path=1,
        paths=span(2, 3),
    ),
    character(
        "prince-imrahil",
        DUNEDAIN,
        OnPlay((May((Take(Which(names=("knights-of-dol-amroth",))),), CycleOne()),)),
        defence=1,
        lead_attack=1,
    ),
    character(
        "strider",
        DUNEDAIN,
        Action("path", (NextPath(),)),
        GivesWay("aragorn"),
        attack=1,
        defence=1,
        path=2,
        paths=span(2, 6),
    ),
    item(
        "anduril",
        DUNEDAIN,
        ("strider", "aragorn"),
        Action("reserve", (ActivateAndMove(Grounds(faction=DUNEDAIN), must=True),)),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
    item(
        "blade-of-westernesse",
        DUNEDAIN,
        ("faction hobbit",),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
    event(
        "paths-of-the-dead",
        DUNEDAIN,
        Forsake(2),
        Draw(4, one_more=Stands(("strider", "aragorn"), "reserve")),
        unsure={"event": "fifth-card-anywhere"},
    ),
    event(
        "the-red-arrow",
        DUNEDAIN,
        Permit(Which(faction=ROHAN), Grounds(faction=DUNEDAIN)),
    ),
    event(
        "the-three-hunters",
        DUNEDAIN,
        Permit(Which(names=("legolas", "gimli", "strider", "aragorn")), Grounds(), any_army=True),
    ),
)
