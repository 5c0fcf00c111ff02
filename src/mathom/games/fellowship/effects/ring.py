"""Words about The One Ring."""

from dataclasses import dataclass
from typing import Final

from mathom.core.event import TURNING
from mathom.core.why import Why
from mathom.games.fellowship.language import Doing, Word
from mathom.games.fellowship.rules import deeds
from mathom.games.fellowship.rules.zones import enter_play, name, take_from
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import BORNE, COMPANIONS

WORN_ALREADY: Final = Why("worn-already", "T-25.5")
RING_SILENT: Final = Why("ring-silent", "T-25.3")
NOT_IN_FELLOWSHIP: Final = Why("not-in-fellowship", "T-25.10")


@dataclass(frozen=True)
class WearRing(Word):
    """The Ring-bearer puts The One Ring on, until regroup (T-25.3, T-25.9)."""

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return WORN_ALREADY if t.seats[t.free].worn else None

    def do(self, t: Table, d: Doing) -> None:
        t.then(d.next())
        deeds.put_ring_on(t)


@dataclass(frozen=True)
class BecomeRingBearer(Word):
    """This companion takes the Ring from a dead Ring-bearer (T-25.10)."""

    def do(self, t: Table, d: Doing) -> None:
        t.then(d.next())
        if t.zone[d.card] != COMPANIONS:
            return
        player = t.seats[d.by]
        player.ring_bearer = d.card
        take_from(t, player.ring)
        enter_play(t, player.ring, BORNE, d.card)
        t.tell("takes-ring", {"card": name(t, d.card)}, weight=TURNING)


wear_ring: Final = WearRing
become_ring_bearer: Final = BecomeRingBearer
