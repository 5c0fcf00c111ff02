"""What was said at tables."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from mathom.server import database as db
from mathom.server.store.access import Room
from mathom.server.wire import ChatLine

KEPT_CHAT = 200
"""How many lines of chat a newcomer is sent."""

_LINES = select(*(db.chats.c[name] for name in ChatLine.__struct_fields__))


class Chats(Room):
    def latest(self, connection: Connection, id: str, start: int = 0) -> list[ChatLine]:
        """The last lines of a table, from number `start` on."""
        c = db.chats.c
        rows = connection.execute(
            _LINES.where(c.table_id == id, c.number >= start)
            .order_by(c.number.desc())
            .limit(KEPT_CHAT)
        )
        return [ChatLine(*row) for row in reversed(rows.all())]

    def said_by(self, id: str, guest: str, seats: Collection[int]) -> list[ChatLine]:
        """All that a guest who holds these seats has said at a table."""
        c = db.chats.c
        wanted = and_(c.table_id == id, c.text != "", by(guest, seats))
        with self._reading() as connection:
            return [
                ChatLine(*row)
                for row in connection.execute(_LINES.where(wanted).order_by(c.number))
            ]


def by(guest: str, seats: Collection[int]) -> ColumnElement[bool]:
    """Lines from before it was noted who said them are those of the seats."""
    c = db.chats.c
    return or_(c.guest == guest, and_(c.guest.is_(None), c.seat.in_(seats)))


def unsay(connection: Connection, which: ColumnElement[bool]) -> None:
    """Of a line its number is left, so that later ones can't be taken for it."""
    connection.execute(
        update(db.chats).where(which).values(name="", text="", phrase=None, guest=None)
    )


def unsay_before(connection: Connection, id: str, moment: int) -> None:
    """Leave nothing of what was said at a table before then, but that something was."""
    c = db.chats.c
    old = and_(c.table_id == id, c.at < moment)
    last = connection.execute(select(func.max(c.number)).where(c.table_id == id)).scalar()
    connection.execute(delete(db.chats).where(old, c.number != last))
    unsay(connection, old)
