"""The steps of a round (section 4)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene

PLAYERS = ("frodo", "witch-king", "aragorn", "saruman")
STEPS = ("round", "activated", "path-activated", "passes", "fight", "score", "draws")


def steps(scene: Scene) -> list[str]:
    """What was told, without saying the same twice in a row."""
    kinds = [kind for kind in scene.story if kind in STEPS]
    return [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]


def hands(scene: Scene) -> list[int]:
    return [scene.hand_size(player) for player in PLAYERS]


# --- The steps


@rule("W-4.2", "W-4.6")
def test_the_steps_come_in_order():
    scene = Scene(begin="round", path=None, waiting=("harad", "bag-end", "weathertop"))
    scene.pass_all().do("bag-end")
    assert scene.state.round == 3
    assert steps(scene) == [
        "round",
        "activated",
        "draws",  # as Harad and Bag End tell
        "path-activated",
        "draws",
        "passes",
        "fight",
        "score",
        "draws",
        "round",
        "path-activated",
        "draws",
    ]


@rule("W-4.3")
def test_the_battleground_comes_with_its_text_before_the_path_with_its_own():
    scene = Scene(
        begin="round",
        turn="aragorn",
        path=None,
        number=6,
        waiting=("dol-amroth", "osgiliath"),
        hand={"aragorn": ("legolas",)},
    )
    assert (scene.who, scene.codes) == (2, ["yes", "no"])
    assert scene.stands("dol-amroth") == "active"
    assert scene.path is None
    scene.do("no")
    assert (scene.who, scene.codes) == (2, ["yes", "no"])
    assert scene.path == "osgiliath"


@rule("W-4.4", "W-2.5")
@pytest.mark.parametrize("starter", PLAYERS)
def test_turns_go_round_from_the_starting_player(starter):
    scene = Scene(begin="actions", turn=starter, deck=dict.fromkeys(PLAYERS, ()))
    order = []
    for _ in range(3):
        order.append(scene.turn)
        scene.do("pass")
    order.append(scene.turn)
    at = PLAYERS.index(starter)
    assert order == [*PLAYERS[at:], *PLAYERS[:at]]


@rule("W-4.5", "W-4.10")
def test_every_active_location_is_fought_before_the_round_ends():
    scene = Scene(
        path="bag-end",
        grounds=("harad", "pelargir"),
        begin="combat-step",
        waiting=("weathertop",),
    )
    scene.do("pelargir", "bag-end")
    assert [told["location"] for told in scene.told("fight")] == ["pelargir", "bag-end", "harad"]
    assert scene.stands("harad") == "shadow"
    assert scene.stands("pelargir") == scene.stands("bag-end") == "free"
    assert scene.path == "weathertop"


@rule("W-4.1", "W-4.11")
def test_the_ninth_path_is_the_end_and_nobody_draws_again():
    scene = Scene(path="morgai", round=9, at={"morgai": ("gandalf-the-grey",)}).pass_all()
    assert scene.position.over
    assert scene.state.round == 9
    assert hands(scene) == [0, 0, 0, 0]


@rule("W-4.6", "W-4.11")
def test_a_lead_of_ten_ends_the_game_before_the_draw_step():
    scene = Scene(path="bag-end", begin="combat-step", free_area=("minas-tirith",), corruption=13)
    assert scene.state.ending == ""
    scene = Scene(path="bag-end", begin="combat-step", corruption=11)
    assert scene.position.over
    assert hands(scene) == [0, 0, 0, 0]


# --- The draw step


@rule("W-4.7")
def test_the_free_peoples_draw_three_and_the_shadow_four():
    scene = Scene(begin="draw-step", path=None, number=2, waiting=("caradhras", "imladris"))
    assert scene.drawn[:4] == [
        ("player-frodo", 3),
        ("player-witch-king", 4),
        ("player-aragorn", 3),
        ("player-saruman", 4),
    ]


def draw_step(**laid) -> Scene:
    return Scene(begin="draw-step", path=None, number=8, waiting=("morgai",), **laid)


@rule("W-4.8")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("saruman", [3, 4, 3, 5]),
        ("the-witch-king", [3, 5, 3, 4]),
        ("aragorn", [3, 4, 4, 4]),
        ("gandalf-the-white", [4, 4, 3, 4]),
    ],
)
def test_some_in_reserve_draw_one_more_for_their_owner(card, expected):
    assert hands(draw_step(reserve=(card,))) == expected


@rule("W-4.8", "W-7.3")
def test_elsewhere_they_draw_nothing():
    scene = Scene(
        begin="draw-step",
        path=None,
        number=8,
        waiting=("morgai",),
        grounds=("orthanc",),
        at={"orthanc": ("saruman",)},
    )
    assert hands(scene) == [3, 4, 3, 4]


@rule("W-4.8")
def test_all_is_drawn_before_anything_is_cycled():
    scene = draw_step(reserve=("galadriel", "aragorn"))
    assert scene.who == 2
    assert scene.hand_size("aragorn") == 5
    assert all(code.startswith("cycle ") for code in scene.codes)
    scene.do(scene.codes[0])
    assert scene.hand_size("aragorn") == 4


# --- The next round


@rule("W-4.9")
def test_the_starting_player_changes_every_round():
    scene = Scene(begin="round", path=None, round=0, corruption=7, deck=dict.fromkeys(PLAYERS, ()))
    while scene.state.round < 5:
        scene.do("pass" if scene.asks_turn else scene.codes[0])
    starters = [told["player"].removeprefix("player-") for told in scene.told("round")]
    assert starters == [*PLAYERS, "frodo"]


@rule("W-4.9")
def test_the_token_moves_at_the_end_of_the_draw_step():
    scene = draw_step(turn="witch-king", reserve=("galadriel",))
    assert scene.state.starter == 1
    scene.do(scene.codes[0])
    assert scene.state.starter == 2
    assert scene.turn == "aragorn"
