"""Filters combine."""

from dataclasses import dataclass

import pytest

from mathom.cards.filters import Filter
from mathom.cards.phrases import TEXT, name
from mathom.core.message import Message
from mathom.core.voice import CORE_TEXT, Text


@dataclass(frozen=True)
class Divisible(Filter):
    by: int

    def matches(self, card: int) -> bool:
        return card % self.by == 0

    def say(self, case: str) -> Message:
        return name(f"{self.by}n", case)


EVEN, THIRD, FIFTH = Divisible(2), Divisible(3), Divisible(5)
EN, PL = (Text(lang, (CORE_TEXT, TEXT)) for lang in ("en", "pl"))


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


@pytest.mark.parametrize(
    ("which", "english", "polish"),
    [
        (EVEN | THIRD, "2n or 3n", "2n lub 3n"),
        (EVEN | THIRD | FIFTH, "2n, 3n or 5n", "2n, 3n lub 5n"),
        (EVEN | (THIRD | FIFTH), "2n, 3n or 5n", "2n, 3n lub 5n"),
        (EVEN & THIRD, "2n that is also 3n", "2n, zarazem 3n"),
        (EVEN & ~THIRD, "2n other than 3n", "2n, ale nie 3n"),
        (~THIRD & EVEN, "2n other than 3n", "2n, ale nie 3n"),
        (~(EVEN | THIRD), "any card other than 2n or 3n", "inną kartę niż 2n lub 3n"),
    ],
)
def test_what_is_put_together_is_said_as_people_would(which, english, polish) -> None:
    assert EN.say(which.say("acc")) == english
    assert PL.say(which.say("acc")) == polish
