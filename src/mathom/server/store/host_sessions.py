"""Codes by which the host comes in, and of which generation the host's sessions are."""

from sqlalchemy import delete, insert, select

from mathom.server import database as db
from mathom.server.store.access import Room
from mathom.server.store.host_log import write_down


class HostSessions(Room):
    def offer_code(self, fingerprint: str, now: int, expires: int, session: str) -> None:
        c = db.admin_codes.c
        with self._writing() as connection:
            connection.execute(delete(db.admin_codes).where(c.expires < now))
            connection.execute(
                insert(db.admin_codes).values(fingerprint=fingerprint, expires=expires)
            )
            write_down(connection, session, "link")

    def use_code(self, fingerprint: str, now: int, session: str) -> bool:
        """Begin a session with a code; whether it is good. It works once."""
        c = db.admin_codes.c
        with self._writing() as connection:
            used = connection.execute(
                delete(db.admin_codes).where(c.fingerprint == fingerprint, c.expires >= now)
            )
            if used.rowcount == 1:
                write_down(connection, session, "enter")
            return used.rowcount == 1

    def generation(self) -> int:
        """Of the sessions that last."""
        with self._reading() as connection:
            return connection.execute(select(db.admin_sessions.c.generation)).scalar() or 0

    def end_all(self, session: str) -> None:
        """No session lasts, and no code works any more."""
        c = db.admin_sessions.c
        with self._writing() as connection:
            connection.execute(
                self._insert(db.admin_sessions)
                .values(id=1, generation=1)
                .on_conflict_do_update(index_elements=[c.id], set_={"generation": c.generation + 1})
            )
            connection.execute(delete(db.admin_codes))
            write_down(connection, session, "out")
