"""On whom a word is done: one chosen by who acts, several, all, or those that a pronoun means."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from mathom.core.ask import Choosing, Option, Play, Prompt, Question, choose
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.amounts import UpTo
from mathom.games.fellowship.filters import Filter, It
from mathom.games.fellowship.language import Amount, Doing, Node, Word, amount
from mathom.games.fellowship.rules.activity import in_play
from mathom.games.fellowship.rules.options import DONE, ON_TABLE, card_options
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table

TO_PICK: Final = Question("pick")
NONE_THERE: Final = Why("none-there", "T-27.3")
NOBODY_CAN: Final = Why("nobody-can", "T-27.3")


@dataclass(frozen=True)
class Each(Node):
    """All such cards, without a choice."""

    which: Filter


@dataclass(frozen=True)
class Some(Node):
    """So many different ones."""

    number: int | Amount
    which: Filter


Who = Filter | Each | Some


class FromAmong(Word):
    """A word for which who acts chooses among the cards found; without any nothing is done."""

    def found(self, t: Table, d: Doing) -> list[int]:
        raise NotImplementedError

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if self.found(t, d) else NONE_THERE

    def do(self, t: Table, d: Doing) -> Play | None:
        found = self.found(t, d)
        if found:
            return self._choose(t, d, found)
        t.then(d.next())
        return None

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        raise NotImplementedError


each: Final = Each
some: Final = Some


@dataclass(frozen=True)
class Targeted(Word):
    """A word that is done on cards in play."""

    who: Who

    @property
    def question(self) -> Question:
        """What is asked if there is a choice."""
        return TO_PICK

    @cached_property
    def which(self) -> Filter:
        """Among whom."""
        return self.who.which if isinstance(self.who, (Each, Some)) else self.who

    @cached_property
    def is_fixed(self) -> bool:
        """Whether it is done on whomever a pronoun means."""
        return self.which.fixed

    @property
    def chooses(self) -> bool:
        return not self.is_fixed and not isinstance(self.who, Each)

    @property
    def is_about_it(self) -> bool:
        return isinstance(self.which, It)

    @cached_property
    def least(self) -> int | Amount:
        """On how many at least."""
        some = isinstance(self.who, Some) and not isinstance(self.who.number, UpTo)
        return self.who.number if some else 1  # type: ignore[union-attr]

    def able(self, t: Table, card: int, d: Doing) -> bool:
        """Whether it can be done on that card at all."""
        return True

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        """Do it on these, and go on with `d`."""
        raise NotImplementedError

    def found(self, t: Table, d: Doing) -> list[int]:
        """On whom it could be done."""
        able = self.able
        if self.is_fixed:
            return [
                card
                for card in self.which.these(t, d)
                if t.zone[card] in ON_TABLE and able(t, card, d)
            ]
        return [card for card in in_play(t, self.which, d) if able(t, card, d)]

    def why_not(self, t: Table, d: Doing) -> Why | None:
        if not d.it and self.is_about_it:
            return None  # who knows: a word before it will choose
        return None if len(self.found(t, d)) >= amount(self.least, t, d) else NOBODY_CAN

    def why_in_vain(self, t: Table, d: Doing) -> Why | None:
        if not d.it and self.is_about_it:
            return None
        return None if self.found(t, d) else NOBODY_CAN

    def do(self, t: Table, d: Doing) -> Play | None:
        found = self.found(t, d)
        who = self.who
        if isinstance(who, Each) or (not isinstance(who, Some) and who.fixed and len(found) <= 1):
            self.act(t, d.next(), tuple(found))
        elif isinstance(who, Some):
            if isinstance(who.number, UpTo):
                return self._choose_any(t, d, found, who.number)
            number = min(amount(who.number, t, d), len(found))
            if number < len(found):
                return self._choose_several(t, d, found, number)
            self.act(t, d.chose(tuple(found)), tuple(found))
        elif len(found) <= 1:
            self.act(t, d.chose(tuple(found)), tuple(found))
        else:
            return self._choose(t, d, found)
        return None

    def _choose(self, t: Table, d: Doing, found: list[int]) -> Play:
        card = yield from choose(d.by, card_options(t, found), self.prompt(t, d))
        self.act(t, d.chose((card,)), (card,))

    def _choose_several(self, t: Table, d: Doing, found: list[int], number: int) -> Play:
        chosen = yield from choose_cards(d.by, t, found, number, self.prompt(t, d))
        self.act(t, d.chose(chosen), chosen)

    def _choose_any(self, t: Table, d: Doing, found: list[int], limit: UpTo) -> Play:
        """Of a price at least one (T-27.6)."""
        most, least = limit.of(t, d), int(self._is_price(d))
        chosen = yield from choose_cards(d.by, t, found, most, self.prompt(t, d), least)
        self.act(t, d.chose(chosen), chosen)

    def _is_price(self, d: Doing) -> bool:
        return d.at < catalogue.BLOCKS[d.block].to

    def prompt(self, t: Table, d: Doing) -> Prompt:
        return self.question.about(card=name(t, d.card))


def choose_cards(
    seat: int,
    t: Table,
    found: list[int],
    number: int,
    prompt: Prompt,
    least: int | None = None,
    unseen: bool = False,
    veiled: bool = False,
) -> Choosing[tuple[int, ...]]:
    """So many different cards, one after the other, or fewer down to `least`. `unseen`: only who
    chooses knows of what.
    """
    left = list(found)
    chosen: list[int] = []
    while left and len(chosen) < number:
        offered: list[Option[Any]] = [*card_options(t, left)]
        if least is not None and len(chosen) >= least:
            offered.append(DONE)
        card = yield from choose(seat, offered, prompt, veiled=veiled, even_if_forced=unseen)
        if card is None:
            break
        chosen.append(card)
        left.remove(card)
    return tuple(chosen)
