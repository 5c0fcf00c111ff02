"""What guests have reported to the server's host."""

from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select, update

from mathom.server import database as db
from mathom.server.store.access import Room
from mathom.server.store.host_log import write_down


class KeptReport(Struct, frozen=True):
    id: str
    at: int
    table: str
    guest: str | None
    name: str | None
    """What they call themselves now, if anything."""
    dealt: int | None
    body: str


_REPORTS = select(
    db.reports.c.id,
    db.reports.c.at,
    db.reports.c.table_id,
    db.reports.c.guest,
    db.guests.c.name,
    db.reports.c.dealt,
    db.reports.c.body,
).join_from(db.reports, db.guests, db.guests.c.id == db.reports.c.guest, isouter=True)


class Reports(Room):
    def keep(self, id: str, table: str, at: int, body: bytes, guest: str | None) -> None:
        with self._writing() as connection:
            connection.execute(
                insert(db.reports).values(
                    id=id, table_id=table, at=at, body=body.decode(), guest=guest
                )
            )

    def waiting(self) -> list[KeptReport]:
        """The oldest first."""
        c = db.reports.c
        return self._find(_REPORTS.where(c.dealt.is_(None)).order_by(c.at))

    def dealt_with(self, most: int) -> list[KeptReport]:
        """The latest first."""
        c = db.reports.c
        wanted = _REPORTS.where(c.dealt.is_not(None))
        return self._find(wanted.order_by(c.dealt.desc()).limit(most))

    def one(self, id: str) -> KeptReport | None:
        found = self._find(_REPORTS.where(db.reports.c.id == id))
        return found[0] if found else None

    def by(self, guest: str) -> list[KeptReport]:
        """The oldest first."""
        c = db.reports.c
        return self._find(_REPORTS.where(c.guest == guest).order_by(c.at))

    def _find(self, query: Any) -> list[KeptReport]:
        with self._reading() as connection:
            return [KeptReport(*row) for row in connection.execute(query)]

    def deal_with(self, id: str, at: int | None, session: str) -> bool:
        """Whether there is such a report."""
        with self._writing() as connection:
            done = connection.execute(
                update(db.reports).where(db.reports.c.id == id).values(dealt=at)
            )
            if done.rowcount == 1:
                write_down(connection, session, "undeal" if at is None else "deal", id)
            return done.rowcount == 1
