"""What can be seen of a roll that no position holds, and what weighs in a short story."""

import pytest

from mathom.core.event import NOTABLE, PLAIN, TURNING
from mathom.games.journey.moments import DiceFall
from tests.journey.scene import Scene


def seen(scene: Scene) -> list[DiceFall]:
    return [event.moment for event in scene.story if isinstance(event.moment, DiceFall)]


def lying(moment: DiceFall) -> dict[str, tuple[str, str | None]]:
    return {die.colour: (die.where, die.symbol) for die in moment.dice}


def test_every_roll_shows_the_dice_as_they_lie():
    scene = Scene("merry sam")
    scene.roll("ring ring weapon gandalf orc")
    scene.keep("yellow ring, blue weapon")
    scene.roll("red ring, green orc, black weapon")
    moment = seen(scene)[-1]
    assert (moment.active, moment.rolls) == (0, 2)
    assert lying(moment) == {
        "yellow": ("locked", "ring"),
        "red": ("table", "ring"),
        "blue": ("locked", "weapon"),
        "green": ("table", "orc"),
        "black": ("table", "weapon"),
    }


def test_a_roll_that_is_kept_as_it_falls_is_seen_all_the_same():
    scene = Scene("merry sam")
    scene.roll("ring ring weapon nazgul orc")
    scene.keep("yellow ring, blue weapon, green nazgul, black orc")
    scene.roll("red nazgul")
    assert scene.turn == "sam"
    last, _ = seen(scene)[-2:]
    assert (last.active, last.rolls) == (0, 2)
    assert lying(last)["red"] == ("table", "nazgul")


def test_the_roll_of_rohan_counts_once():
    scene = Scene("merry sam", variant="advanced", place="rohan")
    scene.roll("orc orc orc orc orc")
    scene.choose("repeat")
    scene.roll("ring ring weapon gandalf orc")
    first, second = seen(scene)[-2:]
    assert (first.rolls, second.rolls) == (1, 1)
    assert lying(second)["yellow"] == ("table", "ring")


def weights(scene: Scene) -> dict[str, int]:
    return {event.kind: event.weight for event in scene.story}


@pytest.mark.parametrize(("rings", "weight"), [(1, NOTABLE), (2, NOTABLE), (3, TURNING)])
def test_a_long_way_is_a_turning_point(rings: int, weight: int):
    scene = Scene("merry sam")
    scene.uses(" ".join(["ring"] * rings))
    assert scene.turn == "sam"
    assert weights(scene)["travelled"] == weight


def test_who_falls_is_a_turning_point():
    scene = Scene("merry sam pippin", trails={"merry": "xxxxo", "sam": "ooooo", "pippin": "ooooo"})
    scene.uses("black nazgul")
    assert scene.turn == "sam"
    assert weights(scene)["out"] == TURNING
    assert weights(scene)["crossed"] == weights(scene)["round"] == NOTABLE
    assert weights(scene)["rolled"] == PLAIN


def test_who_arrives_is_a_turning_point():
    scene = Scene("merry sam", place="shelobs-lair")
    scene.uses("ring")
    assert scene.turn == "sam"
    assert weights(scene)["reached-mordor"] == TURNING
