"""Looking at a table: once, or as it happens."""

import asyncio
from collections.abc import AsyncGenerator

from mathom.core.event import SPECTATOR
from mathom.core.message import Reason, refuse
from mathom.server import wall_clock
from mathom.server.errors import (
    Crowded,
    NotFound,
)
from mathom.server.identity import Who
from mathom.server.moderation.restrictions import Restrictions
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.listeners import Listener
from mathom.server.tables.live_table import (
    OVER,
    LiveTable,
)
from mathom.server.wire import (
    NEWS,
    Ping,
    Position,
)

PING = 20.0
"""Seconds of silence after which a stream says that it is still there."""
MOST_WATCHERS = 1000
"""At one table, in one process. Who plays there is never turned away."""


class Listening:
    def __init__(self, tables: Tables, restrictions: Restrictions) -> None:
        self._tables = tables
        self._restrictions = restrictions

    async def viewer(self, who: Who, table: LiveTable, wanted: int | None) -> int | None:
        """The seat that somebody may look from; they may always look as a spectator, and in any
        way when the game is over.
        """
        if wanted is None or wanted == SPECTATOR:
            return wanted
        if table.row.state == OVER and wanted < len(table.seats):
            return wanted
        await self._tables.must_hold(who, table, wanted)
        return wanted

    async def position(self, who: Who, id: str, wanted: int | None) -> Position:
        async with self._tables.at(id) as table:
            viewer = await self.viewer(who, table, wanted)
            if table.match is None:
                await self._tables.refresh(table)
            if table.match is None:
                raise refuse("refused-not-begun")
            if viewer is None:
                viewer = table.viewer_of(table.seats_of(who))
            return table.position(viewer, wall_clock.now())

    async def may_listen(self, who: Who, id: str, wanted: int | None) -> None:
        """A refusal if there is no such table, the seat is not theirs, or too many watch."""
        async with self._tables.at(id) as table:
            await self.viewer(who, table, wanted)
            if not table.seats_of(who) and len(self._tables.rooms[id].listeners) >= MOST_WATCHERS:
                raise Crowded(Reason("refused-watchers", {"most": MOST_WATCHERS}))

    async def listen(
        self, who: Who, id: str, wanted: int | None, address: str
    ) -> AsyncGenerator[bytes, None]:
        """Everything that this guest may know of a table, as it happens, encoded. `address` is
        where they listen: if it is banned meanwhile, that is the end of it.
        """
        room = await self._tables.room(id)
        listener = Listener(room.table, who, wanted)
        self._tables.enter(room, listener)
        loop = asyncio.get_running_loop()
        listener.spoken = loop.time()
        listener.mind_silence(PING)
        try:
            while not self._tables.closed:
                if room.gone:
                    raise NotFound(Reason("refused-no-table"))
                self._restrictions.check_ban(who.guest, address)
                listener.wake.clear()
                for said in room.news_for(listener, wall_clock.now()):
                    listener.spoken = loop.time()
                    yield said
                if loop.time() >= listener.spoken + PING:
                    listener.spoken = loop.time()
                    yield NEWS.encode(Ping(wall_clock.now()))
                await listener.wake.wait()
        finally:
            self._tables.leave(room, listener)
