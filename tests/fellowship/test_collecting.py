"""What collectors read on the cards (T-35)."""

from collections import Counter

from mathom.core.voice import voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.game import GAME
from tests.marks import rule

SET = 1


def code(name: str) -> tuple[int, str, int]:
    """The number of the set, the letter of the rarity, the card's own number."""
    card = catalogue.CARDS[catalogue.NUMBER[name]]
    return SET, card.rarity, card.number


@rule("T-35.4", "T-35.7")
def test_how_many_cards_there_are_of_each_rarity():
    assert Counter(card.rarity for card in CARDS) == {
        "R": 121,
        "U": 121,
        "C": 121,
        "P": 2,
    }
    assert len(CARDS) == 365


@rule("T-35.5")
def test_a_code_names_one_card():
    assert len({code(card.name) for card in CARDS}) == len(CARDS)
    assert [card.number for card in catalogue.CARDS] == list(range(1, 366))
    assert code("celeborn-lord-of-lorien") == (1, "R", 34)


@rule("T-35.6")
def test_the_set_is_the_first():
    assert {f"set-{card.set}" for card in GAME.printed()} == {"set-base"}
    assert voice("en", GAME).name("set-base") == "The Fellowship of the Ring"
    assert voice("pl", GAME).name("set-base") == "Drużyna Pierścienia"
