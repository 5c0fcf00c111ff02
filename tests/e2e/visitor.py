"""Somebody who prepares a table through the API and then comes to it with a browser."""

from typing import Any

import msgspec
from playwright.sync_api import Page

from mathom.client import Guest, Seat
from mathom.core.record import Record, dump

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
LONGEST = 3000
"""No game takes that many choices."""


class Visitor(Guest):
    """Tables are named by their ids."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request to the API, which must be granted."""
        answer = self.request(method, path, body)
        read = answer.read()
        assert answer.status < 400, (method, path, answer.status, read)
        return msgspec.json.decode(read) if read else None

    def sit(self, *seats: dict[str, str], **more: Any) -> str:
        """Open a table: `visitor.sit(ME, BOT)`. It begins at once if no seat is open."""
        new = {"game": "journey", "seats": list(seats), "name": self.name} | more
        return str(self.ask("POST", "/tables", new)["id"])

    def bring(self, record: Record) -> str:
        """Bring a game that was played elsewhere."""
        return str(self.ask("POST", "/records", msgspec.Raw(dump(record)))["id"])

    def go_on(self, record: Record, ply: int, *seats: dict[str, str], **more: Any) -> str:
        """A table that begins at a position of that game."""
        branch = {"table": self.bring(record), "ply": ply}
        return self.sit(*seats, branch=branch, **more)

    def play_out(self, table: str) -> None:
        """Choose the first option for all of one's seats until the game is over."""
        for _ in range(LONGEST):
            for number in self.ask("GET", f"/tables/{table}")["you"]:
                seat = Seat(self, table, number)
                position = seat.position()
                if position.over:
                    return
                mine = seat.ask(position)
                if mine is not None and mine.options is not None:
                    seat.choose(position, mine.options[0].code)
        raise AssertionError(f"still not over after {LONGEST} looks at it")

    @property
    def cookie(self) -> str:
        """Who they are to the server, as `name=value`."""
        self.ask("GET", "/me")
        return self._headers["Cookie"]

    def enter(self, page: Page) -> Page:
        """Make a browser this person's."""
        name, _, value = self.cookie.partition("=")
        page.context.add_cookies([{"name": name, "value": value, "url": self.server}])
        return page
