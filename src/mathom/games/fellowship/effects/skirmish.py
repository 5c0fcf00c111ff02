"""Words about who fights whom."""

from dataclasses import dataclass
from typing import Final

from mathom.core.ask import Play, Question, choose
from mathom.core.why import Why
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import Doing, Word
from mathom.games.fellowship.rules.activity import meant
from mathom.games.fellowship.rules.assignment import (
    Answered,
    are_kept_apart,
    can_be_assigned,
    is_free,
    may_be_sent,
)
from mathom.games.fellowship.rules.assignment import (
    assign as pair,
)
from mathom.games.fellowship.rules.changes import changed
from mathom.games.fellowship.rules.options import card_options
from mathom.games.fellowship.rules.skirmish import cancel
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY

WHO_FIGHTS: Final = Question("assign-who")
AGAINST_WHOM: Final = Question("assign-to")
NOBODY_FREE: Final = Why("nobody-free", "T-16.2")
NO_SKIRMISH: Final = Why("no-skirmish", "T-17.3")


@dataclass(frozen=True)
class Assign(Word):
    """One to one, and only if neither is assigned yet (T-16.2)."""

    who: Filter
    to: Filter
    extra: bool = False
    """An additional skirmish, beyond those of the round."""

    def defenders(self, t: Table, d: Doing) -> list[int]:
        """Those for whom there is a minion."""
        return [
            card
            for card in meant(t, self.who, d)
            if can_be_assigned(t, card) and is_free(t, card) and self.minions(t, d, card)
        ]

    def minions(self, t: Table, d: Doing, who: int) -> list[int]:
        return [
            card
            for card in meant(t, self.to, d)
            if is_free(t, card)
            and may_be_sent(t, card)
            and not (d.by == t.free and are_kept_apart(t, who, card))
        ]

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if self.defenders(t, d) else NOBODY_FREE

    def do(self, t: Table, d: Doing) -> Play | None:
        if self.why_not(t, d) is not None:
            t.then(d.next())
            return None
        return self._choose(t, d)

    def _choose(self, t: Table, d: Doing) -> Play:
        said = name(t, d.card)
        whos = card_options(t, self.defenders(t, d))
        who = yield from choose(d.by, whos, WHO_FIGHTS.about(card=said))
        minions = card_options(t, self.minions(t, d, who))
        minion = yield from choose(d.by, minions, AGAINST_WHOM.about(card=said))
        t.then(Answered(), d.chose((who,)))
        pair(t, who, minion, extra=self.extra)


@dataclass(frozen=True)
class UnassignAll(Word):
    """All assignments end."""

    def do(self, t: Table, d: Doing) -> None:
        t.fights.clear()
        changed(t)
        t.then(d.next())


@dataclass(frozen=True)
class CancelSkirmish(Word):
    """The skirmish of such a character ends without a winner."""

    who: Filter

    def why_not(self, t: Table, d: Doing) -> Why | None:
        fight = t.fight
        if fight is None or fight.defender == NOBODY:
            return NO_SKIRMISH
        return None if self.who.matches(t, fight.defender, d) else NO_SKIRMISH

    def do(self, t: Table, d: Doing) -> None:
        t.then(d.next())
        if self.why_not(t, d) is None:
            cancel(t)


assign: Final = Assign
unassign_all: Final = UnassignAll
cancel_skirmish: Final = CancelSkirmish
