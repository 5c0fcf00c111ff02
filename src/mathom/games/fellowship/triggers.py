"""What texts answer: the kinds of happenings, and the words that name them."""

from dataclasses import dataclass
from typing import Final

from mathom.games.fellowship.filters import ANYTHING, Filter
from mathom.games.fellowship.language import Condition, Doing, Trigger
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, TURN

# --- Kinds of happenings. Those up to `EXERTING` are about to happen and can be replaced.

WOUNDING: Final = 0
HEALING: Final = 1
EXERTING: Final = 2
WOUNDED: Final = 3
EXERTED: Final = 4
PLAYED: Final = 5
WINS: Final = 6
LOSES: Final = 7
KILLED: Final = 8
MOVES_FROM: Final = 9
MOVES: Final = 10
MOVES_TO: Final = 11
BEGINS: Final = 12
"""A turn or a phase begins; `Happening.on` tells which."""
ENDS: Final = 13
RING_PUT_ON: Final = 14
ASSIGNED: Final = 15
LEAVES: Final = 16
BECOMES: Final = 17
KINDS: Final = (
    "wounding",
    "healing",
    "exerting",
    "wounded",
    "exerted",
    "played",
    "wins",
    "loses",
    "killed",
    "moves-from",
    "moves",
    "moves-to",
    "begins",
    "ends",
    "ring-put-on",
    "assigned",
    "leaves",
    "becomes",
)


@dataclass(frozen=True)
class About(Trigger):
    """Something that happens to a card of some kind."""

    who: Filter

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return self.who.matches(t, h.card, d)


class AboutToBeWounded(About):
    def listens(self) -> tuple[int, ...]:
        return (WOUNDING,)


class AboutToExert(About):
    def listens(self) -> tuple[int, ...]:
        return (EXERTING,)


class AboutToHeal(About):
    def listens(self) -> tuple[int, ...]:
        return (HEALING,)


class Wounded(About):
    def listens(self) -> tuple[int, ...]:
        return (WOUNDED,)


class Exerted(About):
    def listens(self) -> tuple[int, ...]:
        return (EXERTED,)


class Wins(About):
    def listens(self) -> tuple[int, ...]:
        return (WINS,)


class MovesTo(About):
    def listens(self) -> tuple[int, ...]:
        return (MOVES_TO,)


class MovesFrom(About):
    def listens(self) -> tuple[int, ...]:
        return (MOVES_FROM,)


class LeavesPlay(About):
    def listens(self) -> tuple[int, ...]:
        return (LEAVES,)


class IsAssigned(About):
    def listens(self) -> tuple[int, ...]:
        return (ASSIGNED,)


@dataclass(frozen=True)
class Played(About):
    on: Filter | None = None

    def listens(self) -> tuple[int, ...]:
        return (PLAYED,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        if not self.who.matches(t, h.card, d):
            return False
        return self.on is None or (h.on != NOBODY and self.on.matches(t, h.on, d))


@dataclass(frozen=True)
class Loses(About):
    to: Filter | None = None

    def listens(self) -> tuple[int, ...]:
        return (LOSES,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        if not self.who.matches(t, h.card, d):
            return False
        return self.to is None or any(self.to.matches(t, foe, d) for foe in h.foes)


@dataclass(frozen=True)
class Killed(About):
    by: Filter | None = None
    in_skirmish: bool = False

    def listens(self) -> tuple[int, ...]:
        return (KILLED,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        if not self.who.matches(t, h.card, d):
            return False
        if self.in_skirmish and not h.foes:
            return False
        return self.by is None or any(self.by.matches(t, killer, d) for killer in h.by)


@dataclass(frozen=True)
class Moves(Trigger):
    def listens(self) -> tuple[int, ...]:
        return (MOVES,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return True


@dataclass(frozen=True)
class RingPutOn(Trigger):
    def listens(self) -> tuple[int, ...]:
        return (RING_PUT_ON,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return True


@dataclass(frozen=True)
class StartOf(Trigger):
    """A turn or a phase begins. `yours`: only if it is the phase of who owns the card."""

    what: int
    yours: bool = False

    def listens(self) -> tuple[int, ...]:
        return (BEGINS,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return h.on == self.what and (not self.yours or h.card == d.by)


@dataclass(frozen=True)
class EndOf(Trigger):
    what: int
    yours: bool = False

    def listens(self) -> tuple[int, ...]:
        return (ENDS,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return h.on == self.what and (not self.yours or h.card == d.by)


@dataclass(frozen=True)
class Becomes(Trigger):
    """As soon as something is so. It is looked for after every change; see `rules.settling`."""

    condition: Condition

    def listens(self) -> tuple[int, ...]:
        return (BECOMES,)

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return self.condition.why_not(t, d) is None


played: Final = Played
wins: Final = Wins
loses: Final = Loses
killed: Final = Killed
about_to_be_wounded: Final = AboutToBeWounded
about_to_exert: Final = AboutToExert
about_to_heal: Final = AboutToHeal
wounded: Final = Wounded
exerted: Final = Exerted
moves_to: Final = MovesTo
moves_from: Final = MovesFrom
moves: Final = Moves
start_of: Final = StartOf
end_of: Final = EndOf
becomes: Final = Becomes
ring_put_on: Final = RingPutOn
is_assigned: Final = IsAssigned


def leaves_play(who: Filter = ANYTHING) -> Trigger:
    return LeavesPlay(who)


START_OF_TURN: Final = Happening(BEGINS, on=TURN)
