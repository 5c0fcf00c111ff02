"""Every card and every location has at least one test that is named after it."""

from pathlib import Path

from mathom.cards.kit import untried
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES

HERE = Path(__file__).parent


def test_every_card_is_tried() -> None:
    assert untried(NAMES, HERE.glob("test_cards_*.py")) == []


def test_every_location_is_tried() -> None:
    pages = [HERE / "test_battlegrounds.py", HERE / "test_paths.py"]
    assert untried(LOCATION_NAMES, pages) == []
