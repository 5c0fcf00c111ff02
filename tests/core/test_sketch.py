"""Scenes as lines for a terminal."""

import re

import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.scene import (
    BLUE,
    BONE,
    DARK,
    GOLD,
    GREEN,
    INK,
    PAPER,
    PLAIN,
    RED,
    Area,
    Link,
    Livery,
    Map,
    Row,
    Scene,
    Spot,
    Thing,
)
from mathom.core.sketch import brightness, shade, sketch
from mathom.core.voice import LANGUAGES, voice
from tests.core.toy import GAME

FREE = Livery(PAPER, INK, GOLD, letter="●")
COLOUR = re.compile("\x1b\\[[0-9;]*m")


def drawn(*areas: Area, width: int = 80, colour: bool = False) -> list[str]:
    """The lines of areas that lie side by side, without the head."""
    scene = Scene(("Round 1",), (tuple((area,) for area in areas),))
    return sketch(scene, width, colour).splitlines()[2:]


def row(drawing: Row, width: int = 80) -> list[str]:
    return drawn(Area(rows=(drawing,)), width=width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_a_view_and_a_scene_has_a_sketch(lang: str) -> None:
    match = Match(GAME, [Seat("Ada"), Seat("Bela")], {}, "sketched")
    text = voice(lang, GAME)
    shown = GAME.sketch(match.view(0), text, ("Ada", "Bela"))
    assert shown.startswith(text("setting-rounds"))
    assert "Ada 0" in shown
    assert "? ? ?" in GAME.sketch(match.view(SPECTATOR), text)
    assert text("seat", seat=1) in GAME.sketch(match.view(0), text)


# --- Things


def test_things_are_a_list_in_one_sentence() -> None:
    things = (Thing("Sting", number="2"), Thing("Bill", fact="new"), Thing(number="5"))
    assert row(Row(things, "In hand")) == ["In hand: Sting 2, Bill (new), 5"]
    assert row(Row((), "In hand")) == ["In hand: –"]


def test_where_a_name_has_a_comma_a_semicolon_stands_between_them() -> None:
    things = (Thing("Gimli, Dwarf of Erebor"), Thing("Sting"))
    assert row(Row(things)) == ["Gimli, Dwarf of Erebor; Sting"]


def test_what_lies_on_a_thing_is_told_with_it() -> None:
    worn = (Thing("Sting"), Thing("Mithril-coat"))
    assert row(Row((Thing("Frodo", number="3", held=worn),))) == ["Frodo 3 [Sting; Mithril-coat]"]


def test_a_name_is_not_broken_if_it_fits_a_line() -> None:
    things = (Thing("Sting"), Thing("The Bridge of Khazad-dûm"))
    assert row(Row(things), width=28) == ["Sting,", "  The Bridge of Khazad-dûm"]
    assert row(Row(things), width=24) == ["Sting,", "  The Bridge of", "    Khazad-dûm"]


def test_what_has_no_name_is_a_back_or_a_space_with_its_parts() -> None:
    riders = Livery(PAPER, INK, BONE, letter="N")
    spaces = (
        Thing(strikes=(True,)),
        Thing(strikes=(True, False)),
        Thing(),
        Thing(livery=riders),
        Thing(livery=riders, strikes=(False, True)),
    )
    assert row(Row(spaces, form="cells")) == ["[X] [X| ] [ ] [N] [N|X]"]
    assert row(Row((Thing(livery=DARK, state="back"),) * 2)) == ["■? ■?"]


def test_a_track_shows_where_one_is_and_what_is_crossed_off_or_won() -> None:
    way = (
        Thing("Rivendell", strikes=(True,)),
        Thing(number="2", marks=(FREE, DARK)),
        Thing(number="3", state="lit"),
        Thing(number="4"),
    )
    assert row(Row(way, "Way", "track")) == ["Way:  ×Rivendell  2●■  [3]  4"]
    bridge = Thing("Bridge", said="5 Bridge (7) <Ada>", number="5", state="lit")
    assert row(Row((bridge, Thing(number="6")), form="track", told=True)) == [
        "[5 Bridge (7) <Ada>]  6"
    ]


def test_what_has_to_be_read_is_told_line_by_line() -> None:
    things = (
        Thing("Sam", said="Sam: 3 strength, 4 vitality", held=(Thing("Rope"),)),
        Thing("Bill", said="Bill: carries\nBill: kicks"),
    )
    assert row(Row(things, "The fellowship", "cards", told=True)) == [
        "The fellowship:",
        "  Sam: 3 strength, 4 vitality [Rope]",
        "  Bill: carries",
        "  Bill: kicks",
    ]


# --- Areas


def test_an_area_has_its_first_fact_beside_its_title_if_it_fits() -> None:
    rows = (Row((Thing("Sting"),)),)
    area = Area("Frodo", ("hand 3", "has passed"), rows, number="5", livery=FREE, lit=True)
    assert drawn(area) == ["▶ ● Frodo 5 – hand 3", "  has passed", "  Sting"]
    assert drawn(Area("Frodo", ("looks at 20 cards of Gandalf",)), width=30) == [
        "Frodo",
        "  looks at 20 cards of Gandalf",
    ]


def test_areas_are_beside_each_other_where_there_is_room() -> None:
    areas = [Area(name, rows=(Row((Thing("Sting"),)),)) for name in ("One", "Two", "Three", "Four")]
    at = {width: drawn(*areas, width=width) for width in (60, 80, 140)}
    assert at[60][:3] == ["One", "  Sting", ""]
    assert at[80][0].split() == ["One", "Two"]
    assert at[80][3].split() == ["Three", "Four"]
    assert at[140][0].split() == ["One", "Two", "Three", "Four"]
    assert at[140][1].split() == ["Sting"] * 4


def test_whole_sentences_want_more_room_than_lists() -> None:
    areas = [Area(rows=(Row((Thing(said="word " * 30),), told=True),)) for _ in range(2)]
    assert "" in drawn(*areas, width=100)
    assert "" not in drawn(*areas, width=120)


@pytest.mark.parametrize("width", [1, 24, 40, 80, 200])
def test_no_line_is_too_long(width: int) -> None:
    word = Thing("Speakfriendandenterspeakfriendandenter " * 3)
    areas = [Area("A title that is quite long " * 3, ("fact " * 30,), (Row((word, word)),))] * 3
    assert max(map(len, drawn(*areas, width=width))) <= max(24, width)


def test_no_line_ends_with_a_number_or_with_a_polish_word_of_one_letter() -> None:
    assert drawn(Area(facts=("Widzi 12 kart i Sama z Froda",)), width=24) == [
        "Widzi 12 kart i Sama",
        "  z Froda",
    ]
    assert drawn(Area(facts=("Ten will see him and 12 cards",)), width=24) == [
        "Ten will see him and",
        "  12 cards",
    ]


def test_notes_are_below_the_head() -> None:
    scene = Scene(("Round 1", "Sam has the turn"), (), ("Somebody looks.", "It is late."))
    assert sketch(scene, 80, False).splitlines() == [
        "Round 1 · Sam has the turn",
        "Somebody looks.",
        "It is late.",
    ]


# --- Maps

SHIRE, BREE, MORIA = (
    Thing("Shire", "shire", held=(Thing("Frodo", number="1", livery=FREE),)),
    Thing("Bree", "bree"),
    Thing("Moria", "moria", held=(Thing(livery=DARK, state="back"),) * 2),
)
MAP = Map(
    (Spot(SHIRE, (0.5, 1)), Spot(BREE, (1.5, 1)), Spot(MORIA, (1, 0))),
    (Link("bree", "moria", "Greenway"), Link("shire", "bree")),
    columns=2,
)


def test_places_are_where_they_are_on_the_map() -> None:
    assert drawn(Area(map=MAP), width=40) == [
        "                 Moria",
        "                 ■?  ■?",
        "       Shire               Bree",
        "     ● Frodo 1",
        "Greenway: Bree → Moria",
    ]


def test_on_a_narrow_screen_a_map_is_a_list_of_its_places() -> None:
    assert drawn(Area(map=MAP), width=30) == [
        "Moria: ■? ■?",
        "Shire: ● Frodo 1",
        "Bree: –",
        "Greenway: Bree → Moria",
    ]


# --- Colours


def test_colours_change_no_word() -> None:
    areas = [
        Area("Free", ("fact",), (Row((Thing("Sam", livery=FREE),), "Hand"),), livery=FREE),
        Area("Map", map=MAP, livery=DARK, lit=True),
    ]
    coloured = drawn(*areas, colour=True)
    assert coloured != drawn(*areas)
    assert [COLOUR.sub("", line) for line in coloured] == drawn(*areas)


def test_every_colour_stands_out_against_black_and_against_white() -> None:
    hues = (GOLD, RED, BLUE, GREEN, "#565b6b", "#ffffff", "#00ff00", "#404040")
    inks = [shade(Livery(PAPER, INK, edge)) for edge in hues]
    assert len(set(inks[:4])) == 4
    for ink in inks:
        number = int(ink.removeprefix("38;5;")) - 16
        bright = brightness(
            (0, 95, 135, 175, 215, 255)[level]
            for level in (number // 36, number // 6 % 6, number % 6)
        )
        assert (bright + 0.05) / 0.05 >= 3
        assert 1.05 / (bright + 0.05) >= 3
    assert shade(PLAIN) == shade(Livery(PAPER, INK, INK)) == ""
