"""Players who sit at tables, listen, think for a while and choose."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from load.lines import Line, Socket, request

POSITION, ANSWER = b'{"type":"position"', b'{"type":"answer"'
NAMES = ("Frodo", "Sam", "Merry", "Pippin", "Rosie", "Lobelia")
AT_ONCE = 16
"""How many tables are opened side by side."""


class Pastime(msgspec.Struct, frozen=True):
    """What is played."""

    name: str
    game: str
    seats: int
    options: dict[str, str] = {}
    secrets: bool = False
    """Whether others may have to wait before they are told of a choice."""


JOURNEY, JOURNEY_OF_FOUR = (Pastime("Journey", "journey", n) for n in (2, 4))
DUEL = Pastime("Card Game", "warcards", 2, {"scenario": "duel"}, secrets=True)
TRILOGY = Pastime("Card Game", "warcards", 4, {"scenario": "trilogy"}, secrets=True)


class _Option(msgspec.Struct):
    code: str


class _Ask(msgspec.Struct):
    seat: int
    options: list[_Option] | None


class _Position(msgspec.Struct):
    """The parts of a position that a random player needs."""

    ply: int
    asks: list[_Ask]
    over: bool


class _Answer(msgspec.Struct):
    status: int


_decode = msgspec.json.Decoder(_Position).decode
_answer = msgspec.json.Decoder(_Answer).decode


class Crowd:
    """Everybody who plays at one server or several, and what was measured of them.

    If `together`, all who play at a table come to the same of several servers; if not, neighbours
    come to different ones.
    """

    def __init__(
        self,
        *ports: int,
        think: float = 0,
        by_socket: bool = True,
        pastime: Pastime = JOURNEY,
        together: bool = False,
    ) -> None:
        self.ports = ports
        self.by_socket = by_socket
        """Whether choices are sent by WebSocket, as the page does it, or posted."""
        self.pastime = pastime
        self.together = together
        self.think = think
        """The mean of a player's time to think, in seconds; 0 chooses at once."""
        self.random = random.Random(1)
        self.playing = False
        self.parties: list[Party] = []
        self.latencies: list[float] = []
        """From sending a choice until all at the table have received what it led to; where there
        are secrets, until whoever chose has.
        """
        self.games = 0
        """How many were played to their end."""

    async def gather(self, tables: int) -> None:
        """Open tables, take all seats by the API, and listen at each."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(number: int) -> Party:
            async with gate:
                party = Party(
                    self,
                    [
                        Player(self, seat, self.ports[self._place(number, seat)])
                        for seat in range(self.pastime.seats)
                    ],
                )
                await party.open()
                await party.listen()
                return party

        self.parties += await asyncio.gather(*(open_one(number) for number in range(tables)))

    def _place(self, table: int, seat: int) -> int:
        return (table if self.together else table + seat) % len(self.ports)

    def begin(self) -> None:
        self.playing = True
        for party in self.parties:
            for player in party.players:
                player.consider()

    async def stop(self) -> None:
        """Let what is under way arrive, then hang up."""
        self.playing = False
        while any(party.busy for party in self.parties):
            await asyncio.sleep(0.05)
        for party in self.parties:
            for player in party.players:
                player.close()


class Player:
    def __init__(self, crowd: Crowd, seat: int, port: int) -> None:
        self.crowd = crowd
        self.seat = seat
        self.name = NAMES[seat]
        self.address = ("127.0.0.1", port)
        self.host = f"127.0.0.1:{port}"
        self.cookie = ""
        self.line = Line(self.address)
        self.socket: Socket | None = None
        self.party: Party
        self.ply = 0
        self.options: list[_Option] = []
        """What they are asked to choose from."""
        self.busy = False
        """Whether they are thinking, or their choice is not yet answered."""

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        data = b"" if body is None else msgspec.json.encode(body)
        asked = request(self.host, method, path, self.cookie, data)
        status, head, answer = await self.line.answer(asked)
        if status >= 300:
            raise ConnectionError(f"{method} {path}: {status} {answer[:300]!r}")
        if b"set-cookie: mathom=" in head:
            self.cookie = head.partition(b"set-cookie: mathom=")[2].partition(b";")[0].decode()
        return msgspec.json.decode(answer)

    async def listen(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.ply, self.options = 0, []
        path = f"/tables/{self.party.table}/socket?seat={self.seat}"
        self.socket = Socket(self.host, path, self.cookie, self.hear)
        await self.socket.connect(self.address)

    def close(self) -> None:
        self.line.close()
        if self.socket is not None:
            self.socket.close()

    def hear(self, said: bytes) -> None:
        if not said.startswith(POSITION):
            if said.startswith(ANSWER):
                self._answered(_answer(said).status, b"", said)
            return
        position = _decode(said)
        self.ply = position.ply
        mine = [ask.options for ask in position.asks if ask.seat == self.seat and ask.options]
        self.options = mine[0] if mine else []
        self.party.seen(position.over)
        self.consider()

    def consider(self) -> None:
        """Start to think, if there is something to think about."""
        if self.options and not self.busy and self.crowd.playing:
            self.busy = True
            if self.crowd.think:
                pause = self.crowd.random.expovariate(1 / self.crowd.think)
                asyncio.get_running_loop().call_later(pause, self.choose)
            else:
                self.choose()

    def choose(self) -> None:
        if not self.crowd.playing:
            self.busy = False
            return
        code = self.crowd.random.choice(self.options).code
        self.options = []
        table = self.party.table
        body = (
            f'{{"seat":{self.seat},"ply":{self.ply},"code":{msgspec.json.encode(code).decode()},'
            f'"key":"{table}-{self.seat}-{self.ply}"}}'
        ).encode()
        self.party.wait_for(self, self.ply + 1)
        if self.crowd.by_socket:
            assert self.socket is not None
            self.socket.say(body)
            return
        data = request(self.host, "POST", f"/tables/{table}/choices", self.cookie, body)
        self.line.ask(data, self._answered)

    def _answered(self, status: int, head: bytes, body: bytes) -> None:
        if status != 200:
            raise ConnectionError(f"a choice was answered {status} {body[:300]!r}")
        self.busy = False
        self.consider()


class Party:
    """Those who play at one table, and when all of them have seen a choice."""

    def __init__(self, crowd: Crowd, players: Sequence[Player]) -> None:
        self.crowd = crowd
        self.players = players
        for player in players:
            player.party = self
        self.table = ""
        self.awaited: list[tuple[Player, int, float]] = []
        """Who chose, to which ply it leads, which not all have seen yet, and when it was sent. The
        next player may choose before the last one has heard of it.
        """
        self._over = False
        self._again: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something that they did is not yet done."""
        return bool(self.awaited) or (self._again is not None and not self._again.done())

    async def open(self) -> None:
        owner, *others = self.players
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        what = self.crowd.pastime
        new = {"game": what.game, "options": what.options, "seats": seats, "name": owner.name}
        await self._sit(await owner.call("POST", "/tables", new))

    async def _sit(self, table: Any) -> None:
        self.table = table["id"]
        for player in self.players[1:]:
            await player.call(
                "POST", f"/tables/{self.table}/seats/{player.seat}", {"name": player.name}
            )

    async def listen(self) -> None:
        for player in self.players:
            await player.listen()

    def wait_for(self, player: Player, ply: int) -> None:
        """A choice has been sent that leads to this ply."""
        self.awaited.append((player, ply, time.perf_counter()))

    def seen(self, over: bool) -> None:
        """Somebody has received a position."""
        least = min(player.ply for player in self.players)
        secrets = self.crowd.pastime.secrets
        for choice in list(self.awaited):
            player, ply, since = choice
            if ply <= (player.ply if secrets else least):
                self.awaited.remove(choice)
                self.crowd.latencies.append(time.perf_counter() - since)
        if over and not self.awaited and not self._over:
            self._over = True
            self.crowd.games += 1
            self._again = asyncio.create_task(self._play_again())
            self._again.add_done_callback(asyncio.Task.result)

    async def _play_again(self) -> None:
        while any(player.busy for player in self.players):
            await asyncio.sleep(0.01)
        table = await self.players[0].call("POST", f"/tables/{self.table}/rematch")
        await self._sit(table)
        self._over = False
        await self.listen()
