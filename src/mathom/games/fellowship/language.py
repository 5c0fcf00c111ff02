"""What a text is made of: words, and the frame in which they are done.

A card's text is a tree of frozen words. A word says what it does at the table (`do`), why it can't
be done now (`why_not`), and whether it can stand alone; how it sounds is said in `speech`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec.structs import replace
from mypy_extensions import mypyc_attr, trait

from mathom.core.ask import Play
from mathom.core.why import Why
from mathom.games.fellowship.parts import Happening
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import NOBODY, THIS_PHASE


class Doing(TableFrame, frozen=True):
    """A text that is being done, with what its pronouns mean."""

    block: int
    """Which sequence of words, by its number in the catalogue."""
    at: int
    """The next word of it."""
    card: int
    """Whose text it is: `SELF`."""
    text: int
    """For a copied text the site from which it was copied, otherwise `card`."""
    by: int
    """The seat that acts and chooses."""
    bearer: int = NOBODY
    """As it was when the action began: an item may discard itself and still speak of it."""
    it: tuple[int, ...] = ()
    """What this action chose last."""
    shown: tuple[int, ...] = ()
    """What it showed last."""
    x: int = 0
    """The number that was spotted or paid last."""
    about: Happening | None = None
    """What the trigger saw."""
    within: bool = False
    """Whether it is a part of another text, which hears of its pronouns when it ends."""
    event: bool = False
    """Whether it is an event whose price is being paid: once it is, others may answer."""
    count: int = 0
    """How often a repeated word has been done already."""
    owed: int = 0
    """Twilight that would be paid before: what is asked is asked of the pool without it."""

    def twilight_left(self, t: Table) -> int:
        """What there is to pay with."""
        return t.pool - self.owed

    def next(self) -> "Doing":
        return replace(self, at=self.at + 1, count=0)

    def chose(self, cards: tuple[int, ...]) -> "Doing":
        """The next word, after this one has chosen."""
        return replace(self, at=self.at + 1, it=cards, count=0)

    def part(self, block: "Block") -> "Doing":
        """A sequence of words within this one."""
        return replace(self, block=block.number, at=0, within=True, event=False, count=0)

    def part_by(self, seat: int, block: "Block") -> "Doing":
        """The same, done by another player."""
        return replace(self, block=block.number, at=0, by=seat, within=True, event=False, count=0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A piece of a text."""

    def __repr__(self) -> str:
        """For those that hold nothing; the others are dataclasses."""
        return f"{type(self).__name__}()"


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Node):
    """Something that is done, or that holds."""

    def do(self, t: Table, d: Doing) -> Play | None:
        """Carry it out, and go on with `d.next()`. Who needs a player returns a generator, and has
        changed nothing before that runs.
        """
        raise NotImplementedError

    def why_not(self, t: Table, d: Doing) -> Why | None:
        """Why it can't be paid, or done in full."""
        return None

    def why_in_vain(self, t: Table, d: Doing) -> Why | None:
        """Why it would do nothing at all. What can be done in part is not in vain (T-27.5)."""
        return self.why_not(t, d)

    def why_closed(self, t: Table, d: Doing) -> Why | None:
        """Why an action with this effect can't even be begun, once its price is paid."""
        return None

    @property
    def is_twilight(self) -> bool:
        """Whether it takes twilight out of the pool, or adds some: as a price it is paid first."""
        return False

    def twilight(self, t: Table, d: Doing) -> int:
        """How much twilight it takes out of the pool as a price."""
        return 0

    @property
    def chooses(self) -> bool:
        """Whether the words after it may speak of whom it has chosen: `IT`."""
        return False

    @property
    def is_about_it(self) -> bool:
        """Whether it is done on whom a word before it has chosen."""
        return False

    @property
    def takes_hand(self) -> bool:
        """Whether it takes such cards from the hand of who acts that only they know if they can."""
        return False

    @property
    def silences(self) -> bool:
        """Whether a card has no text as long as this holds for it."""
        return False

    @property
    def is_paid_by_way(self) -> bool:
        """Whether it is a choice of ways, each with the price of the whole action."""
        return False

    @property
    def blocks(self) -> "Sequence[Block]":
        """The sequences of words within it."""
        within: Block | None = getattr(self, "block", None)
        return () if within is None else (within,)


@trait  # for mypyc: some are targeted words as well
@mypyc_attr(allow_interpreted_subclasses=True)
class Payable(Word):
    """A word that may be a price: stand before `TO`."""


@dataclass(eq=False)
class Block:
    """A sequence of words that are done one after the other, with its number in the catalogue.

    What stands before `to` is required or paid; see `TO`.
    """

    words: tuple[Word, ...]
    needs: "tuple[Condition, ...]" = ()
    to: int = 0
    """How many words are the price."""
    said: tuple[int, ...] = ()
    """Where the words of the price are in the order of the print: twilight is paid first."""
    number: int = field(default=-1, repr=False)
    is_free: bool = field(init=False, repr=False)
    """Whether nothing is paid for it, not even by one of several ways."""
    plays: bool = field(init=False, repr=False)
    """Whether one of its effects may keep an action from being begun at all."""
    is_paid_by_way: bool = field(init=False, repr=False)
    """Whether its price is that of a way which is still to be chosen."""

    def __post_init__(self) -> None:
        self.is_free = not self.to and not any(way.to for word in self.words for way in word.blocks)
        self.plays = any(type(word).why_closed is not Word.why_closed for word in self.effects)
        self.is_paid_by_way = any(word.is_paid_by_way for word in self.effects[:1])

    @property
    def price(self) -> tuple[Word, ...]:
        """As it is printed."""
        return tuple([self.words[at] for at in self.said])

    @property
    def effects(self) -> tuple[Word, ...]:
        return self.words[self.to :]

    def why_unpaid(self, t: Table, d: Doing) -> Why | None:
        """Why it can't be paid: something is missing, or too dear (T-27.3)."""
        for need in self.needs:
            why = need.why_not(t, d)
            if why is not None:
                return why
        for word in self.words[: self.to]:
            why = word.why_not(t, d)
            if why is not None:
                return why
        return None

    def why_not(self, t: Table, d: Doing) -> Why | None:
        """Why an action can't be begun. One that plays a card is offered only if some such card can
        be played and paid for after the action's own price (T-31.1).
        """
        why = self.why_unpaid(t, d)
        if why is not None or not self.plays:
            return why
        spent = sum([word.twilight(t, d) for word in self.words[: self.to]])
        after = replace(d, owed=d.owed + spent) if spent else d
        for word in self.words[self.to :]:
            why = word.why_closed(t, after)
            if why is not None:
                return why
        return None

    def why_no_use(self, t: Table, d: Doing) -> Why | None:
        """Why it can't be done, or would do nothing."""
        return self.why_not(t, d) or self.why_in_vain(t, d)

    @cached_property
    def takes_hand(self) -> bool:
        """Whether cards of the hand are its price, or may be."""
        return any(word.takes_hand for word in self.price)

    def why_in_vain(self, t: Table, d: Doing) -> Why | None:
        """Why none of its effects would do anything. If the first can, who knows of the next; if it
        finds nobody, there is nobody of whom the next could speak.
        """
        found = None
        nobody = False
        for word in self.words[self.to :]:
            why = word.why_in_vain(t, d)
            if why is None and not (nobody and word.is_about_it):
                return None
            found = found or why
            nobody = nobody or word.chooses
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """What must be so. They combine with `&`, `|` and `~`."""

    def why_not(self, t: Table, d: Doing) -> Why | None:
        """Why it is not so."""
        raise NotImplementedError

    def __and__(self, other: "Condition") -> "Condition":
        return AllOf(self, other)

    def __or__(self, other: "Condition") -> "Condition":
        return OneOfThese(self, other)

    def __invert__(self) -> "Condition":
        return Not(self)


@dataclass(frozen=True)
class AllOf(Condition):
    first: Condition
    second: Condition

    def why_not(self, t: Table, d: Doing) -> Why | None:
        why = self.first.why_not(t, d)
        return self.second.why_not(t, d) if why is None else why


@dataclass(frozen=True)
class OneOfThese(Condition):
    first: Condition
    second: Condition

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if self.first.why_not(t, d) is None else self.second.why_not(t, d)


NOT_SO = Why("not-so", "T-27.3")


@dataclass(frozen=True)
class Not(Condition):
    but: Condition

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return NOT_SO if self.but.why_not(t, d) is None else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number that the table tells. They add and multiply."""

    def of(self, t: Table, d: Doing) -> int:
        raise NotImplementedError

    def __add__(self, other: "Amount | int") -> "Amount":
        return Plus(self, other)

    def __sub__(self, less: int) -> "Amount":
        return Over(self, less)

    def __rmul__(self, times: int) -> "Amount":
        return Times(times, self)

    def most(self, limit: int) -> "Amount":
        return AtMost(self, limit)


@dataclass(frozen=True)
class Plus(Amount):
    first: Amount
    second: Amount | int

    def of(self, t: Table, d: Doing) -> int:
        return self.first.of(t, d) + amount(self.second, t, d)


@dataclass(frozen=True)
class Over(Amount):
    """What is more than so many."""

    what: Amount
    less: int

    def of(self, t: Table, d: Doing) -> int:
        return max(0, self.what.of(t, d) - self.less)


@dataclass(frozen=True)
class Times(Amount):
    times: int
    what: Amount

    def of(self, t: Table, d: Doing) -> int:
        return self.times * self.what.of(t, d)


@dataclass(frozen=True)
class AtMost(Amount):
    what: Amount
    limit: int

    def of(self, t: Table, d: Doing) -> int:
        return min(self.limit, self.what.of(t, d))


def amount(n: "Amount | int", t: Table, d: Doing) -> int:
    return n if isinstance(n, int) else n.of(t, d)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Node):
    """What must happen for a text to answer."""

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        """Whether it means this one. Its `kind` is right already."""
        raise NotImplementedError

    def listens(self) -> tuple[int, ...]:
        """The kinds of happenings that it may see; see `triggers`."""
        raise NotImplementedError

    def __or__(self, other: "Trigger") -> "Trigger":
        return EitherTrigger(self, other)


@dataclass(frozen=True)
class EitherTrigger(Trigger):
    first: Trigger
    second: Trigger

    def listens(self) -> tuple[int, ...]:
        return (*self.first.listens(), *self.second.listens())

    def sees(self, t: Table, h: Happening, d: Doing) -> bool:
        return any(
            h.kind in each.listens() and each.sees(t, h, d) for each in (self.first, self.second)
        )


@trait  # for mypyc: some are targeted words as well
@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Word):
    """A word that holds: always, while its card is active, or for a while after it was done.

    Its subclasses are the kinds of things that can be asked about a card or the table.
    """

    until: int
    """How long it holds if it is done."""
    while_: Condition | None
    """What must be so for it to hold."""

    def holds_for(self, t: Table, card: int, d: Doing) -> bool:
        """Whether it is about this card, as a text that always holds."""
        raise NotImplementedError

    def value(self, t: Table, card: int, d: Doing) -> int:
        """How much it is for that card, as a text that always holds."""
        return 1


class To:
    """`TO`: what stands before it is required or paid, what stands after it is done (T-27.2)."""

    def __repr__(self) -> str:
        return "TO"


TO = To()

Said = Any
"""What may stand in a sequence of words: words, conditions before a `TO`, groups of such."""


def flat(said: Sequence[Said]) -> list[Said]:
    """`until(...)` and `while_(...)` are several words."""
    found: list[Said] = []
    for each in said:
        if isinstance(each, tuple):
            found += flat(each)
        else:
            found.append(each)
    return found


def block(*said: Said) -> Block:
    """A sequence of words as a text has them, in the order of the print."""
    words = flat(said)
    at = words.index(TO) if TO in words else 0
    before, after = words[:at], words[at + (TO in words) :]
    needs = tuple(each for each in before if isinstance(each, Condition))
    price = tuple(each for each in before if isinstance(each, Word))
    for word in price:
        if not isinstance(word, Payable):
            raise TypeError(f"{word} can't be a price")
    for word in after:
        if not isinstance(word, Word):
            raise TypeError(f"{word} is nothing to be done")
    # As it is paid, and as it is printed (T-27.3).
    paid = sorted(price, key=lambda word: not word.is_twilight)
    return Block((*paid, *after), needs, len(price), tuple(map(paid.index, price)))


DEFAULT_UNTIL = THIS_PHASE
