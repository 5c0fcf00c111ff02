"""The pictures of the page in the documentation, and what shows that one of them is out of date.

Beside each picture is kept what was to be seen on the page when it was taken: a fingerprint of all
words, kinds of things and colours on the screen. Another machine draws letters a little otherwise,
and a picture is no worse for it; but the page that it would be taken of must have that fingerprint.
"""

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.conftest import AT_ONCE
from tests.e2e.film import KNOWING, SCREEN, film
from tests.e2e.places import PLACES, Tables, prepare, settle
from tests.e2e.visitor import Visitor
from tests.services.chromium import ARGUMENTS, chromium
from tests.services.inn import Inn

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "web"
TAKEN = FOLDER / "taken.json"
FILM = "turn.png"


class Picture(Struct, frozen=True):
    place: str
    theme: Literal["light", "dark"]
    lang: str
    width: int = 1440
    height: int = 900
    scale: float = 0.6

    @property
    def name(self) -> str:
        return f"{self.place}-{self.theme}-{self.width}.png"


PICTURES = [
    Picture("shelf", "dark", "en"),
    Picture("box", "light", "pl", height=1000),
    Picture("gathering", "dark", "pl", height=1250),
    Picture("table", "dark", "en"),
    Picture("four", "light", "pl"),
    Picture("duel", "light", "en"),
    Picture("duel", "dark", "pl", 390, 844, 0.75),
    Picture("war", "dark", "en"),
    Picture("war", "light", "pl", 390, 844, 0.75),
    Picture("skirmish", "dark", "en"),
    Picture("skirmish", "light", "pl", 390, 844, 0.75),
    Picture("cards", "light", "pl"),
    Picture("over", "dark", "en"),
    Picture("replay", "light", "en"),
    Picture("text", "dark", "pl"),
    Picture("hobbits", "light", "pl", 390, 844, 0.75),
    Picture("table", "light", "en", 390, 844, 0.75),
    Picture("split", "dark", "pl", 390, 844, 0.75),
]


FILMED = Picture("table", "dark", "en", **SCREEN)
"""What the film begins with."""

OUTLINE = """() => {
  const seen = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0
    && box.left < innerWidth && box.top < innerHeight;
  const found = [];
  const look = (one) => {
    const { color, backgroundColor, visibility, opacity } = getComputedStyle(one);
    if (visibility === "hidden" || opacity === "0") return;
    if (seen(one.getBoundingClientRect())) {
      const kinds = [...one.classList].filter((name) => !name.startsWith("svelte-"));
      found.push([one.tagName.toLowerCase(), ...kinds, color, backgroundColor].join(" "));
    }
    for (const child of one.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) look(child);
      if (child.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNodeContents(child);
      if (seen(range.getBoundingClientRect())) found.push(child.data.trim());
    }
  };
  look(document.body);
  return found;
}"""
CHANCE = re.compile(r"\b[0-9a-f]{64}\b")
"""What is another in every game: the promise of its dice."""


class Taken(Struct, frozen=True):
    picture: str
    """A hash of the file."""
    shows: str
    """The fingerprint of the page that it was taken of."""


def taken() -> dict[str, Taken]:
    return msgspec.json.decode(TAKEN.read_bytes(), type=dict[str, Taken])


def hashed(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


PATIENCE = 50
"""How often a page is looked at that still moves."""


def fingerprint(page: Page) -> str:
    """Of what is to be seen when everything has come to rest."""
    before = None
    for _ in range(PATIENCE):
        settle(page)
        seen = page.evaluate(OUTLINE)
        if seen == before:
            return hashed("\n".join(CHANCE.sub("#", line) for line in seen).encode())
        before = seen
    raise AssertionError("the page never comes to rest")


def comes_to_show(page: Page, wanted: str) -> bool:
    """On a busy machine something may come late, and everything is at rest before it."""
    return any(fingerprint(page) == wanted for _ in range(PATIENCE))


class Studio:
    """Everything that there is a picture of, in a browser."""

    def __init__(self, browser: Browser, inn: Inn) -> None:
        self.browser = browser
        self.url = inn.url
        # Whatever happens from now on has happened just now.
        self.now = datetime.now()
        self.host = Visitor(inn.url, "Ania")
        self.tables: Tables = prepare(self.host)

    @contextmanager
    def at(self, picture: Picture) -> Iterator[Page]:
        context = self.browser.new_context(
            base_url=self.url,
            locale=picture.lang,
            color_scheme=picture.theme,
            reduced_motion="reduce",
            viewport={"width": picture.width, "height": picture.height},
            device_scale_factor=picture.scale,
        )
        context.add_init_script(KNOWING)
        context.add_init_script(AT_ONCE)
        context.clock.set_fixed_time(self.now)
        page = self.host.enter(context.new_page())
        PLACES[picture.place].visit(page, self.tables, picture.lang)
        # The words and cards of a game may come after the place itself.
        page.wait_for_load_state("networkidle")
        settle(page)
        yield page
        context.close()


def photograph() -> None:
    """Take them all anew; the film only if it would show something else."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=15_000)
    before = taken() if TAKEN.exists() else {}
    made: dict[str, Taken] = {}
    with Inn() as inn, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(chromium(whole=True)), args=ARGUMENTS
        )
        studio = Studio(browser, inn)
        for picture in PICTURES:
            with studio.at(picture) as page:
                shot = page.screenshot(path=FOLDER / picture.name)
                made[picture.name] = Taken(hashed(shot), fingerprint(page))
            print(f"{picture.name}: taken")
        with studio.at(FILMED) as page:
            shows = fingerprint(page)
        if FILM in before and before[FILM].shows == shows:
            made[FILM] = before[FILM]
        else:
            moving = film(browser, inn.url, studio.host, studio.tables)
            (FOLDER / FILM).write_bytes(moving)
            made[FILM] = Taken(hashed(moving), shows)
            print(f"{FILM}: taken")
    TAKEN.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")
