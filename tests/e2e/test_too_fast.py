"""Who was too fast for the server is told so, waits as long as it wants, and is let in again."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.e2e.player import Player
from tests.e2e.watch import Watch

WAIT = 120
"""Seconds for which the server does not want to be asked."""
REFUSED = '{"reason": {"id": "refused-too-fast"}, "text": "Slowly, please."}'


def refuse(route: Route) -> None:
    route.fulfill(status=429, headers={"Retry-After": str(WAIT)}, body=REFUSED)


def test_the_shelf_comes_back_by_itself(guest: Callable[..., Page], watch: Watch) -> None:
    watch.allow("status of 429")
    page = guest()
    page.clock.install()
    player = Player(page)
    file, news = "**/assets/Shelf-*.js", "**/api/**"
    for path in (file, news):
        page.route(path, refuse)
    page.goto("/")
    lost = page.get_by_role("heading", name=player.say("page-lost-title"))
    expect(lost).to_be_visible()

    page.unroute(file)
    page.clock.run_for(5000)
    expect(lost).to_be_hidden()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Slowly, please.")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(WAIT * 500)
    assert not asked

    page.unroute(news)
    page.clock.run_for(WAIT * 1000)
    shelf = page.get_by_role("region", name=player.say("shelf-label"))
    expect(shelf.get_by_role("button", name=player.say("play")).first).to_be_visible()
    expect(refused).to_be_hidden()
