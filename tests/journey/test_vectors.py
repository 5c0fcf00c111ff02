"""The forty worked cases J01 to J40 of the specification, by their numbers."""

# ruff: noqa: N802  (the cases keep their names)

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, replay
from mathom.core.record import Seat, dump
from mathom.games.journey import GAME
from mathom.games.journey.data import DICE, SQUARES, Die
from tests.journey.scene import Scene
from tests.marks import rule

# --- Rolling: the first example of the rulebook


def first_roll() -> Scene:
    scene = Scene("merry sam")
    scene.roll("ring ring weapon nazgul orc")
    return scene


def second_roll() -> Scene:
    scene = first_roll()
    scene.keep("yellow ring, blue weapon, green nazgul")
    scene.roll("red nazgul, black nazgul")
    return scene


@rule("J-3.8", "J-3.12")
def test_J01_ring_weapon_and_nazgul_but_not_both_rings():
    scene = first_roll()
    scene.keep("yellow ring, blue weapon")
    assert scene.refusal("keep red ring") == ("reason-same-symbol", "J-3.8")
    assert scene.refusal("roll") == ("reason-nazgul-left", "J-3.12")
    scene.keep("green nazgul")
    scene.choose("roll")
    assert set(scene.rolls()[-1]) == {Die.RED, Die.BLACK}


@rule("J-3.13")
def test_J02_of_two_nazguls_one_is_chosen_and_one_die_remains():
    scene = second_roll()
    assert scene.options() == {"keep red nazgul", "keep black nazgul"}
    scene.keep("red nazgul")
    # The other may not be kept, so that the last die is rolled without another question.
    assert set(scene.rolls()[2]) == {Die.BLACK}


@rule("J-3.6", "J-3.11", "J-4.1")
def test_J03_the_last_ring_must_be_kept_and_the_phase_ends_after_three_rolls():
    scene = second_roll()
    scene.keep("red nazgul")
    scene.roll("black ring")
    assert scene.turn == "sam"
    assert [len(roll) for roll in scene.rolls()] == [5, 2, 1, 5]
    assert scene.circles("merry") == 2
    assert (scene.crossed("merry"), scene.crossed("sam")) == (1, 1)  # green is neutral


# --- Rolling: Pippin's example


def pippins_roll() -> Scene:
    scene = Scene("pippin sam")
    scene.roll("ring ring nazgul orc tree")
    return scene


@rule("J-3.14", "J-3.16", "J-3.18")
def test_J04_ring_nazgul_and_tree_end_the_phase():
    scene = pippins_roll()
    scene.keep("yellow ring, blue nazgul, black tree")
    assert scene.refusal("keep red ring") == ("reason-same-symbol", "J-3.8")
    scene.choose("stop")  # he need not keep the Orc
    assert scene.turn == "sam"
    assert scene.circles("pippin") == 1  # neither the Orc nor the second Ring counts
    assert scene.crossed("pippin") == 1


@rule("J-3.15")
def test_J04_without_the_tree_rolling_goes_on_with_three_dice():
    scene = pippins_roll()
    scene.keep("blue nazgul, yellow ring")
    scene.choose("roll")
    assert set(scene.rolls()[-1]) == {Die.RED, Die.GREEN, Die.BLACK}


@rule("J-3.17")
def test_J04_ring_and_tree_without_the_nazgul_are_not_allowed():
    scene = pippins_roll()
    scene.keep("yellow ring, black tree")
    assert scene.refusal("stop") == ("reason-nazgul-left", "J-3.17")
    assert scene.options() == {"keep blue nazgul", "keep green orc"}


@rule("J-3.15", "J-3.6")
def test_J05_a_tree_on_the_last_die_must_be_kept():
    scene = Scene("merry sam")
    scene.roll("ring weapon gandalf orc orc")
    scene.keep("yellow ring, red weapon, blue gandalf, green orc")
    scene.roll("black tree")
    assert scene.view.phase == "using"
    assert {die.where for die in scene.view.dice} == {"kept", "locked"}


@rule("J-3.8", "J-3.6")
def test_J06_of_five_orcs_exactly_one_is_kept():
    scene = Scene("merry sam")
    scene.roll("orc orc orc orc orc")
    assert len(scene.options()) == 5
    scene.keep("blue orc")
    assert [len(roll) for roll in scene.rolls()] == [5, 4]  # without another question
    assert [die.colour for die in scene.view.dice if die.where == "locked"] == ["blue"]


@rule("J-3.5", "J-3.6")
def test_J07_who_keeps_one_die_a_roll_rolls_five_times():
    scene = Scene("merry sam")
    scene.roll("orc orc orc orc orc")
    scene.keep("yellow orc")
    scene.roll("red orc, blue orc, green orc, black orc")
    scene.keep("red orc")
    scene.roll("blue orc, green orc, black orc")
    scene.keep("blue orc")
    scene.roll("green orc, black orc")
    scene.keep("green orc")
    scene.roll("black orc")
    assert scene.turn == "sam"
    assert [len(roll) for roll in scene.rolls()] == [5, 4, 3, 2, 1, 5]


# --- Resolution


@rule("J-4.2")
def test_J08_one_ring_one_circle():
    scene = Scene("frodo sam")
    scene.uses("ring")
    assert scene.circles("frodo") == 1


@rule("J-4.6")
def test_J09_two_rings_and_an_orc_none():
    scene = Scene("pippin sam")
    scene.uses("ring, ring, orc")
    assert scene.circles("pippin") == 0


@rule("J-4.7", "J-4.8")
def test_J10_ring_orc_and_weapon_one():
    scene = Scene("sam merry")
    scene.uses("ring, orc, weapon")
    assert scene.circles("sam") == 1


@rule("J-4.9")
def test_J11_two_rings_two_orcs_and_one_weapon_none():
    scene = Scene("sam merry")
    scene.uses("ring, ring, orc, orc, weapon")
    assert scene.circles("sam") == 0


@rule("J-4.12", "J-4.13", "J-4.14", "J-4.17")
def test_J12_blue_and_black_strike_merry_red_strikes_sam():
    scene = Scene("merry sam")
    scene.uses("blue nazgul, black nazgul, red nazgul")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (2, 1)


@rule("J-4.15", "J-4.16")
def test_J13_if_nobody_plays_red_all_three_strike_merry():
    scene = Scene("merry pippin")
    scene.uses("blue nazgul, black nazgul, red nazgul")
    assert (scene.crossed("merry"), scene.crossed("pippin")) == (3, 0)


@rule("J-4.18", "J-4.19", "J-4.23")
def test_J14_gandalf_splits_the_square_and_the_nazgul_takes_one_half():
    scene = Scene("sam merry", trails={"sam": "xoooo"})
    scene.uses("gandalf, red nazgul")
    scene.split(2)
    assert scene.trail("sam") == "x.ooo"


def after_merrys_example() -> Scene:
    scene = Scene("merry sam", trails={"merry": "ooooo"})
    scene.uses("ring, gandalf, weapon, orc, black nazgul")
    scene.split(1)
    return scene


@rule("J-4.1", "J-4.8", "J-4.23")
def test_J15_merry_travels_splits_and_loses_a_half():
    scene = after_merrys_example()
    assert scene.circles("merry") == 1
    assert scene.trail("merry") == ".oooo"


@rule("J-4.1", "J-4.10", "J-4.23")
def test_J16_then_sam_is_stopped_by_the_orc_but_strikes_merrys_second_half():
    scene = after_merrys_example()
    scene.uses("red nazgul, blue nazgul, orc, gandalf, ring")
    scene.split(1)
    assert scene.circles("sam") == 0
    assert scene.trail("sam") == ".oooo"
    assert scene.trail("merry") == "Xoooo"


@rule("J-4.22")
def test_J17_all_squares_split_gandalf_does_nothing():
    scene = Scene("merry sam", trails={"merry": ":::::"})
    scene.uses("gandalf")
    assert scene.turn == "sam"
    assert scene.trail("merry") == ":::::"


@rule("J-4.21", "J-4.22")
def test_J17_neither_a_crossed_nor_a_split_square_can_be_split():
    scene = Scene("merry sam", trails={"merry": "x:ooo"})
    scene.uses("gandalf")
    assert scene.refusal("split 1") == ("reason-square-crossed", "J-4.22")
    assert scene.refusal("split 2") == ("reason-square-split", "J-4.21")


@rule("J-5.1")
@pytest.mark.parametrize("squares", SQUARES)
@pytest.mark.parametrize("split", [False, True])
def test_J18_out_by_the_last_space_and_not_before(squares, split):
    spaces = 2 * squares if split else squares
    scene = Scene("merry sam", trails={"merry": (":" if split else "o") * squares})
    for crossings in range(1, spaces + 1):
        assert scene.out() == set()
        scene.uses("blue nazgul")  # from Merry himself and from Sam in turn
        assert scene.crossed("merry") == crossings
    assert scene.out() == {"merry"}


# --- Elimination and end


@rule("J-5.1", "J-5.4", "J-5.5")
def test_J19_pippin_is_out_the_others_continue_and_green_is_neutral():
    scene = Scene("pippin merry sam", trails={"pippin": "xxxxo"})
    scene.uses("black nazgul")
    assert scene.out() == {"pippin"}
    assert scene.turn == "merry"
    scene.uses("green nazgul")
    assert scene.crossed("merry") == 1
    scene.uses("green nazgul")
    assert scene.crossed("sam") == 1
    assert scene.turn == "merry"  # Pippin's turn is skipped


@rule("J-5.2")
def test_J20_an_opponent_drops_out_in_my_turn_and_my_turn_goes_on():
    scene = Scene("merry sam pippin", trails={"sam": "xxxxo"})
    scene.uses("red nazgul, black nazgul, green nazgul, ring")
    assert scene.out() == {"sam"}
    assert scene.circles("merry") == 1
    assert (scene.crossed("merry"), scene.crossed("pippin")) == (1, 1)


@rule("J-5.3")
def test_J21_who_reaches_mordor_and_loses_the_last_square_is_out():
    scene = Scene("sam merry", place="shelobs-lair", trails={"sam": "xxxxo"})
    scene.uses("ring, red nazgul")
    assert scene.out() == {"sam"}
    scene.idles()
    assert not scene.over
    assert scene.turn == "merry"


@rule("J-6.2", "J-6.4", "J-6.5")
def test_J22_the_third_seat_still_plays_and_more_open_spaces_win():
    scene = Scene(
        "frodo sam pippin",
        places={"sam": "shelobs-lair", "pippin": "shelobs-lair"},
        trails={"sam": "xxxoo", "pippin": "xxx:o"},
    )
    scene.idles()
    scene.uses("ring")
    assert (scene.over, scene.turn) == (False, "pippin")
    scene.uses("ring")
    assert scene.winners() == {"pippin"}


@rule("J-6.2", "J-6.3")
def test_J22_if_the_third_seat_does_not_arrive_the_second_wins():
    scene = Scene("frodo sam pippin", places={"sam": "shelobs-lair"})
    scene.idles()
    scene.uses("ring")
    scene.idles()
    assert scene.winners() == {"sam"}


@rule("J-6.2")
def test_J23_the_first_seat_arrives_and_both_others_still_play():
    scene = Scene("frodo sam pippin", place="shelobs-lair")
    scene.uses("ring")
    scene.idles()
    scene.idles()
    assert scene.turns() == ["frodo", "sam", "pippin"]
    assert scene.winners() == {"frodo"}


@rule("J-4.5")
def test_J24_surplus_rings_are_ignored():
    scene = Scene("frodo sam", place="minas-tirith")
    scene.uses("ring, ring, ring, ring")
    assert scene.place("frodo") == "mordor"


@rule("J-6.1")
def test_J25_all_out_all_lose():
    scene = Scene("merry sam", trails={"merry": "xxxxo", "sam": "xxxxo"})
    scene.uses("black nazgul")
    scene.uses("red nazgul")
    assert scene.out() == {"merry", "sam"}
    assert scene.winners() == set()


@rule("J-6.6", "J-6.7")
@pytest.mark.parametrize("option", [True, False])
def test_J26_the_last_one_left_wins_only_by_agreement(option):
    scene = Scene("merry sam", last_one_wins=option, trails={"sam": "xxxxo"})
    scene.uses("red nazgul")
    assert scene.over is option
    if option:
        assert scene.winners() == {"merry"}
    else:
        assert scene.turn == "merry"


@rule("J-5.2", "J-6.5")
def test_J27_an_arrived_player_can_still_be_caught_and_play_continues():
    scene = Scene("merry sam pippin", place="shelobs-lair", trails={"merry": "xxxxo"})
    scene.uses("ring")
    assert scene.view.sheets[0].in_mordor
    scene.uses("blue nazgul")
    assert scene.out() == {"merry"}
    scene.idles()
    assert not scene.over
    assert (scene.turn, scene.round) == ("sam", 2)


# --- Advanced


def begin_in(place: str, players: str = "merry sam", **scene) -> Scene:
    return Scene(players, variant="advanced", place=place, **scene)


@rule("J-7.3", "J-7.4")
def test_J28_rivendell_three_rings_with_the_nazgul_but_not_without():
    scene = begin_in("rivendell")
    scene.roll("ring ring ring nazgul orc")
    scene.keep("yellow ring, red ring, blue ring")
    assert scene.refusal("roll") == ("reason-nazgul-left", "J-3.12")
    scene.keep("green nazgul")
    scene.roll("black weapon")
    assert scene.circles("merry") == 1 + 3


@rule("J-7.5")
def test_J29_moria_no_split():
    scene = begin_in("moria", trails={"merry": "ooooo"})
    scene.uses("gandalf, black nazgul")
    assert scene.trail("merry") == "xoooo"
    assert scene.turn == "sam"


@rule("J-7.6")
def test_J30_lothlorien_one_weapon_beats_two_orcs_and_not_three():
    scene = begin_in("lothlorien")
    scene.uses("weapon, orc, orc, ring")
    assert scene.place("merry") == "rohan"
    scene = begin_in("lothlorien")
    scene.uses("weapon, orc, orc, orc, ring")
    assert scene.place("merry") == "lothlorien"


@rule("J-7.7", "J-7.8", "J-7.9")
def test_J31_rohan_a_repeated_roll_leaves_no_duty_and_the_second_result_stands():
    scene = begin_in("rohan")
    scene.roll("nazgul nazgul ring ring orc")
    scene.repeat("orc orc weapon weapon orc")
    assert set(scene.rolls()[-1]) == set(DICE)
    assert scene.refusal("repeat") == ("reason-repeated-already", "J-7.9")
    scene.keep("yellow orc")
    assert scene.options() == {"keep blue weapon", "keep green weapon", "roll"}


@rule("J-7.9")
def test_J32_rohan_the_next_roll_may_be_repeated_again():
    scene = begin_in("rohan")
    scene.roll("ring weapon orc orc gandalf")
    scene.repeat("ring weapon orc orc gandalf")
    scene.keep("yellow ring, red weapon")
    scene.roll("blue nazgul, green orc, black orc")
    scene.repeat("blue ring, green weapon, black orc")
    assert scene.refusal("repeat") == ("reason-repeated-already", "J-7.9")


@rule("J-7.10")
def test_J33_helms_deep_an_orc_takes_two_weapons():
    scene = begin_in("helms-deep")
    scene.uses("orc, weapon, ring")
    assert scene.place("merry") == "helms-deep"
    scene = begin_in("helms-deep")
    scene.uses("orc, weapon, weapon, ring, ring")
    assert scene.place("merry") == "minas-tirith"


@rule("J-7.12", "J-7.13")
def test_J34_gondor_own_black_and_neutral_do_nothing_an_opponents_colour_does():
    scene = begin_in("gondor")
    scene.uses("blue nazgul, black nazgul, yellow nazgul, red nazgul")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (0, 1)


@rule("J-7.14", "J-7.15")
def test_J35_minas_tirith_three_nazguls_are_all_mine():
    scene = begin_in("minas-tirith")
    scene.uses("blue nazgul, red nazgul, black nazgul")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (3, 0)


@rule("J-7.16", "J-7.17")
@pytest.mark.parametrize(
    ("kept", "place"),
    [("ring", "shelobs-lair"), ("ring, ring", "mordor"), ("ring, ring, orc", "shelobs-lair")],
)
def test_J36_shelobs_lair(kept, place):
    scene = begin_in("shelobs-lair")
    scene.uses(kept)
    assert scene.place("merry") == place


@rule("J-7.17", "J-7.1")
def test_J37_from_minas_tirith_two_rings_pass_the_lair():
    scene = begin_in("minas-tirith")
    scene.uses("ring, ring")
    assert scene.place("merry") == "mordor"


@rule("J-7.1", "J-7.2")
def test_J38_places_passed_in_a_turn_do_not_count():
    scene = begin_in("rohan")
    scene.uses("ring, ring, ring, blue nazgul, red nazgul")
    assert scene.place("merry") == "minas-tirith"
    assert (scene.crossed("merry"), scene.crossed("sam")) == (1, 1)


@rule("J-7.2")
def test_J39_with_nothing_crossed_off_no_place_applies():
    scene = begin_in("bag-end")
    scene.roll("ring ring weapon gandalf tree")
    assert scene.view.place == "bag-end"
    assert scene.refusal("repeat") == ("reason-not-in-rohan", "J-7.7")
    scene.keep("yellow ring")
    assert scene.refusal("keep red ring") == ("reason-same-symbol", "J-3.8")


# --- Determinism


def played(seed: str) -> Match:
    """A whole game in which everybody takes the first thing offered."""
    match = Match(GAME, [Seat("Ada"), Seat("Bela"), Seat("Cyd")], {"variant": "advanced"}, seed)
    while not match.over:
        match.choose(match.asks[0].seat, match.asks[0].options[0].code)
    return match


def test_J40_same_seed_and_same_choices_same_dice():
    first, second = played("barrow"), played("barrow")
    assert dump(first.record()) == dump(second.record())
    assert dump(replay(first.record()).record()) == dump(first.record())
    assert played("downs").draws != first.draws


def test_J40_everybody_sees_all_dice():
    match = Match(GAME, [Seat("Ada"), Seat("Bela")], {"start": 1}, "barrow")
    match.choose(0, "take sam")
    match.choose(1, "take merry")
    assert all(die.symbol for die in match.view(SPECTATOR).dice)
    assert match.view(0) == match.view(1) == match.view(SPECTATOR) == match.view(REFEREE)
