"""Tables as lists show them."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import and_, delete, func, not_, or_, select

from mathom.server import database as db
from mathom.server.rows import RECORD, TableRow, from_database
from mathom.server.store.access import Room
from mathom.server.store.loaded import Loaded
from mathom.server.store.seats import held_at, seats_at
from mathom.server.tables.fair_list import CANDIDATES, OF_AN_OWNER, Candidate


class Lists(Room):
    def public(self, touched_since: int, present: Collection[str]) -> list[Candidate]:
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
        with self._reading() as connection:
            rows = list(connection.execute(newest))
            known = {row[0] for row in rows}
            here = connection.execute(
                select(*columns).where(wanted, self.access.among(c.id, present))
            )
            rows += [row for row in here if row[0] not in known]
        return [Candidate(*row) for row in rows]

    def these(self, ids: Sequence[str]) -> list[Loaded]:
        """These tables as lists show them, in this order."""
        place = {id: number for number, id in enumerate(ids)}
        found = self._list(db.tables.c.id.in_(ids), db.tables.c.id, len(ids))
        return sorted(found, key=lambda loaded: place[loaded.row.id])

    def of_guest(self, guest: str, limit: int) -> list[Loaded]:
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
        with self._writing() as connection:
            connection.execute(
                self._insert(db.hidden)
                .values(table_id=table, guest=guest, moved=moved)
                .on_conflict_do_update(index_elements=["table_id", "guest"], set_={"moved": moved})
            )

    def unhide(self, table: str, guest: str) -> None:
        c = db.hidden.c
        with self._writing() as connection:
            connection.execute(delete(db.hidden).where(c.table_id == table, c.guest == guest))

    def hides(self, table: str, guest: str) -> bool:
        """Whether a guest has taken a table off their list."""
        c = db.hidden.c
        with self._reading() as connection:
            query = select(c.table_id).where(c.table_id == table, c.guest == guest)
            return connection.execute(query).first() is not None

    def _list(self, wanted: Any, order: Any, limit: int) -> list[Loaded]:
        """Tables without their lines and chat."""
        with self._reading() as connection:
            query = select(db.tables).where(wanted).order_by(order).limit(limit)
            rows = [from_database(TableRow, row) for row in connection.execute(query)]
            ids = [row.id for row in rows]
            seats = seats_at(connection, ids)
            holders = held_at(connection, db.holders, ids)
            gathering = [row.id for row in rows if row.state == "gathering"]
            kept = held_at(connection, db.kept_seats, gathering)
        return [
            Loaded(row, seats[row.id], holders[row.id], [], [], kept.get(row.id, set()))
            for row in rows
        ]

    def running_of(self, guest: str, since: int) -> int:
        """How many of the tables that a guest has opened are not over, and not given up either:
        something has happened there since then.
        """
        c = db.tables.c
        with self._reading() as connection:
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
        with self._reading() as connection:
            count, total = connection.execute(
                select(func.count(), func.sum(c.record_bytes)).where(
                    c.owner == guest, c.ended == RECORD
                )
            ).one()
            return int(count), int(total or 0)
