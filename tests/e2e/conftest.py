"""A real browser at a real server. Everything here is marked `browser`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.axe import grave_violations
from tests.e2e.watch import Watch
from tests.services.chromium import ARGUMENTS, chromium
from tests.services.inn import Inn
from tests.services.service import Missing

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "mathom" / "server" / "page" / "index.html"
SCREENSHOTS = ROOT / ".artefacts" / "screenshots"
AT_ONCE = """
if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("mathom.settings") ?? "{}");
  const quick = { speed: "at-once", goOn: "never", callsAnswered: true, ...kept };
  localStorage.setItem("mathom.settings", JSON.stringify(quick));
}
"""
"""What others do appears at once, and nobody is asked whether they want to be called, unless a test
has set it otherwise.
"""

expect.set_options(timeout=30_000)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the browser tests, and puts them last: while Playwright runs, a test in the same
    process can't start an event loop of its own.
    """

    def in_a_browser(item: pytest.Item) -> bool:
        return item.nodeid.startswith("tests/e2e/")

    for item in filter(in_a_browser, items):
        item.add_marker("browser")
    items.sort(key=in_a_browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        program = chromium()
    except Missing as missing:
        pytest.skip(str(missing))
    return browser_type_launch_args | {"executable_path": str(program), "args": ARGUMENTS}


@pytest.fixture(scope="session")
def base_url() -> None:
    """Nothing for the whole session: a test may have a server of its own."""


@pytest.fixture(scope="session")
def server(browser_type_launch_args: dict[str, Any]) -> Iterator[Inn]:
    """A running server, one for all tests of a process, as people share one. A test that needs
    nobody else there, or other settings, opens an `Inn` of its own.
    """
    if not PAGE.exists():
        pytest.fail("The page has not been built: run `make page` first.")
    with Inn() as inn:
        yield inn


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test for every error in a console and every request to another host."""
    watch = Watch()
    yield watch
    if watch.complaints:
        pytest.fail("\n".join(watch.complaints), pytrace=False)


@pytest.fixture
def new_context(
    watch: Watch, server: Inn, new_context: Callable[..., BrowserContext]
) -> Callable[..., BrowserContext]:
    """Every browser context is watched, and at home on the server."""

    def watched(at_once: bool = True, **options: Any) -> BrowserContext:
        # What a service worker fetches, a test could neither watch nor hold back.
        home = {"base_url": server.url, "locale": "en-GB", "service_workers": "block"}
        context = new_context(**(home | options))
        context.set_default_timeout(60_000)
        watch.over(context)
        if at_once:
            context.add_init_script(AT_ONCE)
        return context

    return watched


@pytest.fixture
def guest(new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Another person with a browser of their own. Takes what Playwright calls `viewport`,
    `locale`, `color_scheme`, `reduced_motion` and so on; `base_url` for another server. With
    `at_once=False` what others do takes the time that a newcomer's browser gives it.
    """

    def arrive(**options: Any) -> Page:
        return new_context(**options).new_page()

    return arrive


@pytest.fixture
def artefacts() -> Path:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    return SCREENSHOTS


@pytest.fixture
def shoot(artefacts: Path) -> Callable[..., Path]:
    """`shoot(page, "table-dark")` takes a screenshot for people to look at."""

    def shoot(page: Page, name: str, **options: Any) -> Path:
        path = artefacts / f"{name}.png"
        page.screenshot(path=path, **options)
        return path

    return shoot


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """`assert not axe(page)`: what is serious or critical, in a readable form."""
    return grave_violations
