"""Closing a table for good, whoever or whatever decides it."""

from sqlalchemy import Connection, delete, update

from mathom.server import database as db

BELONGS_TO_A_TABLE = (
    db.seats, db.holders, db.kept_seats, db.hidden, db.choices, db.chats, db.claims, db.deliveries,
)  # fmt: skip


def leave_nothing_of(connection: Connection, id: str, now: int) -> None:
    """Close a table."""
    c = db.tables.c
    connection.execute(delete(db.tables).where(c.id == id))
    for of in BELONGS_TO_A_TABLE:
        connection.execute(delete(of).where(of.c.table_id == id))
    # Those who played before may ask for a rematch anew.
    connection.execute(
        update(db.tables)
        .where(c.rematch == id)
        .values(rematch=None, rematch_by=None, revision=c.revision + 1, touched=now)
    )
