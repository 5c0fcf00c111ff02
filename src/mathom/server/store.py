"""Reading and writing tables. Everything here blocks: call it from a thread."""

import contextlib
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    String,
    and_,
    any_,
    bindparam,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import TimeoutError as QueueTimeout
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import Insert, Update

from mathom.server import database as db
from mathom.server.closing import leave_nothing_of
from mathom.server.rows import (
    RECORD,
    SeatRow,
    Shown,
    TableRow,
    from_database,
    to_database,
)
from mathom.server.tables.fair_list import CANDIDATES, OF_AN_OWNER, Candidate
from mathom.server.wall_clock import day_of
from mathom.server.wire import ChatLine, KeptDeck

T = TypeVar("T")

KEPT_CHAT = 200
"""How many lines of chat a newcomer is sent."""


class Line(Struct, frozen=True):
    """One line of a record as it is stored."""

    line: str
    at: int
    key: str | None = None
    """What came with a choice; with an undo there is none."""
    agreed: list[int] | None = None
    """Who agreed to an undo or to giving up, as far as that is known."""


class Loaded(Struct):
    """A table, and what it has gained since somebody last looked."""

    row: TableRow
    seats: list[SeatRow]
    holders: set[tuple[int, str]]
    lines: list[Line]
    chat: list[ChatLine]
    kept: set[tuple[int, str]] = set()
    """Open seats, and the guests for whom they are kept."""


class Standing(Struct, frozen=True):
    """How far a table has come. Both numbers only grow, which no clock is sure to do."""

    revision: int
    lines: int


class Append(Struct, frozen=True, kw_only=True):
    """A line to be written, and the table as lists show it afterwards."""

    table: str
    number: int
    line: Line
    shown: Shown


class Change(Struct, kw_only=True):
    """What changes about a table apart from its record."""

    columns: dict[str, Any] = {}
    seats: list[SeatRow] = []
    hold: list[tuple[int, str]] = []
    let_go: list[int] = []
    """Seats that nobody holds any longer."""
    keep: list[tuple[int, str]] = []
    """Open seats to keep for somebody."""
    keep_no_longer: list[int] = []
    chat: ChatLine | None = None
    said_by: str | None = None
    """The guest whose line of chat it is."""
    lines: int | None = None
    """How many lines the record must still have, if that matters."""
    close: bool = False
    """Whether nothing of the table is left."""


OF = "of"
"""The name in `_SHOW` of the table that a line is of."""
LINE = tuple(column.name for column in db.choices.columns)


def _choice(table: str, number: int, line: Line) -> tuple[Any, ...]:
    """A line as a row of `choices`: the values of `LINE`."""
    agreed = None if line.agreed is None else str(line.agreed)
    return (table, number, line.line, line.at, line.key, agreed)


def _line(line: str, at: int, key: str | None, agreed: str | None) -> Line:
    return Line(line, at, key, None if agreed is None else msgspec.json.decode(agreed))


SHOWN = (*Shown.__struct_fields__, OF)


def _shown(line: Append) -> tuple[Any, ...]:
    """What lists show after a line: the values of `SHOWN`."""
    return (*to_database(Shown, msgspec.structs.asdict(line.shown)).values(), line.table)


class Ready:
    """A statement in the words of the database's driver, for many rows at once. To go through
    SQLAlchemy with every row takes longer than to write it.
    """

    def __init__(self, statement: Insert | Update, names: Sequence[str], engine: Engine) -> None:
        """`names` are the values of a row, in their order."""
        columns = [name for name in names if name != OF]
        compiled = statement.compile(engine, column_keys=columns)
        assert isinstance(compiled, SQLCompiler)
        self._words = str(compiled)
        self._names = names
        self._by_place = compiled.positional
        assert not self._by_place or compiled.positiontup == list(names)

    def execute(self, cursor: DBAPICursor, rows: Sequence[tuple[Any, ...]]) -> int:
        """How many rows of the table it has touched."""
        given: Any = rows
        if not self._by_place:
            given = [dict(zip(self._names, row, strict=True)) for row in rows]
        cursor.executemany(self._words, given)
        return cursor.rowcount


def _cursor(connection: Connection) -> DBAPICursor:
    """The driver's own, in the midst of a transaction."""
    return connection.connection.cursor()


class _Turn:
    """One after another. Who has waited for as long as they would for the database itself is told
    so: else those at the end of the queue would wait for all who are before them.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=db.PATIENCE):
            raise QueueTimeout("others have waited for the database all the time")

    def __exit__(self, *_: object) -> None:
        self._lock.release()


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self._one_at_a_time = engine.dialect.name == "sqlite"
        self._turn = _Turn() if self._one_at_a_time else contextlib.nullcontext()
        dialect: Any = sqlite if self._one_at_a_time else postgresql
        self._upsert = dialect.insert
        self._new_line = Ready(self._upsert(db.choices).on_conflict_do_nothing(), LINE, engine)
        self._shown = Ready(_SHOW, SHOWN, engine)
        # As one value, however many ids there are: a thousand of them are read every second.
        given = bindparam("ids", type_=None if self._one_at_a_time else postgresql.ARRAY(String))
        self._among: Any = (
            db.tables.c.id.in_(select(func.json_each(given).table_valued("value").c.value))
            if self._one_at_a_time
            else db.tables.c.id == any_(given)
        )

    def _many(self, ids: Collection[str]) -> str | list[str]:
        """What `_among` is to be given."""
        some = list(ids)
        return msgspec.json.encode(some).decode() if self._one_at_a_time else some

    @contextlib.contextmanager
    def _changing(self) -> Iterator[Connection]:
        """A transaction that writes. SQLite lets one write at a time, and those who come too early
        fall asleep for longer than they would have to wait; so they queue up here.
        """
        with self._turn, self._writing.begin() as connection:
            yield connection

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction that writes."""
        with self._changing() as connection:
            return work(connection)

    def note_life(self, now: int) -> None:
        """Write something, and nothing more each time: to know whether that can be done."""
        c = db.signs_of_life.c
        with self._changing() as connection:
            connection.execute(
                self._upsert(db.signs_of_life)
                .values(id=1, at=now)
                .on_conflict_do_update(index_elements=[c.id], set_={"at": now})
            )

    # Tables

    def load(self, id: str, lines: int = 0, chat: int = 0) -> Loaded | None:
        """A table with its lines from number `lines` and its chat from number `chat` on."""
        with self.engine.connect() as connection:
            raw = connection.execute(select(db.tables).where(db.tables.c.id == id)).first()
            if raw is None:
                return None
            row = from_database(TableRow, raw)
            return Loaded(
                row,
                self._seats(connection, [id])[id],
                self._holders(connection, id),
                self._lines(connection, id, lines),
                self._chat(connection, id, chat),
                self._kept(connection, id),
            )

    def has_table(self, id: str) -> bool:
        # PostgreSQL takes not every character.
        if not id.isalnum():
            return False
        with self.engine.connect() as connection:
            found = connection.execute(select(db.tables.c.id).where(db.tables.c.id == id))
            return found.first() is not None

    def _seats(self, connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        c = db.seats.c
        rows = connection.execute(
            select(db.seats).where(c.table_id.in_(ids)).order_by(c.table_id, c.seat)
        )
        for raw in rows:
            found[raw.table_id].append(from_database(SeatRow, raw))
        return found

    def _holders(self, connection: Connection, id: str) -> set[tuple[int, str]]:
        c = db.holders.c
        rows = connection.execute(select(c.seat, c.guest).where(c.table_id == id))
        return {(seat, guest) for seat, guest in rows}

    def _kept(self, connection: Connection, id: str) -> set[tuple[int, str]]:
        c = db.kept_seats.c
        rows = connection.execute(select(c.seat, c.guest).where(c.table_id == id))
        return {(seat, guest) for seat, guest in rows}

    def _lines(self, connection: Connection, id: str, start: int) -> list[Line]:
        c = db.choices.c
        rows = connection.execute(
            select(c.line, c.at, c.key, c.agreed)
            .where(c.table_id == id, c.ply >= start)
            .order_by(c.ply)
        )
        return [_line(*row) for row in rows]

    def lines_at(self, places: Sequence[tuple[str, int]]) -> dict[tuple[str, int], Line]:
        """Lines of several tables, by table and number."""
        c = db.choices.c
        query = select(c.table_id, c.ply, c.line, c.at, c.key, c.agreed).where(
            tuple_(c.table_id, c.ply).in_(places)
        )
        with self.engine.connect() as connection:
            return {
                (table, number): _line(line, at, key, agreed)
                for table, number, line, at, key, agreed in connection.execute(query)
            }

    def _chat(self, connection: Connection, id: str, start: int) -> list[ChatLine]:
        c = db.chats.c
        rows = connection.execute(
            select(c.number, c.seat, c.name, c.text, c.at, c.phrase)
            .where(c.table_id == id, c.number >= start)
            .order_by(c.number.desc())
            .limit(KEPT_CHAT)
        )
        return [ChatLine(*row) for row in reversed(rows.all())]

    def create(self, row: TableRow, change: Change, lines: Sequence[Line]) -> None:
        values = to_database(TableRow, msgspec.structs.asdict(row))
        with self._changing() as connection:
            connection.execute(insert(db.tables).values(**values))
            self._note_guests(connection, [row.owner], row.created)
            self._apply(connection, row.id, change, row.created)
            if lines:
                rows = [_choice(row.id, ply, line) for ply, line in enumerate(lines)]
                self._new_line.execute(_cursor(connection), rows)

    def amend(self, id: str, revision: int, change: Change, now: int) -> bool:
        """Change a table that is still as it was at `revision`; whether it was."""
        with self._changing() as connection:
            c, lines = db.tables.c, db.choices.c
            as_it_was = [c.id == id, c.revision == revision]
            if change.lines is not None:
                count = select(func.count()).where(lines.table_id == id).scalar_subquery()
                as_it_was.append(count == change.lines)
            done = connection.execute(
                update(db.tables)
                .where(*as_it_was)
                .values(**to_database(TableRow, change.columns), revision=revision + 1, touched=now)
            )
            if done.rowcount != 1:
                return False
            if change.close:
                leave_nothing_of(connection, id, now)
            else:
                self._apply(connection, id, change, now)
        return True

    def _note_guests(self, connection: Connection, guests: Sequence[str], now: int) -> None:
        """Something is kept of these guests from now on, and they are here."""
        for guest in guests:
            connection.execute(
                self._upsert(db.guests)
                .values(id=guest, name="", seen=day_of(now))
                .on_conflict_do_update(index_elements=["id"], set_={"seen": day_of(now)})
            )

    def _apply(self, connection: Connection, id: str, change: Change, now: int) -> None:
        for seat in change.seats:
            values = to_database(SeatRow, msgspec.structs.asdict(seat))
            connection.execute(
                self._upsert(db.seats)
                .values(table_id=id, **values)
                .on_conflict_do_update(index_elements=["table_id", "seat"], set_=values)
            )
        for number in change.let_go:
            connection.execute(
                delete(db.holders).where(db.holders.c.table_id == id, db.holders.c.seat == number)
            )
        self._note_guests(connection, sorted({guest for _, guest in change.hold}), now)
        for number, guest in change.hold:
            connection.execute(
                self._upsert(db.holders)
                .values(table_id=id, seat=number, guest=guest)
                .on_conflict_do_nothing()
            )
        for number in change.keep_no_longer:
            c = db.kept_seats.c
            connection.execute(delete(db.kept_seats).where(c.table_id == id, c.seat == number))
        for number, guest in change.keep:
            connection.execute(
                self._upsert(db.kept_seats)
                .values(table_id=id, seat=number, guest=guest)
                .on_conflict_do_nothing()
            )
        if change.chat is not None:
            line = msgspec.structs.asdict(change.chat)
            connection.execute(insert(db.chats).values(table_id=id, guest=change.said_by, **line))

    # Lines of records

    def append(self, batch: Sequence[Append]) -> list[bool]:
        """Write lines, all in one commit; of each, whether its number was still free, and its
        table still being played at.
        """
        # In one order for all processes: then none of them can wait for another in a circle.
        in_order = sorted(batch, key=lambda line: line.table)
        with self._turn:
            if self._write_all(in_order):
                return [True] * len(batch)
            # Somebody was faster with one of them: find out which.
            written = set()
            with self._writing.begin() as connection:
                for one in in_order:
                    attempt = connection.begin_nested()
                    if self._write(_cursor(connection), [one]):
                        written.add((one.table, one.number))
                        attempt.commit()
                    else:
                        attempt.rollback()
            return [(one.table, one.number) in written for one in batch]

    def _write_all(self, batch: Sequence[Append]) -> bool:
        """Write all of them or nothing, by the shortest way: through the driver itself."""
        raw = self.engine.raw_connection()
        try:
            cursor = raw.cursor()
            if self._one_at_a_time:
                cursor.execute(db.BEGIN_WRITING)
            done = self._write(cursor, batch)
            if done:
                raw.commit()
        except BaseException:
            raw.invalidate()  # nobody knows what state it is in
            raise
        finally:
            raw.close()  # what was not committed is rolled back
        return done

    def _write(self, cursor: DBAPICursor, batch: Sequence[Append]) -> bool:
        """Whether all of them could be written. If not, they must be rolled back."""
        wanted = len(batch)
        lines = [_choice(a.table, a.number, a.line) for a in batch]
        if self._new_line.execute(cursor, lines) != wanted:
            return False
        return self._shown.execute(cursor, [_shown(a) for a in batch]) == wanted

    # Lists

    def open_tables(self, touched_since: int, present: Collection[str]) -> list[Candidate]:
        """Tables that strangers may find: those where somebody is, and the newest, but of each
        owner only a few before all others'.
        """
        c = db.tables.c
        wanted = and_(
            c.listed.is_(True),
            c.off_lists.is_(False),
            c.closed.is_(None),
            c.state.in_(["gathering", "playing"]),
            c.touched >= touched_since,
        )
        columns = (c.id, c.owner, c.state, c.created, c.touched)
        nth = func.row_number().over(partition_by=c.owner, order_by=c.created.desc())
        ranked = select(*columns, nth.label("nth")).where(wanted).subquery()
        newest = (
            select(*(ranked.c[column.name] for column in columns))
            .order_by(ranked.c.nth > OF_AN_OWNER, ranked.c.created.desc())
            .limit(CANDIDATES)
        )
        with self.engine.connect() as connection:
            rows = list(connection.execute(newest))
            known = {row[0] for row in rows}
            here = connection.execute(
                select(*columns).where(wanted, self._among), {"ids": self._many(present)}
            )
            rows += [row for row in here if row[0] not in known]
        return [Candidate(*row) for row in rows]

    def tables(self, ids: Sequence[str]) -> list[Loaded]:
        """These tables as lists show them, in this order."""
        place = {id: number for number, id in enumerate(ids)}
        found = self._list(db.tables.c.id.in_(ids), db.tables.c.id, len(ids))
        return sorted(found, key=lambda loaded: place[loaded.row.id])

    def tables_of(self, guest: str, limit: int) -> list[Loaded]:
        c, h = db.tables.c, db.hidden.c
        held = select(db.holders.c.table_id).where(db.holders.c.guest == guest)
        kept = select(db.kept_seats.c.table_id).where(db.kept_seats.c.guest == guest)
        hidden = (
            select(h.table_id)
            .where(h.table_id == c.id, h.guest == guest)
            .where(or_(h.moved.is_(None), h.moved >= c.moved))
            .correlate(db.tables)
        )
        # A lesson that was begun again from one of its lines goes on there.
        left_behind = and_(c.lesson.is_(True), c.state == "playing", c.rematch.is_not(None))
        mine = or_(c.id.in_(held), c.id.in_(kept), c.owner == guest)
        wanted = and_(mine, ~hidden.exists(), not_(left_behind))
        return self._list(wanted, c.touched.desc(), limit)

    def hide(self, table: str, guest: str, moved: int | None) -> None:
        """Take a table off a guest's list: for good, or until somebody moves after `moved`."""
        with self._changing() as connection:
            connection.execute(
                self._upsert(db.hidden)
                .values(table_id=table, guest=guest, moved=moved)
                .on_conflict_do_update(index_elements=["table_id", "guest"], set_={"moved": moved})
            )

    def unhide(self, table: str, guest: str) -> None:
        c = db.hidden.c
        with self._changing() as connection:
            connection.execute(delete(db.hidden).where(c.table_id == table, c.guest == guest))

    def _list(self, wanted: Any, order: Any, limit: int) -> list[Loaded]:
        """Tables without their lines and chat."""
        with self.engine.connect() as connection:
            rows = [
                from_database(TableRow, raw)
                for raw in connection.execute(
                    select(db.tables).where(wanted).order_by(order).limit(limit)
                )
            ]
            seats = self._seats(connection, [row.id for row in rows])
            return [
                Loaded(
                    row,
                    seats[row.id],
                    self._holders(connection, row.id),
                    [],
                    [],
                    self._kept(connection, row.id) if row.state == "gathering" else set(),
                )
                for row in rows
            ]

    def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """How far these tables have come; those that were closed are missing."""
        c = db.tables.c
        with self.engine.connect() as connection:
            query = select(c.id, c.revision, _LAST_LINE).where(self._among)
            rows = connection.execute(query, {"ids": self._many(ids)})
            return {id: _standing(revision, last) for id, revision, last in rows}

    def running_of(self, guest: str, since: int) -> int:
        """How many of the tables that a guest has opened are not over, and not given up either:
        something has happened there since then.
        """
        c = db.tables.c
        with self.engine.connect() as connection:
            found = connection.execute(
                select(func.count()).where(
                    c.state.in_(("gathering", "playing")),
                    c.owner == guest,
                    c.touched >= since,
                    c.closed.is_(None),
                )
            )
            return int(found.scalar_one())

    def records_of(self, guest: str) -> tuple[int, int]:
        """How many records a guest has brought here, and how large they were together."""
        c = db.tables.c
        with self.engine.connect() as connection:
            count, total = connection.execute(
                select(func.count(), func.sum(c.record_bytes)).where(
                    c.owner == guest, c.ended == RECORD
                )
            ).one()
            return int(count), int(total or 0)

    def erased_at(self, ids: Sequence[str]) -> dict[str, int]:
        """How often something was taken away at these tables; closed ones are left out."""
        c = db.tables.c
        with self.engine.connect() as connection:
            rows = connection.execute(select(c.id, c.erased).where(c.id.in_(ids)))
            return {row.id: row.erased for row in rows}

    def waiting_for_bots(self) -> dict[str, Standing]:
        """Tables where somebody chooses next who sits at no screen."""
        c = db.tables.c
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(c.id, c.revision, _LAST_LINE).where(
                    c.state == "playing",
                    c.closed.is_(None),
                    c.waits_for_bot.is_(True),
                )
            )
            return {id: _standing(revision, last) for id, revision, last in rows}

    def all_ids(self) -> list[str]:
        """Every table whose game has begun, the oldest first."""
        c = db.tables.c
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(c.id).where(c.state != "gathering").order_by(c.created, c.id)
            )
            return [id for (id,) in rows]

    # People

    def guest_name(self, guest: str) -> str:
        with self.engine.connect() as connection:
            found = connection.execute(
                select(db.guests.c.name).where(db.guests.c.id == guest)
            ).scalar()
            return "" if found is None else str(found)

    def seen_on(self, guest: str) -> int | None:
        """The day on which a guest was last here, if something is kept of them."""
        c = db.guests.c
        with self.engine.connect() as connection:
            return connection.execute(select(c.seen).where(c.id == guest)).scalar()

    def name_guest(self, guest: str, name: str, now: int) -> None:
        values = {"name": name, "seen": day_of(now)}
        with self._changing() as connection:
            connection.execute(
                self._upsert(db.guests)
                .values(id=guest, **values)
                .on_conflict_do_update(index_elements=["id"], set_=values)
            )

    def greet(self, guest: str, now: int) -> tuple[str, bool]:
        """What a guest is called, and whether they are here for the first time today, which is
        noted. Of who only looks in nothing is kept.
        """
        c = db.guests.c
        with self.engine.connect() as connection:
            found = connection.execute(select(c.name, c.seen).where(c.id == guest)).first()
        if found is None or found.seen >= day_of(now):
            return ("" if found is None else str(found.name)), False
        with self._changing() as connection:
            connection.execute(update(db.guests).where(c.id == guest).values(seen=day_of(now)))
        return str(found.name), True

    # Decks

    def decks_of(self, guest: str, game: str | None) -> list[KeptDeck]:
        """What a guest has kept, the latest first."""
        c = db.decks.c
        query = select(c.id, c.game, c.name, c.code, c.changed).where(c.guest == guest)
        if game is not None:
            query = query.where(c.game == game)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(c.changed.desc(), c.id))
            return [KeptDeck(*row) for row in rows]

    def keep_deck(self, guest: str, deck: KeptDeck, most: int) -> bool:
        """Whether there was room for it: one more than `most` is not kept."""
        c = db.decks.c
        values = msgspec.structs.asdict(deck)
        with self._changing() as connection:
            others = select(func.count()).where(c.guest == guest, c.id != deck.id)
            if (connection.execute(others).scalar() or 0) >= most:
                return False
            self._note_guests(connection, [guest], deck.changed)
            connection.execute(
                self._upsert(db.decks)
                .values(guest=guest, **values)
                .on_conflict_do_update(index_elements=["guest", "id"], set_=values)
            )
            return True

    def drop_deck(self, guest: str, id: str) -> bool:
        """Whether there was such a deck."""
        c = db.decks.c
        with self._changing() as connection:
            gone = connection.execute(delete(db.decks).where(c.guest == guest, c.id == id))
            return gone.rowcount == 1

    # Seats for other devices

    def offer_claim(self, fingerprint: str, table: str, seat: int, expires: int) -> None:
        with self._changing() as connection:
            connection.execute(
                insert(db.claims).values(
                    fingerprint=fingerprint, table_id=table, seat=seat, expires=expires
                )
            )

    def use_claim(self, fingerprint: str, now: int) -> tuple[str, int] | None:
        """What a code stands for. It works once."""
        c = db.claims.c
        with self._changing() as connection:
            connection.execute(delete(db.claims).where(c.expires < now))
            found = connection.execute(
                select(c.table_id, c.seat).where(c.fingerprint == fingerprint)
            ).first()
            used = connection.execute(delete(db.claims).where(c.fingerprint == fingerprint))
            return None if found is None or used.rowcount != 1 else (found[0], found[1])

    # Letters to be delivered

    def post(self, id: str, table: str, body: str) -> None:
        """Keep a letter that is due at once, by any clock."""
        with self._changing() as connection:
            connection.execute(
                insert(db.deliveries).values(id=id, table_id=table, body=body, attempts=0, due=0)
            )

    def letters_due(
        self, now: int, lease: int, longest: Sequence[int]
    ) -> list[tuple[str, str, str, int]]:
        """Letters to deliver now: id, table, body, attempts. No other process gets them until
        `lease` milliseconds have passed. By attempts, no letter waits for more than `longest`.
        """
        c = db.deliveries.c
        with self._changing() as connection:
            far = [and_(c.attempts == n, c.due > now + wait) for n, wait in enumerate(longest)]
            due = or_(c.due <= now, *far)
            query = select(c.id, c.table_id, c.body, c.attempts).where(due).limit(20)
            if self.engine.dialect.name == "postgresql":
                query = query.with_for_update(skip_locked=True)
            rows = [
                (id, table, body, tries) for id, table, body, tries in connection.execute(query)
            ]
            if rows:
                connection.execute(
                    update(db.deliveries)
                    .where(c.id.in_([row[0] for row in rows]))
                    .values(due=now + lease)
                )
            return rows

    def delivered(self, id: str) -> None:
        with self._changing() as connection:
            connection.execute(delete(db.deliveries).where(db.deliveries.c.id == id))

    def try_again(self, id: str, attempts: int, due: int) -> None:
        with self._changing() as connection:
            connection.execute(
                update(db.deliveries)
                .where(db.deliveries.c.id == id)
                .values(attempts=attempts, due=due)
            )

    # Reports

    def keep_report(self, id: str, table: str, at: int, body: bytes, guest: str | None) -> None:
        with self._changing() as connection:
            connection.execute(
                insert(db.reports).values(
                    id=id, table_id=table, at=at, body=body.decode(), guest=guest
                )
            )


_LAST_LINE = (
    select(func.max(db.choices.c.ply))
    .where(db.choices.c.table_id == db.tables.c.id)
    .correlate(db.tables)
    .scalar_subquery()
)


def _standing(revision: int, last_line: int | None) -> Standing:
    return Standing(revision, 0 if last_line is None else last_line + 1)


_SHOW = update(db.tables).where(
    db.tables.c.id == bindparam(OF),
    db.tables.c.state == text("'playing'"),
    db.tables.c.closed.is_(None),
)
"""With the columns that are given to it. A game that somebody's clock has ended stays ended, and
what the host has closed stays closed."""
