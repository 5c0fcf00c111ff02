"""Taking away all that is kept of a guest.

Games belong to all who played them. So the others keep theirs: in it a seat has no name any more,
and of what its player said nothing is left. A table that nobody else used is closed.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, insert, select, union, update

from mathom.bots import strongest
from mathom.core import registry
from mathom.core.message import Refused
from mathom.server import database as db
from mathom.server.keys import word
from mathom.server.rows import Waiting
from mathom.server.store.access import Room
from mathom.server.store.chats import by, unsay
from mathom.server.store.closing import leave_nothing_of
from mathom.server.store.seats import by_seat, held_at
from mathom.server.store.subscriptions import forget_devices_of

Outcome: TypeAlias = Literal["closed", "changed"]

_TO_WEBHOOKS = (db.deliveries.c.subscription.is_(None),)
"""The others hold no names: their words are found when they are sent."""


class Trace(Struct, frozen=True):
    """A table at which something is kept of a guest."""

    id: str
    state: str


class Erasing(Room):
    def traces(self, guest: str) -> list[Trace]:
        """Every table at which something is kept of a guest, in the order in which they were
        opened.
        """
        c = db.tables.c
        mentioned = [
            select(of.c.table_id).where(of.c.guest == guest)
            for of in (db.holders, db.kept_seats, db.hidden, db.chats)
        ]
        ids = union(*mentioned, select(c.id).where(c.owner == guest)).subquery()
        query = select(c.id, c.state).where(c.id.in_(ids.select())).order_by(c.created, c.id)
        with self._reading() as connection:
            return [Trace(id, state) for id, state in connection.execute(query)]

    def erase_at(self, id: str, guest: str, now: int) -> Outcome:
        """Take a guest away from a table. To do it again changes nothing."""
        with self._writing() as connection:
            return _erase_at(connection, id, guest, now)

    def forget(self, guest: str) -> None:
        """What is kept of a guest apart from tables."""
        with self._writing() as connection:
            connection.execute(delete(db.guests).where(db.guests.c.id == guest))
            for of in (db.decks, db.reports, db.hidden, db.revocations):
                connection.execute(delete(of).where(of.c.guest == guest))
            forget_devices_of(connection, guest)
            # Nobody is left who could be muted; a ban stands for who may not come back.
            r = db.restrictions.c
            connection.execute(delete(db.restrictions).where(r.guest == guest, r.kind == "mute"))


def _erase_at(connection: Connection, id: str, guest: str, now: int) -> Outcome:
    c = db.tables.c
    row = connection.execute(
        select(c.game, c.state, c.owner, c.waiting, c.resigned).where(c.id == id).with_for_update()
    ).first()
    holders = by_seat(held_at(connection, db.holders, [id])[id])
    mine = {seat for seat, guests in holders.items() if guest in guests}
    others = sorted(
        (seat, other) for seat, guests in holders.items() for other in guests if other != guest
    )
    # Whoever reported something sent the game along, with the names of all who played.
    _unname(connection, db.reports, id, mine, lambda said: enumerate(said["record"]["seats"]))
    if row is None or (row.owner == guest and not others):
        leave_nothing_of(connection, id, now)
        return "closed"
    alone = {seat for seat in mine if len(holders[seat]) == 1}
    _pass_mute_on(connection, guest, {other for seat, other in others if seat in mine})
    values = _leave_seats(connection, id, row, mine, alone)
    kept = held_at(connection, db.kept_seats, [id])[id]
    _change_seats(connection, id, {seat for seat, other in kept if other == guest}, name=None)
    if row.owner == guest:
        values |= {"owner": others[0][1], "webhook": None, "webhook_secret": None}
        connection.execute(
            delete(db.deliveries).where(db.deliveries.c.table_id == id, *_TO_WEBHOOKS)
        )
    _unname(
        connection,
        db.deliveries,
        id,
        mine,
        lambda said: ((a["seat"], a) for a in said["asked"]),
        *_TO_WEBHOOKS,
    )
    unsay(connection, and_(db.chats.c.table_id == id, by(guest, mine)))
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


def _leave_seats(
    connection: Connection, id: str, row: Any, mine: Collection[int], alone: Collection[int]
) -> dict[str, Any]:
    """Take the names off one's seats; where the game goes on, a bot plays those that nobody else
    holds. Returns what that changes about the table.
    """
    if row.state == "gathering":
        _change_seats(connection, id, alone, kind="open", bot=None)
    _change_seats(connection, id, mine, name=None, orders=None)
    if row.state != "playing":
        return {}
    resigned = msgspec.json.decode(row.resigned, type=list[int])
    left = [seat for seat in alone if seat not in resigned]
    _change_seats(connection, id, left, db.seats.c.bot.is_(None), bot=_stand_in(row.game))
    waiting = msgspec.json.decode(row.waiting, type=list[Waiting])
    return {"waits_for_bot": True} if any(asked.seat in left for asked in waiting) else {}


def _change_seats(
    connection: Connection, id: str, seats: Collection[int], *more: Any, **values: Any
) -> None:
    c = db.seats.c
    connection.execute(
        update(db.seats).where(c.table_id == id, c.seat.in_(seats), *more).values(**values)
    )


def _stand_in(game: str) -> str | None:
    try:
        return strongest(registry.game(game))
    except Refused:
        return None  # nobody plays on where the game itself is gone


def _unname(
    connection: Connection,
    of: Table,
    id: str,
    mine: Collection[int],
    seats: Callable[[Any], Iterable[tuple[int, dict[str, Any]]]],
    *which_ones: ColumnElement[bool],
) -> None:
    """Take the names of some seats away from what was sent about a table, or is to be."""
    c = of.c
    query = select(c.id, c.body).where(c.table_id == id, *which_ones)
    for which, body in connection.execute(query).all():
        said = msgspec.json.decode(body)
        for number, seat in seats(said):
            if number in mine:
                seat["name"] = ""
        new = msgspec.json.encode(said).decode()
        connection.execute(update(of).where(c.id == which).values(body=new))
