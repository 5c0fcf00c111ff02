"""What starters and boosters hold (T-35)."""

from collections import Counter

import pytest

from mathom.core.chance import Chance
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.products import booster, refilled, starter
from mathom.games.fellowship.decks.starters import STARTERS
from mathom.games.fellowship.terms import FIRST_SET
from tests.marks import rule

MANY = 600


def rarities(prints: tuple[int, ...]) -> Counter[str]:
    return Counter(catalogue.CARDS[kind].rarity for kind in prints)


@rule("T-35.3", "T-35.4")
def test_a_booster_has_a_rare_three_uncommons_and_seven_commons():
    chance = Chance("boosters")
    for _ in range(MANY):
        found = booster(chance)
        assert rarities(found) == {"R": 1, "U": 3, "C": 7}
        assert len(set(found)) == 11


@rule("T-35.3", "T-35.8")
def test_every_card_comes_in_boosters_but_the_premium_ones():
    chance = Chance("all of them")
    found = Counter(kind for _ in range(4 * MANY) for kind in booster(chance))
    cards = {kind: card for kind, card in enumerate(catalogue.CARDS) if card.set == FIRST_SET}
    premium = {kind for kind, card in cards.items() if card.rarity == "P"}
    assert set(cards) - set(found) == premium


@rule("T-35.3")
@pytest.mark.parametrize(("rarity", "number"), [("R", 1), ("U", 3), ("C", 7)])
def test_cards_of_one_rarity_are_equally_likely(rarity: str, number: int):
    """A test of fit: of 121 kinds the statistic is 120 on average, and seldom above 180."""
    chance, boosters = Chance("fair"), 10 * MANY
    found = Counter(kind for _ in range(boosters) for kind in booster(chance))
    kinds = [
        kind
        for kind, card in enumerate(catalogue.CARDS)
        if (card.set, card.rarity) == (FIRST_SET, rarity)
    ]
    expected = boosters * number / 121
    assert sum((found[kind] - expected) ** 2 for kind in kinds) / expected < 180


@rule("T-35.2", "T-35.8")
def test_a_starter_is_one_of_two_with_three_rares_more():
    chance, seen = Chance("starters"), Counter[str]()
    for _ in range(MANY):
        found = Counter(starter(chance))
        (deck,) = [
            deck
            for deck in STARTERS
            if not Counter(catalogue.NUMBER[name] for name in deck.in_order) - found
        ]
        more = found - Counter(catalogue.NUMBER[name] for name in deck.in_order)
        assert rarities(tuple(more)) == {"R": 3}
        assert set(more.values()) == {1}
        assert catalogue.NUMBER[deck.start[0]] in found
        seen[deck.name] += 1
    assert all(number > MANY / 3 for number in seen.values())
    assert len(seen) == 2


def test_the_same_seed_fills_the_same_products():
    for make in (booster, starter):
        assert make(Chance("seed")) == make(Chance("seed"))
        assert make(Chance("seed")) != make(Chance("another"))


def test_every_draw_can_be_checked():
    chance = Chance("drawn")
    booster(chance)
    assert chance.drawn == 11
    starter(chance)
    assert chance.drawn == 11 + 1 + 3


def test_a_booster_of_which_some_cards_were_seen_holds_them():
    chance = Chance("seen")
    for number in range(12):
        seen = booster(chance)[:number]
        found = refilled(seen, chance)
        assert rarities(found) == {"R": 1, "U": 3, "C": 7}
        assert set(seen) <= set(found)
        assert len(set(found)) == 11
