"""What is kept of guests, apart from tables: names, when they were here, decks and codes."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from mathom.server import database as db
from mathom.server.store.access import Room
from mathom.server.wall_clock import day_of
from mathom.server.wire import KeptDeck


class Guests(Room):
    def name(self, guest: str) -> str:
        c = db.guests.c
        with self._reading() as connection:
            return connection.execute(select(c.name).where(c.id == guest)).scalar() or ""

    def seen_on(self, guest: str) -> int | None:
        """The day on which a guest was last here, if something is kept of them."""
        c = db.guests.c
        with self._reading() as connection:
            return connection.execute(select(c.seen).where(c.id == guest)).scalar()

    def call(self, guest: str, name: str, now: int) -> None:
        """Keep what somebody wants to be called."""
        values = {"name": name, "seen": day_of(now)}
        with self._writing() as connection:
            connection.execute(
                self._insert(db.guests)
                .values(id=guest, **values)
                .on_conflict_do_update(index_elements=["id"], set_=values)
            )

    def greet(self, guest: str, now: int) -> tuple[str, bool]:
        """What a guest is called, and whether they are here for the first time today, which is
        noted. Of who only looks in nothing is kept.
        """
        c = db.guests.c
        with self._reading() as connection:
            found = connection.execute(select(c.name, c.seen).where(c.id == guest)).first()
        if found is None or found.seen >= day_of(now):
            return ("" if found is None else str(found.name)), False
        with self._writing() as connection:
            connection.execute(update(db.guests).where(c.id == guest).values(seen=day_of(now)))
        return str(found.name), True

    def note(self, connection: Connection, guests: Iterable[str], now: int) -> None:
        """Something is kept of these guests from now on, and they are here."""
        for guest in guests:
            connection.execute(
                self._insert(db.guests)
                .values(id=guest, name="", seen=day_of(now))
                .on_conflict_do_update(index_elements=["id"], set_={"seen": day_of(now)})
            )

    # Decks

    def decks(self, guest: str, game: str | None = None) -> list[KeptDeck]:
        """What a guest has kept, the latest first."""
        c = db.decks.c
        query = select(c.id, c.game, c.name, c.code, c.changed).where(c.guest == guest)
        if game is not None:
            query = query.where(c.game == game)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(c.changed.desc(), c.id))
            return [KeptDeck(*row) for row in rows]

    def keep_deck(self, guest: str, deck: KeptDeck, most: int) -> bool:
        """Whether there was room for it: one more than `most` is not kept."""
        c = db.decks.c
        values = msgspec.structs.asdict(deck)
        with self._writing() as connection:
            others = select(func.count()).where(c.guest == guest, c.id != deck.id)
            if (connection.execute(others).scalar() or 0) >= most:
                return False
            self.note(connection, [guest], deck.changed)
            connection.execute(
                self._insert(db.decks)
                .values(guest=guest, **values)
                .on_conflict_do_update(index_elements=["guest", "id"], set_=values)
            )
            return True

    def drop_deck(self, guest: str, id: str) -> bool:
        """Whether there was such a deck."""
        c = db.decks.c
        with self._writing() as connection:
            gone = connection.execute(delete(db.decks).where(c.guest == guest, c.id == id))
            return gone.rowcount == 1

    # Seats for other devices

    def offer_claim(self, fingerprint: str, table: str, seat: int, expires: int) -> None:
        with self._writing() as connection:
            connection.execute(
                insert(db.claims).values(
                    fingerprint=fingerprint, table_id=table, seat=seat, expires=expires
                )
            )

    def use_claim(self, fingerprint: str, now: int) -> tuple[str, int] | None:
        """What a code stands for. It works once."""
        c = db.claims.c
        with self._writing() as connection:
            connection.execute(delete(db.claims).where(c.expires < now))
            found = connection.execute(
                select(c.table_id, c.seat).where(c.fingerprint == fingerprint)
            ).first()
            used = connection.execute(delete(db.claims).where(c.fingerprint == fingerprint))
            return None if found is None or used.rowcount != 1 else (found[0], found[1])
