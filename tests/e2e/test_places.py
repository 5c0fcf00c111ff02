"""What holds for every page: it can be used by everybody, fits every screen, and looks as meant."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.contrast import faint_words
from tests.e2e.places import PLACES, Tables, light, prepare, settle
from tests.e2e.visitor import Visitor
from tests.e2e.watch import Watch
from tests.e2e.words import words
from tests.services.inn import Inn

SMALLEST = (320, 640)
PHOTOGRAPHED = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1440, 900))
"""Usual phones, upright and on their side, a tablet, a small and a usual laptop."""
THEMES = ("light", "dark")
PHOTOS = "MATHOM_PHOTOS" in os.environ
"""Whether pictures are taken of all of it, for people to look at: `make photos`."""
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
MAIN = ("box", "gathering", "table", "over", "text", "replay")
"""Where most time is spent; these are looked at in both languages."""

FITTED = [
    (place, lang) for place in PLACES for lang in LOCALES if PHOTOS or lang == "pl" or place in MAIN
]
"""Polish words are the longer ones: what has room for them has room for the English."""

SMALL = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const in_a_sentence = (one) => [...one.parentNode.childNodes]
    .some((beside) => beside.nodeType === Node.TEXT_NODE && beside.textContent.trim() !== "");
  const large = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 43.5 && height > 43.5;
  };
  return [...document.querySelectorAll("button, a.button, select, summary, input, [role=tab]")]
    .filter((one) => seen(one) && !one.closest(".unseen") && !in_a_sentence(one))
    .filter((one) => !large(one) && !(one.closest("label") && large(one.closest("label"))))
    .map((one) => one.outerHTML.slice(0, 160));
}"""
"""What is less than 44 pixels wide or high, but for links in the middle of a text."""


@pytest.fixture(scope="module")
def host(server: Inn) -> Visitor:
    return Visitor(server.url, "Ania")


@pytest.fixture(scope="module")
def tables(host: Visitor) -> Tables:
    return prepare(host)


@pytest.fixture(autouse=True)
def nothing_is_nowhere(watch: Watch) -> None:
    """One of the places is none, and the server says so."""
    watch.allow(r"status of 404 .*/no/such/place\)$")


@pytest.mark.parametrize(("place", "lang"), FITTED)
def test_it_fits_every_screen(
    guest: Callable[..., Page],
    host: Visitor,
    tables: Tables,
    shoot: Callable[..., Path],
    place: str,
    lang: str,
) -> None:
    page = host.enter(guest(locale=LOCALES[lang], reduced_motion="reduce"))
    PLACES[place].visit(page, tables, lang)
    wide = {}
    for width, height in (SMALLEST, *PHOTOGRAPHED):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            wide[width] = page.evaluate("document.documentElement.scrollWidth")
        for theme in THEMES if PHOTOS and (width, height) in PHOTOGRAPHED else ():
            light(page, theme)
            shoot(page, f"{place}-{width}-{theme}-{lang}")
    assert not wide, "these scroll sideways"


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("place", ["table", "hobbits", "four", "duel", "war", "fire", "six"])
def test_a_laptop_shows_the_whole_board(
    guest: Callable[..., Page], host: Visitor, tables: Tables, place: str, lang: str
) -> None:
    page = host.enter(guest(locale=LOCALES[lang], reduced_motion="reduce"))
    PLACES[place].visit(page, tables, lang)
    board = page.get_by_role("group", name=words(lang)("table-board"))
    for width, height in ((1280, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert board.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, (width, height)


@pytest.mark.parametrize("place", PLACES)
def test_fingers_hit_what_they_aim_at(
    guest: Callable[..., Page], host: Visitor, tables: Tables, place: str
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = host.enter(guest(reduced_motion="reduce", **phone))
    PLACES[place].visit(page, tables)
    # What is printed on cards may come last, and gives them their size.
    page.wait_for_load_state("networkidle")
    settle(page)
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize(
    ("place", "lang"), [*((place, "en") for place in PLACES), *((place, "pl") for place in MAIN)]
)
def test_nothing_shuts_anybody_out(
    guest: Callable[..., Page],
    host: Visitor,
    tables: Tables,
    axe: Callable[[Page], list[str]],
    place: str,
    lang: str,
) -> None:
    page = host.enter(guest(locale=LOCALES[lang], reduced_motion="reduce"))
    PLACES[place].visit(page, tables, lang)
    # Colours are all that a theme changes.
    found = axe(page)
    for theme in THEMES:
        light(page, theme)
        found += [f"{theme}: {faint}" for faint in faint_words(page)]
    assert not found, "\n".join(found)
