"""Where no clocks run: since when the others wait for somebody, as far as everybody may know.

Like the clocks it follows from the times of the lines, so every process computes the same. And it
goes only by lines that everybody knows of: while questions are open in secret, nobody can tell who
has answered, so everybody is waited for alike.
"""

from collections.abc import Sequence

from mathom.core.ask import Ask

HOUR = 60 * 60
PATIENCE = 24 * HOUR
"""Seconds after which a bot may play on for somebody, if nothing else was agreed on."""


class Patience:
    def __init__(self, started: int) -> None:
        self._started = started
        self._asked: dict[int, int] = {}
        """Those who are asked openly, and since when."""
        self._secretly: int | None = None
        """Since when somebody may be asked in secret."""

    def noticed(self, at: int, seat: int | None, asks: Sequence[Ask]) -> None:
        """Everybody knows of a line that `seat` has written, or of the start. Who was asked before
        and still is has been waited for all the time.
        """
        at = max(at, self._started)
        before = {asked: since for asked, since in self._asked.items() if asked != seat}
        self._asked = {ask.seat: before.get(ask.seat, at) for ask in asks if not ask.secret}
        self._secretly = at if any(ask.secret for ask in asks) else None

    def since(self, seat: int) -> int | None:
        """Since when this seat is waited for; nothing if it is not."""
        return self._asked.get(seat, self._secretly)
