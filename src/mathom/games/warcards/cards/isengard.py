"""Isengard: Saruman and his servants."""

from typing import Final

from mathom.games.warcards.abilities import Action, CarriesMore, CycledInstead, DrawsMore
from mathom.games.warcards.card import Card, army, character, event, item, span
from mathom.games.warcards.effects.conditions import Stands
from mathom.games.warcards.effects.costs import EliminateSelf
from mathom.games.warcards.effects.drawing import Take
from mathom.games.warcards.effects.eliminating import Eliminate
from mathom.games.warcards.effects.flow import Either, If
from mathom.games.warcards.effects.locations import ActivateAndMove, OtherPath
from mathom.games.warcards.effects.sifting import SortTop
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import CHARACTER, ISENGARD, ROHAN, WEAPON

ISENGARD_CARDS: Final[tuple[Card, ...]] = (
    army("devilry-of-saruman", ISENGARD, 3, 0),
    army("fighting-uruk-hai", ISENGARD, 1, 2),
    army("wolf-riders", ISENGARD, 2, 1),
    army("white-hand-orcs", ISENGARD, 1, 1, copies=2),
    character(
        "grima-wormtongue",
        ISENGARD,
        Action(
            "reserve",
            (
                Either(
                    Take(Which(names=("saruman",))),
                    Eliminate(Which(faction=ROHAN, type=CHARACTER), at="anywhere"),
                ),
            ),
            (EliminateSelf(),),
        ),
        path=1,
        paths=span(1, 2) | span(5, 6),
    ),
    character(
        "saruman",
        ISENGARD,
        DrawsMore(),
        CycledInstead("forsaken-from-deck"),
        attack=1,
        defence=1,
        lead_attack=1,
        lead_defence=1,
        path=2,
        paths=span(5, 6),
    ),
    character(
        "ugluk",
        ISENGARD,
        Action("path", (OtherPath(),)),
        lead_attack=1,
        lead_defence=1,
        path=1,
        paths=span(5, 6),
    ),
    item(
        "palantir-of-orthanc",
        ISENGARD,
        ("saruman",),
        Action("reserve", (SortTop(3),), once=True),
    ),
    item(
        "sarumans-staff",
        ISENGARD,
        ("saruman",),
        CarriesMore("anywhere"),
        attack=1,
        defence=1,
        path=1,
        keywords=(WEAPON,),
    ),
    item("woven-of-all-colours", ISENGARD, ("saruman",), CycledInstead("combat")),
    event(
        "threats-and-promises",
        ISENGARD,
        If(
            Stands(("saruman",), "reserve"),
            (ActivateAndMove(Grounds(faction=ISENGARD), mover="saruman"),),
        ),
    ),
)
