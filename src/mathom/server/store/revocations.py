"""Guests whose tokens were revoked, and of which generation those are that are good."""

from msgspec import Struct
from sqlalchemy import Connection, select

from mathom.server import database as db
from mathom.server.store.access import Room
from mathom.server.store.host_log import write_down
from mathom.server.store.subscriptions import forget_devices_of

REVOCATIONS = "revocations"


class Revoked(Struct, frozen=True):
    guest: str
    generation: int
    number: int
    """Where it stands among all that there were."""


class Revocations(Room):
    def since(self, number: int) -> list[Revoked]:
        c = db.revocations.c
        query = select(c.guest, c.generation, c.number).where(c.number > number)
        with self._reading() as connection:
            return [Revoked(*row) for row in connection.execute(query)]

    def revoke(self, guest: str) -> int:
        """Let no token be good that a guest has now; returns the generation of those that will
        be.
        """
        with self._writing() as connection:
            return self._revoke(connection, guest)

    def revoke_known(self, guest: str, session: str) -> bool:
        """The host does the same; whether something is kept of such a guest."""
        with self._writing() as connection:
            known = select(db.guests.c.id).where(db.guests.c.id == guest)
            if connection.execute(known).first() is None:
                return False
            self._revoke(connection, guest)
            write_down(connection, session, "revoke", guest)
            return True

    def _revoke(self, connection: Connection, guest: str) -> int:
        counted, c = db.counters.c, db.revocations.c
        # Devices as well: what a call says is for whoever is this guest from now on.
        forget_devices_of(connection, guest)
        # Counted in the order in which they are written: whoever has seen one has seen all before.
        count = (
            self._insert(db.counters)
            .values(name=REVOCATIONS, value=1)
            .on_conflict_do_update(index_elements=[counted.name], set_={"value": counted.value + 1})
            .returning(counted.value)
        )
        number = connection.execute(count).scalar_one()
        begin = (
            self._insert(db.revocations)
            .values(guest=guest, generation=1, number=number)
            .on_conflict_do_update(
                index_elements=[c.guest], set_={"generation": c.generation + 1, "number": number}
            )
            .returning(c.generation)
        )
        return int(connection.execute(begin).scalar_one())
