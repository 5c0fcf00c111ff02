"""A clock on the wall that stands until a test moves it."""

from types import SimpleNamespace

import pytest

from mathom.server import limits, wall_clock

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class WallClock:
    def __init__(self) -> None:
        self.now = 1_900_000_000_000

    def __call__(self) -> int:
        return self.now

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
