"""Whether a server can serve, for those who send visitors to it."""

import asyncio
import time
from typing import Final, Literal, TypeAlias

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from mathom.server.bots.workers import BotWorkers
from mathom.server.database import newest_version, version_of

Cause: TypeAlias = Literal["closing", "database", "migrations", "bots"]

PATIENCE: Final = 2.0
"""Seconds within which a database answers, or counts as away."""
BELIEVED: Final = 1.0
"""Seconds for which its last answer is good enough: to ask often must cost nothing."""


class Readiness:
    def __init__(self, engine: Engine, workers: BotWorkers) -> None:
        self._engine = engine
        self._workers = workers
        self._newest = newest_version()
        self._asking: asyncio.Task[str | None] | None = None
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
            self._asking = asyncio.create_task(asyncio.to_thread(self._version))
        try:
            # Who does not answer us now need not be asked by a second thread meanwhile.
            async with asyncio.timeout(PATIENCE):
                version = await asyncio.shield(self._asking)
        except TimeoutError:
            return "database"
        if version is None:
            return "database"
        return None if version == self._newest else "migrations"

    def _version(self) -> str | None:
        try:
            return version_of(self._engine)
        except SQLAlchemyError:
            return None
