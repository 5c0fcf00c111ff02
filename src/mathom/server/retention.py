"""How long what is kept, as the operator decides. Everything here blocks: call it from a thread.

What is too old goes in small steps, each a transaction of its own that looks once more whether it
is still too old. So nobody waits for long, and several processes may do the same at once.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select, update

from mathom.server import database as db
from mathom.server.closing import leave_nothing_of
from mathom.server.config import Config
from mathom.server.erasure import erase_at, forget, traces_of
from mathom.server.rows import RECORD
from mathom.server.store import Store
from mathom.server.wall_clock import DAY, day_of

Kind: TypeAlias = Literal["finished", "unbegun", "records", "chat", "reports", "guests", "claims"]
KINDS: tuple[Kind, ...] = get_args(Kind)
AT_ONCE = 100
"""So many are looked up at a time."""


class Step(Struct, frozen=True):
    """Something that is gone."""

    kind: Kind
    table: str | None = None
    """The table that is no longer as it was, if there is one."""
    done: bool = True
    """Whether that was all of it; a guest may have been at many tables."""


class Retention:
    def __init__(self, store: Store, config: Config, now: int) -> None:
        self._store = store
        self._now = now
        self._days: dict[Kind, int] = {
            "finished": config.keep_finished,
            "unbegun": config.keep_unbegun,
            "records": config.keep_records,
            "chat": config.keep_chat,
            "reports": config.keep_reports,
            "guests": config.keep_guests,
        }

    def due(self) -> dict[Kind, int]:
        """How many of each kind are too old."""
        return {kind: self._count(kind) for kind in KINDS}

    def steps(self) -> Iterator[Step]:
        """Removes what is too old, one thing after the other."""
        for kind in ("finished", "unbegun", "records"):
            yield from self._tables(kind)
        yield from self._chat()
        yield from self._rows("reports", db.reports)
        yield from self._rows("claims", db.claims)
        yield from self._guests()

    # What is too old

    def _too_old(self, kind: Kind) -> ColumnElement[bool] | None:
        """The condition; nothing if such things are kept for good."""
        if kind == "claims":
            return db.claims.c.expires < self._now
        days = self._days[kind]
        return self._older_than(kind, self._now - days * DAY) if days else None

    def _older_than(self, kind: Kind, moment: int) -> ColumnElement[bool]:
        t, chats, holders = db.tables.c, db.chats.c, db.holders.c
        brought = and_(t.state == "over", t.ended == RECORD)
        if kind == "finished":
            return and_(t.state == "over", not_(brought), t.moved < moment)
        if kind == "unbegun":
            return and_(t.state == "gathering", t.touched < moment)
        if kind == "records":
            return and_(brought, t.touched < moment)
        if kind == "chat":
            said = and_(chats.table_id == t.id, chats.at < moment, chats.text != "")
            return and_(t.state == "over", select(chats.number).where(said).exists())
        if kind == "reports":
            return db.reports.c.at < moment
        # A program that plays with the token of a seat does not come in by the door.
        plays = select(t.id).where(
            t.id == holders.table_id,
            holders.guest == db.guests.c.id,
            t.state != "over",
            t.touched >= moment,
        )
        return and_(db.guests.c.seen < day_of(moment), ~plays.correlate(db.guests).exists())

    def _count(self, kind: Kind) -> int:
        condition = self._too_old(kind)
        if condition is None:
            return 0
        of = {"reports": db.reports, "claims": db.claims, "guests": db.guests}.get(kind, db.tables)
        with self._store.engine.connect() as connection:
            query = select(func.count()).select_from(of).where(condition)
            return int(connection.execute(query).scalar_one())

    def _found(self, key: Any, condition: ColumnElement[bool]) -> list[str]:
        with self._store.engine.connect() as connection:
            return list(connection.execute(select(key).where(condition).limit(AT_ONCE)).scalars())

    def _each(self, key: Any, condition: ColumnElement[bool] | None) -> Iterator[str]:
        while condition is not None and (found := self._found(key, condition)):
            yield from found

    # Removing it

    def _tables(self, kind: Kind) -> Iterator[Step]:
        condition = self._too_old(kind)
        for id in self._each(db.tables.c.id, condition):
            if self._at_table(id, condition, leave_nothing_of):
                yield Step(kind, id)

    def _chat(self) -> Iterator[Step]:
        condition = self._too_old("chat")
        for id in self._each(db.tables.c.id, condition):
            if self._at_table(id, condition, self._unsay):
                yield Step("chat", id)

    def _at_table(
        self,
        id: str,
        condition: ColumnElement[bool] | None,
        work: Callable[[Connection, str, int], None],
    ) -> bool:
        """Whether it was still too old."""
        assert condition is not None

        def remove(connection: Connection) -> bool:
            c = db.tables.c
            still = select(c.id).where(c.id == id, condition).with_for_update()
            if connection.execute(still).first() is None:
                return False
            work(connection, id, self._now)
            return True

        return self._store.transact(remove)

    def _unsay(self, connection: Connection, id: str, now: int) -> None:
        """Of the last line the number is left, so that later ones can't be taken for older."""
        c, t = db.chats.c, db.tables.c
        old = and_(c.table_id == id, c.at < now - self._days["chat"] * DAY)
        last = connection.execute(select(func.max(c.number)).where(c.table_id == id)).scalar()
        connection.execute(delete(db.chats).where(old, c.number != last))
        connection.execute(
            update(db.chats).where(old).values(name="", text="", phrase=None, guest=None)
        )
        connection.execute(
            update(db.tables).where(t.id == id).values(erased=t.erased + 1, revision=t.revision + 1)
        )

    def _rows(self, kind: Kind, of: Any) -> Iterator[Step]:
        condition = self._too_old(kind)
        key = next(iter(of.primary_key))
        for id in self._each(key, condition):
            if self._store.transact(partial(_delete, of, key == id)):
                yield Step(kind)

    def _guests(self) -> Iterator[Step]:
        key, condition = db.guests.c.id, self._too_old("guests")
        for guest in self._each(key, condition):
            if condition is not None and not self._found(key, and_(key == guest, condition)):
                continue  # they have just come back
            for trace in traces_of(self._store, guest):
                erase = partial(erase_at, id=trace.id, guest=guest, now=self._now)
                self._store.transact(erase)
                yield Step("guests", trace.id, done=False)
            self._store.transact(partial(forget, guest=guest))
            yield Step("guests")


def _delete(of: Any, which: ColumnElement[bool], connection: Connection) -> bool:
    """Whether it was still there."""
    return connection.execute(delete(of).where(which)).rowcount > 0
