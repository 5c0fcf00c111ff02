"""A sample of what `make soak` plays."""

import pytest

from mathom.core import registry
from mathom.core.testing import Case, cases
from mathom.core.testing.soak import soak
from tests.sides import marked


@pytest.mark.parametrize("case", marked(case for game in registry.games() for case in cases(game)))
def test_random_games_end_and_verify(case: Case) -> None:
    decisions, longest = soak(case, games=150, began="sample")
    assert decisions > 150
    assert longest < decisions
