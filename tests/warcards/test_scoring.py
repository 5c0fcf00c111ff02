"""Points, the victory check and the end of the game (W-14)."""

from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.position import play_out
from mathom.core.voice import voice
from mathom.games.warcards.game import GAME
from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at


def checked(**more: Any) -> Scene:
    """What comes of a victory check."""
    return Scene(begin="victory-check", path=None, **more)


def scores(scene: Scene) -> tuple[int, int]:
    return scene.score(FREE), scene.score(SHADOW)


def ending(scene: Scene) -> tuple[str, str] | None:
    """Who has won and how, if the game is over."""
    result = GAME.result(scene.state)
    if result is None:
        return None
    assert scene.position.over
    return str(result.story.args["side"]), str(result.story.args["ending"])


# --- Points


@rule("W-14.1")
def test_battlegrounds_are_worth_their_points_to_either_team() -> None:
    assert scores(Scene(free_area=("minas-tirith", "orthanc"), shadow_area=("lorien",))) == (5, 2)
    assert scores(Scene(shadow_area=("minas-tirith", "orthanc"), free_area=("lorien",))) == (2, 5)


@rule("W-14.2", "W-14.3")
def test_paths_are_worth_points_to_the_free_peoples_only() -> None:
    paths = ("bag-end", "weathertop", "orodruin")
    assert scores(Scene(path=None, free_area=paths)) == (1 + 2 + 3, 0)
    assert scores(Scene(path=None, shadow_area=paths)) == (0, 0)


@rule("W-14.4")
def test_corruption_is_worth_a_point_each() -> None:
    assert scores(Scene(corruption=4)) == (0, 4)


@rule("W-14.5")
def test_a_card_adds_corruption_like_a_combat() -> None:
    scene = Scene(turn="witch-king", path="dead-marshes", at={"dead-marshes": ("grishnakh",)})
    scene.do("use grishnakh")
    assert scene.state.corruption == 1
    assert scores(scene) == (0, 1)


@rule("W-14.6")
@pytest.mark.parametrize(("corruption", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_only_corruption_that_is_there_is_removed(corruption: int, left: int) -> None:
    scene = Scene(
        path="weathertop",
        at={"weathertop": ("frodo-baggins", "sam-gamgee")},
        wields={"sam-gamgee": ("lembas",)},
        corruption=corruption,
    )
    scene.do("use lembas")
    assert scene.state.corruption == left
    # What was paid is gone, even for nothing.
    assert scene.where("lembas") == "gone"


@rule("W-14.7", "W-16.6")
def test_ring_tokens_count_only_after_the_last_path() -> None:
    scene = Scene(turn="witch-king", path="orodruin")
    scene.do("ring")
    assert scores(scene) == (0, 0)
    assert scene.score(FREE, final=True) == 2
    assert scene.score(SHADOW, final=True) == 1
    scene.pass_all()
    # 3 points of Orodruin, which nobody attacked, and the tokens.
    assert scene.told("score") == [{"free": 5, "shadow": 1}]


@rule("W-14.7")
def test_ring_tokens_do_not_count_in_an_earlier_check() -> None:
    scene = checked(corruption=3)
    assert scene.told("score") == [{"free": 0, "shadow": 3}]


# --- The victory check


@rule("W-14.8")
def test_both_teams_count_in_every_round() -> None:
    state = GAME.setup(GAME.options({}, 4), 4, Chance("every round"))
    state.story = []
    luck = Chance("luck")
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    rounds = [event.args["round"] for event in state.story if event.kind == "round"]
    totals = [event.args for event in state.story if event.kind == "score"]
    assert len(totals) == len(rounds) > 1
    assert all(set(args) == {"free", "shadow"} for args in totals)


@rule("W-14.9")
@pytest.mark.parametrize(
    ("corruption", "free_area", "end"),
    [
        (9, (), None),
        (10, (), ("shadow", "lead")),
        (13, ("edoras", "orthanc"), ("shadow", "lead")),
        (12, ("edoras", "orthanc"), None),
        (
            0,
            ("minas-tirith", "orthanc", "lorien", "helms-deep", "edoras"),
            ("free-peoples", "lead"),
        ),
        (1, ("minas-tirith", "orthanc", "lorien", "helms-deep", "edoras"), None),
    ],
)
def test_a_lead_of_ten_wins(
    corruption: int, free_area: tuple[str, ...], end: tuple[str, str] | None
) -> None:
    scene = checked(corruption=corruption, free_area=free_area)
    assert ending(scene) == end


@rule("W-14.9", "W-14.11")
def test_a_lead_is_looked_at_only_in_the_check() -> None:
    scene = Scene(
        turn="witch-king",
        path="dead-marshes",
        at={"dead-marshes": ("grishnakh", "frodo-baggins")},
        corruption=12,
    )
    scene.do("use grishnakh")
    assert ending(scene) is None
    scene.pass_all()
    assert ending(scene) == ("shadow", "lead")


# --- The last path


@rule("W-14.10")
@pytest.mark.parametrize(
    ("corruption", "end"),
    [(2, ("free-peoples", "last-path")), (4, ("shadow", "last-path"))],
)
def test_after_the_last_path_the_higher_score_wins(corruption: int, end: tuple[str, str]) -> None:
    assert ending(fight_at("orodruin", (), corruption=corruption)) == end


@rule("W-14.10")
def test_an_earlier_path_ends_nothing() -> None:
    assert ending(fight_at("shelobs-lair", (), corruption=4)) is None


@rule("W-14.10", "W-14.11")
def test_a_last_path_that_came_early_ends_the_game_in_the_same_round() -> None:
    scene = Scene(path="shelobs-lair", at={"shelobs-lair": ("smeagol",)})
    scene.do("use smeagol", "orodruin")
    # Shelob's Lair was fought for at once, which ends nothing.
    assert ending(scene) is None
    scene.pass_all()
    assert ending(scene) == ("free-peoples", "last-path")


@rule("W-14.11")
def test_the_shadow_wins_a_tie() -> None:
    assert ending(fight_at("orodruin", (), corruption=3)) == ("shadow", "last-path")


@rule("W-14.11")
def test_the_game_ends_when_all_combats_of_the_round_are_over() -> None:
    scene = fight_at("orodruin", (), grounds=("orthanc",), corruption=2).do("orodruin")
    # Orthanc makes the difference.
    assert scene.stands("orthanc") == "shadow"
    assert ending(scene) == ("shadow", "last-path")


@rule("W-14.11")
@pytest.mark.parametrize("end_at_once", [False, True])
def test_one_last_path_replaced_by_another(end_at_once: bool) -> None:
    scene = Scene(
        path="orodruin",
        hand={"frodo": ("there-is-another-way", "gimli")},
        house={"end_at_once": end_at_once},
    )
    scene.do("play there-is-another-way", "morgai")
    assert scene.stands("orodruin") == "free"
    if end_at_once:
        assert ending(scene) == ("free-peoples", "last-path")
        return
    assert ending(scene) is None
    assert scene.asked == "turn"
    scene.pass_all()
    assert scene.stands("morgai") == "free"
    assert ending(scene) == ("free-peoples", "last-path")


@rule("W-14.11")
@pytest.mark.parametrize(
    ("end_at_once", "winner", "orthanc"),
    [(False, "shadow", "shadow"), (True, "free-peoples", "active")],
)
def test_the_end_may_come_before_the_other_combats(
    end_at_once: bool, winner: str, orthanc: str
) -> None:
    scene = fight_at(
        "orodruin", (), grounds=("orthanc",), corruption=2, house={"end_at_once": end_at_once}
    ).do("orodruin")
    assert ending(scene) == (winner, "last-path")
    assert scene.stands("orthanc") == orthanc


@rule("W-14.10")
def test_all_seats_of_the_winning_side_win() -> None:
    result = GAME.result(fight_at("orodruin", (), corruption=4).state)
    assert result is not None
    assert result.winners == (1, 3)


# --- A result says why


@rule("W-14.9")
def test_a_lead_is_told_with_both_counts_and_what_they_are_made_of() -> None:
    scene = checked(free_area=("minas-tirith", "bag-end"), shadow_area=("lorien",), corruption=12)
    result = GAME.result(scene.state)
    assert result is not None
    text = voice("en", GAME)
    assert text.say(result.story) == "The Shadow wins by 14 points to 4: a lead of at least 10."
    assert [text.explain(counted) for counted in result.why] == [
        "Battlegrounds, Free Peoples: 3 (W-14.1)",
        "Paths, Free Peoples: 1 (W-14.2)",
        "Battlegrounds, Shadow: 2 (W-14.1)",
        "Corruption, Shadow: 12 (W-14.4)",
        "A lead of 10 points or more ends the game in any round. (W-14.9)",
    ]


@rule("W-14.11")
def test_a_tie_after_the_last_path_names_the_tie_break() -> None:
    scene = Scene(path=None)
    scene.state.winner, scene.state.ending = SHADOW, "last-path"
    scene.state.corruption = 2
    scene.state.fought_last = True
    result = GAME.result(scene.state)
    assert result is not None
    rings = [counted.args["points"] for counted in result.why if counted.id == "counted-rings"]
    assert rings == [2, 2]
    scene.state.corruption = 0
    tied = GAME.result(scene.state)
    assert tied is not None
    assert tied.story.args["tie"] == "yes"
    assert tied.why[-1].rules == ("W-14.11",)
