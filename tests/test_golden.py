"""Whole games, word for word. If the rules changed on purpose: `make bless`, and read the diff."""

import pytest

from mathom.core import registry
from tests.bless import GOLDEN, PICTURE, golden_cases, pictured, written

CASES = {name: case for game in registry.games() for name, case in golden_cases(game).items()}


@pytest.mark.parametrize("name", CASES)
def test_golden_playthrough(name: str) -> None:
    assert written(name, CASES[name]) == (GOLDEN / f"{name}.txt").read_text("utf-8")


def test_there_is_no_golden_file_without_its_variant() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(CASES)


def test_the_picture_in_the_readme_is_what_is_drawn() -> None:
    assert pictured() == PICTURE.read_text("utf-8")
