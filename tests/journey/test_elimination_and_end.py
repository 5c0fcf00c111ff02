"""Dropping out (section 5) and the end of the game (section 6)."""

import pytest

from mathom.core.message import Message
from mathom.games.journey import GAME
from mathom.games.journey.data import CIRCLES
from tests.journey.scene import Scene
from tests.marks import rule

LAST = "xxxxo"
"""One more Nazgûl, and this hobbit is out."""


def result(scene: Scene) -> Message:
    result = GAME.result(scene.position.state)
    assert result is not None
    return result.story


# --- Dropping out


@rule("J-5.1")
@pytest.mark.parametrize(
    ("trail", "after", "out"),
    [
        ("xxxoo", "xxxxo", False),
        ("xxxxo", "xxxxx", True),
        ("xxxx:", "xxxx.", False),  # the other half is still open
        ("xxxx.", "xxxxX", True),
    ],
)
def test_who_crosses_off_the_last_square_is_out(trail, after, out):
    scene = Scene("merry sam pippin", trails={"merry": trail})
    scene.uses("black nazgul")
    assert scene.trail("merry") == after
    assert scene.out() == ({"merry"} if out else set())


@rule("J-5.2")
def test_it_can_happen_in_the_turn_of_another_player():
    scene = Scene("merry sam pippin", trails={"sam": LAST})
    scene.uses("red nazgul")
    assert scene.out() == {"sam"}
    assert scene.turn == "pippin"


@rule("J-5.3")
def test_who_falls_in_the_turn_of_his_arrival_has_not_destroyed_the_ring():
    scene = Scene("merry sam", place="shelobs-lair", trails={"merry": LAST})
    scene.uses("ring, black nazgul")
    assert scene.out() == {"merry"}
    assert not scene.view.sheets[0].in_mordor
    scene.idles()  # the round ends, and nobody has won it
    assert not scene.over
    assert scene.turns() == ["merry", "sam", "sam"]


@rule("J-4.12", "J-5.3")
def test_who_drops_out_still_sends_nazguls_to_the_others():
    scene = Scene("merry sam pippin", trails={"merry": LAST, "sam": LAST})
    scene.uses("black nazgul, red nazgul, green nazgul")
    assert scene.out() == {"merry", "sam"}
    assert scene.trail("pippin") == "xoooo"


@rule("J-5.4", "J-4.16")
def test_the_colour_of_who_is_out_strikes_the_active_player():
    scene = Scene("merry sam pippin", trails={"pippin": "xxxxx"})
    scene.uses("green nazgul")
    assert scene.trail("merry") == "xoooo"
    scene.uses("green nazgul")  # and in Sam's turn it strikes Sam
    assert scene.trail("sam") == "xoooo"


@rule("J-5.4")
def test_a_colour_turns_neutral_only_for_the_next_turn():
    scene = Scene("merry sam pippin", trails={"sam": LAST})
    scene.uses("red nazgul")
    assert scene.out() == {"sam"}
    assert scene.trail("merry") == "ooooo"  # this red Nazgûl was Sam's alone
    scene.uses("red nazgul")
    assert scene.trail("pippin") == "xoooo"


@rule("J-5.4")
def test_crossings_that_find_no_open_square_are_lost():
    scene = Scene("merry sam pippin", trails={"merry": LAST})
    scene.uses("blue nazgul, black nazgul, yellow nazgul, red nazgul")
    assert scene.out() == {"merry"}
    assert scene.trail("sam") == "xoooo"  # his own Nazgûl, and none of Merry's
    assert scene.trail("pippin") == "ooooo"


@rule("J-5.4")
def test_nazguls_strike_together_whatever_the_order_of_keeping():
    def strike(dice: str) -> list[str]:
        scene = Scene("merry sam pippin", trails={"merry": LAST, "sam": LAST})
        scene.uses(dice)
        return [scene.trail(hobbit) for hobbit in scene.players]

    assert strike("black nazgul, blue nazgul, red nazgul") == ["xxxxx", "xxxxx", "ooooo"]
    assert strike("red nazgul, blue nazgul, black nazgul") == ["xxxxx", "xxxxx", "ooooo"]


@rule("J-5.5")
def test_the_others_play_on_without_him():
    scene = Scene("merry pippin sam", trails={"pippin": LAST})
    scene.uses("green nazgul")
    for _ in range(4):
        scene.idles()
    assert scene.turns() == ["merry", "sam", "merry", "sam", "merry", "sam"]


# --- All lose


@rule("J-6.1")
def test_the_game_ends_when_all_are_out_and_all_lose():
    scene = Scene("merry sam", trails={"merry": LAST, "sam": LAST})
    scene.uses("red nazgul, blue nazgul")
    assert scene.winners() == set()
    assert result(scene).id == "result-all-lost"


@rule("J-6.1")
def test_all_lose_even_if_somebody_had_reached_mordor_in_this_round():
    scene = Scene("merry sam", place="shelobs-lair", trails={"merry": LAST, "sam": LAST})
    scene.uses("ring")
    assert scene.view.sheets[0].in_mordor
    scene.uses("red nazgul, blue nazgul")
    assert scene.winners() == set()


# --- Mordor


def near_mordor(*hobbits: str) -> dict[str, str]:
    return dict.fromkeys(hobbits, "shelobs-lair")


@rule("J-6.2")
@pytest.mark.parametrize(("arrives", "left_to_play"), [(0, 2), (1, 1), (2, 0)])
def test_the_round_is_finished_so_that_all_have_had_as_many_turns(arrives, left_to_play):
    players = ["merry", "sam", "pippin"]
    scene = Scene("merry sam pippin", places=near_mordor(players[arrives]))
    for _ in range(arrives):
        scene.idles()
    scene.uses("ring")
    for _ in range(left_to_play):
        assert not scene.over
        scene.idles()
    assert scene.over
    assert scene.turns() == players


@rule("J-6.2")
def test_the_round_ends_where_it_began_whatever_seat_that_is():
    scene = Scene("merry sam pippin", start=2, places=near_mordor("sam"))
    scene.uses("ring")
    assert scene.turns() == ["sam", "pippin"]
    scene.idles()
    assert scene.turns() == ["sam", "pippin", "merry"]
    scene.idles()
    assert scene.winners() == {"sam"}


@rule("J-6.2")
def test_a_start_player_who_is_out_is_skipped_and_the_round_still_ends_at_the_same_seat():
    scene = Scene(
        "merry sam pippin", trails={"merry": "xxxxx"}, places=near_mordor("sam", "pippin")
    )
    assert scene.turn == "sam"
    scene.uses("ring")
    assert not scene.over  # Pippin is still to play
    scene.idles()
    assert scene.winners() == {"sam"}


@rule("J-6.2")
def test_the_last_seat_ends_the_round_even_if_the_start_player_is_out():
    scene = Scene("merry sam pippin", trails={"merry": "xxxxx"}, places=near_mordor("pippin"))
    scene.idles()
    assert (scene.turn, scene.round) == ("pippin", 1)
    scene.uses("ring")
    assert scene.winners() == {"pippin"}  # Sam has had his turn of this round


@rule("J-6.2")
def test_if_the_last_seat_is_out_the_round_ends_with_the_one_before():
    scene = Scene("merry sam pippin", trails={"pippin": "xxxxx"}, places=near_mordor("sam"))
    scene.idles()
    scene.uses("ring")
    assert scene.winners() == {"sam"}  # Merry has had his turn of this round


@rule("J-6.2")
def test_a_start_player_who_drops_out_later_does_not_shift_the_rounds():
    scene = Scene("merry sam pippin", trails={"merry": LAST})
    scene.idles()
    scene.uses("blue nazgul")
    assert scene.out() == {"merry"}
    assert (scene.turn, scene.round) == ("pippin", 1)
    scene.idles()
    assert (scene.turn, scene.round) == ("sam", 2)
    scene.idles()
    assert (scene.turn, scene.round) == ("pippin", 2)


@rule("J-6.3")
def test_who_alone_reached_mordor_wins_however_few_squares_he_has_left():
    scene = Scene("merry sam", places=near_mordor("merry"), trails={"merry": LAST, "sam": "ooooo"})
    scene.uses("ring")
    scene.idles()
    assert scene.winners() == {"merry"}
    assert result(scene) == Message("result-mordor", {"hobbit": "merry"})


@rule("J-6.4")
@pytest.mark.parametrize(("merry", "sam"), [("xxxoo", "xxxxo"), ("xxxxo", "xxooo")])
def test_of_several_in_mordor_the_one_with_more_open_squares_wins(merry, sam):
    scene = Scene(
        "merry sam", places=near_mordor("merry", "sam"), trails={"merry": merry, "sam": sam}
    )
    scene.uses("ring")
    scene.uses("ring")
    assert scene.winners() == ({"merry"} if merry.count("o") > sam.count("o") else {"sam"})


@rule("J-6.4")
def test_open_squares_are_of_no_use_outside_mordor():
    scene = Scene(
        "merry sam pippin",
        places=near_mordor("merry", "sam"),
        trails={"merry": "xxxoo", "sam": "xxxxo", "pippin": "ooooo"},
    )
    scene.uses("ring")
    scene.uses("ring")
    scene.idles()
    assert scene.winners() == {"merry"}


@rule("J-6.5")
@pytest.mark.parametrize(
    ("merry", "sam", "winners"),
    [
        ("xxx:o", "xxxoo", {"merry"}),  # two halves and a whole square make three
        ("xxxx.", "xxxxo", {"merry", "sam"}),  # an open half counts like a whole square
        ("xxxx:", "xxxoo", {"merry", "sam"}),
        ("xxXX.", "xxxxo", {"merry", "sam"}),
        ("xxx..", "xxxxo", {"merry"}),
    ],
)
def test_each_open_half_and_each_open_square_counts_one(merry, sam, winners):
    scene = Scene(
        "merry sam", places=near_mordor("merry", "sam"), trails={"merry": merry, "sam": sam}
    )
    scene.uses("ring")
    scene.uses("ring")
    assert scene.winners() == winners


@rule("J-6.5")
def test_an_equal_count_is_a_shared_victory():
    scene = Scene("merry sam pippin", places=near_mordor("merry", "sam"))
    scene.uses("ring")
    scene.uses("ring")
    scene.idles()
    assert scene.winners() == {"merry", "sam"}
    assert result(scene).id == "result-shared"


@rule("J-6.5")
def test_nazguls_of_later_turns_lower_the_count_of_who_is_in_mordor():
    scene = Scene(
        "merry sam",
        places=near_mordor("merry", "sam"),
        trails={"merry": "xxxoo", "sam": "xxxoo"},
    )
    scene.uses("ring")
    scene.uses("ring, blue nazgul")
    assert scene.trail("merry") == "xxxxo"
    assert scene.winners() == {"sam"}


@rule("J-6.5", "J-5.2")
def test_another_in_mordor_wins_if_the_first_to_arrive_is_caught():
    scene = Scene(
        "merry sam pippin", places=near_mordor("merry", "sam"), trails={"merry": LAST, "sam": LAST}
    )
    scene.uses("ring")
    scene.uses("ring")
    scene.uses("blue nazgul")
    assert scene.winners() == {"sam"}


# --- The last one left


@rule("J-6.6")
def test_by_agreement_the_last_one_left_wins_at_once():
    scene = Scene("merry sam pippin", last_one_wins=True, trails={"sam": LAST, "pippin": LAST})
    scene.uses("red nazgul")
    assert not scene.over  # two are left
    scene.uses("black nazgul")
    assert scene.out() == {"sam", "pippin"}
    assert scene.winners() == {"merry"}
    assert result(scene) == Message("result-survivor", {"hobbit": "merry"})


@rule("J-6.6")
def test_it_can_be_the_active_player_who_leaves_the_other_behind():
    scene = Scene("merry sam", last_one_wins=True, trails={"merry": LAST})
    scene.uses("ring, black nazgul")
    assert scene.winners() == {"sam"}


@rule("J-6.6", "J-6.1")
def test_if_the_last_ones_drop_out_together_all_lose():
    scene = Scene("merry sam", last_one_wins=True, trails={"merry": LAST, "sam": LAST})
    scene.uses("black nazgul, red nazgul")
    assert scene.winners() == set()
    assert result(scene).id == "result-all-lost"


@rule("J-6.6")
def test_mordor_works_as_usual_with_the_alternative_ending():
    scene = Scene("merry sam", last_one_wins=True, places=near_mordor("merry"))
    scene.uses("ring")
    assert not scene.over  # the round is finished first
    scene.idles()
    assert scene.winners() == {"merry"}


@rule("J-6.6")
def test_whoever_catches_the_arrived_opponent_is_the_last_one_left():
    scene = Scene(
        "merry sam", last_one_wins=True, places=near_mordor("merry"), trails={"merry": LAST}
    )
    scene.uses("ring")
    scene.uses("blue nazgul")
    assert scene.winners() == {"sam"}


@rule("J-6.7")
def test_without_it_the_only_one_left_must_still_get_to_mordor():
    scene = Scene("merry sam", places={"merry": "minas-tirith"}, trails={"sam": LAST})
    scene.uses("ring, red nazgul")
    assert scene.out() == {"sam"}
    assert not scene.over
    assert (scene.turn, scene.round) == ("merry", 2)
    scene.uses("ring")
    assert scene.winners() == {"merry"}


@rule("J-6.7", "J-6.1", "J-4.16")
def test_every_nazgul_strikes_the_only_one_left_and_he_can_still_lose():
    scene = Scene("merry sam", trails={"merry": "ooooo", "sam": "xxxxx"})
    scene.uses("yellow nazgul, red nazgul, green nazgul")
    assert scene.trail("merry") == "xxxoo"
    scene.uses("red nazgul, black nazgul")
    assert scene.winners() == set()


# --- The edition in which the first to reach Mordor wins at once (a ruling on J-6.2)


def test_instant_win_gives_the_others_no_turn():
    scene = Scene("merry sam pippin", instant_win=True, places=near_mordor("merry", "sam"))
    scene.uses("ring, orc")
    assert not scene.over
    scene.uses("ring")
    assert scene.winners() == {"sam"}
    assert scene.turns() == ["merry", "sam"]
    assert result(scene) == Message("result-mordor", {"hobbit": "sam"})


@rule("J-5.3")
def test_instant_win_is_not_for_who_falls_on_arrival():
    scene = Scene(
        "merry sam pippin", instant_win=True, place="shelobs-lair", trails={"merry": LAST}
    )
    scene.uses("ring, black nazgul")
    assert scene.circles("merry") == CIRCLES
    assert scene.out() == {"merry"}
    assert (scene.over, scene.turn) == (False, "sam")


@rule("J-6.6")
def test_who_falls_on_arrival_leaves_the_victory_to_the_last_one():
    scene = Scene(
        "merry sam",
        instant_win=True,
        last_one_wins=True,
        place="shelobs-lair",
        trails={"merry": LAST},
    )
    scene.uses("ring, black nazgul")
    assert scene.winners() == {"sam"}


def test_after_the_end_nothing_is_asked():
    scene = Scene("merry sam", instant_win=True, place="shelobs-lair")
    scene.uses("ring")
    assert scene.position.asks == []
    assert scene.view.phase == "over"
    assert scene.view.winners == [0]
