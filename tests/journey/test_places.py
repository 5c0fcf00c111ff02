"""The advanced variant: what each place does (section 7)."""

import pytest

from mathom.games.journey.data import DIE_NAMES, Die
from tests.journey.scene import Scene
from tests.marks import rule


def begin_in(place: str, players: str = "merry sam", **scene) -> Scene:
    """The first player's turn begins in this place."""
    return Scene(players, variant="advanced", place=place, **scene)


# --- Which place counts


@rule("J-7.1", "J-7.2")
def test_the_place_is_the_circle_crossed_off_last():
    scene = begin_in("lothlorien")
    assert scene.view.place == "lothlorien"
    scene.uses("ring")
    scene.idles()
    assert scene.turn == "merry"
    assert scene.view.place == "rohan"
    assert "repeat" in scene.options()


@rule("J-7.1", "J-7.2")
def test_it_changes_only_with_the_next_turn():
    scene = begin_in("moria")
    scene.uses("ring, ring, gandalf")  # he comes to Rohan, but Gandalf was lost in Moria
    assert scene.place("merry") == "rohan"
    assert scene.turn == "sam"
    scene = begin_in("helms-deep")
    scene.uses("ring, ring, black nazgul")  # through Gondor, which does not protect him yet
    assert scene.place("merry") == "minas-tirith"
    assert scene.crossed("merry") == 1


@rule("J-7.1", "J-7.2")
def test_a_turn_that_ends_in_moria_still_has_gandalfs_help():
    scene = begin_in("rivendell")
    scene.uses("ring, gandalf")
    assert scene.place("merry") == "moria"
    assert "split 1" in scene.options()


@rule("J-7.2")
@pytest.mark.parametrize("place", ["gondor", "minas-tirith"])
def test_the_place_of_an_opponent_never_matters(place):
    scene = begin_in("bag-end", places={"sam": place})
    scene.uses("red nazgul, blue nazgul")
    assert (scene.crossed("sam"), scene.crossed("merry")) == (1, 1)


@rule("J-7.2")
def test_an_opponent_in_rohan_gives_no_right_to_repeat():
    scene = begin_in("bag-end", places={"sam": "rohan"})
    assert scene.refusal("repeat") == ("reason-not-in-rohan", "J-7.7")
    scene.idles()
    assert scene.turn == "sam"
    assert "repeat" in scene.options()


# --- Rivendell


@rule("J-7.3", "J-7.4")
@pytest.mark.parametrize("rings", [1, 2, 3])
def test_rivendell_any_number_of_equal_dice_may_be_kept(rings):
    scene = begin_in("rivendell")
    scene.roll("ring ring ring weapon orc")
    for die in list(Die)[:rings]:
        scene.keep(f"{DIE_NAMES[die]} ring")
    scene.choose("roll")
    assert len(scene.rolls()[-1]) == 5 - rings


@rule("J-7.3")
@pytest.mark.parametrize("symbol", ["ring", "gandalf", "weapon", "nazgul", "orc"])
def test_rivendell_it_holds_for_every_symbol_and_for_all_five_dice(symbol):
    scene = begin_in("rivendell", squares=8)
    scene.roll(" ".join([symbol] * 5))
    scene.keep(f"black {symbol}, yellow {symbol}, green {symbol}, red {symbol}, blue {symbol}")
    # Nothing was left to roll again: phase 2 asks about the Gandalfs, or it is Sam's turn.
    assert [len(roll) for roll in scene.rolls()] == ([5] if symbol == "gandalf" else [5, 5])


@rule("J-7.4")
def test_rivendell_several_nazguls_one_must_and_more_may_be_kept():
    scene = begin_in("rivendell")
    scene.roll("nazgul nazgul ring ring nazgul")
    scene.keep("blue ring, green ring")
    assert scene.refusal("roll") == ("reason-nazgul-left", "J-3.12")
    scene.keep("red nazgul")
    assert scene.options() == {"keep yellow nazgul", "keep black nazgul", "roll"}
    scene.keep("black nazgul")
    assert scene.options() == {"keep yellow nazgul", "roll"}


@rule("J-7.4", "J-3.14", "J-3.17")
def test_rivendell_the_tree_still_ends_the_rolling_and_a_nazgul_must_come_along():
    scene = begin_in("rivendell")
    scene.roll("nazgul nazgul ring ring tree")
    scene.keep("black tree, blue ring, green ring")
    assert scene.refusal("roll") == ("reason-tree-ends", "J-3.14")
    assert scene.refusal("stop") == ("reason-nazgul-left", "J-3.17")
    scene.keep("yellow nazgul")
    scene.choose("stop")
    assert scene.circles("merry") == 3
    assert scene.turn == "sam"


# --- Moria


@rule("J-7.5")
def test_moria_a_gandalf_may_be_kept_but_does_nothing():
    scene = begin_in("moria", trails={"merry": "ooooo"})
    scene.roll("gandalf gandalf ring orc tree")
    scene.keep("yellow gandalf, black tree")
    scene.choose("stop")
    assert scene.turn == "sam"  # nobody was asked about squares
    assert scene.trail("merry") == "ooooo"


# --- Lothlórien


@rule("J-7.6")
@pytest.mark.parametrize(
    ("kept", "circles"),
    [
        ("ring, weapon, orc, orc", 1),
        ("ring, weapon, orc, orc, orc", 0),
        ("ring, ring, weapon, orc", 2),
        ("ring, weapon, weapon", 1),
        ("ring, orc", 0),
    ],
)
def test_lothlorien_each_weapon_counts_double(kept, circles):
    scene = begin_in("lothlorien")
    before = scene.circles("merry")
    scene.uses(kept)
    assert scene.circles("merry") - before == circles


# --- Rohan


@rule("J-7.7")
def test_rohan_a_roll_may_be_repeated_before_a_die_is_kept():
    scene = begin_in("rohan")
    scene.roll("orc orc ring weapon tree")
    assert "repeat" in scene.options()
    scene.keep("blue ring")
    assert scene.refusal("repeat") == ("reason-repeat-too-late", "J-7.7")


@rule("J-7.7")
@pytest.mark.parametrize("place", ["bag-end", "lothlorien", "helms-deep"])
def test_nowhere_else(place):
    assert begin_in(place).refusal("repeat") == ("reason-not-in-rohan", "J-7.7")


@rule("J-7.8")
def test_rohan_a_repeat_rolls_all_dice_of_the_roll_nazguls_included():
    scene = begin_in("rohan")
    scene.roll("nazgul nazgul orc orc nazgul")
    scene.repeat("ring weapon orc orc ring")
    assert set(scene.rolls()[-1]) == set(Die)
    scene.keep("yellow ring")
    assert "roll" in scene.options()  # no Nazgûl of the first result is owed
    assert scene.crossed("merry") == 0


@rule("J-3.10", "J-7.8")
def test_rohan_dice_kept_earlier_are_not_repeated():
    scene = begin_in("rohan")
    scene.roll("ring weapon orc orc orc")
    scene.keep("yellow ring, red weapon")
    scene.roll("blue orc, green orc, black orc")
    scene.repeat("blue ring, green orc, black orc")
    assert scene.view.dice[Die.YELLOW].symbol == "ring"
    assert scene.view.dice[Die.RED].symbol == "weapon"
    assert scene.refusal("keep yellow ring") == ("reason-kept-already", "J-3.10")


@rule("J-7.9")
def test_rohan_the_second_result_stands():
    scene = begin_in("rohan")
    scene.roll("ring ring weapon orc gandalf")
    scene.repeat("nazgul nazgul orc orc orc")
    assert scene.refusal("repeat") == ("reason-repeated-already", "J-7.9")
    assert scene.refusal("roll") == ("reason-nothing-kept", "J-3.6")
    scene.keep("blue orc")
    # The duty to keep a Nazgûl holds for the second result.
    assert scene.refusal("roll") == ("reason-nazgul-left", "J-3.12")


@rule("J-7.9")
def test_rohan_every_roll_has_its_own_repeat_even_the_last_die():
    scene = begin_in("rohan")
    scene.roll("ring weapon gandalf orc orc")
    scene.repeat("ring weapon gandalf orc orc")
    scene.keep("yellow ring, red weapon, blue gandalf, green orc")
    scene.roll("black orc")
    assert scene.options() == {"keep black orc", "repeat"}
    scene.repeat("black ring")  # the only die, after its repeat: kept without asking
    assert scene.view.phase == "using"
    assert scene.view.dice[Die.BLACK].symbol == "ring"


@rule("J-7.9")
def test_rohan_without_a_repeat_the_next_roll_has_one_and_no_more():
    scene = begin_in("rohan")
    scene.roll("ring weapon gandalf orc orc")
    scene.keep("yellow ring")
    scene.roll("red orc, blue orc, green orc, black orc")
    scene.repeat("red orc, blue orc, green orc, black weapon")
    assert scene.refusal("repeat") == ("reason-repeated-already", "J-7.9")


@rule("J-7.9", "J-3.5")
def test_rohan_repeats_do_not_count_as_rolls():
    scene = begin_in("rohan")
    for die in ("yellow", "red", "blue", "green", "black"):
        left = list(DIE_NAMES.values())[list(DIE_NAMES.values()).index(die) :]
        orcs = ", ".join(f"{colour} orc" for colour in left)
        scene.roll(orcs)
        scene.repeat(orcs)
        if die != "black":
            scene.keep(f"{die} orc")
    assert scene.turn == "sam"
    assert [len(roll) for roll in scene.rolls()] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 5]


# --- Helm's Deep


@rule("J-7.10")
@pytest.mark.parametrize(
    ("kept", "circles"),
    [
        ("ring, weapon, orc", 0),
        ("ring, ring, weapon, weapon, orc", 2),
        ("ring, weapon, weapon, orc, orc", 0),
        ("ring, weapon, weapon, weapon, orc", 1),
        ("ring, ring", 2),
    ],
)
def test_helms_deep_each_orc_takes_two_weapons(kept, circles):
    scene = begin_in("helms-deep")
    before = scene.circles("merry")
    scene.uses(kept)
    assert scene.circles("merry") - before == circles


# --- Gondor


@rule("J-7.11")
def test_gondor_a_nazgul_must_be_kept_as_usual():
    scene = begin_in("gondor")
    scene.roll("nazgul nazgul ring orc tree")
    scene.keep("blue ring")
    assert scene.refusal("roll") == ("reason-nazgul-left", "J-3.12")
    scene.keep("yellow nazgul")
    assert scene.refusal("keep red nazgul") == ("reason-second-nazgul", "J-3.13")
    assert "roll" in scene.options()


@rule("J-7.12")
@pytest.mark.parametrize("colour", ["blue", "black", "yellow"])
def test_gondor_own_black_and_neutral_nazguls_strike_nobody(colour):
    scene = begin_in("gondor", "merry sam pippin")
    scene.uses(f"{colour} nazgul")
    assert [scene.crossed(hobbit) for hobbit in scene.players] == [0, 0, 0]


@rule("J-7.12")
def test_gondor_protects_only_in_ones_own_turn():
    scene = begin_in("gondor")
    scene.idles()
    scene.uses("blue nazgul")
    assert scene.crossed("merry") == 1


@rule("J-7.13")
def test_gondor_opponents_are_struck_as_usual():
    scene = begin_in("gondor", "merry sam pippin")
    scene.uses("blue nazgul, black nazgul, red nazgul, green nazgul")
    assert [scene.crossed(hobbit) for hobbit in scene.players] == [0, 1, 1]


@rule("J-7.12")
def test_gondor_the_colour_of_who_is_out_is_neutral_there_too():
    scene = begin_in("gondor", "merry sam pippin", trails={"merry": "ooooo", "sam": "xxxxx"})
    scene.uses("red nazgul")
    assert scene.trail("merry") == "ooooo"
    assert scene.trail("pippin") == "ooooo"


# --- Minas Tirith


@rule("J-7.14", "J-7.15")
@pytest.mark.parametrize("colour", DIE_NAMES.values())
def test_minas_tirith_every_nazgul_strikes_me_and_nobody_else(colour):
    scene = begin_in("minas-tirith", "merry sam pippin")
    scene.uses(f"{colour} nazgul")
    assert [scene.crossed(hobbit) for hobbit in scene.players] == [1, 0, 0]


@rule("J-7.14", "J-7.15")
def test_minas_tirith_five_nazguls_are_five_squares():
    scene = begin_in("minas-tirith", "merry sam frodo pippin", squares=8)
    scene.uses("yellow nazgul, red nazgul, blue nazgul, green nazgul, black nazgul")
    assert [scene.crossed(hobbit) for hobbit in scene.players] == [5, 0, 0, 0]


# --- Shelob's Lair


@rule("J-7.16", "J-7.17")
@pytest.mark.parametrize(
    ("kept", "arrives"),
    [
        ("weapon", False),
        ("ring", False),
        ("ring, ring", True),
        ("ring, ring, ring", True),
        ("ring, ring, orc", False),
        ("ring, ring, orc, weapon", True),
        ("ring, orc, weapon", False),  # the Weapon saves the Ring from the Orc, not from Shelob
    ],
)
def test_shelobs_lair_one_ring_is_lost(kept, arrives):
    scene = begin_in("shelobs-lair")
    scene.uses(kept)
    assert scene.view.sheets[0].in_mordor is arrives


@rule("J-7.17")
def test_shelobs_lair_only_who_begins_there_loses_a_ring():
    scene = begin_in("gondor")
    scene.uses("ring, ring, ring")
    assert scene.view.sheets[0].in_mordor
    scene = begin_in("minas-tirith")
    scene.uses("ring")
    assert scene.place("merry") == "shelobs-lair"


@rule("J-7.16")
def test_shelobs_lair_takes_nothing_from_the_others():
    scene = begin_in("shelobs-lair", places={"sam": "rivendell"})
    scene.idles()
    scene.uses("ring")
    assert scene.place("sam") == "moria"
