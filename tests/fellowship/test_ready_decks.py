"""The decks that we have built: legal, different, true to their cultures, and able to set out."""

from collections import Counter
from itertools import product

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position, play_out
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.appraise import appraise
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.ready import FREE, READY, SHADOW
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.terms import COMPANIONS, FREE_SIDE, SHADOW_SIDE
from tests.marks import rule

START = 4
"""The twilight cost of a starting fellowship at most (T-8.6)."""
each_deck = pytest.mark.parametrize("deck", READY, ids=lambda deck: deck.name)


def cards(deck: Deck) -> list[Card]:
    drawn = Counter(deck.cards).elements()
    return [catalogue.CARDS[catalogue.NUMBER[name]] for name in drawn]


@rule("T-5.1", "T-5.2", "T-5.3", "T-5.5", "T-5.7")
@each_deck
def test_each_may_be_played_by_all_rules(deck: Deck):
    assert why_not_deck(deck, "full") == []
    assert why_not_deck(deck, "starter") == []


def test_there_is_one_for_each_pair_and_no_two_are_alike():
    assert [deck.name for deck in READY] == [f"{f}-{s}" for f, s in product(FREE, SHADOW)]
    lists = {(deck.sites, tuple(sorted(deck.cards.items()))) for deck in READY}
    assert len(lists) == len(READY) == 16
    assert all(KNOWN[deck.name] is deck for deck in READY)


@each_deck
def test_each_is_of_its_two_cultures(deck: Deck):
    free, shadow = deck.name.split("-")
    cultures = Counter(card.culture for card in cards(deck))
    assert cultures[free] >= 24
    assert cultures[shadow] == 30


@each_deck
def test_each_has_companions_and_minions_enough(deck: Deck):
    types = Counter(card.type for card in cards(deck))
    titles = {card.title for card in cards(deck) if card.type == "companion"}
    assert 8 <= types["companion"] <= 12
    assert len(titles) >= 3
    assert 16 <= types["minion"] <= 22


@each_deck
def test_no_more_unique_cards_than_are_drawn_with_profit(deck: Deck):
    """A second copy can't be in play beside the first; four are for who must be found."""
    for card in cards(deck):
        if card.unique and card.type not in ("companion",):
            assert deck.cards[card.name] <= 2, card.name


@each_deck
def test_whatever_is_borne_has_somebody_to_bear_it(deck: Deck):
    """A weapon of somebody who is not in the deck would be dead in the hand."""
    bearers = ("companion", "ally", "minion")
    people = [catalogue.NUMBER[card.name] for card in cards(deck) if card.type in bearers]
    for card in cards(deck):
        if card.on is not None:
            able = card.on.may_fit
            assert any(able[one] for one in (*people, catalogue.NUMBER[deck.ring_bearer]))


@rule("T-8.6")
@each_deck
def test_each_sets_out_with_companions(deck: Deck):
    chosen = [catalogue.CARDS[catalogue.NUMBER[name]] for name in deck.start]
    assert chosen
    assert len(set(deck.start)) == len(deck.start)
    assert sum(card.cost for card in chosen) <= START
    assert all(card.type == "companion" and card.name in deck.cards for card in chosen)


@rule("T-8.6", "T-6.2")
@each_deck
def test_each_fellowship_leaves_in_a_game(deck: Deck):
    for starter in (False, True):
        house = House(goal=7 if starter else 9, starter=starter)
        position = Position(GAME, new_table([deck, deck], house, Chance(deck.name)))
        while position.state.turn == 0 and position.asks:
            ask = position.asks[0]
            values = appraise(ask, position.state)
            position.answer(ask, ask.options[values.index(max(values))])
        t = position.state
        companions = [card for card in t.board if t.zone[card] == COMPANIONS and t.owner[card] == 0]
        assert len(companions) >= 2


@each_deck
def test_each_plays_to_the_end(deck: Deck):
    luck = Chance(f"{deck.name} luck")
    t = new_table([deck, READY[0]], House(goal=9, starter=False), Chance(deck.name))
    play_out(GAME, t, lambda ask: ask.options[luck.below(len(ask.options))])
    assert GAME.result(t) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", KNOWN.values(), ids=lambda deck: deck.name)
def test_each_has_a_name_and_is_told_about(deck: Deck, lang: str):
    text = voice(lang, GAME)
    assert text.has(f"-deck-{deck.name}")
    assert len(text(f"deck-{deck.name}-about")) > 40


def test_halves_have_only_their_own_side():
    for half, side in (
        *product(FREE.values(), [FREE_SIDE]),
        *product(SHADOW.values(), [SHADOW_SIDE]),
    ):
        assert {catalogue.SIDE[catalogue.NUMBER[name]] for name in half.cards} == {side}
        assert all(catalogue.CARDS[catalogue.NUMBER[n]].site == at for at, n in half.sites.items())
