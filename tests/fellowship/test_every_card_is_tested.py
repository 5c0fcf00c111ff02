"""Every card has at least one test that is named after it."""

from pathlib import Path

import pytest

from mathom.cards.kit import untried
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.terms import FIRST_SET

HERE = Path(__file__).parent
CULTURES = sorted({card.culture for card in CARDS if card.culture})


@pytest.mark.parametrize("culture", CULTURES)
def test_every_card_of_a_culture_is_tried(culture: str) -> None:
    names = [card.name for card in CARDS if card.culture == culture]
    assert untried(names, HERE.glob(f"test_cards_{culture}*.py")) == []


def test_both_rings_are_tried() -> None:
    rings = [card.name for card in CARDS if card.type == "ring"]
    assert len(rings) == 2
    assert untried(rings, [HERE / "test_rings.py"]) == []


def test_every_site_is_tried() -> None:
    sites = [card.name for card in CARDS if card.type == "site"]
    assert len([card for card in CARDS if card.type == "site" and card.set == FIRST_SET]) == 45
    assert untried(sites, HERE.glob("test_sites*.py")) == []
