"""Every card and every location has at least one test that is named after it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES

HERE = Path(__file__).parent


def _tests(*pages: str) -> Iterator[str]:
    for page in pages:
        for path in HERE.glob(page):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node.name.replace("_", "-")


def _tried(names: Iterable[str], tests: Iterable[str]) -> set[str]:
    """Whose test there is. A test of Saruman's devilry is none of Saruman himself."""
    longest_first = sorted(names, key=len, reverse=True)
    tried = set()
    for test in tests:
        left = f"{test}-"
        for name in longest_first:
            if f"-{name}-" in left:
                tried.add(name)
                left = left.replace(f"-{name}-", "-/-")
    return tried


CARDS_TRIED = _tried(NAMES, _tests("test_cards_*.py"))
LOCATIONS_TRIED = _tried(LOCATION_NAMES, _tests("test_battlegrounds.py", "test_paths.py"))


@pytest.mark.parametrize("card", sorted(set(NAMES)))
def test_a_card_is_tried(card: str) -> None:
    assert card in CARDS_TRIED


@pytest.mark.parametrize("location", LOCATION_NAMES)
def test_a_location_is_tried(location: str) -> None:
    assert location in LOCATIONS_TRIED
