"""Group commit: choices that arrive while one commit runs share the next."""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from typing import TypeAlias

from mathom.server.measures import COMMIT_LINES, COMMIT_SECONDS
from mathom.server.store import Append, Store

MOST = 256
Waiter: TypeAlias = tuple[Append, "asyncio.Future[bool]"]


class Writer:
    """One thread that appends lines. A line is acknowledged when its commit has returned."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[Waiter | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def append(self, line: Append) -> "asyncio.Future[bool]":
        """Whether the line was written; not if another process has written one in its place."""
        waiter: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((line, waiter))
        return waiter

    @property
    def waiting(self) -> int:
        """How many lines nobody has begun to write."""
        return self._queue.qsize()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=30)

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MOST and not last:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                else:
                    batch.append(more)
            self._write(batch)
            if last:
                return

    def _write(self, batch: list[Waiter]) -> None:
        began = time.perf_counter()
        try:
            written: Sequence[bool | Exception] = self._store.append([line for line, _ in batch])
        except Exception as error:  # whoever waits must hear of it, and the thread must go on
            written = [error] * len(batch)
        COMMIT_SECONDS.note(time.perf_counter() - began)
        COMMIT_LINES.note(len(batch))
        self._loop.call_soon_threadsafe(_tell, batch, written)


def _tell(batch: list[Waiter], written: Sequence[bool | Exception]) -> None:
    for (_, waiter), outcome in zip(batch, written, strict=True):
        if waiter.done():
            continue
        if isinstance(outcome, Exception):
            waiter.set_exception(outcome)
        else:
            waiter.set_result(outcome)
