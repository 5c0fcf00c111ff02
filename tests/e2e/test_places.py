"""What holds for every page: it can be used by everybody, fits every screen, and looks as meant.

By day each place is visited once, in Polish, and looked at for all that it shows: Polish words are
the longer ones, and what has room for them has room for the English. At night in both languages,
and with a phone as well.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.axe import grave_violations
from tests.e2e.conftest import AT_ONCE
from tests.e2e.contrast import faint_words
from tests.e2e.places import PLACES, Tables, light, prepare, settle
from tests.e2e.visitor import Visitor
from tests.e2e.watch import Watch
from tests.e2e.words import words
from tests.services.inn import Inn

SMALLEST = (320, 640)
PHOTOGRAPHED = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1440, 900))
"""Usual phones, upright and on their side, a tablet, a small and a usual laptop."""
LAPTOPS = PHOTOGRAPHED[-2:]
THEMES = ("light", "dark")
PHOTOS = "MATHOM_PHOTOS" in os.environ
"""Whether pictures are taken of all of it, for people to look at: `make photos`."""
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
BOARDS = ("table", "hobbits", "four", "duel", "war", "fire", "six")
"""Tables whose whole board a laptop shows."""

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


def in_both(by_day: str = "") -> list[Any]:
    """Every place, in one language by day and in the others at night."""
    return [
        pytest.param(place, lang, marks=[] if lang == by_day or PHOTOS else pytest.mark.nightly)
        for lang in LOCALES
        for place in PLACES
    ]


@pytest.fixture(scope="module")
def host(server: Inn) -> Visitor:
    return Visitor(server.url, "Ania")


@pytest.fixture(scope="module")
def tables(host: Visitor) -> Tables:
    return prepare(host)


class Traveller:
    """Somebody who goes from place to place with one browser, and comes to each as if it were the
    first: to open a browser takes longer than to look around.
    """

    def __init__(self, page: Page, watch: Watch, tables: Tables, lang: str) -> None:
        self.page = page
        self._watch = watch
        self._tables = tables
        self._lang = lang
        self._screen = page.viewport_size

    def come_to(self, place: str) -> Page:
        page = self.page
        if page.url.startswith("http"):
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            # Or the next address would only be another part of this page.
            page.goto("about:blank")
        assert self._screen is not None
        page.set_viewport_size(self._screen)
        page.emulate_media(color_scheme="light")
        self._watch.forget()
        PLACES[place].visit(page, self._tables, self._lang)
        return page

    def complaints(self) -> list[str]:
        return self._watch.complaints


@contextmanager
def travelling(
    browser: Browser, host: Visitor, tables: Tables, lang: str, **device: Any
) -> Iterator[Traveller]:
    context = browser.new_context(
        base_url=host.server, locale=LOCALES[lang], reduced_motion="reduce", **device
    )
    context.add_init_script(AT_ONCE)
    watch = Watch()
    # One of the places is none, and the server says so.
    watch.allow(r"status of 404 .*/no/such/place\)$")
    watch.over(context)
    try:
        yield Traveller(host.enter(context.new_page()), watch, tables, lang)
    finally:
        context.close()


@pytest.fixture(scope="module")
def traveller(
    browser: Browser, host: Visitor, tables: Tables
) -> Iterator[Callable[..., Traveller]]:
    """One traveller for each language and device, the last one only: pages that nobody looks at
    would go on with their games.
    """
    open_: list[Any] = []

    def come(lang: str, **device: Any) -> Traveller:
        if not open_ or open_[0] != (lang, device):
            leave()
            kept = travelling(browser, host, tables, lang, **device)
            open_[:] = [(lang, device), kept, kept.__enter__()]
        found: Traveller = open_[2]
        return found

    def leave() -> None:
        if open_:
            open_[1].__exit__(None, None, None)
            open_.clear()

    yield come
    leave()


@contextmanager
def touched_with_fingers(page: Page) -> Iterator[None]:
    """The same page, on a screen as a phone has it."""
    session = page.context.new_cdp_session(page)
    try:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.set_viewport_size(PHONE["viewport"])
        settle(page)
        assert page.evaluate("matchMedia('(pointer: coarse)').matches")
        yield
    finally:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        session.detach()


@pytest.mark.parametrize(("place", "lang"), in_both("pl"))
def test_at_a_desk_it_can_be_read_by_all_and_fits_every_screen(
    traveller: Callable[..., Traveller], shoot: Callable[..., Path], place: str, lang: str
) -> None:
    here = traveller(lang)
    page = here.come_to(place)
    # How words stand out is looked at below, and more closely; by day that is enough.
    found = grave_violations(page, but=() if lang == "en" else ("color-contrast",))
    # Colours are all that a theme changes.
    for theme in THEMES:
        light(page, theme)
        found += [f"{theme}: {faint}" for faint in faint_words(page)]
    for width, height in (SMALLEST, *PHOTOGRAPHED):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > page.evaluate("window.innerWidth"):
            found.append(f"{width} x {height}: {wide} pixels wide, it scrolls sideways")
        if place in BOARDS and (width, height) in LAPTOPS:
            board = page.get_by_role("group", name=words(lang)("table-board"))
            hidden = board.evaluate("one => one.scrollHeight - one.clientHeight")
            if hidden > 1:
                found.append(f"{width} x {height}: {hidden} pixels of the board are hidden")
        for theme in THEMES if PHOTOS and (width, height) in PHOTOGRAPHED else ():
            light(page, theme)
            shoot(page, f"{place}-{width}-{theme}-{lang}")
    with touched_with_fingers(page):
        found += page.evaluate(SMALL)
    found += here.complaints()
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("place", "lang"), in_both())
def test_with_a_phone_fingers_hit_what_they_aim_at(
    traveller: Callable[..., Traveller], place: str, lang: str
) -> None:
    here = traveller(lang, **PHONE)
    page = here.come_to(place)
    # What is printed on cards may come last, and gives them their size.
    page.wait_for_load_state("networkidle")
    settle(page)
    assert page.evaluate(SMALL) == []
    assert here.complaints() == []
