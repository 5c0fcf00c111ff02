"""The picture: the whole table, drawn for each viewer, and it keeps to its page.

Most tests look at one scene. What must hold always is asked of random games in every variant.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.testing import cases
from mathom.core.testing.case import random_match
from mathom.core.voice import LANGUAGES, voice
from mathom.games.warcards.drawings.picture import emblems, picture
from mathom.games.warcards.drawings.picture.draw import PAGE_WIDTH
from mathom.games.warcards.drawings.picture.paint import HUES
from mathom.games.warcards.game import GAME
from mathom.games.warcards.sight.view import WarcardsView
from mathom.games.warcards.terms import FACTIONS
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.test_sketch import FRODO, WITCH_KING, north, table

TOKENS = Path(__file__).parents[2] / "web" / "src" / "games" / "warcards" / "tokens.css"
SVG = "{http://www.w3.org/2000/svg}"


class Drawing:
    """A picture, read again."""

    def __init__(self, view: WarcardsView, lang: str = "en") -> None:
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

    @property
    def height(self) -> float:
        return float(self.root.get("viewBox", "").split()[3])


def said(element: Element) -> str:
    """All words of an element, without what only a pointer shows."""
    return " ".join(
        text
        for each in element.iter()
        if each.tag != "title" and (text := (each.text or "").strip())
    )


def title(element: Element) -> str:
    return next(each.text or "" for each in element.iter() if each.tag == "title")


def drawn(viewer: int, lang: str = "en") -> Drawing:
    return Drawing(GAME.view(table().state, viewer), lang)


def test_a_place_shows_both_sides_and_the_balance():
    drawing = drawn(SPECTATOR)
    places = drawing.parts("place")
    assert len(places) == 3
    egladil = next(place for place in places if "Egladil" in said(place))
    for name in ("Gimli", "Legolas", "The Commander", "The Destroyer", "Bow of the Galadhrim"):
        assert name in said(egladil)
    (balance,) = [each for each in egladil.iter() if each.get("data-part") == "balance"]
    assert said(balance) == "3 4"
    assert "rotate(3)" in "".join(each.get("transform", "") for each in balance.iter())


def test_whoever_points_at_a_card_reads_it():
    drawing = drawn(FRODO)
    assert title(drawing.thing("legolas")).startswith("Legolas. When you play this card, ")
    assert "draws 2 cards" in title(drawing.thing("egladil"))
    assert title(drawn(FRODO, "pl").thing("legolas")).startswith("Legolas. Po zagraniu tej karty ")


@rule("W-15.2", "W-15.4")
def test_hands_are_for_their_owner():
    own, other = drawn(FRODO), drawn(WITCH_KING)
    assert "hand/frodo-baggins" in own.things
    assert "×2" in said(own.thing("hand/riders-of-rohan"))
    assert "hand/the-hunter" not in own.things
    assert "hand/the-hunter" in other.things
    assert "Frodo Baggins" not in other.svg
    assert not [name for name in drawn(SPECTATOR).things if name.startswith("hand/")]
    assert "hand/the-hunter" in drawn(REFEREE).things


def test_what_options_touch_is_there():
    scene = table()
    drawing = Drawing(GAME.view(scene.state, FRODO))
    touched = {thing for option in scene.ask.options for thing in option.touches}
    assert {"path", "reserve", "ring", "minas-tirith"} <= touched
    assert touched <= {*drawing.things, "deck"}


def test_the_thread_and_the_scoring_areas():
    drawing = drawn(SPECTATOR)
    (thread,) = drawing.parts("thread")
    assert said(thread) == "1 2 3 4 5 6 7 8 9"
    (free,) = drawing.parts("area-free-peoples")
    assert "Edoras 1; Bag End 1" in said(free)
    (shadow,) = drawing.parts("area-shadow")
    assert "Rivendell 2; Weathertop 0" in said(shadow)
    assert "corruption 5" in said(shadow)
    assert said(shadow).split()[0] == "7"


def test_the_combat_that_is_resolved_has_a_golden_rim():
    scene = fight_at("egladil", ("the-commander", "the-destroyer", "gimli", "legolas"))
    assert scene.asked == "losses"
    drawing = Drawing(GAME.view(scene.state, FRODO))
    rims = [element for element in drawing.elements if element.get("stroke-width") == "4"]
    assert len(rims) == 1
    assert "Combat at Egladil: 1 attack icon left." in said(drawing.root)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_tells_who_can_not_see_it_what_it_is(lang):
    root = drawn(FRODO, lang).root
    assert root.get("role") == "img"
    assert root.get("lang") == lang
    assert title(root) == root.get("aria-label")
    assert voice(lang, GAME)("title") in title(root)


@rule("W-22.2")
def test_a_skirmish_has_swords_and_its_battlegrounds_but_no_defence():
    drawing = Drawing(GAME.view(north().state, FRODO))
    places = {said(place).split()[0]: place for place in drawing.parts("place")}
    bree = said(places["Bree"])
    assert "skirmish, the Shadow attacks" in bree
    assert "accompanying battlegrounds: The Shire (active); Dunland" in bree
    assert "point" not in bree
    assert len(drawing.parts("place")) == 4
    assert len([part for part in drawing.elements if "band-" in part.get("data-part", "")]) == 6


@rule("W-27.19")
def test_the_thread_has_two_stops_for_each_number_of_an_epic_duel():
    drawing = Drawing(GAME.view(Scene("epic-duel", turn="gandalf", path="weathertop").state, 0))
    (thread,) = drawing.parts("thread")
    assert said(thread) == " ".join(f"{n}{part}" for n in range(1, 10) for part in "AB")
    (shadow,) = drawing.parts("area-shadow")
    assert "Battlegrounds of the Shadow set aside for later: " in said(shadow)
    assert "Barad-dûr" in said(shadow)


# --- What must hold always


@cache
def album() -> list[tuple[Drawing, WarcardsView]]:
    """Some moments of a random game of every variant, each seen by somebody else."""
    found = []
    for number, case in enumerate(cases(GAME, 1)):
        viewers = (SPECTATOR, REFEREE, *range(case.seats))
        for turn, match in enumerate(random_match(case, f"album {case}")):
            if turn % 37 == 0:
                view = match.view(viewers[turn % len(viewers)])
                assert isinstance(view, WarcardsView)
                found.append((Drawing(view, LANGUAGES[(turn + number) % 2]), view))
    return found


def points(element: Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float]]:
    """Where boxes and words begin and end, as far as nothing leans."""
    moved = re.search(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == "rect":
        left, top = x + float(element.get("x", 0)), y + float(element.get("y", 0))
        yield left, top
        yield left + float(element.get("width", 0)), top + float(element.get("height", 0))
    if element.tag == "text":
        yield x + float(element.get("x", 0)), y + float(element.get("y", 0))
    for child in element:
        yield from points(child, x, y)


def test_everything_is_on_the_page():
    for drawing, _ in album():
        for x, y in points(drawing.root):
            assert 0 <= x <= PAGE_WIDTH
            assert 0 <= y <= drawing.height


def test_no_style_and_nothing_from_elsewhere():
    for drawing, _ in album():
        for element in drawing.elements:
            assert element.tag not in ("style", "script", "image", "use", "foreignObject", "a")
            assert not {"style", "class", "href"} & element.attrib.keys()
            assert not [name for name in element.attrib if name.startswith("on")]
        assert "http" not in drawing.svg.replace("http://www.w3.org/2000/svg", "")


def test_no_thing_is_there_twice():
    for drawing, _ in album():
        assert len(drawing.things) == len(set(drawing.things))


def test_all_that_is_in_play_can_be_touched():
    for drawing, view in album():
        assert {card.name for card in view.board} <= set(drawing.things)
        assert {place.name for place in view.places} <= set(drawing.things)


def test_the_same_view_gives_the_same_picture_whatever_the_hash_seed():
    code = (
        "from tests.warcards.test_picture import GAME, Drawing, table;"
        "print(Drawing(GAME.view(table().state, 0)).svg)"
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


def test_every_faction_has_a_sign_and_a_hue_of_its_own() -> None:
    """And the page has the same hues."""
    assert emblems.FACTIONS.keys() == HUES.keys() == set(FACTIONS)
    assert len(set(emblems.FACTIONS.values())) == len(set(HUES.values())) == len(FACTIONS)
    page = dict(re.findall(r"--(\w+): (#\w+);", TOKENS.read_text("utf-8")))
    assert {faction: page.get(faction) for faction in FACTIONS} == HUES
