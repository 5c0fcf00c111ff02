"""Tables in memory, and the order in which what happens at them is made safe.

The append-only lines are the truth. A process holds a table only as a cache: it plays a choice
there, writes the line under its number, and only then tells anybody. If another process has written
that number first, the cache is thrown away and the choice answered with the new position.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

from mathom.core.message import Reason, Refused, refuse
from mathom.core.record import Deed, Record, Undo
from mathom.server import wall_clock
from mathom.server.errors import (
    NotFound,
    Stale,
    Unavailable,
)
from mathom.server.fair_queue import FairQueue
from mathom.server.fanout import Nudge
from mathom.server.identity import Who
from mathom.server.measures import CHOICE_SECONDS, CHOICES
from mathom.server.replay_worker import ReplayWorker
from mathom.server.rows import RECORD, SeatRow, TableRow
from mathom.server.store import Append, Change, Line, Loaded, Store
from mathom.server.tables import brought
from mathom.server.tables.fair_list import Households
from mathom.server.tables.listeners import Listener, Room
from mathom.server.tables.live_table import (
    GATHERING,
    OVER,
    PLAYING,
    Gist,
    LiveTable,
    last_chat,
    live,
)
from mathom.server.tables.rights import must_be_open, must_hold
from mathom.server.wire import (
    TableInfo,
)
from mathom.server.writer import Writer

log = logging.getLogger("mathom.tables")

TABLE_LETTERS = 10
"""Of a table's name, which nobody can guess."""
KEEP_IDLE = 600.0
"""Seconds for which a table that nobody listens to stays in memory."""
AT_ONCE = 500
"""Of so many tables at a time the database is asked whether they are still there."""
TRIES = 10
"""How often something is worked out anew because another process changed the table."""


class Tables:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        replays: ReplayWorker,
        changed: Callable[[LiveTable], None] = lambda table: None,
        noticed: Callable[[LiveTable], None] = lambda table: None,
        entered: Callable[[LiveTable], None] = lambda table: None,
        households: Households | None = None,
        turns: FairQueue | None = None,
    ) -> None:
        self.households = households or Households()
        self._replays = replays
        self._turns = turns or FairQueue(1)
        """Whose table is loaded next."""
        self.store = store
        self.writer = writer
        self._changed = changed
        """Told of every table that changes here: bots, webhooks and other processes wait for it."""
        self._noticed = noticed
        """Told of every table as the database has it, whoever has changed it."""
        self._entered = entered
        """Told of every table that somebody begins to listen to."""
        self.rooms: dict[str, Room] = {}
        self._idle_since: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._heard_of: dict[str, Nudge] = {}
        """What other processes have changed and this one has not looked at yet."""
        self._catching_up: asyncio.Task[None] | None = None
        self.closed = False

    # Which are held

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            # Whoever comes meanwhile waits for the same table.
            loading = self._loading[id] = asyncio.create_task(self._enter(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _enter(self, id: str) -> Room:
        table = await self._play(await asyncio.to_thread(self._load, id))
        room = self.rooms[id] = Room(table, self.brought_position)
        self._noticed(table)
        self._idle_since[id] = time.monotonic()
        return room

    def _load(self, id: str) -> Loaded:
        # PostgreSQL takes not every character.
        loaded = self.store.load(id) if id.isalnum() else None
        if loaded is None:
            raise NotFound(Reason("refused-no-table"))
        return loaded

    async def _play(self, loaded: Loaded) -> LiveTable:
        """The table with its game, played again. That takes its time where records are long, so
        one after another does it in a thread, and households take turns: two threads that compute
        would leave the event loop a third of its time.
        """
        household = self.households.of(loaded.row.id, loaded.row.owner)
        if loaded.row.ended == RECORD:
            gist = await self._replays.work(household, brought.gist, loaded)
            loaded.lines = []
            return LiveTable(loaded, gist)
        async with self._turns.turn(household):
            return await asyncio.to_thread(live, loaded)

    async def begun(self, table: LiveTable, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """The table as it will be when it has begun so; with what was played elsewhere before."""
        loaded = Loaded(row, seats, table.holders, table.prefix, [])
        async with self._turns.turn(self.households.of(table.id, table.row.owner)):
            begun = await asyncio.to_thread(LiveTable, loaded)
        begun.note_waiting()
        return begun

    async def record_of(self, table: LiveTable) -> Record:
        """The record of a table; of one that was brought here, what is stored of it."""
        if table.gist is None:
            return table.record()
        return brought.record_in(await self._load_brought(table))

    async def _load_brought(self, table: LiveTable) -> Loaded:
        """All of its lines, for whoever wants to work something out. They may be many."""
        async with self._turns.turn(self.households.of(table.id, table.row.owner)):
            return await asyncio.to_thread(self._load, table.id)

    async def brought_position(self, table: LiveTable, viewer: int) -> bytes:
        """The last position of a game that was brought here, as it is sent."""
        loaded = await self._load_brought(table)
        household = self.households.of(table.id, table.row.owner)
        return await self._replays.work(
            household, brought.position, loaded, viewer, wall_clock.now()
        )

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
        """Nobody else changes the table meanwhile, and it holds nothing that was not written. A
        refusal if it was closed before one's turn came.
        """
        async with table.lock:
            if not self.holds(table):
                raise NotFound(Reason("refused-no-table"))
            if table.writing:
                # Its last line could not be written, nor could the database be asked.
                await self._settle(table)
            elif table.outdated:
                await self.refresh(table)
            yield

    async def refresh(self, table: LiveTable) -> None:
        """Take over what other processes have written. The caller holds the lock."""
        chat = last_chat(table.chat)
        loaded = await asyncio.to_thread(self.store.load, table.id, table.lines, chat)
        if loaded is None:
            raise NotFound(Reason("refused-no-table"))
        table.outdated = False
        begins = table.prefix and loaded.row.state != GATHERING
        if begins or loaded.row.erased != table.row.erased:
            # What was played elsewhere before may be long: not in the event loop.
            await self.reload(table)
            return
        try:
            table.refresh(loaded)
        except Refused:
            await self.reload(table)
        if loaded.lines:
            self._noticed(table)

    async def reload(self, table: LiveTable) -> None:
        """Forget the cache and believe the database. The caller holds the lock."""
        await self._believe_the_database(table)
        self._noticed(table)

    async def _settle(self, table: LiveTable) -> None:
        """The same after a line of which nobody knew whether it was written. If it was, whoever
        waits for it hears of it only from here.
        """
        await self._believe_the_database(table)
        self._changed(table)

    async def _believe_the_database(self, table: LiveTable) -> None:
        table.take_over(await self._play(await asyncio.to_thread(self._load, table.id)))
        table.writing = False
        self.rooms[table.id].tell()

    def hear_of(self, nudges: Sequence[Nudge]) -> None:
        """Other processes say what has changed. Where nobody here waits for it, the next who comes
        to the table will look.
        """
        for nudge in nudges:
            room = self.rooms.get(nudge.table)
            if room is None or not room.table.is_behind(nudge):
                continue
            if room.listeners or room.table.thinking:
                self._heard_of[nudge.table] = nudge
            else:
                room.table.outdated = True
        if self._heard_of and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Whatever is heard of during one look at the database shares the next."""
        try:
            while self._heard_of:
                news, self._heard_of = list(self._heard_of.values()), {}
                try:
                    await self._take_over(news)
                except Exception as error:  # every process also looks by itself
                    log.warning("news could not be read: %s", type(error).__name__)
        finally:
            self._catching_up = None

    async def _take_over(self, news: Sequence[Nudge]) -> None:
        """Of tables where nothing but the record has grown, all lines together."""
        wanted: list[tuple[str, int]] = []
        for nudge in news:
            room = self.rooms.get(nudge.table)
            if room is not None and _has_only_lines(room.table, nudge):
                wanted += ((nudge.table, n) for n in range(room.table.lines, nudge.lines))
        found = await asyncio.to_thread(self.store.lines_at, wanted) if wanted else {}
        for nudge in news:
            room = self.rooms.get(nudge.table)
            if room is None:
                continue
            async with room.table.lock:
                done = self._play_on(room.table, nudge, found)
            if done:
                room.tell()
            elif room.table.writing or room.table.is_behind(nudge):
                await self.look_again(nudge.table)

    def _play_on(
        self, table: LiveTable, nudge: Nudge, found: Mapping[tuple[str, int], Line]
    ) -> bool:
        """Play lines that another process has written, if that is all that is new."""
        if table.writing or not _has_only_lines(table, nudge):
            return False
        numbers = range(table.lines, nudge.lines)
        lines = [found[table.id, n] for n in numbers if (table.id, n) in found]
        if len(lines) < len(numbers):
            return False
        try:
            table.go_on(lines)
        except Refused:
            # They do not follow ours, so ours were never written.
            table.writing = True
            return False
        self._noticed(table)
        return True

    async def look_again(self, id: str) -> None:
        """A table has changed, though nobody knows how."""
        room = self.rooms.get(id)
        if room is None:
            return
        try:
            async with self.alone_with(room.table):
                await self.refresh(room.table)
                self._noticed(room.table)
        except Refused:
            # It was closed; or another process has begun it with other values.
            if self.holds(room.table):
                self._forget(id)
            return
        room.tell()

    async def look_around(self) -> None:
        """Find out from the database which tables have changed without our being told."""
        if not self.rooms:
            return
        ids = list(self.rooms)
        standings = await asyncio.to_thread(self.store.standings, ids)
        for id in ids:
            room, standing = self.rooms.get(id), standings.get(id)
            if room is None or room.table.lock.locked():
                continue
            if standing is None or room.table.is_behind(standing):
                await self.look_again(id)

    async def look_for_erased(self) -> None:
        """Find out which tables were closed, or had something taken away, without our being told:
        that does not count as something new at a table.
        """
        ids = list(self.rooms)
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            found = await asyncio.to_thread(self.store.erased_at, some)
            for id in some:
                room = self.rooms.get(id)
                if room is not None and found.get(id) != room.table.row.erased:
                    await self.look_again(id)

    async def rewritten(self, id: str) -> None:
        """Here a table was changed in the database alone, or closed there."""
        room = self.rooms.get(id)
        if room is not None:
            await self.look_again(id)
            if self.holds(room.table):
                self._changed(room.table)

    def holds(self, table: LiveTable) -> bool:
        """Whether this is the table as it is held here, and not one that was closed meanwhile."""
        room = self.rooms.get(table.id)
        return room is not None and room.table is table

    def enter(self, room: Room, listener: Listener) -> None:
        """Somebody begins to listen."""
        room.enter(listener)
        self._entered(room.table)

    def leave(self, room: Room, listener: Listener) -> None:
        room.leave(listener)
        if self.holds(room.table):
            self._idle_since[room.table.id] = time.monotonic()

    def listeners(self, id: str) -> int:
        """How many listen to a table in this process."""
        room = self.rooms.get(id)
        return 0 if room is None else len(room.listeners)

    def is_here(self, id: str, guest: str) -> bool:
        """Whether a guest listens to a table in this process."""
        room = self.rooms.get(id)
        return room is not None and any(each.who.guest == guest for each in room.listeners)

    def is_watched(self, id: str) -> bool:
        return self.listeners(id) > 0

    def count(self) -> tuple[int, int]:
        """How many tables this process holds, and how many of them are in play."""
        return len(self.rooms), sum(r.table.row.state == PLAYING for r in self.rooms.values())

    def forget_idle(self) -> None:
        """Drop tables that nobody has looked at for a while."""
        moment = time.monotonic()
        for id, room in list(self.rooms.items()):
            if room.listeners or room.table.lock.locked() or room.table.thinking:
                self._idle_since[id] = moment
            elif moment - self._idle_since[id] > KEEP_IDLE:
                del self.rooms[id], self._idle_since[id]

    def _forget(self, id: str) -> None:
        """A table was closed: let those go who still listen there."""
        room = self.rooms.pop(id, None)
        self._idle_since.pop(id, None)
        if room is not None:
            room.gone = True
            room.tell()

    def close(self) -> None:
        """Let all who listen go, so that the server can stop at once."""
        self.closed = True
        self.tell_all()

    def tell_all(self) -> None:
        """Whoever listens looks whether they still may, and what is new."""
        for room in self.rooms.values():
            room.tell()

    def tell(self, guests: Collection[str]) -> None:
        """The same for these guests."""
        for room in self.rooms.values():
            if any(listener.who.guest in guests for listener in room.listeners):
                room.tell()

    async def stop(self) -> None:
        """Ask the database nothing more."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    # What becomes of them

    async def begin(
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
        async with self._turns.turn(who.household or row.owner):
            table = await asyncio.to_thread(LiveTable, loaded)
        table.note_waiting()
        change = Change(seats=seats, hold=hold, keep=list(keep))
        await asyncio.to_thread(self.store.create, table.row, change, lines)
        self.rooms[row.id] = Room(table)
        self._idle_since[row.id] = time.monotonic()
        self.households.note(row.id, who.household)
        self._changed(table)
        return table.info(who, set(), 0)

    async def bring(
        self, who: Who, row: TableRow, seats: list[SeatRow], record: Record, gist: Gist
    ) -> TableInfo:
        """The same with a game that was played elsewhere."""
        table = LiveTable(Loaded(row, seats, set(), [], []), gist)
        row.ply = gist.lines

        def write() -> None:
            lines = [Line(line, row.created) for line in record.choices]
            self.store.create(row, Change(seats=seats), lines)

        await asyncio.to_thread(write)
        self.rooms[row.id] = Room(table, self.brought_position)
        self._idle_since[row.id] = time.monotonic()
        self.households.note(row.id, who.household)
        self._changed(table)
        return table.info(who, set(), 0)

    async def info(self, who: Who, id: str) -> TableInfo:
        room = await self.room(id)
        async with self.alone_with(room.table):
            return room.table.info(who, room.here(), room.watchers())

    async def must_hold(self, who: Who, table: LiveTable, seat: int) -> None:
        if (seat, who.guest) not in table.holders:
            # Perhaps it was taken at another process.
            await self.refresh(table)
        must_hold(who, table, seat)

    async def amend(self, table: LiveTable, change: Change) -> bool:
        """Write a change of a table and take it over; not if somebody was faster."""
        must_be_open(table)
        if not await asyncio.to_thread(
            self.store.amend, table.id, table.row.revision, change, wall_clock.now()
        ):
            await self.refresh(table)
            return False
        if change.close:
            table.row.revision += 1  # the last; who asks for it finds nothing
            self._forget(table.id)
            self._changed(table)
            return True
        await self.refresh(table)
        self.rooms[table.id].tell()
        self._changed(table)
        return True

    async def until_done(
        self,
        id: str,
        make: Callable[[LiveTable], Change | None],
        then: Callable[[LiveTable, Change], Awaitable[Change]] | None = None,
    ) -> LiveTable:
        """Work a change out anew until nobody has changed the table in between. `then` goes on
        with it where that takes longer.
        """
        async with self.at(id) as table:
            for attempt in range(TRIES):
                try:
                    change = make(table)
                    if change is not None and then is not None:
                        change = await then(table, change)
                except Refused:
                    if attempt:
                        raise
                    # Perhaps another process knows better.
                    await self.refresh(table)
                    continue
                if change is None or await self.amend(table, change):
                    return table
        raise Unavailable(Reason("refused-busy"))

    async def must_be_current(self, table: LiveTable, seat: int, ply: int) -> None:
        if table.row.state == GATHERING or ply > table.ply_seen_by(seat):
            await self.refresh(table)
        if table.row.state == GATHERING:
            raise refuse("refused-not-begun")
        if ply != table.ply_seen_by(seat):
            raise Stale(table.position(seat, wall_clock.now()))
        if table.row.state == OVER:
            raise Refused(Reason("reason-game-over"))

    async def _do(
        self, table: LiveTable, deed: Deed, key: str | None, agreed: Sequence[int] | None
    ) -> Append:
        now = wall_clock.now()
        if not isinstance(deed, Undo) or not deed.agreed:
            return table.do(deed, now, key, agreed)
        # What chance has decided since then is played again, perhaps the whole game: not in the
        # event loop, and nobody is shown the table meanwhile.
        table.writing = True
        try:
            async with self._turns.turn(self.households.of(table.id, table.row.owner)):
                return await asyncio.to_thread(table.do, deed, now, key, agreed)
        except Refused:
            table.writing = False  # it changes nothing
            raise

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
        must_be_open(table)
        began = time.perf_counter()
        line = await self._do(table, deed, key, agreed)
        table.writing = True
        try:
            written = await self.writer.append(line)
        except BaseException as error:
            # Nobody knows whether it was written. The database does, if not now then later.
            with suppress(Exception):
                await asyncio.shield(self._settle(table))
            if isinstance(error, Exception):
                log.error("a choice could not be written: %s", type(error).__name__)
                raise Unavailable(Reason("refused-storage")) from error
            raise
        if not written:
            await self.reload(table)
            raise Stale(table.position(deed.seat, wall_clock.now()))
        table.writing = False
        CHOICES.add(table.row.game)
        CHOICE_SECONDS.note(time.perf_counter() - began)
        self.rooms[table.id].tell()
        self._changed(table)


def _has_only_lines(table: LiveTable, nudge: Nudge) -> bool:
    """Whether nothing is new there but lines of the record."""
    if table.match is None or table.outdated:
        return False
    return table.row.revision == nudge.revision and table.lines < nudge.lines
