"""The pictures of the page in the documentation."""

from pathlib import Path

from msgspec import Struct
from playwright.sync_api import expect, sync_playwright

from tests.e2e.places import PLACES, prepare
from tests.e2e.visitor import Visitor
from tests.services.chromium import ARGUMENTS, chromium
from tests.services.inn import Inn

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "web"


class Picture(Struct, frozen=True):
    place: str
    theme: str
    lang: str
    width: int
    height: int
    scale: float


def _wide(place: str, theme: str, lang: str) -> Picture:
    return Picture(place, theme, lang, 1440, 900, 0.6)


def _phone(place: str, theme: str, lang: str) -> Picture:
    return Picture(place, theme, lang, 390, 844, 0.75)


PICTURES = {
    "shelf-dark": _wide("shelf", "dark", "en"),
    "shelf-light": Picture("box", "light", "pl", 1440, 1000, 0.6),
    "gathering": _wide("gathering", "dark", "pl"),
    "table-dark": _wide("table", "dark", "en"),
    "table-light": _wide("four", "light", "pl"),
    "over": _wide("over", "dark", "en"),
    "replay": _wide("replay", "light", "en"),
    "text": _wide("text", "dark", "pl"),
    "phone-hobbits": _phone("hobbits", "light", "pl"),
    "phone-table": _phone("table", "light", "en"),
    "phone-dark": _phone("split", "dark", "pl"),
}


def photograph() -> None:
    """Take them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=15_000)
    with Inn() as inn, sync_playwright() as playwright:
        host = Visitor(inn.url, "Ania")
        tables = prepare(host)
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=ARGUMENTS)
        for name, picture in PICTURES.items():
            context = browser.new_context(
                base_url=inn.url,
                locale=picture.lang,
                color_scheme="dark" if picture.theme == "dark" else "light",
                reduced_motion="reduce",
                viewport={"width": picture.width, "height": picture.height},
                device_scale_factor=picture.scale,
            )
            page = host.enter(context.new_page())
            PLACES[picture.place].visit(page, tables, picture.lang)
            page.screenshot(path=FOLDER / f"{name}.png")
            context.close()
            print(f"{name}.png: taken")
