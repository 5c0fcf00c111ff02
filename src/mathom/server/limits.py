"""How fast anybody may ask: a bucket of requests for each, which fills again with time.

What is taken from which of them, for what, stands in `costs`.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

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
    """Counts per process: several processes together allow as many times more."""

    def __init__(
        self, rate: float, tables: float, chat_lines: float = 30.0, kept: float = ANY_NUMBER
    ) -> None:
        """`kept` are the bytes that one guest may have kept."""
        self._rate = rate
        self.allowances = {
            # Of a household
            "address": Allowance(rate * 10, rate),
            "file": Allowance(rate * 100, rate * 5),
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
            "data": Allowance(4, 1 / 120),
            # Of a guest
            "token": Allowance(rate * 5, rate / 2),
            "chat": Allowance(8, chat_lines / 60),
        }
        self._streams: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """A refusal if a bucket is empty; nothing is taken from it."""
        allowance = self.allowances[kind]
        left = self._left(kind, who)
        if left < 1:
            raise TooFast((1 - left) / allowance.per_second)

    def _left(self, kind: str, who: str) -> float:
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
        moment = time.monotonic()
        left = self._left(kind, who)
        self._buckets.pop((kind, who), None)
        cost = min(cost, allowance.burst)
        self._buckets[kind, who] = (max(0.0, left - cost), moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < cost:
            self._buckets[kind, who] = (left, moment)
            raise TooFast((cost - left) / allowance.per_second)

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
