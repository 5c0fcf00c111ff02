"""Tables and the lines of their records."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import Insert, Update

from mathom.server import database as db
from mathom.server.rows import SeatRow, Shown, TableRow, from_database, to_database
from mathom.server.store.access import Access, Room
from mathom.server.store.aging import Aging
from mathom.server.store.chats import Chats
from mathom.server.store.closing import leave_nothing_of
from mathom.server.store.deliveries import Deliveries
from mathom.server.store.erasing import Erasing
from mathom.server.store.guests import Guests
from mathom.server.store.host_sessions import HostSessions
from mathom.server.store.lists import Lists
from mathom.server.store.loaded import Append, Change, Line, Loaded, Standing
from mathom.server.store.moderation import Moderation
from mathom.server.store.reports import Reports
from mathom.server.store.revocations import Revocations
from mathom.server.store.seats import held_at, seats_at
from mathom.server.store.subscriptions import Subscriptions

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


class Store(Room):
    """Tables with their lines; what else is kept has rooms of its own."""

    def __init__(self, engine: Engine) -> None:
        access = Access(engine)
        super().__init__(access)
        self.engine = engine
        self.lists = Lists(access)
        self.chats = Chats(access)
        self.guests = Guests(access)
        self.deliveries = Deliveries(access)
        self.subscriptions = Subscriptions(access, self.guests)
        self.reports = Reports(access)
        self.erasing = Erasing(access)
        self.aging = Aging(access)
        self.moderation = Moderation(access)
        self.host_sessions = HostSessions(access)
        self.revocations = Revocations(access)
        self._new_line = Ready(self._insert(db.choices).on_conflict_do_nothing(), LINE, engine)
        self._shown = Ready(_SHOW, SHOWN, engine)

    def note_life(self, now: int) -> None:
        """Write something, and nothing more each time: to know whether that can be done."""
        c = db.signs_of_life.c
        with self._writing() as connection:
            connection.execute(
                self._insert(db.signs_of_life)
                .values(id=1, at=now)
                .on_conflict_do_update(index_elements=[c.id], set_={"at": now})
            )

    # Tables

    def load(self, id: str, lines: int = 0, chat: int = 0) -> Loaded | None:
        """A table with its lines from number `lines` and its chat from number `chat` on."""
        with self._reading() as connection:
            row = connection.execute(select(db.tables).where(db.tables.c.id == id)).first()
            if row is None:
                return None
            return Loaded(
                from_database(TableRow, row),
                seats_at(connection, [id])[id],
                held_at(connection, db.holders, [id])[id],
                self._lines(connection, id, lines),
                self.chats.latest(connection, id, chat),
                held_at(connection, db.kept_seats, [id])[id],
            )

    def has_table(self, id: str) -> bool:
        # PostgreSQL takes not every character.
        if not id.isalnum():
            return False
        with self._reading() as connection:
            found = connection.execute(select(db.tables.c.id).where(db.tables.c.id == id))
            return found.first() is not None

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
        with self._reading() as connection:
            return {
                (table, number): _line(line, at, key, agreed)
                for table, number, line, at, key, agreed in connection.execute(query)
            }

    def create(self, row: TableRow, change: Change, lines: Sequence[Line]) -> None:
        values = to_database(TableRow, msgspec.structs.asdict(row))
        with self._writing() as connection:
            connection.execute(insert(db.tables).values(**values))
            self.guests.note(connection, [row.owner], row.created)
            self._apply(connection, row.id, change, row.created)
            if lines:
                rows = [_choice(row.id, ply, line) for ply, line in enumerate(lines)]
                self._new_line.execute(_cursor(connection), rows)

    def amend(self, id: str, revision: int, change: Change, now: int) -> bool:
        """Change a table that is still as it was at `revision`; whether it was."""
        with self._writing() as connection:
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

    def _apply(self, connection: Connection, id: str, change: Change, now: int) -> None:
        for seat in change.seats:
            values = to_database(SeatRow, msgspec.structs.asdict(seat))
            connection.execute(
                self._insert(db.seats)
                .values(table_id=id, **values)
                .on_conflict_do_update(index_elements=["table_id", "seat"], set_=values)
            )
        self.guests.note(connection, sorted({guest for _, guest in change.hold}), now)
        for of, gone, come in (
            (db.holders, change.let_go, change.hold),
            (db.kept_seats, change.keep_no_longer, change.keep),
        ):
            if gone:
                connection.execute(delete(of).where(of.c.table_id == id, of.c.seat.in_(gone)))
            for number, guest in come:
                connection.execute(
                    self._insert(of)
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
        with self.access.turn:
            if self._write_all(in_order):
                return [True] * len(batch)
        # Somebody was faster with one of them: find out which.
        written = set()
        with self._writing() as connection:
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
            if self.access.one_at_a_time:
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

    # How far they have come

    def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """How far these tables have come; those that were closed are missing."""
        c = db.tables.c
        with self._reading() as connection:
            query = select(c.id, c.revision, _LAST_LINE).where(self.access.among(c.id, ids))
            rows = connection.execute(query)
            return {id: _standing(revision, last) for id, revision, last in rows}

    def erased_at(self, ids: Sequence[str]) -> dict[str, int]:
        """How often something was taken away at these tables; closed ones are left out."""
        c = db.tables.c
        with self._reading() as connection:
            rows = connection.execute(select(c.id, c.erased).where(c.id.in_(ids)))
            return {row.id: row.erased for row in rows}

    def waiting_for_bots(self) -> dict[str, Standing]:
        """Tables where somebody chooses next who sits at no screen."""
        c = db.tables.c
        with self._reading() as connection:
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
        with self._reading() as connection:
            rows = connection.execute(
                select(c.id).where(c.state != "gathering").order_by(c.created, c.id)
            )
            return [id for (id,) in rows]


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
