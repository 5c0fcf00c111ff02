"""What takes long is worked out in processes of their own: a long game played again, or a picture
drawn, would stop everybody.

Households take turns, and each has one process at a time, so that the next finds another free. Who
would have to wait for too long, or whose work takes too long, is told to come again. What has been
worked out is kept for a while, for whoever looks at a game looks at it page by page.
"""

import asyncio
import logging
import os
import sys
import time
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
from mathom.server.errors import Denied, Unavailable
from mathom.server.fair_queue import FairQueue
from mathom.server.replays import frames
from mathom.server.worker_environment import end_with_the_server, handed_down, inherit

log = logging.getLogger("mathom.replays")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PROCESSES: Final = 2
"""One for each of two households at the same time. The second is started when it is needed."""
KEPT: Final = 64
"""So many pages of replays are remembered."""
TIME: Final = 15.0
"""Seconds after which nobody waits for one any more. The longest record that may be brought takes
three on a machine of today.
"""
START_TIME: Final = 30.0
"""Seconds after which a process that does not start is given up."""
PATIENCE: Final = 20.0
"""Seconds for which somebody waits for their turn."""
MOST_WAITING: Final = 16
"""Wishes of one household that wait at the same time."""
NICENESS: Final = 10
"""Who plays comes first, then the bots."""


def draws_of(record: Record, upto: int) -> tuple[int, bool]:
    """How many draws a game has made after so many lines, and whether it is over then."""
    match = replay(record, upto)
    return len(match.draws), match.position.over


def _begin(given: dict[str, str]) -> None:
    if sys.platform != "win32":
        os.nice(NICENESS)
    inherit(given)
    end_with_the_server()


def _here() -> None:
    """What a process does that has only to start."""


class Turned(Struct, frozen=True):
    """A refusal on its way from one process to another."""

    kind: type[Refused]
    reason: Reason
    game: str | None


def _told(doing: Callable[[*Ts], T], *given: *Ts) -> T | Turned:
    try:
        return doing(*given)
    except Refused as refused:
        kind = type(refused)
        return Turned(kind if issubclass(kind, Denied) else Refused, refused.reason, refused.game)


class Worker:
    """One process after another, the first of them started when it is needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, doing: Callable[[*Ts], T], *given: *Ts) -> T | Turned:
        try:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    1, get_context("spawn"), initializer=_begin, initargs=(handed_down(),)
                )
                await self._do(START_TIME, _here)
            return await self._do(TIME, doing, *given)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            # Whatever it is still at is nobody's any more.
            self.close()
            raise

    async def _do(self, seconds: float, doing: Callable[[*Ts], T], *given: *Ts) -> T | Turned:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(seconds):
            return await loop.run_in_executor(self.pool, _told, doing, *given)

    def close(self) -> None:
        if self.pool is not None:
            for process in list(self.pool._processes.values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class ReplayWorker:
    """Without processes it works in a thread."""

    def __init__(self, process: bool) -> None:
        self._process = process
        self.turns = FairQueue(PROCESSES, each=1)
        self.workers = [Worker() for _ in range(PROCESSES)]
        self._idle = list(self.workers)
        """Who was at it last comes last, and next."""
        self._kept: OrderedDict[Any, bytes] = OrderedDict()

    async def frames(
        self,
        household: str,
        table: str,
        record: Record,
        viewer: int,
        over: bool,
        start: int,
        count: int,
    ) -> bytes:
        # With its names: of who has been erased nothing is told any more.
        names = tuple(record.seats)
        key = (table, names, len(record.choices), viewer, over, start, count)
        found = self._kept.get(key)
        if found is None:
            found = await self.work(household, frames, record, viewer, over, start, count)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    async def work(self, household: str, doing: Callable[[*Ts], T], *given: *Ts) -> T:
        """Do something in such a process, when it is the household's turn. Refusals come back as
        they are.
        """
        if self.turns.waiting_of(household) >= MOST_WAITING:
            raise Unavailable(Reason("refused-busy"))
        try:
            async with asyncio.timeout(PATIENCE):
                await self.turns.acquire(household)
        except TimeoutError as error:
            raise Unavailable(Reason("refused-busy")) from error
        began = time.perf_counter()
        try:
            done = await self._work(doing, *given)
        finally:
            self.turns.release(household, time.perf_counter() - began)
        if isinstance(done, Turned):
            raise done.kind(done.reason, done.game)
        return done

    async def _work(self, doing: Callable[[*Ts], T], *given: *Ts) -> T | Turned:
        if not self._process:
            return await asyncio.to_thread(lambda: _told(doing, *given))
        worker = self._idle.pop()
        try:
            return await worker.do(doing, *given)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a replay could not be worked out: %s", type(error).__name__)
            raise Unavailable(Reason("refused-busy")) from error
        finally:
            self._idle.append(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
