"""Refusals with an HTTP status of their own."""

import errno
from typing import Any

from mathom.core.message import Reason, Refused


class Denied(Refused):
    """A refusal that is not about the rules: each kind has its status."""

    status = 422


class NotFound(Denied):
    status = 404


class NotYours(Denied):
    status = 403


class Banned(Denied):
    """The server's host does not let them in."""

    status = 403


class Closed(Denied):
    """The server's host has closed the table."""

    status = 403


class Misdirected(Denied):
    """Sent to us under a name that is not ours."""

    status = 421


class TooFast(Denied):
    status = 429

    def __init__(self, wait: float) -> None:
        self.wait = max(1, int(wait + 1))
        super().__init__(Reason("refused-too-fast", {"seconds": self.wait}))


class Crowded(Denied):
    """So many are there already that nobody else can come in."""

    status = 429


class TooLarge(Denied):
    status = 413


class OtherValues(Denied):
    """A table that was begun with other printed values than those in use. It can wait for them."""


class Unavailable(Denied):
    """Something of ours is out of order, and trying again later may help."""

    status = 503


class Stale(Denied):
    """A choice for a position that is no longer there."""

    status = 409

    def __init__(self, position: Any) -> None:
        super().__init__(Reason("refused-stale"))
        self.position = position


def is_exhausted(error: BaseException) -> bool:
    """Whether this process or the machine may open nothing more: it may again when others go."""
    return isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)
