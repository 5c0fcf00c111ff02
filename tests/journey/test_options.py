"""What the group can agree on before play, and what it can't."""

import pytest

from mathom.core.message import Refused
from mathom.games.journey import GAME
from mathom.games.journey.data import PRESETS, SQUARES, faces
from tests.journey.scene import Scene
from tests.marks import rule


def refused(seats: int = 2, **options) -> str:
    with pytest.raises(Refused) as refusal:
        GAME.options(options, seats)
    return refusal.value.reason.id


def test_without_a_word_it_is_the_basic_game_as_the_rulebook_has_it():
    options = GAME.options({}, 2)
    assert options["variant"] == "basic"
    assert options["start"] == "random"
    assert options["last_one_wins"] is False
    assert options["instant_win"] is False
    assert options["equipment"] == "a"


@rule("J-2.4")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats):
    assert refused(seats) == "refused-seats"


@rule("J-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can(seats):
    assert GAME.options({}, seats)


def test_an_unknown_option():
    assert refused(colour="mauve") == "refused-setting"


@rule("J-2.5")
def test_there_are_two_variants_and_no_third():
    assert GAME.options({"variant": "advanced"}, 2)["variant"] == "advanced"
    assert GAME.options({"variant": "basic"}, 2)["variant"] == "basic"
    assert refused(variant="expert") == "refused-setting-value"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("last_one_wins", "perhaps"),
        ("instant_win", 1),
        ("start", 0),
        ("start", 5),
        ("start", True),
        ("equipment", "c"),
        ("squares", SQUARES[0] - 1),
        ("squares", SQUARES[-1] + 1),
        ("squares", "many"),
    ],
)
def test_a_value_that_an_option_can_not_have(option, value):
    assert refused(**{option: value}) == "refused-setting-value"


@rule("J-3.2")
def test_the_start_player_must_sit_at_the_table():
    assert GAME.options({"start": 4}, 4)["start"] == 4
    assert refused(seats=3, start=4) == "refused-start"
    assert refused(seats=2, start=3) == "refused-start"


@rule("J-1.6")
def test_no_coloured_die_may_have_the_white_tree():
    assert refused(coloured="RGWNOT") == "refused-faces"
    assert GAME.options({"black": "RGWNTT"}, 2)["black"] == "RGWNTT"


@rule("J-1.5")
@pytest.mark.parametrize("letters", ["RGWNO", "RRGWNOO", "RGWNOX", ""])
@pytest.mark.parametrize("die", ["coloured", "black"])
def test_a_die_has_six_faces_with_the_six_symbols(die, letters):
    assert refused(**{die: letters}) == "refused-faces"


@pytest.mark.parametrize("letters", ["GGWWNO", "RRGWOO"])
def test_without_rings_or_nazguls_the_game_might_never_end(letters):
    assert refused(coloured=letters) == "refused-endless-faces"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_brings_its_squares_and_faces(preset):
    state = Scene("merry sam", equipment=preset).state
    box = PRESETS[preset]
    assert state.coloured == faces(box.coloured)
    assert state.black == faces(box.black)
    assert [len(sheet.squares) for sheet in state.sheets] == [box.squares] * 2


def test_the_presets_differ_in_the_coloured_dice_and_the_squares_only():
    a, b = PRESETS["a"], PRESETS["b"]
    assert a.black == b.black
    assert a.coloured != b.coloured
    assert a.squares != b.squares


@pytest.mark.parametrize("preset", PRESETS)
def test_single_values_replace_those_of_the_preset(preset):
    scene = Scene("merry sam", equipment=preset, squares=8, coloured="rgwnno", black="RRRNNT")
    assert scene.state.coloured == faces("RGWNNO")
    assert scene.state.black == faces("RRRNNT")
    assert len(scene.sheet("merry").squares) == 8


@pytest.mark.parametrize("squares", SQUARES)
def test_the_number_of_squares_can_be_set(squares):
    scene = Scene("merry sam", squares=squares)
    assert len(scene.sheet("sam").squares) == squares
    scene.uses("gandalf")
    assert scene.options() == {"leave", *(f"split {n}" for n in range(1, squares + 1))}


def test_values_may_be_written_as_people_write_them():
    options = GAME.options({"variant": " Advanced", "last_one_wins": "yes", "start": "2"}, 2)
    assert (options["variant"], options["last_one_wins"], options["start"]) == ("advanced", True, 2)
