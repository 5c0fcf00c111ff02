"""The Elves: the lords of Rivendell and Lórien, their Rings and their gifts."""

from typing import Final

from mathom.games.warcards.abilities import (
    Action,
    CarriesMore,
    CycledInstead,
    DrawsMore,
    GuardsPath,
    Lends,
    OnlyWeapon,
    OnPlay,
    SeesTop,
)
from mathom.games.warcards.card import Card, army, character, item, span
from mathom.games.warcards.effects.costs import CycleSelf, EliminateSelf
from mathom.games.warcards.effects.drawing import Draw, Take
from mathom.games.warcards.effects.flow import Each
from mathom.games.warcards.effects.icons import Cleanse, Strengthen
from mathom.games.warcards.filters import Which
from mathom.games.warcards.terms import CHARACTER, ELF, FREE, HOBBIT, WEAPON

ELF_CARDS: Final[tuple[Card, ...]] = (
    army("high-elves", ELF, 2, 2, copies=2),
    character(
        "arwen",
        ELF,
        OnPlay((Draw(1),)),
        Lends(("strider", "aragorn"), defence=1, path=1),
        lead_defence=1,
    ),
    character(
        "elrond",
        ELF,
        OnPlay((Draw(1),)),
        CarriesMore("reserve"),
        attack=1,
        defence=1,
        lead_attack=1,
        lead_defence=1,
        path=2,
        paths=span(3, 3),
    ),
    character(
        "galadriel",
        ELF,
        OnPlay((Draw(1),)),
        DrawsMore(1, then_cycle=1),
        attack=1,
        defence=1,
        lead_attack=1,
        lead_defence=1,
        path=2,
        paths=span(5, 5),
    ),
    character(
        "legolas",
        ELF,
        OnPlay((Take(Which(names=("bow-of-the-galadhrim",)), optional=True),)),
        attack=1,
        defence=1,
        path=1,
        paths=span(3, 9),
    ),
    item(
        "bow-of-the-galadhrim",
        ELF,
        ("faction elf",),
        OnlyWeapon(),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
    item(
        "elven-cloak",
        ELF,
        ("faction hobbit", "faction elf"),
        CycledInstead("path-combat"),
        path=1,
    ),
    item(
        "lembas",
        ELF,
        ("faction hobbit",),
        Action(
            "path",
            (Cleanse(Which(faction=HOBBIT, type=CHARACTER)),),
            (EliminateSelf(),),
            user=HOBBIT,
        ),
    ),
    item("mirror-of-galadriel", ELF, ("galadriel",), SeesTop()),
    item(
        "nenya-ring-of-adamant",
        ELF,
        ("galadriel",),
        Action("reserve", (Strengthen("either", attack=False),), (CycleSelf(),)),
        attack=1,
        defence=1,
        path=1,
        unsure={
            "attack": "blank-but-counted",
            "defence": "blank",
            "path": "blank",
        },
    ),
    item(
        "phial-of-galadriel",
        ELF,
        ("frodo-baggins", "sam-gamgee"),
        GuardsPath(2),
    ),
    item(
        "vilya-ring-of-air",
        ELF,
        ("elrond",),
        Action("reserve", (Each(FREE, (Draw(1),)),), (CycleSelf(),)),
        attack=1,
        defence=1,
        path=1,
    ),
)
