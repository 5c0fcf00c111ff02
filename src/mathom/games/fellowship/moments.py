"""What there is to see that no position holds: a skirmish that begins and ends, arrows."""

from typing import Final, Literal

from mathom.core.event import Moment


class SkirmishBegins(Moment, frozen=True):
    """Who meets whom, and how strong they are before anybody acts. Cards are named as options name
    them.
    """

    defender: str
    minions: list[str]
    free: int
    shadow: int


class SkirmishOver(Moment, frozen=True):
    """How it was decided."""

    defender: str | None
    minions: list[str]
    free: int
    shadow: int
    winner: Literal["free", "shadow"]
    crushing: bool
    """Whether the losers were overwhelmed."""
    damage: int
    """Wounds for each loser, unless overwhelmed."""


class ArcheryFire(Moment, frozen=True):
    """Both totals."""

    free: int
    shadow: int


MOMENTS: Final = (SkirmishBegins, SkirmishOver, ArcheryFire)
