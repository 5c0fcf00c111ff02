"""A second set is written as its makers would write it, and played; this game itself has none."""

from pathlib import Path

import pytest

from mathom.games.fellowship import catalogue
from tests.fellowship.workshop import Workshop

SET = Path(__file__).parent / "second_set"
HERE = "tests/fellowship"
CARDS = (
    "fatty-watcher or bath-song or barrow-blade or halbarad or light-in-the-fog or grave-robber "
    "or cold-be-hand or mist-on-the-downs or the-old-forest or fog-on-the-barrow"
)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The game with the set, as docs/adding-a-card.md tells to add one."""
    shop = Workshop(tmp_path_factory.mktemp("second-set"))
    shop.write("cards/barrow_downs.py", (SET / "cards.py").read_text("utf-8"))
    shop.write(
        "cards/__init__.py",
        "from mathom.games.fellowship.cards.barrow_downs import BARROW_DOWNS\n"
        "    *SITES,\n    *BARROW_DOWNS,",
    )
    for lang, name in (("en", "The Barrow-downs"), ("pl", "Kurhany")):
        shop.write(f"text/names.{lang}.txt", (SET / f"names.{lang}.txt").read_text("utf-8"))
        shop.write(f"speech/text/names.{lang}.txt", f"set-2 = {name}")
    shop.write("tests/fellowship/facts.toml", (SET / "facts.toml").read_text("utf-8"))
    return shop


@pytest.mark.slow
def test_a_second_set_is_brought_and_played(shop: Workshop):
    assert shop.tests(f"{HERE}/second_set/play.py", f"{HERE}/second_set/scenes.py") == ""


@pytest.mark.nightly
def test_what_holds_for_every_card_holds_for_its_cards(shop: Workshop):
    assert shop.tests(f"{HERE}/test_everywhere.py", "-k", CARDS) == ""


@pytest.mark.nightly
def test_beside_it_the_first_set_is_what_it_was(shop: Workshop):
    named = ("names", "facts", "collecting", "products", "deck_rules", "ready_decks")
    assert shop.tests(*(f"{HERE}/test_{name}.py" for name in named)) == ""


def test_the_game_has_the_first_set_only():
    assert {card.set for card in catalogue.CARDS} == {1}
