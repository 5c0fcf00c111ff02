"""What is older than it may be. It is looked at once more whether it still is when it goes."""

from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, select, update

from mathom.server import database as db
from mathom.server.rows import RECORD
from mathom.server.store.access import Room
from mathom.server.store.chats import unsay_before
from mathom.server.store.closing import leave_nothing_of
from mathom.server.wall_clock import day_of

Kind: TypeAlias = Literal["finished", "unbegun", "records", "chat", "reports", "guests", "claims"]
KINDS: tuple[Kind, ...] = get_args(Kind)
AT_ONCE = 100
"""So many are looked up at a time."""


def _older_than(kind: Kind, moment: int) -> ColumnElement[bool]:
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
    if kind == "claims":
        return db.claims.c.expires < moment
    # A program that plays with the token of a seat does not come in by the door.
    plays = select(t.id).where(
        t.id == holders.table_id,
        holders.guest == db.guests.c.id,
        t.state != "over",
        t.touched >= moment,
    )
    return and_(db.guests.c.seen < day_of(moment), ~plays.correlate(db.guests).exists())


_OF = {"reports": db.reports, "claims": db.claims, "guests": db.guests}
"""Where they are; all others are tables, or at tables."""


class Aging(Room):
    """Of all kinds, what is older than some moment."""

    def count(self, kind: Kind, moment: int) -> int:
        of = _OF.get(kind, db.tables)
        query = select(func.count()).select_from(of).where(_older_than(kind, moment))
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def some(self, kind: Kind, moment: int) -> list[str]:
        """A few of them."""
        query = select(_key(kind)).where(_older_than(kind, moment)).limit(AT_ONCE)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def still(self, kind: Kind, id: str, moment: int) -> bool:
        query = select(_key(kind)).where(_key(kind) == id, _older_than(kind, moment))
        with self._reading() as connection:
            return connection.execute(query).first() is not None

    def drop(self, kind: Kind, id: str, moment: int) -> bool:
        """Leave nothing of a report or a code."""
        which = and_(_key(kind) == id, _older_than(kind, moment))
        with self._writing() as connection:
            return connection.execute(delete(_OF[kind]).where(which)).rowcount > 0

    def close(self, kind: Kind, id: str, moment: int, now: int) -> bool:
        """Close a table."""
        return self._at(kind, id, moment, lambda connection: leave_nothing_of(connection, id, now))

    def unsay(self, id: str, moment: int) -> bool:
        """Take away what was said at a table."""
        c = db.tables.c

        def work(connection: Connection) -> None:
            unsay_before(connection, id, moment)
            connection.execute(
                update(db.tables)
                .where(c.id == id)
                .values(erased=c.erased + 1, revision=c.revision + 1)
            )

        return self._at("chat", id, moment, work)

    def _at(self, kind: Kind, id: str, moment: int, work: Callable[[Connection], None]) -> bool:
        c = db.tables.c
        still = select(c.id).where(c.id == id, _older_than(kind, moment)).with_for_update()
        with self._writing() as connection:
            if connection.execute(still).first() is None:
                return False
            work(connection)
            return True


def _key(kind: Kind) -> ColumnElement[str]:
    [key] = _OF.get(kind, db.tables).primary_key
    return key
