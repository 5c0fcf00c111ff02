"""What holds for every page: it can be used by everybody, fits every screen, and looks as meant."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.places import PLACES, Tables, light, prepare, settle
from tests.e2e.visitor import Visitor
from tests.services.inn import Inn

SCREENS = {320: 640, 390: 844, 820: 1180, 1440: 900}
"""Their heights by their widths: small and usual phones, a tablet, a laptop."""
PHOTOGRAPHED = (390, 820, 1440)
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
MAIN = ("box", "gathering", "table", "over", "text", "replay")
"""Where most time is spent; these are looked at in both languages."""

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


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("place", PLACES)
def test_it_fits_every_screen_and_is_photographed(
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
    for width, height in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            wide[width] = page.evaluate("document.documentElement.scrollWidth")
        for theme in THEMES if width in PHOTOGRAPHED else ():
            light(page, theme)
            shoot(page, f"{place}-{width}-{theme}-{lang}")
    assert not wide, "these scroll sideways"


@pytest.mark.parametrize("place", PLACES)
def test_fingers_hit_what_they_aim_at(
    guest: Callable[..., Page], host: Visitor, tables: Tables, place: str
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = host.enter(guest(reduced_motion="reduce", **phone))
    PLACES[place].visit(page, tables)
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
    found = {}
    for theme in THEMES:
        light(page, theme)
        if violations := axe(page):
            found[theme] = violations
    assert not found, "\n".join(f"{theme}: {line}" for theme in found for line in found[theme])
