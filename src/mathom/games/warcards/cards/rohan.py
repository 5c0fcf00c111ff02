"""Rohan: the Riders and the house of Eorl."""

from typing import Final

from mathom.games.warcards.abilities import Action, Bonus, OnPlay
from mathom.games.warcards.card import Card, army, character, event, item
from mathom.games.warcards.effects.conditions import Stands
from mathom.games.warcards.effects.drawing import Take
from mathom.games.warcards.effects.eliminating import Eliminate, SacrificeReserve
from mathom.games.warcards.effects.locations import ActivateAndMove
from mathom.games.warcards.effects.sifting import DrawAndPlay
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import ARMY, CHARACTER, CYCLED, MORDOR, MOUNT, NAZGUL, ROHAN

ROHAN_CARDS: Final[tuple[Card, ...]] = (
    army("riders-of-rohan", ROHAN, 2, 1, copies=2),
    army("village-militia", ROHAN, 1, 1),
    character(
        "eomer",
        ROHAN,
        OnPlay((DrawAndPlay(5, Which(faction=ROHAN, type=ARMY)),)),
        attack=1,
        lead_defence=1,
    ),
    character(
        "eowyn",
        ROHAN,
        OnPlay((Eliminate(Which(type=CHARACTER, keyword=NAZGUL), optional=True),), at="ground"),
        OnPlay(
            (
                Take(
                    Which(names=("merry-brandybuck", "pippin-took")),
                    sources=(CYCLED,),
                    optional=True,
                ),
            ),
            at="reserve",
        ),
        lead_attack=1,
        lead_defence=1,
        unsure={
            "attack": "one",
            "lead_attack": "none",
            "abilities": "nazgul-anywhere",
        },
    ),
    character(
        "theoden",
        ROHAN,
        Bonus(Stands(("gandalf-the-grey", "gandalf-the-white")), attack=1, defence=1),
        OnPlay((DrawAndPlay(5, Which(faction=ROHAN)),)),
    ),
    item(
        "shadowfax",
        ROHAN,
        ("gandalf-the-grey", "gandalf-the-white"),
        Action("reserve", (ActivateAndMove(Grounds(), must=True),)),
        attack=1,
        defence=1,
        keywords=(MOUNT,),
    ),
    event(
        "death-ride-ride-to-ruin",
        ROHAN,
        SacrificeReserve(Which(faction=ROHAN), faction=MORDOR),
    ),
)
