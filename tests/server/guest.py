"""Somebody with a cookie who speaks plain HTTP, so that tests see exactly what was answered."""

import contextlib
import itertools
import queue
import random
import ssl
import threading
import uuid
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 90.0
"""Seconds to wait for something that should come at once, however busy the machine is."""


NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""These inns speak no TLS; else each guest would spend 25 ms on reading the machine's."""


class Guest:
    def __init__(self, url: str, name: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.name = name
        given = {key.replace("_", "-"): value for key, value in (headers or {}).items()}
        self.web = httpx.Client(
            base_url=f"{url}/api", headers=given, timeout=PATIENCE, verify=NO_CERTIFICATES
        )
        self._open: list[Listener] = []

    # Plain requests

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.web.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.web.post(path, json=body)

    def put(self, path: str, **body: Any) -> httpx.Response:
        return self.web.put(path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.web.delete(path)

    # Tables

    def open(self, *seats: str | dict[str, Any], game: str = "journey", **more: Any) -> str:
        """The id of a new table: `open("me", "open")`, `open("me", "bot:random")`."""
        answer = self.ask_to_open(*seats, game=game, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def ask_to_open(
        self, *seats: str | dict[str, Any], game: str = "journey", **more: Any
    ) -> httpx.Response:
        wanted = [seat if isinstance(seat, dict) else new_seat(seat) for seat in seats]
        body = {"game": game, "seats": wanted, "name": self.name} | more
        return self.post("/tables", **body)

    def sit(self, table: str, seat: int) -> str:
        """Take a seat; returns the token that plays it."""
        answer = self.post(f"/tables/{table}/seats/{seat}", name=self.name)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def info(self, table: str) -> dict[str, Any]:
        return self._found(self.get(f"/tables/{table}"))

    def mine(self) -> list[dict[str, Any]]:
        return list(self._found(self.get("/tables/mine"))["tables"])

    def listed(self) -> list[dict[str, Any]]:
        return list(self._found(self.get("/tables"))["tables"])

    def _found(self, answer: httpx.Response) -> dict[str, Any]:
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    # Playing

    def position(self, table: str, seat: int | None = None) -> dict[str, Any]:
        query = {} if seat is None else {"seat": seat}
        return self._found(self.get(f"/tables/{table}/position", **query))

    def codes(self, table: str, seat: int) -> list[str]:
        """What the seat may choose now."""
        return codes_in(self.position(table, seat), seat)

    def choose(
        self, table: str, seat: int, code: str, ply: int | None = None, key: str | None = None
    ) -> httpx.Response:
        at = self.position(table, seat)["ply"] if ply is None else ply
        return self.post(
            f"/tables/{table}/choices", seat=seat, ply=at, code=code, key=key or new_key()
        )

    def play(self, table: str, *lines: str) -> int:
        """`0 roll`, `1 hide agate` and so on; the ply that the last of them led to."""
        ply = -1
        for line in lines:
            seat, _, code = line.partition(" ")
            answer = self.choose(table, int(seat), code)
            assert answer.status_code == 200, answer.text
            ply = answer.json()["ply"]
        return ply

    def say(self, table: str, seat: int, text: str) -> httpx.Response:
        return self.post(f"/tables/{table}/chat", seat=seat, text=text)

    # Listening

    def stream(self, table: str, seat: int | None = None, **query: Any) -> "Stream":
        if seat is not None:
            query["seat"] = seat
        listener = Stream(self, f"/tables/{table}/stream", query)
        self._open.append(listener)
        return listener

    def socket(self, table: str, seat: int | None = None, **headers: str) -> "Socket":
        listener = Socket(self, table, seat, headers)
        self._open.append(listener)
        return listener

    def close(self) -> None:
        for listener in self._open:
            listener.close()
        self.web.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def new_seat(word: str) -> dict[str, Any]:
    kind, _, bot = word.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


def new_key() -> str:
    return uuid.uuid4().hex


def codes_in(position: dict[str, Any], seat: int) -> list[str]:
    for ask in position["asks"]:
        if ask["seat"] == seat and ask["options"]:
            return [option["code"] for option in ask["options"]]
    return []


class Listener:
    """What comes down a line, read in a thread of its own. `raw` keeps every byte."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self._said: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def _hear(self) -> None:
        raise NotImplementedError

    def _listen(self) -> None:
        try:
            self._hear()
        finally:
            self._said.put(None)

    def _heard(self, said: bytes) -> None:
        self.raw.append(said)
        self._said.put(msgspec.json.decode(said))

    def next(self, patience: float = PATIENCE) -> dict[str, Any] | None:
        """The next message; nothing when the line is closed."""
        return self._said.get(timeout=patience)

    def until(self, kind: str, suits: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """The next message of a kind that suits; others are passed over."""
        while (said := self.next()) is not None:
            if said["type"] == kind and suits(said):
                return said
        raise AssertionError(f"the line was closed before any such {kind} came")

    def next_position(self) -> dict[str, Any]:
        return self.until("position")

    def at_ply(self, ply: int) -> dict[str, Any]:
        return self.until("position", lambda said: said["ply"] >= ply)

    def story(self, upto: int) -> list[dict[str, Any]]:
        """The story as somebody has it who has heard every position up to a ply."""
        story: list[dict[str, Any]] = []
        while True:
            said = self.next_position()
            part = said["story"]
            assert part["start"] <= len(story), "a piece is missing"
            story[part["start"] :] = part["lines"]
            if said["ply"] >= upto:
                return story

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing is said for a while."""
        try:
            return self._said.get(timeout=seconds) is None
        except queue.Empty:
            return True

    def ended(self, seconds: float = PATIENCE) -> bool:
        """Whether the other side closes the line; what it still says is passed over."""
        try:
            while self._said.get(timeout=seconds) is not None:
                pass
        except queue.Empty:
            return False
        return True

    def close(self) -> None:
        raise NotImplementedError


class Stream(Listener):
    def __init__(self, guest: Guest, path: str, query: dict[str, Any]) -> None:
        super().__init__()
        # A client of its own: closing it hangs up, whatever is still to be read.
        self._web = httpx.Client(
            base_url=guest.web.base_url,
            headers=guest.web.headers,
            cookies=guest.web.cookies,
            timeout=httpx.Timeout(PATIENCE, read=None),
        )
        request = self._web.build_request("GET", path, params=query)
        self.response = self._web.send(request, stream=True)
        if self.response.status_code == 200:
            self._thread.start()
        else:
            self.response.read()

    def _hear(self) -> None:
        # Cut off: whoever listens hears that it ended.
        with contextlib.suppress(httpx.HTTPError, httpx.StreamError, OSError):
            for line in self.response.iter_lines():
                self._heard(line.encode())

    def close(self) -> None:
        if self.response.status_code == 200:
            hang_up(self.response)
            self._thread.join(timeout=5)
        self.response.close()
        self._web.close()


def hang_up(response: httpx.Response) -> None:
    """Cut the line under a thread that reads from it."""
    stream = response.extensions["network_stream"]
    sock = stream.get_extra_info("socket")
    if sock.fileno() >= 0:
        sock.shutdown(2)


ANSWER = b'{"type":"answer"'


class Socket(Listener):
    """Answers to choices are no news, and do not come among them."""

    def __init__(self, guest: Guest, table: str, seat: int | None, headers: dict[str, str]) -> None:
        super().__init__()
        self._answers: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        cookie = guest.web.cookies.get("mathom")
        sent = {"Authorization": guest.web.headers.get("Authorization", "")}
        if cookie:
            sent["Cookie"] = f"mathom={cookie}"
        sent |= headers
        query = "" if seat is None else f"?seat={seat}"
        address = guest.url.replace("http", "ws", 1)
        self._held = contextlib.ExitStack()
        self.connection = self._held.enter_context(
            connect(
                f"{address}/api/tables/{table}/socket{query}",
                additional_headers={name: value for name, value in sent.items() if value},
                proxy=None,
            )
        )
        self._thread.start()

    def _hear(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            for said in self.connection:
                raw = said.encode() if isinstance(said, str) else said
                if raw.startswith(ANSWER):
                    self._answers.put(msgspec.json.decode(raw))
                else:
                    self._heard(raw)

    def ask(self, body: dict[str, Any]) -> dict[str, Any]:
        """What a choice is answered; news that come before it are kept."""
        return self.send(msgspec.json.encode(body).decode())

    def send(self, said: str | bytes) -> dict[str, Any]:
        self.connection.send(said)
        return self._answers.get(timeout=PATIENCE)

    def choose(self, seat: int, code: str, ply: int, key: str | None = None) -> dict[str, Any]:
        return self.ask({"seat": seat, "code": code, "ply": ply, "key": key or new_key()})

    @property
    def close_code(self) -> int | None:
        self._thread.join(timeout=PATIENCE)
        return self.connection.close_code

    def close(self) -> None:
        self._held.close()
        self._thread.join(timeout=5)


def finish(
    table: str, players: dict[int, Guest], luck: random.Random, most: int = 5000
) -> list[str]:
    """Let these seats choose at random until the game is over; the codes that they chose."""
    chosen: list[str] = []
    turns = itertools.cycle(players)
    seat = next(turns)
    for _ in itertools.repeat(None, most):
        position = players[seat].position(table, seat)
        if position["over"]:
            return chosen
        codes = codes_in(position, seat)
        if codes:
            code = luck.choice(codes)
            answer = players[seat].choose(table, seat, code, position["ply"])
            assert answer.status_code == 200, answer.text
            chosen.append(code)
        else:
            seat = next(turns)
    raise AssertionError("the game does not end")
