"""Components, goal and setup (sections 1 and 2), and who takes turns when (J-3.1 to J-3.3)."""

from itertools import permutations

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.core.voice import LANGUAGES, voice
from mathom.games.journey import GAME
from mathom.games.journey.data import CIRCLES, DIE_NAMES, HOBBIT_NAMES, PRESETS
from tests.journey.scene import Scene
from tests.marks import rule

TRAIL = [
    "rivendell",
    "moria",
    "lothlorien",
    "rohan",
    "helms-deep",
    "gondor",
    "minas-tirith",
    "shelobs-lair",
    "mordor",
]


# --- Components and goal


@rule("J-1.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_new_sheet_shows_both_trails_untouched(preset):
    for sheet in Scene("merry sam pippin", equipment=preset).view.sheets:
        assert (sheet.circles, sheet.place) == (0, "bag-end")
        assert sheet.squares == ["whole"] * PRESETS[preset].squares


@rule("J-1.2", "J-4.3", "J-4.4")
def test_the_trail_has_a_circle_for_each_place_from_rivendell_to_mordor():
    scene = Scene("merry sam")
    visited = []
    for _ in TRAIL:
        scene.uses("ring")
        visited.append(scene.place("merry"))
        scene.idles()
    assert visited == TRAIL
    assert scene.over


@rule("J-1.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_describes_every_place(lang):
    described = {voice(lang, GAME)(f"effect-{place}") for place in ["bag-end", *TRAIL]}
    assert len(described) == 1 + len(TRAIL)


@rule("J-1.3")
def test_the_dice_are_black_and_the_four_colours_of_the_hobbits():
    scene = Scene("frodo sam merry pippin")
    dice = [die.colour for die in scene.view.dice]
    assert sorted(dice) == ["black", "blue", "green", "red", "yellow"]
    assert {sheet.colour for sheet in scene.view.sheets} == {*dice} - {"black"}


@rule("J-1.4")
def test_no_symbol_but_the_nazgul_cares_for_its_colour():
    outcomes = set()
    for dice in set(permutations(["ring", "ring", "weapon", "orc", "gandalf"])):
        scene = Scene("merry sam", trails={"merry": "ooooo"})
        scene.uses(", ".join(map(" ".join, zip(DIE_NAMES.values(), dice, strict=True))))
        scene.split(1)
        outcomes.add((scene.circles("merry"), scene.trail("merry"), scene.crossed("sam")))
    assert outcomes == {(2, ":oooo", 0)}


@rule("J-1.4")
def test_a_nazgul_does():
    struck = set()
    for colour in DIE_NAMES.values():
        scene = Scene("merry sam")
        scene.uses(f"{colour} nazgul")
        struck.add((scene.crossed("merry"), scene.crossed("sam")))
    assert struck == {(1, 0), (0, 1)}


SIX_SYMBOLS = {"ring", "gandalf", "weapon", "nazgul", "orc", "tree"}


@rule("J-1.5")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_dice_show_six_symbols(preset):
    view = Scene(equipment=preset).view
    assert {*view.coloured, *view.black} == SIX_SYMBOLS


@rule("J-1.5")
@pytest.mark.parametrize("symbol", sorted(SIX_SYMBOLS))
def test_each_of_them_can_be_rolled_and_kept(symbol):
    scene = Scene()
    scene.roll(f"ring ring ring ring {symbol}")
    assert f"keep black {symbol}" in scene.options()


@rule("J-1.6")
@pytest.mark.parametrize("preset", PRESETS)
def test_only_the_black_die_has_the_white_tree(preset):
    scene = Scene(equipment=preset)
    assert "tree" in scene.view.black
    assert "tree" not in scene.view.coloured


@rule("J-1.7", "J-4.14")
@pytest.mark.parametrize("active", HOBBIT_NAMES.values())
def test_the_black_nazgul_strikes_whoever_rolls(active):
    others = [hobbit for hobbit in HOBBIT_NAMES.values() if hobbit != active]
    scene = Scene(" ".join([active, *others]))
    scene.uses("black nazgul")
    assert scene.crossed(active) == 1
    assert [scene.crossed(hobbit) for hobbit in others] == [0, 0, 0]


@rule("J-1.8")
def test_rings_lead_to_mordor_and_who_crosses_off_the_last_circle_has_won():
    scene = Scene("merry sam", place="minas-tirith")
    scene.uses("ring")
    assert not scene.view.sheets[0].in_mordor
    scene.idles()
    scene.uses("ring")
    assert scene.circles("merry") == CIRCLES
    assert scene.view.sheets[0].in_mordor
    scene.idles()
    assert scene.winners() == {"merry"}


@rule("J-1.9", "J-3.18")
def test_only_a_nazgul_that_was_kept_costs_a_square():
    scene = Scene("merry sam")
    scene.roll("orc nazgul nazgul orc tree")
    scene.keep("blue nazgul, black tree")
    scene.choose("stop")
    assert scene.crossed("merry") == 1
    assert scene.crossed("sam") == 0  # the red Nazgûl stayed on the table


@rule("J-1.9")
def test_the_last_square_is_the_end():
    scene = Scene("merry sam pippin", trails={"merry": "xxxoo"})
    scene.uses("black nazgul")
    assert scene.out() == set()
    scene.idles()
    scene.idles()
    scene.uses("black nazgul")
    assert scene.out() == {"merry"}


# --- Setup


def the_table_before_play(seats: int, **options) -> Position:
    complete = GAME.options({"start": 1, **options}, seats)
    return Position(GAME, GAME.setup(complete, seats, Chance("mordor")))


def take(table: Position, hobbit: str) -> None:
    ask = table.asks[0]
    option = ask.option(f"take {hobbit}")
    assert option is not None
    table.answer(ask, option)


@rule("J-2.2")
def test_everybody_chooses_a_hobbit_before_the_first_roll():
    table = the_table_before_play(seats=2)
    assert table.asks[0].seat == 0
    assert table.asks[0].prompt.rules == ("J-2.2", "J-2.3")
    refused = GAME.why_not(table.state, table.asks[0], "roll")
    assert (refused.id, refused.rules) == ("reason-hobbit-first", ("J-2.2",))
    take(table, "pippin")
    assert table.asks[0].seat == 1
    take(table, "frodo")
    assert [sheet.hobbit for sheet in GAME.view(table.state, 0).sheets] == ["pippin", "frodo"]
    assert table.state.rolls == 1


@rule("J-2.2")
def test_nobody_changes_into_another_hobbit_later():
    assert Scene("merry sam").refusal("take frodo") == ("reason-hobbits-chosen", "J-2.2")


@rule("J-2.3")
def test_no_hobbit_is_chosen_twice():
    table = the_table_before_play(seats=3)
    take(table, "sam")
    assert {option.code for option in table.asks[0].options} == {
        "take frodo",
        "take merry",
        "take pippin",
    }
    refused = GAME.why_not(table.state, table.asks[0], "take sam")
    assert (refused.id, refused.rules) == ("reason-hobbit-taken", ("J-2.3",))


@rule("J-2.3")
def test_the_fourth_player_gets_the_hobbit_that_is_left_without_being_asked():
    table = the_table_before_play(seats=4)
    for hobbit in ("sam", "frodo", "pippin"):
        take(table, hobbit)
    assert GAME.view(table.state, 0).sheets[3].hobbit == "merry"
    assert table.state.step == "keep"


@rule("J-2.4")
@pytest.mark.parametrize(
    ("hobbit", "colour"),
    [("frodo", "yellow"), ("sam", "red"), ("merry", "blue"), ("pippin", "green")],
)
def test_each_hobbit_has_a_colour_that_draws_the_nazgul(hobbit, colour):
    others = [name for name in HOBBIT_NAMES.values() if name != hobbit]
    scene = Scene(" ".join([others[0], hobbit, *others[1:]]))
    assert scene.view.sheets[1].colour == colour
    scene.uses(f"{colour} nazgul")
    assert scene.crossed(hobbit) == 1
    assert sum(scene.crossed(other) for other in others) == 0


@rule("J-2.5")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_one_variant_holds_for_everybody(variant):
    scene = Scene("merry sam", place="rohan", places={"sam": "rohan"}, variant=variant)
    assert scene.view.variant == variant
    merry_may = "repeat" in scene.options()
    scene.idles()
    sam_may = "repeat" in scene.options()
    assert merry_may == sam_may == (variant == "advanced")


# What each place changes, seen by a probe that has another outcome there than anywhere else.


def second_ring_may_be_kept(scene: Scene) -> bool:
    scene.roll("ring ring weapon gandalf orc")
    scene.keep("yellow ring")
    return "keep red ring" in scene.options()


def gandalf_helps(scene: Scene) -> bool:
    scene.uses("gandalf")
    return "split 1" in scene.options()


def one_weapon_beats_two_orcs(scene: Scene) -> bool:
    return moves(scene, "ring, ring, weapon, orc, orc")


def roll_may_be_repeated(scene: Scene) -> bool:
    return "repeat" in scene.options()


def one_weapon_beats_one_orc(scene: Scene) -> bool:
    return moves(scene, "ring, ring, weapon, orc")


def black_nazgul_strikes_me(scene: Scene) -> bool:
    scene.uses("black nazgul")
    return scene.crossed("merry") == 1


def red_nazgul_strikes_sam(scene: Scene) -> bool:
    scene.uses("red nazgul")
    return scene.crossed("sam") == 1


def one_ring_is_enough(scene: Scene) -> bool:
    return moves(scene, "ring")


def moves(scene: Scene, kept: str) -> bool:
    before = scene.circles("merry")
    scene.uses(kept)
    return scene.circles("merry") > before


PROBES = {
    "rivendell": (second_ring_may_be_kept, False),
    "moria": (gandalf_helps, True),
    "lothlorien": (one_weapon_beats_two_orcs, False),
    "rohan": (roll_may_be_repeated, False),
    "helms-deep": (one_weapon_beats_one_orc, True),
    "gondor": (black_nazgul_strikes_me, True),
    "minas-tirith": (red_nazgul_strikes_sam, True),
    "shelobs-lair": (one_ring_is_enough, True),
}
"""By the place that turns the outcome round, with the outcome elsewhere."""


@rule("J-2.6")
@pytest.mark.parametrize("place", ["bag-end", *PROBES])
def test_in_the_basic_variant_no_place_has_an_effect(place):
    for probe, usually in PROBES.values():
        assert probe(Scene("merry sam", variant="basic", place=place)) is usually


@rule("J-2.6")
def test_the_basic_variant_says_so_when_asked_to_repeat():
    scene = Scene("merry sam", variant="basic", place="rohan")
    assert scene.refusal("repeat") == ("reason-only-advanced", "J-2.6")


@rule("J-2.7", "J-7.1")
@pytest.mark.parametrize("place", ["bag-end", *PROBES])
def test_in_the_advanced_variant_each_place_changes_one_thing_and_nothing_else(place):
    for elsewhere, (probe, usually) in PROBES.items():
        outcome = probe(Scene("merry sam", variant="advanced", place=place))
        assert outcome is (not usually if place == elsewhere else usually), probe.__name__


# --- Turn order


@rule("J-3.1")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        (1, ["frodo", "sam", "merry", "pippin"]),
        (3, ["merry", "pippin", "frodo", "sam"]),
    ],
)
def test_turns_go_clockwise_from_the_start_player(start, order):
    scene = Scene("frodo sam merry pippin", start=start)
    for _ in range(8):
        scene.idles()
    assert scene.turns() == [*order, *order, order[0]]
    assert scene.round == 3


@rule("J-3.2")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_group_may_name_the_start_player(start):
    table = the_table_before_play(seats=3, start=start)
    assert table.asks[0].seat == start - 1  # and chooses a hobbit first
    scene = Scene("merry sam pippin", start=start)
    assert scene.turn == scene.players[start - 1]


@rule("J-3.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_or_leave_it_to_chance(seats):
    def first(seed: str) -> int:
        return GAME.setup(GAME.options({}, seats), seats, Chance(seed)).first

    assert {first(f"seed{n}") for n in range(50)} == set(range(seats))
    assert first("again") == first("again")


@rule("J-3.3")
def test_symbols_are_used_only_after_the_rolling():
    scene = Scene("merry sam")
    scene.roll("ring gandalf nazgul orc tree")
    scene.keep("yellow ring, red gandalf, blue nazgul")
    assert scene.view.phase == "rolling"
    assert scene.refusal("split 1") == ("reason-not-splitting", "J-4.18")
    assert (scene.circles("merry"), scene.crossed("merry")) == (0, 0)
    scene.keep("black tree")
    scene.choose("stop")
    assert scene.view.phase == "using"
    assert scene.circles("merry") == 1
    for code in ("roll", "stop", "repeat", "keep green orc"):
        assert scene.refusal(code) == ("reason-not-rolling", "J-3.3")
