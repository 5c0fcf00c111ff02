"""Decks by lot, and a sample of the campaign that `make soak` plays with them."""

from collections import Counter

import pytest

from mathom.core.chance import Chance
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.terms import MOST_OF_A_TITLE, NO_SIDE
from tests.fellowship.campaign import Campaign, Game, larger_tables, play, two_players


def test_decks_by_lot_are_legal_and_leave_no_card_out():
    luck = Chance("decks by lot")
    found = Counter[str]()
    for _ in range(400):
        deck = random_deck(luck)
        assert why_not_deck(deck) == []
        found.update(deck.in_order)
    assert set(found) == set(catalogue.NAME)


@pytest.mark.parametrize("name", catalogue.NAME)
def test_a_deck_around_a_card_is_legal_and_has_it(name):
    deck = random_deck(Chance(name), name)
    assert why_not_deck(deck) == []
    printed = catalogue.CARDS[catalogue.NUMBER[name]]
    if printed.side == NO_SIDE or printed.title == "frodo":
        assert name in deck.in_order
    else:
        assert deck.cards[name] == MOST_OF_A_TITLE


def test_some_decks_are_of_one_culture_and_others_of_many():
    luck = Chance("mixtures")
    mixtures = Counter[int]()
    for _ in range(200):
        deck = random_deck(luck)
        mixtures[len({catalogue.CARDS[catalogue.NUMBER[name]].culture for name in deck.cards})] += 1
    assert min(mixtures) == 2
    assert max(mixtures) == 9


GAMES = [*two_players(40), *larger_tables(8)]


@pytest.mark.parametrize(
    "game",
    [
        *GAMES,
        *(
            pytest.param(game, marks=pytest.mark.nightly)
            for game in [*two_players(400, first=40), *larger_tables(40, first=8)]
        ),
    ],
    ids=lambda game: f"{game[0]}p-{game[1]}",
)
def test_a_game_with_any_decks_comes_to_its_end(game: Game):
    ended = play(game)
    assert not ended.broken, ended.broken
    assert ended.decisions
    assert ended.drawn


def test_a_campaign_tells_what_nobody_played():
    campaign = Campaign()
    for game in GAMES[:4]:
        campaign.add(play(game))
    assert campaign.games == 4
    never = set(campaign.never_played())
    assert campaign.played
    assert campaign.played.isdisjoint(never)
    assert campaign.played | never == set(catalogue.NAME)
