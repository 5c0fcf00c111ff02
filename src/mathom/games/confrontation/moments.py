"""A battle line by line: most of what happens in one is over before anybody is asked again.

Each line shows the fighters as they are when it is told. Nothing is made when nobody listens.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from mathom.core.event import Moment
from mathom.games.confrontation.data import (
    AWAY,
    CARD_NAMES,
    FELLOWSHIP,
    NO_CARD,
    REGION_NAMES,
    SAURON,
    SIDE_NAMES,
    CardName,
    CharacterName,
    RegionName,
    SideName,
)
from mathom.games.confrontation.rules.fighters import added, fellow, servant, strength
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of

Stage: TypeAlias = Literal["opponent", "reveal", "abilities", "cards", "texts", "strength", "after"]
"""A step of a battle, as people think of them."""
STAGES: Final[dict[str, Stage]] = {
    "foe": "opponent",
    "meet": "opponent",
    "sam": "reveal",
    "gwaihir": "reveal",
    "fellowship-ability": "abilities",
    "sauron-ability": "abilities",
    "palantir": "cards",
    "cards": "cards",
    "foreseen": "cards",
    "answer": "cards",
    "force": "cards",
    "another": "cards",
    "four": "cards",
    "mouth": "cards",
    "support": "cards",
    "texts": "texts",
    "fellowship-text": "texts",
    "retreat-as-well": "texts",
    "compare": "strength",
    "escape": "after",
}
"""By step of the rules."""


class FighterView(msgspec.Struct, frozen=True):
    name: CharacterName
    star: bool
    strength: int
    """With everything that has been decided so far, without the card."""
    card: CardName | None
    """The card that has been shown."""
    adds: int
    """What the card adds."""


class Fighter(FighterView, frozen=True):
    """A fighter, and what becomes of it."""

    total: int
    fate: Literal["fights", "defeated", "gone"]


class Battle(Moment, frozen=True):
    region: RegionName
    attacker: SideName
    fellowship: Fighter
    sauron: Fighter
    stage: Stage
    no_cards: bool
    gwaihir: bool
    support: bool
    """Whether Gandalf adds one."""
    begins: bool
    """Whether the fighters have just been revealed. Whatever follows, up to the next beginning, is
    of the same battle."""
    beat: bool
    """Whether it is worth a look of its own before the story goes on."""


def battle(t: Confrontation, *, begins: bool = False, beat: bool = True) -> Battle | None:
    """The battle as it is now. Nothing if there is none: the Balrog strikes without one."""
    if t.story is None or t.foe == NOBODY:
        return None
    return Battle(
        region=REGION_NAMES[t.field],
        attacker=SIDE_NAMES[t.active],
        fellowship=_fighter(t, FELLOWSHIP),
        sauron=_fighter(t, SAURON),
        stage=STAGES[t.step],
        no_cards=t.no_cards,
        gwaihir=t.gwaihir,
        support=t.supported,
        begins=begins,
        beat=beat,
    )


def _fighter(t: Confrontation, side: int) -> Fighter:
    seen = fighter_view(t, side)
    where = t.where[fellow(t) if side == FELLOWSHIP else servant(t)]
    return Fighter(
        seen.name,
        seen.star,
        seen.strength,
        seen.card,
        seen.adds,
        seen.strength + seen.adds,
        "defeated" if where == AWAY else "fights" if where == t.field else "gone",
    )


def fighter_view(t: Confrontation, side: int) -> FighterView:
    piece = fellow(t) if side == FELLOWSHIP else servant(t)
    card = t.played[side]
    return FighterView(
        name_of(t, piece),
        bool(t.cast[piece] & 1),
        strength(t, side),
        None if card == NO_CARD else CARD_NAMES[card],
        added(t, side),
    )
