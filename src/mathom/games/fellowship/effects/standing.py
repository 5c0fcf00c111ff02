"""Words that hold: as a text of their own always, or for a while once they are done."""

from dataclasses import dataclass
from typing import Final

from mathom.core.ask import Question
from mathom.games.fellowship.effects.targets import Each, Targeted, Who
from mathom.games.fellowship.filters import ANYTHING, RING_BEARER, THE_ONE_RING, Filter, Keyword
from mathom.games.fellowship.language import (
    DEFAULT_UNTIL,
    Amount,
    Condition,
    Doing,
    Standing,
    amount,
)
from mathom.games.fellowship.players import Player
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.lasting import last, limited
from mathom.games.fellowship.rules.memo import context
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import FREE_SIDE, NOBODY

TO_STRENGTHEN: Final = Question("strengthen")
TO_GRANT: Final = Question("grant")
TO_PROTECT: Final = Question("protect")
TO_CALL: Final = Question("call")
TO_PARRY: Final = Question("parry")


@dataclass(frozen=True)
class Holds(Targeted, Standing):
    """A word that is about cards in play."""

    until: int = DEFAULT_UNTIL
    while_: Condition | None = None

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return self.which.matches(t, card, d)

    def much(self, t: Table, d: Doing) -> int:
        return 1

    def value(self, t: Table, card: int, d: Doing) -> int:
        return self.much(t, d)

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        """What is counted is counted now, once."""
        if cards:
            last(t, d, self, cards, self.much(t, d))
        t.then(d)


@dataclass(frozen=True)
class Strength(Holds):
    """More strength, or less."""

    n: int | Amount = 0
    most: int = 0
    """Uses of this text may add up to so much in a phase."""

    @property
    def question(self) -> Question:
        return TO_STRENGTHEN

    def much(self, t: Table, d: Doing) -> int:
        return amount(self.n, t, d)

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        much = self.much(t, d)
        if self.most:
            much = limited(t, d, much, self.most)
        if cards and much:
            last(t, d, self, cards, much)
        t.then(d)


@dataclass(frozen=True)
class Gains(Holds):
    """A keyword."""

    keyword: str = ""
    n: int = 1

    @property
    def question(self) -> Question:
        return TO_GRANT

    def much(self, t: Table, d: Doing) -> int:
        return self.n


class Tough(Holds):
    """Threefold strength is needed to overwhelm them."""

    @property
    def question(self) -> Question:
        return TO_PROTECT


class OneWound(Holds):
    """They take no more than one wound in a skirmish."""

    @property
    def question(self) -> Question:
        return TO_PROTECT


class NoWounds(Holds):
    @property
    def question(self) -> Question:
        return TO_PROTECT


class NoHealing(Holds):
    """They can't be healed."""


class JoinsIn(Holds):
    """An ally may take part in archery and skirmishes wherever the fellowship is (T-22.7)."""

    @property
    def question(self) -> Question:
        return TO_CALL


class DoesNotShoot(Holds):
    """It does not count as an archer."""


class BurdensStay(Holds):
    """The Ring-bearer's burdens can't be removed."""


class RingHasNoText(Holds):
    """The One Ring has no game text. Its bonuses stay."""

    @property
    def silences(self) -> bool:
        return True

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        """Which texts are heard is kept with what is in play."""
        super().act(t, d, cards)
        changed(t, Change.TABLE)


@dataclass(frozen=True)
class SafeFrom(Holds):
    """They can't be discarded by a player."""

    player: Player | None = None


@dataclass(frozen=True)
class IgnoreBonus(Holds):
    """The strength that items give does not count, for anybody or for some."""

    on: Filter | None = None

    @property
    def question(self) -> Question:
        return TO_PARRY

    def against(self, t: Table, bearer: int, source: int) -> bool:
        """Whether it holds for an item of that bearer."""
        if self.on is None:
            return True
        return self.on.matches(t, bearer, context(t, source))


@dataclass(frozen=True)
class CannotAssign(Holds):
    """The Free Peoples player can't assign one to the other."""

    to: Filter = ANYTHING

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        last(t, d, self, cards, 1, tuple(self.to.these(t, d)))
        t.then(d)


# --- About cards anywhere, or the table as a whole


@dataclass(frozen=True)
class OfTable(Standing):
    """A word that is about no card in play. While it lasts it is kept with nobody."""

    until: int = DEFAULT_UNTIL
    while_: Condition | None = None

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return True

    def much(self, t: Table, d: Doing) -> int:
        return 1

    def value(self, t: Table, card: int, d: Doing) -> int:
        return self.much(t, d)

    def do(self, t: Table, d: Doing) -> None:
        last(t, d.next(), self, (NOBODY,), self.much(t, d))
        t.then(d.next())


@dataclass(frozen=True)
class ArcheryTotal(OfTable):
    """A side's archery total."""

    side: int = FREE_SIDE
    n: int | Amount = 0

    def much(self, t: Table, d: Doing) -> int:
        return amount(self.n, t, d)

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return card == NOBODY


@dataclass(frozen=True)
class Cost(OfTable):
    """What such cards cost."""

    which: Filter = ANYTHING
    n: int = 0
    first: int = 0
    """Only for the first one in a turn or a phase."""

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return self.which.matches(t, card, d)

    def much(self, t: Table, d: Doing) -> int:
        return self.n


@dataclass(frozen=True)
class RoamingPenalty(OfTable):
    """What roaming minions cost more."""

    which: Filter = ANYTHING
    n: int = 0

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return self.which.matches(t, card, d)

    def much(self, t: Table, d: Doing) -> int:
        return self.n


@dataclass(frozen=True)
class ShadowNumber(OfTable):
    """A site's Shadow number."""

    which: Filter = ANYTHING
    n: int | Amount = 0

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return self.which.matches(t, card, d)

    def much(self, t: Table, d: Doing) -> int:
        return amount(self.n, t, d)


@dataclass(frozen=True)
class MoveLimit(OfTable):
    n: int = 0

    def much(self, t: Table, d: Doing) -> int:
        return self.n


@dataclass(frozen=True)
class Skip(OfTable):
    """A phase is skipped."""

    phase: int = 0


@dataclass(frozen=True)
class CannotPlay(OfTable):
    which: Filter = ANYTHING

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return self.which.matches(t, card, d)


class CannotMove(OfTable):
    """The fellowship can't move again."""


@dataclass(frozen=True)
class NoActions(OfTable):
    """No events are played and no special abilities used in a phase."""

    phase: int = 0


# --- How texts say them


def strength(who: Who, n: int | Amount, most: int = 0) -> Strength:
    return Strength(who, n=n, most=most)


def gains(who: Who, keyword: Keyword) -> Gains:
    return Gains(who, keyword=keyword.keyword, n=max(keyword.value, 1))


tough: Final = Tough
one_wound: Final = OneWound
no_wounds: Final = NoWounds
no_healing: Final = NoHealing
joins_in: Final = JoinsIn
does_not_shoot: Final = DoesNotShoot


def burdens_stay() -> BurdensStay:
    return BurdensStay(RING_BEARER)


def ring_has_no_text() -> RingHasNoText:
    return RingHasNoText(Each(THE_ONE_RING))


def safe_from(who: Who, player: Player) -> SafeFrom:
    return SafeFrom(who, player=player)


def ignore_bonus(items: Who, on: Filter | None = None) -> IgnoreBonus:
    return IgnoreBonus(items, on=on)


def cannot_assign(who: Who, to: Filter) -> CannotAssign:
    return CannotAssign(who, to=to)


def archery_total(side: int, n: int | Amount) -> ArcheryTotal:
    return ArcheryTotal(side=side, n=n)


def cost(which: Each, n: int, first: int = 0) -> Cost:
    return Cost(which=which.which, n=n, first=first)


def roaming(which: Each, n: int) -> RoamingPenalty:
    return RoamingPenalty(which=which.which, n=n)


def shadow_number(which: Filter, n: int | Amount) -> ShadowNumber:
    return ShadowNumber(which=which, n=n)


def move_limit(n: int) -> MoveLimit:
    return MoveLimit(n=n)


def skip(phase: int) -> Skip:
    return Skip(phase=phase)


def cannot_play(which: Filter) -> CannotPlay:
    return CannotPlay(which=which)


cannot_move: Final = CannotMove


def no_actions(phase: int) -> NoActions:
    return NoActions(phase=phase)
