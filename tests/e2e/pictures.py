"""The pictures of the page in the documentation."""

from pathlib import Path
from typing import Literal

from msgspec import Struct
from playwright.sync_api import expect, sync_playwright

from tests.e2e.conftest import AT_ONCE
from tests.e2e.film import film
from tests.e2e.places import PLACES, prepare
from tests.e2e.visitor import Visitor
from tests.services.chromium import ARGUMENTS, chromium
from tests.services.inn import Inn

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "web"
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
    Picture("gathering", "dark", "pl"),
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


def photograph() -> None:
    """Take them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=15_000)
    with Inn() as inn, sync_playwright() as playwright:
        host = Visitor(inn.url, "Ania")
        tables = prepare(host)
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=ARGUMENTS)
        for picture in PICTURES:
            context = browser.new_context(
                base_url=inn.url,
                locale=picture.lang,
                color_scheme=picture.theme,
                reduced_motion="reduce",
                viewport={"width": picture.width, "height": picture.height},
                device_scale_factor=picture.scale,
            )
            context.add_init_script(AT_ONCE)
            page = host.enter(context.new_page())
            PLACES[picture.place].visit(page, tables, picture.lang)
            # The words and cards of a game may come after the place itself.
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER / picture.name)
            context.close()
            print(f"{picture.name}: taken")
        (FOLDER / FILM).write_bytes(film(browser, inn.url, host, tables))
        print(f"{FILM}: taken")
