"""Listening to a table: every listener is told what is new to them, and nothing else."""

import asyncio
from collections.abc import Iterator

from mathom.core.event import SPECTATOR
from mathom.server.live import HEARD_NOTHING, OVER, Heard, LiveTable
from mathom.server.who import Who
from mathom.server.wire import NEWS, TableNews


class Ear:
    """Somebody who listens at a table, and what they have been told so far."""

    __slots__ = (
        "alarm", "changes", "chat", "heard", "known", "lines", "spoken", "table", "wake",
        "wanted", "who",
    )  # fmt: skip

    def __init__(self, table: LiveTable, who: Who, wanted: int | None) -> None:
        self.table = table
        self.who = who
        self.wanted = wanted
        """The seat they asked to see from; without one, whichever of theirs is asked."""
        self.wake = asyncio.Event()
        self.changes = -1
        self.known: tuple[int, int, int] | None = None
        """The last position they were told: viewer, ply, revision of the table as they know it."""
        self.lines = 0
        self.heard = HEARD_NOTHING
        self.chat = 0
        self.spoken = 0.0
        """When they were last told anything, by the clock of the event loop."""
        self.alarm: asyncio.TimerHandle | None = None

    def mind_silence(self, longest: float) -> None:
        """Wake whenever nothing has been said for so many seconds. There is one alarm for all the
        waiting, because most of it is short.
        """
        loop = asyncio.get_running_loop()
        left = self.spoken + longest - loop.time()
        if left <= 0:
            self.wake.set()
        self.alarm = loop.call_later(left if left > 0 else longest, self.mind_silence, longest)

    def leave(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()

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

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.ears: set[Ear] = set()
        self._said: dict[tuple[int, Heard], tuple[bytes, int]] = {}
        """Positions as they were last encoded, for all who need the same."""
        self._said_at = (-1, -1)
        self.gone = False
        """Whether the table was closed."""

    def enter(self, ear: Ear) -> None:
        self.ears.add(ear)
        self._presence_changed()

    def leave(self, ear: Ear) -> None:
        ear.leave()
        self.ears.discard(ear)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.table.changes += 1
        self.tell()

    def tell(self) -> None:
        """Something may be new."""
        for ear in self.ears:
            ear.wake.set()

    def here(self) -> set[int]:
        return {seat for ear in self.ears for seat in ear.seats()}

    def watchers(self) -> int:
        return sum(not ear.seats() for ear in self.ears)

    def news_for(self, ear: Ear, now: int) -> Iterator[bytes]:
        """What this listener does not know yet, encoded."""
        table = self.table
        if table.writing:
            return
        if ear.changes != table.changes:
            ear.changes = table.changes
            info = table.info(ear.who, self.here(), self.watchers())
            yield NEWS.encode(TableNews(info))
        if table.match is not None:
            position = self._position(ear, now)
            if position is not None:
                yield position
        for line in table.chat:
            if line.number >= ear.chat:
                ear.chat = line.number + 1
                yield NEWS.encode(line)

    def _position(self, ear: Ear, now: int) -> bytes | None:
        table = self.table
        match = table.match
        assert match is not None
        viewer = ear.eyes()
        known = (viewer, table.ply_seen_by(viewer), table.revision_seen_by(viewer))
        lines, ear.lines = ear.lines, len(match.lines)
        if ear.known is None or viewer != ear.known[0]:
            ear.heard = HEARD_NOTHING
        else:
            ear.heard = table.heard_by(viewer, ear.heard, lines)
            if known == ear.known:
                return None
        ear.known = known
        said, more = self._said_to(viewer, ear.heard, now)
        ear.heard = Heard(len(match.story), ear.heard.lines + more)
        return said

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
