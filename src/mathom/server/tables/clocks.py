"""Players' clocks: time that is used up while one is asked, and banked with every choice."""

from collections.abc import Iterable

from mathom.server.wire import Clock

APART = 60_000
"""Milliseconds by which the clocks of two machines may differ. What lies further back than that
was read from a clock that has been set back."""


class Clocks:
    """How much time each seat has left, as the times of the choices tell."""

    def __init__(self, clock: Clock, seats: int, started: int) -> None:
        self.clock = clock
        self.left = [clock.bank * 1000] * seats
        self.since = started
        """When the last choice was made."""
        self.latest = started
        """The latest time that was ever read. No clock is sure to go on from there."""
        self._back: int | None = None
        """When it was noticed since the last choice that the clock on the wall has been set
        back."""

    def pass_time(self, now: int, asked: Iterable[int]) -> None:
        """Let time pass for those who are asked. If a clock was set back meanwhile, nobody can tell
        how much it was, and nobody is charged; but from then on they are.
        """
        for seat in asked:
            self.left[seat] -= max(0, now - self.since)
        self.since = now if self._set_back(now) else max(now, self.since)
        self.latest = max(now, self.latest)
        self._back = None

    def _set_back(self, now: int) -> bool:
        return now < self.since - APART

    def chose(self, seat: int) -> None:
        """A choice earns its maker the bonus, up to the cap."""
        earned = self.left[seat] + self.clock.bonus * 1000
        self.left[seat] = max(self.left[seat], min(earned, self.clock.cap * 1000))

    def begin_anew(self, seat: int, now: int, asked: Iterable[int]) -> None:
        """Somebody is back in a seat that a bot has played."""
        self.pass_time(now, asked)
        self.left[seat] = self.clock.bank * 1000

    def left_at(self, now: int, seat: int, asked: Iterable[int]) -> int:
        """Milliseconds; negative for who has run out of them."""
        return self.left[seat] - (self._passed(now) if seat in asked else 0)

    def _passed(self, now: int) -> int:
        """Since the last choice, or since it was noticed that a clock was set back."""
        if not self._set_back(now):
            return max(0, now - self.since)
        if self._back is None or now < self._back:
            self._back = now
        return now - self._back
