"""Group commit: choices that arrive while one commit runs share the next."""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeAlias

from mathom.server.measures import COMMIT_LINES, COMMIT_SECONDS
from mathom.server.store import Append, Store

MOST = 256
PATIENCE = 30.0
"""Seconds that a server which stops waits for its last lines."""
Waiter: TypeAlias = tuple[Append, "asyncio.Future[bool]"]


class Writer:
    """One thread that appends lines. A line is acknowledged when its commit has returned.

    Lines are handed over together, all that one round of the event loop has brought: to wake a
    thread takes longer than to write a line.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[Waiter] = []
        self._busy = False
        """Whether the thread has, or is about to be given, something to write."""
        self._batches: queue.SimpleQueue[list[Waiter]] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def append(self, line: Append) -> "asyncio.Future[bool]":
        """Whether the line was written; not if another process has written one in its place."""
        waiter: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((line, waiter))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)
        return waiter

    @property
    def waiting(self) -> int:
        """How many lines nobody has begun to write."""
        return len(self._waiting)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._busy:
                    await asyncio.sleep(0.01)
        self._batches.put([])
        await asyncio.to_thread(self._thread.join, 1)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _work(self) -> None:
        while batch := self._batches.get():
            began = time.perf_counter()
            written: Sequence[bool | Exception]
            try:
                written = self._store.append([line for line, _ in batch])
            except Exception as error:  # whoever waits must hear of it, and the thread must go on
                written = [error] * len(batch)
            COMMIT_SECONDS.note(time.perf_counter() - began)
            COMMIT_LINES.note(len(batch))
            self._loop.call_soon_threadsafe(self._tell, batch, written)

    def _tell(self, batch: list[Waiter], written: Sequence[bool | Exception]) -> None:
        self._hand_over()
        for (_, waiter), outcome in zip(batch, written, strict=True):
            if waiter.done():
                continue
            if isinstance(outcome, Exception):
                waiter.set_exception(outcome)
            else:
                waiter.set_result(outcome)
