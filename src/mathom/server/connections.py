"""How connections come in: what a request may take of time and room before anybody answers it.

uvicorn reads headers of any length for any time, and lets whoever says nothing stay for ever. A few
such callers would shut everybody else out.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mathom.server.households import counted
from mathom.server.measures import TURNED_AWAY
from mathom.server.sockets import in_pieces

MOST_HEAD: Final = 32 * 1024
"""Bytes of a request that are not its body."""
HEAD_TIME: Final = 20.0
"""Seconds from the first byte, or from coming in, until all headers are there."""
BODY_TIME: Final = 60.0
"""Seconds for the body after that."""
PIECE: Final = 4096
"""So many bytes are looked at in one go: two hundred requests may stand in them."""
MOST_AHEAD: Final = 32
"""Requests that may come on one connection before the first is answered."""
FAREWELL: Final = 1.0
"""Seconds for which a server that closes waits for a request of somebody who has only just come."""
MOST_CONNECTIONS: Final = 250
"""Of one household: a club behind one address, with several windows each."""


class Connection(HttpToolsProtocol):
    """Ends connections that bring too much, take too long, or are too many of one caller."""

    per_caller: int | None = MOST_CONNECTIONS
    head_time = HEAD_TIME
    body_time = BODY_TIME
    callers: ClassVar[Counter[str]] = Counter()

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._caller: str | None = None
        self._beside_body = 0
        """Bytes of this request that are not its body, so far."""
        self._began, self._body = False, 0
        """Of the bytes that have just come: whether a request begins in them, and how many are of
        a body."""
        self._timer: asyncio.TimerHandle | None = None
        self._in_request = False
        self._last = False
        """Whether there may be one request more, because the server closes."""

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # (uvicorn narrows the type of the transport in the same way.)
        super().connection_made(transport)
        if self.per_caller is not None and self.client:
            self._caller = counted(self.client[0])
            self.callers[self._caller] += 1
            if self.callers[self._caller] > self.per_caller:
                self._turn_away(b"429 Too Many Requests")
                return
        self._within(self.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        self._gone()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server closes. What somebody asks who has only just come is on its way; they need not
        be sent away without an answer.
        """
        if self.cycle is None and not self.transport.is_closing():
            self._last = True
            self._within(FAREWELL)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """Who listens is counted as such, and may be of more than these. Who is refused, or has not
        been let in yet, is a connection as any.
        """
        if self._last:
            self._turn_away(b"503 Service Unavailable")
            return
        self._done()
        super().handle_websocket_upgrade()
        line: Any = self.transport.get_protocol()
        line.let_go = self._gone

    def _gone(self) -> None:
        if self._caller is not None:
            self.callers[self._caller] -= 1
            if self.callers[self._caller] <= 0:
                del self.callers[self._caller]
            self._caller = None

    # A request

    def data_received(self, data: bytes) -> None:
        for piece in in_pieces(data, PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take(piece)

    def _take(self, data: bytes) -> None:
        if self._timer is None and not self._in_request:
            self._within(self.head_time)
        self._began, self._body = False, 0
        super().data_received(data)
        beside = len(data) - self._body
        self._beside_body = beside if self._began else self._beside_body + beside
        if self._beside_body > MOST_HEAD:
            self._turn_away(b"431 Request Header Fields Too Large")
        elif len(self.pipeline) > MOST_AHEAD:
            self._turn_away(b"429 Too Many Requests")

    def on_message_begin(self) -> None:
        self._began = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_request = True
        self._within(self.body_time)
        super().on_headers_complete()
        if self._last and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_request = False
        self._done()
        super().on_message_complete()

    # Time

    def _within(self, seconds: float) -> None:
        self._done()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        self._turn_away(b"408 Request Timeout")

    def _turn_away(self, status: bytes) -> None:
        """Nobody has asked anything yet who could be answered in words."""
        self._done()
        if self.transport.is_closing():
            return
        TURNED_AWAY.add(status[:3].decode())
        if not self._answering():
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()

    def _answering(self) -> bool:
        """Whether an answer was begun, or given to a request of which more still comes: another
        would stand in the midst of it, or answer nothing.
        """
        cycle = self.cycle
        return (
            cycle is not None
            and cycle.response_started
            and (self._in_request or not cycle.response_complete)
        )


def doorway(trust_proxy: bool) -> type[Connection]:
    """Behind a proxy all connections are the proxy's, which counts its callers itself."""
    if not trust_proxy:
        return Connection

    class BehindProxy(Connection):
        per_caller = None

    return BehindProxy
