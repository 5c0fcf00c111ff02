"""Words about who does something, whether, and how often."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from mathom.core.ask import Option, Play, Prompt, Question, choose
from mathom.core.message import Message
from mathom.core.why import Why
from mathom.games.fellowship.language import (
    NOT_SO,
    Amount,
    Block,
    Condition,
    Doing,
    Payable,
    Said,
    Standing,
    Trigger,
    Word,
    amount,
    block,
)
from mathom.games.fellowship.parts import Happening, Lasting
from mathom.games.fellowship.players import Player
from mathom.games.fellowship.rules.lasting import last
from mathom.games.fellowship.rules.options import NO, YES, player_options
from mathom.games.fellowship.rules.zones import hides, name
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY, THIS_PHASE

MAY: Final = Question("may")
AGAIN: Final = Question("again")
WAY: Final = Question("way")
WHICH_PLAYER: Final = Question("player")


@dataclass(frozen=True)
class May(Word):
    """Who acts may do this, or not."""

    block: Block

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return self.block.why_no_use(t, d.part(self.block))

    def do(self, t: Table, d: Doing) -> Play | None:
        if self.why_not(t, d) is not None:
            t.then(d.next())
            return None
        return self._offer(t, d)

    def _offer(self, t: Table, d: Doing) -> Play:
        accepted = yield from choose(d.by, [YES, NO], _allowed(t, d, self))
        t.then(*([d.part(self.block)] if accepted else []), d.next())


def why_none(whys: Iterable[Why | None]) -> Why | None:
    """Why none of several things can be done: the first reason, unless there is none for one."""
    found: Why | None = None
    for why in whys:
        if why is None:
            return None
        found = found or why
    return found


@dataclass(frozen=True)
class OneOf(Payable):
    """One of several ways, at choice. What would do nothing can't be chosen; and if one can be done
    in full, a lesser one can't either.
    """

    ways: tuple[Block, ...]

    @property
    def blocks(self) -> Sequence[Block]:
        return self.ways

    @cached_property
    def is_paid_by_way(self) -> bool:
        return any(way.to for way in self.ways)

    @cached_property
    def takes_hand(self) -> bool:
        """Whether only who acts knows which ways are open."""
        return any(word.takes_hand for way in self.ways for word in way.words)

    def open(self, t: Table, d: Doing) -> list[int]:
        """The ways that can be gone: wholly, else in part. While one leads somewhere, nobody
        escapes by another that leads nowhere; if none does, one with a price may be paid (T-27.3).
        """
        allowed = [n for n, way in enumerate(self.ways) if way.why_not(t, d.part(way)) is None]
        whole = [n for n in allowed if self._why_not_whole(t, d, self.ways[n]) is None]
        if whole:
            return whole
        ways = self.ways
        partly = [n for n in allowed if ways[n].why_in_vain(t, d.part(ways[n])) is None]
        return partly or [n for n in allowed if ways[n].to] or allowed[:1]

    def _why_not_whole(self, t: Table, d: Doing, way: Block) -> Why | None:
        part = d.part(way)
        return way.why_not(t, part) or next(
            filter(None, (word.why_not(t, part) for word in way.effects)), None
        )

    def why_not(self, t: Table, d: Doing) -> Why | None:
        """As a price, one way must be paid in full (T-27.6)."""
        return why_none(self._why_not_whole(t, d, way) for way in self.ways)

    def why_in_vain(self, t: Table, d: Doing) -> Why | None:
        return why_none(way.why_no_use(t, d.part(way)) for way in self.ways)

    def why_closed(self, t: Table, d: Doing) -> Why | None:
        """Ways with prices are those of the action itself: one of them must be open (T-27.3)."""
        return why_none(way.why_not(t, d.part(way)) for way in self.ways)

    def do(self, t: Table, d: Doing) -> Play | None:
        ways = self.open(t, d)
        if not ways:
            t.then(d.next())
            return None
        unseen = self.takes_hand and hides(t, d.by)
        if len(ways) == 1 and not unseen:
            self._go(t, d, ways[0])
            return None
        return self._choose(t, d, ways)

    def _choose(self, t: Table, d: Doing, ways: list[int]) -> Play:
        offered = [
            Option(
                str(way + 1), way, Message("option-way", {"text": [_said(t, d, self.ways[way])]})
            )
            for way in ways
        ]
        prompt = WAY.about(card=name(t, d.card))
        chosen = yield from choose(d.by, offered, prompt, even_if_forced=True)
        self._go(t, d, chosen)

    def _go(self, t: Table, d: Doing, way: int) -> None:
        """An event that is paid by one of several ways is played when that way's price is paid."""
        t.then(replace(d.part(self.ways[way]), event=d.event), replace(d.next(), event=False))


def _said(t: Table, d: Doing, part: Block) -> Message:
    """How the card puts it, so that nobody has to guess what they choose."""
    # How a text sounds is made from all its words, and this is one.
    from mathom.games.fellowship.speech.choices import clause

    return clause(t.print_of[d.text], part)


def _allowed(t: Table, d: Doing, may: May) -> Prompt:
    return MAY.about(card=name(t, d.card), deeds=[_said(t, d, may.block)])


@dataclass(frozen=True)
class If(Word):
    condition: Condition
    block: Block
    otherwise: Block

    @property
    def blocks(self) -> Sequence[Block]:
        return (self.block, self.otherwise)

    def why_not(self, t: Table, d: Doing) -> Why | None:
        if self.condition.why_not(t, d) is None:
            return self.block.why_in_vain(t, d.part(self.block))
        return (
            self.otherwise.why_in_vain(t, d.part(self.otherwise))
            if self.otherwise.words
            else NOT_SO
        )

    def do(self, t: Table, d: Doing) -> None:
        way = self.block if self.condition.why_not(t, d) is None else self.otherwise
        t.then(*([d.part(way)] if way.words else []), d.next())


@dataclass(frozen=True)
class Repeat(Word):
    """So often, as it is counted when it begins. Declining one offer ends them all."""

    times: int | Amount
    block: Block

    def why_not(self, t: Table, d: Doing) -> Why | None:
        if amount(self.times, t, d) <= 0:
            return NOT_SO
        return self.block.why_in_vain(t, d.part(self.block))

    def do(self, t: Table, d: Doing) -> Play | None:
        only = self.block.words[0]
        left = amount(self.times, t, d) if d.count == 0 else d.count
        if left <= 0:
            t.then(d.next())
            return None
        rest = d.next() if left == 1 else replace(d, count=left - 1)
        if isinstance(only, May):
            if only.why_not(t, d) is not None:
                t.then(d.next())
                return None
            return self._offer(t, d, only, rest)
        t.then(d.part(self.block), rest)
        return None

    def _offer(self, t: Table, d: Doing, may: May, rest: Doing) -> Play:
        accepted = yield from choose(d.by, [YES, NO], _allowed(t, d, may))
        t.then(*([d.part(may.block), rest] if accepted else [d.next()]))


@dataclass(frozen=True)
class AsOftenAsYouLike(Word):
    least: int
    most: int
    block: Block

    def do(self, t: Table, d: Doing) -> Play | None:
        if d.count >= self.most:
            t.then(d.next())
            return None
        if d.count < self.least:
            t.then(d.part(self.block), replace(d, count=d.count + 1))
            return None
        return self._offer(t, d)

    def _offer(self, t: Table, d: Doing) -> Play:
        again = yield from choose(d.by, [YES, NO], AGAIN.about(card=name(t, d.card)))
        t.then(*([d.part(self.block), replace(d, count=d.count + 1)] if again else [d.next()]))


@dataclass(frozen=True)
class Let(Word):
    """Another player does this, and makes every choice in it."""

    player: Player
    block: Block

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return why_none(
            self.block.why_no_use(t, d.part_by(seat, self.block))
            for seat in self.player.seats(t, d)
        )

    def do(self, t: Table, d: Doing) -> Play | None:
        seats = self.player.seats(t, d)
        if self.player.one and len(seats) > 1:
            return self._choose(t, d, seats)
        t.then(*[d.part_by(seat, self.block) for seat in seats], d.next())
        return None

    def _choose(self, t: Table, d: Doing, seats: list[int]) -> Play:
        seat = yield from choose_player(t, d, seats)
        t.then(d.part_by(seat, self.block), d.next())


def choose_player(t: Table, d: Doing, seats: list[int]) -> Any:
    """One of several opponents, chosen by who acts (T-10.4)."""
    prompt = WHICH_PLAYER.about(card=name(t, d.card))
    chosen = yield from choose(d.by, player_options(seats), prompt)
    return chosen


@dataclass(frozen=True)
class Later(Standing):
    """For a while, when something happens, this is done."""

    trigger: Trigger
    block: Block
    per_player: bool = False
    """Whether it is done once for each player it falls on, however many of their cards it sees."""
    until: int = THIS_PHASE
    while_: Condition | None = None

    @property
    def answers(self) -> tuple[int, ...]:
        return self.trigger.listens()

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        return False

    def do(self, t: Table, d: Doing) -> None:
        last(t, d.next(), self, d.it or (NOBODY,), 1)
        t.then(d.next())

    def sees(self, t: Table, about: Happening, lasting: Lasting) -> bool:
        return self.trigger.sees(t, about, self._doing(about, lasting))

    def answer(self, t: Table, about: Happening, lasting: Lasting) -> None:
        t.then(self._doing(about, lasting))

    def _doing(self, about: Happening, lasting: Lasting) -> Doing:
        return Doing(
            self.block.number,
            0,
            lasting.card,
            lasting.card,
            lasting.by,
            it=lasting.cards,
            about=about,
        )


def may(*said: Said) -> May:
    return May(block(*said))


def way(*said: Said) -> Block:
    return block(*said)


def one_of(*ways: "Word | Block | tuple[Word, ...]") -> OneOf:
    return OneOf(tuple(each if isinstance(each, Block) else block(each) for each in ways))


def if_(condition: Condition, *said: Said, otherwise: Said = ()) -> If:
    return If(condition, block(*said), block(otherwise))


def repeat(times: int | Amount, *said: Said) -> Repeat:
    return Repeat(times, block(*said))


def as_often_as_you_like(least: int, most: int, *said: Said) -> AsOftenAsYouLike:
    return AsOftenAsYouLike(least, most, block(*said))


def let(player: Player, *said: Said) -> Let:
    return Let(player, block(*said))


def later(trigger: Trigger, *said: Said, per: str = "") -> Later:
    return Later(trigger, block(*said), per_player=bool(per))
