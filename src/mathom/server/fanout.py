"""Telling other server processes which tables have changed.

Only a table's id is sent, and how far it has come, never a position: what a viewer may see is
worked out by the process they are connected to, and one that knows as much already has nothing to
do. Behind it, every process also asks the database now and then, so that a lost message costs a
moment and nothing else; one process alone, or several on SQLite, need no more.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable

from litestar.channels.backends.base import ChannelsBackend
from msgspec import Struct

from mathom.core.message import refuse

CHANNEL = "mathom-tables"
TOGETHER = 200
"""Tables in one message: PostgreSQL takes 8,000 bytes."""
PAUSE = 2.0
"""Seconds between attempts to connect."""
log = logging.getLogger("mathom.fanout")


def is_redis(url: str) -> bool:
    return _scheme(url) in ("redis", "rediss", "unix")


def _scheme(url: str) -> str:
    return url.partition(":")[0].partition("+")[0]


def backend(url: str) -> ChannelsBackend | None:
    """The way to the other processes that an operator has chosen, if any."""
    if not url:
        return None
    if is_redis(url):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if _scheme(url) in ("postgres", "postgresql"):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend(f"postgresql://{url.partition('://')[2]}")
    raise refuse("refused-channels", scheme=_scheme(url))


async def end(tasks: Iterable["asyncio.Task[None]"]) -> None:
    """A client of Redis that just connects may take its end for a failure, and try once more."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=0.1)


ANY_REVISION = 1 << 60
"""Of a table that has changed, though nobody here has counted how often."""


class Nudge(Struct, frozen=True):
    """How far a table has come."""

    table: str
    lines: int
    revision: int


class FanOut:
    """`heard` is called with the tables that another process says have changed."""

    def __init__(self, url: str, name: str, heard: Callable[[list[Nudge]], None]) -> None:
        self._url = url
        self._backend = backend(url)
        self._name = name
        """This process, so that it does not listen to itself."""
        self._heard = heard
        self._changed: dict[str, Nudge] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self._backend is not None:
            self._tasks = [asyncio.create_task(self._go_on())]

    async def stop(self) -> None:
        await end(self._tasks)

    def send(self, nudge: Nudge) -> None:
        """Say that a table has changed. What comes together is sent together."""
        if self._backend is not None:
            self._changed[nudge.table] = nudge
            self._wake.set()

    async def _go_on(self) -> None:
        """Stay connected, whatever happens to the other end."""
        while True:
            self._backend = backend(self._url)
            assert self._backend is not None
            try:
                await self._backend.on_startup()
                await self._backend.subscribe([CHANNEL])
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._listen(self._backend))
                    group.create_task(self._speak(self._backend))
            except Exception as error:  # any failure of a foreign service; we ask the database
                log.warning("the channel to other processes is down: %s", type(error).__name__)
            finally:
                with contextlib.suppress(Exception):  # it is as good as gone, whatever it says
                    await self._backend.on_shutdown()
            await asyncio.sleep(PAUSE)

    async def _listen(self, channel: ChannelsBackend) -> None:
        async for _, said in channel.stream_events():
            name, *nudges = bytes(said).decode().split()
            if name != self._name:
                self._heard([_read(nudge) for nudge in nudges])

    async def _speak(self, channel: ChannelsBackend) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._changed:
                some = [self._changed.pop(id) for id in list(self._changed)[:TOGETHER]]
                said = " ".join((self._name, *(_written(nudge) for nudge in some)))
                await channel.publish(said.encode(), [CHANNEL])


def _written(nudge: Nudge) -> str:
    return f"{nudge.table}:{nudge.lines}:{nudge.revision}"


def _read(said: str) -> Nudge:
    table, lines, revision = said.split(":")
    return Nudge(table, int(lines), int(revision))
