"""What can be seen of a combat between two positions: it is over before anybody is asked again.

Nothing is made when nobody listens.
"""

from typing import Literal

import msgspec

from mathom.core.event import Moment
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES
from mathom.games.warcards.rules.tally import Tally, Worth, attacking_side
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import NOBODY, SIDES, SideName


class WarCount(msgspec.Struct, frozen=True):
    """One army or character of a combat."""

    card: str
    icons: int
    """What it brings, with all that it wields."""
    idle: int
    """Leadership that lacks an army."""


class CombatBegins(Moment, frozen=True):
    location: str
    attacker: SideName
    attackers: list[WarCount]
    added: int
    """Attack icons that were added to the location."""
    attack: int
    """All of them."""
    guard: int
    """What the location itself cancels."""
    defenders: list[WarCount]
    defence: int
    """What the defenders can cancel."""


class FighterLeaves(Moment, frozen=True):
    """One of those who fought goes; of several alike it does not matter which."""

    card: str
    fate: Literal["lost", "cycled"]


class CombatEnds(Moment, frozen=True):
    location: str
    winner: SideName | None
    left: int
    """Attack icons that nothing cancelled."""


class Corrupted(Moment, frozen=True):
    """Also the last word on a path that was lost."""

    tokens: int
    total: int


MOMENTS = (CombatBegins, FighterLeaves, CombatEnds, Corrupted)


def combat_begins(t: War, location: int, counted: Tally) -> CombatBegins | None:
    if t.story is None:
        return None
    return CombatBegins(
        location=LOCATION_NAMES[location],
        attacker=SIDES[attacking_side(location)],
        attackers=[_count(worth) for worth in counted.attackers],
        added=t.attack[location],
        attack=counted.attack,
        guard=counted.guard,
        defenders=[_count(worth) for worth in counted.defenders],
        defence=sum(worth.icons for worth in counted.defenders),
    )


def _count(worth: Worth) -> WarCount:
    idle = 0 if worth.supported else worth.leadership
    return WarCount(NAMES[worth.card], worth.icons, idle)


def fighter_leaves(t: War, card: int, fate: Literal["lost", "cycled"]) -> FighterLeaves | None:
    return None if t.story is None else FighterLeaves(NAMES[card], fate)


def combat_ends(t: War, location: int, winner: int, left: int) -> CombatEnds | None:
    if t.story is None:
        return None
    side = None if winner == NOBODY else SIDES[winner]
    return CombatEnds(LOCATION_NAMES[location], side, left)


def corrupted(t: War, tokens: int) -> Corrupted | None:
    return None if t.story is None else Corrupted(tokens, t.corruption)
