"""Every law over everything in the registry: each game, variant and number of players."""

from collections.abc import Callable

import msgspec
import pytest

from mathom.core import registry
from mathom.core.message import Refused
from mathom.core.testing import LAWS, Case, cases, laws
from mathom.core.testing.case import random_positions

DECISIONS = 700
"""So many decisions a law looks at for each case, in whole games."""
MOST = 6
TALKATIVE = {
    laws.everything_can_be_said: 2,
    laws.refusals_change_nothing: 2,
    laws.everything_can_be_drawn: 1,
}
"""Laws that speak or draw in both languages take most of the time: fewer games for them."""


def with_games(case: Case) -> Case:
    """As many games as are worth their time: a long one shows as much as several short ones."""
    decisions = sum(1 for _ in random_positions(case, "how long"))
    return msgspec.structs.replace(case, games=max(1, min(MOST, DECISIONS // decisions)))


def is_side_case(case: Case) -> bool:
    """House rules, and fewer people than could play: `make check` leaves them out."""
    house = {setting.name for setting in case.game.settings if setting.house}
    others = [
        each.seats for each in CASES if (each.game, each.options) == (case.game, case.options)
    ]
    return bool(house & set(case.options)) or case.seats < max(others)


CASES = [with_games(case) for game in registry.games() for case in cases(game)]
MARKED = [
    pytest.param(case, id=str(case), marks=[pytest.mark.slow] if is_side_case(case) else [])
    for case in CASES
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", MARKED)
def test_law(law: Callable[[Case], None], case: Case):
    law(msgspec.structs.replace(case, games=min(case.games, TALKATIVE.get(law, MOST))))


def test_every_variant_is_played_by_every_number_of_people_who_can():
    for game in registry.games():
        for variant in game.variants:
            played = {case.seats for case in CASES if (case.game, case.options) == (game, variant)}
            assert played, f"nobody can play {variant}"
            for seats in set(game.seats) - played:
                with pytest.raises(Refused):
                    game.options(variant, seats)
        assert {case.seats for case in CASES if case.game is game} == set(game.seats)


def test_the_names_of_the_cases_are_all_different():
    assert len({str(case) for case in CASES}) == len(CASES)
