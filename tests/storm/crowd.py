"""People who play on through everything: each choice is sent with its key until it is answered, and
every answer is remembered.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.guest import NO_CERTIFICATES, new_key, new_seat

THINK = 0.15
"""The mean of a player's time to think, in seconds."""
PATIENCE = 40.0
"""Seconds for an answer; a server that waits for its database gives up sooner."""
HELD_UP = 90.0
"""Seconds after which a choice that nobody answers is a fault."""
BROKEN_SOCKETS = (1011, 4500)
"""How a server hangs up that did not expect what happened."""

GAMES: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
    ("journey", ("person", "person"), {}),
    ("journey", ("person", "bot:easy"), {}),
    ("journey", ("person", "person", "bot:random"), {"variant": "advanced"}),
    ("confrontation", ("person", "person"), {}),
    ("confrontation", ("person", "bot:greedy"), {}),
    ("confrontation", ("bot:easy", "person"), {"format": "variant"}),
    ("warcards", ("person", "person"), {"scenario": "duel"}),
    ("warcards", ("person", "bot:easy"), {"scenario": "duel"}),
    ("warcards", ("person", "bot:random", "person", "person"), {}),
)
"""What is played at the tables, who sits there, and the settings."""


class Promise(Struct, frozen=True):
    """A choice that the server has answered with yes."""

    table: str
    seat: int
    code: str
    key: str
    ply: int
    """That it led to, as its seat counts."""


class Option(Struct):
    code: str


class Ask(Struct):
    seat: int
    options: list[Option] | None = None


class Heard(Struct):
    """The parts of what a socket says that a random player needs."""

    type: str
    ply: int = -1
    asks: list[Ask] = []
    over: bool = False


class Crowd:
    """Everybody who plays, at whichever of these servers answers, and what they were told."""

    def __init__(self, urls: Sequence[str], luck: random.Random) -> None:
        self.urls = urls
        self.luck = luck
        self.promises: list[Promise] = []
        self.answers: Counter[str] = Counter()
        """By status, sockets by their close codes; `none` where a line broke."""
        self.faults: list[str] = []
        """Answers that nobody should ever get."""
        self.tables: dict[str, Table] = {}
        """Those whose games run, or have ended since they were last looked at."""
        self.broken = 0
        """How often a server answered that it did not know what to do."""
        self.silence = 0.0
        """The longest time, in seconds, until a socket spoke again after the last fault."""
        self.struck = 0.0
        self.web = httpx.AsyncClient(timeout=PATIENCE, verify=NO_CERTIFICATES)
        self._gate = asyncio.Event()
        self._busy = 0
        self._parties: list[asyncio.Task[None]] = []

    async def gather(self, parties: int) -> None:
        self._gate.set()
        for number in range(parties):
            game, seats, options = GAMES[number % len(GAMES)]
            party = Party(self, game, seats, options)
            self._parties.append(asyncio.create_task(party.play()))
        self._parties.append(asyncio.create_task(Visitor(self).wander()))
        while len(self.tables) < parties:
            self.must_be_well()
            await asyncio.sleep(0.05)

    async def leave(self) -> None:
        for party in self._parties:
            party.cancel()
        await asyncio.gather(*self._parties, return_exceptions=True)
        await self.web.aclose()

    def must_be_well(self) -> None:
        """A mistake of our own must not look like a silent server."""
        for party in self._parties:
            if party.done() and not party.cancelled():
                party.result()

    # Waiting for each other

    @asynccontextmanager
    async def at_it(self) -> AsyncIterator[None]:
        """While somebody does something that must come to an end before anybody looks."""
        await self._gate.wait()
        self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1

    async def hold(self) -> bool:
        """Let nobody begin anything, and wait for what is under way; whether all of it ended."""
        self._gate.clear()
        return await within(HELD_UP, self._quiet())

    async def _quiet(self) -> None:
        while self._busy:
            self.must_be_well()
            await asyncio.sleep(0.02)

    def go_on(self) -> None:
        self._gate.set()

    # Asking

    async def ask(
        self, guest: "Guest", method: str, path: str, body: dict[str, Any] | None = None
    ) -> httpx.Response:
        """Until there is an answer, at one server or another."""
        while True:
            url = self.urls[guest.home % len(self.urls)]
            headers = {"Cookie": f"mathom={guest.cookie}"} if guest.cookie else {}
            try:
                answer = await self.web.request(
                    method, f"{url}/api{path}", json=body, headers=headers
                )
            except httpx.TransportError:
                self.answers["none"] += 1
                guest.home += 1
            else:
                self.count(answer, path)
                if answer.status_code not in (429, 500, 503):
                    return answer
            await asyncio.sleep(self.luck.uniform(0.1, 0.4))

    def count(self, answer: httpx.Response, path: str) -> None:
        status = answer.status_code
        self.answers[str(status)] += 1
        if status == 503 and "retry-after" not in answer.headers:
            self.faults.append(f"{path}: 503 that does not say when to try again")
        elif status >= 500 and status != 503:
            self.broken += 1
            self.faults.append(f"{path}: {status}")

    def hung_up(self, code: int) -> None:
        self.answers[f"socket {code}"] += 1
        if code in BROKEN_SOCKETS:
            self.broken += 1
            self.faults.append(f"a socket was closed with {code}")

    # Faults

    def strike(self) -> None:
        """Something is about to happen: count the silence that follows."""
        self.struck, self.silence = time.monotonic(), 0.0

    async def all_served(self) -> None:
        """Wait until every process shows every table."""
        for url in self.urls:
            for table in list(self.tables.values()):
                seat = table.seats[0]
                path = f"/api/tables/{table.id}/position?seat={seat.number}"
                while await self._status(seat.guest, url + path) != 200:
                    await asyncio.sleep(0.05)

    async def _status(self, guest: "Guest", url: str) -> int:
        try:
            answer = await self.web.get(url, headers={"Cookie": f"mathom={guest.cookie}"})
        except httpx.TransportError:
            return 0
        self.count(answer, url.partition("/api")[2])
        return answer.status_code

    def clear_away(self) -> None:
        """Think no more of tables whose games have ended."""
        self.tables = {id: table for id, table in self.tables.items() if not table.over}

    def drop_half_of_the_sockets(self) -> None:
        """Without a word, as a network does."""
        seats = [seat for table in self.tables.values() for seat in table.seats]
        sockets = [seat.socket for seat in seats if seat.socket is not None]
        dropped = self.luck.sample(sockets, len(sockets) // 2)
        for socket in dropped:
            socket.transport.abort()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.cookie = ""
        self.home = crowd.luck.randrange(len(crowd.urls))

    async def ask(
        self, method: str, path: str, body: dict[str, Any] | None = None
    ) -> httpx.Response:
        return await self.crowd.ask(self, method, path, body)

    async def come_in(self) -> None:
        answer = await self.ask("GET", "/me")
        self.cookie = answer.cookies["mathom"]
        self.crowd.web.cookies.clear()  # everybody's own


class Party:
    """Those who play together, game after game."""

    def __init__(
        self, crowd: Crowd, game: str, seats: Sequence[str], options: dict[str, Any]
    ) -> None:
        self.crowd = crowd
        self.game = game
        self.seats = seats
        self.options = options
        self.guests = {
            seat: Guest(crowd, f"Hobbit {seat + 1}")
            for seat, who in enumerate(seats)
            if who == "person"
        }

    async def play(self) -> None:
        async with self.crowd.at_it():
            for guest in self.guests.values():
                await guest.come_in()
        while True:
            async with self.crowd.at_it():
                table = await self._sit_down()
            await table.play()
            async with self.crowd.at_it():
                await self._look_back(table)

    async def _sit_down(self) -> "Table":
        owner = next(iter(self.guests))
        wanted = [
            new_seat("me" if seat == owner else "open" if seat in self.guests else who)
            for seat, who in enumerate(self.seats)
        ]
        new = {"game": self.game, "seats": wanted, "options": self.options}
        answer = await self.guests[owner].ask(
            "POST", "/tables", {**new, "name": self.guests[owner].name}
        )
        assert answer.status_code == 201, answer.text
        id = str(answer.json()["id"])
        for seat, guest in self.guests.items():
            if seat != owner:
                answer = await guest.ask("POST", f"/tables/{id}/seats/{seat}", {"name": guest.name})
                assert answer.status_code == 200, answer.text
        table = self.crowd.tables[id] = Table(self.crowd, id, self.guests)
        return table

    async def _look_back(self, table: "Table") -> None:
        """As people do; it also wakes the process that works replays out."""
        guest = next(iter(self.guests.values()))
        answer = await guest.ask("GET", f"/tables/{table.id}/replay?start=0&count=10")
        assert answer.status_code == 200, answer.text


class Visitor:
    """Somebody who plays nowhere, but does what else can be done."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.guest = Guest(crowd, "Gaffer")

    async def wander(self) -> None:
        while True:
            async with self.crowd.at_it():
                self.guest.cookie = ""
                await self.guest.come_in()
            for _ in range(20):
                async with self.crowd.at_it():
                    await self._do_something()
                await asyncio.sleep(self.crowd.luck.expovariate(1 / THINK))

    async def _do_something(self) -> None:
        name = {"name": self.guest.name}
        seats = [new_seat("me"), new_seat("open")]
        tables = list(self.crowd.tables) or ["nowhere"]
        method, path, body = self.crowd.luck.choice(
            [
                ("PUT", "/me", name),
                ("GET", "/tables", None),
                ("GET", "/tables/mine", None),
                ("GET", f"/tables/{self.crowd.luck.choice(tables)}", None),
                ("POST", "/tables", {"game": "journey", "seats": seats, "listed": True, **name}),
            ]
        )
        answer = await self.guest.ask(method, path, body)
        assert answer.status_code < 300 or path == "/tables/nowhere", answer.text


class Table:
    """One game, as the people at it see it."""

    def __init__(self, crowd: Crowd, id: str, guests: dict[int, Guest]) -> None:
        self.id = id
        self.seats = [Seat(crowd, id, seat, guest) for seat, guest in guests.items()]

    @property
    def over(self) -> bool:
        return all(seat.heard.over for seat in self.seats)

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for seat in self.seats:
                group.create_task(seat.play())


class Seat:
    """One who listens at a socket, thinks, and chooses at random."""

    def __init__(self, crowd: Crowd, table: str, number: int, guest: Guest) -> None:
        self.crowd = crowd
        self.table = table
        self.number = number
        self.guest = guest
        self.heard = Heard("position")
        """The last position."""
        self.heard_at = time.monotonic()
        self.socket: ClientConnection | None = None
        self._chosen = -1
        """The ply for which a choice was answered last."""
        self._woken = asyncio.Event()

    @property
    def options(self) -> list[str]:
        """What they may choose from, unless they have chosen already."""
        if self.heard.ply <= self._chosen:
            return []
        asks = [ask for ask in self.heard.asks if ask.seat == self.number and ask.options]
        return [option.code for ask in asks[:1] for option in ask.options or []]

    async def play(self) -> None:
        listening = asyncio.create_task(self._listen())
        try:
            while not self.heard.over:
                await self._woken.wait()
                self._woken.clear()
                if self.options:
                    await asyncio.sleep(self.crowd.luck.expovariate(1 / THINK))
                    async with self.crowd.at_it():
                        await self.choose()
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening

    async def choose(self) -> bool | None:
        """Whether the choice was taken; nothing if there is none to make."""
        options, ply = self.options, self.heard.ply
        if not options:
            return None
        code, key = self.crowd.luck.choice(options), new_key()
        body = {"seat": self.number, "ply": ply, "code": code, "key": key}
        answer = await self.guest.ask("POST", f"/tables/{self.table}/choices", body)
        self._woken.set()
        if answer.status_code == 200:
            self._chosen = ply
            self.crowd.promises.append(
                Promise(self.table, self.number, code, key, answer.json()["ply"])
            )
            return True
        if answer.status_code == 409:
            self._take(msgspec.convert(answer.json()["position"], Heard))
        else:
            self.crowd.faults.append(f"a choice was refused: {answer.status_code} {answer.text}")
            self._chosen = ply
        return False

    async def _listen(self) -> None:
        while not self.heard.over:
            url = self.crowd.urls[self.guest.home % len(self.crowd.urls)]
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            try:
                async with connect(
                    f"{address}?seat={self.number}",
                    additional_headers={"Cookie": f"mathom={self.guest.cookie}"},
                    compression=None,
                    max_size=None,
                    proxy=None,
                ) as self.socket:
                    async for said in self.socket:
                        self._hear(msgspec.json.decode(said, type=Heard))
                    self.crowd.hung_up(self.socket.close_code or 0)
            except ConnectionClosed as closed:
                self.crowd.hung_up(1006 if closed.rcvd is None else closed.rcvd.code)
            except (OSError, TimeoutError, WebSocketException):
                self.crowd.answers["no socket"] += 1
            finally:
                self.socket = None
            self.guest.home += 1
            await asyncio.sleep(self.crowd.luck.uniform(0.05, 0.3))

    def _hear(self, said: Heard) -> None:
        moment = time.monotonic()
        if self.heard_at < self.crowd.struck:
            self.crowd.silence = max(self.crowd.silence, moment - self.crowd.struck)
        self.heard_at = moment
        if said.type == "position":
            self._take(said)

    def _take(self, position: Heard) -> None:
        if position.ply >= self.heard.ply:
            self.heard = position
            self._woken.set()


async def within(seconds: float, doing: Awaitable[None]) -> bool:
    """Whether it came to its end in time."""
    try:
        await asyncio.wait_for(doing, seconds)
    except TimeoutError:
        return False
    return True
