"""A household that does its worst: as fast as the limits allow, and not faster.

Who is told to wait waits, for a server that is asked more than it allows is a matter for whoever
stands in front of it. All of it runs in a process of its own, so that what it costs is not taken
for what the server costs.
"""

import asyncio
import base64
import contextlib
import os
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import httpx

from mathom.core import registry
from mathom.core.chance import SPLICE, commitment
from mathom.core.match import Match
from mathom.core.record import Seat, dump
from tests.server.guest import NO_CERTIFICATES, new_seat

HOME = "127.0.0.2"
"""From where they all call. Every address of this kind is this machine."""
PATIENCE = 60.0
LONG = 11_000
"""Lines of a record as long as may be brought."""
BROKEN_SOCKETS = (1011, 4500)
NO_ANSWER = "none"


class Tally(Counter[str]):
    """What they were answered, by status; sockets by their close codes."""

    @property
    def asked(self) -> int:
        return sum(self.values())

    @property
    def refused(self) -> int:
        return self["429"]

    @property
    def later(self) -> int:
        """Told to come again."""
        return self["503"]

    @property
    def broken(self) -> int:
        """Answers that nobody should ever get."""
        broken = {"500", "502", *map(str, BROKEN_SOCKETS)}
        return sum(times for status, times in self.items() if status in broken)


class Besieger:
    """One guest of that household."""

    def __init__(self, siege: "Siege") -> None:
        self.siege = siege
        self.web = httpx.AsyncClient(
            base_url=f"{siege.url}/api",
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=HOME, verify=NO_CERTIFICATES),
        )

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """The answer; nothing if there was none."""
        try:
            answer = await self.web.request(method, path, **more)
        except httpx.HTTPError:
            self.siege.tally[NO_ANSWER] += 1
            return None
        self.siege.tally[str(answer.status_code)] += 1
        wait = answer.headers.get("retry-after")
        if wait is not None:
            await asyncio.sleep(min(float(wait), self.siege.left))
        return answer

    async def open(self, game: str, *seats: str, **more: Any) -> str | None:
        body = {"game": game, "seats": [new_seat(seat) for seat in seats], "name": "Lotho"} | more
        answer = await self.ask("POST", "/tables", json=body)
        return str(answer.json()["id"]) if answer is not None and answer.is_success else None

    async def listen(self, table: str) -> None:
        """Until the line ends."""
        with contextlib.suppress(httpx.HTTPError):
            async with self.web.stream("GET", f"/tables/{table}/stream") as answer:
                self.siege.tally[str(answer.status_code)] += 1
                async for _ in answer.aiter_bytes():
                    if self.siege.over:
                        return

    async def leave(self) -> None:
        await self.web.aclose()


class Siege:
    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.until = time.monotonic() + seconds
        self.tally = Tally()

    @property
    def left(self) -> float:
        return max(0.0, self.until - time.monotonic())

    @property
    def over(self) -> bool:
        return not self.left

    @contextlib.asynccontextmanager
    async def guest(self) -> AsyncIterator[Besieger]:
        one = Besieger(self)
        try:
            await one.ask("PUT", "/me", json={"name": "Lotho"})
            yield one
        finally:
            await one.leave()

    async def again(self, number: int, do: Callable[[Besieger], Awaitable[object]]) -> None:
        """So many at the same time, each with a line of their own, again and again."""

        async def one() -> None:
            async with self.guest() as guest:
                while not self.over:
                    await do(guest)

        await asyncio.gather(*(one() for _ in range(number)))


# What they do


async def pictures(siege: Siege) -> None:
    """Links of nine hundred letters as pictures; every other one in letters that are none."""

    async def draw(guest: Besieger) -> None:
        letters = random.choice("x漢") * 860
        await guest.ask("GET", "/qr.svg", params={"link": f"{siege.url}/{letters}"})

    await siege.again(30, draw)


DECK_CODES = (
    "290.2--" + ".".join(f"{number}x5" for number in range(1, 101)),
    "290.2--" + ".".join(f"{number}x99" for number in range(1, 81)),
)


async def odd_choices(siege: Siege) -> None:
    """Deck codes in the place of a choice, and asked why they can't be chosen."""

    async def play(guest: Besieger) -> None:
        table = await guest.open("fellowship", "me", "me")
        while table is not None and not siege.over:
            code = random.choice(DECK_CODES)
            for seat in (0, 1):
                body = {"seat": seat, "ply": 0, "code": code, "key": os.urandom(8).hex()}
                await guest.ask("POST", f"/tables/{table}/choices", json=body)
                query = {"seat": seat, "code": code}
                await guest.ask("GET", f"/tables/{table}/why", params=query)
        await asyncio.sleep(min(1.0, siege.left))

    await siege.again(8, play)


@cache
def long_record() -> bytes:
    """Somebody can't make up their mind: a legal record as long as one may be."""
    game = registry.game("warcards")
    seats = [Seat("Lotho"), Seat("Ted")]
    match: Match[Any] = Match(game, seats, {"scenario": "duel"}, "5" * 32)
    luck = random.Random(5)
    while not match.over:
        ask = match.asks[0]
        match.choose(ask.seat, luck.choice(ask.options).code)
        while len(match.lines) > 60 and len(match.lines) < LONG:
            if match.why_not_undo(ask.seat) is not None:
                break
            code = match.lines[-1].partition(" ")[2]
            match.undo(ask.seat)
            match.choose(ask.seat, code)
    return dump(match.record())


async def _brought(guest: Besieger, record: bytes) -> str | None:
    answer = await guest.ask("POST", "/records", content=record)
    return str(answer.json()["id"]) if answer is not None and answer.is_success else None


async def missed(siege: Siege) -> None:
    """What was missed at a table with the longest record, twenty at once."""
    record = await asyncio.to_thread(long_record)

    async def look(guest: Besieger) -> None:
        table = await _brought(guest, record)
        while table is not None and not siege.over:
            asking = (
                guest.ask("GET", f"/tables/{table}/since", params={"ply": ply}) for ply in range(20)
            )
            await asyncio.gather(*asking)
        await asyncio.sleep(min(1.0, siege.left))

    await siege.again(2, look)


async def far_pages(siege: Siege) -> None:
    """The last pages of the longest replay, eight at once, never the same."""
    record = await asyncio.to_thread(long_record)

    async def look(guest: Besieger) -> None:
        table = await _brought(guest, record)
        while table is not None and not siege.over:
            pages = [random.randrange(LONG - 2000, LONG - 100) for _ in range(8)]
            path = f"/tables/{table}/replay"
            await asyncio.gather(
                *(guest.ask("GET", path, params={"start": start}) for start in pages)
            )
        await asyncio.sleep(min(1.0, siege.left))

    await siege.again(2, look)


def spliced_records() -> list[bytes]:
    """With a seed of as many splices as they can hold, or nested, or not true."""
    seed = SPLICE.join(["a", *("1", "b") * 100_000])
    game = registry.game("journey")
    match: Match[Any] = Match(game, [Seat("Lotho"), Seat("Ted")], {}, "5" * 32)
    whole = dump(match.record())
    return [
        whole.replace(b"5" * 32, seed.encode()).replace(
            match.commitment.encode(), commitment(seed).encode()
        ),
        b'{"format":1,"game":"journey","choices":' + b"[" * 500_000,
        whole.replace(b'"choices": []', b'"choices": [' + b'"0 undo",' * 11_000 + b'"0 undo"]'),
    ]


async def spliced(siege: Siege) -> None:
    """Records that take long to be read."""
    bodies = spliced_records()

    async def bring(guest: Besieger) -> None:
        await guest.ask("POST", "/records", content=random.choice(bodies))

    await siege.again(8, bring)


async def odd_decks(siege: Siege) -> None:
    """Texts and codes that are no decks."""
    bodies: list[dict[str, Any]] = [
        {"text": "1. " * 3000},
        {"code": DECK_CODES[1]},
        {"text": "\n".join(f"99x {number}" for number in range(2000))},
        {"text": "Gandalf " * 1200},
    ]

    async def read(guest: Besieger) -> None:
        body = random.choice(bodies)
        await guest.ask("POST", "/games/fellowship/decks/read", json=body)

    await siege.again(20, read)


async def closing(siege: Siege) -> None:
    """Lines that are opened while the owner closes the table."""

    async def close(guest: Besieger) -> None:
        table = await guest.open("journey", "me", "open")
        if table is not None:
            lines = [asyncio.create_task(guest.listen(table)) for _ in range(6)]
            lines += [asyncio.create_task(_socket(siege, guest, table, _say_nothing))] * 1
            await asyncio.sleep(random.uniform(0, 0.01))
            await guest.ask("DELETE", f"/tables/{table}")
            await asyncio.wait(lines, timeout=5)
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
        await asyncio.sleep(min(0.5, siege.left))

    await siege.again(4, close)


async def thoughts(siege: Siege) -> None:
    """Twenty guests look on while hard bots play each other."""

    async def look_on(guest: Besieger) -> None:
        table = await guest.open("confrontation", "bot:hard", "bot:hard")
        if table is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(siege.left):
                    await guest.listen(table)
        await asyncio.sleep(min(1.0, siege.left))

    await siege.again(20, look_on)


# Frames

PING, TEXT, MORE = 0x9, 0x1, 0x0
FIN = 0x80


def _frame(kind: int, said: bytes, last: bool = True) -> bytes:
    length = (
        bytes((FIN | len(said),)) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
    )
    # A mask of zeros changes nothing.
    return bytes(((FIN if last else 0) | kind,)) + length + bytes(4) + said


Talk = Callable[[Siege, asyncio.StreamWriter], Awaitable[None]]


async def _socket(siege: Siege, guest: Besieger, table: str, talk: Talk) -> None:
    """Open one without reading what it says, and talk until it is closed."""
    parts = urlsplit(siege.url)
    assert parts.hostname is not None
    try:
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(HOME, 0), limit=4096
        )
    except OSError:
        siege.tally[NO_ANSWER] += 1
        return
    key = base64.b64encode(os.urandom(16)).decode()
    hello = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: mathom={guest.web.cookies.get('mathom')}\r\n\r\n"
    )
    writer.write(hello.encode())
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        status = (await reader.readuntil(b"\r\n")).split()[1].decode()
        siege.tally[status] += 1
        if status == "101":
            await talk(siege, writer)
        else:
            await asyncio.sleep(min(1.0, siege.left))
    writer.close()


async def _say_nothing(siege: Siege, writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(min(1.0, siege.left))


async def _in_pieces(
    siege: Siege, writer: asyncio.StreamWriter, piece: bytes, first: bytes = b""
) -> None:
    """A quarter of a megabyte a second, as long as the other side takes it."""
    many = piece * (16_384 // len(piece))
    writer.write(first)
    with contextlib.suppress(TimeoutError):
        while not siege.over and not writer.is_closing():
            writer.write(many)
            async with asyncio.timeout(5):
                await writer.drain()
            await asyncio.sleep(1 / 16)


async def _ping(siege: Siege, writer: asyncio.StreamWriter) -> None:
    await _in_pieces(siege, writer, _frame(PING, b"p" * 125))


async def _fragments(siege: Siege, writer: asyncio.StreamWriter) -> None:
    await _in_pieces(siege, writer, _frame(MORE, b"", last=False), _frame(TEXT, b"{", last=False))


async def _nonsense(siege: Siege, writer: asyncio.StreamWriter) -> None:
    await _in_pieces(siege, writer, _frame(TEXT, b"x"))


async def frames(siege: Siege) -> None:
    """Sockets that ask for signs of life and read none, send empty fragments, or nonsense."""

    async def talk(guest: Besieger) -> None:
        table = await guest.open("journey", "me", "open")
        while table is not None and not siege.over:
            await asyncio.gather(
                *(_socket(siege, guest, table, how) for how in (_ping, _fragments, _nonsense))
            )
            await asyncio.sleep(min(1.0, siege.left))
        await asyncio.sleep(min(1.0, siege.left))

    await siege.again(3, talk)


SHELF = (
    *(f"/{what}/{game}" for game in ("fellowship", "warcards") for what in ("cards", "rules")),
    *("/openapi.json", "/games/fellowship/decks", "/words/pl/fellowship", "/games"),
)
SAVED_UP = 10.0
"""Seconds after which as much as ever may be asked at once."""


async def bursts(siege: Siege) -> None:
    """What is the same for everybody, but large; saved up, and asked for all at once."""
    async with siege.guest() as guest:
        guest.web.headers["Accept-Encoding"] = "gzip"
        while not siege.over:
            path = random.choice(SHELF)
            await asyncio.gather(*(guest.ask("GET", path) for _ in range(195)))
            await asyncio.sleep(min(SAVED_UP, siege.left))


async def values(siege: Siege) -> None:
    """Values to be checked, and decks of names that nearly are some, sixty at once."""
    near = "\n".join(f"4x {name}" for name in ("Aragorn, Rangr", "Legolsa", "Boromri") * 160)

    async def ask(guest: Besieger) -> None:
        await guest.ask("POST", "/games/fellowship/decks/read", json={"text": near})
        await guest.ask("GET", "/games/warcards/corrections")

    await siege.again(60, ask)


async def filled(siege: Siege) -> None:
    """The last seat of tables that go on from far along the longest record."""
    record = await asyncio.to_thread(long_record)
    async with siege.guest() as guest:
        brought = await _brought(guest, record)
        if brought is None:
            return

        async def fill(guest: Besieger) -> None:
            branch = {"table": brought, "ply": LONG - 100}
            table = await guest.open("warcards", "me", "open", branch=branch)
            if table is None:
                await asyncio.sleep(min(1.0, siege.left))
            else:
                body = {"kind": "bot", "bot": "easy"}
                await guest.ask("PUT", f"/tables/{table}/seats/1", json=body)

        await siege.again(12, fill)


ATTACKS: dict[str, Callable[[Siege], Awaitable[None]]] = {
    "pictures": pictures,
    "odd choices": odd_choices,
    "missed": missed,
    "frames": frames,
    "odd decks": odd_decks,
    "far pages": far_pages,
    "closing": closing,
    "spliced": spliced,
    "thoughts": thoughts,
    "bursts": bursts,
    "values": values,
    "filled": filled,
}


def besiege(names: list[str], url: str, seconds: float) -> Tally:
    """By all of these at once."""
    os.nice(10)  # they would have a machine of their own

    async def all_at_once() -> Tally:
        siege = Siege(url, seconds)
        await asyncio.gather(*(ATTACKS[name](siege) for name in names))
        return siege.tally

    return asyncio.run(all_at_once())
