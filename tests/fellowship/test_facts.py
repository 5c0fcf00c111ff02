"""The cards compared with facts that were read apart from them, and their texts read back."""

from pathlib import Path

import pytest

from mathom.cards.facts import differences, load
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.filters import Keyword
from mathom.games.fellowship.terms import FIRST_SET, SIDES
from tests.fellowship.reading import plain, read, texts

FACTS = load(Path(__file__).parent / "facts.toml")["cards"]

COLUMNS = {
    "set": lambda card: 0 if card.set == FIRST_SET else card.set,
    "number": lambda card: card.number,
    "rarity": lambda card: card.rarity,
    "title": lambda card: card.words[0],
    "subtitle": lambda card: card.words[1],
    "unique": lambda card: card.unique,
    "side": lambda card: SIDES[card.side],
    "culture": lambda card: card.culture,
    "type": lambda card: card.type,
    "race": lambda card: card.race,
    "class": lambda card: card.item_class,
    "cost": lambda card: card.cost,
    "strength": lambda card: card.strength,
    "vitality": lambda card: card.vitality,
    "resistance": lambda card: card.resistance,
    "signet": lambda card: card.signet,
    "site": lambda card: card.site,
    "home": lambda card: card.home,
    "shadow": lambda card: card.shadow,
    "arrow": lambda card: card.arrow if card.type == "site" else "",
    "on": lambda card: read(card.on) if card.on is not None else "",
    "limit": lambda card: card.limit,
    "keywords": lambda card: _keywords(card),
}

SILENCED = "that a Ring may be silenced is asked where texts are looked for"
REMEMBERED = "who bore a card is remembered by itself"
TWO_WAYS = "two whole ways in place of a price and two conditions"
HAND_SHOWN = "the hand that was shown, if there are several opponents"
SAID_DIFFERENTLY = {
    "1_1": SILENCED,
    "1_2": SILENCED,
    "1_15": REMEMBERED,
    "1_18": "whose deck is asked when it is shown",
    "1_36": HAND_SHOWN,
    "1_44": HAND_SHOWN,
    "1_48": "three numbers in a row",
    "1_54": "what a text describes is shown by itself",
    "1_55": HAND_SHOWN,
    "1_59": TWO_WAYS,
    "1_66": REMEMBERED,
    "1_93": TWO_WAYS,
    "1_100": TWO_WAYS,
    "1_114": REMEMBERED,
    "1_129": "not at a sanctuary, in place of at no sanctuary",
    "1_135": "where a character is tells for companions and allies alike",
    "1_154": "this card is one's own anyway",
    "1_201": "whether a fighter is such, or can be spotted as such",
    "1_208": "a minion is where the fellowship is",
    "1_210": "what is required of the event need not be required of its first way",
    "1_239": "the other player does all of it, in place of each",
    "1_296": TWO_WAYS,
    "1_298": TWO_WAYS,
    "1_316": "two steps in place of three",
    "1_332": "each of none is nobody",
    "1_362": "the Shadow players may, in place of a condition on who you are",
}
"""By collector's number: why a card's text does not read as the facts have it."""


def _keywords(card: Card) -> list[str]:
    words = [said for said in card.said if isinstance(said, Keyword)]
    return [f"{word.keyword}+{word.value}" if word.value else word.keyword for word in words]


def test_all_that_is_printed_is_so():
    assert differences(CARDS, FACTS, COLUMNS, apart=("text",)) == []


def test_the_set_is_whole_and_sorted():
    assert sorted(card.number for card in CARDS if card.set == FIRST_SET) == list(range(1, 366))
    assert len({card.name for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_text_reads_as_the_facts_have_it(card: Card):
    given = [plain(said) for said in FACTS[card.name].get("text", ())]
    same = texts(card) == given
    if card.collectors_number in SAID_DIFFERENTLY:
        assert not same, "it reads the same by now"
    else:
        assert texts(card) == given
