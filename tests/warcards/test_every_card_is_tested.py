"""Every card and every location has at least one test that is named after it."""

from pathlib import Path

import pytest

from mathom.cards.kit import untried
from mathom.games.warcards.catalogue import BOX, LOCATION_NAMES, NAMES
from mathom.games.warcards.terms import BASE, EXPANSION, PROMO

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("boxes", "pages"),
    [((BASE, PROMO), "test_cards_*.py"), ((EXPANSION,), "test_fire_*.py")],
    ids=["base box", "Fire and Swords"],
)
def test_every_card_is_tried(boxes: tuple[int, ...], pages: str) -> None:
    names = [name for name, box in zip(NAMES, BOX, strict=True) if box in boxes]
    assert untried(names, HERE.glob(pages)) == []


def test_every_location_is_tried() -> None:
    pages = ("battlegrounds", "paths", "fire_battlegrounds", "fire_skirmishes", "fire_paths")
    assert untried(LOCATION_NAMES, [HERE / f"test_{page}.py" for page in pages]) == []
