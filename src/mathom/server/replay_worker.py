"""Replays are worked out in a process of their own: a long game played again would stop everybody.

What has been worked out is kept for a while, for whoever looks at a game looks at it page by page.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar, TypeVarTuple

from msgspec import Struct

from mathom.core.match import replay
from mathom.core.message import Reason, Refused
from mathom.core.record import Record
from mathom.server.errors import Unavailable
from mathom.server.replays import frames
from mathom.server.wire import Frame
from mathom.server.worker_environment import end_with_the_server, handed_down, inherit

log = logging.getLogger("mathom.replays")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

KEPT: Final = 64
"""So many pages of replays are remembered."""
TIME: Final = 30.0
"""Seconds after which nobody waits for one any more."""


def draws_of(record: Record, upto: int) -> tuple[int, bool]:
    """How many draws a game has made after so many lines, and whether it is over then."""
    match = replay(record, upto)
    return len(match.draws), match.position.over


def outcome_of(record: Record) -> list[int] | None:
    """Who has won a record's game; a refusal if it can't have been played so."""
    result = replay(record).result
    return None if result is None else list(result.winners)


def _begin(given: dict[str, str]) -> None:
    inherit(given)
    end_with_the_server()


class Turned(Struct, frozen=True):
    """A refusal on its way from one process to another."""

    reason: Reason
    game: str | None


def _told(doing: Callable[[*Ts], T], *given: *Ts) -> T | Turned:
    try:
        return doing(*given)
    except Refused as refused:
        return Turned(refused.reason, refused.game)


class ReplayWorker:
    """Its process is started when it is first needed. Without one it works in a thread."""

    def __init__(self, process: bool) -> None:
        self._process = process
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Any, list[Frame]] = OrderedDict()

    async def frames(
        self, table: str, record: Record, viewer: int, over: bool, start: int, count: int
    ) -> list[Frame]:
        # With its names: of who has been erased nothing is told any more.
        names = tuple(record.seats)
        key = (table, names, len(record.choices), viewer, over, start, count)
        found = self._kept.get(key)
        if found is None:
            found = await self.work(frames, record, viewer, over, start, count)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    async def work(self, doing: Callable[[*Ts], T], *given: *Ts) -> T:
        """Do something in that process. Refusals come back as they are."""
        if not self._process:
            return await asyncio.to_thread(doing, *given)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_begin, initargs=(handed_down(),)
            )
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(TIME):
                done = await loop.run_in_executor(self._pool, _told, doing, *given)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a replay could not be worked out: %s", type(error).__name__)
            self.close()
            raise Unavailable(Reason("refused-busy")) from error
        if isinstance(done, Turned):
            raise Refused(done.reason, done.game)
        return done

    def close(self) -> None:
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
