"""How fast anybody may ask: a bucket of requests for each, which fills again with time.

What is taken from which of them, for what, stands in `costs`.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice

from msgspec import Struct

from mathom.core.message import Reason
from mathom.server.errors import Crowded, TooFast

MOST_BUCKETS = 100_000
ANY_NUMBER = 1e9
HOUR = 3600
DAY = 24 * HOUR
CODES = "claim"
"""Wrong ones, with which somebody would find out a code for another device, so this limit can't be
lifted.
"""


LINES = 500
"""Of a record: to play so many again costs as much as a request."""
CLUB = 10
"""Where a guest has an allowance, a household has that of so many."""
FAMILY = 3
"""So many guests of a household may fill what is kept of each of them on one day."""
MOST_STREAMS = 100
"""That one household listens to at the same time."""


class Allowance(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits:
    """Counts by itself, in this process; where several count together, `shared_limits` tells each
    what the others have taken.
    """

    def __init__(
        self, rate: float, tables: float, chat_lines: float = 30.0, kept: float = ANY_NUMBER
    ) -> None:
        """`kept` are the bytes that one guest may have kept."""
        self._rate = rate
        self.allowances = {
            # Of a household
            "address": Allowance(rate * 10, rate),
            "file": Allowance(rate * 25, rate * 5),
            "book": Allowance(100, 4),
            "table": Allowance(20, 0.2),
            # The same over an hour, so that nobody fills the list of open tables.
            "tables": Allowance(tables or ANY_NUMBER, (tables or ANY_NUMBER) / HOUR),
            "talk": Allowance(8 * CLUB, CLUB * chat_lines / 60),
            CODES: Allowance(10, 1 / 30),
            "code": Allowance(10 * CLUB, CLUB / 30),
            "record": Allowance(6, 0.1),
            "replay": Allowance(400, 8),
            "report": Allowance(5, 1 / 300),
            # In bytes
            "kept": Allowance(FAMILY * kept, FAMILY * kept / DAY),
            "stream": Allowance(120, 4),
            "deck": Allowance(60, 4),
            "drawing": Allowance(60, 1),
            "undo": Allowance(60, 2),
            "device": Allowance(30, 30 / DAY),
            "data": Allowance(4, 1 / 120),
            # Of a guest
            "token": Allowance(rate * 5, rate / 2),
            "chat": Allowance(8, chat_lines / 60),
        }
        self.taken: dict[tuple[str, str], float] | None = None
        """From which buckets how much was taken that nobody else knows of yet, if somebody should.
        """
        self._streams: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """A refusal if a bucket is empty; nothing is taken from it."""
        allowance = self.allowances[kind]
        left = self.left(kind, who)
        if left < 1:
            raise TooFast((1 - left) / allowance.per_second)

    def left(self, kind: str, who: str) -> float:
        allowance, moment = self.allowances[kind], time.monotonic()
        left, since = self._buckets.get((kind, who), (allowance.burst, moment))
        return min(allowance.burst, left + (moment - since) * allowance.per_second)

    def spend(self, kind: str, who: str, cost: float = 1) -> None:
        """Take something from a bucket; a refusal if it is empty. What costs more than a full one
        takes all of it.
        """
        if not self._rate and kind != CODES:
            return
        allowance = self.allowances[kind]
        left = self.left(kind, who)
        cost = min(cost, allowance.burst)
        if left < cost:
            self._leave(kind, who, left)
            raise TooFast((cost - left) / allowance.per_second)
        self._leave(kind, who, left - cost)
        if self.taken is not None:
            self.taken[kind, who] = self.taken.get((kind, who), 0.0) + cost

    def _leave(self, kind: str, who: str, left: float) -> None:
        self._buckets[kind, who] = (left, time.monotonic())
        self._buckets.move_to_end((kind, who))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def take_out(self, most: int) -> dict[tuple[str, str], float]:
        """Some of what nobody else knows of yet; they are told now."""
        taken = self.taken or {}
        return {bucket: taken.pop(bucket) for bucket in list(islice(taken, most))}

    def hear(self, kind: str, who: str, left: float) -> None:
        """So much is left in a bucket after what all have taken that was told so far."""
        left -= (self.taken or {}).get((kind, who), 0.0)
        if left < self.left(kind, who):
            self._leave(kind, who, max(0.0, left))

    def charge(self, kinds: Iterable[str], who: str) -> None:
        """Take one from each of these buckets."""
        for kind in kinds:
            self.spend(kind, who)

    def check_streams(self, who: str) -> None:
        """A refusal for who listens to too much already."""
        if self._rate and self._streams[who] >= MOST_STREAMS:
            raise Crowded(Reason("refused-streams", {"most": MOST_STREAMS}))

    def begin_listening(self, who: str) -> None:
        self._streams[who] += 1

    def end_listening(self, who: str) -> None:
        self._streams[who] -= 1
        if not self._streams[who]:
            del self._streams[who]

    @contextmanager
    def listening(self, who: str) -> Iterator[None]:
        """While somebody listens."""
        self.begin_listening(who)
        try:
            yield
        finally:
            self.end_listening(who)
