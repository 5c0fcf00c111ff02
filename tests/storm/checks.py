"""What must be true after every fault, looked up in the database and asked of the servers."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from sqlalchemy import select

from mathom.core import registry
from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import PERSON
from mathom.core.record import Seat as Player
from mathom.server import database as db
from mathom.server.store import Store
from tests.storm.crowd import Crowd, Guest, Promise, Seat, Table

CATCH_UP = 15.0
"""Seconds for a process to show what another has written."""
BOTS = 20.0
"""Seconds within which bots must have moved, and sockets spoken."""


class Game:
    """A table as its rows say: played again line by line, as they come."""

    def __init__(self, match: "Match[Any]", bots: set[int]) -> None:
        self.match = match
        self.bots = bots
        self.keys: list[str | None] = []
        self.seen: dict[str, tuple[int, int]] = {}
        """By key: the ply that the line led its seat to, and the number of lines then."""

    @property
    def lines(self) -> int:
        return len(self.match.lines)

    def play(self, line: str, key: str | None) -> None:
        self.match.play_line(line)
        self.keys.append(key)
        if key is not None:
            seat = int(line.partition(" ")[0])
            self.seen[key] = (self.match.ply_seen_by(seat), self.lines)

    def asked(self) -> set[int]:
        return set() if self.match.over else {ask.seat for ask in self.match.asks}


class Referee:
    """Holds the servers to what they have said. `lost` are promises that the database does not
    keep, `faults` everything else that is not as it must be.
    """

    def __init__(self, database_url: str) -> None:
        self.engine = db.connect(database_url)
        self.store = Store(self.engine)
        self.lost = 0
        self.faults: list[str] = []
        self.games: dict[str, Game] = {}
        self.slowest_bot = 0.0
        self.slowest_socket = 0.0

    def close(self) -> None:
        self.engine.dispose()

    # The database

    def look(self, tables: Sequence[str], promises: Sequence[Promise]) -> None:
        """Read these tables, play what is new in them, and look for what was promised there."""
        rows = self._rows(tables)
        for table in tables:
            try:
                self._take(table, rows.get(table, []))
            except Refused as refused:
                self.faults.append(f"{table} does not replay: {refused.reason.id}")
        for promise in promises:
            if promise.table in self.games:
                self._keeps(self.games[promise.table], promise)

    def _rows(self, tables: Sequence[str]) -> dict[str, list[tuple[int, str, str | None]]]:
        c = db.choices.c
        query = select(c.table_id, c.ply, c.line, c.key).where(c.table_id.in_(tables))
        found: dict[str, list[tuple[int, str, str | None]]] = {}
        with self.engine.connect() as connection:
            for table, ply, line, key in connection.execute(query.order_by(c.table_id, c.ply)):
                found.setdefault(table, []).append((ply, line, key))
        return found

    def _take(self, table: str, rows: Sequence[tuple[int, str, str | None]]) -> None:
        game = self.games.get(table) or self._begun(table)
        if [ply for ply, _, _ in rows] != list(range(len(rows))):
            self.faults.append(f"{table}: the numbers of its lines have gaps")
        known = list(zip(game.match.lines, game.keys, strict=True))
        if [(line, key) for _, line, key in rows[: len(known)]] != known:
            self.faults.append(f"{table}: lines that were there are gone or changed")
            return
        for _, line, key in rows[len(known) :]:
            game.play(line, key)
        twice = [key for key, times in Counter(filter(None, game.keys)).items() if times > 1]
        if twice:
            self.faults.append(f"{table}: {len(twice)} choices were written twice")

    def _begun(self, table: str) -> Game:
        loaded = self.store.load(table)
        assert loaded is not None, f"{table} was opened and is not there"
        players = [Player(seat.name or "", seat.bot or PERSON) for seat in loaded.seats]
        row = loaded.row
        match: Match[Any] = Match(registry.game(row.game), players, row.options, row.seed)
        bots = {seat.seat for seat in loaded.seats if seat.bot is not None}
        game = self.games[table] = Game(match, bots)
        return game

    def _keeps(self, game: Game, promise: Promise) -> None:
        """The line is there, is the one that was sent, and stands where the answer said."""
        if promise.key not in game.seen:
            self.lost += 1
            self.faults.append(f"{promise.table}: an acknowledged choice is lost")
            return
        ply, number = game.seen[promise.key]
        line = game.match.lines[number - 1]
        if line != f"{promise.seat} {promise.code}" or promise.ply not in (ply, number):
            self.lost += 1
            self.faults.append(f"{promise.table}: an acknowledged choice stands elsewhere")

    # The servers

    async def ask(self, crowd: Crowd, table: Table) -> None:
        """Whether every process shows the table, to each who sits there, as its rows say."""
        game = self.games[table.id]
        for url in crowd.urls:
            end = time.monotonic() + CATCH_UP
            while (differs := await self._differs(crowd, url, table, game)) is not None:
                if time.monotonic() > end:
                    self.faults.append(f"{table.id} ({game.match.game.name}): {differs}")
                    break
                await asyncio.sleep(0.1)
                await asyncio.to_thread(self.look, [table.id], [])

    async def _differs(self, crowd: Crowd, url: str, table: Table, game: Game) -> str | None:
        guest = table.seats[0].guest
        record = await _read(crowd, guest, f"{url}/api/tables/{table.id}/record?public=true")
        public = game.match.lines if game.match.over else game.match.lines_seen_by(SPECTATOR)
        if record is None or record["choices"] != public:
            return "its record is not that of the database"
        for seat in table.seats:
            path = f"{url}/api/tables/{table.id}/position?seat={seat.number}"
            position = await _read(crowd, seat.guest, path)
            if position is None:
                return "its position can't be read"
            view = msgspec.json.decode(msgspec.json.encode(game.match.view(seat.number)))
            codes = [
                [option["code"] for option in ask["options"] or []]
                for ask in position["asks"]
                if ask["seat"] == seat.number
            ]
            wanted = [
                [option.code for option in ask.options]
                for ask in ([] if game.match.over else game.match.asks)
                if ask.seat == seat.number
            ]
            if position["view"] != view or codes != wanted:
                return f"seat {seat.number} does not see what the rules make of its lines"
            if seat.heard.ply > self._ply(game, seat):
                return f"seat {seat.number} has heard of a line that was not written"
        return None

    def _ply(self, game: Game, seat: Seat) -> int:
        return game.lines if game.match.over else game.match.ply_seen_by(seat.number)

    # Going on

    async def play_on(self, crowd: Crowd) -> None:
        """Everybody who is asked chooses once, and bots move."""
        asked = [
            seat
            for id, table in crowd.tables.items()
            for seat in table.seats
            if seat.number in self.games[id].asked()
        ]
        await asyncio.gather(*(self._choose(seat) for seat in asked))
        await asyncio.gather(*(self._bots_move(id) for id in crowd.tables))

    async def _bots_move(self, table: str) -> None:
        """Until people are asked again, or the game is over."""
        await asyncio.to_thread(self.look, [table], [])
        game = self.games[table]
        moved, lines = time.monotonic(), game.lines
        while game.asked() & game.bots:
            await asyncio.sleep(0.1)
            await asyncio.to_thread(self.look, [table], [])
            waited = time.monotonic() - moved
            if game.lines > lines:
                self.slowest_bot = max(self.slowest_bot, waited)
                moved, lines = time.monotonic(), game.lines
            elif waited > BOTS:
                self.faults.append(f"{table} ({game.match.game.name}): its bot does not move")
                return

    async def _choose(self, seat: Seat) -> None:
        began = time.monotonic()
        ply = self._ply(self.games[seat.table], seat)
        while seat.heard.ply < ply:
            if time.monotonic() - began > BOTS:
                self.faults.append(f"{seat.table}: a socket does not tell where the game stands")
                return
            await asyncio.sleep(0.05)
        self.slowest_socket = max(self.slowest_socket, time.monotonic() - began)
        for _ in range(20):
            if await seat.choose() in (True, None):
                return
            # Somebody else was asked as well, and was faster.
            await asyncio.sleep(0.05)
        self.faults.append(f"{seat.table}: a choice is not taken")


async def _read(crowd: Crowd, guest: Guest, url: str) -> Any:
    """From this very process; nothing if it does not give it."""
    try:
        answer = await crowd.web.get(url, headers={"Cookie": f"mathom={guest.cookie}"})
    except httpx.TransportError:
        return None
    crowd.count(answer, url.partition("/api")[2])
    return answer.json() if answer.status_code == 200 else None
