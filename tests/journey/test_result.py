"""A result says why: what was counted, by which rule."""

import pytest

from mathom.core.voice import voice
from mathom.games.journey import GAME
from tests.journey.scene import Scene


def in_mordor(trails: dict[str, str]) -> Scene:
    scene = Scene("merry sam", place="shelobs-lair", places={"sam": "shelobs-lair"}, trails=trails)
    scene.uses("ring")
    scene.uses("ring")
    return scene


def alone(**settings: bool) -> Scene:
    scene = Scene("merry sam", place="shelobs-lair", **settings)
    scene.uses("ring")
    if not scene.over:
        scene.idles()
    return scene


def last_one() -> Scene:
    scene = Scene("merry sam", last_one_wins=True, trails={"merry": "xxxxo"})
    scene.uses("black nazgul")
    return scene


def nobody() -> Scene:
    scene = Scene("merry sam", trails={"merry": "xxxxo", "sam": "xxxxo"})
    scene.uses("black nazgul, red nazgul")
    return scene


@pytest.mark.parametrize(
    ("scene", "sentence", "why"),
    [
        (
            in_mordor({"merry": "xxxoo", "sam": "xxxxo"}),
            "Several reached Mordor, and Merry wins: 2 open spaces to 1.",
            ["(J-6.4, J-6.5)", "Merry: 2 open spaces.", "Sam: 1 open space."],
        ),
        (
            in_mordor({"merry": "xxxxo", "sam": "xxxxo"}),
            "A shared victory in Mordor, with equally many open spaces: Merry, Sam.",
            ["(J-6.4, J-6.5)", "Merry: 1 open space.", "Sam: 1 open space."],
        ),
        (
            alone(),
            "Merry has destroyed the Ring and wins.",
            ["Merry alone reached Mordor in round 1. (J-6.2, J-6.3)"],
        ),
        (
            alone(instant_win=True),
            "Merry has destroyed the Ring and wins.",
            ["wins at once at this table. (J-6.2)"],
        ),
        (last_one(), "Sam is the last one left and wins.", ["last one left wins. (J-6.6)"]),
        (
            nobody(),
            "The Nazgûl have caught everybody. All lose; Sauron triumphs.",
            ["(J-5.1, J-6.1)"],
        ),
    ],
    ids=["most spaces", "shared", "alone", "first", "last one", "nobody"],
)
def test_how_it_was_counted(scene: Scene, sentence: str, why: list[str]) -> None:
    result = GAME.result(scene.position.state)
    assert result is not None
    text = voice("en", GAME)
    assert text.say(result.story) == sentence
    counted = [text.explain(each) for each in result.why]
    assert len(counted) == len(why)
    assert all(said.endswith(end) for said, end in zip(counted, why, strict=True))
    assert all(voice("pl", GAME).explain(each) for each in result.why)
