"""The duel of three players (W-18)."""

from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.message import Refused
from mathom.core.position import Position, play_out
from mathom.games.warcards.catalogue import FACTION
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios.base import THREE_PLAYER_DUEL
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import BASE, FACTIONS, FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import in_decks, locations_of

GANDALF, WITCH_KING, SARUMAN = range(3)


def new_table() -> War:
    options = GAME.options({"scenario": "three-player-duel"}, 3)
    return GAME.setup(options, 3, Chance("three"))


def duel(**more: Any) -> Scene:
    return Scene("three-player-duel", **more)


# --- Set-up


@rule("W-18.1")
def test_gandalf_plays_against_two() -> None:
    state = new_table()
    held = [{FACTIONS[FACTION[card]] for card in deck} for deck in state.decks]
    assert held == [
        {"dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard"},
        {"mordor"},
        {"isengard", "monstrous", "southron"},
    ]
    assert [len(deck) for deck in state.decks] == [60, 30, 30]
    assert [plan.side for plan in THREE_PLAYER_DUEL.decks] == [FREE, SHADOW, SHADOW]
    assert state.seats == (GANDALF, WITCH_KING, SARUMAN)


@rule("W-18.1")
@pytest.mark.parametrize("people", [2, 4])
def test_it_takes_three(people: int) -> None:
    with pytest.raises(Refused):
        GAME.options({"scenario": "three-player-duel"}, people)


@rule("W-18.3")
def test_the_first_hands() -> None:
    position = Position(GAME, new_table())
    assert [len(hand) for hand in position.state.hands] == [6, 7, 7]
    asked = [0, 0, 0]
    while position.state.round == 0:
        ask = position.asks[0]
        asked[ask.seat] += 1
        position.answer(ask, ask.options[0])
    assert asked == [0, 2, 2]


@rule("W-18.4")
def test_the_draw_step() -> None:
    scene = duel(begin="draw-step", path=None)
    drawn = scene.drawn
    assert drawn[:3] == [("player-gandalf", 6), ("player-witch-king", 4), ("player-saruman", 4)]


@rule("W-18.7")
def test_all_locations_are_used() -> None:
    assert in_decks(new_table()) == locations_of(BASE)


# --- Turns


@rule("W-18.2")
def test_gandalf_has_every_second_turn() -> None:
    scene = duel(hand={"gandalf": ("gimli", "sting")})
    turns = []
    for code in ("cycle gimli", "pass", "cycle sting", "pass", "ring"):
        turns.append(scene.who)
        scene.do(code)
    assert turns == [GANDALF, WITCH_KING, GANDALF, SARUMAN, GANDALF]


@rule("W-18.2")
def test_the_starting_token_goes_from_place_to_place() -> None:
    state = new_table()
    state.story = []
    luck = Chance("places")
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    starters = [event.args["player"] for event in state.story if event.kind == "round"]
    places = ("gandalf", "witch-king", "gandalf", "saruman")
    assert len(starters) > 4
    assert starters == [f"player-{place}" for place in places * 3][: len(starters)]


@rule("W-18.2", "W-5.8")
@pytest.mark.parametrize("every_seat_passes", [False, True])
def test_the_action_step_ends_when_all_three_have_passed(every_seat_passes: bool) -> None:
    scene = duel(
        turn="witch-king",
        path="weathertop",
        grounds=("moria",),
        house={"every_seat_passes": every_seat_passes},
    )
    scene.do("pass", "pass")
    assert scene.asked == "turn"
    scene.do("pass")
    # The Witch-king, Gandalf and Saruman; the other house waits for Gandalf once more.
    if every_seat_passes:
        assert (scene.asked, scene.who) == ("turn", GANDALF)
        scene.do("pass")
    assert scene.asked == "combat"


@rule("W-18.2", "W-5.8")
def test_gandalfs_two_passes_are_those_of_one_player() -> None:
    scene = duel(path="weathertop", grounds=("moria",))
    scene.do("pass", "pass", "pass")
    assert (scene.asked, scene.who) == ("turn", SARUMAN)
    scene.do("pass")
    assert scene.asked == "combat"


# --- Ring tokens


@rule("W-18.5")
def test_gandalf_uses_the_ring_each_round() -> None:
    scene = duel(hand={"gandalf": ("gimli", "sting")}, deck={"gandalf": ("boromir",)})
    scene.do("ring", "eliminate gimli", "cycle sting", "pass")
    assert scene.who == GANDALF
    assert "ring" not in scene.codes
    scene.pass_all()
    assert scene.state.round == 2
    assert scene.state.rings == [True, True, True]


@rule("W-18.5")
def test_the_shadow_players_use_theirs_once() -> None:
    scene = duel(turn="saruman").do("ring")
    assert scene.hand_size("saruman") == 2
    scene.pass_all()
    assert scene.state.round == 2
    assert scene.state.rings == [True, True, False]


@rule("W-18.5")
@pytest.mark.parametrize(("all_rings_count", "free"), [(False, 0), (True, 1)])
def test_what_unused_ring_tokens_are_worth(all_rings_count: bool, free: int) -> None:
    scene = duel(path="orodruin", house={"all_rings_count": all_rings_count})
    assert scene.score(FREE, final=True) == free
    assert scene.score(SHADOW, final=True) == 2
    scene.pass_all()
    assert scene.told("score") == [{"free": free, "shadow": 2}]


# --- The rules of the duel


@rule("W-18.6")
@pytest.mark.parametrize(
    ("cards", "stands"),
    [
        (("the-hunter", "gimli", "sam-gamgee"), "free"),
        (("the-hunter", "gimli"), "spent"),
        (("the-witch-king", "gimli"), "shadow"),
    ],
)
def test_paths_are_scored_as_in_the_duel(cards: tuple[str, ...], stands: str) -> None:
    scene = fight_at("weathertop", cards, scenario="three-player-duel")
    if scene.asked == "losses":
        scene.do("eliminate gimli")
    assert scene.stands("weathertop") == stands


@rule("W-18.6")
@pytest.mark.parametrize("all_twice", [False, True])
def test_gandalf_does_twice_what_each_player_does(all_twice: bool) -> None:
    scene = duel(
        turn="witch-king",
        reserve=("the-reaver",),
        hand={"gandalf": ("gimli", "boromir", "sting")},
        house={"all_twice": all_twice},
    )
    scene.do("use the-reaver", "forsake gimli", "forsake boromir")
    assert scene.gone("gandalf") == ["boromir", "gimli"]
    assert scene.asked == "turn"


@rule("W-18.6")
@pytest.mark.parametrize(("all_twice", "drawn"), [(False, 1), (True, 2)])
def test_what_each_shadow_player_does(all_twice: bool, drawn: int) -> None:
    scene = duel(turn="witch-king", reserve=("the-commander",), house={"all_twice": all_twice}).do(
        "use the-commander"
    )
    assert scene.hand_size("witch-king") == scene.hand_size("saruman") == drawn


@rule("W-18.6")
def test_what_one_factions_player_does_is_done_once() -> None:
    scene = duel(path="egladil", hand={"gandalf": ("there-is-another-way", "gimli", "sting")})
    scene.do("play there-is-another-way", "cycle sting", "lothlorien", "cycle gimli")
    assert scene.hand_size("gandalf") == 1
    assert scene.asked == "turn"


@rule("W-18.1", "W-11.9")
def test_two_shadow_players_agree_on_losses_like_others() -> None:
    scene = fight_at(
        "morannon",
        ("olog-hai", "haradrim-mumakil", "riders-of-rohan", "village-militia"),
        scenario="three-player-duel",
    )
    scene.do("eliminate olog-hai")
    assert (scene.asked, scene.who) == ("consent", SARUMAN)
    scene.do("object")
    assert (scene.asked, scene.who) == ("losses", GANDALF)
