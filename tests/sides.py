"""Which of all the ways to play every game `make check` leaves to `make test`."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from mathom.core.game import Game, Value
from mathom.core.testing import Case


def is_side(game: Game[Any], options: Mapping[str, Value], seats: int) -> bool:
    """House rules, and fewer people than could play."""
    house = {setting.name for setting in game.settings if setting.house}
    return bool(house & options.keys()) or seats < max(game.seatings(options))


def marked(cases: Iterable[Case]) -> list[Any]:
    """The cases as parameters of a test, those on the side marked as slow."""
    return [
        pytest.param(
            case, id=str(case), marks=slow_if(is_side(case.game, case.options, case.seats))
        )
        for case in cases
    ]


def slow_if(it_is: bool) -> list[pytest.MarkDecorator]:
    return [pytest.mark.slow] if it_is else []
