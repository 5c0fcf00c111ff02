"""WebSockets without a task each: what is said goes straight into the network, and what is heard
straight to whoever keeps the line.

A server has thousands of them, and nearly all of them are silent. A task that waits at each, with
the coroutines of a whole framework on its stack, would take more room than all else.
"""

from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

LINE = "mathom.socket"
"""Where a handler finds the line itself, among the extensions of its scope."""


HUNG_UP = 1006
"""Without a word."""


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


class Socket(WebSocketsSansIOProtocol):
    """Accepted or refused by a handler, as any; but a handler may `keep` it, and then return."""

    keeper: Keeper | None = None
    full = False
    """Whether the network has not yet taken what it was given."""
    pinged = False
    """Whether nothing has been heard since the other side was last asked for a sign of life."""

    def keep(self, keeper: Keeper) -> None:
        """From now on, nobody waits here for anything."""
        self.keeper = keeper
        self.queue = self.writable = NOBODY

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
        """Who says more than the network takes should look whether it is `full`."""
        if self.open:
            self.conn.send_text(text)
            self._send()

    def ask_for_life(self) -> None:
        if self.open:
            self.pinged = True
            self.conn.send_ping(b"")
            self._send()

    def hang_up(self, code: int, reason: str) -> None:
        if self.open:
            self.conn.send_close(code, reason)
            self._send()
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def drop(self) -> None:
        """Nobody is there any more who could be told."""
        self.transport.abort()

    def _send(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

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
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.keeper is None:
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.keeper.receive(said)

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        if self.keeper is not None:
            self.keeper.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        keeper, self.keeper = self.keeper, None
        if keeper is not None:
            keeper.gone()
