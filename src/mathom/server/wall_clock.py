"""The time of day, as it is written down. How long something takes is never measured by it."""

import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
