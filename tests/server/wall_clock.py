"""A clock on the wall that stands until a test moves it."""

import threading
from types import SimpleNamespace

import pytest

from mathom.server import limits, wall_clock

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class WallClock:
    def __init__(self) -> None:
        self.now = 1_900_000_000_000
        self._apart: dict[int, int] = {}

    def __call__(self) -> int:
        return self.now + self._apart.get(threading.get_ident(), 0)

    def set_apart(self, thread: threading.Thread, milliseconds: int) -> None:
        """Where this thread runs, another clock hangs."""
        assert thread.ident is not None
        self._apart[thread.ident] = milliseconds

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds


def hang_up_a_clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    """Everything that happens at tables goes by this clock from now on."""
    clock = WallClock()
    monkeypatch.setattr(wall_clock, "now", clock)
    return clock


def stop_the_limits(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    """How fast somebody is goes by this clock, so that a slow machine changes nothing."""
    clock = WallClock()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock.now / SECOND))
    return clock
