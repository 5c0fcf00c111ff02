"""What is to be sent to webhooks and to devices, until it has arrived."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import and_, delete, insert, or_, select, update

from mathom.server import database as db
from mathom.server.store.access import Room

AT_ONCE = 20


class KeptDelivery(Struct, frozen=True):
    id: str
    table: str
    body: str
    attempts: int
    subscription: str | None
    """Of a call to a device: which. Its words are found when it is sent."""


class Deliveries(Room):
    def post(self, id: str, table: str, body: str) -> None:
        """Keep one that is due at once, by any clock."""
        with self._writing() as connection:
            connection.execute(
                insert(db.deliveries).values(id=id, table_id=table, body=body, attempts=0, due=0)
            )

    def due(self, now: int, lease: int, longest: Sequence[int]) -> list[KeptDelivery]:
        """What to deliver now. No other process gets them until `lease` milliseconds have
        passed. By attempts, no delivery waits for more than `longest`.
        """
        c = db.deliveries.c
        with self._writing() as connection:
            far = [and_(c.attempts == n, c.due > now + wait) for n, wait in enumerate(longest)]
            query = (
                select(c.id, c.table_id, c.body, c.attempts, c.subscription)
                .where(or_(c.due <= now, *far))
                .limit(AT_ONCE)
                .with_for_update(skip_locked=True)
            )
            found = [KeptDelivery(*row) for row in connection.execute(query)]
            if found:
                connection.execute(
                    update(db.deliveries)
                    .where(c.id.in_([delivery.id for delivery in found]))
                    .values(due=now + lease)
                )
            return found

    def forget(self, id: str) -> None:
        """It has arrived, or never will."""
        with self._writing() as connection:
            connection.execute(delete(db.deliveries).where(db.deliveries.c.id == id))

    def try_again(self, id: str, attempts: int, due: int) -> None:
        with self._writing() as connection:
            connection.execute(
                update(db.deliveries)
                .where(db.deliveries.c.id == id)
                .values(attempts=attempts, due=due)
            )
