"""Tokens that are good no longer. Each says of which generation it is, and who has lost a device
or a token begins a new one: older ones are then nobody's.
"""

import asyncio

from sqlalchemy import Connection, Engine, select
from sqlalchemy.dialects import postgresql, sqlite

from mathom.server import database as db
from mathom.server.identity import Who

REVOCATIONS = "revocations"


def revoke(connection: Connection, guest: str) -> int:
    """Let no token be good that a guest has now; returns the generation of those that will be."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    counted, c = db.counters.c, db.revocations.c
    # Counted in the order in which they are written: whoever has seen one has seen all before it.
    count = (
        dialect.insert(db.counters)
        .values(name=REVOCATIONS, value=1)
        .on_conflict_do_update(index_elements=[counted.name], set_={"value": counted.value + 1})
        .returning(counted.value)
    )
    number = connection.execute(count).scalar_one()
    begin = (
        dialect.insert(db.revocations)
        .values(guest=guest, generation=1, number=number)
        .on_conflict_do_update(
            index_elements=[c.guest], set_={"generation": c.generation + 1, "number": number}
        )
        .returning(c.generation)
    )
    return int(connection.execute(begin).scalar_one())


class Revocations:
    """As this process knows them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._generations: dict[str, int] = {}
        """Of guests who have revoked any."""
        self._seen = 0

    def stand(self, who: Who) -> bool:
        """Whether the token by which somebody is known is good."""
        return who.generation >= self._generations.get(who.guest, 0)

    async def reload(self) -> set[str]:
        """Find out whose tokens were revoked since, here or elsewhere."""
        found = await asyncio.to_thread(self._since, self._seen)
        for guest, generation, number in found:
            self._generations[guest] = generation
            self._seen = max(self._seen, number)
        return {guest for guest, _, _ in found}

    def _since(self, seen: int) -> list[tuple[str, int, int]]:
        c = db.revocations.c
        with self._engine.connect() as connection:
            rows = connection.execute(
                select(c.guest, c.generation, c.number).where(c.number > seen)
            )
            return [(guest, generation, number) for guest, generation, number in rows]
