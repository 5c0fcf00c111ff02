"""The Southrons: the hosts of Harad and the ships of Umbar."""

from typing import Final

from mathom.games.warcards.abilities import Action, Bonus
from mathom.games.warcards.card import Card, army, character
from mathom.games.warcards.effects.conditions import At
from mathom.games.warcards.effects.costs import EliminateSelf
from mathom.games.warcards.effects.locations import Activate
from mathom.games.warcards.filters import Grounds
from mathom.games.warcards.terms import ARMY, SOUTHRON

SOUTHRON_CARDS: Final[tuple[Card, ...]] = (
    army(
        "coastal-raiders",
        SOUTHRON,
        1,
        1,
        Bonus(At("dol-amroth"), attack=1),
        Action("reserve", (Activate(Grounds(names=("dol-amroth",))),), (EliminateSelf(),)),
    ),
    army(
        "corsairs-of-umbar",
        SOUTHRON,
        1,
        1,
        Action("reserve", (Activate(Grounds(names=("umbar",))),), (EliminateSelf(),)),
    ),
    army("haradrim-mumakil", SOUTHRON, 2, 1),
    army(
        "haradrim-regulars",
        SOUTHRON,
        1,
        1,
        Action("reserve", (Activate(Grounds(names=("harad",))),), (EliminateSelf(),)),
    ),
    Card(
        "haradrim-cavalry",
        SOUTHRON,
        ARMY,
        attack=1,
        defence=1,
        abilities=(
            Bonus(At("minas-tirith"), attack=1),
            Action("reserve", (Activate(Grounds(names=("minas-tirith",))),), (EliminateSelf(),)),
        ),
        unsure={"abilities": "from-the-deck"},
    ),
    Card(
        "the-black-fleet",
        SOUTHRON,
        ARMY,
        attack=1,
        defence=1,
        abilities=(
            Bonus(At("pelargir"), attack=1),
            Action("reserve", (Activate(Grounds(names=("pelargir",))),), (EliminateSelf(),)),
        ),
        unsure={"abilities": "from-the-deck"},
    ),
    character(
        "the-black-serpent",
        SOUTHRON,
        Action(
            "reserve",
            (Activate(Grounds(faction=SOUTHRON), new=False, again=True),),
            (EliminateSelf(),),
        ),
        lead_attack=1,
        lead_defence=1,
    ),
)
