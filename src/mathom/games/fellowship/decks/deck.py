"""A deck that somebody brings to the table."""

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Deck:
    """A Ring-bearer, a Ring, nine sites, and the draw deck: copies by card."""

    name: str
    """Of a deck that everybody knows; empty if somebody built it."""
    ring_bearer: str
    """Empty as long as whoever builds it has chosen none; so is the Ring."""
    ring: str
    sites: tuple[str, ...]
    cards: dict[str, int]
    start: tuple[str, ...] = ()
    """Who begins in the fellowship in the first game, beside the Ring-bearer (T-6.2)."""

    @cached_property
    def in_order(self) -> list[str]:
        """The Ring-bearer and the Ring come first, then the sites, then the draw deck."""
        drawn = [name for name, copies in self.cards.items() for _ in range(copies)]
        return [self.ring_bearer, self.ring, *self.sites, *drawn]
