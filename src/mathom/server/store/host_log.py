"""What the host has done, line by line, in the same transaction as the deed."""

from sqlalchemy import Connection, insert, select

from mathom.server import database as db
from mathom.server import wall_clock
from mathom.server.wire import AdminDeed


def write_down(
    connection: Connection, session: str, what: str, about: str = "", why: str = ""
) -> None:
    connection.execute(
        insert(db.admin_log).values(
            at=wall_clock.now(), what=what, about=about, session=session, why=why
        )
    )


def latest(connection: Connection, most: int) -> list[AdminDeed]:
    """The latest first."""
    c = db.admin_log.c
    rows = connection.execute(
        select(c.number, c.at, c.what, c.about, c.session, c.why)
        .order_by(c.number.desc())
        .limit(most)
    )
    return [AdminDeed(*row) for row in rows]
