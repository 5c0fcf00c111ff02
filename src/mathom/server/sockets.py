"""WebSockets without a task each: what is said goes straight into the network, and what is heard
straight to whoever keeps the line.

A server has thousands of them, and nearly all of them are silent. A task that waits at each, with
the coroutines of a whole framework on its stack, would take more room than all else.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

LINE = "mathom.socket"
"""Where a handler finds the line itself, among the extensions of its scope."""


HUNG_UP = 1006
"""Without a word."""
CLOSED_BY_RULE: Final = 4000
"""Close codes are 4000 and the HTTP status that the same request would have got."""
TOO_FAST: Final = CLOSED_BY_RULE + 429
PIECE: Final = 1024
"""So many bytes are looked at in one go: a frame may have six of them, and what the network hands
over at once holds tens of thousands.
"""
MOST_ASIDE: Final = 60.0
"""Frames that are no whole message, such as signs of life and pieces of messages, at once,"""
ASIDE_A_SECOND: Final = 4.0
"""and after that. Browsers send one every twenty seconds."""
MOST_EARLY: Final = 16
"""Messages that may come before anybody keeps the line."""
CUT_OFF_TIME: Final = 1.0
"""Seconds that somebody has to read why they lose their line."""


class Keeper(Protocol):
    """Who has taken over a line."""

    def receive(self, said: bytes) -> None: ...

    def drained(self) -> None:
        """The network takes more again."""

    def gone(self) -> None: ...


class _Nobody:
    """Stands where a task would have waited."""

    def put_nowait(self, event: object) -> None: ...

    def set(self) -> None: ...

    def clear(self) -> None: ...


NOBODY: Any = _Nobody()
MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY)


class Socket(WebSocketsSansIOProtocol):
    """Accepted or refused by a handler, as any; but a handler may `keep` it, and then return."""

    keeper: Keeper | None = None
    saying = False
    """Whether something was said that is not sent yet."""
    full = False
    """Whether the network has not yet taken what it was given."""
    pinged = False
    """Whether nothing has been heard since the other side was last asked for a sign of life."""
    heard = 0.0
    """When anything was last heard from the other side, by the clock of the loop."""
    begun: float | None = None
    """Since when there is a message of which not all pieces have come, by the clock of the loop."""
    let_go: Callable[[], None] | None = None
    """Takes the line out of the count of connections: when it is lost, or kept by somebody who
    counts it elsewhere.
    """
    _early: tuple[bytes, ...] = ()
    """What was said before anybody kept the line."""
    _deaf = False
    """Whether what still comes is for nobody."""
    _aside, _aside_at = MOST_ASIDE, 0.0
    """How many frames aside they may still send, and when that was so."""

    def keep(self, keeper: Keeper) -> None:
        """From now on, nobody waits here for anything."""
        self.keeper = keeper
        self.queue = self.writable = NOBODY
        self._not_counted()
        early, self._early = self._early, ()
        for said in early:
            keeper.receive(said)

    def _not_counted(self) -> None:
        let_go, self.let_go = self.let_go, None
        if let_go is not None:
            let_go()

    # Saying

    @property
    def open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def code(self) -> int:
        """How it was closed."""
        return self.conn.close_code or HUNG_UP

    @property
    def kept(self) -> bool:
        return self.keeper is not None

    def say(self, text: bytes) -> None:
        """What is said in one go is sent in one piece. Who says more than the network takes should
        look whether it is `full`.
        """
        if self.open:
            self.conn.send_text(text)
            if not self.saying:
                self.saying = True
                self.loop.call_soon(self._send)

    def ask_for_life(self) -> None:
        """Also where the line is as good as closed: who does not read that has not long to go."""
        self.pinged = True
        if self.open:
            self.conn.send_ping(b"")
            self._send()

    def hang_up(self, code: int, reason: str) -> None:
        if self.open:
            self.conn.send_close(code, reason)
            self._send()
            self.close_sent = True
            # To close would be to wait until the last byte is taken.
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def cut_off(self, code: int, reason: str) -> None:
        """Hang up on somebody who says more than anybody should have to listen to."""
        if self._deaf:
            return
        self._deaf = True
        if not self.open:
            self.drop()
            return
        self.hang_up(code, reason)
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CUT_OFF_TIME, self.transport.abort)

    def drop(self) -> None:
        """Nobody is there any more who could be told."""
        self.transport.abort()

    def _send(self) -> None:
        self.saying = False
        said = b"".join(self.conn.data_to_send())
        if said and not self.transport.is_closing():
            self.transport.write(said)

    # What uvicorn calls

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][LINE] = self

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        finally:
            # The request's headers would be kept as long as the line.
            del self.scope, self.request, self.response
        if self.keeper is None and self.close_timer is None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.pinged = False
        self.heard = self.loop.time()
        for piece in in_pieces(data, PIECE):
            if self._deaf or self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        # Where somebody was hung up on, all that still comes is beside the point.
        aside = sum(self.close_sent or _is_aside(event) for event in self.conn.events)
        if aside:
            now = self.loop.time()
            self._aside += (now - self._aside_at) * ASIDE_A_SECOND
            self._aside, self._aside_at = min(self._aside, MOST_ASIDE) - aside, now
            if self._aside < 0:
                self.cut_off(TOO_FAST, "refused-too-fast")
                return
        super().handle_events()
        self.begun = None if not self.frames else self.begun or self.loop.time()

    def send_receive_event_to_app(self) -> None:
        said, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.keeper is not None:
            self.keeper.receive(said)
        elif len(self._early) < MOST_EARLY:
            self._early += (said,)
        else:
            self.cut_off(TOO_FAST, "refused-too-fast")

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_writing(self) -> None:
        """Who does not listen is not listened to: each sign of life would have to be answered."""
        self.full = True
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        if not self._deaf and not self.transport.is_closing():
            self.transport.resume_reading()
        if self.keeper is not None:
            self.keeper.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._not_counted()
        keeper, self.keeper = self.keeper, None
        if keeper is not None:
            keeper.gone()


def in_pieces(data: bytes, size: int) -> Iterator[bytes]:
    """So that whoever is too much can be sent away before all of it was looked at."""
    if len(data) <= size:
        yield data
        return
    for start in range(0, len(data), size):
        yield data[start : start + size]


def _is_aside(event: object) -> bool:
    return isinstance(event, Frame) and not (event.fin and event.opcode in MESSAGES)
