"""Whole games, word for word. If the rules changed on purpose: `make bless`, and read the diff."""

from difflib import unified_diff
from itertools import islice

import pytest

from mathom.core import registry
from tests.bless import GOLDEN, PICTURE, golden_cases, pictured, written

SOME = 40
"""Lines of a difference that are shown at once; `make bless` and `git diff` show them all."""
MOST = 35_000
"""Lines of all golden games together."""

CASES = {name: case for game in registry.games() for name, case in golden_cases(game).items()}


@pytest.mark.parametrize("name", CASES)
def test_golden_playthrough(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    now = written(name, CASES[name]).splitlines()
    if golden != now:
        changes = unified_diff(golden, now, "golden", "now", lineterm="", n=1)
        pytest.fail("\n".join(islice(changes, SOME)), pytrace=False)


def test_there_is_no_golden_file_without_its_variant() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(CASES)


def test_the_golden_games_can_be_read() -> None:
    """Whoever changes a rule reads what it changed: so let there not be more than can be read."""
    assert sum(path.read_text("utf-8").count("\n") for path in GOLDEN.glob("*.txt")) <= MOST


def test_the_picture_in_the_readme_is_what_is_drawn() -> None:
    assert pictured() == PICTURE.read_text("utf-8")
