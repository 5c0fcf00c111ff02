"""A second set is written as its makers would write it, and played; this game itself has it not."""

from pathlib import Path

import pytest

from mathom.games.fellowship import catalogue
from tests.fellowship.workshop import Workshop, examples

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
    for file, said in examples("A set"):
        if file != "cards/barrow_downs.py":  # of which the page shows two cards
            shop.write(file, said)
    for file, written in (
        ("cards/barrow_downs.py", "cards.py"),
        ("text/names.en.txt", "names.en.txt"),
        ("text/names.pl.txt", "names.pl.txt"),
        ("tests/fellowship/facts.toml", "facts.toml"),
    ):
        shop.write(file, (SET / written).read_text("utf-8"))
    return shop


@pytest.mark.slow
def test_a_second_set_is_brought_and_played(shop: Workshop):
    assert shop.tests(f"{HERE}/second_set/play.py", f"{HERE}/second_set/scenes.py") == ""


@pytest.mark.nightly
def test_what_holds_for_every_card_holds_for_its_cards(shop: Workshop):
    assert shop.tests(f"{HERE}/test_everywhere.py", "-k", CARDS) == ""


@pytest.mark.nightly
def test_beside_it_the_first_set_is_what_it_was(shop: Workshop):
    named = (
        *("names", "facts", "collecting", "products", "deck_rules", "ready_decks"),
        *("deck_texts", "wounds"),
    )
    assert shop.tests(*(f"{HERE}/test_{name}.py" for name in named)) == ""


def test_the_game_itself_has_none_of_its_cards():
    its_own = CARDS.split(" or ")
    assert [name for name in catalogue.NAME if any(word in name for word in its_own)] == []
