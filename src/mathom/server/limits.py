"""How fast anybody may ask: a bucket of requests for each, which fills again with time."""

import time
from collections import OrderedDict

from msgspec import Struct

from mathom.server.errors import TooFast

MOST_BUCKETS = 100_000
CODES = "claim"
"""Short codes could be guessed, so this limit can't be lifted."""


class Allowance(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits:
    """Counts per process: several processes together allow as many times more."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self.allowances = {
            "address": Allowance(rate * 10, rate),
            "token": Allowance(rate * 5, rate / 2),
            "table": Allowance(20, 0.2),
            "chat": Allowance(8, 0.5),
            CODES: Allowance(10, 1 / 30),
            "record": Allowance(6, 0.1),
            "report": Allowance(5, 1 / 60),
            "stream": Allowance(120, 4),
            "deck": Allowance(60, 4),
        }
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """Take one from a bucket; a refusal if it is empty."""
        if not self._rate and kind != CODES:
            return
        allowance = self.allowances[kind]
        moment = time.monotonic()
        left, since = self._buckets.pop((kind, who), (allowance.burst, moment))
        left = min(allowance.burst, left + (moment - since) * allowance.per_second)
        self._buckets[kind, who] = (max(0.0, left - 1), moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            self._buckets[kind, who] = (left, moment)
            raise TooFast((1 - left) / allowance.per_second)
