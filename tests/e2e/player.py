"""Somebody at a table in a browser, who clicks what glows."""

import re
import time
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.words import Words, words

PATIENCE = 100.0
"""Seconds for a whole game."""
TRIES = 10


class Player:
    """What they do is the same in either language; `say` knows how the page puts it."""

    def __init__(self, page: Page, lang: str = "en", game: str = "journey") -> None:
        self.page = page
        self.say: Words = words(lang, game)

    # Where things are

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-prompt"))

    @property
    def glowing(self) -> Locator:
        """What can be chosen: things on the board, and buttons beside the prompt."""
        return self.page.locator("[data-choosable], [data-option]")

    @property
    def result(self) -> Locator:
        ids = ("table-over", "table-you-won", "table-you-lost")
        names = "|".join(re.escape(self.say(id)) for id in ids)
        over = self.page.get_by_role("region", name=re.compile(f"^({names})$"))
        return over.get_by_role("heading", level=2)

    @property
    def over(self) -> Locator:
        """What shows that the game is over: its result, or the button that opens it again."""
        return self.result.or_(self.button("table-what-now")).first

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("table-log"))

    @property
    def story(self) -> Locator:
        """The lines of the log."""
        return self.log.get_by_role("listitem")

    def button(self, id: str, /, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def link(self, id: str, /, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(id, **args), exact=True)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        path = urlsplit(self.page.url).path.split("/")
        assert path[1] == "t", path
        return path[2]

    # What they do

    def go_to(self, table: str, query: str = "") -> "Player":
        self.page.goto(f"/t/{table}{query}")
        return self

    def open_box(self) -> None:
        self.page.goto("/")
        box = re.compile(re.escape(self.say.told("title")))
        self.page.get_by_role("region", name=self.say("shelf-label")).get_by_role(
            "button", name=box
        ).click()

    def is_asked(self) -> "Player":
        """Waits until it is this player's turn."""
        expect(self.glowing.first).to_be_visible()
        return self

    def choose(self) -> bool:
        """Waits for a choice and makes the first there is; returns whether the game goes on."""
        for _ in range(TRIES):
            expect(self.glowing.or_(self.over).first).to_be_visible()
            if self.over.is_visible():
                return False
            if self.touch():
                return True
        raise AssertionError("what glows can't be touched")

    def touch(self) -> bool:
        """Clicks the first thing that glows, if it has not gone out again; returns whether it had
        not. Something that wants to be chosen twice glows again, and so gets its second click.
        Squares are left whole, which makes the game shorter by half.
        """
        leave = self.page.locator("[data-option='leave']")
        try:
            (leave if leave.is_visible() else self.glowing.first).click(timeout=1000)
        except TookTooLong:
            # It went while the pointer was on its way, or a reason lies over the next thing.
            self.page.keyboard.press("Escape")
            return False
        return True

    def play_to_the_end(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.choose():
            assert time.monotonic() < end, "the game does not end"
