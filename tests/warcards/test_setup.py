"""What is laid out, and the first hands (section 2)."""

import random

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.games.warcards.catalogue import (
    BOX,
    FACTION,
    GROUND_SIDE,
    LOCATION,
    NAMES,
    PATH_NUMBER,
)
from mathom.games.warcards.game import GAME
from mathom.games.warcards.state import War, scenario_of, starting_deck
from mathom.games.warcards.terms import BASE, FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import all_grounds

TRILOGY = ("frodo", "witch-king", "aragorn", "saruman")


def table(scenario: str = "trilogy", people: int = 4, seed: str = "first") -> Position[War]:
    """A game whose players look at their first hands."""
    options = GAME.options({"scenario": scenario}, people)
    state = GAME.setup(options, people, Chance(seed))
    state.story = []
    return Position(GAME, state)


def names(cards: list[int]) -> list[str]:
    return sorted(NAMES[card] for card in cards)


# --- Scenario and decks


@rule("W-2.1")
def test_the_scenario_is_chosen_first_and_decides_what_is_different():
    sizes = {
        (scenario, people): [len(hand) for hand in table(scenario, people).state.hands]
        for scenario, people in (("trilogy", 4), ("duel", 2), ("three-player-duel", 3))
    }
    assert sizes == {
        ("trilogy", 4): [7, 7, 7, 7],
        ("duel", 2): [4, 6],
        ("three-player-duel", 3): [6, 7, 7],
    }


@rule("W-2.2", "W-2.3")
def test_a_deck_has_all_cards_of_its_factions():
    t = table().state
    for deck, plan in enumerate(scenario_of(t).decks):
        held = sorted(t.hands[deck] + t.decks[deck])
        assert len(held) == 30
        assert held == [card for card in range(120) if FACTION[card] in plan.factions]


@rule("W-2.2")
def test_decks_are_shuffled():
    hands = {tuple(names(table(seed=str(seed)).state.hands[0])) for seed in range(10)}
    assert len(hands) == 10


def test_the_promotional_cards_are_shuffled_in_if_all_agree():
    options = GAME.options({"scenario": "trilogy", "promos": True}, 4)
    t = GAME.setup(options, 4, Chance("promos"))
    assert [len(deck) for deck in t.decks] == [31, 31, 31, 31]
    assert sum(len(deck) for deck in table().state.decks) + 28 == 120 == BOX.count(BASE)


# --- The first hands


@rule("W-2.8")
def test_all_draw_seven_cards_and_cycle_two_face_down_at_the_same_time():
    position = table()
    assert [ask.seat for ask in position.asks] == [0, 1, 2, 3]
    chosen = []
    while position.state.round == 0:
        assert [len(hand) for hand in position.state.hands] == [7] * 4  # until all have chosen
        ask = position.asks[-1]
        assert ask.secret
        chosen.append(ask.options[-1].code)
        position.answer(ask, ask.options[-1])
    assert len(chosen) == 8
    cycled = [event for event in position.state.story or [] if event.kind == "cycles"][:8]
    assert sorted(f"cycle {event.args['card']}" for event in cycled) == sorted(chosen)
    assert sorted(seat for event in cycled for seat in event.seats or ()) == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]


# --- Tokens and locations


@rule("W-2.4")
def test_everybody_has_a_ring_token():
    for player in TRILOGY:
        assert "ring" in Scene(turn=player).codes


@rule("W-2.5", "W-4.4")
def test_frodo_starts():
    position = table()
    assert scenario_of(position.state).decks[starting_deck(position.state)].name == "frodo"
    started = Scene(begin="round", round=0, path=None, waiting=("bag-end",))
    assert started.turn == "frodo"


@rule("W-2.6", "W-3.4")
@pytest.mark.parametrize(("starter", "side"), [("frodo", FREE), ("saruman", SHADOW)])
def test_each_side_has_its_own_shuffled_battlegrounds(starter, side):
    first = set()
    for seed in range(40):
        scene = Scene(begin="ground-step", path=None, starter=starter, turn=starter, seed=str(seed))
        (location, *_) = [told["location"] for told in scene.told("activated")]
        first.add(location)
    own = [name for name in all_grounds("trilogy") if GROUND_SIDE[LOCATION[name]] == side]
    assert first == set(own)


@rule("W-2.7", "W-3.14", "W-3.15", "W-4.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_paths_lie_in_the_order_of_their_numbers(seed):
    position = table(seed=str(seed))
    pick = random.Random(seed)
    while not position.over:
        ask = position.asks[0]
        position.answer(ask, pick.choice(ask.options))
    last = 0
    assert position.state.story
    for event in position.state.story:
        if event.kind == "path-activated":
            number = PATH_NUMBER[LOCATION[event.args["location"]]]
            assert number in (last, last + 1)
            last = number
    assert position.state.round <= 9


# --- Zones


@rule("W-2.9", "W-7.4")
def test_what_each_player_has_and_who_sees_it():
    scene = Scene(
        hand={"frodo": ("gimli", "eomer")},
        cycled=("eowyn",),
        gone=("theoden",),
        reserve=("sam-gamgee",),
        seed="zones",
    )
    own = GAME.view(scene.state, 0).decks[0]
    assert (own.hand_size, own.deck_size, own.cycled_size, own.gone_size) == (2, 25, 1, 1)
    assert (own.hand, own.cycled, own.gone) == (["gimli", "eomer"], ["eowyn"], ["theoden"])
    for viewer in (1, 2, 3):
        seen = GAME.view(scene.state, viewer)
        other = seen.decks[0]
        assert (other.hand, other.cycled, other.gone) == (None, None, None)
        assert [(card.name, card.place) for card in seen.board] == [("sam-gamgee", "reserve")]


@rule("W-2.10")
def test_what_all_share():
    scene = Scene(
        path="egladil",
        grounds=("moria",),
        free_area=("rivendell", "bag-end"),
        shadow_area=("harad",),
        corruption=3,
    )
    seen = GAME.view(scene.state, 1)
    assert [place.name for place in seen.places] == ["moria", "egladil"]
    assert seen.areas == [["rivendell", "bag-end"], ["harad"]]
    assert [len(deck) for deck in seen.waiting] == [6, 5]
    assert len(seen.paths_left) == 2 + 4 * 3
    assert seen.corruption == 3
