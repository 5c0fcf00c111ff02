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
from collections.abc import Iterator
from functools import cache
from itertools import combinations
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
from mathom.games.journey.picture import emblems
from mathom.games.journey.picture.draw import picture
from mathom.games.journey.picture.page import SHEET_WIDTH, height_of_sheet
from mathom.games.journey.picture.plan import WIDTH, plan
from mathom.games.journey.view import JourneyView
from tests.journey.scene import Scene, hobbits

COLOURS = list(DIE_NAMES.values())
RULED = [place for place in PLACE_NAMES.values() if place not in ("bag-end", "mordor")]
"""The places that do something in the advanced game."""

SVG = "{http://www.w3.org/2000/svg}"


class Drawing:
    """A picture, read again."""

    def __init__(self, view: JourneyView, text: Text) -> None:
        self.view = view
        self.svg = picture(view, text)
        self.root = fromstring(self.svg)
        for element in self.root.iter():
            element.tag = element.tag.removeprefix(SVG)

    def things(self) -> list[str]:
        return [name for element in self.root.iter() if (name := element.get("data-thing"))]

    def thing(self, name: str) -> Element:
        (found,) = (e for e in self.root.iter() if e.get("data-thing") == name)
        return found

    def names(self) -> dict[str, str | None]:
        """What each thing is called, for those who can't see it."""
        things = {name: self.thing(name) for name in self.things()}
        return {
            name: thing.findtext("title") or thing.get("aria-label")
            for name, thing in things.items()
        }

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
    """One position of a random game, drawn in every language."""

    drawings: dict[str, Drawing]
    touched: frozenset[str]
    """What its options touch."""


def photo(match: Match) -> Photo:
    view = match.view(SPECTATOR)
    touched = (name for ask in match.asks for option in ask.options for name in option.touches)
    return Photo({lang: draw(view, lang) for lang in LANGUAGES}, frozenset(touched))


def sights(match: Match) -> set[object]:
    """What a position shows that a picture might get wrong."""
    view = match.view(SPECTATOR)
    return {
        view.phase,
        *(ask.prompt.id for ask in match.asks),
        *(die.where for die in view.dice),
        *(square for sheet in view.sheets for square in sheet.squares),
        *((sheet.out, sheet.in_mordor) for sheet in view.sheets),
        sum(sheet.hobbit is not None for sheet in view.sheets),
        view.place,
    }


@cache
def photos(case: Case) -> list[Photo]:
    """The positions of one random game that show something new, and its end."""
    taken, seen = [], set[object]()
    for match in random_match(case, "album"):
        if not sights(match) <= seen:
            seen |= sights(match)
            taken.append(photo(match))
    return [*taken, photo(match)]


@pytest.fixture(params=range(len(GAME.variants) * len(GAME.seats)), ids=map(str, cases(GAME)))
def album(request) -> list[Photo]:
    return album_of(request.param)


@cache
def album_of(number: int) -> list[Photo]:
    return photos_of(cases(GAME)[number])
