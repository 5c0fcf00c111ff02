"""Words about wounds: exert, exhaust, wound, heal."""

from dataclasses import dataclass
from typing import Final

from mathom.core.ask import Play, Question, choose
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.amounts import UpTo
from mathom.games.fellowship.effects.targets import Targeted
from mathom.games.fellowship.language import (
    Amount,
    Doing,
    Payable,
    amount,
)
from mathom.games.fellowship.rules.deeds import (
    Exertion,
    Exhausting,
    Healing,
    Wounding,
    can_be_wounded,
    can_exert,
    can_heal,
)
from mathom.games.fellowship.rules.options import number_options
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import CHARACTERS

TO_EXERT: Final = Question("exert")
TO_EXHAUST: Final = Question("exhaust")
TO_WOUND: Final = Question("wound")
TO_HEAL: Final = Question("heal")


def _is_character(t: Table, card: int) -> bool:
    return catalogue.TYPE[t.print_of[card]] in CHARACTERS


@dataclass(frozen=True)
class Exert(Targeted, Payable):
    """Place a wound token as a price, or because a text says so (T-3.16)."""

    times: int = 1

    @property
    def question(self) -> Question:
        return TO_EXERT

    def able(self, t: Table, card: int, d: Doing) -> bool:
        """As a price, as often as it says; else as often as can be (T-27.5)."""
        times = 1 if self.times == 1 or not self._is_price(d) else self.times
        return _is_character(t, card) and can_exert(t, card, times)

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        t.then(*[Exertion(card) for card in cards for _ in range(self.times)], d)


@dataclass(frozen=True)
class Exhaust(Targeted):
    """Exert as often as possible (T-3.18)."""

    @property
    def question(self) -> Question:
        return TO_EXHAUST

    def able(self, t: Table, card: int, d: Doing) -> bool:
        return _is_character(t, card) and can_exert(t, card)

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        t.then(*[Exhausting(card) for card in cards], d)


@dataclass(frozen=True)
class Wound(Targeted):
    times: int = 1

    @property
    def question(self) -> Question:
        return TO_WOUND

    def able(self, t: Table, card: int, d: Doing) -> bool:
        return _is_character(t, card) and can_be_wounded(t, card)

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        t.then(*[Wounding(card, (d.card,)) for _ in range(self.times) for card in cards], d)


@dataclass(frozen=True)
class Heal(Targeted):
    """Remove one wound (T-3.5), or several."""

    times: int | Amount = 1

    @property
    def question(self) -> Question:
        return TO_HEAL

    def able(self, t: Table, card: int, d: Doing) -> bool:
        return _is_character(t, card) and can_heal(t, card)

    def do(self, t: Table, d: Doing) -> Play | None:
        if isinstance(self.times, UpTo):
            found = self.found(t, d)
            if len(found) == 1:
                return self._how_often(t, d, found[0], self.times.of(t, d))
        return super().do(t, d)

    def _how_often(self, t: Table, d: Doing, card: int, most: int) -> Play:
        offered = number_options(range(min(most, t.wounds[card]), -1, -1))
        times = yield from choose(d.by, offered, self.prompt(t, d))
        t.then(*[Healing(card) for _ in range(times)], d.next())

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        times = amount(self.times, t, d)
        t.then(*[Healing(card) for card in cards for _ in range(times)], d)


exert: Final = Exert
exhaust: Final = Exhaust
wound: Final = Wound
heal: Final = Heal
