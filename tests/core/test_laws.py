"""Every law over everything in the registry: each game, variant and number of players."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from mathom.core import registry
from mathom.core.message import Refused
from mathom.core.testing import LAWS, Case, cases, laws
from mathom.core.testing.case import random_positions
from tests.sides import each_with

DECISIONS = 500
"""So many decisions a law looks at for each case, in whole games."""
MOST = 6
TALKATIVE = {
    laws.everything_can_be_said: 2,
    laws.refusals_change_nothing: 2,
    laws.everything_can_be_drawn: 1,
}
"""Laws that speak or draw in both languages take most of the time: fewer games for them."""


@cache
def decisions_of(case: str) -> int:
    """How long a game of the case is."""
    [played] = [each for each in CASES if str(each) == case]
    return sum(1 for _ in random_positions(played, "how long"))


def games_worth(case: Case) -> int:
    """As many games as are worth their time: a long one shows as much as several short ones."""
    return max(1, DECISIONS // decisions_of(str(case)))


CASES = [case for game in registry.games() for case in cases(game)]


@pytest.mark.parametrize(("case", "law"), each_with(CASES, LAWS))
def test_law(case: Case, law: Callable[[Case], None]):
    most = min(games_worth(case), TALKATIVE.get(law, MOST))
    law(msgspec.structs.replace(case, games=most))


def test_every_variant_is_played_by_every_number_of_people_who_can():
    """Or by those that the game thinks enough; but no number is left out altogether."""
    for game in registry.games():
        for variant in game.variants:
            played = {case.seats for case in CASES if (case.game, case.options) == (game, variant)}
            assert played, f"nobody can play {variant}"
            can = set(game.seatings(variant))
            assert played == can or (game.seatings_tried and played < can)
            for seats in set(game.seats) - can:
                with pytest.raises(Refused):
                    game.options(variant, seats)
        assert {case.seats for case in CASES if case.game is game} == set(game.seats)


def test_the_names_of_the_cases_are_all_different():
    assert len({str(case) for case in CASES}) == len(CASES)
