"""Who sits at tables, who may play a seat, and for whom one is kept."""

from collections.abc import Collection
from typing import TypeAlias

from sqlalchemy import Connection, Table, select

from mathom.server import database as db
from mathom.server.rows import SeatRow, from_database

Held: TypeAlias = set[tuple[int, str]]
"""Seats, and guests to whom they belong."""


def seats_at(connection: Connection, ids: Collection[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    c = db.seats.c
    query = select(db.seats).where(c.table_id.in_(ids)).order_by(c.table_id, c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(from_database(SeatRow, row))
    return found


def held_at(connection: Connection, of: Table, ids: Collection[str]) -> dict[str, Held]:
    """The seats that somebody holds, or those that are kept for somebody."""
    found: dict[str, Held] = {id: set() for id in ids}
    query = select(of.c.table_id, of.c.seat, of.c.guest).where(of.c.table_id.in_(ids))
    for id, seat, guest in connection.execute(query):
        found[id].add((seat, guest))
    return found


def by_seat(held: Held) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for seat, guest in held:
        found.setdefault(seat, set()).add(guest)
    return found
