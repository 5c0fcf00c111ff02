"""Which of all the ways to play every game are tried by day, and which at night."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

import pytest

from mathom.core.game import Game, Value
from mathom.core.testing import Case


def is_side(game: Game[Any], options: Mapping[str, Value], seats: int) -> bool:
    """House rules, and fewer people than could play."""
    house = {setting.name for setting in game.settings if setting.house}
    return bool(house & options.keys()) or seats < max(game.seatings(options))


def marked(cases: Iterable[Case]) -> list[Any]:
    """The cases as parameters of a test, those on the side for the night."""
    return [
        pytest.param(
            case, id=str(case), marks=at_night_if(is_side(case.game, case.options, case.seats))
        )
        for case in cases
    ]


def each_with(cases: Iterable[Case], looks: Sequence[Callable[..., Any]]) -> list[Any]:
    """Every case with everything that is looked at. By day that is so of the first case of a game.
    Other variants have every second look, and a case on the side one only, each time the next:
    every look is tried there, though not at every case.
    """
    turn, half, begun, found = count(), count(), set(), []
    for case in cases:
        first = case.game.name not in begun
        begun.add(case.game.name)
        if is_side(case.game, case.options, case.seats):
            by_day = {next(turn) % len(looks)}
        elif first:
            by_day = set(range(len(looks)))
        else:
            by_day = set(range(next(half) % 2, len(looks), 2))
        for number, look in enumerate(looks):
            mark = at_night_if(number not in by_day)
            found.append(pytest.param(case, look, id=f"{case}-{look.__name__}", marks=mark))
    return found


def one_by_day(first: Any, *others: Any) -> list[Any]:
    """The first of these by day, the others at night. A tuple stands for several values."""
    night = [each if isinstance(each, tuple) else (each,) for each in others]
    return [first, *(pytest.param(*each, marks=pytest.mark.nightly) for each in night)]


def at_night_if(it_is: bool) -> list[pytest.MarkDecorator]:
    return [pytest.mark.nightly] if it_is else []
