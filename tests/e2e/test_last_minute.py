"""The last minute of a game is a quiet one: whatever comes, no page asks for it again and again."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from mathom.client import Seat
from mathom.core.match import replay
from mathom.core.record import Record
from tests.e2e.player import Player
from tests.e2e.scenes import fought, played, travelled, warred
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

GAMES: dict[str, Callable[[], Record]] = {
    "journey": lambda: played(2, "road 2"),
    "confrontation": lambda: fought("mellon"),
    "warcards": lambda: warred("lembas"),
    "fellowship": lambda: travelled("lembas 3"),
}
LAST = 2
"""Choices that are left when the player comes; they are made over the API."""
SPEEDS = ("slow", "normal", "fast", "at-once")
PREFER = """
if (location.protocol !== 'about:') {
  localStorage['mathom.settings'] = '{"lang": "en", "goOn": "never", "speed": "SPEED"}';
}
"""
STEP, STEPS = 1000, 120
"""So far and so often a page's clock is put forward until it shows the end."""
MINUTE = 60_000
ROUNDS = 12
"""Answers that a page waits for when nothing more is to happen: who asks again and again does so
between them.
"""


class Watcher:
    """One of several windows in which somebody has the same table open, each with another speed.
    It can be let run as if time went by, and writes down what it asks about tables.
    """

    def __init__(self, page: Page, speed: str, table: str) -> None:
        self.page = page
        self.asked: list[str] = []
        page.clock.install()
        page.add_init_script(PREFER.replace("SPEED", speed))
        page.on("request", lambda request: self._note(request.url))
        self.player = Player(page).go_to(table)
        expect(self.player.prompt).to_be_visible()

    def _note(self, url: str) -> None:
        path = urlsplit(url).path
        if path.startswith("/api/tables/"):
            self.asked.append(path)

    def sees_the_end(self) -> None:
        for _ in range(STEPS):
            if self.player.over.is_visible():
                return
            self.page.clock.run_for(STEP)
        expect(self.player.over).to_be_visible()

    def goes_on(self) -> None:
        self.page.clock.run_for(MINUTE)
        for _ in range(ROUNDS):
            self.page.evaluate("() => fetch('/api/games').then((answer) => answer.json())")


MOST_SECRETS_BY_DAY = one_by_day("confrontation", *sorted(GAMES.keys() - {"confrontation"}))
"""What the page asks is also proven without a browser."""


@pytest.mark.parametrize("game", MOST_SECRETS_BY_DAY)
def test_the_end_is_asked_for_once(guest: Callable[..., Page], server: Inn, game: str) -> None:
    record = GAMES[game]()
    visitors = [Visitor(server.url, taken.name) for taken in record.seats]
    seat = surprised(record)
    me = visitors[seat]
    table = me.go_on(
        record,
        len(record.choices) - LAST,
        *(ME if one is me else OPEN for one in visitors),
        game=game,
    )
    for number, one in enumerate(visitors):
        if one is not me:
            one.take(table, number)
    first = me.enter(guest(at_once=False))
    pages = [first, *(first.context.new_page() for _ in SPEEDS[1:])]
    watchers = [Watcher(page, speed, table) for page, speed in zip(pages, SPEEDS, strict=True)]
    for watcher in watchers:
        watcher.asked.clear()
    for line in record.choices[-LAST:]:
        asks, _, code = line.partition(" ")
        theirs = Seat(visitors[int(asks)], table, int(asks))
        theirs.choose(theirs.position(), code)
    for watcher in watchers:
        watcher.sees_the_end()
    for watcher in watchers:
        watcher.goes_on()
    # At most what lies before each position that is told.
    asked = {speed: len(one.asked) for speed, one in zip(SPEEDS, watchers, strict=True)}
    assert max(asked.values()) <= LAST, asked
    for watcher in watchers:
        watcher.asked.clear()
        watcher.page.get_by_role("link", name=watcher.player.say("home-label")).click()
        watcher.goes_on()
        assert not [path for path in watcher.asked if table in path]


def surprised(record: Record) -> int:
    """The seat from which most was kept secret: at the end all of it begins to count."""
    match = replay(record, len(record.choices))
    return min(range(len(record.seats)), key=match.ply_seen_by)
