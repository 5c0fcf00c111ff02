"""The picture: the whole table, drawn for each viewer, and it keeps to its page.

Most tests look at one scene. What must hold always is asked of random games in every variant.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from xml.etree.ElementTree import Element, fromstring, tostring

import msgspec
import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.testing import cases
from mathom.core.testing.case import random_match
from mathom.core.voice import LANGUAGES, voice
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import ADJACENT, REGION_NAMES, REGIONS
from mathom.games.confrontation.drawings.picture import picture
from mathom.games.confrontation.drawings.picture.board import HEIGHT, HIGH, WIDE, WIDTH, places
from mathom.games.confrontation.drawings.picture.draw import PAGE_HEIGHT, PAGE_WIDTH
from mathom.games.confrontation.sight.view import ConfrontationView
from tests.confrontation.scene import Scene
from tests.marks import rule

FELLOWSHIP, SAURON = 0, 1
SVG = "{http://www.w3.org/2000/svg}"
BOARD = (
    "frodo@shire sam@shire merry@cardolan! gimli@rhudaur legolas@rhudaur gandalf@eregion "
    "/ orcs@mordor flying-nazgul@mordor black-rider@gondor cave-troll@high-pass witch-king@fangorn"
)


class Drawing:
    """A picture, read again."""

    def __init__(self, view: ConfrontationView, lang: str = "en") -> None:
        self.svg = picture(view, voice(lang, GAME))
        self.root = fromstring(self.svg)
        self.elements = list(self.root.iter())
        for element in self.elements:
            element.tag = element.tag.removeprefix(SVG)
        self.things = [name for element in self.elements if (name := element.get("data-thing"))]

    def thing(self, name: str) -> Element:
        (found,) = [element for element in self.elements if element.get("data-thing") == name]
        return found

    def parts(self, name: str) -> list[Element]:
        return [element for element in self.elements if element.get("data-part") == name]

    def pieces(self) -> set[str]:
        named = (name.removeprefix("piece:") for name in self.things if name.startswith("piece:"))
        return set(named)


def said(element: Element) -> str:
    return " ".join(text.text or "" for text in element.iter("text"))


def points(element: Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float]]:
    """Where every group, box and line of writing begins, on the page."""
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    at = (float(element.get("x", 0)), float(element.get("y", 0)))
    if element.tag in ("rect", "text"):
        yield x + at[0], y + at[1]
        size = (float(element.get("width", 0)), float(element.get("height", 0)))
        yield x + at[0] + size[0], y + at[1] + size[1]
    for child in element:
        if child.tag != "defs":
            yield from points(child, x, y)


# --- What is seen


@rule("C-2.14", "C-13.1", "C-13.2")
def test_fronts_are_for_the_owner_and_for_who_lies_open():
    scene = Scene(BOARD)
    ours = {"frodo", "sam", "merry", "gimli", "legolas", "gandalf"}
    theirs = {"orcs", "flying-nazgul", "black-rider", "cave-troll", "witch-king"}
    assert Drawing(scene.view(FELLOWSHIP)).pieces() == ours
    assert Drawing(scene.view(SAURON)).pieces() == theirs | {"merry"}
    assert Drawing(scene.view(SPECTATOR)).pieces() == {"merry"}
    assert Drawing(scene.view(REFEREE)).pieces() == ours | theirs


def test_backs_are_as_many_as_hidden_pieces_and_all_alike():
    scene = Scene(BOARD)
    for viewer, backs in ((FELLOWSHIP, (0, 5)), (SAURON, (5, 0)), (SPECTATOR, (5, 5))):
        drawing = Drawing(scene.view(viewer))
        for side, number in zip(("fellowship", "sauron"), backs, strict=True):
            found = drawing.parts(f"back-{side}")
            assert len(found) == number
            looks = {
                re.sub(r"translate\([^)]*\)", "", "".join(tostring(back).decode().split()), count=1)
                for back in found
            }
            assert len(looks) <= 1


def test_the_other_viewers_see_nothing_more():
    """The same table with the hidden characters exchanged looks the same from outside."""
    pieces = "frodo@shire sam@shire gimli@rhudaur merry@eregion / orcs@mordor warg@rohan"
    exchanged = "merry@shire gimli@shire sam@rhudaur frodo@eregion / warg@mordor orcs@rohan"
    one, other = Scene(pieces), Scene(exchanged)
    assert Drawing(one.view(SPECTATOR)).svg == Drawing(other.view(SPECTATOR)).svg


def test_who_is_revealed_has_a_rim_and_says_so():
    drawing = Drawing(Scene(BOARD).view(FELLOWSHIP))
    assert drawing.thing("piece:merry").findtext("title") == "Merry, strength 2, revealed"
    assert drawing.thing("piece:gimli").findtext("title") == "Gimli, strength 3"
    rims = [len(list(drawing.thing(f"piece:{name}").iter("rect"))) for name in ("merry", "gimli")]
    assert rims[0] == rims[1] + 1


def test_hidden_ones_say_who_they_can_be():
    scene = Scene("frodo@shire sam@shire / orcs@mordor warg@rohan balrog@rohan")
    titles = [part.findtext("title") for part in Drawing(scene.view(FELLOWSHIP)).parts("hidden")]
    assert sorted(titles) == [
        "2 hidden characters of Sauron in Rohan. Possible: Orcs, Balrog, Warg",
        "A hidden character of Sauron in Mordor. Possible: Orcs, Balrog, Warg",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_is_there_with_its_name(lang):
    drawing = Drawing(Scene(BOARD).view(FELLOWSHIP), lang)
    text = voice(lang, GAME)
    for name in REGION_NAMES:
        region = drawing.thing(f"region:{name}")
        assert said(region) == text.name(name)
        assert text.name(name) in (region.findtext("title") or "")


@pytest.mark.parametrize("viewer", [FELLOWSHIP, SAURON])
def test_regions_touch_just_where_they_are_adjacent(viewer):
    middles = places(Scene(BOARD).view(viewer))
    for one in REGIONS:
        for other in REGIONS:
            (x, y), (to_x, to_y) = middles[REGION_NAMES[one]], middles[REGION_NAMES[other]]
            edge = (abs(x - to_x), abs(y - to_y)) == (WIDE, HIGH)
            corner = (abs(x - to_x), y - to_y) == (2 * WIDE, 0)
            assert (edge or corner) == (other in ADJACENT[one])
    assert all(WIDE <= x <= WIDTH - WIDE for x, _ in middles.values())
    assert all(HIGH <= y <= HEIGHT - HIGH for _, y in middles.values())


def test_ones_own_home_and_cards_are_below():
    scene = Scene(BOARD)
    for viewer, home, above in (
        (FELLOWSHIP, "shire", "sauron"),
        (SPECTATOR, "shire", "sauron"),
        (SAURON, "mordor", "fellowship"),
    ):
        view = scene.view(viewer)
        assert places(view)[home] == (WIDTH / 2, HEIGHT - HIGH)
        drawing = Drawing(view)
        (band,) = drawing.parts(f"band-{above}")
        top = min(y for _, y in points(band))
        (other,) = drawing.parts("band-fellowship" if above == "sauron" else "band-sauron")
        assert top < min(y for _, y in points(other))


@rule("C-13.7", "C-13.8")
def test_cards_in_hand_played_and_discarded():
    scene = Scene(
        "gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor",
        hands=("1 4 magic", "1 2 3"),
        specials="shadowfax palantir",
    )
    scene.choose("gimli dagorlad")
    scene.cards("magic", "2")
    drawing = Drawing(scene.view(FELLOWSHIP))
    hand = [said(card) for card in drawing.parts("card-hand")]
    assert sorted(hand) == ["1", "1", "3", "4"]
    assert sorted(said(card) for card in drawing.parts("card-played")) == ["2", "Magic"]
    assert len(drawing.parts("card-discarded")) == 18 - 4 - 2
    assert drawing.thing("card:4").findtext("title") == "4, in hand"
    assert drawing.thing("card:5").findtext("title") == "5, discarded"
    assert drawing.thing("card-of:sauron:6").findtext("title")
    assert drawing.thing("special:palantir") is not None


def test_a_battle_is_shown_from_near():
    scene = Scene("gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    assert Drawing(scene.view(FELLOWSHIP)).parts("battle") == []
    scene.choose("gimli dagorlad")
    rim, near = Drawing(scene.view(SPECTATOR)).parts("battle")
    assert said(rim) == ""
    assert said(near).endswith("Gimli 3 Balrog 5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_warnings_and_the_ending_are_written(lang):
    view = Scene(BOARD).view(FELLOWSHIP)
    warned = msgspec.structs.replace(view, turns_left=3, repeats=1, named="fangorn")
    (moment,) = Drawing(warned, lang).parts("moment")
    (quiet,) = Drawing(view, lang).parts("moment")
    assert len(list(moment.iter("text"))) >= len(list(quiet.iter("text"))) + 3
    scene = Scene("frodo@gondor sam@shire / orcs@mordor warg@rohan")
    scene.choose("frodo mordor")
    drawing = Drawing(scene.view(SPECTATOR), lang)
    (ending,) = drawing.parts("ending")
    text = voice(lang, GAME)
    assert said(ending) == text.say(scene.view(SPECTATOR).result)
    assert drawing.pieces() == {"frodo", "sam", "orcs", "warg"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_play_all_tiles_wait(lang):
    seats = [Seat("Ada"), Seat("Bela")]
    match = Match(GAME, seats, {}, seed="mordor")
    drawing = Drawing(match.view(SAURON), lang)
    assert len(drawing.pieces()) == 18
    assert drawing.parts("hidden") == []
    text = voice(lang, GAME)
    draft = Drawing(Match(GAME, seats, {"format": "draft"}, seed="mordor").view(SAURON), lang)
    written = said(draft.root)
    for name in ("gimli", "theoden", "wormtongue", "witch-king"):
        assert text.name(name) in written


# --- What holds always


@cache
def album() -> list[tuple[Drawing, ConfrontationView, str]]:
    """Positions of one random game of each variant, by turns in each language and for each
    viewer; of each phase and stage of a battle the first, and the end.
    """
    taken = []
    number = 0
    for case in cases(GAME):
        seen: set[object] = set()
        for match in random_match(case, f"album {case}"):
            last = match
            for viewer in (SPECTATOR, FELLOWSHIP, SAURON):
                view = match.view(viewer)
                stage = None if view.battle is None else view.battle.stage
                sight = (view.phase, stage, viewer)
                if sight not in seen:
                    seen.add(sight)
                    number += 1
                    lang = LANGUAGES[number % len(LANGUAGES)]
                    taken.append((Drawing(view, lang), view, lang))
        taken += [
            (Drawing(last.view(SPECTATOR), lang), last.view(SPECTATOR), lang) for lang in LANGUAGES
        ]
    return taken


def test_the_picture_says_what_it_shows():
    for drawing, _, lang in album():
        assert drawing.root.tag == "svg"
        assert drawing.root.get("lang") == lang
        assert drawing.root.get("aria-label") == drawing.root.findtext("title")
        assert (drawing.root.findtext("title") or "").startswith(voice(lang, GAME)("title"))


def test_everything_is_on_the_page():
    for drawing, _, _ in album():
        for x, y in points(drawing.root):
            assert 0 <= x <= PAGE_WIDTH
            assert 0 <= y <= PAGE_HEIGHT


def test_no_style_and_nothing_from_elsewhere():
    for drawing, _, _ in album():
        for element in drawing.elements:
            assert element.tag not in ("style", "script", "image", "use", "foreignObject", "a")
            assert not {"style", "class", "href"} & element.attrib.keys()
            assert not [name for name in element.attrib if name.startswith("on")]
        assert "http" not in drawing.svg.replace("http://www.w3.org/2000/svg", "")


def test_no_thing_is_there_twice():
    for drawing, _, _ in album():
        assert len(drawing.things) == len(set(drawing.things))


def test_just_those_who_are_known_stand_on_the_board():
    for drawing, view, _ in album():
        if view.phase in ("draft", "specials", "deploy"):
            continue
        known = {
            piece.name
            for region in view.regions
            for group in (region.fellowship, region.sauron)
            for piece in group.known
        }
        assert drawing.pieces() == known


def test_the_same_view_gives_the_same_picture_whatever_the_hash_seed():
    code = (
        "from tests.confrontation.test_picture import BOARD, Drawing, Scene;"
        "print(Drawing(Scene(BOARD).view(0)).svg)"
    )
    pictures = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(pictures) == 1
