"""The Trilogy, for two, three or four people (W-16)."""

import pytest

from mathom.core.chance import Chance
from mathom.core.message import Refused
from mathom.core.position import Position, play_out
from mathom.games.warcards.catalogue import FACTION
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios.base import TRILOGY
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.terms import BASE, FACTIONS, SIDES
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import in_decks, locations_of


def new_table(people: int = 4) -> War:
    return GAME.setup(GAME.options({"scenario": "trilogy"}, people), people, Chance("trilogy"))


# --- Set-up


@rule("W-16.1")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_two_to_four_people_play_with_all_locations(people: int) -> None:
    state = new_table(people)
    assert len(in_decks(state)) == 14 + 27
    assert in_decks(state) == locations_of(BASE)
    assert set(state.seats) == set(range(people))


@rule("W-16.1")
@pytest.mark.parametrize("people", [1, 5])
def test_nobody_else_can_join(people: int) -> None:
    with pytest.raises(Refused):
        GAME.options({"scenario": "trilogy"}, people)


@rule("W-16.2")
def test_the_turn_order() -> None:
    order = [TRILOGY.decks[deck] for deck in TRILOGY.order]
    assert [(deck.name, SIDES[deck.side]) for deck in order] == [
        ("frodo", "free-peoples"),
        ("witch-king", "shadow"),
        ("aragorn", "free-peoples"),
        ("saruman", "shadow"),
    ]


@rule("W-16.2")
def test_turns_and_the_starting_token_follow_that_order() -> None:
    scene = Scene()
    turns = []
    for _ in range(4):
        turns.append(scene.who)
        scene.do("pass")
    assert turns == [0, 1, 2, 3]
    state = new_table()
    state.story = []
    luck = Chance("starters")
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    starters = [event.args["player"] for event in state.story if event.kind == "round"]
    expected = [f"player-{name}" for name in ("frodo", "witch-king", "aragorn", "saruman")] * 3
    assert starters == expected[: len(starters)]
    assert len(starters) > 4


@rule("W-16.3")
def test_the_decks() -> None:
    state = new_table()
    held = [{FACTIONS[FACTION[card]] for card in deck} for deck in state.decks]
    assert held == [
        {"dwarf", "hobbit", "rohan", "wizard"},
        {"mordor"},
        {"dunedain", "elf"},
        {"isengard", "monstrous", "southron"},
    ]
    assert [len(deck) for deck in state.decks] == [30] * 4


@rule("W-16.4")
def test_everybody_draws_seven_and_cycles_two() -> None:
    position = Position(GAME, new_table())
    assert [len(hand) for hand in position.state.hands] == [7] * 4
    asked = [0] * 4
    while position.state.round == 0:
        ask = position.asks[0]
        assert ask.prompt.id == "prompt-first-cycle"
        asked[ask.seat] += 1
        position.answer(ask, ask.options[0])
    assert asked == [2] * 4
    # A location's text may have been carried out since, but no pile has shrunk.
    assert all(len(pile) >= 2 for pile in position.state.piles)


@rule("W-16.5")
def test_the_shadow_draws_one_card_more() -> None:
    scene = Scene(begin="draw-step", path=None)
    drawn = scene.drawn
    assert drawn[:4] == [
        ("player-frodo", 3),
        ("player-witch-king", 4),
        ("player-aragorn", 3),
        ("player-saruman", 4),
    ]


@rule("W-16.6")
def test_the_ring_token_is_used_once_per_game() -> None:
    scene = Scene(turn="aragorn")
    scene.do("ring")
    assert scene.hand_size("aragorn") == 2
    # Everybody else still has one, Aragorn's player never again.
    for player in (3, 0, 1):
        assert (scene.who, "ring" in scene.codes) == (player, True)
        scene.do("pass")
    assert "ring" not in scene.codes
    assert scene.state.rings == [True, True, False, True]


@rule("W-16.6")
def test_a_used_ring_token_does_not_come_back_in_the_next_round() -> None:
    scene = Scene(turn="saruman", path="bag-end").do("ring", "pass", "pass", "pass")
    scene.pass_all()
    assert scene.state.round == 2
    assert scene.state.rings[3] is False


# --- Fewer people


@rule("W-16.7")
def test_of_three_people_one_has_both_decks_of_the_shadow() -> None:
    assert new_table(3).seats == (0, 1, 2, 1)


@rule("W-16.8")
def test_of_two_people_each_has_both_decks_of_a_side() -> None:
    assert new_table(2).seats == (0, 1, 0, 1)
    assert new_table(4).seats == (0, 1, 2, 3)


@rule("W-16.9")
def test_decks_of_one_person_take_their_own_turns() -> None:
    scene = Scene(
        people=2,
        hand={"frodo": ("gimli", "sting"), "aragorn": ("boromir", "lembas")},
        reserve=("theoden", "elrond"),
        path="fords-of-bruinen",
    )
    turns = []
    for _ in range(4):
        turns.append((scene.who, scenario_of(scene.state).decks[scene.state.turn].name))
        if scene.state.turn == 0:
            codes = " ".join(scene.codes)
            assert "play gimli path" in codes
            assert "boromir" not in codes
            # Elrond could go to path 3, but is in the other reserve.
            assert "elrond" not in codes
        if scene.state.turn == 2:
            assert "gimli" not in " ".join(scene.codes)
            assert "move elrond path" in scene.codes
        scene.do("pass")
    assert turns == [(0, "frodo"), (1, "witch-king"), (0, "aragorn"), (1, "saruman")]


@rule("W-16.9")
def test_decks_of_one_person_have_their_own_cards_and_tokens() -> None:
    scene = Scene(people=2, hand={"frodo": ("gimli",), "aragorn": ("boromir",)}, deck={"frodo": ()})
    scene.do("cycle gimli")
    # It is the only card of Frodo's player, and so the new draw deck.
    assert scene.deck_size("frodo") == 1
    assert scene.pile("aragorn") == []
    scene.do("pass", "ring")
    assert scene.hand_size("aragorn") == 3
    assert scene.state.rings == [True, True, False, True]


@rule("W-16.10")
def test_each_deck_of_one_person_does_what_each_player_must_do() -> None:
    scene = Scene(
        people=2,
        turn="witch-king",
        reserve=("the-reaver",),
        hand={"frodo": ("gimli",), "aragorn": ("boromir",)},
    ).do("use the-reaver")
    assert scene.who == 0
    # One cannot pay for the other.
    assert "forsake gimli" not in scene.codes
    scene.do("forsake boromir")
    assert scene.who == 0
    scene.do("forsake gimli")
    assert scene.gone("frodo") == ["gimli"]
    assert scene.gone("aragorn") == ["boromir"]


@rule("W-16.10")
def test_limits_and_the_right_to_pass_go_by_decks() -> None:
    scene = Scene(
        people=2,
        hand={
            "frodo": ("gimli", "sting", "sam-gamgee"),
            "witch-king": ("olog-hai",),
            "saruman": ("ugluk", "saruman", "wolf-riders", "shelob"),
        },
        reserve=("elrond",),
    )
    # Elrond helps only his own deck, and one enemy deck has fewer cards.
    assert "pass" not in scene.codes
    fewer = Scene(
        people=2,
        hand={
            "frodo": ("gimli", "sting", "sam-gamgee"),
            "witch-king": ("olog-hai", "the-hunter", "grishnakh", "the-reaver"),
            "saruman": ("ugluk", "saruman", "wolf-riders", "shelob"),
        },
    )
    assert "pass" in fewer.codes


@rule("W-16.10")
def test_the_action_step_ends_when_every_deck_has_passed() -> None:
    scene = Scene(people=2, path="weathertop", grounds=("moria",))
    scene.do("pass", "pass", "pass")
    assert scene.asked == "turn"
    scene.do("pass")
    assert scene.asked == "combat"
