"""A server behind a real port, but in this process: tests speak to it as everybody does, and can
also look behind the counter, stop the clocks, or break something.
"""

import asyncio
import itertools
import threading
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import uvicorn

from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.inn import Inn
from mathom.server.serving import uvicorn_config
from mathom.server.tables.live_table import LiveTable, last_chat
from tests.server.guest import Guest, Listener
from tests.services.service import waited

T = TypeVar("T")

LAST_WORD = "Hush!"


class OpenInn:
    """Opened and closed as a context. Without other settings there is no limit to how fast guests
    may be, and no process for bots.
    """

    def __init__(self, data: Path, **settings: Any) -> None:
        database = f"sqlite:///{data / 'mathom.db'}"
        defaults: dict[str, Any] = {
            "database_url": database,
            "rate": 0,
            "thinkers": 0,
            "patience": 20.0,
            "window_pause": 0.0,
        }
        self.config = Config(data=data, **(defaults | settings))
        self.app = make_app(self.config)
        self.names = (f"Hobbit {number}" for number in itertools.count(1))
        self._guests: list[Guest] = []
        self._server = uvicorn.Server(
            uvicorn_config(self.app, self.config, port=0, log_config=None, loop="asyncio")
        )
        self.thread = threading.Thread(target=self._serve, name="inn", daemon=True)

    @property
    def inside(self) -> Inn:
        found: Inn = self.app.state.inn
        return found

    def all_is_told(self, table: str) -> bool:
        """Whether whoever listens at a table has been sent all that is new there."""
        room = self.inside.tables.rooms[table]
        here = room.table
        lines = 0 if here.match is None else len(here.match.lines)
        return not (room._soon or room._telling or here.writing) and all(
            (listener.changes, listener.lines) == (here.changes, lines)
            for listener in room.listeners
        )

    def all_is_heard(
        self, table: str, lines: Iterable[Listener], speaker: Guest, seat: int
    ) -> None:
        """Waits until it has arrived, too: what is said afterwards comes last."""
        assert waited(lambda: self.all_is_told(table))
        speaker.say(table, seat, LAST_WORD).raise_for_status()
        last = last_chat(self.inside.tables.rooms[table].table.chat) - 1
        for line in lines:
            line.until("chat", lambda said: said["number"] == last)

    @property
    def url(self) -> str:
        port = self._server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def guest(self, name: str | None = None, **headers: str) -> Guest:
        """Somebody who has just come in."""
        guest = Guest(self.url, next(self.names) if name is None else name, headers)
        self._guests.append(guest)
        return guest

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(30)

    def live(self, table: str) -> LiveTable:
        """The table as the server has it in memory."""
        return self.run(self.inside.tables.room(table)).table

    def forget(self) -> None:
        """What a restart forgets: everything but the database."""

        async def drop() -> None:
            self.inside.tables.rooms.clear()

        self.run(drop())

    def notice(self) -> None:
        """Look at once for what other processes did, instead of within a second."""
        self.run(self.inside.tables.look_around())

    def leave_alone(self) -> None:
        """From now on, do not look at the database by oneself."""

        async def blind() -> None:
            for task in self.inside._recurring:
                task.cancel()

        self.run(blind())

    def _serve(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve()

        asyncio.run(serve())

    def __enter__(self) -> Self:
        self.thread.start()
        assert waited(lambda: self._server.started or not self.thread.is_alive())
        assert self._server.started, "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for guest in self._guests:
            guest.close()
        if self.thread.is_alive():
            self._loop.call_soon_threadsafe(self.inside.tables.close)
            self._server.should_exit = True
            self.thread.join(timeout=20)
            assert not self.thread.is_alive(), "the server did not stop"


@contextmanager
def two_inns(data: Path, **settings: Any) -> Iterator[tuple[OpenInn, OpenInn]]:
    """Two servers on the same database. They do not look at it by themselves, so that a test
    decides when one hears of what the other did.
    """
    with OpenInn(data, **settings) as one, OpenInn(data, **settings) as other:
        one.leave_alone()
        other.leave_alone()
        yield one, other
