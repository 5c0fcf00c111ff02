"""Before the first turn: the first game, bids, the table, starting fellowships (T-6 to T-9)."""

import pytest

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.position import Position
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.starters import STARTERS
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    ADVENTURE,
    BORNE,
    COMPANIONS,
    FELLOWSHIP,
    NOBODY,
    REGROUP,
    SHADOW,
)
from tests.fellowship.beginning import Beginning, deck
from tests.marks import rule

LEGOLAS = "legolas-greenleaf"


def first_game(seed: str = "first") -> Table:
    """The Aragorn starter against the Gandalf starter."""
    return Position(GAME, new_table(STARTERS, House(goal=7, starter=True), Chance(seed))).state


def names(t: Table, zone: int, seat: int) -> list[str]:
    return sorted(
        catalogue.NAME[t.print_of[card]]
        for card, where in enumerate(t.zone)
        if where == zone and t.owner[card] == seat
    )


@rule("T-6.1", "T-6.2", "T-6.3", "T-8.4", "T-25.1", "T-25.2")
def test_the_first_game_has_seven_sites_and_a_fixed_start():
    t = first_game()
    for seat, who in enumerate(("aragorn-king-in-exile", "gandalf-the-grey-wizard")):
        assert names(t, COMPANIONS, seat) == sorted(["frodo-son-of-drogo", who])
        assert t.zone[t.seats[seat].ring] == BORNE
        assert t.on[t.seats[seat].ring] == t.seats[seat].ring_bearer
        numbers = [
            catalogue.CARDS[t.print_of[card]].site
            for card, where in enumerate(t.zone)
            if t.owner[card] == seat and (where == ADVENTURE or card in t.path)
        ]
        assert sorted(numbers) == [1, 2, 3, 4, 5, 6, 7]


@rule("T-6.4", "T-9.2")
def test_in_the_first_game_all_else_is_the_draw_deck():
    t = first_game()
    for seat in range(2):
        cards = sum(STARTERS[seat].cards.values())
        assert len(t.hands[seat]) == 8
        assert len(t.decks[seat]) == cards - 1 - 8


@rule("T-6.5", "T-4.7")
def test_chance_says_who_begins_the_first_game():
    games = [first_game(str(seed)) for seed in range(12)]
    assert {t.free for t in games} == {0, 1}
    assert all(seat.burdens == 0 for t in games for seat in t.seats)
    assert all(t.pool == 0 for t in games)


@rule("T-7.1", "T-7.2")
def test_all_bid_at_once_and_in_secret():
    b = Beginning(deck(), deck(), deck())
    assert [ask.seat for ask in b.position.asks] == [0, 1, 2]
    assert all(ask.option("0") is not None for ask in b.position.asks)
    b.bid(3)
    assert all(seat.bid == 0 for seat in b.t.seats)  # nothing is known before all have bid


@rule("T-7.7", "T-8.2", "T-8.3", "T-8.1")
def test_the_first_player_lays_the_first_site():
    b = Beginning(*[deck()] * 3).bid(0, 2, 1).do("2", "1")
    assert b.t.order == [2, 1, 0]
    assert b.t.owner[b.t.path[1]] == 2
    assert catalogue.CARDS[b.t.print_of[b.t.path[1]]].site == 1
    assert [seat.marker for seat in b.t.seats] == [1, 1, 1]
    assert [seat.burdens for seat in b.t.seats] == [0, 2, 1]


@rule("T-8.2", "T-8.12", "T-21.3")
def test_who_bid_too_much_lays_no_site():
    """All take the first free place: 0, then 2, then 1. So 2 is first when site 1 is laid."""
    b = Beginning(*[deck()] * 3)
    b.t.story = []
    b.bid(10, 2, 3).do("1", "2")
    assert b.t.order == [0, 2, 1]
    assert b.t.seats[0].out
    assert b.t.free == 2
    assert b.t.owner[b.t.path[1]] == 2
    told = [event.kind for event in b.t.story or ()]
    assert told.count("site") == 1
    assert told.index("out-corrupted") < told.index("site")


@rule("T-7.1", "T-8.2", "T-21.3")
@pytest.mark.parametrize("bids", [(10, 0), (10, 11)])
def test_where_the_bids_end_the_game_nobody_lays_a_site(bids):
    b = Beginning(*[deck()] * 2).bid(*bids)
    b.do(b.codes[0])
    assert b.position.over
    assert not [card for card in b.t.path if card != NOBODY]
    assert not any(GAME.view(b.t, SPECTATOR).path)


@rule("T-8.5", "T-8.10", "T-8.12")
def test_starting_fellowships_are_laid_out_in_turn():
    mixed = deck(LEGOLAS, "bounder")
    b = Beginning(mixed, mixed).bid(0, 1).do("1")
    assert b.asked == "start"
    assert b.who == 1
    assert b.codes == [LEGOLAS, "done"]  # no ally
    b.do("done")
    assert b.who == 0
    assert b.t.hands == [[], []]
    b.do(LEGOLAS)
    assert b.fellowship(1) == ["frodo-son-of-drogo"]
    assert b.fellowship(0) == ["frodo-son-of-drogo", LEGOLAS]
    assert [len(hand) for hand in b.t.hands] == [8, 8]


@rule("T-7.1", "T-20.3")
def test_with_two_players_a_bid_of_ten_is_the_end():
    b = Beginning(deck(), deck()).bid(10, 0).do("1")
    assert b.position.over
    assert b.t.winner == 1


@rule("T-7.1", "T-20.3")
@pytest.mark.parametrize("bids", [(10, 11), (11, 10), (12, 12, 12)])
def test_when_all_bid_too_much_nobody_wins(bids):
    b = Beginning(*[deck()] * len(bids)).bid(*bids)
    while not b.position.over:
        b.do(b.codes[0])
    result = GAME.result(b.t)
    assert result is not None
    assert result.winners == ()
    assert result.story.id == "result-nobody"
    assert [(why.id, why.args["number"]) for why in result.why] == [
        ("why-corrupted", bid) for bid in bids
    ]


@pytest.mark.parametrize(("again", "held"), [("yes", 6), ("no", 8)])
def test_the_later_mulligan_is_a_hand_of_six(again, held):
    house = House(goal=7, starter=True, mulligan=True)
    position = Position(GAME, new_table(STARTERS, house, Chance("mulligan")))
    for seat in position.state.order:
        ask = position.asks[0]
        assert ask.seat == seat
        option = ask.option(again)
        assert ask.prompt.id == "prompt-mulligan"
        assert option is not None
        position.answer(ask, option)
    assert [len(hand) for hand in position.state.hands] == [held, held]


def test_while_hands_are_shuffled_back_the_first_players_cards_are_awake():
    """The fellowship that was laid out last is not the one whose turn comes."""
    house = House(goal=7, starter=True, mulligan=True)
    position = Position(GAME, new_table(STARTERS, house, Chance("mulligan")))
    t = position.state
    cards = GAME.view(t, SPECTATOR).cards
    assert {card.owner for card in cards if card.active} == {t.order[0]}


@rule("T-8.6")
def test_four_twilight_and_not_a_token_more():
    """Of 4 and 1, or 2, 2 and 1, the last may not come."""
    mixed = deck("aragorn-king-in-exile", "merry-friend-to-sam", LEGOLAS, "gimli-son-of-gloin")
    b = Beginning(mixed, mixed).bid(1, 0).do("1", "aragorn-king-in-exile")
    assert b.who == 1
    b.do(LEGOLAS)
    assert b.codes == ["gimli-son-of-gloin", "merry-friend-to-sam", "done"]
    b.do("gimli-son-of-gloin")
    assert b.t.turn == 1


@rule("T-8.5", "T-8.6", "T-8.7")
def test_who_can_not_begin_is_told_why():
    mixed = deck(
        LEGOLAS,
        "legolas-prince-of-mirkwood",
        "aragorn-king-in-exile",
        "bounder",
        "dwarf-guard",
        "merry-friend-to-sam",
    )
    b = Beginning(mixed, deck()).bid(1, 0).do("1", LEGOLAS)
    reasons = {
        "aragorn-king-in-exile": "over-budget",
        "legolas-prince-of-mirkwood": "unique-in-play",
        "dwarf-guard": "cant-spot",
        "bounder": "starts-no-companion",
        "gimli-son-of-gloin": "not-in-deck",
    }
    for name, reason in reasons.items():
        found = GAME.why_not(b.t, b.position.asks[0], name)
        assert found is not None
        assert found.id == f"reason-{reason}"
        assert found.rules


@rule("T-7.5")
def test_chance_says_which_of_two_equal_bidders_chooses_first():
    def chooses(seed: str) -> int:
        position = Position(GAME, new_table(STARTERS, House(goal=9, starter=False), Chance(seed)))
        for seat in (0, 1):
            ask = next(ask for ask in position.asks if ask.seat == seat)
            position.answer(ask, ask.options[2])
        return position.asks[0].seat

    assert {chooses(str(seed)) for seed in range(12)} == {0, 1}


@rule("T-8.5")
def test_with_closed_lists_all_are_asked_whom_they_begin_with():
    """Otherwise it would tell that a deck holds nobody who could begin."""
    b = Beginning(deck(LEGOLAS), deck(), open_decks=False).bid(1, 0).do("1")
    assert (b.asked, b.who, b.codes) == ("start", 0, [LEGOLAS, "done"])
    b.do(LEGOLAS)
    assert (b.asked, b.who, b.codes) == ("start", 0, ["done"])
    b.do("done")
    assert (b.asked, b.who, b.codes) == ("start", 1, ["done"])
    b.do("done")
    assert b.t.turn == 1
    b = Beginning(*[deck()] * 3, open_decks=False).bid(10, 1, 0).do("1", "2")
    assert (b.asked, b.who) == ("start", 1)  # the first is out by the bid


@rule("T-7.2")
def test_bids_that_are_known_are_seen():
    b = Beginning(deck(), deck()).bid(3)
    assert [seat.bid for seat in GAME.view(b.t, 1).seats] == [0, 0]
    ask = b.position.asks[0]
    option = ask.option("1")
    assert option is not None
    b.position.answer(ask, option)
    assert b.asked == "place"
    assert [seat.bid for seat in GAME.view(b.t, 1).seats] == [3, 1]


@rule("T-6.6", "T-8.2", "T-8.3", "T-9.2", "T-20.2")
def test_in_the_first_game_the_rest_is_as_usual():
    """It begins at a site 1 of whoever goes first, and site 7 is the last."""
    position = Position(GAME, new_table(STARTERS, House(goal=7, starter=True), Chance("usual")))
    t = position.state
    assert t.owner[t.path[1]] == t.order[0] == t.free
    assert [seat.marker for seat in t.seats] == [1, 1]
    assert [len(hand) for hand in t.hands] == [8, 8]
    assert t.move_limit == 2
    first, phases = t.free, []
    while not position.over:
        t = position.state
        if t.turn == 1 and t.phase not in phases:
            phases.append(t.phase)
        ask = position.asks[0]
        goes_on = ("move", "pass", "done", "no")
        code = next((code for code in goes_on if ask.option(code)), ask.options[0].code)
        option = ask.option(code)
        assert option is not None
        position.answer(ask, option)
    assert phases == [FELLOWSHIP, SHADOW, REGROUP]  # without a minion there is nothing between
    assert t.winner == first
    assert t.seats[first].marker == 7


@rule("T-6.8", "T-6.5", "T-7.1")
@pytest.mark.parametrize(("variant", "asked", "sites"), [("starter", "", 7), ("full", "bid", 9)])
def test_the_variant_is_chosen(variant, asked, sites):
    options = {setting.name: setting.default for setting in GAME.settings}
    t = GAME.setup({**options, "variant": variant}, 2, Chance("variant"))
    assert t.house.goal == sites
    assert sum(zone == ADVENTURE for zone in t.zone) == 2 * sites
    prompts = {ask.prompt.id for ask in Position(GAME, t).asks}
    assert ("prompt-bid" in prompts) == (asked == "bid")


@pytest.mark.parametrize(
    ("chosen", "house"),
    [
        ({}, {}),
        ({"rule_of_four": True}, {"rule_of_four": True}),
        ({"mulligan": True}, {"mulligan": True}),
        ({"open_discard": True}, {"open_discard": True}),
        ({"tournament": True}, dict.fromkeys(("rule_of_four", "mulligan", "open_discard"), True)),
        ({"decklists": "closed"}, {"open_decks": False}),
    ],
)
def test_later_rules_are_played_where_the_group_wants_them(chosen, house):
    options = {setting.name: setting.default for setting in GAME.settings}
    t = GAME.setup({**options, **chosen}, 2, Chance("house"))
    assert t.house == House(goal=7, starter=True, **house)


@rule("T-9.1")
def test_chance_shuffles_and_nobody_cuts():
    """Every card may come to a first hand, and the same chance deals the same hands."""
    games = [first_game(str(seed)) for seed in range(40)]
    hands = {tuple(sorted(t.hands[0])) for t in games}
    assert len(hands) == 40
    begun = set(games[0].hands[0]) | set(games[0].decks[0])
    assert {card for t in games for card in t.hands[0]} == begun
    assert first_game("1").hands == first_game("1").hands
    assert all(t.turn == 1 for t in games)  # nobody was asked anything before
