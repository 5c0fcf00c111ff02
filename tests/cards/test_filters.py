"""Filters combine."""

from dataclasses import dataclass

from mathom.cards.filters import Filter
from mathom.core.message import Message


@dataclass(frozen=True)
class Divisible(Filter):
    by: int

    def matches(self, card: int) -> bool:
        return card % self.by == 0

    def say(self, case: str) -> Message:
        return Message("divisible", {"by": self.by})


EVEN, THIRD = Divisible(2), Divisible(3)


def found(which: Filter) -> list[int]:
    return [card for card in range(1, 13) if which.matches(card)]


def test_both_either_and_not() -> None:
    assert found(EVEN & THIRD) == [6, 12]
    assert found(EVEN | THIRD) == [2, 3, 4, 6, 8, 9, 10, 12]
    assert found(~EVEN) == [1, 3, 5, 7, 9, 11]
    assert found(EVEN & ~THIRD) == [2, 4, 8, 10]
    assert found(~(EVEN | THIRD)) == [1, 5, 7, 11]


def test_filters_are_data() -> None:
    assert Divisible(2) & ~Divisible(3) == EVEN & ~THIRD
    assert len({EVEN | THIRD, EVEN | THIRD, THIRD | EVEN}) == 2
