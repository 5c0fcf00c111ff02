"""What collectors read on the cards (T-35)."""

from collections import Counter

from mathom.core.voice import voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.terms import FIRST_SET
from tests.marks import rule

FIRST = [card for card in CARDS if card.set == FIRST_SET]


def code(name: str) -> tuple[int, str, int]:
    """The number of the set, the letter of the rarity, the card's own number."""
    card = catalogue.CARDS[catalogue.NUMBER[name]]
    return card.set, card.rarity, card.number


@rule("T-35.4", "T-35.7")
def test_how_many_cards_there_are_of_each_rarity():
    assert Counter(card.rarity for card in FIRST) == {
        "R": 121,
        "U": 121,
        "C": 121,
        "P": 2,
    }
    assert len(FIRST) == 365


@rule("T-35.5")
def test_a_code_names_one_card():
    assert len({code(card.name) for card in CARDS}) == len(CARDS)
    assert [card.number for card in catalogue.CARDS[:365]] == list(range(1, 366))
    assert code("celeborn-lord-of-lorien") == (1, "R", 34)


@rule("T-35.6")
def test_the_set_is_the_first():
    assert {f"set-{card.set}" for card in GAME.printed()[:365]} == {"set-base"}
    assert voice("en", GAME).name("set-base") == "The Fellowship of the Ring"
    assert voice("pl", GAME).name("set-base") == "Drużyna Pierścienia"
