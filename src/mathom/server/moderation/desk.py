"""The host's desk: reports, tables, who may not chat or come in. The page at `/admin` and the
command line both work here, straight on the database; servers that run find it there.
"""

import json
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from mathom.core.message import Reason, refuse
from mathom.server import database as db
from mathom.server import wall_clock
from mathom.server.errors import NotFound
from mathom.server.households import counted, is_address
from mathom.server.keys import Keys, word
from mathom.server.moderation import log
from mathom.server.moderation.revocations import revoke
from mathom.server.store import KEPT_CHAT
from mathom.server.wire import (
    AdminDeed,
    AdminReport,
    AdminReportWhole,
    AdminRestriction,
    AdminSeat,
    AdminTable,
    ChatLine,
    NewRestriction,
)

HOUR = 60 * 60 * 1000
WEEK = 7 * 24 * HOUR
MOST_HOUSEHOLDS = 4
"""That one ban reaches: somebody at home and on a phone, not everybody behind a café."""
MOST_DEALT = 20
"""Reports that were dealt with already, in a list of all."""
MOST_TABLES = 200

Order = Literal["hide", "show", "close", "reopen"]


class InForce(Struct, frozen=True):
    """A restriction, and the fingerprints of the households that it reaches."""

    about: AdminRestriction
    households: frozenset[str]


class Desk:
    """Everything here blocks: call it from a thread."""

    def __init__(self, engine: Engine, keys: Keys) -> None:
        self._engine = engine
        self._keys = keys
        self._writing = engine.execution_options(writes=True)
        dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._upsert = dialect.insert

    # Reports

    def reports(self, dealt: int = MOST_DEALT) -> list[AdminReport]:
        """Those that wait, the oldest first; then so many that were dealt with, the latest
        first.
        """
        c = db.reports.c
        with self._engine.connect() as connection:
            waiting = self._reports(connection, c.dealt.is_(None), c.at.asc(), None)
            return waiting + self._reports(connection, c.dealt.is_not(None), c.dealt.desc(), dealt)

    def _reports(
        self, connection: Connection, wanted: Any, order: Any, most: int | None
    ) -> list[AdminReport]:
        return [
            _report(row)[0]
            for row in connection.execute(_REPORTS.where(wanted).order_by(order).limit(most))
        ]

    def report(self, id: str) -> AdminReportWhole:
        with self._engine.connect() as connection:
            found = connection.execute(_REPORTS.where(db.reports.c.id == id)).first()
        if found is None:
            raise NotFound(Reason("refused-no-report"))
        about, body = _report(found)
        return AdminReportWhole(about, body["version"], body["record"])

    def deal_with(self, id: str, dealt: bool, session: str) -> None:
        at = wall_clock.now() if dealt else None
        with self._writing.begin() as connection:
            done = connection.execute(
                update(db.reports).where(db.reports.c.id == id).values(dealt=at)
            )
            if done.rowcount != 1:
                raise NotFound(Reason("refused-no-report"))
            log.write_down(connection, session, "deal" if dealt else "undeal", id)

    # Tables

    def table(self, id: str) -> AdminTable:
        with self._engine.connect() as connection:
            found = self._tables(connection, db.tables.c.id == id)
            if not found:
                raise NotFound(Reason("refused-no-table"))
            c = db.chats.c
            rows = connection.execute(
                select(c.number, c.seat, c.name, c.text, c.at, c.phrase)
                .where(c.table_id == id)
                .order_by(c.number.desc())
                .limit(KEPT_CHAT)
            )
            found[0].chat.extend(ChatLine(*row) for row in reversed(rows.all()))
        return found[0]

    def tables(self) -> list[AdminTable]:
        """Those that are closed, or kept off public lists; the latest first."""
        c = db.tables.c
        with self._engine.connect() as connection:
            return self._tables(connection, or_(c.closed.is_not(None), c.off_lists.is_(True)))

    def _tables(self, connection: Connection, wanted: Any) -> list[AdminTable]:
        c, seats, holders = db.tables.c, db.seats.c, db.holders.c
        rows = connection.execute(
            select(
                c.id, c.game, c.state, c.created, c.moved, c.ply, c.listed, c.off_lists, c.closed
            )
            .where(wanted)
            .order_by(c.moved.desc())
            .limit(MOST_TABLES)
        )
        found = {row[0]: AdminTable(*row, seats=[], chat=[]) for row in rows}
        held: dict[tuple[str, int], list[str]] = {}
        for table, seat, guest in connection.execute(
            select(holders.table_id, holders.seat, holders.guest).where(holders.table_id.in_(found))
        ):
            held.setdefault((table, seat), []).append(guest)
        for table, seat, kind, name in connection.execute(
            select(seats.table_id, seats.seat, seats.kind, seats.name)
            .where(seats.table_id.in_(found))
            .order_by(seats.seat)
        ):
            guests = sorted(held.get((table, seat), []))
            found[table].seats.append(AdminSeat(seat, kind, name or "", guests))
        return list(found.values())

    def order(self, id: str, what: Order, why: str, session: str) -> None:
        """Keep a table off public lists or not, or let nobody play on there or all again."""
        c, at = db.tables.c, wall_clock.now()
        columns: dict[str, dict[str, Any]] = {
            "hide": {"off_lists": True},
            "show": {"off_lists": False},
            "close": {"closed": why},
            "reopen": {"closed": None},
        }
        with self._writing.begin() as connection:
            done = connection.execute(
                update(db.tables)
                .where(c.id == id)
                .values(**columns[what], revision=c.revision + 1, touched=at)
            )
            if done.rowcount != 1:
                raise NotFound(Reason("refused-no-table"))
            if what == "reopen":
                # Nobody's time has run while nobody could play. Who comes back at the very moment
                # of another counts as having been there, so each comes a little later.
                connection.execute(
                    update(db.seats)
                    .where(db.seats.c.table_id == id, db.seats.c.kind == "person")
                    .values(since=literal(at, BigInteger) + db.seats.c.seat)
                )
            log.write_down(connection, session, what, id, why)

    # Who may not chat, or not come in

    def restrictions(self) -> list[AdminRestriction]:
        """Those in force, the latest first."""
        return [found.about for found in self.in_force()]

    def in_force(self) -> list[InForce]:
        c, h, at = db.restrictions.c, db.banned_households.c, wall_clock.now()
        with self._engine.connect() as connection:
            marks: dict[str, set[str]] = {}
            for id, household in connection.execute(select(h.restriction, h.household)):
                marks.setdefault(id, set()).add(household)
            rows = connection.execute(
                select(
                    c.id,
                    c.kind,
                    c.guest,
                    db.guests.c.name,
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
                    id, kind, guest, name or "", whole, len(marks.get(id, ())), until, why, made
                ),
                frozenset(marks.get(id, ())),
            )
            for id, kind, guest, name, whole, until, why, made in rows
        ]

    def restrict(self, new: NewRestriction, session: str) -> None:
        """Mute or ban somebody. It takes the place of what was said of them before."""
        if (new.guest is None) == (new.address is None) or (new.kind == "mute" and not new.guest):
            raise refuse("refused-restriction")
        if new.address is not None and not is_address(new.address):
            raise refuse("refused-address", given=new.address)
        if new.guest is not None and not new.guest.isalnum():
            raise refuse("refused-no-guest")
        id, at = word(8), wall_clock.now()
        marks = [] if new.address is None else [self._mark(new.address)]
        with self._writing.begin() as connection:
            self._forget(connection, self._about(connection, new.kind, new.guest, marks), at)
            connection.execute(
                insert(db.restrictions).values(
                    id=id,
                    kind=new.kind,
                    guest=new.guest,
                    whole_household=new.kind == "ban" and (new.whole_household or bool(marks)),
                    until=None if new.hours is None else at + new.hours * HOUR,
                    why=new.why,
                    made=at,
                )
            )
            self._add_households(connection, id, marks)
            # The address itself is not written down.
            log.write_down(connection, session, new.kind, new.guest or id, new.why)

    def revoke(self, guest: str, session: str) -> None:
        """No cookie of a guest and no token of their seats is good any more, whoever has it."""
        with self._writing.begin() as connection:
            known = select(db.guests.c.id).where(db.guests.c.id == guest)
            if not guest.isalnum() or connection.execute(known).first() is None:
                raise NotFound(Reason("refused-no-guest"))
            revoke(connection, guest)
            log.write_down(connection, session, "revoke", guest)

    def lift(self, given: str, session: str, kind: str | None = None) -> None:
        """End a restriction, found by its own id, its guest or an address."""
        c = db.restrictions.c
        with self._writing.begin() as connection:
            found = connection.execute(select(c.id).where(or_(c.id == given, c.guest == given)))
            ids = set(found.scalars())
            if is_address(given):
                ids |= self._about(connection, "ban", None, [self._mark(given)])
            if kind is not None:
                of_kind = select(c.id).where(c.id.in_(ids), c.kind == kind)
                ids = set(connection.execute(of_kind).scalars())
            if not ids:
                raise NotFound(Reason("refused-no-restriction"))
            whom = connection.execute(select(c.id, c.guest).where(c.id.in_(ids))).all()
            self._forget(connection, ids, wall_clock.now())
            for id, guest in whom:
                log.write_down(connection, session, "lift", guest or id)

    def reach(self, id: str, households: set[str]) -> None:
        """A ban reaches these households as well, as far as it may."""
        h = db.banned_households.c
        with self._writing.begin() as connection:
            count = connection.execute(select(func.count()).where(h.restriction == id)).scalar()
            there = connection.execute(
                select(db.restrictions.c.id).where(db.restrictions.c.id == id)
            )
            if there.first() is not None:
                room = max(0, MOST_HOUSEHOLDS - (count or 0))
                self._add_households(connection, id, sorted(households)[:room])

    def _mark(self, address: str) -> str:
        return self._keys.household(counted(address))

    def _about(
        self, connection: Connection, kind: str, guest: str | None, marks: list[str]
    ) -> set[str]:
        """Restrictions of a kind about a guest, or about households alone."""
        c, h = db.restrictions.c, db.banned_households.c
        if guest is not None:
            query = select(c.id).where(c.kind == kind, c.guest == guest)
        else:
            reached = select(h.restriction).where(h.household.in_(marks))
            query = select(c.id).where(c.kind == kind, c.guest.is_(None), c.id.in_(reached))
        return set(connection.execute(query).scalars())

    def _forget(self, connection: Connection, ids: set[str], at: int) -> None:
        """These, and all that are over: nothing is kept of them but the log."""
        c, h = db.restrictions.c, db.banned_households.c
        connection.execute(delete(db.restrictions).where(or_(c.id.in_(ids), c.until <= at)))
        left = select(c.id)
        connection.execute(delete(db.banned_households).where(h.restriction.not_in(left)))

    def _add_households(self, connection: Connection, id: str, marks: list[str]) -> None:
        for mark in marks:
            connection.execute(
                self._upsert(db.banned_households)
                .values(restriction=id, household=mark)
                .on_conflict_do_nothing()
            )

    def forget_over(self) -> None:
        """Leave nothing of restrictions that are over."""
        with self._writing.begin() as connection:
            self._forget(connection, set(), wall_clock.now())

    # Looking

    def log(self, most: int = 100) -> list[AdminDeed]:
        with self._engine.connect() as connection:
            return log.latest(connection, most)

    def running(self) -> dict[str, int]:
        """How many tables gather and play, of those where something happened this week."""
        c = db.tables.c
        with self._engine.connect() as connection:
            rows = connection.execute(
                select(c.state, func.count())
                .where(c.touched >= wall_clock.now() - WEEK, c.closed.is_(None))
                .group_by(c.state)
            )
            return {str(state): int(count) for state, count in rows}


_REPORTS = (
    select(
        db.reports.c.id,
        db.reports.c.at,
        db.reports.c.table_id,
        db.reports.c.guest,
        db.guests.c.name,
        db.reports.c.dealt,
        db.reports.c.body,
    )
    .select_from(db.reports)
    .join(db.guests, db.guests.c.id == db.reports.c.guest, isouter=True)
)


def _report(row: Any) -> tuple[AdminReport, dict[str, Any]]:
    """As lists show it, and all that was sent."""
    id, at, table, guest, name, dealt, raw = row
    body: dict[str, Any] = json.loads(raw)
    about = AdminReport(
        id=id,
        at=at,
        table=table,
        game=body["record"]["game"],
        ply=body["ply"],
        text=body["text"],
        page=body["page"],
        browser=body["browser"],
        guest=guest,
        name=name or "",
        dealt=dealt,
    )
    return about, body
