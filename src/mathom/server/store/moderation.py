"""What the server's host has decided: about tables, and who may not chat or come in."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from mathom.server import database as db
from mathom.server.store.access import Room
from mathom.server.store.chats import Chats
from mathom.server.store.host_log import latest, write_down
from mathom.server.store.seats import by_seat, held_at, seats_at
from mathom.server.wire import AdminDeed, AdminRestriction, AdminSeat, AdminTable

MOST_TABLES = 200


class InForce(Struct, frozen=True):
    """A restriction, and the fingerprints of the households that it reaches."""

    about: AdminRestriction
    households: frozenset[str]


class Moderation(Room):
    # Tables

    def table(self, id: str) -> AdminTable | None:
        with self._reading() as connection:
            found = self._tables(connection, db.tables.c.id == id)
            for table in found:
                table.chat.extend(Chats(self.access).latest(connection, id))
        return found[0] if found else None

    def tables(self) -> list[AdminTable]:
        """Those that are closed, or kept off public lists; the latest first."""
        c = db.tables.c
        with self._reading() as connection:
            return self._tables(connection, or_(c.closed.is_not(None), c.off_lists.is_(True)))

    def _tables(self, connection: Connection, wanted: ColumnElement[bool]) -> list[AdminTable]:
        c = db.tables.c
        rows = connection.execute(
            select(
                c.id, c.game, c.state, c.created, c.moved, c.ply, c.listed, c.off_lists, c.closed
            )
            .where(wanted)
            .order_by(c.moved.desc())
            .limit(MOST_TABLES)
        )
        found = {row.id: AdminTable(*row, seats=[], chat=[]) for row in rows}
        held = held_at(connection, db.holders, found)
        for id, seats in seats_at(connection, found).items():
            guests = by_seat(held[id])
            found[id].seats.extend(
                AdminSeat(it.seat, it.kind, it.name or "", sorted(guests.get(it.seat, ())))
                for it in seats
            )
        return list(found.values())

    def order(
        self, id: str, what: str, columns: dict[str, Any], at: int, session: str, why: str
    ) -> bool:
        """Change what the host decides about a table; whether there is one."""
        c, seats = db.tables.c, db.seats.c
        with self._writing() as connection:
            done = connection.execute(
                update(db.tables)
                .where(c.id == id)
                .values(**columns, revision=c.revision + 1, touched=at)
            )
            if done.rowcount != 1:
                return False
            if what == "reopen":
                # Nobody's time has run while nobody could play. Who comes back at the very moment
                # of another counts as having been there, so each comes a little later.
                connection.execute(
                    update(db.seats)
                    .where(seats.table_id == id, seats.kind == "person")
                    .values(since=literal(at, BigInteger) + seats.seat)
                )
            write_down(connection, session, what, id, why)
            return True

    # Who may not chat, or not come in

    def in_force(self, at: int) -> list[InForce]:
        """The latest first."""
        c, h = db.restrictions.c, db.banned_households.c
        with self._reading() as connection:
            marks: dict[str, set[str]] = {}
            for id, household in connection.execute(select(h.restriction, h.household)):
                marks.setdefault(id, set()).add(household)
            rows = connection.execute(
                select(
                    c.id,
                    c.kind,
                    c.guest,
                    func.coalesce(db.guests.c.name, ""),
                    c.whole_household,
                    c.until,
                    c.why,
                    c.made,
                )
                .join(db.guests, db.guests.c.id == c.guest, isouter=True)
                .where(or_(c.until.is_(None), c.until > at))
                .order_by(c.made.desc(), c.id)
            ).all()
        return [
            InForce(
                AdminRestriction(
                    id, kind, guest, name, whole, len(marks.get(id, ())), until, why, made
                ),
                frozenset(marks.get(id, ())),
            )
            for id, kind, guest, name, whole, until, why, made in rows
        ]

    def restrict(self, new: AdminRestriction, marks: Collection[str], session: str) -> None:
        """Mute or ban a guest, or households. It takes the place of what was said of them
        before.
        """
        with self._writing() as connection:
            before = self._about(connection, new.kind, new.guest, marks)
            self._forget(connection, before, new.made)
            connection.execute(
                insert(db.restrictions).values(
                    id=new.id,
                    kind=new.kind,
                    guest=new.guest,
                    whole_household=new.whole_household,
                    until=new.until,
                    why=new.why,
                    made=new.made,
                )
            )
            self._add_households(connection, new.id, marks)
            # The address itself is not written down.
            write_down(connection, session, new.kind, new.guest or new.id, new.why)

    def lift(
        self, given: str, marks: Collection[str], kind: str | None, at: int, session: str
    ) -> bool:
        """End restrictions of a kind, or of any, found by their own id, their guest or households;
        whether there were any.
        """
        c = db.restrictions.c
        with self._writing() as connection:
            wanted = or_(
                c.id == given,
                c.guest == given,
                c.id.in_(self._about(connection, "ban", None, marks)),
            )
            query = select(c.id, c.guest).where(wanted)
            if kind is not None:
                query = query.where(c.kind == kind)
            found = connection.execute(query).all()
            self._forget(connection, [id for id, _ in found], at)
            for id, guest in found:
                write_down(connection, session, "lift", guest or id)
            return bool(found)

    def reach(self, id: str, households: Iterable[str], most: int) -> None:
        """A ban reaches these households as well, as far as it may."""
        c, h = db.restrictions.c, db.banned_households.c
        with self._writing() as connection:
            count = connection.execute(select(func.count()).where(h.restriction == id)).scalar_one()
            there = connection.execute(select(c.id).where(c.id == id))
            if there.first() is not None:
                room = max(0, most - count)
                self._add_households(connection, id, sorted(households)[:room])

    def forget_over(self, at: int) -> None:
        """Leave nothing of restrictions that are over."""
        with self._writing() as connection:
            self._forget(connection, (), at)

    def _about(
        self, connection: Connection, kind: str, guest: str | None, marks: Collection[str]
    ) -> Collection[str]:
        """Restrictions of a kind about a guest, or about households alone."""
        c, h = db.restrictions.c, db.banned_households.c
        if guest is not None:
            query = select(c.id).where(c.kind == kind, c.guest == guest)
        else:
            reached = select(h.restriction).where(h.household.in_(marks))
            query = select(c.id).where(c.kind == kind, c.guest.is_(None), c.id.in_(reached))
        return connection.execute(query).scalars().all()

    def _forget(self, connection: Connection, ids: Collection[str], at: int) -> None:
        """These, and all that are over: nothing is kept of them but the log."""
        c, h = db.restrictions.c, db.banned_households.c
        connection.execute(delete(db.restrictions).where(or_(c.id.in_(ids), c.until <= at)))
        connection.execute(delete(db.banned_households).where(h.restriction.not_in(select(c.id))))

    def _add_households(self, connection: Connection, id: str, marks: Iterable[str]) -> None:
        for mark in marks:
            connection.execute(
                self._insert(db.banned_households)
                .values(restriction=id, household=mark)
                .on_conflict_do_nothing()
            )

    # Looking

    def log(self, most: int) -> list[AdminDeed]:
        """The latest first."""
        with self._reading() as connection:
            return latest(connection, most)

    def running(self, since: int) -> dict[str, int]:
        """How many tables gather and play, of those where something has happened since then."""
        c = db.tables.c
        with self._reading() as connection:
            rows = connection.execute(
                select(c.state, func.count())
                .where(c.touched >= since, c.closed.is_(None))
                .group_by(c.state)
            )
            return {str(state): int(count) for state, count in rows}
