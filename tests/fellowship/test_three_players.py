"""Three players: what is left of a loser's turn, and which cards keep others away."""

from dataclasses import replace

import pytest

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.parts import Sum, Used
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.path import play_site
from mathom.games.fellowship.rules.zones import enter_play, take_from
from mathom.games.fellowship.terms import BORNE, GONE, HAND, MINIONS
from tests.fellowship.beginning import Beginning, deck
from tests.fellowship.test_several_players import three_with, with_a_goblin_each
from tests.marks import rule


@pytest.fixture
def three() -> Beginning:
    return three_with("legolas-greenleaf")


@rule("T-21.6", "T-21.7")
def test_the_losers_sites_are_replaced_by_the_others_in_turn():
    pony = deck(first_site="the-prancing-pony")
    b = Beginning(pony, pony, pony).bid(9, 1, 0).do("1", "2").until("fellowship")
    for number, seat in ((2, 0), (3, 1), (5, 0)):
        play_site(b.t, seat, number)
    b.do("use the-prancing-pony")
    assert b.t.seats[0].out
    assert [b.t.owner[b.t.path[number]] for number in (1, 2, 3, 5)] == [2, 1, 1, 2]


@rule("T-21.4")
def test_what_is_left_of_a_losers_turn(three):
    """Shadow players bring their hands to eight, minions are discarded, the next player is on."""
    with_a_goblin_each(three)
    three.t.seats[0].burdens = 10
    changed(three.t, Change.TABLE)
    three.do("pass")
    assert three.t.seats[0].out
    assert [three.asked, three.who] == ["reconcile", 2]
    assert len(three.t.hands[2]) == 7
    three.do("done")
    assert [three.asked, three.who] == ["reconcile", 1]
    three.do("done")
    assert [len(hand) for hand in three.t.hands] == [0, 8, 8]
    zones = zip(three.t.zone, three.t.owner, strict=True)
    assert {zone for zone, owner in zones if owner == 0} == {GONE}
    assert not any(three.t.zone[card] == MINIONS for card in three.t.board)
    assert [three.asked, three.who, three.t.free] == ["fellowship", 1, 1]


@rule("T-21.4", "T-33.1")
def test_who_is_out_orders_nothing():
    """Two texts of the turn's end fall together; the player on the loser's right says which."""
    pony = deck("sarumans-chill", "sarumans-frost", first_site="the-prancing-pony")
    b = Beginning(pony, pony, pony).bid(9, 1, 0).do("1", "2").until("fellowship")
    for name in ("sarumans-chill", "sarumans-frost"):
        enter_play(b.t, _take(b, 1, name), BORNE, b.t.path[1])
    b.do("use the-prancing-pony")
    assert b.t.seats[0].out
    b.until("order")
    assert b.who == 2
    b.do(b.codes[0])
    assert sorted(_name(b, card) for card in b.t.piles[1]) == ["sarumans-chill", "sarumans-frost"]


@rule("T-21.4", "T-10.7")
def test_limits_by_phase_end_with_the_losers_turn():
    pony = deck(first_site="the-prancing-pony")
    b = Beginning(pony, pony, pony).bid(9, 1, 0).do("1", "2").until("fellowship")
    b.t.used_now.append(Used(1))
    b.t.sums.append(Sum(1, 1, 1))
    b.t.hurt.append(b.t.seats[0].ring_bearer)
    b.do("use the-prancing-pony").until("fellowship")
    assert b.t.free == 1
    assert (b.t.used_now, b.t.sums, b.t.hurt) == ([], [], [])


@rule("T-13.1", "T-13.2")
def test_who_ends_a_shadow_phase_ends_only_that_one():
    last = deck(rest="goblin-runner")
    last = replace(last, sites=(*last.sites[:-1], "tol-brandir"))
    b = Beginning(*[last] * 3).bid(2, 1, 0).do("1", "2").until("fellowship")
    b.t.seats[0].marker = 8
    for number in range(2, 9):
        play_site(b.t, 0, number)
    b.do("pass")
    assert (b.asked, b.who) == ("shadow", 2)
    b.do("use tol-brandir")
    assert (b.asked, b.who) == ("shadow", 1)
    assert "use tol-brandir" in b.codes


@rule("T-23.2", "T-24.3")
def test_nobody_has_two_of_a_unique_title_though_one_sleeps():
    """The first lies on somebody else's Ring-bearer, and is inactive for now."""
    thin = deck("thin-and-stretched", rest="orc-soldier")
    thin.cards["thin-and-stretched"] = 2
    b = Beginning(thin, thin, thin).bid(2, 1, 0).do("1", "2").until("fellowship")
    enter_play(b.t, _take(b, 2, "thin-and-stretched"), BORNE, b.t.seats[1].ring_bearer)
    for seat in (1, 2):
        card = _take(b, seat, "thin-and-stretched")
        b.t.hands[seat].append(card)
        b.t.zone[card] = HAND
    b.t.pool = 20
    b.do("pass")
    for seat, may in ((2, False), (1, True)):
        b.until("shadow").do("play orc-soldier")
        assert b.who == seat
        assert any(code.startswith("play thin-and-stretched") for code in b.codes) is may
        b.do("pass")


@rule("T-23.5", "T-23.6")
def test_an_active_shadow_card_keeps_everybodys_copies_away():
    chief = deck("ancient-chieftain", rest="goblin-runner")
    b = Beginning(chief, chief, chief).bid(2, 1, 0).do("1", "2").until("fellowship")
    for seat in (1, 2):
        card = _take(b, seat, "ancient-chieftain")
        b.t.hands[seat].append(card)
        b.t.zone[card] = HAND
    b.t.pool = 20
    b.do("pass")
    assert b.who == 2
    b.do("play ancient-chieftain", "pass")
    assert b.who == 1
    assert "play goblin-runner" in b.codes
    assert "play ancient-chieftain" not in b.codes


def _take(b: Beginning, seat: int, name: str) -> int:
    """A card of that name, out of wherever its owner has it."""
    card = next(
        card
        for card in (*b.t.decks[seat], *b.t.hands[seat])
        if catalogue.NAME[b.t.print_of[card]] == name
    )
    take_from(b.t, card)
    return card


def _name(b: Beginning, card: int) -> str:
    return catalogue.NAME[b.t.print_of[card]]
