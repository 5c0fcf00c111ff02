"""The two who fight: who they are, and how strong."""

from mathom.games.confrontation.data import (
    CAVE_TROLL,
    FANGORN,
    FELLOWSHIP,
    GONDOR,
    ORCS_STAR,
    ROHAN,
    SAM,
    SAM_STAR,
    SAURON,
    STRENGTH,
    THEODEN,
    TREEBEARD,
    WARG,
)
from mathom.games.confrontation.state import NOBODY, Confrontation


def is_fighting(t: Confrontation) -> bool:
    """Whether two have been matched with each other."""
    return t.foe != NOBODY


def fellow(t: Confrontation) -> int:
    """The Fellowship's fighter."""
    return t.mover if t.active == FELLOWSHIP else t.foe


def servant(t: Confrontation) -> int:
    """Sauron's fighter."""
    return t.foe if t.active == FELLOWSHIP else t.mover


def ability_works(t: Confrontation) -> bool:
    """Whether the Fellowship's fighter has its own ability: the Warg° takes it away, Gwaihir
    replaces it (C-8.62, C-12.26).
    """
    return not t.gwaihir and t.cast[servant(t)] != WARG


def strength(t: Confrontation, side: int) -> int:
    """A fighter's strength without the card."""
    return servants_strength(t) if side == SAURON else _fellows_strength(t) + t.supported


def servants_strength(t: Confrontation) -> int:
    character = t.cast[servant(t)]
    if character == ORCS_STAR and t.active == SAURON:
        return 6
    return STRENGTH[character]


def _fellows_strength(t: Confrontation) -> int:
    character = t.cast[fellow(t)]
    if ability_works(t):
        if character == SAM and t.five:
            return 5
        if character == SAM_STAR and t.active == SAURON:
            return servants_strength(t)
        if character == THEODEN and t.field in (ROHAN, GONDOR):
            return 4
        if character == TREEBEARD and t.field == FANGORN:
            return 6
    return STRENGTH[character]


def added(t: Confrontation, side: int) -> int:
    """What the card being played adds (C-4.28)."""
    card = t.played[side]
    if card > 6:
        return 0
    if side == SAURON and (t.cloaked or t.cast[servant(t)] == CAVE_TROLL):
        return 0
    return card
