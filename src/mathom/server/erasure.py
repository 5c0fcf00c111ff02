"""Taking away all that is kept of a guest. Everything here blocks: call it from a thread.

Games belong to all who played them. So the others keep theirs: in it a seat has no name any more,
and of what its player said nothing is left. A table that nobody else used is closed.
"""

from collections.abc import Collection
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, delete, insert, or_, select, union, update

from mathom.bots import strongest
from mathom.core import registry
from mathom.core.message import Refused
from mathom.server import database as db
from mathom.server.closing import leave_nothing_of
from mathom.server.keys import word
from mathom.server.rows import Waiting
from mathom.server.store import Store

Outcome = Literal["closed", "changed"]


class Trace(Struct, frozen=True):
    """A table at which something is kept of a guest."""

    id: str
    state: str


def traces_of(store: Store, guest: str) -> list[Trace]:
    """Every table at which something is kept of a guest, in the order in which they were opened."""
    c = db.tables.c
    mentioned = [
        select(of.c.table_id).where(of.c.guest == guest)
        for of in (db.holders, db.kept_seats, db.hidden, db.chats)
    ]
    ids = union(*mentioned, select(c.id).where(c.owner == guest))
    with store.engine.connect() as connection:
        rows = connection.execute(
            select(c.id, c.state).where(c.id.in_(ids.subquery().select())).order_by(c.created, c.id)
        )
        return [Trace(id, state) for id, state in rows]


def erase_at(connection: Connection, id: str, guest: str, now: int) -> Outcome:
    """Take a guest away from a table, in one transaction. To do it again changes nothing."""
    c = db.tables.c
    row = connection.execute(
        select(c.game, c.state, c.owner, c.waiting, c.resigned).where(c.id == id).with_for_update()
    ).first()
    holders = _guests_by_seat(connection, db.holders, id)
    mine = {seat for seat, guests in holders.items() if guest in guests}
    others = sorted(
        (seat, other) for seat, guests in holders.items() for other in guests if other != guest
    )
    _unname_reports(connection, id, mine)
    if row is None or (row.owner == guest and not others):
        leave_nothing_of(connection, id, now)
        return "closed"
    alone = {seat for seat in mine if len(holders[seat]) == 1}
    _pass_mute_on(connection, guest, {other for seat, other in others if seat in mine})
    values = _leave_seats(connection, id, row, mine, alone)
    _leave_kept_seats(connection, id, guest)
    if row.owner == guest:
        values |= {"owner": others[0][1], "webhook": None, "webhook_secret": None}
        connection.execute(delete(db.deliveries).where(db.deliveries.c.table_id == id))
    _unname_letters(connection, id, mine)
    _unsay(connection, id, guest, mine)
    claims = db.claims.c
    connection.execute(delete(db.claims).where(claims.table_id == id, claims.seat.in_(mine)))
    for of in (db.holders, db.kept_seats, db.hidden):
        connection.execute(delete(of).where(of.c.table_id == id, of.c.guest == guest))
    if row.state != "over":
        values["touched"] = now
    connection.execute(
        update(db.tables)
        .where(c.id == id)
        .values(revision=c.revision + 1, erased=c.erased + 1, **values)
    )
    return "changed"


def forget(connection: Connection, guest: str) -> None:
    """What is kept of a guest apart from tables."""
    connection.execute(delete(db.guests).where(db.guests.c.id == guest))
    for of in (db.decks, db.reports, db.hidden, db.revocations):
        connection.execute(delete(of).where(of.c.guest == guest))
    # Nobody is left who could be muted; a ban stands for who may not come back.
    r = db.restrictions.c
    connection.execute(delete(db.restrictions).where(r.guest == guest, r.kind == "mute"))


def _pass_mute_on(connection: Connection, guest: str, heirs: Collection[str]) -> None:
    """Who speaks on from the same seat: else nobody need be muted who has another device."""
    r = db.restrictions.c
    muted = connection.execute(
        select(db.restrictions).where(r.kind == "mute", r.guest.in_({guest, *heirs}))
    ).mappings()
    by_guest = {row["guest"]: dict(row) for row in muted}
    if guest in by_guest:
        for heir in sorted(set(heirs) - by_guest.keys()):
            inherited = {**by_guest[guest], "id": word(8), "guest": heir}
            connection.execute(insert(db.restrictions).values(**inherited))


def _guests_by_seat(connection: Connection, of: Any, id: str) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for seat, guest in connection.execute(select(of.c.seat, of.c.guest).where(of.c.table_id == id)):
        found.setdefault(seat, set()).add(guest)
    return found


def _leave_seats(
    connection: Connection, id: str, row: Any, mine: Collection[int], alone: Collection[int]
) -> dict[str, Any]:
    """Take the names off one's seats; where the game goes on, a bot plays those that nobody else
    holds. Returns what that changes about the table.
    """
    s = db.seats.c

    def change(seats: Collection[int], *more: Any, **values: Any) -> None:
        connection.execute(
            update(db.seats).where(s.table_id == id, s.seat.in_(seats), *more).values(**values)
        )

    if row.state == "gathering":
        change(alone, kind="open", bot=None)
    change(mine, name=None, orders=None)
    if row.state != "playing":
        return {}
    resigned = msgspec.json.decode(row.resigned, type=list[int])
    left = [seat for seat in alone if seat not in resigned]
    change(left, s.bot.is_(None), bot=_stand_in(row.game))
    waiting = msgspec.json.decode(row.waiting, type=list[Waiting])
    return {"waits_for_bot": True} if any(asked.seat in left for asked in waiting) else {}


def _stand_in(game: str) -> str | None:
    try:
        return strongest(registry.game(game))
    except Refused:
        return None  # nobody plays on where the game itself is gone


def _leave_kept_seats(connection: Connection, id: str, guest: str) -> None:
    kept = _guests_by_seat(connection, db.kept_seats, id)
    mine = [seat for seat, guests in kept.items() if guest in guests]
    s = db.seats.c
    connection.execute(update(db.seats).where(s.table_id == id, s.seat.in_(mine)).values(name=None))


def _unsay(connection: Connection, id: str, guest: str, mine: Collection[int]) -> None:
    """Of a line of chat its number is left, so that later ones can't be taken for it."""
    c = db.chats.c
    # Of old lines nobody wrote down whose they were; the seat's own holders said them.
    unsigned = and_(c.guest.is_(None), c.seat.in_(mine))
    connection.execute(
        update(db.chats)
        .where(c.table_id == id, or_(c.guest == guest, unsigned))
        .values(name="", text="", phrase=None, guest=None)
    )


def _unname_letters(connection: Connection, id: str, mine: Collection[int]) -> None:
    c = db.deliveries.c
    for letter, body in connection.execute(select(c.id, c.body).where(c.table_id == id)).all():
        said = msgspec.json.decode(body)
        for asked in said["asked"]:
            if asked["seat"] in mine:
                asked["name"] = ""
        connection.execute(
            update(db.deliveries)
            .where(c.id == letter)
            .values(body=msgspec.json.encode(said).decode())
        )


def _unname_reports(connection: Connection, id: str, mine: Collection[int]) -> None:
    """Whoever reported something sent the game along, with the names of all who played."""
    c = db.reports.c
    for report, body in connection.execute(select(c.id, c.body).where(c.table_id == id)).all():
        said = msgspec.json.decode(body)
        for number, seat in enumerate(said["record"]["seats"]):
            if number in mine:
                seat["name"] = ""
        connection.execute(
            update(db.reports).where(c.id == report).values(body=msgspec.json.encode(said).decode())
        )
