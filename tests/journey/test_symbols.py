"""Phase 2: what the kept symbols do (section 4)."""

from itertools import combinations

import pytest

from mathom.games.journey.data import CIRCLES, DICE, DIE_NAMES, HOBBIT_NAMES
from tests.journey.scene import Scene, hobbits
from tests.marks import rule


def used(dice: str, players: str = "merry sam", **scene) -> Scene:
    """The first player's turn, after these dice were kept."""
    table = Scene(players, **scene)
    table.uses(dice)
    return table


@rule("J-4.1")
def test_every_kept_symbol_is_carried_out_whichever_roll_it_came_from():
    scene = Scene("merry sam", trails={"merry": "ooooo"})
    scene.roll("ring nazgul gandalf weapon ring")
    scene.keep("yellow ring, red nazgul")
    scene.roll("blue nazgul, green gandalf, black ring")
    scene.keep("blue nazgul, green gandalf, black ring")
    scene.split(3)
    assert scene.circles("merry") == 2
    assert scene.trail("merry") == "xo:oo"
    assert scene.crossed("sam") == 1


@rule("J-4.1")
def test_rings_come_before_gandalf_and_gandalf_before_the_nazguls():
    scene = used("ring, gandalf, black nazgul, red nazgul")
    assert scene.options() >= {"split 1", "leave"}
    assert scene.circles("merry") == 1
    assert (scene.crossed("merry"), scene.crossed("sam")) == (0, 0)
    scene.choose("leave")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (1, 1)


# --- Ring


@rule("J-4.2")
@pytest.mark.parametrize("rings", range(6))
def test_each_ring_crosses_off_one_circle_of_the_active_player(rings):
    scene = used(", ".join(["ring"] * rings))
    assert scene.circles("merry") == rings
    assert scene.circles("sam") == 0


@rule("J-4.3")
def test_the_first_circle_is_rivendell():
    assert used("ring").place("merry") == "rivendell"


@rule("J-4.4")
@pytest.mark.parametrize("rings", range(1, 6))
@pytest.mark.parametrize("start", ["bag-end", "moria", "rohan"])
def test_no_circle_is_skipped(start, rings):
    slow, fast = Scene("merry sam", place=start), Scene("merry sam", place=start)
    for _ in range(rings):
        slow.uses("ring")
        slow.idles()
    fast.uses(", ".join(["ring"] * rings))
    assert slow.place("merry") == fast.place("merry")


@rule("J-4.5")
def test_the_last_circle_is_mordor_and_surplus_rings_are_lost():
    scene = used("ring, ring, ring", place="minas-tirith")
    assert scene.circles("merry") == CIRCLES
    assert scene.view.sheets[0].in_mordor
    assert scene.circles("sam") == 0
    scene.idles()
    assert scene.winners() == {"merry"}


# --- Orc and Weapon


@rule("J-4.6")
def test_an_undefeated_orc_stops_every_ring():
    assert used("orc, ring, ring, ring, ring").circles("merry") == 0


@rule("J-4.7", "J-4.8", "J-4.9")
@pytest.mark.parametrize(
    ("orcs", "weapons"), [(o, w) for o in range(5) for w in range(5) if o + w < 5]
)
def test_orcs_against_weapons_is_all_or_nothing(orcs, weapons):
    scene = used(", ".join(["ring"] + ["orc"] * orcs + ["weapon"] * weapons))
    assert scene.circles("merry") == (1 if orcs <= weapons else 0)


@rule("J-4.8", "J-4.9")
def test_all_rings_count_or_none():
    assert used("ring, ring, ring, orc, weapon").circles("merry") == 3
    assert used("ring, ring, orc, orc, weapon").circles("merry") == 0


@rule("J-4.10")
def test_orcs_stop_neither_gandalf_nor_the_nazguls():
    scene = used("orc, ring, gandalf, red nazgul, black nazgul", trails={"merry": "ooooo"})
    scene.split(1)
    assert scene.circles("merry") == 0
    assert scene.trail("merry") == ".oooo"
    assert scene.crossed("sam") == 1


@rule("J-4.11")
def test_a_weapon_without_an_orc_does_nothing():
    armed = used("weapon, weapon, ring, black nazgul")
    unarmed = used("ring, black nazgul")
    for hobbit in armed.players:
        assert armed.sheet(hobbit) == unarmed.sheet(hobbit)


# --- Nazgûl


@rule("J-4.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_nazgul_makes_exactly_one_player_cross_off_one_space(seats):
    for number in range(6):
        for dice in combinations(DIE_NAMES.values(), number):
            scene = used(", ".join(f"{die} nazgul" for die in dice), hobbits(seats), squares=8)
            assert sum(scene.crossed(hobbit) for hobbit in scene.players) == number


@rule("J-4.13", "J-4.14", "J-4.15", "J-4.16", "J-4.17")
@pytest.mark.parametrize("players", ["frodo sam", "merry pippin sam", "pippin frodo merry sam"])
def test_the_colour_of_the_die_tells_whom_a_nazgul_strikes(players):
    for active in players.split():
        for die in DICE:
            others = [hobbit for hobbit in players.split() if hobbit != active]
            scene = used(f"{DIE_NAMES[die]} nazgul", " ".join([active, *others]))
            owner = HOBBIT_NAMES.get(int(die))  # the black die is nobody's
            victim = owner if owner in others else active
            assert [h for h in scene.players if scene.crossed(h)] == [victim]


@rule("J-4.13")
def test_my_own_colour_strikes_me():
    scene = used("blue nazgul", "merry sam")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (1, 0)


@rule("J-4.15", "J-4.16")
def test_a_colour_that_nobody_plays_strikes_me():
    scene = used("yellow nazgul, green nazgul", "merry sam")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (2, 0)


@rule("J-4.16")
def test_the_same_die_is_not_neutral_if_somebody_plays_its_colour():
    scene = used("green nazgul", "merry sam pippin")
    assert (scene.crossed("merry"), scene.crossed("pippin")) == (0, 1)


@rule("J-4.17")
def test_an_opponents_colour_strikes_him_in_my_turn():
    scene = used("red nazgul", "merry sam")
    assert (scene.crossed("merry"), scene.crossed("sam")) == (0, 1)


@rule("J-4.17")
def test_squares_are_crossed_off_in_order_from_the_first():
    scene = used("black nazgul, blue nazgul", trails={"merry": "xoooo"})
    assert scene.trail("merry") == "xxxoo"


# --- Gandalf


@rule("J-4.18")
def test_gandalf_may_split_a_square_so_that_the_trail_gets_longer():
    scene = used("gandalf", trails={"merry": "ooooo", "sam": "ooooo"})
    assert scene.options() == {"split 1", "split 2", "split 3", "split 4", "split 5", "leave"}
    assert scene.ask.options[0].code == "split 1"  # the leftmost is offered first
    scene.split(4)
    assert scene.trail("merry") == "ooo:o"
    assert scene.sheet("merry").open_spaces() == 6
    assert scene.trail("sam") == "ooooo"  # only one's own squares


@rule("J-4.18")
def test_gandalfs_help_may_be_left():
    scene = used("gandalf", trails={"merry": "ooooo"})
    scene.choose("leave")
    assert scene.trail("merry") == "ooooo"
    assert scene.turn == "sam"


@rule("J-4.18", "J-4.21")
def test_two_gandalfs_are_two_questions():
    scene = used("gandalf, gandalf", trails={"merry": "ooooo"})
    scene.split(2)
    assert scene.turn == "merry"
    assert scene.options() == {"split 1", "split 3", "split 4", "split 5", "leave"}
    assert scene.refusal("split 2") == ("reason-square-split", "J-4.21")
    scene.split(1)
    assert scene.trail("merry") == "::ooo"
    assert scene.turn == "sam"


@rule("J-4.18")
def test_one_of_two_gandalfs_may_be_left():
    scene = used("gandalf, gandalf", trails={"merry": "ooooo"})
    scene.choose("leave")
    scene.split(5)
    assert scene.trail("merry") == "oooo:"
    assert scene.turn == "sam"


@rule("J-4.19")
@pytest.mark.parametrize(
    ("answer", "trail", "out"), [("split 5", "xxxx.", set()), ("leave", "xxxxx", {"merry"})]
)
def test_to_split_before_crossing_off_can_save_a_hobbit(answer, trail, out):
    scene = used("gandalf, blue nazgul", "merry sam pippin", trails={"merry": "xxxxo"})
    scene.choose(answer)
    assert scene.trail("merry") == trail
    assert scene.out() == out


@rule("J-4.20")
def test_the_last_square_may_be_split_too():
    scene = used("gandalf", trails={"merry": "xxxxo"})
    assert scene.options() == {"split 5", "leave"}
    scene.split(5)
    assert scene.trail("merry") == "xxxx:"


@rule("J-4.21")
@pytest.mark.parametrize("trail", [":oooo", ".oooo", "Xoooo"])
def test_no_square_is_split_twice(trail):
    scene = used("gandalf", trails={"merry": trail})
    assert scene.options() == {"split 2", "split 3", "split 4", "split 5", "leave"}
    assert scene.refusal("split 1") == ("reason-square-split", "J-4.21")


@rule("J-4.22")
@pytest.mark.parametrize("trail", [":::::", ".::::", "xxx::", "xxXX."])
def test_gandalf_is_idle_when_every_square_is_split_or_crossed_off(trail):
    scene = used("gandalf, gandalf", trails={"merry": trail})
    assert scene.trail("merry") == trail
    assert scene.turn == "sam"  # nothing was asked


@rule("J-4.22")
def test_any_whole_square_may_be_chosen_but_none_that_is_crossed_off():
    scene = used("gandalf", trails={"merry": "x.:oo"})
    assert scene.options() == {"split 4", "split 5", "leave"}
    assert scene.refusal("split 1") == ("reason-square-crossed", "J-4.22")


@rule("J-4.23", "J-4.17")
def test_a_nazgul_takes_one_half_of_a_split_square():
    scene = used("black nazgul", trails={"merry": "x:ooo"})
    assert scene.trail("merry") == "x.ooo"
    scene.uses("blue nazgul")
    assert scene.trail("merry") == "xXooo"
    scene.uses("blue nazgul")
    assert scene.trail("merry") == "xXxoo"


# --- White Tree


@rule("J-4.24")
@pytest.mark.parametrize("kept", ["ring", "ring, orc", "blue nazgul, red nazgul", "ring, weapon"])
def test_the_tree_does_nothing_in_phase_2(kept):
    with_tree, without = used(f"{kept}, black tree"), used(kept)
    assert with_tree.turn == without.turn == "sam"
    for hobbit in with_tree.players:
        assert with_tree.sheet(hobbit) == without.sheet(hobbit)
