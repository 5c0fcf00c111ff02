"""What is different with three or four players."""

from dataclasses import replace

import pytest

from mathom.core.event import NOTABLE, TURNING
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.deeds import Dying
from mathom.games.fellowship.rules.zones import enter_play
from mathom.games.fellowship.terms import BORNE, DECK, DISCARD, HAND, MINIONS, NOBODY, SUPPORT
from tests.fellowship.beginning import Beginning, deck
from tests.marks import rule

LEGOLAS = "legolas-greenleaf"


def three_with(companion: str) -> Beginning:
    """Each begins with that companion and holds nothing but goblins; the first turn has begun."""
    b = Beginning(*[deck(companion, rest="goblin-runner")] * 3).bid(2, 1, 0)
    return b.do("1", "2", companion, companion, companion)


@pytest.fixture
def three() -> Beginning:
    return three_with(LEGOLAS)


def with_a_goblin_each(b: Beginning) -> Beginning:
    """Both Shadow players have played one."""
    b.until("shadow").do("play goblin-runner", "use goblin-runner", "pass")
    return b.do("play goblin-runner", "use goblin-runner-2", "pass")


@rule("T-10.2", "T-10.5", "T-13.1", "T-13.2", "T-13.17")
def test_shadow_phases_go_round_to_the_right(three):
    three.until("shadow")
    assert three.who == 2
    assert "play goblin-runner" in three.codes
    three.do("play goblin-runner", "use goblin-runner")
    assert three.who == 2  # any number of actions
    three.do("pass")
    assert three.who == 1
    assert three.asked == "shadow"
    three.do("pass")
    assert three.asked != "shadow"


@rule("T-10.3", "T-10.4", "T-12.6")
def test_turns_go_round_to_the_left(three):
    first = list(three.t.path)
    three.until("fellowship").do("pass").until("fellowship")
    assert three.who == 1
    assert three.t.free == 1
    laid = three.t.path[2]
    three.do("pass").until("shadow")
    assert first[2] != laid == three.t.path[2]  # it lies there already
    assert three.who == 0
    three.until("fellowship")
    assert three.t.free == 2


@rule("T-12.4")
def test_arrows_tell_who_lays_the_next_site(three):
    three.until("shadow")
    assert three.t.owner[three.t.path[2]] == 1  # a left arrow on site 1
    three.until("move-again").do("move")
    assert three.t.owner[three.t.path[3]] == 1
    three.t.seats[1].marker = 3
    three.until("fellowship")
    three.do("pass")
    assert three.t.owner[three.t.path[4]] == 0  # a right arrow on site 3


@rule("T-4.1", "T-13.14")
def test_the_second_shadow_player_uses_what_is_left(three):
    three.until("shadow")
    assert three.t.pool == 2 + 2
    three.do("play goblin-runner", "pass", "pass")  # he brings no twilight
    assert three.t.pool == 1
    assert three.who == 1
    assert three.codes == ["pass"]


@rule("T-13.6", "T-13.7", "T-13.8")
def test_nobody_equips_another_players_minion():
    arms = deck("goblin-scimitar", LEGOLAS, rest="goblin-runner")
    b = Beginning(arms, arms, arms).bid(2, 1, 0).do("1", "2", "done", "done", "done")
    for seat in (1, 2):
        held = b.t.hands[seat]
        held[0] = next(
            card for card in (*held, *b.t.decks[seat]) if _name(b, card) == "goblin-scimitar"
        )
    b.until("shadow").do("play goblin-runner", "use goblin-runner")
    assert "play goblin-scimitar goblin-runner" in b.codes
    b.do("pass")
    assert b.who == 1
    assert not any(code.startswith("play goblin-scimitar") for code in b.codes)


def test_your_minion_is_not_another_shadow_players():
    scouts = deck("threat-of-the-unknown", rest="moria-scout")
    b = Beginning(scouts, scouts, scouts).bid(2, 1, 0).do("1", "2")
    b.until("fellowship").t.pool = 20
    for seat in (1, 2):
        _take(b, seat, "threat-of-the-unknown")
    b.until("shadow").do("play moria-scout")
    assert b.who == 2
    assert "play threat-of-the-unknown" in b.codes
    b.do("pass")
    assert b.who == 1
    assert "play threat-of-the-unknown" not in b.codes  # the scout in play is another's
    b.do("play moria-scout")
    assert "play threat-of-the-unknown" in b.codes


def test_your_shadow_phase_is_not_another_shadow_players():
    bent = deck("bent-on-discovery", rest="goblin-runner")
    b = Beginning(bent, bent, bent).bid(2, 1, 0).do("1", "2").until("fellowship")
    card = _take(b, 1, "bent-on-discovery")
    b.t.hands[1].remove(card)
    enter_play(b.t, card, SUPPORT)
    held = len(b.t.hands[1])
    b.until("shadow")
    assert (b.who, len(b.t.hands[1])) == (2, held)
    b.do("pass")
    assert (b.who, len(b.t.hands[1])) == (1, held + 1)
    assert b.t.zone[card] == SUPPORT  # it asks for nothing when another's phase ends
    b.do("pass")
    assert b.t.zone[card] == DISCARD


@rule("T-15.6", "T-15.7")
def test_the_archers_choose_whom_to_shoot(three):
    with_a_goblin_each(three).until("archery-target")
    assert three.who == 0
    assert three.codes == ["3", "2"]
    three.do("2")
    left = [three.t.owner[card] for card in three.t.board if _name(three, card) == "goblin-runner"]
    assert left == [2]


@rule("T-15.6")
def test_everybody_hears_whom_the_archers_shoot():
    b = with_a_goblin_each(three_with(LEGOLAS)).until("archery-target")
    touched = [option.touches for option in b.position.asks[0].options]
    assert touched == [("player:2",), ("player:1",)]
    b.t.story = []
    b.do("2")
    told = [event.args["seat"] for event in b.t.story if event.kind == "archery-at"]
    assert told == [2]


@rule("T-3.10", "T-3.12")
def test_the_story_says_whose_companion_has_died(three):
    """Everybody has a Legolas; of minions their own name is enough."""
    with_a_goblin_each(three)
    three.t.story = []
    for name in (LEGOLAS, "goblin-runner"):
        card = next(card for card in three.t.board if _name(three, card) == name)
        three.t.then(Dying(card))
    three.do("pass")
    told = [(event.kind, event.args.get("seat"), event.weight) for event in three.t.story]
    assert ("killed", None, NOTABLE) in told
    assert ("killed-of", 1, TURNING) in told
    assert LEGOLAS in [_name(three, card) for card in three.t.dead[0]]
    assert "goblin-runner" in [_name(three, card) for card in three.t.piles[2]]


@rule("T-13.1", "T-10.5")
def test_the_table_shows_whose_shadow_phase_it_is(three):
    three.until("fellowship")
    assert GAME.view(three.t, 0).acting == 0
    three.until("shadow")
    assert GAME.view(three.t, 0).acting == 2
    three.do("play goblin-runner", "use goblin-runner")
    assert GAME.view(three.t, 1).acting == 2
    three.do("pass")
    assert GAME.view(three.t, 0).acting == 1
    with_minions = three.do("pass")
    assert GAME.view(with_minions.t, 0).acting is None


@rule("T-12.4", "T-12.6")
def test_the_table_shows_who_lays_the_next_site(three):
    three.until("fellowship")
    assert GAME.view(three.t, 0).lays == 1
    assert GAME.view(three.t, 0).path[0].arrow == "left"
    three.until("move-again").do("move").until("reconcile")
    view = GAME.view(three.t, 0)
    assert (view.path[2].arrow, view.lays) == ("right", 2)
    three.until("fellowship")
    assert three.t.free == 1
    assert GAME.view(three.t, 0).lays is None  # it lies there already


@rule("T-16.8")
def test_each_sends_their_own_minions():
    b = with_a_goblin_each(three_with("gimli-dwarf-of-erebor"))
    b.until("assign-leftover")
    assert b.who == 2
    assert [code.split()[-1] for code in b.codes] == ["goblin-runner"] * 2 + ["done"]
    b.do("done")
    assert b.who == 1
    assert [code.split()[-1] for code in b.codes] == ["goblin-runner-2"] * 2 + ["done"]


@rule("T-19.3", "T-10.5")
def test_shadow_players_reconcile_going_right(three):
    three.until("reconcile")
    assert three.who == 2
    three.do("done")
    assert three.who == 1
    assert three.asked == "reconcile"


@rule("T-10.18", "T-19.13")
@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 3)])
def test_the_move_limit_is_the_number_of_opponents(players, limit):
    b = Beginning(*[deck()] * players).bid(*range(players))
    b.until("fellowship")
    assert b.t.move_limit == limit


@rule("T-7.1", "T-8.2", "T-19.13", "T-21.3")
def test_who_bids_too_much_is_out_before_the_first_turn():
    b = Beginning(*[deck(LEGOLAS)] * 4).bid(10, 2, 1, 0).do("1", "2", "3")
    assert b.t.seats[0].out
    assert b.asked == "start"
    assert b.who == 1
    assert b.t.owner[b.t.path[1]] == 1  # who is first of those that are left
    b.until("fellowship")
    assert b.t.free == 1
    assert b.t.turn == 1
    assert [len(hand) for hand in b.t.hands] == [0, 8, 8, 8]
    assert b.t.move_limit == 2


@rule("T-21.4", "T-21.6", "T-21.7", "T-20.3")
def test_the_others_play_on_when_somebody_is_corrupted():
    pony = deck(first_site="the-prancing-pony")
    b = Beginning(pony, pony, pony).bid(9, 9, 0)
    while b.asked == "place":
        b.do(b.codes[0])
    first, second = b.t.order[:2]
    b.until("fellowship").do("use the-prancing-pony")
    assert b.t.seats[first].out
    assert not b.position.over
    assert not any(b.t.owner[card] == first for card in b.t.board)
    assert b.t.owner[b.t.path[1]] == b.t.order[2]  # who sat on the loser's right
    b.until("fellowship")
    assert b.t.free == second
    b.do("use the-prancing-pony")
    assert b.position.over
    assert b.t.winner == b.t.order[2]


@rule("T-21.5")
def test_what_others_laid_on_a_loser_is_discarded():
    pony = deck("blade-tip", first_site="the-prancing-pony")
    b = Beginning(pony, pony, pony).bid(9, 1, 0).do("1", "2").until("fellowship")
    tip = next(
        card for card, seat in enumerate(b.t.owner) if seat == 1 and _name(b, card) == "blade-tip"
    )
    for pile in (b.t.decks[1], b.t.hands[1]):
        if tip in pile:
            pile.remove(tip)
    enter_play(b.t, tip, BORNE, b.t.seats[0].ring_bearer)
    b.do("use the-prancing-pony")
    assert b.t.seats[0].out
    assert b.t.piles[1] == [tip]


def laid_on(b: Beginning, seat: int, item: str, bearer: str) -> None:
    """That seat's own item, wherever it is, lies on its companion now."""
    by_name = {_name(b, card): card for card, owner in enumerate(b.t.owner) if owner == seat}
    for pile in (b.t.decks[seat], b.t.hands[seat]):
        if by_name[item] in pile:
            pile.remove(by_name[item])
    enter_play(b.t, by_name[item], BORNE, by_name[bearer])


def test_the_dwarven_axe_falls_once_on_each_player_who_lost():
    gimli = "gimli-son-of-gloin"
    arms = deck(gimli, "dwarven-axe", "rangers-sword", rest="goblin-runner")
    b = Beginning(arms, arms, arms).bid(2, 1, 0).do("1", "2", gimli, gimli, gimli)
    b.until("fellowship")
    for item in ("dwarven-axe", "rangers-sword"):
        laid_on(b, 0, item, gimli)
    with_a_goblin_each(b).until("assign").do(f"assign {gimli} goblin-runner", "done")
    b.do(f"assign {gimli} goblin-runner-2").until("skirmish").do(f"use {gimli}")
    before = [len(cards) for cards in b.t.decks]
    while b.t.fight is not None:
        b.do("pass" if "pass" in b.codes else b.codes[0])
    assert [old - len(new) for old, new in zip(before, b.t.decks, strict=True)] == [0, 1, 1]


def _take(b: Beginning, seat: int, name: str) -> int:
    """A card of that name is in hand, in the place of another if it was not."""
    held, left = b.t.hands[seat], b.t.decks[seat]
    card = next(card for card in (*held, *left) if _name(b, card) == name)
    if card in left:
        left[left.index(card)] = held[0]
        b.t.zone[held[0]], b.t.zone[card] = DECK, HAND
        held[0] = card
    return card


def _name(b: Beginning, card: int) -> str:
    return catalogue.NAME[b.t.print_of[card]]


# --- What goes on when somebody is out, and whose phase a text ends


def laid(b: Beginning, seat: int, name: str, zone: int, on: int = NOBODY) -> int:
    """A card of a player's that comes into play without being played."""
    for pile in (b.t.decks[seat], b.t.hands[seat]):
        for card in pile:
            if _name(b, card) == name:
                pile.remove(card)
                enter_play(b.t, card, zone, on)
                return card
    raise KeyError(name)


@rule("T-10.2", "T-13.1")
def test_a_text_ends_the_shadow_phase_of_one_player_only():
    orcs = replace(deck(rest="orc-ambusher"), sites=(*ARAGORN_STARTER.sites[:8], "tol-brandir"))
    b = Beginning(orcs, orcs, orcs).bid(2, 1, 0).do("1", "2").until("fellowship")
    b.t.path[8] = next(
        card
        for card, kind in enumerate(b.t.print_of)
        if catalogue.CARDS[kind].site == 8 and b.t.owner[card] == 0
    )
    b.t.seats[0].marker = 8
    b.do("pass").until("shadow")
    assert b.who == 2
    b.do("use tol-brandir")
    assert (b.asked, b.who) == ("shadow", 1)
    assert "play orc-ambusher" in b.codes


@rule("T-21.4", "T-1.14")
def test_the_event_that_brings_somebody_down_is_discarded():
    storm = deck("cruel-caradhras", rest="uruk-savage")
    b = Beginning(*[storm] * 3).bid(9, 1, 0).do("1", "2").until("fellowship")
    event = next(
        card
        for card, seat in enumerate(b.t.owner)
        if seat == 2 and _name(b, card) == "cruel-caradhras"
    )
    if event not in b.t.hands[2]:
        b.t.decks[2].remove(event)
        b.t.hands[2].append(event)
        b.t.zone[event] = HAND
    b.do("pass").until("shadow")
    b.t.pool = 9
    laid(b, 2, "uruk-savage", MINIONS)
    b.until("maneuver")
    while b.who != 2:
        b.do("pass")
    b.do("play cruel-caradhras", "2")
    assert b.t.seats[0].out
    assert event in b.t.piles[2]
    assert b.t.zone[event] == DISCARD


@rule("T-33.1", "T-21.4")
def test_who_is_out_orders_nothing():
    pony = deck("sarumans-chill", "sarumans-frost", first_site="the-prancing-pony")
    b = Beginning(pony, pony, pony).bid(9, 1, 0).do("1", "2").until("fellowship")
    laid(b, 1, "sarumans-chill", BORNE, b.t.path[1])
    laid(b, 2, "sarumans-frost", BORNE, b.t.path[1])
    b.do("use the-prancing-pony")
    assert b.t.seats[0].out
    b.until("order")
    assert b.who == 2  # on the loser's right
    assert sorted(b.codes) == ["sarumans-chill", "sarumans-frost"]
