"""What must be so."""

from dataclasses import dataclass
from typing import Final

from mathom.core.why import Why
from mathom.games.fellowship.amounts import BURDENS
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import Amount, Condition, Doing
from mathom.games.fellowship.players import Player
from mathom.games.fellowship.rules.activity import in_play, meant, site_of
from mathom.games.fellowship.rules.zones import deck_size
from mathom.games.fellowship.state import Table, here
from mathom.games.fellowship.terms import NOBODY

CANT_SPOT: Final = Why("cant-spot", "T-32.1")
SPOTTED: Final = Why("spotted", "T-32.3")
ELSEWHERE: Final = Why("elsewhere", "T-24.4")
FEW_BURDENS: Final = Why("few-burdens", "T-25.6")
TOO_LITTLE: Final = Why("too-little", "T-27.3")
POOL_TOO_FULL: Final = Why("pool-too-full", "T-4.6")
NOT_WORN: Final = Why("not-worn", "T-25.4")
WRONG_PHASE: Final = Why("wrong-phase", "T-10.6")
NOT_SUCH: Final = Why("not-such", "T-27.3")
HAND_TOO_SMALL: Final = Why("hand-too-small", "T-27.3")
DECK_NOT_EMPTY: Final = Why("deck-not-empty", "T-27.3")
NOT_AWAITED: Final = Why("not-awaited", "T-16.10")


@dataclass(frozen=True)
class Spot(Condition):
    """One can spot so many such cards: they are in play and active (T-32.1, T-32.3)."""

    number: int
    which: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if len(meant(t, self.which, d)) >= self.number else CANT_SPOT


@dataclass(frozen=True)
class CannotSpot(Condition):
    which: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return SPOTTED if in_play(t, self.which, d) else None


@dataclass(frozen=True)
class At(Condition):
    """The fellowship is at such a site."""

    where: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        site = here(t)
        return None if site != NOBODY and self.where.matches(t, site, d) else ELSEWHERE


@dataclass(frozen=True)
class BearerAt(Condition):
    """Who bears this card is at such a site."""

    where: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        if d.bearer == NOBODY:
            return ELSEWHERE
        site = site_of(t, d.bearer)
        return None if site != NOBODY and self.where.matches(t, site, d) else ELSEWHERE


@dataclass(frozen=True)
class AtLeast(Condition):
    number: int
    amount: Amount

    def why_not(self, t: Table, d: Doing) -> Why | None:
        if self.amount.of(t, d) >= self.number:
            return None
        return FEW_BURDENS if self.amount is BURDENS else TOO_LITTLE


@dataclass(frozen=True)
class PoolBelow(Condition):
    """There is less than so much twilight; asked before a card's own is added (T-4.6)."""

    number: int

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if d.twilight_left(t) < self.number else POOL_TOO_FULL


class Worn(Condition):
    """The Ring-bearer wears The One Ring."""

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if t.seats[t.free].worn else NOT_WORN


@dataclass(frozen=True)
class During(Condition):
    phase: int

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if t.phase == self.phase else WRONG_PHASE


@dataclass(frozen=True)
class IsA(Condition):
    """What a pronoun means is such a card."""

    who: Filter
    what: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        these = self.who.these(t, d)
        return None if any(self.what.matches(t, card, d) for card in these) else NOT_SUCH


@dataclass(frozen=True)
class HandHas(Condition):
    number: int
    whose: Player

    def why_not(self, t: Table, d: Doing) -> Why | None:
        held = [len(t.hands[seat]) for seat in self.whose.seats(t, d)]
        return None if held and max(held) >= self.number else HAND_TOO_SMALL


@dataclass(frozen=True)
class DeckEmpty(Condition):
    whose: Player

    def why_not(self, t: Table, d: Doing) -> Why | None:
        empty = any(deck_size(t, seat) == 0 for seat in self.whose.seats(t, d))
        return None if empty else DECK_NOT_EMPTY


@dataclass(frozen=True)
class AwaitsSkirmish(Condition):
    """Somebody is assigned and has not fought yet."""

    who: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        fights = t.fights if t.fight is None else [*t.fights, t.fight]
        waits = any(
            fight.defender != NOBODY and self.who.matches(t, fight.defender, d) for fight in fights
        )
        return None if waits else NOT_AWAITED


@dataclass(frozen=True)
class WasAssigned(Condition):
    """Somebody was assigned to a skirmish this turn."""

    who: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if any(self.who.matches(t, card, d) for card in t.assigned) else NOT_AWAITED


WORN: Final = Worn()


def spot(first: "Filter | int", second: Filter | None = None) -> Condition:
    if isinstance(first, int):
        assert second is not None
        return Spot(first, second)
    return Spot(1, first)


none: Final = CannotSpot
at: Final = At
bearer_at: Final = BearerAt


def burdens(number: int) -> Condition:
    return AtLeast(number, BURDENS)


at_least: Final = AtLeast
pool_below: Final = PoolBelow
during: Final = During
is_a: Final = IsA
hand_has: Final = HandHas
deck_empty: Final = DeckEmpty
awaits_skirmish: Final = AwaitsSkirmish
was_assigned: Final = WasAssigned
