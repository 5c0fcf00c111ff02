"""The table in a terminal."""

import pytest

from mathom.core.voice import LANGUAGES, voice
from mathom.games.journey import GAME
from tests.journey.scene import Scene

NAMES = ("Ania", "Tomek")


def lines(scene: Scene, lang: str = "en", width: int = 80) -> list[str]:
    return GAME.sketch(scene.view, voice(lang, GAME), NAMES, width=width).splitlines()


def test_a_sheet_shows_what_is_crossed_off() -> None:
    scene = Scene("merry sam", trails={"merry": "x:.Xo"}, place="rivendell")
    shown = lines(scene, width=120)
    sheet = shown.index("▶ Merry – Ania · blue · to move")
    assert shown[sheet + 1].startswith("  trail · Rivendell:  Bag End  ×Rivendell  Moria  ")
    assert shown[sheet + 3].endswith(": [X] [ | ] [X| ] [X|X] [N]")


def test_dice_are_told_by_colour_and_symbol() -> None:
    scene = Scene("merry sam")
    scene.roll("ring orc weapon nazgul tree")
    shown = lines(scene)
    assert "Dice – roll 1" in shown
    at = shown.index("  rolled: yellow Ring, red Orc, blue Weapon, green Nazgûl, black White Tree")
    scene.keep("green nazgul")
    shown = lines(scene)
    assert shown[at : at + 2] == [
        "  rolled: yellow Ring, red Orc, blue Weapon, black White Tree",
        "  kept: green Nazgûl",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_effect_of_the_place_is_there(lang: str) -> None:
    scene = Scene("merry sam", variant="advanced", place="rohan")
    assert voice(lang, GAME)("effect-rohan") in " ".join(lines(scene, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_wins_and_who_is_out_is_told(lang: str) -> None:
    text = voice(lang, GAME)
    won = Scene("merry sam", place="shelobs-lair")
    won.uses("ring")
    won.idles()
    shown = lines(won, lang)
    assert shown[0] == text("scene-over")
    (merry,) = [line for line in shown if "Ania" in line]
    assert f" · {text('scene-winner')}" in merry
    lost = Scene("merry sam pippin", trails={"merry": "xxxxo"})
    lost.uses("blue nazgul")
    assert lost.out() == {"merry"}
    shown = GAME.sketch(lost.view, text, (*NAMES, "Celina")).splitlines()
    (merry,) = [line for line in shown if "Ania" in line]
    assert f" · {text('scene-out')}" in merry
