"""Three, four, five and six players: who is asked, in which order, and what is left when somebody
is out (T-10, T-12, T-13, T-15, T-16, T-19 to T-21, T-23, T-24).
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from mathom.core.position import Position
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.activity import is_active
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.own_actions import OwnActions
from mathom.games.fellowship.rules.path import move_limit, play_site, who_plays_next
from mathom.games.fellowship.rules.playing import cost_of
from mathom.games.fellowship.rules.setup import AGENDA
from mathom.games.fellowship.rules.zones import (
    enter_play,
    handle,
    leave_play,
    put_on_dead_pile,
    take_from,
)
from mathom.games.fellowship.state import right_of
from mathom.games.fellowship.terms import (
    ADVENTURE,
    BORNE,
    COMPANIONS,
    DISCARD,
    GONE,
    HAND,
    MINIONS,
    NOBODY,
    SUPPORT,
)
from tests.fellowship.beginning import Beginning, deck
from tests.marks import rule

LEGOLAS = "legolas-greenleaf"
GIMLI = "gimli-son-of-gloin"
SAM = "sam-son-of-hamfast"
FRODO = "frodo-son-of-drogo"

Tables = Callable[..., Beginning]
larger = pytest.mark.parametrize("players", [3, 4, 5, 6])


@pytest.fixture
def table() -> Tables:
    """`table(4, "sting")`: four seats in turn order, each with such a deck, in the first player's
    fellowship phase.
    """

    def laid(players: int, *names: str, bids: tuple[int, ...] = (), **more: object) -> Beginning:
        house = {key: more.pop(key) for key in list(more) if key == "open_decks"}
        its = deck_of(*names, **more)
        b = Beginning(*[its] * players, **house)
        b.bid(*(bids or range(players - 1, -1, -1)))
        while b.asked == "place":
            b.do(b.codes[0])  # whoever chooses takes the earliest place
        return b.until("fellowship")

    return laid


def deck_of(*names: str, rest: str = "goblin-runner", **sites: str) -> Deck:
    """`seventh="anduin-confluence"` and the like put other sites into the adventure deck."""
    found = list(ARAGORN_STARTER.sites)
    for word, name in sites.items():
        found[NUMBERS.index(word)] = name
    return replace(deck(*names, rest=rest), sites=tuple(found))


NUMBERS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def called(b: Beginning, card: int) -> str:
    return catalogue.NAME[b.t.print_of[card]]


def have(b: Beginning, seat: int, name: str, zone: int = HAND, on: int = NOBODY) -> int:
    """A card from a player's deck or hand comes there without being played."""
    card = next(card for card in (*b.t.decks[seat], *b.t.hands[seat]) if called(b, card) == name)
    take_from(b.t, card)
    if zone == HAND:
        b.t.hands[seat].append(card)
        b.t.zone[card] = HAND
    else:
        enter_play(b.t, card, zone, on)
    changed(b.t, Change.TABLE)
    return card


def ask_anew(b: Beginning) -> Beginning:
    """The same question once more: somebody holds other cards, or the pool another number, than
    when it was put.
    """
    t = b.t
    t.then(OwnActions(b.who))
    t.asked = t.asking = None
    AGENDA.settle(t)
    b.position = Position(GAME, t)
    return b


def unanswered(b: Beginning) -> Beginning:
    """Nobody responds."""
    while b.position.asks and b.asked.startswith("respond"):
        b.do("pass")
    return b


def path_to(b: Beginning, number: int, owner: int = 0) -> None:
    """The path is laid by one player, and the first player's fellowship is there."""
    for each in range(2, number + 1):
        play_site(b.t, owner, each)
    b.t.seats[b.t.free].marker = number
    changed(b.t, Change.TABLE)


def turn_of(b: Beginning, seat: int) -> Beginning:
    """Everybody rests until it is that player's turn."""
    while b.t.free != seat or b.asked != "fellowship":
        b.do(next((code for code in ("pass", "done", "stop", "no") if code in b.codes), b.codes[0]))
    return b


def corrupt(b: Beginning) -> None:
    """The player whose turn it is loses at once."""
    b.t.seats[b.t.free].burdens = 10
    changed(b.t, Change.TABLE)
    b.do("pass")


def order_of(b: Beginning, asked: str) -> list[int]:
    """Who is asked this, in turn, while all decline."""
    b.until(asked)
    found = []
    while b.position.asks and b.asked == asked:
        found.append(b.who)
        b.do("pass" if "pass" in b.codes else "done")
    return found


# --- Whose turn, whose phase (T-10, T-13)


@larger
@rule("T-10.3", "T-10.4")
def test_turns_go_left_all_the_way_round(table, players):
    b = table(players)
    found = []
    for _ in range(players + 1):
        assert b.who == b.t.free
        found.append(b.t.free)
        turn_of(b, (b.t.free + 1) % players)
    assert found == [*range(players), 0]


@larger
@rule("T-10.2", "T-13.1", "T-13.2")
def test_shadow_phases_go_right_from_whoever_is_on(table, players):
    b = table(players)
    assert order_of(b, "shadow") == list(range(players - 1, 0, -1))
    turn_of(b, 2)
    assert order_of(b, "shadow") == [1, 0, *range(players - 1, 2, -1)]


@larger
@rule("T-10.13", "T-10.5", "T-19.2")
def test_all_act_or_pass_going_right(table, players):
    b = table(players, "orc-soldier", open_decks=False)
    have(b, 1, "orc-soldier", MINIONS)
    b.until("assign").do(f"assign {FRODO} orc-soldier")
    assert order_of(b, "skirmish") == [0, *range(players - 1, 0, -1)]


@rule("T-10.13", "T-10.14", "T-10.15")
def test_who_acts_gives_the_word_to_the_right_and_all_must_pass_anew(table):
    b = table(4, "orc-soldier", rest="bred-for-battle", open_decks=False)
    for seat in (1, 2, 3):
        have(b, seat, "bred-for-battle")
    uruk = have(b, 3, "orc-soldier", MINIONS)
    b.until("assign").do(f"assign {FRODO} orc-soldier").until("skirmish")
    while b.who != 3:
        b.do("pass")
    b.do("use orc-soldier")  # the text of a card on the table
    unanswered(b)
    assert b.t.wounds[uruk] == 1
    seen = []
    while b.position.asks and b.asked == "skirmish":
        seen.append(b.who)
        b.do("pass")
    assert seen == [2, 1, 0, 3]


@rule("T-26.1", "T-26.2", "T-10.13")
def test_answers_go_round_as_actions_do(table):
    """One answer, and the word goes to the right: nobody gives all theirs at once."""
    wake, nelya = "in-the-ringwraiths-wake", "ulaire-nelya-lieutenant-of-morgul"
    b = table(4, GIMLI, nelya, rest=wake, open_decks=False)
    have(b, 0, GIMLI, COMPANIONS)
    have(b, 2, nelya, MINIONS)
    b.until("assign").do(f"assign {GIMLI} {nelya}").until("respond-wins")
    answered = []
    while len(answered) < 6:
        if b.asked == "respond-wins" and b.who != 0:
            answered.append(b.who)
            b.do(f"play {wake}")
        else:
            b.do("2" if b.asked == "way" else "pass")  # a burden each
    assert answered == [3, 2, 1, 3, 2, 1]


@larger
@rule("T-4.1", "T-13.14")
def test_one_pool_for_everybody(table, players):
    b = table(players, rest="uruk-savage").until("shadow")
    b.t.pool = 4 * (players - 2) + 1  # an Uruk of 2 that roams costs 4
    ask_anew(b)
    for number in range(players - 2):
        b.do("play uruk-savage")
        assert b.t.pool == 4 * (players - 3 - number) + 1
        b.do("pass")
    assert (b.asked, b.who, b.codes) == ("shadow", 1, ["pass"])


@rule("T-13.9")
def test_a_shadow_player_may_exert_anothers_minion(table):
    b = table(4, "bred-for-battle", rest="uruk-savage", open_decks=False)
    uruk = have(b, 2, "uruk-savage", MINIONS)
    have(b, 1, "bred-for-battle")
    b.until("assign").do(f"assign {FRODO} uruk-savage").until("skirmish")
    while b.who != 1:
        b.do("pass")
    b.do("play bred-for-battle")
    unanswered(b)
    assert b.t.wounds[uruk] == 1


# --- "Your" cards are nobody else's (T-13.8)

LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"


@pytest.mark.parametrize(("whose", "offered"), [(1, True), (2, False)])
def test_fear_needs_a_wraith_of_ones_own(table, whose, offered):
    b = table(3, "fear", "bounder", LEMENYA, open_decks=False)
    have(b, 0, "bounder", SUPPORT)
    have(b, whose, LEMENYA, MINIONS)
    have(b, 1, "fear")
    b.until("maneuver")
    b.t.pool = 5
    while b.who != 1:
        b.do("pass")
    assert ("play fear" in b.codes) is offered


@pytest.mark.parametrize(("whose", "offered"), [(2, True), (1, False)])
def test_the_nine_servants_answer_their_owners_wraith(table, whose, offered):
    b = table(3, "the-nine-servants-of-sauron", SAM, LEMENYA)
    have(b, 0, SAM, COMPANIONS)
    have(b, whose, "the-nine-servants-of-sauron", SUPPORT)
    have(b, 2, LEMENYA)
    b.until("shadow").t.pool = 9
    ask_anew(b).do(f"play {LEMENYA}")
    assert ("use the-nine-servants-of-sauron" in b.codes) is offered
    assert offered or b.asked == "shadow"


@pytest.mark.parametrize(("whose", "penalty"), [(2, 1), (1, 2)])
def test_a_tracker_shows_the_way_to_its_owners_orcs(table, whose, penalty):
    b = table(3, "orc-ambusher", "orc-soldier")
    have(b, whose, "orc-ambusher", MINIONS)
    orc = have(b, 2, "orc-soldier")
    b.until("shadow")
    assert cost_of(b.t, 2, orc) == 2 + penalty


@pytest.mark.parametrize(("whose", "offered"), [(2, True), (1, False)])
def test_a_blade_tip_waits_for_its_owners_wraith(table, whose, offered):
    b = table(3, "blade-tip", "aragorn-king-in-exile", LEMENYA)
    have(b, 0, "aragorn-king-in-exile", COMPANIONS)
    have(b, 2, LEMENYA, MINIONS)
    have(b, whose, "blade-tip", SUPPORT)
    b.until("assign").do(f"assign aragorn-king-in-exile {LEMENYA}")
    assert ("use blade-tip 1" in b.codes) is offered
    assert b.asked == ("respond-wins" if offered else "reconcile")


@pytest.mark.parametrize(("whose", "taken"), [(2, True), (1, False)])
def test_a_morgul_blade_leaves_its_owners_tip(table, whose, taken):
    b = table(3, "blade-tip", "morgul-blade", "aragorn-king-in-exile", LEMENYA, open_decks=False)
    have(b, 0, "aragorn-king-in-exile", COMPANIONS)
    have(b, 2, "morgul-blade", BORNE, have(b, 2, LEMENYA, MINIONS))
    tip = have(b, whose, "blade-tip", SUPPORT)
    b.until("assign").do(f"assign aragorn-king-in-exile {LEMENYA}").until("skirmish")
    while b.who != 2:
        b.do("pass")
    b.do("use morgul-blade")
    assert (b.t.zone[tip] == BORNE) is taken


@pytest.mark.parametrize(("whose", "falls"), [(2, True), (1, False)])
def test_gleaming_spires_stand_while_anothers_orc_loses(table, whose, falls):
    b = table(3, "gleaming-spires-will-crumble", "aragorn-king-in-exile", "orc-ambusher")
    have(b, 0, "aragorn-king-in-exile", COMPANIONS)
    orc = have(b, 2, "orc-ambusher", MINIONS)
    spires = have(b, whose, "gleaming-spires-will-crumble", SUPPORT)
    b.until("assign").do("assign aragorn-king-in-exile orc-ambusher").until("reconcile")
    assert b.t.wounds[orc] == 1
    assert (b.t.zone[spires] != SUPPORT) is falls


# --- Sites (T-12)


@larger
@rule("T-12.4")
def test_the_arrow_points_to_a_neighbour_of_whoever_moves(table, players):
    b = table(players)
    for free in range(players):
        turn_of(b, free)
        b.t.seats[free].marker = 1
        assert who_plays_next(b.t) == (free + 1) % players  # a left arrow
    path_to(b, 3, owner=b.t.free)
    assert who_plays_next(b.t) == (b.t.free - 1) % players  # a right one


@larger
@rule("T-12.4", "T-21.4")
def test_the_arrow_passes_over_who_is_out(table, players):
    b = table(players)
    corrupt(b)
    turn_of(b, 1)
    path_to(b, 3, owner=1)
    assert who_plays_next(b.t) == players - 1  # the right neighbour of 1 was 0
    turn_of(b, players - 1)
    b.t.seats[players - 1].marker = 1
    assert who_plays_next(b.t) == 1  # the left neighbour of the last was 0


@rule("T-12.6", "T-12.3")
def test_all_walk_the_same_path(table):
    b = table(5).do("pass").until("fellowship")
    laid = b.t.path[2]
    for seat in range(1, 5):
        turn_of(b, seat).do("pass")
        assert b.t.path[2] == laid
        b.until("fellowship")
    assert [player.marker for player in b.t.seats] == [2, 2, 2, 2, 2]


# --- Archery and assignment (T-15, T-16)


def with_goblins(b: Beginning, *seats: int) -> list[int]:
    return [have(b, seat, "goblin-runner", MINIONS) for seat in seats]


@rule("T-15.6", "T-15.7")
def test_one_player_is_shot_at_and_what_is_left_over_is_lost(table):
    b = table(4, LEGOLAS, rest="goblin-runner")
    have(b, 0, LEGOLAS, COMPANIONS)
    with_goblins(b, 1, 1, 3)
    b.until("archery-target")
    assert b.who == 0
    assert b.codes == ["4", "3", "2"]
    b.do("3")  # who has no minion at all
    assert [b.t.owner[card] for card in b.t.board if b.t.zone[card] == MINIONS] == [1, 1, 3]


@rule("T-15.7", "T-15.2")
def test_who_is_shot_at_chooses_among_own_minions(table):
    b = table(4, LEGOLAS, rest="goblin-runner")
    have(b, 0, LEGOLAS, COMPANIONS)
    with_goblins(b, 1, 1, 3)
    b.until("archery-target").do("2")
    assert (b.asked, b.who) == ("archery-wound", 1)
    assert sorted(b.codes) == ["goblin-runner", "goblin-runner-2"]
    b.do("goblin-runner")
    assert [b.t.owner[card] for card in b.t.board if b.t.zone[card] == MINIONS] == [1, 3]


@larger
@rule("T-15.2")
def test_archers_of_all_shadow_players_shoot_together(table, players):
    b = table(players, rest="goblin-marksman")
    for seat in range(1, players):
        have(b, seat, "goblin-marksman", MINIONS)
    archery = GAME.view(b.t, 0).archery
    assert archery is not None
    assert archery.shadow == players - 1
    assert len(archery.shadow_why) == players - 1


@larger
@rule("T-16.8", "T-10.5")
def test_leftovers_are_sent_going_right_each_by_their_own(table, players):
    b = table(players, GIMLI)
    have(b, 0, GIMLI, COMPANIONS)
    with_goblins(b, *range(1, players))
    b.until("assign").do("done")
    for seat in range(players - 1, 0, -1):
        assert (b.asked, b.who) == ("assign-leftover", seat)
        mine = {code.split()[-1] for code in b.codes if code.startswith("assign")}
        assert mine == {
            handle(b.t, card)
            for card in b.t.board
            if b.t.zone[card] == MINIONS and b.t.owner[card] == seat
        }
        b.do("done")
    assert b.asked not in ("assign", "assign-leftover")


@rule("T-16.7", "T-16.8")
def test_two_shadow_players_fall_on_one_companion(table):
    b = table(4, GIMLI)
    gimli = have(b, 0, GIMLI, COMPANIONS)
    first, second = with_goblins(b, 3, 1)
    b.until("assign").do("done")
    b.do(f"assign {GIMLI} {handle(b.t, first)}")
    b.do(f"assign {GIMLI} {handle(b.t, second)}")
    assert b.t.fight is None or b.t.fight.defender == gimli
    fights = [b.t.fight, *b.t.fights]
    assert [fight.minions for fight in fights if fight] == [(first, second)]


@rule("T-13.8", "T-17.5", "T-17.8")
def test_minions_of_two_players_fight_as_one_side(table):
    aragorn = "aragorn-king-in-exile"
    b = table(3, aragorn, rest="uruk-savage")
    card = have(b, 0, aragorn, COMPANIONS)
    uruks = [have(b, seat, "uruk-savage", MINIONS) for seat in (2, 1)]
    b.until("assign").do(f"assign {aragorn} {handle(b.t, uruks[0])}", "done")
    b.do(f"assign {aragorn} {handle(b.t, uruks[1])}")
    while b.t.fight is not None:
        b.do("pass" if "pass" in b.codes else b.codes[0])
    assert b.t.wounds[card] == 3  # 5 and 5 against 8, damage +1 each


# --- Regroup (T-19)


@larger
@rule("T-19.3")
def test_hands_are_reconciled_going_right_and_the_free_peoples_last(table, players):
    b = table(players).until("reconcile")
    found = []
    while b.asked in ("reconcile", "move-again"):
        if b.asked == "reconcile":
            found.append(b.who)
        b.do("stop" if b.asked == "move-again" else "done")
    assert found == [*range(players - 1, 0, -1), 0]


@larger
@rule("T-19.13", "T-19.12")
def test_as_many_moves_as_there_were_opponents(table, players):
    b = table(players)
    assert move_limit(b.t) == players - 1
    corrupt(b)
    turn_of(b, 1)
    assert move_limit(b.t) == players - 1  # also when one of them is out
    b.do("pass")
    moves = 1
    while True:
        b.until("move-again" if moves < players - 1 else "fellowship")
        if b.asked != "move-again":
            break
        b.do("move")
        moves += 1
    assert moves == players - 1
    assert b.t.seats[1].marker == players
    assert b.t.free == 2


# --- Texts that mean one opponent, or all (T-10.4)


@rule("T-10.4")
def test_the_free_peoples_name_one_opponent(table):
    b = table(5, "gandalf-the-grey-wizard", "treachery-deeper-than-you-know")
    have(b, 0, "gandalf-the-grey-wizard", COMPANIONS)
    have(b, 0, "treachery-deeper-than-you-know")
    ask_anew(b).do("play treachery-deeper-than-you-know")
    assert b.asked == "player"
    assert b.codes == ["5", "4", "3", "2"]
    b.do("3")
    seen = [GAME.view(b.t, 0).seats[seat].known for seat in range(1, 5)]
    assert [len(cards) for cards in seen] == [0, 8, 0, 0]


@larger
@rule("T-10.4")
def test_at_the_summit_every_shadow_player_may_draw(table, players):
    b = table(players, bids=(*range(players, 0, -1),), ninth="summit-of-amon-hen")
    burdens = b.t.seats[0].burdens
    path_to(b, 9, owner=1)
    b.t.seats[0].marker = 8
    changed(b.t, Change.TABLE)
    held = [len(hand) for hand in b.t.hands]
    b.do("pass")
    found = []
    while b.asked == "may":
        found.append(b.who)
        b.do("yes" if b.who != 1 else "no")
    assert found == list(range(players - 1, 0, -1))
    drawn = [len(hand) - old for hand, old in zip(b.t.hands, held, strict=True)]
    assert drawn == [0, 0, *[burdens] * (players - 2)]


@rule("T-24.1", "T-24.2")
def test_the_river_takes_only_the_allies_of_whoever_arrives(table):
    b = table(4, "farmer-maggot-chaser-of-rascals", seventh="anduin-confluence")
    maggots = [have(b, seat, "farmer-maggot-chaser-of-rascals", SUPPORT) for seat in range(4)]
    path_to(b, 7, owner=1)
    b.t.seats[0].marker = 6
    changed(b.t, Change.TABLE)
    b.do("pass")
    assert [b.t.zone[card] == SUPPORT for card in maggots] == [False, True, True, True]


@rule("T-24.1", "T-24.2")
def test_caradhras_sleeps_for_the_active_only(table):
    b = table(4, "orc-bowmen", "lord-of-moria", "gandalf-the-grey-wizard", "sleep-caradhras")
    have(b, 0, "gandalf-the-grey-wizard", COMPANIONS)
    have(b, 0, "sleep-caradhras")
    bowmen = [have(b, seat, "orc-bowmen", SUPPORT) for seat in range(4)]
    kings = [have(b, seat, "lord-of-moria", SUPPORT) for seat in range(4)]
    ask_anew(b).do("play sleep-caradhras")
    assert [b.t.zone[card] == SUPPORT for card in bowmen] == [True, False, False, False]
    assert [b.t.zone[card] == SUPPORT for card in kings] == [False, True, True, True]


@rule("T-4.5", "T-10.2")
def test_the_first_orc_of_each_shadow_phase_and_the_first_wraith_of_a_turn(table):
    b = table(4, LEGOLAS, sixth="dimrill-dale", rest="goblin-patrol-troop")
    path_to(b, 6, owner=1)
    b.t.seats[0].marker = 5
    changed(b.t, Change.TABLE)
    b.do("pass")
    b.until("shadow").t.pool = 30
    ask_anew(b)
    for seat in (3, 2):
        assert b.who == seat
        before = b.t.pool
        b.do("play goblin-patrol-troop")
        assert before - b.t.pool == 6 - 2
        b.do("play goblin-patrol-troop")
        assert before - b.t.pool == 6 - 2 + 6
        b.do("pass")
    wraiths = "ulaire-lemenya-lieutenant-of-morgul"
    nelya = "ulaire-nelya-lieutenant-of-morgul"
    b = table(4, wraiths, nelya, third="ford-of-bruinen")
    have(b, 3, wraiths)
    card = have(b, 2, nelya)
    path_to(b, 3, owner=1)
    b.t.seats[0].marker = 2
    changed(b.t, Change.TABLE)
    b.do("pass").until("shadow")
    b.do(f"play {wraiths}")
    assert cost_of(b.t, 2, card) == 5  # it was the first of the turn, whoever played it


# --- Unique cards (T-23, T-24)


@larger
@rule("T-24.6", "T-24.7")
def test_which_of_two_copies_is_awake_depends_on_whose_turn_it_is(table, players):
    b = table(players, "worry")
    copies = {seat: have(b, seat, "worry", SUPPORT) for seat in (0, 2)}
    for free in range(players):
        turn_of(b, free)
        awake = [seat for seat, card in copies.items() if is_active(b.t, card)]
        nearest = next(seat for seat in right_of(b.t, free) if seat in copies)
        assert awake == [nearest]


@rule("T-24.6", "T-23.5", "T-23.4")
def test_a_copy_is_played_beside_one_that_sleeps(table):
    b = table(4, "worry", rest="uruk-savage")
    have(b, 1, "worry", SUPPORT)
    for seat in (2, 3):
        have(b, seat, "worry")
    may = {}
    for free in (0, 1):
        turn_of(b, free)
        if free == 1:
            have(b, 0, "worry")
        b.do("pass").until("shadow")
        b.t.pool = 40
        ask_anew(b)
        while b.asked == "shadow":
            if "play uruk-savage" in b.codes:
                b.do("play uruk-savage")
            may[free, b.who] = "play worry" in b.codes
            b.do("pass")
    # On the first turn the second player's is awake; on its owner's own turn it sleeps.
    assert may == {
        (0, 3): False,
        (0, 2): False,
        (0, 1): False,
        (1, 0): True,
        (1, 3): True,
        (1, 2): True,
    }


@rule("T-24.3")
def test_what_lies_on_a_companion_wakes_with_the_companion(table):
    b = table(4, "thin-and-stretched")
    card = have(b, 3, "thin-and-stretched", BORNE, b.t.seats[1].ring_bearer)
    found = []
    for free in range(4):
        turn_of(b, free)
        found.append(is_active(b.t, card))
    assert found == [False, True, False, False]


@rule("T-23.3", "T-3.13")
def test_everybody_has_a_gandalf_and_ones_own_dead_only(table):
    gandalf = "gandalf-the-grey-wizard"
    friend = "gandalf-friend-of-the-shirefolk"
    b = table(5, gandalf, friend)
    for seat in range(1, 4):
        have(b, seat, gandalf, COMPANIONS)
    fallen = have(b, 4, gandalf, COMPANIONS)
    leave_play(b.t, fallen)
    put_on_dead_pile(b.t, fallen)
    card = have(b, 0, gandalf)
    ask_anew(b).do(f"play {gandalf}")
    assert b.t.zone[card] == COMPANIONS
    have(b, 0, friend)
    leave_play(b.t, card)
    put_on_dead_pile(b.t, card)
    ask_anew(b)
    assert f"play {friend}" not in b.codes


# --- Who is out (T-20, T-21)


@larger
@rule("T-21.4", "T-21.5")
def test_whatever_a_loser_had_is_gone(table, players):
    b = table(players, "thin-and-stretched", "worry", LEGOLAS, "orc-bowmen")
    mine = [
        have(b, 0, "thin-and-stretched", BORNE, b.t.seats[2].ring_bearer),
        have(b, 0, "worry", SUPPORT),
        have(b, 0, LEGOLAS, COMPANIONS),
    ]
    theirs = have(b, 1, "thin-and-stretched", BORNE, b.t.seats[0].ring_bearer)
    bowmen = have(b, 2, "orc-bowmen", SUPPORT)
    corrupt(b)
    assert b.t.seats[0].out
    assert [b.t.zone[card] for card in mine] == [GONE] * 3
    assert theirs in b.t.piles[1]
    assert b.t.zone[bowmen] == SUPPORT
    assert not any(b.t.owner[card] == 0 for card in b.t.board)
    seen = GAME.view(b.t, 1)
    assert seen.seats[0].out
    assert not any(site is not None and 0 in site.at for site in seen.path)


@larger
@rule("T-21.6", "T-21.7")
def test_a_losers_sites_are_replaced_in_turn_from_the_right(table, players):
    b = table(players)
    path_to(b, 6, owner=0)
    b.t.seats[0].marker = 1
    corrupt(b)
    others = list(range(players - 1, 0, -1))
    expected = [others[number % len(others)] for number in range(6)]
    assert [b.t.owner[b.t.path[number]] for number in range(1, 7)] == expected
    assert all(b.t.zone[b.t.path[number]] == 5 for number in range(1, 7))
    left = [
        sum(zone == ADVENTURE and b.t.owner[card] == seat for card, zone in enumerate(b.t.zone))
        for seat in range(players)
    ]
    assert left == [0, *[9 - expected.count(seat) for seat in range(1, players)]]


@larger
@rule("T-21.4")
def test_nobody_asks_a_loser_anything(table, players):
    b = table(players, LEGOLAS, open_decks=False)
    corrupt(b)
    have(b, 1, LEGOLAS, COMPANIONS)
    asked: list[int] = []
    for _ in range(300):
        if b.position.over:
            break
        asked.append(b.who)
        if b.asked == "shadow" and "play goblin-runner" in b.codes:
            b.do("play goblin-runner")
        else:
            b.do(
                next(
                    (code for code in ("pass", "done", "no", "stop") if code in b.codes), b.codes[0]
                )
            )
        if not b.position.over and b.asked == "archery-target":
            assert "1" not in b.codes
    assert 0 not in asked
    assert set(asked) == set(range(1, players))


@larger
@rule("T-20.3", "T-21.4", "T-10.3")
def test_the_last_one_left_has_won(table, players):
    b = table(players)
    for seat in range(players - 1):
        turn_of(b, seat)
        assert not b.position.over
        b.t.seats[seat].burdens = 10
        changed(b.t, Change.TABLE)
        b.do("pass")
    assert b.position.over
    assert b.t.winner == players - 1
    result = GAME.result(b.t)
    assert result is not None
    assert result.winners == (players - 1,)


@rule("T-21.4", "T-17.12")
def test_a_ring_bearer_who_falls_ends_all_skirmishes_of_the_turn(table):
    b = table(4, GIMLI, rest="goblin-patrol-troop")
    have(b, 0, GIMLI, COMPANIONS)
    troops = [have(b, seat, "goblin-patrol-troop", MINIONS) for seat in (3, 2)]
    b.until("assign").do(f"assign {FRODO} {handle(b.t, troops[0])}")
    b.do(f"assign {GIMLI} {handle(b.t, troops[1])}").until("skirmish-next").do(FRODO)
    while not b.t.seats[0].out:
        b.do("pass")
    assert (b.t.fight, b.t.fights) == (None, [])
    assert b.asked == "reconcile"
    b.until("fellowship")
    assert (b.t.free, b.t.pool) == (1, 0)
    assert not any(b.t.zone[card] == MINIONS for card in b.t.board)
    assert all(troop in b.t.piles[b.t.owner[troop]] for troop in troops)


@rule("T-25.10", "T-25.6", "T-21.1")
def test_sam_keeps_his_player_in_the_game_and_nobody_elses(table):
    b = table(4, SAM, rest="goblin-patrol-troop", bids=(4, 3, 2, 1))
    have(b, 0, SAM, COMPANIONS)
    have(b, 1, SAM, COMPANIONS)
    troop = have(b, 3, "goblin-patrol-troop", MINIONS)
    b.until("assign").do(f"assign {FRODO} {handle(b.t, troop)}").until("respond-killed")
    assert b.who == 0
    assert b.codes == [f"use {SAM} 2", "pass"]
    b.do(f"use {SAM} 2")
    assert not b.t.seats[0].out
    assert [player.burdens for player in b.t.seats] == [0, 3, 2, 1]
    assert called(b, b.t.seats[0].ring_bearer) == SAM


@rule("T-21.1", "T-25.10")
def test_the_sam_of_another_player_takes_no_ring(table):
    b = table(3, SAM, rest="goblin-patrol-troop")
    have(b, 1, SAM, COMPANIONS)
    troop = have(b, 2, "goblin-patrol-troop", MINIONS)
    b.until("assign").do(f"assign {FRODO} {handle(b.t, troop)}").until("reconcile")
    assert b.t.seats[0].out


@rule("T-7.1", "T-21.3", "T-19.13")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_several_may_bid_too_much_at_once(players):
    b = Beginning(*[deck(rest="goblin-runner")] * players)
    b.bid(12, 11, *range(players - 3, -1, -1))
    while b.asked == "place":
        b.do(b.codes[0])
    b.until("fellowship")
    assert [player.out for player in b.t.seats] == [True, True, *[False] * (players - 2)]
    assert b.t.free == 2
    assert b.t.owner[b.t.path[1]] not in (0, 1)
    assert move_limit(b.t) == max(2, players - 3)


@rule("T-20.1", "T-20.4")
def test_who_comes_first_to_the_last_site_ends_it_for_all(table):
    b = table(5)
    turn_of(b, 2)
    path_to(b, 9, owner=2)
    b.t.seats[2].marker = 8
    b.t.seats[0].marker = 8
    changed(b.t, Change.TABLE)
    b.do("pass")
    while not b.position.over:
        b.do(next((code for code in ("pass", "done", "no") if code in b.codes), b.codes[0]))
    result = GAME.result(b.t)
    assert result is not None
    assert result.winners == (2,)


@rule("T-21.4", "T-24.7")
def test_a_sleeping_copy_wakes_when_the_nearer_players_is_gone(table):
    b = table(4, "worry")
    copies = {seat: have(b, seat, "worry", SUPPORT) for seat in (0, 2)}
    turn_of(b, 1)
    assert (is_active(b.t, copies[0]), is_active(b.t, copies[2])) == (True, False)
    turn_of(b, 0)
    corrupt(b)
    turn_of(b, 1)
    assert b.t.zone[copies[0]] == GONE
    assert is_active(b.t, copies[2])


@rule("T-21.4", "T-11.2")
def test_the_losers_turn_leaves_nothing_to_the_next(table):
    b = table(3)
    b.until("shadow").t.pool = 7
    corrupt(b)
    b.until("fellowship")
    assert (b.t.free, b.t.pool, b.t.moves) == (1, 0, 0)


@rule("T-21.5", "T-21.6")
def test_weather_stays_on_the_ground_that_was_a_losers(table):
    b = table(4, "sarumans-snows")
    path_to(b, 3, owner=0)
    b.t.seats[0].marker = 2
    theirs = have(b, 1, "sarumans-snows", BORNE, b.t.path[3])
    mine = have(b, 0, "sarumans-snows", BORNE, b.t.path[3])
    old = b.t.path[3]
    corrupt(b)
    assert b.t.path[3] != old
    assert b.t.on[theirs] == b.t.path[3]
    assert b.t.zone[mine] == GONE


@larger
@rule("T-21.4", "T-19.3")
def test_who_falls_at_the_end_of_the_turn_leaves_no_hand_to_fill(table, players):
    """Thin and Stretched brings the last burden after all hands were brought to eight."""
    b = table(players, GIMLI, "thin-and-stretched", "sarumans-chill")
    have(b, 0, GIMLI, COMPANIONS)
    have(b, 1, "thin-and-stretched", BORNE, b.t.seats[0].ring_bearer)
    storm = have(b, 2, "sarumans-chill", BORNE, b.t.path[1])
    (goblin,) = with_goblins(b, 2)
    b.t.seats[0].burdens = 9
    b.until("assign").do(f"assign {GIMLI} {handle(b.t, goblin)}").until("reconcile")
    filled = []
    while b.t.free == 0:
        if b.asked == "reconcile":
            filled.append(b.who)
        asked = ("done", "stop", "thin-and-stretched")
        b.do(next(code for code in asked if code in b.codes))
    assert b.t.seats[0].out
    assert filled == [*range(players - 1, 0, -1), 0]
    assert storm in b.t.piles[2]  # what else ends with the turn ends all the same
    assert (b.asked, b.t.free) == ("fellowship", 1)


@rule("T-21.4", "T-19.3", "T-19.10")
def test_who_falls_while_resting_leaves_no_hand_to_fill(table):
    """The Irresistible Shadow waits for the last card of the deck, which is drawn in the end."""
    b = table(3, "the-irresistible-shadow", GIMLI)
    have(b, 0, GIMLI, COMPANIONS)
    have(b, 1, "the-irresistible-shadow", SUPPORT)
    (goblin,) = with_goblins(b, 2)
    b.t.seats[0].burdens = 5
    gone = b.t.decks[0][1:]
    del b.t.decks[0][1:]
    b.t.piles[0] += gone
    for card in (*gone, b.t.hands[0][0]):
        b.t.zone[card] = DISCARD
    b.t.piles[0].append(b.t.hands[0].pop(0))
    changed(b.t, Change.TABLE)
    filled = []
    while b.t.free == 0:
        if b.asked == "reconcile":
            filled.append((b.who, b.t.zone[goblin] == MINIONS))
        asked = ("done", "stop", "pass", "no")
        b.do(next((code for code in asked if code in b.codes), b.codes[0]))
    assert b.t.seats[0].out
    assert filled == [(2, True), (1, True), (0, True)]
    assert goblin in b.t.piles[2]
    assert (b.asked, b.t.free) == ("fellowship", 1)
