"""One line of JSON for each request, for whoever wants to know what the server does.

It names no table, guest, token or address of a page: only the kind of request, and what came of it.
"""

import logging
import os
import sys
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from typing import Any

import msgspec

NO, YES = "no", "yes"


class Entry(msgspec.Struct, frozen=True):
    method: str
    route: str
    status: int
    seconds: float
    bytes: int
    cause: str | None
    """Why it was refused or failed: the id of a reason, or the kind of an error."""
    address: str | None
    """The household it came from, if the operator wants to keep that."""


class AccessLog:
    """At `yes` it is written to standard output; else to that file, which may be moved away."""

    def __init__(self, where: str) -> None:
        self._handler: logging.Handler
        if where == YES:
            self._handler = logging.StreamHandler(sys.stdout)
        else:
            self._handler = _PrivateFile(where, encoding="utf-8")

    def write(self, entry: Entry) -> None:
        said: dict[str, Any] = {
            "at": datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "method": entry.method,
            "route": entry.route,
            "status": entry.status,
            "ms": round(entry.seconds * 1000, 1),
            "bytes": entry.bytes,
        }
        if entry.cause is not None:
            said["cause"] = entry.cause
        if entry.address is not None:
            said["address"] = entry.address
        line = msgspec.json.encode(said).decode()
        self._handler.handle(logging.LogRecord("mathom.access", 20, "", 0, line, None, None))


class _PrivateFile(WatchedFileHandler):
    """Other users of the machine have no business in it, and `logrotate` may move it."""

    def _open(self) -> Any:
        return os.fdopen(
            os.open(self.baseFilename, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600),
            self.mode,
            encoding=self.encoding,
        )
