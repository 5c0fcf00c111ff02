"""Looking at a table: once, or as it happens."""

import asyncio
from collections.abc import AsyncGenerator, Iterator

import msgspec

from mathom.core.event import SPECTATOR
from mathom.core.message import Reason, refuse
from mathom.server import wall_clock
from mathom.server.errors import (
    Crowded,
    NotFound,
)
from mathom.server.identity import Who
from mathom.server.moderation.restrictions import Restrictions
from mathom.server.moderation.revocations import Revocations
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.listeners import Listener, Room
from mathom.server.tables.live_table import (
    OVER,
    LiveTable,
)
from mathom.server.wire import (
    NEWS,
    Ping,
)

PING = 20.0
"""Seconds of silence after which a stream says that it is still there."""
MOST_WATCHERS = 1000
"""At one table, in one process. Who plays there is never turned away."""


class Listening:
    def __init__(
        self, tables: Tables, restrictions: Restrictions, revocations: Revocations
    ) -> None:
        self._tables = tables
        self._restrictions = restrictions
        self._revocations = revocations

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

    async def position(self, who: Who, id: str, wanted: int | None) -> bytes:
        """What somebody sees of a game just now, encoded."""
        async with self._tables.at(id) as table:
            viewer = await self.viewer(who, table, wanted)
            if table.gist is not None:
                return await self._tables.brought_position(
                    table, SPECTATOR if viewer is None else viewer
                )
            if table.match is None:
                await self._tables.refresh(table)
            if table.match is None:
                raise refuse("refused-not-begun")
            if viewer is None:
                viewer = table.viewer_of(table.seats_of(who))
            return msgspec.json.encode(table.position(viewer, wall_clock.now()))

    async def may_listen(self, who: Who, id: str, wanted: int | None) -> None:
        """A refusal if there is no such table, the seat is not theirs, or too many watch."""
        async with self._tables.at(id) as table:
            await self.viewer(who, table, wanted)
            if not table.seats_of(who) and self._tables.listeners(id) >= MOST_WATCHERS:
                raise Crowded(Reason("refused-watchers", {"most": MOST_WATCHERS}))

    async def listen(
        self, who: Who, id: str, wanted: int | None, address: str
    ) -> AsyncGenerator[bytes, None]:
        """Everything that this guest may know of a table, as it happens, encoded. `address` is
        where they listen: if it is banned meanwhile, or their token revoked, that is the end of it.
        """
        room = await self._tables.room(id)
        listener = Waiting(room.table, who, wanted)
        self.enter(room, listener)
        try:
            while not self._tables.closed and self._revocations.stand(who):
                self._restrictions.check_ban(who.guest, address)
                listener.wake.clear()
                for said in self.news(room, listener):
                    yield said
                await listener.wake.wait()
        finally:
            self.leave(room, listener)

    async def room(self, id: str) -> Room:
        return await self._tables.room(id)

    def enter(self, room: Room, listener: Listener) -> None:
        listener.spoken = asyncio.get_running_loop().time()
        self._tables.enter(room, listener)

    def leave(self, room: Room, listener: Listener) -> None:
        self._tables.leave(room, listener)

    def news(self, room: Room, listener: Listener) -> Iterator[bytes]:
        """What is new to somebody; if nothing has been for long, that the line is still alive. A
        refusal if the table was closed.
        """
        if room.gone:
            raise NotFound(Reason("refused-no-table"))
        moment, now = asyncio.get_running_loop().time(), wall_clock.now()
        for said in room.news_for(listener, now):
            listener.spoken = moment
            yield said
        if moment >= listener.spoken + PING:
            listener.spoken = moment
            yield NEWS.encode(Ping(now))

    async def look_after_lines(self) -> None:
        """One look at all who listen, now and then, costs less than an alarm for each."""
        moment = asyncio.get_running_loop().time()
        for room in list(self._tables.rooms.values()):
            for listener in list(room.listeners):
                listener.look_after(moment, PING)


class Waiting(Listener):
    """A listener who asks for the news when told that there are any."""

    __slots__ = ("wake",)

    def __init__(self, table: LiveTable, who: Who, wanted: int | None) -> None:
        super().__init__(table, who, wanted)
        self.wake = asyncio.Event()

    def tell(self) -> None:
        self.wake.set()
