"""Players' clocks: time that is used up while one is asked, and banked with every choice."""

from collections.abc import Iterable

from mathom.server.wire import Clock


class Clocks:
    """How much time each seat has left, as the times of the choices tell."""

    def __init__(self, clock: Clock, seats: int, started: int) -> None:
        self.clock = clock
        self.left = [clock.bank * 1000] * seats
        self.since = started
        """When the last choice was made."""

    def pass_time(self, now: int, asked: Iterable[int]) -> None:
        """Let time pass for those who are asked."""
        for seat in asked:
            self.left[seat] -= max(0, now - self.since)
        self.since = max(now, self.since)

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
        running = seat in asked
        return self.left[seat] - (max(0, now - self.since) if running else 0)
