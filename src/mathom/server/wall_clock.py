"""The time of day, as it is written down. How long something takes is never measured by it."""

import time

DAY = 24 * 60 * 60 * 1000
"""In milliseconds."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def day_of(moment: int) -> int:
    """The day of a moment, counted from 1970."""
    return moment // DAY
