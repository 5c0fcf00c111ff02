"""The inn: everything that can be done at its tables, and the order in which it is made safe.

The append-only lines are the truth. A process holds a table only as a cache: it plays a choice
there, writes the line under its number, and only then tells anybody. If another process has written
that number first, the cache is thrown away and the choice answered with the new position.
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec

from mathom.bots import easiest, served_bots, strongest
from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import SPLICE, new_seed, splice
from mathom.core.event import SPECTATOR
from mathom.core.game import Game
from mathom.core.lesson import Lesson, Stage, must_have_lesson
from mathom.core.message import Reason, Refused, refuse
from mathom.core.orders import Until
from mathom.core.record import UNDO_AGREED, Choice, Deed, Resign, Undo
from mathom.server.ears import Ear, Room
from mathom.server.errors import (
    Crowded,
    NotFound,
    NotYours,
    OtherValues,
    Stale,
    TooLarge,
    Unavailable,
)
from mathom.server.keys import word
from mathom.server.live import BOT, GATHERING, OPEN, OVER, PLAYING, LiveTable, last_chat, table_info
from mathom.server.measures import CHOICE_SECONDS, CHOICES
from mathom.server.names import looks_like, name_of, plain
from mathom.server.replayer import Replayer, draws_of, outcome_of
from mathom.server.store import Change, Line, Loaded, Request, SeatRow, Store, TableRow
from mathom.server.who import Who
from mathom.server.wire import (
    NAME_LENGTH,
    NEWS,
    Branch,
    ChangeSeat,
    ChatLine,
    Chosen,
    Clock,
    LessonWish,
    NewChat,
    NewChoice,
    NewOrders,
    NewTable,
    NewUndo,
    OrdersInfo,
    Ping,
    Position,
    TableInfo,
    TimeClaim,
    UndoAnswer,
    Undone,
)
from mathom.server.words import words
from mathom.server.writer import Writer

log = logging.getLogger("mathom.inn")
T = TypeVar("T")

PING = 20.0
"""Seconds of silence after which a stream says that it is still there."""
KEEP_IDLE = 600.0
"""Seconds for which a table that nobody listens to stays in memory."""
TABLE_LETTERS = 10
CLAIM_LETTERS = 6
CLAIM_TIME = 10 * 60 * 1000
MOST_LINES = 12_000
"""Of a record that is brought here. Games of people have some hundreds."""
MOST_BRANCHES = 40
"""From a branch of a branch: every one makes the seed longer."""
MOST_AGREED = 100
"""Undos by consent in a record that is brought here. Each may mean to play all of it again."""
MOST_RUNNING = 60
"""Tables that one guest has opened, and whose games are not over."""
MOST_WATCHERS = 1000
"""At one table, in one process. Who plays there is never turned away."""
TRIES = 10
"""How often something is worked out anew because another process changed the table."""
LISTED_FOR = 7 * 24 * 60 * 60 * 1000
"""Milliseconds after which a table where nothing happens is no longer shown to strangers."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Inn:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        replayer: Replayer,
        changed: Callable[[LiveTable], None] = lambda table: None,
        noticed: Callable[[LiveTable], None] = lambda table: None,
        entered: Callable[[LiveTable], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.replayer = replayer
        self._changed = changed
        """Told of every table that changes here: bots, letters and other processes wait for it."""
        self._noticed = noticed
        """Told of every table as the database has it, whoever has changed it."""
        self._entered = entered
        """Told of every table that somebody begins to listen to."""
        self._rooms: dict[str, Room] = {}
        self._idle_since: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._closed = False

    # Tables in memory

    async def room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            # Whoever comes meanwhile waits for the same table.
            loading = self._loading[id] = asyncio.create_task(self._enter(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _enter(self, id: str) -> Room:
        # In a thread also because a long record takes its time to be played again.
        table = await asyncio.to_thread(self._load, id)
        room = self._rooms[id] = Room(table)
        self._noticed(table)
        self._idle_since[id] = time.monotonic()
        return room

    def _load(self, id: str) -> LiveTable:
        # PostgreSQL takes not every character.
        loaded = self.store.load(id) if id.isalnum() else None
        if loaded is None:
            raise NotFound(Reason("refused-no-table"))
        return _live(loaded)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, to oneself."""
        room = await self.room(id)
        async with self.alone_with(room.table):
            try:
                yield room.table
            except Refused as refused:
                # Reasons of the rules are said in the game's words.
                refused.game = refused.game or room.table.row.game
                raise

    @asynccontextmanager
    async def alone_with(self, table: LiveTable) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and it holds nothing that was not written."""
        async with table.lock:
            if table.writing:
                # Its last line could not be written, nor could the database be asked.
                await self.reload(table)
            yield

    async def refresh(self, table: LiveTable) -> None:
        """Take over what other processes have written. The caller holds the lock."""
        chat = last_chat(table.chat)
        loaded = await asyncio.to_thread(self.store.load, table.id, table.lines, chat)
        if loaded is None:
            raise NotFound(Reason("refused-no-table"))
        try:
            table.refresh(loaded)
        except Refused:
            await self.reload(table)
        if loaded.lines:
            self._noticed(table)

    async def reload(self, table: LiveTable) -> None:
        """Forget the cache and believe the database. The caller holds the lock."""
        loaded = await asyncio.to_thread(self.store.load, table.id)
        if loaded is None:
            raise NotFound(Reason("refused-no-table"))
        table.reset(loaded)
        table.writing = False
        self._rooms[table.id].tell()
        self._noticed(table)

    async def look_again(self, id: str) -> None:
        """Another process says that a table has changed."""
        room = self._rooms.get(id)
        if room is None:
            return
        async with self.alone_with(room.table):
            try:
                await self.refresh(room.table)
            except Refused:
                # It was closed; or another process has begun it with other values.
                self._forget(id)
                return
            self._noticed(room.table)
        room.tell()

    async def look_around(self, since: int) -> None:
        """Find out from the database which tables have changed without our being told."""
        if not self._rooms:
            return
        for id, revision, lines in await asyncio.to_thread(self.store.touched_since, since):
            room = self._rooms.get(id)
            if room is None or room.table.lock.locked():
                continue
            # Both only grow: what is less now was true when we asked.
            if room.table.row.revision < revision or room.table.lines < lines:
                await self.look_again(id)

    def is_watched(self, id: str) -> bool:
        """Whether anybody listens to a table in this process."""
        room = self._rooms.get(id)
        return room is not None and bool(room.ears)

    def in_memory(self) -> tuple[int, int]:
        """How many tables this process holds, and how many of them are in play."""
        return len(self._rooms), sum(r.table.row.state == PLAYING for r in self._rooms.values())

    def forget_idle(self) -> None:
        """Drop tables that nobody has looked at for a while."""
        moment = time.monotonic()
        for id, room in list(self._rooms.items()):
            if room.ears or room.table.lock.locked() or room.table.thinking:
                self._idle_since[id] = moment
            elif moment - self._idle_since[id] > KEEP_IDLE:
                del self._rooms[id], self._idle_since[id]

    def _forget(self, id: str) -> None:
        """A table was closed: let those go who still listen there."""
        room = self._rooms.pop(id, None)
        self._idle_since.pop(id, None)
        if room is not None:
            room.gone = True
            room.tell()

    def close(self) -> None:
        """Let all who listen go, so that the server can stop at once."""
        self._closed = True
        for room in self._rooms.values():
            room.tell()

    # Opening tables

    async def open_table(self, who: Who, new: NewTable) -> TableInfo:
        game = registry.game(new.game)
        if new.lesson:
            return await self._open_lesson(who, game, new.name)
        options = game.options(new.options, len(new.seats))
        if new.name is None:
            name = await asyncio.to_thread(self.store.guest_name, who.guest) or None
        else:
            name = name_of(new.name)
        seats, hold = self._new_seats(who, new, name)
        if new.clock.kind != "none" and not (new.clock.bank and new.clock.cap >= new.clock.bank):
            raise refuse("refused-clock")
        recently = now() - LISTED_FOR
        running = await asyncio.to_thread(self.store.running_of, who.guest, recently)
        if running >= MOST_RUNNING:
            raise refuse("refused-many-tables", most=MOST_RUNNING)
        if name is not None and new.name is not None:
            await asyncio.to_thread(self.store.name_guest, who.guest, name)
        at = now()
        row = TableRow(
            id=word(TABLE_LETTERS),
            game=game.name,
            rules=game.rules_for(options),
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
            lines = await self._branch(row, new.branch, len(seats), at)
        return await self._begin(who, row, seats, hold, lines)

    def _new_seats(
        self, who: Who, new: NewTable, name: str | None
    ) -> tuple[list[SeatRow], list[tuple[int, str]]]:
        seats, hold = [], []
        game = registry.game(new.game)
        for number, wanted in enumerate(new.seats):
            if wanted.kind == "me":
                called = name_of(wanted.name or name or "")
                hold.append((number, who.guest))
                seats.append(SeatRow(seat=number, kind="person", name=called))
            elif wanted.kind == OPEN:
                seats.append(SeatRow(seat=number, kind=OPEN))
            else:
                seats.append(_bot_seat(game, number, wanted.bot or ""))
        return seats, hold

    async def _branch(self, row: TableRow, branch: Branch, seats: int, at: int) -> list[Line]:
        """The lines that lead to a position of another table, which is played on with new luck."""
        async with self.at(branch.table) as table:
            if table.row.state != OVER:
                raise refuse("refused-branch-running")
            if table.row.game != row.game or len(table.seats) != seats:
                raise refuse("refused-branch-other")
            record = table.record()
        if branch.ply > len(record.choices):
            raise refuse("refused-branch-ply", last=len(record.choices))
        if record.seed.count(SPLICE) > 2 * MOST_BRANCHES:
            raise refuse("refused-branch-depth", most=MOST_BRANCHES)
        drawn, over = await self.replayer.work(draws_of, record, branch.ply)
        if over:
            raise refuse("refused-branch-over")
        row.options = dict(record.options)
        row.rules = registry.game(row.game).rules_for(row.options)
        row.seed = splice(record.seed, drawn)
        row.branch = branch
        # Who plays on from there has given up nothing; and it changes nothing about the position.
        played = [line for line in record.choices[: branch.ply] if not _gives_up(line)]
        return [Line(line, at) for line in played]

    async def _begin(
        self,
        who: Who,
        row: TableRow,
        seats: list[SeatRow],
        hold: list[tuple[int, str]],
        lines: Sequence[Line],
        keep: Sequence[tuple[int, str]] = (),
    ) -> TableInfo:
        """Write a new table down and take it into memory."""
        loaded = Loaded(row, seats, set(hold), list(lines), [], set(keep))
        table = await asyncio.to_thread(LiveTable, loaded)
        self._note_waiting(table)
        change = Change(seats=seats, hold=hold, keep=list(keep))
        await asyncio.to_thread(self.store.create, table.row, change, lines)
        self._rooms[row.id] = Room(table)
        self._idle_since[row.id] = time.monotonic()
        self._changed(table)
        return table.info(who, set(), 0)

    def _note_waiting(self, table: LiveTable) -> None:
        table.row.waiting = table.waiting()
        table.row.waits_for_bot = table.waits_for_bot()
        table.row.ply = table.ply_seen_by(SPECTATOR)

    async def bring_record(self, who: Who, data: bytes) -> TableInfo:
        """A game that was played elsewhere, to be looked at and played on from."""
        record = records.load(data)
        if len(record.choices) > MOST_LINES or record.seed.count(SPLICE) > 2 * MOST_BRANCHES:
            raise TooLarge(Reason("refused-too-large"))
        if sum(line.endswith(UNDO_AGREED) for line in record.choices) > MOST_AGREED:
            raise TooLarge(Reason("refused-too-large"))
        if not records.keeps_its_commitment(record):
            raise refuse("refused-record-commitment")
        winners = await self.replayer.work(outcome_of, record)
        at = now()
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
            ended="record",
            winners=winners,
            moved=at,
            touched=at,
        )
        seats = [
            SeatRow(seat=number, kind="person", name=_short(seat.name) or str(number + 1))
            if seat.player == records.PERSON
            else SeatRow(seat=number, kind=BOT, name=_short(seat.name), bot=_short(seat.player))
            for number, seat in enumerate(record.seats)
        ]
        lines = [Line(line, at) for line in record.choices]
        return await self._begin(who, row, seats, [], lines)

    # Looking

    async def info(self, who: Who, id: str) -> TableInfo:
        room = await self.room(id)
        async with self.alone_with(room.table):
            return room.table.info(who, room.here(), room.watchers())

    async def open_tables(self, who: Who) -> list[TableInfo]:
        found = await asyncio.to_thread(self.store.open_tables, now() - LISTED_FOR, 50)
        return [self._listed(who, loaded) for loaded in found]

    async def tables_of(self, who: Who) -> list[TableInfo]:
        found = await asyncio.to_thread(self.store.tables_of, who.guest, 100)
        infos = [
            self._listed(who, loaded)
            for loaded in found
            if who.only is None or who.only[0] == loaded.row.id
        ]
        running = {PLAYING: 1, GATHERING: 2, OVER: 3}
        return sorted(infos, key=lambda t: (running[t.state], not _waits_for_you(t), -t.moved))

    def _listed(self, who: Who, loaded: Loaded) -> TableInfo:
        room = self._rooms.get(loaded.row.id)
        here = set() if room is None else room.here()
        return table_info(loaded, who, here, 0 if room is None else room.watchers())

    async def viewer(self, who: Who, table: LiveTable, wanted: int | None) -> int | None:
        """The seat that somebody may look from; they may always look as a spectator, and in any
        way when the game is over.
        """
        if wanted is None or wanted == SPECTATOR:
            return wanted
        if table.row.state == OVER and wanted < len(table.seats):
            return wanted
        await self.must_hold(who, table, wanted)
        return wanted

    async def must_hold(self, who: Who, table: LiveTable, seat: int) -> None:
        if (seat, who.guest) not in table.holders:
            # Perhaps it was taken at another process.
            await self.refresh(table)
        _must_hold(who, table, seat)

    async def position(self, who: Who, id: str, wanted: int | None) -> Position:
        async with self.at(id) as table:
            viewer = await self.viewer(who, table, wanted)
            if table.match is None:
                await self.refresh(table)
            if table.match is None:
                raise refuse("refused-not-begun")
            if viewer is None:
                viewer = table.viewer_of(table.seats_of(who))
            return table.position(viewer, now())

    async def may_listen(self, who: Who, id: str, wanted: int | None) -> None:
        """A refusal if there is no such table, the seat is not theirs, or too many watch."""
        async with self.at(id) as table:
            await self.viewer(who, table, wanted)
            if not table.seats_of(who) and len(self._rooms[id].ears) >= MOST_WATCHERS:
                raise Crowded(Reason("refused-watchers", {"most": MOST_WATCHERS}))

    async def listen(self, who: Who, id: str, wanted: int | None) -> AsyncGenerator[bytes, None]:
        """Everything that this guest may know of a table, as it happens, encoded."""
        room = await self.room(id)
        ear = Ear(room.table, who, wanted)
        room.enter(ear)
        self._entered(room.table)
        loop = asyncio.get_running_loop()
        ear.spoken = loop.time()
        ear.mind_silence(PING)
        try:
            while not self._closed:
                if room.gone:
                    raise NotFound(Reason("refused-no-table"))
                ear.wake.clear()
                for said in room.news_for(ear, now()):
                    ear.spoken = loop.time()
                    yield said
                if loop.time() >= ear.spoken + PING:
                    ear.spoken = loop.time()
                    yield NEWS.encode(Ping(now()))
                await ear.wake.wait()
        finally:
            room.leave(ear)
            self._idle_since[id] = time.monotonic()

    # Sitting down

    async def amend(self, table: LiveTable, change: Change) -> bool:
        """Write a change of a table and take it over; not if somebody was faster."""
        if not await asyncio.to_thread(
            self.store.amend, table.id, table.row.revision, change, now()
        ):
            await self.refresh(table)
            return False
        if change.close:
            self._forget(table.id)
            self._changed(table)
            return True
        await self.refresh(table)
        self._rooms[table.id].tell()
        self._changed(table)
        return True

    async def until_done(self, id: str, make: Callable[[LiveTable], Change | None]) -> LiveTable:
        """Work a change out anew until nobody has changed the table in between."""
        async with self.at(id) as table:
            for attempt in range(TRIES):
                try:
                    change = make(table)
                except Refused:
                    if attempt:
                        raise
                    # Perhaps another process knows better.
                    await self.refresh(table)
                    continue
                if change is None or await self.amend(table, change):
                    return table
        raise Unavailable(Reason("refused-busy"))

    async def take_seat(self, who: Who, id: str, seat: int, name: str) -> TableInfo:
        called = name_of(name)
        await asyncio.to_thread(self.store.name_guest, who.guest, called)

        def take(table: LiveTable) -> Change | None:
            _check_seat(table, seat)
            if (seat, who.guest) in table.holders:
                return None
            if table.seats[seat].kind != OPEN:
                raise refuse("refused-seat-taken")
            kept = [guest for number, guest in table.kept if number == seat]
            if kept and who.guest not in kept:
                raise refuse("refused-seat-kept", name=table.seats[seat].name or "")
            _must_differ(table, who, called)
            sits = SeatRow(seat=seat, kind="person", name=called)
            change = Change(seats=[sits], hold=[(seat, who.guest)], keep_no_longer=[seat])
            return self._filling(table, sits, change)

        table = await self.until_done(id, take)
        return await self.info(who, table.id)

    def _filling(self, table: LiveTable, sits: SeatRow, change: Change) -> Change:
        """If that was the last open seat, the game begins."""
        seats = [sits if seat.seat == sits.seat else seat for seat in table.seats]
        if any(seat.kind == OPEN for seat in seats):
            return change
        at = now()
        row = msgspec.structs.replace(table.row, state=PLAYING, started=at, moved=at)
        if not table.prefix:
            # Perhaps values were corrected while people gathered; nobody has played with the old.
            row.rules = table.game.rules_for(row.options)
        begun = LiveTable(Loaded(row, seats, table.holders, table.prefix, []))
        self._note_waiting(begun)
        change.columns = {
            "state": PLAYING,
            "rules": row.rules,
            "started": at,
            "moved": at,
            "waiting": begun.row.waiting,
            "waits_for_bot": begun.row.waits_for_bot,
            "ply": begun.row.ply,
        }
        return change

    async def change_seat(self, who: Who, id: str, seat: int, wanted: ChangeSeat) -> TableInfo:
        def give(table: LiveTable) -> Change:
            _check_seat(table, seat)
            _must_own(who, table)
            if table.row.state != GATHERING or table.seats[seat].kind == "person":
                raise refuse("refused-seat-taken")
            if wanted.kind == OPEN:
                return Change(seats=[SeatRow(seat=seat, kind=OPEN)], keep_no_longer=[seat])
            sits = _bot_seat(table.game, seat, wanted.bot or "")
            return self._filling(table, sits, Change(seats=[sits], keep_no_longer=[seat]))

        await self.until_done(id, give)
        return await self.info(who, id)

    async def leave_seat(self, who: Who, id: str, seat: int) -> TableInfo:
        def leave(table: LiveTable) -> Change:
            _check_seat(table, seat)
            _must_hold(who, table, seat)
            if table.row.state != GATHERING:
                raise refuse("refused-leave-running")
            return Change(seats=[SeatRow(seat=seat, kind=OPEN)], let_go=[seat])

        await self.until_done(id, leave)
        return await self.info(who, id)

    async def hand_out(self, who: Who, id: str, seat: int, code: str, fingerprint: str) -> int:
        """Keep a short code that lets another device play this seat; returns when it expires."""
        async with self.at(id) as table:
            _check_seat(table, seat)
            await self.must_hold(who, table, seat)
        expires = now() + CLAIM_TIME
        await asyncio.to_thread(self.store.offer_claim, fingerprint, id, seat, expires)
        return expires

    async def claim(self, who: Who, fingerprint: str) -> tuple[TableInfo, int]:
        found = await asyncio.to_thread(self.store.use_claim, fingerprint, now())
        if found is None:
            raise NotFound(Reason("refused-claim"))
        id, seat = found
        await self.until_done(
            id,
            lambda table: (
                None if (seat, who.guest) in table.holders else Change(hold=[(seat, who.guest)])
            ),
        )
        return await self.info(who, id), seat

    # Playing

    async def choose(self, who: Who, id: str, choice: NewChoice) -> Chosen:
        async with self.at(id) as table:
            await self.must_hold(who, table, choice.seat)
            for _ in range(TRIES):
                try:
                    return await self._choose(table, choice)
                except Stale:
                    # Another process was faster: perhaps with this very choice, or with one that
                    # somebody made in secret and that changes nothing for this seat.
                    known = table.keys.get(choice.key, (None, 0))[0] == choice.seat
                    if not known and choice.ply != table.ply_seen_by(choice.seat):
                        raise
        raise Unavailable(Reason("refused-busy"))

    async def _choose(self, table: LiveTable, choice: NewChoice) -> Chosen:
        seat, ply = table.keys.get(choice.key, (None, 0))
        if seat == choice.seat:
            return Chosen(ply)
        await self._must_be_current(table, choice.seat, choice.ply)
        if table.is_bot(choice.seat):
            raise refuse("refused-handed-over")
        await self.write(table, Choice(choice.seat, choice.code), choice.key)
        return Chosen(table.ply_seen_by(choice.seat))

    async def _must_be_current(self, table: LiveTable, seat: int, ply: int) -> None:
        if table.row.state == GATHERING or ply > table.ply_seen_by(seat):
            await self.refresh(table)
        if table.row.state == GATHERING:
            raise refuse("refused-not-begun")
        if ply != table.ply_seen_by(seat):
            raise Stale(table.position(seat, now()))
        if table.row.state == OVER:
            raise Refused(Reason("reason-game-over"))

    async def write(
        self,
        table: LiveTable,
        deed: Deed,
        key: str | None = None,
        agreed: Sequence[int] | None = None,
    ) -> None:
        """Do something at a table and make it durable; `agreed` are the seats that had to agree to
        it. The caller holds the lock. A refusal changes nothing.
        """
        began = time.perf_counter()
        line = table.do(deed, now(), key, agreed)
        table.writing = True
        try:
            written = await asyncio.shield(self.writer.append(line))
        except BaseException as error:
            # Nobody knows whether it was written. The database does, if not now then later.
            with suppress(Exception):
                await asyncio.shield(self.reload(table))
            if isinstance(error, Exception):
                log.error("a choice could not be written: %s", type(error).__name__)
                raise Unavailable(Reason("refused-storage")) from error
            raise
        if not written:
            await self.reload(table)
            raise Stale(table.position(deed.seat, now()))
        table.writing = False
        CHOICES.add(table.row.game)
        CHOICE_SECONDS.note(time.perf_counter() - began)
        self._rooms[table.id].tell()
        self._changed(table)

    async def why_not(self, who: Who, id: str, seat: int, code: str) -> tuple[Reason | None, str]:
        """The reason, and the game in whose words it is said."""
        async with self.at(id) as table:
            await self.must_hold(who, table, seat)
            if table.match is None:
                raise refuse("refused-not-begun")
            if table.row.state == OVER:
                return Reason("reason-game-over"), table.row.game
            return table.match.why_not(seat, code), table.row.game

    async def give_orders(self, who: Who, id: str, seat: int, wanted: NewOrders) -> OrdersInfo:
        def give(table: LiveTable) -> Change | None:
            _check_seat(table, seat)
            _must_hold(who, table, seat)
            match = table.match
            if match is None:
                raise refuse("refused-not-begun")
            if not match.game.windows:
                raise refuse("refused-no-windows")
            if table.row.state == OVER:
                raise Refused(Reason("reason-game-over"))
            if table.is_bot(seat):
                raise refuse("refused-handed-over")
            until = None if wanted.passing is None else Until(wanted.passing)
            orders = match.ordered(seat, until, wanted.stops, wanted.skips)
            begins = orders.passing not in (None, match.orders[seat].passing)
            if begins and wanted.ply != table.ply_seen_by(seat):
                # Something has changed already: perhaps they would not pass at that.
                raise Stale(table.position(seat, now()))
            if orders == match.orders[seat]:
                return None
            mine, would = table.seats[seat], list(match.orders)
            would[seat] = orders
            bots = any(table.is_bot(ask.seat) for ask in table.asks)
            return Change(
                seats=[msgspec.structs.replace(mine, orders=orders, ordered=mine.ordered + 1)],
                columns={"waits_for_bot": bots or match.by_orders(would) is not None},
                lines=table.lines,
            )

        table = await self.until_done(id, give)
        given = table.orders_info(seat)
        assert given is not None
        return given

    async def undo(self, who: Who, id: str, wanted: NewUndo) -> Undone:
        seat = wanted.seat
        async with self.at(id) as table:
            await self.must_hold(who, table, seat)
            for _ in range(TRIES):
                await self._must_be_current(table, seat, wanted.ply)
                with suppress(Stale):  # another process was faster; look again
                    done = await self._undo(table, wanted)
                    if done is not None:
                        return Undone(table.ply_seen_by(seat), done)
        raise Unavailable(Reason("refused-busy"))

    async def _undo(self, table: LiveTable, wanted: NewUndo) -> bool | None:
        """Whether it is done, or the others are asked; nothing if neither could be written."""
        seat = wanted.seat
        assert table.match is not None
        why_not = table.match.why_not_undo(seat)
        if why_not is None:
            await self.write(table, Undo(seat))
            return True
        if not wanted.ask or why_not.id == "reason-undo-nothing":
            raise Refused(why_not)
        if table.stage() is not None:
            # What was taken back by consent would leave its luck behind, and the line with it.
            raise refuse("refused-lesson-undo")
        if not table.must_agree(seat):
            await self.write(table, Undo(seat, agreed=True), agreed=())
            return True
        request = table.row.request
        ply = table.ply_seen_by(SPECTATOR)
        if request is not None and request.ply == ply:
            asked = request.refused is None
            raise refuse("refused-undo-asked" if asked else "refused-undo-refused")
        wish = Request(seat, ply)
        return False if await self.amend(table, Change(columns={"request": wish})) else None

    async def answer_undo(self, who: Who, id: str, answer: UndoAnswer) -> Undone:
        async with self.at(id) as table:
            await self.must_hold(who, table, answer.seat)
            await self.refresh(table)
            for _ in range(TRIES):
                request = table.row.request
                if request is None or table.undo_request() is None or table.row.state == OVER:
                    raise refuse("refused-undo-gone")
                must = table.must_agree(request.seat)
                if answer.seat not in must:
                    raise NotYours(Reason("refused-not-your-seat"))
                if not answer.agree:
                    request = msgspec.structs.replace(request, refused=answer.seat)
                    if await self.amend(table, Change(columns={"request": request})):
                        return Undone(table.ply_seen_by(answer.seat), done=False)
                    continue
                # One person at several seats answers for all of them.
                mine = set(table.seats_of(who))
                agreed = sorted({*request.agreed, *(mine & set(must))})
                if set(must) <= set(agreed):
                    # Who agrees must not be shown the position of who asked.
                    with suppress(Stale):
                        await self.write(table, Undo(request.seat, agreed=True), agreed=agreed)
                        return Undone(table.ply_seen_by(answer.seat), done=True)
                    continue
                request = msgspec.structs.replace(request, agreed=tuple(agreed))
                if await self.amend(table, Change(columns={"request": request})):
                    return Undone(table.ply_seen_by(answer.seat), done=False)
        raise Unavailable(Reason("refused-busy"))

    async def say(self, who: Who, id: str, chat: NewChat, lang: str) -> ChatLine:
        """`lang` is the speaker's, for those who know only words and no ready-made sentences."""
        text = words(lang)(f"phrase-{chat.phrase}") if chat.phrase else plain(chat.text or "")
        if not text:
            raise refuse("refused-empty-chat")
        said: list[ChatLine] = []

        def speak(table: LiveTable) -> Change:
            _check_seat(table, chat.seat)
            _must_hold(who, table, chat.seat)
            name = table.seats[chat.seat].name or ""
            said[:] = [ChatLine(last_chat(table.chat), chat.seat, name, text, now(), chat.phrase)]
            return Change(chat=said[0])

        await self.until_done(id, speak)
        return said[0]

    # Time

    async def claim_time(self, who: Who, id: str, claim: TimeClaim) -> TableInfo:
        def settle(table: LiveTable) -> Change:
            _check_seat(table, claim.seat)
            _check_seat(table, claim.against)
            _must_hold(who, table, claim.seat)
            if claim.seat == claim.against:
                raise NotYours(Reason("refused-not-your-seat"))
            at = now()
            if not table.may_hand_over(claim.seat, claim.against, at):
                raise refuse("refused-time-left")
            if claim.what == "win":
                if table.clocks is None:
                    raise refuse("refused-no-clock")
                winners = [
                    seat.seat
                    for seat in table.seats
                    if not table.out_of_time(seat.seat, at) and seat.seat not in table.row.resigned
                ]
                return Change(
                    columns={
                        "state": OVER,
                        "ended": "time",
                        "winners": winners,
                        "waiting": [],
                        "waits_for_bot": False,
                        "moved": at,
                    },
                    lines=table.lines,
                )
            seat = table.seats[claim.against]
            return Change(
                seats=[msgspec.structs.replace(seat, bot=strongest(table.game))],
                columns={
                    "waits_for_bot": table.waits_for_bot()
                    or any(ask.seat == claim.against for ask in table.asks)
                },
                lines=table.lines,
            )

        await self.until_done(id, settle)
        return await self.info(who, id)

    async def come_back(self, who: Who, id: str, seat: int) -> TableInfo:
        """Take one's seat back from the bot that it was handed to."""

        def back(table: LiveTable) -> Change | None:
            _check_seat(table, seat)
            _must_hold(who, table, seat)
            mine = table.seats[seat]
            if seat in table.row.resigned:
                raise Refused(Reason("reason-resigned"))
            if mine.bot is None or table.row.state != PLAYING:
                return None
            return Change(seats=[msgspec.structs.replace(mine, bot=None, since=now())])

        await self.until_done(id, back)
        return await self.info(who, id)

    # Lessons

    async def _open_lesson(self, who: Who, game: Game[Any], name: str | None) -> TableInfo:
        lesson = must_have_lesson(game)
        if name is None:
            called = name_of(await asyncio.to_thread(self.store.guest_name, who.guest))
        else:
            called = name_of(name)
            await asyncio.to_thread(self.store.name_guest, who.guest, called)
        return await self._begin_lesson(who, game, lesson, called, lesson.begins)

    async def _begin_lesson(
        self, who: Who, game: Game[Any], lesson: Lesson, name: str, upto: int
    ) -> TableInfo:
        """A table for a lesson, after so many of its lines."""
        at = now()
        row = TableRow(
            id=word(TABLE_LETTERS),
            game=game.name,
            rules=game.rules_for(game.options(lesson.options, lesson.seats)),
            options=game.options(lesson.options, lesson.seats),
            seed=lesson.seed,
            owner=who.guest,
            listed=False,
            clock=Clock(),
            created=at,
            started=at,
            state=PLAYING,
            lesson=True,
            moved=at,
            touched=at,
        )
        bot = easiest(game)
        seats = [
            SeatRow(seat=seat, kind="person", name=name)
            if seat == lesson.learner
            else SeatRow(seat=seat, kind=BOT, name=bot, bot=bot)
            for seat in range(lesson.seats)
        ]
        lines = [Line(line, at) for line in lesson.lines[:upto]]
        return await self._begin(who, row, seats, [(lesson.learner, who.guest)], lines)

    async def wish(self, who: Who, id: str, wish: LessonWish) -> TableInfo:
        """What the learner tells the coach. Told twice, it is done once."""
        if wish.what == "leave":
            return await self._leave_coach(who, id)
        async with self.at(id) as table:
            lesson, stage = self._lesson_at(who, table)
            if wish.what == "on":
                if stage.wants == "on" and stage.ply == wish.ply and stage.due is not None:
                    await self.write(table, stage.due)
                there = id
            elif stage.wants == "way" and table.row.rematch is None:
                name = table.seats[lesson.learner].name or ""
                info = await self._begin_lesson(who, table.game, lesson, name, stage.ply)
                await self.amend(table, Change(columns={"rematch": info.id}))
                there = table.row.rematch or info.id
            else:
                there = table.row.rematch or id
        return await self.info(who, there)

    def _lesson_at(self, who: Who, table: LiveTable) -> tuple[Lesson, Stage]:
        lesson, stage = must_have_lesson(table.game), table.stage()
        if stage is None:
            raise refuse("refused-no-coach")
        _must_hold(who, table, lesson.learner)
        return lesson, stage

    async def _leave_coach(self, who: Who, id: str) -> TableInfo:
        """The same table without a coach: the bots in the other seats play for themselves."""

        def leave(table: LiveTable) -> Change | None:
            if not table.row.lesson:
                return None
            self._lesson_at(who, table)
            asked = any(table.is_bot(ask.seat) for ask in table.asks)
            return Change(columns={"lesson": False, "waits_for_bot": asked}, lines=table.lines)

        await self.until_done(id, leave)
        return await self.info(who, id)

    # Afterwards

    async def rematch(self, who: Who, id: str) -> TableInfo:
        """The same again: those who played find their seats kept; bots are there already."""
        async with self.at(id) as table:
            mine = table.seats_of(who)
            if not mine:
                raise NotYours(Reason("refused-not-your-seat"))
            if table.row.state != OVER:
                raise refuse("refused-rematch-running")
            # Somebody may have asked at another process, or closed that table again.
            await self.refresh(table)
            if table.row.rematch is not None:
                again = table.row.rematch
            else:
                again = await self._play_again(who, table, mine)
        return await self.info(who, again)

    async def _play_again(self, who: Who, table: LiveTable, mine: Sequence[int]) -> str:
        at = now()
        seats, keep = [], []
        for seat in table.seats:
            if seat.kind == BOT:
                seats.append(SeatRow(seat=seat.seat, kind=BOT, name=seat.name, bot=seat.bot))
            elif seat.seat in mine:
                seats.append(SeatRow(seat=seat.seat, kind="person", name=seat.name))
            else:
                seats.append(SeatRow(seat=seat.seat, kind=OPEN, name=seat.name))
                keep += [held for held in table.holders if held[0] == seat.seat]
        row = msgspec.structs.replace(
            table.row,
            id=word(TABLE_LETTERS),
            rules=table.game.rules_for(table.row.options),
            seed=new_seed(),
            owner=who.guest,
            created=at,
            started=at,
            moved=at,
            touched=at,
            state=GATHERING if any(seat.kind == OPEN for seat in seats) else PLAYING,
            ended=None,
            winners=None,
            branch=None,
            rematch=None,
            lesson=False,
            rematch_by=None,
            webhook=None,
            webhook_secret=None,
            request=None,
            resigning=[],
            resigned=[],
            revision=0,
        )
        hold = [(seat, who.guest) for seat in mine]
        info = await self._begin(who, row, seats, hold, [], keep)
        asked = {"rematch": info.id, "rematch_by": mine[0]}
        if not await self.amend(table, Change(columns=asked)):
            # Somebody else asked for it at the same moment; theirs stands.
            return table.row.rematch or info.id
        return info.id

    async def set_webhook(self, who: Who, id: str, url: str | None, secret: str | None) -> None:
        def note(table: LiveTable) -> Change:
            _must_own(who, table)
            return Change(columns={"webhook": url, "webhook_secret": secret})

        await self.until_done(id, note)


def _live(loaded: Loaded) -> LiveTable:
    try:
        return LiveTable(loaded)
    except OtherValues:
        raise
    except Refused as error:
        # Begun under other rules. It can't go on, but nothing of it is lost.
        raise Unavailable(Reason("refused-table-misfit")) from error


def _gives_up(line: str) -> bool:
    return isinstance(records.read_line(line), Resign)


def _waits_for_you(table: TableInfo) -> bool:
    return any(seat in table.asked and table.seats[seat].bot is None for seat in table.you)


def _short(name: str) -> str:
    return plain(name)[:NAME_LENGTH]


def _check_seat(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotFound(Reason("reason-no-such-seat", {"seat": seat}))


def _must_hold(who: Who, table: LiveTable, seat: int) -> None:
    if seat not in table.seats_of(who):
        raise NotYours(Reason("refused-not-your-seat"))


def _must_differ(table: LiveTable, who: Who, name: str) -> None:
    """Nobody sits down as somebody else who is there."""
    mine, look = table.seats_of(who), looks_like(name)
    for seat in table.seats:
        other = seat.name or ""
        if seat.kind == "person" and seat.seat not in mine and looks_like(other) == look:
            raise refuse("refused-name-taken", name=other)


def _must_own(who: Who, table: LiveTable) -> None:
    if not who.owns(table.row.owner):
        raise NotYours(Reason("refused-not-owner"))


def _bot_seat(game: Game[Any], number: int, bot: str) -> SeatRow:
    if bot not in served_bots(game):
        raise refuse("refused-bot", name=bot, known=", ".join(served_bots(game)))
    return SeatRow(seat=number, kind=BOT, name=bot, bot=bot)
