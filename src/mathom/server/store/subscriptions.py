"""Devices that call their guest when it is their turn, and when they did so last."""

from collections.abc import Collection

from msgspec import Struct, structs
from sqlalchemy import Connection, Select, and_, delete, insert, or_, select, update

from mathom.server import database as db
from mathom.server.keys import word
from mathom.server.store.access import Access, Room
from mathom.server.store.guests import Guests

DELIVERY_LETTERS = 20


class Subscription(Struct, frozen=True):
    """A device, and how it is written to."""

    id: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    made: int


class Subscriptions(Room):
    def __init__(self, access: Access, guests: Guests) -> None:
        super().__init__(access)
        self._guests = guests

    def find(self, id: str) -> Subscription | None:
        with self._reading() as connection:
            query = select(db.subscriptions).where(db.subscriptions.c.id == id)
            row = connection.execute(query).first()
            return None if row is None else Subscription(*row)

    def of(self, guest: str) -> list[Subscription]:
        c = db.subscriptions.c
        with self._reading() as connection:
            query = select(db.subscriptions).where(c.guest == guest).order_by(c.made, c.id)
            return [Subscription(*row) for row in connection.execute(query)]

    def keep(self, device: Subscription, most: int) -> None:
        """Of more than `most` of a guest the oldest are forgotten: browsers take new endpoints
        without giving the old ones back.
        """
        c = db.subscriptions.c
        values = structs.asdict(device)
        with self._writing() as connection:
            self._guests.note(connection, [device.guest], device.made)
            connection.execute(
                self._insert(db.subscriptions)
                .values(values)
                .on_conflict_do_update(index_elements=["id"], set_=values)
            )
            newest_first = (
                select(c.id)
                .where(c.guest == device.guest)
                .order_by((c.id == device.id).desc(), c.made.desc(), c.id)
            )
            _forget(connection, list(connection.execute(newest_first).scalars())[most:])

    def forget(self, id: str, guest: str | None = None) -> bool:
        """Whether there was one, and of this guest if somebody is named."""
        c = db.subscriptions.c
        whose = c.id == id if guest is None else and_(c.id == id, c.guest == guest)
        with self._writing() as connection:
            found = connection.execute(select(c.id).where(whose)).scalars().all()
            _forget(connection, found)
            return bool(found)

    def call(self, table: str, guest: str, moves: int, due: int) -> bool:
        """Keep a call for each device of a guest, unless they were called to this table already
        and have not moved since; whether there is one now.
        """
        h = db.holders.c
        with self._reading() as connection:
            if connection.execute(_devices(guest)).first() is None:
                return False
        with self._writing() as connection:
            free = or_(h.called.is_(None), h.called < moves)
            claimed = connection.execute(
                update(db.holders)
                .where(h.table_id == table, h.guest == guest, free)
                .values(called=moves)
            )
            if not claimed.rowcount:
                return False
            devices = connection.execute(_devices(guest)).scalars().all()
            common = {"table_id": table, "body": "", "attempts": 0, "due": due}
            for device in devices:
                one = {"id": word(DELIVERY_LETTERS), "subscription": device, **common}
                connection.execute(insert(db.deliveries).values(one))
            return bool(devices)

    def waiting(self) -> set[tuple[str, str]]:
        """Calls that are to be sent: to which tables, and to which guests."""
        d, c = db.deliveries.c, db.subscriptions.c
        query = select(d.table_id, c.guest).where(d.subscription == c.id)
        with self._reading() as connection:
            return {(table, guest) for table, guest in connection.execute(query)}

    def withdraw(self, table: str, guest: str) -> None:
        """Send nothing of a call that is not sent yet, nor let it count: when it is their turn
        again they are called.
        """
        c, h = db.deliveries.c, db.holders.c
        with self._writing() as connection:
            devices = c.subscription.in_(_devices(guest))
            connection.execute(delete(db.deliveries).where(c.table_id == table, devices))
            connection.execute(
                update(db.holders).where(h.table_id == table, h.guest == guest).values(called=None)
            )


def _devices(guest: str) -> Select[str]:
    c = db.subscriptions.c
    return select(c.id).where(c.guest == guest)


def _forget(connection: Connection, devices: Collection[str]) -> None:
    """With all that was to be sent to them."""
    if devices:
        connection.execute(delete(db.deliveries).where(db.deliveries.c.subscription.in_(devices)))
        connection.execute(delete(db.subscriptions).where(db.subscriptions.c.id.in_(devices)))


def forget_devices_of(connection: Connection, guest: str) -> None:
    _forget(connection, connection.execute(_devices(guest)).scalars().all())
