"""Playing at a Mathom server from Python: the API that the page uses, with types.

from mathom.client import Guest

me = Guest("http://127.0.0.1:8000", name="Sam")
seat = me.play("journey", against="greedy")
for position in seat.positions():
    ask = seat.ask(position)
    if ask:
        seat.choose(position, ask.options[0].code)
"""

import http.client
import time
from collections.abc import Iterator, Mapping, Sequence
from http.cookies import SimpleCookie
from typing import Any, Literal, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from mathom.core.game import Value
from mathom.server.wire import (
    AskInfo,
    ChatLine,
    Chosen,
    GameInfo,
    News,
    NewSeat,
    NewTable,
    OrdersInfo,
    Phrase,
    Position,
    Resigned,
    SeatTaken,
    TableInfo,
    TableList,
    Trouble,
    WhyNot,
)
from mathom.server.words import preferred, words

T = TypeVar("T")
TIMEOUT = 60.0
"""Seconds. A stream says something at least every twenty."""


class Refusal(Exception):
    """The server's no, with its reason."""

    def __init__(self, status: int, trouble: Trouble) -> None:
        super().__init__(trouble.text)
        self.status = status
        self.trouble = trouble


class Stale(Refusal):
    """The position has changed; `trouble.position` is the new one."""


class Guest:
    """Somebody at a server, known to it by a cookie."""

    def __init__(self, server: str, name: str = "", lang: str = "en", token: str = "") -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.lang = preferred(lang)
        self._headers = {"Accept-Language": lang}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"

    # Tables

    def games(self) -> list[GameInfo]:
        return self._call("GET", "/games", list[GameInfo])

    def tables(self) -> list[TableInfo]:
        """Those that everybody may join or watch."""
        return self._call("GET", "/tables", TableList).tables

    def mine(self) -> list[TableInfo]:
        return self._call("GET", "/tables/mine", TableList).tables

    def table(self, id: str) -> TableInfo:
        return self._call("GET", f"/tables/{id}", TableInfo)

    def open(
        self,
        game: str,
        seats: Sequence[NewSeat],
        options: Mapping[str, Value] | None = None,
        listed: bool = False,
    ) -> TableInfo:
        self._call("GET", "/me", dict[str, Any])
        new = NewTable(
            game=game,
            seats=list(seats),
            options=dict(options or {}),
            name=self.name or None,
            listed=listed,
        )
        return self._call("POST", "/tables", TableInfo, new)

    def play(self, game: str, against: str, seats: int = 2) -> "Seat":
        """Sit down at a new table with bots in all the other seats."""
        others = [NewSeat(kind="bot", bot=against) for _ in range(seats - 1)]
        table = self.open(game, [NewSeat(kind="me"), *others])
        return Seat(self, table.id, 0)

    def take(self, table: str, seat: int) -> "Seat":
        """Take an open seat."""
        self._call("GET", "/me", dict[str, Any])
        self._call("POST", f"/tables/{table}/seats/{seat}", SeatTaken, {"name": self.name})
        return Seat(self, table, seat)

    # Talk

    def heard(self, line: ChatLine) -> str:
        """What somebody said. A ready-made sentence is said in this guest's language, whatever the
        speaker's is.
        """
        text = words(self.lang)
        ready = f"phrase-{line.phrase}"
        return text(ready) if line.phrase is not None and text.has(ready) else line.text

    # The wire

    def _call(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        for wait in (0.2, 0.5, 1, 2, 4, None):
            try:
                status, answer = self._ask(method, path, body)
            except (OSError, http.client.HTTPException):
                # Choices carry a key, and the rest changes nothing when it is asked twice.
                if wait is None or (method != "GET" and not path.endswith("/choices")):
                    raise
                time.sleep(wait)
                continue
            if status < 400:
                return msgspec.json.decode(answer, type=kind)
            trouble = msgspec.json.decode(answer, type=Trouble)
            if status != 429 or wait is None:
                raise (Stale if status == 409 else Refusal)(status, trouble)
            time.sleep(wait)
        raise AssertionError("unreachable")

    def _ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        response = self.request(method, path, body)
        return response.status, response.read()

    def request(self, method: str, path: str, body: Any = None) -> http.client.HTTPResponse:
        """One request as it is; what `stream` reads line by line."""
        parts = urlsplit(self.server)
        kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        connection = kind(parts.netloc, timeout=TIMEOUT)
        headers = {**self._headers, "Content-Type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        connection.request(method, f"{parts.path}/api{path}", data, headers)
        response = connection.getresponse()
        cookies = SimpleCookie(response.headers.get("Set-Cookie", ""))
        if "mathom" in cookies:
            self._headers["Cookie"] = f"mathom={cookies['mathom'].value}"
        return response


class Seat:
    """A seat at a table, and everything that its player can do."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat

    def position(self) -> Position:
        query = urlencode({"seat": self.seat})
        return self.guest._call("GET", f"/tables/{self.table}/position?{query}", Position)

    def news(self) -> Iterator[News]:
        """Everything that happens at the table, until it is cut off."""
        query = urlencode({"seat": self.seat})
        response = self.guest.request("GET", f"/tables/{self.table}/stream?{query}")
        if response.status != 200:
            raise Refusal(response.status, msgspec.json.decode(response.read(), type=Trouble))
        decoder = msgspec.json.Decoder(News)
        for line in response:
            yield decoder.decode(line)

    def positions(self) -> Iterator[Position]:
        """Every position, up to the end of the game. A line that breaks is taken up again."""
        while True:
            try:
                for news in self.news():
                    if isinstance(news, Position):
                        yield news
                        if news.over:
                            return
            except (OSError, http.client.HTTPException):
                time.sleep(1)

    def ask(self, position: Position) -> AskInfo | None:
        """What this seat is asked, if anything."""
        for ask in position.asks:
            if ask.seat == self.seat and ask.options:
                return ask
        return None

    def choose(self, position: Position, code: str) -> int:
        """Choose; returns the ply of the position that it led to."""
        key = f"{self.table}-{self.seat}-{position.ply}-{time.time_ns():x}"[:64]
        choice = {"seat": self.seat, "ply": position.ply, "code": code, "key": key}
        return self.guest._call("POST", f"/tables/{self.table}/choices", Chosen, choice).ply

    def order(
        self,
        position: Position,
        passing: Literal["change", "round"] | None = None,
        stops: Sequence[str] = (),
        skips: Sequence[str] = (),
    ) -> OrdersInfo:
        """Decide in advance: pass until something changes or for this round, always be asked at
        some windows, always pass at others.
        """
        orders = {
            "ply": position.ply,
            "passing": passing,
            "stops": list(stops),
            "skips": list(skips),
        }
        path = f"/tables/{self.table}/seats/{self.seat}/orders"
        return self.guest._call("PUT", path, OrdersInfo, orders)

    def resign(self) -> bool:
        """Give up; whether it is done, or others on the same side must agree first."""
        body = {"seat": self.seat}
        return self.guest._call("POST", f"/tables/{self.table}/resign", Resigned, body).done

    def why_not(self, code: str) -> WhyNot:
        query = urlencode({"seat": self.seat, "code": code})
        return self.guest._call("GET", f"/tables/{self.table}/why?{query}", WhyNot)

    def say(self, text: str) -> ChatLine:
        """Say something to all at the table."""
        return self._talk({"text": text})

    def say_phrase(self, phrase: Phrase) -> ChatLine:
        """Say a ready-made sentence, which all read in their own language."""
        return self._talk({"phrase": phrase})

    def _talk(self, said: dict[str, str]) -> ChatLine:
        body = {"seat": self.seat, **said}
        return self.guest._call("POST", f"/tables/{self.table}/chat", ChatLine, body)
