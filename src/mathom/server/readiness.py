"""Whether a server can serve, for those who send visitors to it."""

import asyncio
import time
from typing import Final, Literal, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from mathom.server.bots.workers import BotWorkers
from mathom.server.database import newest_version, version_of
from mathom.server.store import Store
from mathom.server.wall_clock import now

Cause: TypeAlias = Literal["closing", "database", "migrations", "storage", "bots"]

PATIENCE: Final = 2.0
"""Seconds within which a database answers, or counts as away."""
BELIEVED: Final = 1.0
"""Seconds for which its last answer is good enough: to ask often must cost nothing."""


class Readiness:
    def __init__(self, store: Store, workers: BotWorkers) -> None:
        self._store = store
        self._workers = workers
        self._newest = newest_version()
        self._asking: asyncio.Task[Cause | None] | None = None
        self._known: tuple[float, Cause | None] = (float("-inf"), None)
        self.closing = False

    async def cause(self) -> Cause | None:
        """Why it can't serve now, in one word; nothing if it can."""
        if self.closing:
            return "closing"
        if time.monotonic() - self._known[0] > BELIEVED:
            self._known = (time.monotonic(), await self._ask_database())
        return self._known[1] or (None if self._workers.able else "bots")

    async def _ask_database(self) -> Cause | None:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._try_database))
        try:
            # Who does not answer us now need not be asked by a second thread meanwhile.
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._asking)
        except TimeoutError:
            return "database"

    def _try_database(self) -> Cause | None:
        """Read from it and write to it: of a full disk one can read for ever."""
        try:
            if version_of(self._store.engine) != self._newest:
                return "migrations"
        except SQLAlchemyError:
            return "database"
        try:
            self._store.note_life(now())
        except SQLAlchemyError:
            return "storage"
        return None
