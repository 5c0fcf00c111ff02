"""The four promotional cards."""

from typing import Final

from mathom.games.warcards.abilities import DrawsMore, OnPlay, Opens, Tends
from mathom.games.warcards.card import Card, character, item
from mathom.games.warcards.effects.drawing import Draw, RemoveCard
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.terms import DUNEDAIN, FREE, MONSTROUS, MORDOR, ROHAN, WIZARD

PROMO_CARDS: Final[tuple[Card, ...]] = (
    character("ioreth", DUNEDAIN, Tends(FREE, except_for=WIZARD), lead_defence=1),
    character(
        "ghan-buri-ghan",
        ROHAN,
        Opens(Which(faction=ROHAN), Grounds(names=("minas-tirith",))),
        lead_defence=1,
    ),
    item(
        "whip-of-many-thongs",
        MONSTROUS,
        ("balrog-of-moria",),
        OnPlay((Draw(1),)),
        attack=1,
        defence=1,
        path=1,
        unsure={"type": "character", "wielders": "none"},
    ),
    character(
        "gothmog",
        MORDOR,
        OnPlay((RemoveCard("the-witch-king"),)),
        DrawsMore(),
        lead_attack=1,
        lead_defence=1,
        unsure={
            "lead_attack": "blank",
            "lead_defence": "blank",
        },
    ),
)
