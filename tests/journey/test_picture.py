"""The picture: a drawing that shows the whole table, says what it shows, and keeps to its page.

Most tests look at one scene. What must hold always is asked of an album of random games: every
variant with every number of players, each position that shows something its game had not shown yet.
"""

import cmath
import math
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from itertools import combinations, cycle, pairwise
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring, tostring

import msgspec
import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Message
from mathom.core.svg import LETTER
from mathom.core.testing import Case, cases
from mathom.core.testing.case import random_match
from mathom.core.voice import LANGUAGES, Text, voice
from mathom.games.journey import GAME
from mathom.games.journey.data import CIRCLES, DIE_NAMES, HOBBIT_NAMES, PLACE_NAMES
from mathom.games.journey.drawings.picture import emblems
from mathom.games.journey.drawings.picture.draw import picture
from mathom.games.journey.drawings.picture.page import SHEET_WIDTH, height_of_sheet
from mathom.games.journey.drawings.picture.plan import WIDTH, plan
from mathom.games.journey.sight.view import JourneyView
from tests.journey.scene import Scene, hobbits

COLOURS = list(DIE_NAMES.values())
RULED = [place for place in PLACE_NAMES.values() if place not in ("bag-end", "mordor")]
"""The places that do something in the advanced game."""

SVG = "{http://www.w3.org/2000/svg}"


class Drawing:
    """A picture, read again."""

    def __init__(self, view: JourneyView, text: Text) -> None:
        self.view = view
        self.lang = text.lang
        self.svg = picture(view, text)
        self.root = fromstring(self.svg)
        self.elements = list(self.root.iter())
        for element in self.elements:
            element.tag = element.tag.removeprefix(SVG)
        self.things = [name for element in self.elements if (name := element.get("data-thing"))]

    @cached_property
    def _by_thing(self) -> dict[str | None, Element]:
        return {element.get("data-thing"): element for element in self.elements}

    def thing(self, name: str) -> Element:
        return self._by_thing[name]

    @cached_property
    def names(self) -> dict[str, str | None]:
        """What each thing is called, for those who can't see it."""
        things = ((name, self.thing(name)) for name in self.things)
        return {name: e.findtext("title") or e.get("aria-label") for name, e in things}

    @cached_property
    def boxes(self) -> dict[Element, "Box"]:
        """Where everything lies."""
        return dict(laid_out(self.root))

    def boxes_of(self, of: str | Element, tag: str | None = None) -> list["Box"]:
        """Where the parts of a thing lie, perhaps only those of one kind."""
        element = self.thing(of) if isinstance(of, str) else of
        return [self.boxes[part] for part in element.iter(tag) if part in self.boxes]

    def part(self, name: str) -> Element:
        (found,) = parts(self.root, name)
        return found


def draw(view: JourneyView, lang: str = "en") -> Drawing:
    return Drawing(view, voice(lang, GAME))


def parts(element: Element, name: str) -> list[Element]:
    return [e for e in element.iter() if e.get("data-part") == name]


def said(element: Element) -> str:
    """All that is written under an element."""
    return " ".join(text.text or "" for text in element.iter("text"))


def shapes(element: Element) -> set[str]:
    """The lines under an element, whatever their colours."""
    return {path.get("d", "") for path in element.iter("path")}


def changed(view: JourneyView, seat: int, **fields: object) -> JourneyView:
    """The same view, but for one sheet."""
    sheets = list(view.sheets)
    sheets[seat] = msgspec.structs.replace(sheets[seat], **fields)
    return msgspec.structs.replace(view, sheets=sheets)


# --- The album


class Photo(NamedTuple):
    """One position of a random game."""

    drawing: Drawing
    touched: frozenset[str]
    """What its options touch."""


def photo(match: Match, lang: str) -> Photo:
    touched = (name for ask in match.asks for option in ask.options for name in option.touches)
    return Photo(draw(match.view(SPECTATOR), lang), frozenset(touched))


def sights(match: Match) -> set[object]:
    """What a position shows that a picture might get wrong."""
    view = match.view(SPECTATOR)
    return {
        *(ask.prompt.id for ask in match.asks),
        *(die.where for die in view.dice),
        *(square for sheet in view.sheets for square in sheet.squares),
        *((sheet.hobbit is None, sheet.out, sheet.in_mordor) for sheet in view.sheets),
    }


CASES = {str(case): case for case in cases(GAME)}


@cache
def photos_of(case: str) -> list[Photo]:
    """The positions of one random game that show something new, and its end, by turns in each
    language.
    """
    taken, seen, langs = [], set[object](), cycle(LANGUAGES)
    for match in random_match(CASES[case], f"album {case}"):
        shown = sights(match)
        if not shown <= seen:
            seen |= shown
            taken.append(photo(match, next(langs)))
    return [*taken, photo(match, next(langs))]


@pytest.fixture(scope="module", params=CASES)
def photos(request: pytest.FixtureRequest) -> list[Photo]:
    return photos_of(request.param)


@pytest.fixture
def album(photos: list[Photo]) -> list[Drawing]:
    return [photo.drawing for photo in photos]


# --- Every position can be drawn


def test_every_kind_of_position_of_every_kind_of_game_is_well_formed(album):
    assert {drawing.root.tag for drawing in album} == {"svg"}
    assert {drawing.lang for drawing in album} == set(LANGUAGES)
    phases = {drawing.view.phase for drawing in album}
    assert phases == {"hobbits", "rolling", "using", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn_from_its_first_position_to_its_last(lang):
    case = Case(GAME, {"variant": "advanced", "squares": 5, "coloured": "RGWNNO"}, 2)
    for match in random_match(case, "a whole game"):
        assert draw(match.view(SPECTATOR), lang).root.tag == "svg"
    assert match.over
    assert draw(match.view(SPECTATOR), lang).root.tag == "svg"


def test_the_game_offers_its_picture():
    view = Scene().view
    assert GAME.picture(view, voice("pl", GAME)) == draw(view, "pl").svg


# --- Things


def things_on(view: JourneyView) -> list[str]:
    """All that lies on a table, by the names that options use."""
    travelling = [sheet.hobbit for sheet in view.sheets if sheet.hobbit]
    to_be_seen = HOBBIT_NAMES.values() if view.phase == "hobbits" else travelling
    return [
        "dice",
        *(f"die:{colour}" for colour in COLOURS),
        *(f"hobbit:{hobbit}" for hobbit in to_be_seen),
        *(f"sheet:{sheet.seat}" for sheet in view.sheets),
        *(f"circle:{sheet.seat}:{n}" for sheet in view.sheets for n in range(1, CIRCLES + 1)),
        *(
            f"square:{sheet.seat}:{n}"
            for sheet in view.sheets
            for n in range(1, len(sheet.squares) + 1)
        ),
    ]


def test_everything_on_the_table_is_drawn_and_nothing_twice(album):
    for drawing in album:
        assert Counter(drawing.things) == Counter(things_on(drawing.view))


def test_whatever_an_option_touches_is_in_the_picture(photos):
    for photo in photos:
        assert photo.touched <= set(photo.drawing.things)
    kinds = {name.split(":")[0] for photo in photos for name in photo.touched}
    assert kinds == {"hobbit", "die", "dice", "square"}


@pytest.mark.parametrize("case", CASES)
def test_no_option_ever_touches_anything_else(case):
    for match in random_match(CASES[case], "touches"):
        things = things_on(match.view(SPECTATOR))
        for ask in match.asks:
            assert {name for option in ask.options for name in option.touches} <= set(things)


def test_every_thing_has_a_name(album):
    for drawing in album:
        assert all(drawing.names.values())


def test_things_lie_on_the_sheet_that_they_belong_to(album):
    for drawing in album:
        for sheet in drawing.view.sheets:
            own = {e.get("data-thing", "") for e in drawing.thing(f"sheet:{sheet.seat}").iter()}
            squares = {name for name in own if name.startswith("square:")}
            circles = {name for name in own if name.startswith("circle:")}
            assert squares == {f"square:{sheet.seat}:{n + 1}" for n in range(len(sheet.squares))}
            assert circles == {f"circle:{sheet.seat}:{n + 1}" for n in range(CIRCLES)}
            assert f"hobbit:{sheet.hobbit}" in own or sheet.hobbit is None


def test_a_hobbit_waits_among_the_dice_until_somebody_takes_him():
    match = Case(GAME, {"start": 1}, 3).match("hobbits")
    match.choose(0, "take sam")
    drawing = draw(match.view(SPECTATOR))
    assert list(drawing.thing("sheet:0").iter()).count(drawing.thing("hobbit:sam")) == 1
    waiting = [name for name in drawing.things if name.startswith("hobbit:")]
    assert waiting == ["hobbit:sam", "hobbit:frodo", "hobbit:merry", "hobbit:pippin"]
    assert said(drawing.thing("dice")).endswith("hobbits still free Frodo Merry Pippin")
    assert "no hobbit yet" in said(drawing.thing("sheet:1"))
    assert "no hobbit yet" not in said(drawing.thing("sheet:0"))


# --- Safe and plain SVG

PLAIN = {
    *("svg", "title", "defs", "linearGradient", "radialGradient", "stop"),
    *("g", "rect", "circle", "path", "text"),
}
"""No style, script, image, foreignObject, use, link or animation among them."""


def test_a_strict_policy_finds_nothing_to_forbid(album):
    for drawing in album:
        assert {element.tag for element in drawing.elements} <= PLAIN
        attributes = {name for element in drawing.elements for name in element.attrib}
        assert not {"style", "class", "href"} & attributes
        assert not [name for name in attributes if name.startswith("on") or ":" in name]


def test_nothing_comes_from_outside(album):
    for drawing in album:
        assert drawing.svg.startswith("<svg ")
        assert "<!" not in drawing.svg
        assert "<?" not in drawing.svg
        assert drawing.svg.count("//") == 1  # of the namespace
        used = re.findall(r"url\(([^)]*)\)", drawing.svg)
        assert used
        ids = [e.get("id") for e in drawing.elements if "id" in e.attrib]
        assert len(set(ids)) == len(ids)
        assert set(used) <= {f"#{id}" for id in ids}


def test_what_is_not_known_is_left_out_instead_of_written(album):
    for drawing in album:
        assert not [slip for slip in ("None", "{", "}") if slip in drawing.svg]


DRAW_ELSEWHERE = """
from tests.journey.scene import Scene
from tests.journey.test_picture import draw
print(draw(Scene("merry sam pippin", variant="advanced", place="rohan").view, "pl").svg, end="")
"""


def test_the_same_position_is_always_the_same_picture():
    view = Scene("merry sam pippin", variant="advanced", place="rohan").view
    elsewhere = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", DRAW_ELSEWHERE],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "77"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert draw(view, "pl").svg == draw(view, "pl").svg == elsewhere.stdout


AWKWARD = """Bilbo <&"'> ]]> </svg>"""


def test_words_that_look_like_markup_stay_words():
    view = changed(Scene("merry sam").view, 0, hobbit=AWKWARD)
    drawing = draw(view)
    assert drawing.names[f"hobbit:{AWKWARD}"] == AWKWARD
    assert said(drawing.thing(f"hobbit:{AWKWARD}")) == AWKWARD
    assert AWKWARD in drawing.root.get("aria-label")
    assert "<&" not in drawing.svg


def test_so_do_those_of_the_result():
    result = Message("result-mordor", {"hobbit": AWKWARD})
    over = msgspec.structs.replace(Scene().view, phase="over", winners=[0], result=result)
    drawing = draw(over)
    assert said(drawing.part("ending")) == f"{AWKWARD} has destroyed the Ring and wins."
    assert AWKWARD in drawing.root.findtext("title")
    assert drawing.svg.count("</svg>") == 1


# --- Words


def test_the_picture_is_an_image_with_a_name(album):
    for drawing in album:
        root, title = drawing.root, drawing.root[0]
        assert (root.get("role"), root.get("lang")) == ("img", drawing.lang)
        assert title.tag == "title"
        assert title.text
        assert title.text == root.get("aria-label")


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "Journey to Mordor. Round 1. Merry has the turn."),
        ("pl", "Wyprawa do Mordoru. Runda 1. Na ruchu: Merry."),
    ],
)
def test_its_name_tells_whose_turn_it_is(lang, name):
    assert draw(Scene("merry sam").view, lang).root.get("aria-label") == name


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "Journey to Mordor. Seat 2 chooses a hobbit."),
        ("pl", "Wyprawa do Mordoru. Miejsce 2 wybiera hobbita."),
    ],
)
def test_or_who_chooses_a_hobbit(lang, name):
    view = Case(GAME, {"start": 2}, 2).match("hobbits").view(SPECTATOR)
    assert draw(view, lang).root.get("aria-label") == name


def test_everything_is_named_in_the_readers_language(album):
    for one in (album[0], album[-1]):
        other = draw(one.view, "pl" if one.lang == "en" else "en")
        assert one.root[0].text != other.root[0].text
        alike = [name for name in one.things if one.names[name] == other.names[name]]
        assert all(name.startswith("hobbit:") for name in alike)  # Frodo is Frodo


def test_a_polish_picture_speaks_polish():
    scene = Scene("merry sam", variant="advanced", place="shelobs-lair")
    scene.roll("ring ring weapon orc tree")
    drawing = draw(scene.view, "pl")
    names = drawing.names
    assert names["die:black"] == "Kostka czarna: Białe Drzewo, właśnie wyrzucona."
    assert names["square:1:2"] == "Pole 2: wolne."
    assert names["circle:0:8"] == "Kryjówka Szeloby: pole zakreślone. Jeden Pierścień przepada."
    assert said(drawing.thing("circle:0:8")) == "Kryjówka Szeloby"
    assert "szlak Nazgula zostało 6 pól" in said(drawing.thing("sheet:1"))
    assert "Runda 1 rzut 1" in said(drawing.thing("dice"))


def test_an_english_picture_speaks_english():
    drawing = draw(Scene("merry sam", place="shelobs-lair").view)
    assert drawing.names["circle:1:8"] == "Shelob's Lair: still ahead."
    assert said(drawing.thing("circle:0:8")) == "Shelob's Lair"
    assert "Nazgûl trail 6 spaces left" in said(drawing.thing("sheet:1"))


class OneWord(Text):
    """A language in which everything is called x."""

    def __init__(self) -> None:
        self.lang = "x"

    def __call__(self, id: str, **args: object) -> str:
        return "x"

    def say(self, message: Message) -> str:
        return "x"

    def name(self, term: str, case: str = "nom") -> str:
        return "x"


def test_no_word_is_drawn_that_the_language_did_not_give(album):
    for sample in album[::4]:
        drawing = Drawing(sample.view, OneWord())
        texts = [element.text or "" for element in drawing.elements if len(element) == 0]
        labels = [element.get("aria-label", "") for element in drawing.elements]
        assert set("".join([*texts, *labels])) <= set("x. \n")


# --- The Nazgûl trail

STATES = ["whole", "split", "half", "crossed", "both-crossed"]


def square_in(state: str, lang: str = "en") -> tuple[Element, str | None]:
    """The first square of a sheet and its name."""
    view = Scene("merry sam").view
    drawing = draw(changed(view, 0, squares=[state, *view.sheets[0].squares[1:]]), lang)
    return drawing.thing("square:0:1"), drawing.names["square:0:1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_states_of_a_square_look_or_sound_alike(lang):
    squares = [square_in(state, lang) for state in STATES]
    assert len({name for _, name in squares}) == len(STATES)
    for square, _ in squares:
        square.remove(square[0])  # the name
    assert len({tostring(square) for square, _ in squares}) == len(STATES)


@pytest.mark.parametrize(
    ("state", "splits", "crosses"),
    [
        ("whole", 0, 0),
        ("split", 1, 0),
        ("half", 1, 1),
        ("crossed", 0, 1),
        ("both-crossed", 1, 2),
    ],
)
def test_a_square_bears_gandalfs_stroke_and_the_riders_crosses(state, splits, crosses):
    square, _ = square_in(state)
    assert (len(parts(square, "split")), len(parts(square, "cross"))) == (splits, crosses)
    assert len(list(square.iter("rect"))) == 1 + splits


def test_each_half_gets_a_cross_of_its_own():
    first, second = (starts_at(cross) for cross in parts(square_in("both-crossed")[0], "cross"))
    left, right = (float(half.get("x")) for half in square_in("both-crossed")[0].iter("rect"))
    assert left < first < right < second


def starts_at(path: Element) -> float:
    """How far to the right a line begins."""
    return float(path.get("d").split()[0].removeprefix("M"))


def test_a_trail_is_drawn_square_by_square():
    drawing = draw(Scene("merry sam", trails={"merry": "xX.:o"}).view)
    squares = [drawing.thing(f"square:0:{number}") for number in range(1, 6)]
    assert [len(parts(square, "cross")) for square in squares] == [1, 2, 1, 0, 0]
    assert [len(parts(square, "split")) for square in squares] == [0, 1, 1, 1, 0]
    assert not parts(drawing.thing("sheet:1"), "split")
    assert "4 spaces left" in said(drawing.thing("sheet:0"))


@pytest.mark.parametrize("squares", [5, 8])
def test_the_last_square_shows_who_comes(squares):
    drawing = draw(Scene("merry sam", squares=squares).view)
    riders = [
        number
        for number in range(1, squares + 1)
        if emblems.SYMBOLS["nazgul"] in shapes(drawing.thing(f"square:0:{number}"))
    ]
    assert riders == [squares]


# --- The road


@pytest.mark.parametrize("circles", [0, 1, 5, CIRCLES])
def test_the_road_is_crossed_off_as_far_as_the_traveller_has_come(circles):
    view = Scene("merry sam", place=list(PLACE_NAMES.values())[circles]).view
    drawing = draw(view)
    numbers = range(1, CIRCLES + 1)
    crosses = [len(parts(drawing.thing(f"circle:0:{n}"), "cross")) for n in numbers]
    assert crosses == [1] * circles + [0] * (CIRCLES - circles)
    names = [drawing.names[f"circle:0:{n}"] for n in numbers]
    assert ["crossed off" in name for name in names] == [n <= circles for n in numbers]


@pytest.mark.parametrize("place", RULED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_that_holds_this_turn_is_written_out(place, lang):
    drawing = draw(Scene("merry sam", variant="advanced", place=place).view, lang)
    text = voice(lang, GAME)
    effect = drawing.part("effect")
    assert said(effect) == f"{text.name(place)}. {text(f'effect-{place}')}"
    assert effect in drawing.thing("sheet:0").iter()
    assert not parts(drawing.root, "next-effect")


@pytest.mark.parametrize("place", RULED)
def test_the_circle_whose_rule_holds_is_ringed(place):
    number = list(PLACE_NAMES.values()).index(place)
    scene = Scene("merry sam", variant="advanced", place=place, places={"sam": place})
    drawing = draw(scene.view)
    circles = [f"circle:{seat}:{n}" for seat in (0, 1) for n in range(1, CIRCLES)]
    rings = [name for name in circles if len(drawing.boxes_of(name, "circle")) > 1]
    assert rings == [f"circle:0:{number}"]


def test_the_rule_is_the_one_of_the_place_where_the_turn_began():
    scene = Scene("merry sam", variant="advanced", place="lothlorien")
    scene.uses("ring, gandalf")
    assert scene.place("merry") == "rohan"
    assert said(draw(scene.view).part("effect")).startswith("Lothlórien. ")


def test_who_waits_reads_what_his_place_will_do():
    view = Scene("merry sam", variant="advanced", places={"sam": "moria"}).view
    drawing = draw(view)
    coming = drawing.part("next-effect")
    assert said(coming) == "Next turn: Moria. Gandalf has no effect."
    assert coming in drawing.thing("sheet:1").iter()
    assert not parts(drawing.root, "effect")  # Bag End has none


@pytest.mark.parametrize("place", RULED)
def test_in_the_basic_game_places_are_only_names(place):
    view = Scene("merry sam", variant="basic", place=place, places={"sam": place}).view
    drawing = draw(view)
    assert not parts(drawing.root, "effect")
    assert not parts(drawing.root, "next-effect")
    effect = voice("en", GAME)(f"effect-{place}")
    assert effect not in drawing.svg
    advanced = draw(msgspec.structs.replace(view, variant="advanced"))
    number = list(PLACE_NAMES.values()).index(place)
    circle = f"circle:0:{number}"
    assert advanced.names[circle] == f"{drawing.names[circle]} {effect}"
    assert shapes(advanced.thing(circle)) != shapes(drawing.thing(circle))


def test_no_two_places_are_drawn_alike():
    for variant in ("basic", "advanced"):
        drawing = draw(Scene("merry sam", variant=variant).view)
        signs = {frozenset(shapes(drawing.thing(f"circle:0:{n + 1}"))) for n in range(CIRCLES)}
        assert len(signs) == CIRCLES


# --- How things stand with the players


def marked_as_active(drawing: Drawing) -> dict[str, set[int]]:
    """Whose sheets bear each of the marks of a turn."""
    sheets = {sheet.seat: drawing.thing(f"sheet:{sheet.seat}") for sheet in drawing.view.sheets}
    words = {"en": "to move", "pl": "na ruchu"}[drawing.lang]
    return {
        "current": {seat for seat, page in sheets.items() if page.get("aria-current") == "true"},
        "pencil": {seat for seat, page in sheets.items() if parts(page, "pencil")},
        "words": {seat for seat, page in sheets.items() if words in said(page)},
    }


@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_pencil_lies_on_the_page_of_the_player_who_has_the_turn(start):
    drawing = draw(Scene("merry sam pippin", start=start).view)
    active = {start - 1}
    assert marked_as_active(drawing) == {"current": active, "pencil": active, "words": active}


def test_it_lies_with_somebody_until_the_game_is_over(album):
    for drawing in album:
        active = set() if drawing.view.phase == "over" else {drawing.view.active}
        assert marked_as_active(drawing) == {"current": active, "pencil": active, "words": active}


@pytest.mark.parametrize(("lang", "words"), [("en", "out of the game"), ("pl", "odpadł z gry")])
def test_who_is_out_is_told_in_words(lang, words):
    scene = Scene("merry sam pippin", trails={"merry": "xxxxo"})
    assert words not in said(draw(scene.view, lang).root)
    scene.uses("black nazgul")
    drawing = draw(scene.view, lang)
    told = [words in said(drawing.thing(f"sheet:{seat}")) for seat in range(3)]
    assert told == [True, False, False]


@pytest.mark.parametrize(("lang", "words"), [("en", "in Mordor"), ("pl", "w Mordorze")])
def test_so_is_who_has_come_to_mordor(lang, words):
    scene = Scene("merry sam", place="shelobs-lair")
    before = draw(scene.view, lang)
    assert words not in said(before.root)
    scene.uses("ring")
    after = draw(scene.view, lang)
    assert words in said(after.thing("sheet:0"))
    assert words not in said(after.thing("sheet:1"))
    new = shapes(after.thing("circle:0:9")) - shapes(before.thing("circle:0:9"))
    assert len(new) == 2  # the cross, and fire over the mountain


def test_who_fell_in_mordor_is_out_and_there_is_no_fire():
    scene = Scene("merry sam pippin", place="shelobs-lair", trails={"merry": "xxxxo"})
    scene.uses("ring, black nazgul")
    drawing = draw(scene.view)
    page = said(drawing.thing("sheet:0"))
    assert "out of the game" in page
    assert "in Mordor" not in page
    assert len(shapes(drawing.thing("circle:0:9")) - shapes(drawing.thing("circle:1:9"))) == 1


def test_an_eliminated_player_reads_no_rule():
    trails = {"merry": "xxxxo"}
    scene = Scene("merry sam pippin", variant="advanced", place="rohan", trails=trails)
    assert parts(draw(scene.view).root, "effect")
    scene.uses("black nazgul")
    drawing = draw(scene.view)
    assert not parts(drawing.root, "effect")
    assert not parts(drawing.root, "next-effect")


ENDINGS = {
    "one winner": ("merry", "Merry has destroyed the Ring and wins."),
    "two winners": (
        "merry sam",
        "A shared victory in Mordor, with equally many open spaces: Merry, Sam.",
    ),
    "last one": ("sam", "Sam is the last one left and wins."),
    "nobody": ("", "The Nazgûl have caught everybody. All lose; Sauron triumphs."),
}


def ended(ending: str) -> Scene:
    if ending == "one winner":
        scene = Scene("merry sam", variant="advanced", place="minas-tirith")
        scene.uses("ring, ring")
        scene.idles()
    elif ending == "two winners":
        scene = Scene("merry sam", place="shelobs-lair", places={"sam": "shelobs-lair"})
        scene.uses("ring")
        scene.uses("ring")
    elif ending == "last one":
        scene = Scene("merry sam", last_one_wins=True, trails={"merry": "xxxxo"})
        scene.uses("black nazgul")
    else:
        scene = Scene("merry sam", trails={"merry": "xxxxo", "sam": "xxxxo"})
        scene.uses("black nazgul, red nazgul")
    assert scene.over
    return scene


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_end_names_the_winners_and_tells_what_happened(ending):
    winners, sentence = ENDINGS[ending]
    scene = ended(ending)
    drawing = draw(scene.view)
    crowned = [
        hobbit
        for seat, hobbit in enumerate(scene.players)
        if "winner" in said(drawing.thing(f"sheet:{seat}"))
        and emblems.CROWN in shapes(drawing.thing(f"sheet:{seat}"))
    ]
    assert crowned == winners.split()
    assert said(drawing.part("ending")) == sentence
    assert drawing.root.get("aria-label") == f"Journey to Mordor. {sentence}"
    rider = emblems.SYMBOLS["nazgul"] in shapes(drawing.part("ending"))
    assert rider is (ending == "nobody")


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_end_is_told_in_polish_too(ending):
    view = ended(ending).view
    drawing = draw(view, "pl")
    sentence = voice("pl", GAME).say(view.result)
    assert said(drawing.part("ending")) == sentence
    assert sentence != ENDINGS[ending][1]
    assert said(drawing.root).count("zwycięzca") == len(view.winners)


@pytest.mark.parametrize("ending", ENDINGS)
def test_after_the_end_no_turn_and_no_rule_is_left(ending):
    drawing = draw(ended(ending).view)
    for part in ("pencil", "effect", "next-effect", "kept", "locked"):
        assert not parts(drawing.root, part)
    assert not [e for e in drawing.elements if "aria-current" in e.attrib]


def test_before_the_end_there_is_no_ending():
    drawing = draw(Scene().view)
    assert not parts(drawing.root, "ending")
    assert "winner" not in said(drawing.root)


# --- Dice


def rolled_twice() -> Drawing:
    """The green Nazgûl is locked, the yellow Ring is kept, the others lie on the table."""
    scene = Scene("merry sam")
    scene.roll("orc orc weapon nazgul gandalf")
    scene.keep("green nazgul")
    scene.roll("yellow ring, red orc, blue weapon, black tree")
    scene.keep("yellow ring")
    return draw(scene.view)


def test_dice_say_what_they_show_and_where_they_lie():
    names = rolled_twice().names
    assert {name: names[name] for name in names if name.startswith("die:")} == {
        "die:green": "The green die: Nazgûl, kept from an earlier roll.",
        "die:yellow": "The yellow die: Ring, kept from this roll.",
        "die:red": "The red die: Orc, just rolled.",
        "die:blue": "The blue die: Weapon, just rolled.",
        "die:black": "The black die: White Tree, just rolled.",
    }


def symbols(die: Element) -> list[str]:
    return [name for name, drawn in emblems.SYMBOLS.items() if drawn in shapes(die)]


def test_each_die_shows_its_symbol_alone():
    drawing = rolled_twice()
    shown = {colour: symbols(drawing.thing(f"die:{colour}")) for colour in COLOURS}
    assert shown == {
        "yellow": ["ring"],
        "red": ["orc"],
        "blue": ["weapon"],
        "green": ["nazgul"],
        "black": ["tree"],
    }


def test_a_lock_is_not_a_tick():
    drawing = rolled_twice()
    locked, kept = drawing.part("locked"), drawing.part("kept")
    assert shapes(locked) == {emblems.PADLOCK}
    assert shapes(kept) == {emblems.TICK}
    slots = {e.get("data-thing"): slot for slot in drawing.elements for e in slot}
    assert locked in slots["die:green"]
    assert kept in slots["die:yellow"]


def test_dice_in_the_cup_lie_without_a_symbol():
    scene = Scene("merry sam")
    scene.roll("ring gandalf weapon orc tree")
    scene.keep("red gandalf, black tree")
    scene.choose("stop")
    assert scene.view.phase == "using"
    drawing = draw(scene.view)
    for colour in ("yellow", "blue", "green"):
        assert symbols(drawing.thing(f"die:{colour}")) == []
        assert drawing.names[f"die:{colour}"] == f"The {colour} die, in the cup."
    assert symbols(drawing.thing("die:red")) == ["gandalf"]
    assert symbols(drawing.thing("die:black")) == ["tree"]


def test_before_play_all_dice_are_in_the_cup():
    drawing = draw(Case(GAME, {}, 4).match("hobbits").view(SPECTATOR))
    for colour in COLOURS:
        assert drawing.names[f"die:{colour}"] == f"The {colour} die, in the cup."
        assert symbols(drawing.thing(f"die:{colour}")) == []


# --- Never colour alone


def signs(element: Element) -> list[str]:
    return [colour for colour, drawn in emblems.SIGNS.items() if drawn in shapes(element)]


def test_every_die_bears_the_sign_of_its_colour_wherever_it_lies(album):
    for drawing in album:
        for colour in COLOURS:
            assert signs(drawing.thing(f"die:{colour}")) == [colour]


def test_the_signs_differ():
    assert set(emblems.SIGNS) == set(COLOURS)
    assert len(set(emblems.SIGNS.values())) == len(COLOURS)


def test_a_page_tells_its_colour_by_its_sign_and_in_words():
    drawing = draw(Scene("frodo sam merry pippin").view)
    for sheet in drawing.view.sheets:
        page = drawing.thing(f"sheet:{sheet.seat}")
        assert signs(page) == [sheet.colour]
        assert f"seat {sheet.seat + 1} · {sheet.colour}" in said(page)


def test_and_by_the_pattern_of_its_spine():
    nobodys = draw(Case(GAME, {}, 2).match("hobbits").view(SPECTATOR))
    assert signs(nobodys.thing("sheet:0")) == []
    taken = draw(Scene("frodo sam merry pippin").view)
    pages = [nobodys.thing("sheet:0"), *(taken.thing(f"sheet:{seat}") for seat in range(4))]
    assert len({spine(page) for page in pages}) == len(pages)


def spine(page: Element) -> str:
    """Its pattern: no other drawing of a fresh page has so many strokes."""
    (pattern,) = (line for line in shapes(page) if line.count("M") > 20)
    return pattern


# --- Room


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Box") -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def own_box(element: Element) -> Box | None:
    """Where an element is drawn, before anything moves it. Lines but for the emblems have none."""
    if element.tag == "text":
        return text_box(element)
    if element.tag == "rect":
        x, y, width, height = numbers_of(element, "x", "y", "width", "height")
        return grown(Box(x, y, x + width, y + height), element)
    if element.tag == "circle":
        x, y, r = numbers_of(element, "cx", "cy", "r")
        return grown(Box(x - r, y - r, x + r, y + r), element)
    if "scale" in element.get("transform", ""):
        return Box(0, 0, 24, 24)
    return None


def text_box(text: Element) -> Box:
    """The room a text may need: nobody knows the typeface, so `LETTER` errs on the wide side."""
    x, y, size = numbers_of(text, "x", "y", "font-size")
    width = len(text.text or "") * size * LETTER
    left = x - width * {None: 0, "middle": 0.5, "end": 1}[text.get("text-anchor")]
    return Box(left, y - 0.75 * size, left + width, y + 0.25 * size)


def grown(box: Box, element: Element) -> Box:
    """With half of the line around it."""
    edge = float(element.get("stroke-width", "1")) / 2 if "stroke" in element.attrib else 0
    return Box(box.left - edge, box.top - edge, box.right + edge, box.bottom + edge)


def numbers_of(element: Element, *names: str) -> list[float]:
    return [float(element.attrib[name]) for name in names]


def laid_out(
    element: Element, scale: complex = 1, origin: complex = 0
) -> Iterator[tuple[Element, Box]]:
    """Where everything under an element comes to lie. Points are complex numbers."""
    if "transform" in element.attrib:
        scale, origin = moved(element.get("transform"), scale, origin)
    box = own_box(element)
    if box is not None:
        corners = [scale * complex(x, y) + origin for x in box[::2] for y in box[1::2]]
        across, down = [corner.real for corner in corners], [corner.imag for corner in corners]
        yield element, Box(min(across), min(down), max(across), max(down))
    for child in element:
        yield from laid_out(child, scale, origin)


def moved(transform: str, scale: complex, origin: complex) -> tuple[complex, complex]:
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(number) for number in numbers.split()]
        if name == "translate":
            origin += scale * complex(*values)
        elif name == "rotate":
            scale *= cmath.rect(1, math.radians(values[0]))
        else:
            assert name == "scale"
            scale *= values[0]
    return scale, origin


def overlaps(boxes: Iterable[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one, other in combinations(boxes, 2) if one.meets(other)]


def rooms_of(view: JourneyView) -> dict[str, Box]:
    """The room of each sheet and of the dice."""
    places, height = plan(view), height_of_sheet(view)
    rooms = {
        f"sheet:{seat}": Box(x, y, x + SHEET_WIDTH, y + height)
        for seat, (x, y) in enumerate(places.sheets)
    }
    x, y = places.tray.at
    rooms["dice"] = Box(x, y, x + places.tray.width, y + places.tray.height)
    return rooms


VARIANTS = ("basic", "advanced")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", GAME.seats)
def test_sheets_and_dice_lie_on_the_table_and_not_on_each_other(players, variant):
    view = Scene(hobbits(players), variant=variant).view
    table = Box(0, 0, WIDTH, plan(view).height)
    rooms = rooms_of(view)
    assert len(rooms) == players + 1
    assert all(table.holds(room) for room in rooms.values())
    assert not overlaps(rooms.values())
    assert draw(view).root.get("viewBox") == f"0 0 {table.right:g} {table.bottom:g}"


def test_four_players_sit_clockwise():
    top_left, top_right, bottom_right, bottom_left = plan(Scene(hobbits(4)).view).sheets
    assert top_left[0] == bottom_left[0] < top_right[0] == bottom_right[0]
    assert top_left[1] == top_right[1] < bottom_left[1] == bottom_right[1]


def test_sheets_and_dice_are_drawn_where_the_plan_lays_them(album):
    drawing = album[-1]
    for name, room in rooms_of(drawing.view).items():
        nearest = min(math.dist(box, room) for box in drawing.boxes_of(name, "rect"))
        assert nearest <= 5  # the breadth of the line around them


def test_nothing_is_drawn_outside_the_picture(album):
    for drawing in album:
        table = Box(*map(float, drawing.root.get("viewBox").split()))
        assert not [box for box in drawing.boxes.values() if not table.holds(box)]


def test_every_text_keeps_to_its_page(album):
    for drawing in album:
        for name, room in rooms_of(drawing.view).items():
            assert not [box for box in drawing.boxes_of(name, "text") if not room.holds(box)]


def test_no_text_runs_into_another(album):
    for drawing in album:
        for name in rooms_of(drawing.view):
            assert not overlaps(drawing.boxes_of(name, "text"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_places_keep_clear_of_their_neighbours(lang):
    drawing = draw(Scene("merry sam").view, lang)
    names = [drawing.boxes_of(f"circle:0:{n}", "text") for n in range(1, CIRCLES + 1)]
    for row in (names[::2], names[1::2]):
        for name, following in pairwise(row):
            assert max(line.right for line in name) < min(line.left for line in following)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_places_keep_clear_of_the_circles(lang):
    drawing = draw(Scene("merry sam").view, lang)
    numbers = range(1, CIRCLES + 1)
    names = [line for n in numbers for line in drawing.boxes_of(f"circle:0:{n}", "text")]
    circles = [circle for n in numbers for circle in drawing.boxes_of(f"circle:0:{n}", "circle")]
    assert not [name for name in names if any(name.meets(circle) for circle in circles)]


@pytest.mark.parametrize("place", RULED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_fits_the_slip_that_it_is_written_on(place, lang):
    drawing = draw(Scene("merry sam", variant="advanced", place=place).view, lang)
    effect = drawing.part("effect")
    (slip,) = drawing.boxes_of(effect, "rect")
    assert all(slip.holds(box) for box in drawing.boxes_of(effect))


@pytest.mark.parametrize("place", RULED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_to_come_has_no_slip_but_would_fit_one(place, lang):
    view = Scene("merry sam", variant="advanced", place=place, places={"sam": place}).view
    drawing = draw(view, lang)
    (slip,) = drawing.boxes_of(drawing.part("effect"), "rect")
    coming = drawing.part("next-effect")
    assert not drawing.boxes_of(coming, "rect")
    rooms = rooms_of(view)
    across = rooms["sheet:1"].left - rooms["sheet:0"].left
    room = slip._replace(left=slip.left + across, right=slip.right + across)
    assert all(room.holds(box) for box in drawing.boxes_of(coming))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_nazgul_trail_leaves_room_for_the_words_beside_it(lang, variant):
    drawing = draw(Scene("merry sam", variant=variant, trails={"merry": "::::::::"}).view, lang)
    assert " 16 " in f" {said(drawing.thing('sheet:0'))} "
    squares = [box for n in range(1, 9) for box in drawing.boxes_of(f"square:0:{n}")]
    texts = drawing.boxes_of("sheet:0", "text")
    assert not [text for text in texts if any(text.meets(square) for square in squares)]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_ending_fits_beside_the_cup(players, lang):
    view = with_dice(Scene(hobbits(players)).view, "cup")
    everybody = [Message("hobbit", {"hobbit": sheet.hobbit}) for sheet in view.sheets]
    result = Message("result-shared", {"hobbits": everybody})
    winners = list(range(players))
    view = msgspec.structs.replace(view, phase="over", winners=winners, result=result)
    drawing = draw(view, lang)
    told = drawing.boxes_of(drawing.part("ending"))
    dice = [box for colour in COLOURS for box in drawing.boxes_of(f"die:{colour}")]
    assert all(rooms_of(view)["dice"].holds(box) for box in told)
    assert not [box for box in told if any(box.meets(die) for die in dice)]


def with_dice(view: JourneyView, where: str) -> JourneyView:
    """All five dice in one place."""
    symbol = None if where == "cup" else "ring"
    dice = [msgspec.structs.replace(die, symbol=symbol, where=where) for die in view.dice]
    return msgspec.structs.replace(view, dice=dice)


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("where", ["cup", "table", "kept", "locked"])
def test_five_dice_have_room_wherever_they_lie(players, where):
    drawing = draw(with_dice(Scene(hobbits(players)).view, where))
    tray = rooms_of(drawing.view)["dice"]
    dice = [drawing.boxes_of(f"die:{colour}", "rect")[-1] for colour in COLOURS]
    assert not overlaps(dice)
    for box in [*dice, *drawing.boxes_of("dice", "circle"), *drawing.boxes_of("dice", "path")]:
        assert tray.holds(box)
    captions = drawing.boxes_of("dice", "text")
    assert not [die for die in dice if any(die.meets(caption) for caption in captions)]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_free_hobbits_fit_their_tokens(players, lang):
    drawing = draw(Case(GAME, {}, players).match("hobbits").view(SPECTATOR), lang)
    tokens = [drawing.boxes_of(f"hobbit:{hobbit}") for hobbit in HOBBIT_NAMES.values()]
    for token in tokens:
        assert all(token[0].holds(box) for box in token)
        assert rooms_of(drawing.view)["dice"].holds(token[0])
    assert not overlaps(token[0] for token in tokens)
