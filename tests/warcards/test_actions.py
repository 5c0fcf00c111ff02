"""The other actions: cycle, move, use, Ring, winnow (section 8)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene

# --- Cycle


@rule("W-8.1", "W-9.1")
def test_a_card_is_cycled_face_down():
    scene = Scene(hand={"frodo": ("gimli", "sting")})
    scene.do("cycle sting")
    assert scene.pile("frodo") == ["sting"]
    (event,) = [event for event in scene.state.story or [] if event.kind == "cycles"]
    assert event.seats == (0,)
    assert "card" not in (event.veiled or {})


@rule("W-8.1")
def test_with_an_empty_hand_there_is_nothing_to_cycle():
    scene = Scene(reserve=("gimli",))
    assert scene.codes == ["ring", "pass"]


# --- Move


@rule("W-8.2", "W-8.6")
def test_moving_costs_nothing():
    scene = Scene(
        path="weathertop", reserve=("sam-gamgee",), hand={"frodo": ("gimli", "sting", "eomer")}
    )
    scene.do("move sam-gamgee path")
    assert scene.where("sam-gamgee") == "weathertop"
    assert scene.hand_size("frodo") == 3
    assert scene.turn == "witch-king"


@rule("W-8.2")
def test_one_moves_armies_and_characters_of_ones_own_reserve():
    scene = Scene(
        turn="aragorn",
        path="weathertop",
        grounds=("minas-tirith", "rivendell"),
        reserve=("high-elves", "strider", "sam-gamgee", "gandalf-the-grey"),
        wields={"strider": ("anduril",)},
        at={"minas-tirith": ("soldiers-of-gondor",)},
    )
    assert {code for code in scene.codes if code.startswith("move")} == {
        "move high-elves rivendell",
        "move strider path",
        "move strider minas-tirith",
    }


@rule("W-8.3")
def test_one_can_not_move_where_one_could_not_play():
    scene = Scene(
        turn="witch-king",
        path="osgiliath",
        grounds=("morannon",),
        reserve=("mouth-of-sauron", "the-lidless-eye"),
    )
    # While a battleground of the Shadow is active, both keep off the path.
    assert [code for code in scene.codes if code.startswith("move")] == [
        "move mouth-of-sauron morannon",
        "move the-lidless-eye morannon",
    ]


@rule("W-8.5")
def test_what_happens_when_played_does_not_happen_when_moved():
    scene = Scene(
        turn="aragorn",
        grounds=("dol-amroth",),
        reserve=("prince-imrahil",),
        hand={"aragorn": ("lembas",)},
    )
    scene.do("move prince-imrahil dol-amroth")
    assert scene.turn == "saruman"
    played = Scene(
        turn="aragorn",
        grounds=("dol-amroth",),
        hand={"aragorn": ("prince-imrahil", "lembas", "arwen")},
    )
    played.do("play prince-imrahil dol-amroth", "cycle arwen")
    assert played.codes == ["yes", "no"]


@rule("W-8.5")
@pytest.mark.parametrize("way", ["played", "moved"])
def test_played_or_moved_is_both(way):
    laid = (
        {"hand": {"saruman": ("shelob", "ugluk")}} if way == "played" else {"reserve": ("shelob",)}
    )
    scene = Scene(turn="saruman", path="shelobs-lair", **laid)
    scene.do("play shelob path" if way == "played" else "move shelob path")
    assert [len(scene.gone(player)) for player in ("frodo", "aragorn")] == [1, 1]


@rule("W-8.5")
def test_played_or_moved_to_a_place_is_not_played_to_another():
    scene = Scene(turn="saruman", path="shelobs-lair", hand={"saruman": ("shelob", "ugluk")})
    scene.do("play shelob reserve")
    assert scene.gone("frodo") == []


# --- Use


@rule("W-8.7")
def test_a_card_in_play_is_used_where_its_text_works():
    scene = Scene(reserve=("bilbo-baggins",))
    scene.do("use bilbo-baggins")
    assert scene.hand_size("frodo") == 2
    assert scene.where("bilbo-baggins") == "cycled"
    assert scene.turn == "witch-king"
    elsewhere = Scene(path="imladris", at={"imladris": ("bilbo-baggins",)})
    assert "use bilbo-baggins" not in elsewhere.codes


@rule("W-8.7")
def test_only_ones_own_cards_can_be_used():
    scene = Scene(turn="aragorn", reserve=("bilbo-baggins", "the-hunter"))
    assert scene.codes == ["ring", "pass"]


@rule("W-8.7")
def test_once_a_round_means_once_a_round():
    scene = Scene(
        turn="saruman",
        path="weathertop",
        waiting=("the-council-of-elrond",),
        reserve=("saruman",),
        wields={"saruman": ("palantir-of-orthanc",)},
    )
    scene.do("use palantir-of-orthanc")
    scene.do(scene.codes[0])
    scene.do(scene.codes[0])
    assert scene.hand_size("saruman") == 1
    scene.do("pass", "pass", "pass")
    assert "use palantir-of-orthanc" not in scene.codes


@rule("W-8.8")
def test_without_an_action_a_text_gives_nothing():
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        at={"weathertop": ("sam-gamgee", "the-hunter")},
        wields={"sam-gamgee": ("lembas",)},
        corruption=2,
    ).pass_all()
    assert scene.where("lembas") == "gone"
    assert scene.state.corruption == 2


# --- Ring


@rule("W-8.9", "W-8.10")
def test_the_ring_token_of_the_trilogy_draws_two_once_a_game():
    scene = Scene(path="weathertop", waiting=("the-council-of-elrond",))
    scene.do("ring")
    assert scene.hand_size("frodo") == 2
    scene.do("pass", "pass", "pass")
    assert "ring" not in scene.codes
    scene.pass_all()
    assert scene.state.round == 2
    while scene.turn != "frodo":
        scene.do(next(code for code in scene.codes if code.startswith(("pass", "cycle"))))
    assert "ring" not in scene.codes


@rule("W-8.10")
@pytest.mark.parametrize("scenario", ["duel", "fellowship-of-the-ring"])
def test_the_ring_token_differs_by_scenario(scenario):
    scene = Scene(scenario, turn="gandalf")
    assert ("ring" in scene.codes) is (scenario == "duel")
    if scenario == "duel":
        scene.do("ring")
        assert scene.hand_size("gandalf") == 3
        assert all(code.startswith("eliminate ") for code in scene.codes)


# --- Winnow


@rule("W-8.11")
def test_winnowing_eliminates_two_to_draw_one():
    scene = Scene(hand={"frodo": ("gimli", "sting", "eomer")}, deck={"frodo": ("theoden",)})
    scene.do("winnow")
    assert set(scene.codes) == {"eliminate gimli", "eliminate sting", "eliminate eomer"}
    scene.do("eliminate sting", "eliminate gimli")
    assert {scene.where("gimli"), scene.where("sting")} == {"gone"}
    assert scene.hand("frodo") == ["eomer", "theoden"]
    assert scene.turn == "witch-king"


@rule("W-8.12", "W-9.18")
def test_one_can_not_winnow_with_fewer_than_two_cards():
    assert "winnow" not in Scene().codes
    assert "winnow" not in Scene(hand={"frodo": ("gimli",)}).codes
    assert "winnow" in Scene(hand={"frodo": ("gimli", "sting")}).codes
