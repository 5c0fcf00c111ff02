"""The pictures of all games: of every variant some moments, as different viewers see them, in both
languages.
"""

import re
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, fromstring

import pytest

from mathom.core import registry
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match
from mathom.core.picture import breadth, wrap
from mathom.core.testing.case import random_match
from mathom.core.voice import LANGUAGES, voice
from mathom.games.confrontation.drawings.scene import scene as confrontation
from mathom.games.fellowship.drawings import scene as fellowship
from mathom.games.journey.drawings.scene import SQUARES
from mathom.games.warcards.drawings import scene as warcards
from tests.bless import golden_cases
from tests.confrontation import scene as board
from tests.marks import rule
from tests.warcards.scene import fight_at

NAMED = re.compile(r"[\w-]+(:[\w-]+)*")
"""How things are named in every game: as what there is one of, or as one of a kind."""
PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
CASES = {name: case for game in registry.games() for name, case in golden_cases(game).items()}
MOMENTS = frozenset((0, 2, 7, 20, 45, 80, 140, 220, 400))
"""Before so many decisions a game is looked at, and at its end."""
ELSEWHERE = {
    ("deploy", "setup"): "whole deployments that are offered at a stroke: the page lists them",
    ("setup", "hand"): "who begins the fellowship is chosen from the whole deck",
}
"""In which phase, and by what the word begins with: what options touch and no picture shows."""
TALL = 0.74, 0.2
"""How far letters reach above their line and below it, as a part of their size."""


class Words(NamedTuple):
    """A line of writing, and the innermost box around it."""

    said: str
    left: float
    top: float
    right: float
    low: float
    frame: tuple[float, float, float, float]


def drawn(match: Match[Any], viewer: int, lang: str = "en") -> Element:
    return fromstring(match.game.picture(match.view(viewer), voice(lang, match.game)))


def things(root: Element) -> list[str]:
    return [name for each in root.iter() if (name := each.get("data-thing"))]


def tag(element: Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def writing(element: Element, x: float = 0, y: float = 0, frame: Any = None) -> Iterator[Words]:
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    boxes = [
        (x + float(box.get("x", 0)), y + float(box.get("y", 0)), box)
        for box in element
        if tag(box) == "rect"
    ]
    if boxes:
        frame = (
            min(left for left, _, _ in boxes),
            min(top for _, top, _ in boxes),
            max(left + float(box.get("width", 0)) for left, _, box in boxes),
            max(top + float(box.get("height", 0)) for _, top, box in boxes),
        )
    if tag(element) == "text":
        size, said = float(element.get("font-size", 0)), element.text or ""
        wide = breadth(said, size)
        left = x + float(element.get("x", 0))
        left -= wide / 2 if element.get("text-anchor") == "middle" else 0
        line = y + float(element.get("y", 0))
        above, below = TALL
        yield Words(said, left, line - above * size, left + wide, line + below * size, frame)
    for child in element:
        yield from writing(child, x, y, frame)


def written_amiss(root: Element) -> Iterator[str]:
    lines = list(writing(root))
    for words in lines:
        left, top, right, low = words.frame
        if not (
            left <= words.left and words.right <= right and top <= words.top and words.low <= low
        ):
            yield f"{words} is too long"
    lines.sort(key=lambda words: words.top)
    for number, one in enumerate(lines):
        for other in lines[number + 1 :]:
            if other.top < one.low and min(one.right, other.right) > max(one.left, other.left):
                yield f"{one.said!r} is written over {other.said!r}"


def look(match: Match[Any], viewer: int, lang: str) -> None:
    """All that must hold of a picture."""
    game = match.game
    root = drawn(match, viewer, lang)
    assert (root.get("lang"), root.get("role")) == (lang, "img")
    assert root[0].text == root.get("aria-label")
    assert str(root[0].text).startswith(voice(lang, game)("title").rstrip("."))
    for element in root.iter():
        assert tag(element) in ("svg", "g", "title", "text", "rect", "circle", "path")
        assert not {"style", "class", "href"} & element.attrib.keys()
    assert list(written_amiss(root)) == []
    shown = things(root)
    assert len(shown) == len(set(shown))
    named = "\n".join(f'"{word}"' for thing in shown for word in thing.split(":"))
    assert not [secret for secret in game.hidden(match.state, viewer) if secret in named]
    ask = match.position.ask(viewer)
    touched = {thing for option in ask.options for thing in option.touches} if ask else set()
    assert [each for each in touched if not NAMED.fullmatch(each)] == []
    phase = getattr(match.view(viewer), "phase", "")
    missing = [
        each for each in touched - set(shown) if (phase, each.split(":")[0]) not in ELSEWHERE
    ]
    assert missing == []


@pytest.mark.parametrize("name", CASES)
def test_everything_can_be_read_and_touched_and_nothing_hidden_is_there(name: str) -> None:
    case = CASES[name]
    viewers = [SPECTATOR, REFEREE, *range(case.seats)]
    lang = cycle(LANGUAGES)
    for number, match in enumerate(random_match(case, f"album {name}")):
        last = match
        if number in MOMENTS:
            for viewer in {match.asks[0].seat, viewers[number % len(viewers)]}:
                look(match, viewer, next(lang))
    for viewer in viewers[:3]:
        look(last, viewer, next(lang))


# --- Notebooks, and what each game shows


@pytest.mark.parametrize("name", ["confrontation-1", "journey-1"])
def test_a_notebook_shows_what_everybody_may_see_and_of_a_game_that_is_over_all(name: str) -> None:
    text = voice("en", CASES[name].game)
    for number, match in enumerate(random_match(CASES[name], "notebook")):
        last = match
        if number == 10:
            spectated = match.game.picture(match.view(SPECTATOR), text)
            assert match._repr_svg_() == match.position._repr_svg_() == spectated
            assert match.picture("pl") != spectated
    assert last._repr_svg_() == last.picture() == last.game.picture(last.view(REFEREE), text)


def test_giving_up_ends_a_game_for_its_picture_too() -> None:
    match = next(islice(random_match(CASES["confrontation-1"], "notebook"), 10, None))
    before = match.picture()
    match.resign(0)
    assert match.picture() != before
    assert match.picture() == match.game.picture(match.view(REFEREE), voice("en", match.game))


BOARD = "frodo@shire sam@shire merry@cardolan! gimli@rhudaur / orcs@mordor warg@rohan balrog@rohan"


@rule("C-2.14", "C-13.1", "C-13.2")
def test_fronts_are_for_the_owner_and_for_who_lies_open() -> None:
    scene = board.Scene(BOARD)
    ours, theirs = {"frodo", "sam", "merry", "gimli"}, {"orcs", "warg", "balrog"}
    for viewer, seen in (
        (0, ours),
        (1, theirs | {"merry"}),
        (SPECTATOR, {"merry"}),
        (REFEREE, ours | theirs),
    ):
        shown = things(painted("confrontation", scene.view(viewer)))
        pieces = {thing.partition(":")[2] for thing in shown if thing.startswith("piece:")}
        assert pieces == seen


def painted(game: str, view: Any) -> Element:
    found = registry.game(game)
    return fromstring(found.picture(view, voice("en", found)))


def test_backs_are_as_many_as_hidden_pieces_and_say_who_they_can_be() -> None:
    text = voice("en", registry.game("confrontation"))
    seen = confrontation(board.Scene(BOARD).view(0), text, ())
    spots = [spot.place for area in seen.bands[0][0] if area.map for spot in area.map.spots]
    (rohan,) = [place for place in spots if place.id == "region:rohan"]
    assert [thing.state for thing in rohan.held] == ["back", "back"]
    assert "Possible: Orcs, Balrog, Warg" in rohan.held[0].said


def test_the_combat_that_is_resolved_has_a_golden_rim() -> None:
    fought = fight_at("egladil", ("the-commander", "the-destroyer", "gimli", "legolas"))
    game = registry.game("warcards")
    seen = warcards.scene(game.view(fought.state, 0), voice("en", game), ())
    areas = {area.id: area for band in seen.bands for stack in band for area in stack}
    assert areas["egladil"].lit
    assert areas["egladil"].number == "2 : 3"
    cards = {thing.id for row in areas["egladil"].rows for thing in row.things}
    assert cards == {"the-commander", "the-destroyer", "gimli", "legolas"}


def test_every_state_of_a_square_looks_its_own_way() -> None:
    assert len(set(SQUARES.values())) == len(SQUARES)


@pytest.mark.parametrize(
    ("game", "hues"), [("warcards", warcards.HUES), ("fellowship", fellowship.HUES)]
)
def test_cards_have_the_hues_that_they_have_on_the_page(game: str, hues: dict[str, str]) -> None:
    tokens = (PAGE / game / "tokens.css").read_text("utf-8")
    page = dict(re.findall(r"--(?:culture-)?(\w+): (#\w+);", tokens))
    assert {name: page.get(name) for name in hues} == hues
    assert len(set(hues.values())) == len(hues)


# --- Words


def test_what_is_too_long_is_cut_off() -> None:
    assert wrap("Czarnoksiężnik z Angmaru", 80, 10) == ["Czarnoksiężn…", "z Angmaru"]
    assert wrap("one two three", 40, 10, 1) == ["one …"]
    assert wrap("Otto i pies", 45, 10) == ["Otto", "i pies"]
