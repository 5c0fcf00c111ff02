"""How long commands end: at once, and without a word."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def ended_at_once() -> Iterator[None]:
    """Within it a signal ends the process, until somebody listens to signals themselves. Python's
    own way would show where in some library it was.
    """
    before = {number: signal.signal(number, signal.SIG_DFL) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
