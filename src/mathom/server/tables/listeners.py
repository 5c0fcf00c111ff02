"""Listening to a table: every listener is told what is new to them, and nothing else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator

from sqlalchemy.exc import SQLAlchemyError

from mathom.core.event import SPECTATOR
from mathom.core.message import Refused
from mathom.server.identity import Who
from mathom.server.tables.live_table import HEARD_NOTHING, OVER, Heard, LiveTable
from mathom.server.wire import NEWS, TableNews

PRESENCE_PAUSE = 0.3
"""Seconds after which all who have come or gone are told of together."""


log = logging.getLogger("mathom.listeners")


class Listener:
    """Somebody who listens at a table, and what they have been told so far."""

    __slots__ = (
        "changes", "chat", "erased", "heard", "info", "known", "lines", "spoken", "table",
        "wanted", "who",
    )  # fmt: skip

    def __init__(self, table: LiveTable, who: Who, wanted: int | None) -> None:
        self.table = table
        self.who = who
        self.wanted = wanted
        """The seat they asked to see from; without one, whichever of theirs is asked."""
        self.changes = -1
        self.info = b""
        """The table as they were last told of it."""
        self.known: tuple[int, int, int] | None = None
        """The last position they were told: viewer, ply, revision of the table as they know it."""
        self.lines = 0
        self.heard = HEARD_NOTHING
        self.chat = 0
        self.erased = table.row.erased
        self.spoken = 0.0
        """When they were last told anything, by the clock of the event loop."""

    def tell(self) -> None:
        """Something may be new to them, or they have not been told anything for long."""
        raise NotImplementedError

    def look_after(self, moment: float, longest: float) -> None:
        """Called now and then: nobody is left without a word for longer than so many seconds."""
        if moment >= self.spoken + longest:
            self.tell()

    def seats(self) -> list[int]:
        return self.table.seats_of(self.who)

    def eyes(self) -> int:
        if self.wanted is None:
            return self.table.viewer_of(self.seats())
        # Who left the seat before the start must not see through the eyes of who took it.
        may = self.wanted in self.seats() or self.table.row.state == OVER
        return self.wanted if may else SPECTATOR


class Room:
    """Everybody who listens at one table in this process."""

    def __init__(
        self, table: LiveTable, work_out: Callable[[LiveTable, int], Awaitable[bytes]] | None = None
    ) -> None:
        self.table = table
        self._work_out = work_out
        """How the last position of a game is found that was brought here."""
        self._worked_out: dict[int, bytes] = {}
        """By viewer, as long as anybody listens."""
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self.listeners: set[Listener] = set()
        self._said: dict[tuple[int, Heard], tuple[bytes, int]] = {}
        """Positions as they were last encoded, for all who need the same."""
        self._said_at = (-1, -1)
        self._present: tuple[set[int], int] = (set(), 0)
        """Whose seats are here, and how many only watch: counted once for all listeners."""
        self._present_at = -1
        self._infos: dict[tuple[tuple[int, ...], tuple[int, ...], bool], bytes] = {}
        """The table as it was last encoded, for all to whom it looks the same."""
        self._infos_at = (-1, -1, -1)
        self._soon: asyncio.TimerHandle | None = None
        self._telling = False
        self.gone = False
        """Whether the table was closed."""

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._presence_changed()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if not self.listeners:
            self._worked_out.clear()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self._present_at = -1
        if self._soon is None:
            loop = asyncio.get_running_loop()
            self._soon = loop.call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._soon = None
        self.table.changes += 1
        self.tell()

    def tell(self) -> None:
        """Something may be new. Whatever happens in one go is told together."""
        if not self._telling and self.listeners:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        self._telling = False
        for listener in list(self.listeners):
            try:
                listener.tell()
            except Exception:  # the others must hear of it all the same
                log.exception("a listener could not be told")

    def here(self) -> set[int]:
        return self._count()[0]

    def watchers(self) -> int:
        return self._count()[1]

    def _count(self) -> tuple[set[int], int]:
        if self._present_at != self.table.changes:
            self._present_at = self.table.changes
            seats = [listener.seats() for listener in self.listeners]
            here = {seat for held in seats for seat in held}
            self._present = here, sum(not held for held in seats)
        return self._present

    def news_for(self, listener: Listener, now: int) -> Iterator[bytes]:
        """What this listener does not know yet, encoded."""
        table = self.table
        if table.writing:
            return
        if listener.erased != table.row.erased:
            # A name or words were taken away: what they have heard is told anew without them.
            listener.erased = table.row.erased
            listener.known = None
            listener.chat = 0
        if listener.changes != table.changes:
            listener.changes = table.changes
            info = self._table(listener)
            if info != listener.info:
                listener.info = info
                yield info
        if table.match is not None:
            position = self._position(listener, now)
            if position is not None:
                yield position
        elif table.gist is not None and listener.known is None:
            position = self._brought(listener)
            if position is not None:
                yield position
        for line in table.chat:
            if line.number >= listener.chat:
                listener.chat = line.number + 1
                yield NEWS.encode(line)

    def _table(self, listener: Listener) -> bytes:
        table, who = self.table, listener.who
        at = (table.changes, table.lines, table.row.revision)
        if at != self._infos_at or self._present_at == -1:
            self._infos_at = at
            self._infos.clear()
        kept = who.seats_at(table.id, table.kept)
        key = (tuple(listener.seats()), tuple(kept), who.owns(table.row.owner))
        said = self._infos.get(key)
        if said is None:
            info = table.info(who, self.here(), self.watchers())
            said = self._infos[key] = NEWS.encode(TableNews(info))
        return said

    def _position(self, listener: Listener, now: int) -> bytes | None:
        table = self.table
        match = table.match
        assert match is not None
        viewer = listener.eyes()
        known = (viewer, table.ply_seen_by(viewer), table.revision_seen_by(viewer))
        lines, listener.lines = listener.lines, len(match.lines)
        if listener.known is None or viewer != listener.known[0]:
            listener.heard = HEARD_NOTHING
        else:
            listener.heard = table.heard_by(viewer, listener.heard, lines)
            if known == listener.known:
                return None
        listener.known = known
        said, more = self._said_to(viewer, listener.heard, now)
        listener.heard = Heard(len(match.story), listener.heard.lines + more)
        return said

    def _brought(self, listener: Listener) -> bytes | None:
        """The last position of a game that was brought here: not at once, but they are told again
        when it is there.
        """
        viewer = listener.eyes()
        found = self._worked_out.get(viewer)
        if found is not None:
            listener.known = (viewer, self.table.lines, 0)
        elif viewer not in self._under_way:
            self._under_way[viewer] = asyncio.create_task(self._find(viewer))
        return found

    async def _find(self, viewer: int) -> None:
        assert self._work_out is not None
        try:
            self._worked_out[viewer] = await self._work_out(self.table, viewer)
            self.tell()
        except (Refused, SQLAlchemyError) as error:  # whoever still listens then asks again
            log.warning("a game that was brought here can't be shown: %s", type(error).__name__)
        finally:
            del self._under_way[viewer]

    def _said_to(self, viewer: int, heard: Heard, now: int) -> tuple[bytes, int]:
        """The position for a viewer, and how many lines of story it adds."""
        table = self.table
        at = (table.lines, table.row.revision)
        if at != self._said_at or table.clocks is not None:
            self._said_at = at
            self._said.clear()
        said = self._said.get((viewer, heard))
        if said is None:
            position = table.position(viewer, now, heard)
            said = NEWS.encode(position), len(position.story.lines)
            self._said[viewer, heard] = said
        return said
