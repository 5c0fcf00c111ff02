"""How a server process begins and ends.

Until it is open, whoever wants it to end ends it there and then: nobody has been promised anything,
and the database undoes what is half done. From then on it closes in good order: no new connections,
answers to all that was asked, and word to everybody who listens that they should come again.
"""

import asyncio
import gc
import signal
import socket
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

import uvicorn

from mathom.server.inn import Inn
from mathom.server.systemd import tell_systemd

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, inn: Inn) -> None:
        super().__init__(config)
        self._inn = inn
        self._asked = False
        """Whether it was asked to end."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield  # not before it is open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _be_patient_with_garbage()
        self._loop = asyncio.get_running_loop()
        for number in SIGNALS:
            signal.signal(number, self.handle_exit)
        tell_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        # Only now: who is told to come again must come to somebody else.
        self._inn.tables.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked twice, it waits for nobody any more."""
        self._loop.call_soon_threadsafe(
            self._close_at_once if self._asked else self._begin_to_close
        )
        self._asked = True

    def _begin_to_close(self) -> None:
        """Those who send visitors here have time to notice, if the operator gives them some."""
        tell_systemd("STOPPING=1")
        self._inn.readiness.closing = True
        if self._inn.config.drain > 0:
            self._loop.call_later(self._inn.config.drain, self._close)
        else:
            self._close()

    def _close(self) -> None:
        self.should_exit = True

    def _close_at_once(self) -> None:
        self._close()
        self.force_exit = True


def _be_patient_with_garbage() -> None:
    """With a thousand tables in memory a full search stops the server for a quarter of a second.
    Tables are no garbage and hold none, so what is old is searched only now and then, and what was
    loaded at the start never again. It is for a whole process, and for one that does nothing else.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 2, 1_000_000)
