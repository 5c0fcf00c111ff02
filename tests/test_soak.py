"""A sample of what `make soak` plays: by day only the first variant of each game, for the laws play
all the others to their ends as well.
"""

import pytest

from mathom.core import registry
from mathom.core.testing import Case, cases
from mathom.core.testing.soak import soak
from tests.sides import at_night_if

SAMPLE = [
    pytest.param(case, id=str(case), marks=at_night_if(number > 0))
    for game in registry.games()
    for number, case in enumerate(cases(game))
]


@pytest.mark.parametrize("case", SAMPLE)
def test_random_games_end_and_verify(case: Case) -> None:
    decisions, longest = soak(case, games=150, began="sample")
    assert decisions > 150
    assert longest < decisions
