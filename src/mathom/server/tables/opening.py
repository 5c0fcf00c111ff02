"""Opening a table: a new one, one that goes on from another, one for a record from elsewhere."""

import asyncio

from msgspec import Struct

from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import SPLICE, new_seed, splice
from mathom.core.message import refuse
from mathom.core.record import Resign
from mathom.server import wall_clock
from mathom.server.identity import Who
from mathom.server.keys import word
from mathom.server.moderation.word_list import WordList
from mathom.server.names import plain
from mathom.server.replay_worker import ReplayWorker, draws_of
from mathom.server.rows import RECORD, SeatRow, TableRow
from mathom.server.store import Line
from mathom.server.tables import brought
from mathom.server.tables.in_memory import TABLE_LETTERS, Tables
from mathom.server.tables.lessons import Lessons
from mathom.server.tables.listing import LISTED_FOR
from mathom.server.tables.live_table import (
    BOT,
    GATHERING,
    OPEN,
    OVER,
    PLAYING,
)
from mathom.server.tables.rights import bot_seat
from mathom.server.wire import (
    NAME_LENGTH,
    Branch,
    Clock,
    NewTable,
    TableInfo,
)


class Quota(Struct, frozen=True):
    """What one guest may bring from elsewhere; 0 stands for no limit."""

    records: int
    bytes: int


class Opening:
    def __init__(
        self,
        tables: Tables,
        lessons: Lessons,
        replays: ReplayWorker,
        words: WordList,
        most_running: int,
        quota: Quota,
    ) -> None:
        self._quota = quota
        self._tables = tables
        self._words = words
        self._most_running = most_running
        self._lessons = lessons
        self._replays = replays

    async def open_table(self, who: Who, new: NewTable) -> TableInfo:
        game = registry.game(new.game)
        if new.lesson:
            return await self._lessons.open(who, game, new.name)
        # A branch has those of the table that it goes on from.
        options = {} if new.branch else game.options(new.options, len(new.seats))
        if new.name is None:
            name = await asyncio.to_thread(self._tables.store.guests.name, who.guest) or None
        else:
            name = self._words.name(new.name)
        seats, hold = self._new_seats(who, new, name)
        if new.clock.kind != "none" and not (new.clock.bank and new.clock.cap >= new.clock.bank):
            raise refuse("refused-clock")
        recently = wall_clock.now() - LISTED_FOR
        running = await asyncio.to_thread(self._tables.store.lists.running_of, who.guest, recently)
        if running >= self._most_running:
            raise refuse("refused-many-tables", most=self._most_running)
        if name is not None and new.name is not None:
            await asyncio.to_thread(
                self._tables.store.guests.call, who.guest, name, wall_clock.now()
            )
        at = wall_clock.now()
        row = TableRow(
            id=word(TABLE_LETTERS),
            game=game.name,
            rules=game.rules_version if new.branch else game.rules_for(options),
            options=options,
            seed=new_seed(),
            owner=who.guest,
            listed=new.listed,
            clock=new.clock,
            patience=new.patience,
            created=at,
            started=at,
            state=GATHERING if any(seat.kind == OPEN for seat in seats) else PLAYING,
            moved=at,
            touched=at,
        )
        lines: list[Line] = []
        if new.branch is not None:
            lines = await self._branch(who, row, new.branch, len(seats), at)
        return await self._tables.begin(who, row, seats, hold, lines)

    def _new_seats(
        self, who: Who, new: NewTable, name: str | None
    ) -> tuple[list[SeatRow], list[tuple[int, str]]]:
        seats, hold = [], []
        game = registry.game(new.game)
        for number, wanted in enumerate(new.seats):
            if wanted.kind == "me":
                called = self._words.name(wanted.name or name or "")
                hold.append((number, who.guest))
                seats.append(SeatRow(seat=number, kind="person", name=called))
            elif wanted.kind == OPEN:
                seats.append(SeatRow(seat=number, kind=OPEN))
            else:
                seats.append(bot_seat(game, number, wanted.bot or ""))
        return seats, hold

    async def _branch(
        self, who: Who, row: TableRow, branch: Branch, seats: int, at: int
    ) -> list[Line]:
        """The lines that lead to a position of another table, which is played on with new luck."""
        async with self._tables.at(branch.table) as table:
            if table.row.state != OVER:
                raise refuse("refused-branch-running")
            if table.row.game != row.game or len(table.seats) != seats:
                raise refuse("refused-branch-other")
            record = await self._tables.record_of(table)
        if branch.ply > len(record.choices):
            raise refuse("refused-branch-ply", last=len(record.choices))
        if record.seed.count(SPLICE) > 2 * brought.MOST_BRANCHES:
            raise refuse("refused-branch-depth", most=brought.MOST_BRANCHES)
        drawn, over = await self._replays.work(who.household, draws_of, record, branch.ply)
        if over:
            raise refuse("refused-branch-over")
        row.options = dict(record.options)
        row.rules = registry.game(row.game).rules_for(row.options)
        row.seed = splice(record.seed, drawn)
        row.branch = branch
        # Who plays on from there has given up nothing; and it changes nothing about the position.
        played = [line for line in record.choices[: branch.ply] if not _gives_up(line)]
        return [Line(line, at) for line in played]

    async def bring_record(self, who: Who, data: bytes) -> TableInfo:
        """A game that was played elsewhere, to be looked at and played on from."""
        await self._must_have_room(who, len(data))
        record, gist = await self._replays.work(who.household, brought.read, data)
        at = wall_clock.now()
        row = TableRow(
            id=word(TABLE_LETTERS),
            game=record.game,
            rules=record.rules,
            options=dict(record.options),
            seed=record.seed,
            owner=who.guest,
            listed=False,
            clock=Clock(),
            created=at,
            started=at,
            state=OVER,
            ended=RECORD,
            record_bytes=len(data),
            winners=gist.winners,
            moved=at,
            touched=at,
        )
        seats = [
            SeatRow(seat=number, kind="person", name=_short(seat.name) or None)
            if seat.player == records.PERSON
            else SeatRow(seat=number, kind=BOT, name=_short(seat.name), bot=_short(seat.player))
            for number, seat in enumerate(record.seats)
        ]
        return await self._tables.bring(who, row, seats, record, gist)

    async def _must_have_room(self, who: Who, size: int) -> None:
        """A refusal for who keeps as much here as one may."""
        count, total = await asyncio.to_thread(self._tables.store.lists.records_of, who.guest)
        if self._quota.records and count >= self._quota.records:
            raise refuse("refused-many-records", most=self._quota.records)
        if self._quota.bytes and total + size > self._quota.bytes:
            raise refuse("refused-large-records", most=self._quota.bytes // 1000)


def _gives_up(line: str) -> bool:
    return isinstance(records.read_line(line), Resign)


def _short(name: str) -> str:
    return plain(name)[:NAME_LENGTH]
