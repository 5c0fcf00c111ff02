"""The laws notice what they are for: each has at least one game that breaks it, and it alone."""

from collections.abc import Callable

import pytest

from mathom.core.testing import LAWS, Broken, Case, cases, laws
from tests.core import sleeves
from tests.core.broken import BROKEN, BrokenGame
from tests.core.table import registered
from tests.core.toy import GAME

LAWFUL = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


@LAWFUL
@pytest.mark.parametrize("case", [*cases(GAME), *cases(sleeves.GAME)], ids=str)
def test_the_good_games_keep_every_law(law: Callable[[Case], None], case: Case):
    with registered(case.game):
        law(case)


@LAWFUL
def test_every_law_has_a_game_that_breaks_it(law: Callable[[Case], None]):
    assert [game for game in BROKEN if game.law is law]


@pytest.mark.parametrize("game", BROKEN, ids=lambda game: game.__name__)
def test_a_broken_game_breaks_its_law_and_no_other(
    game: type[BrokenGame], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(laws, "LONGEST", 200)
    case = Case(game(), {"rounds": 2}, seats=3, games=5)
    tried = [game.law] if game.stops_play else LAWS
    with registered(case.game):
        assert [law.__name__ for law in tried if not holds(law, case)] == [game.law.__name__]


def holds(law: Callable[[Case], None], case: Case) -> bool:
    try:
        law(case)
    except Broken:
        return False
    return True
