"""Sees to it that those choose who sit at no screen: bots, in worker processes, and seats whose
orders pass. One choice after another.

How long they take must tell nothing. A window that orders pass stays open for the same time,
whatever is in the hand. A bot answers a window only at the end of such a time, or of several, and
never sooner than it usually does: also if to pass is all that it can do.
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict, deque
from math import ceil
from typing import NamedTuple, Protocol

from sqlalchemy.exc import SQLAlchemyError

from mathom.core.ask import Ask
from mathom.core.message import Refused
from mathom.core.record import Choice
from mathom.server.bots.worker import Job, job_at
from mathom.server.bots.workers import ThinkingFailed
from mathom.server.store import Standing
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import BOT, LiveTable

log = logging.getLogger("mathom.bots")

PATIENCE = 15.0
"""Seconds after which somebody else's bot counts as forgotten."""
MOMENT, PAUSE = 0.2, 5.0
"""Seconds before another attempt, so that nothing can go round in circles at full speed."""


REMEMBERED = 50
"""By so many of its last thoughts at windows a bot's usual time is known."""
LONGEST = 4
"""So many pauses at most are waited for a bot's usual time: a busy machine is no habit."""


class Thinking(Protocol):
    async def think(self, job: Job, household: str, guest: str) -> str: ...


class Turn(NamedTuple):
    """A bot is to choose."""

    ask: Ask
    lines: int
    """How many the record had then."""
    job: Job | None


class Bots:
    def __init__(self, tables: Tables, workers: Thinking, pause: float = 0.0) -> None:
        self._tables = tables
        self._workers = workers
        self._pause = pause
        """Seconds for which a window stays open."""
        self._usual: defaultdict[tuple[str, str], deque[int]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )
        """By game and bot: for how many pauses it last thought, when there was a choice."""
        self._waiting: dict[str, tuple[Standing, float]] = {}
        """Tables that wait for a bot: how far they had come, and since when that is known here."""
        self.sleep = asyncio.sleep
        self.time = time.monotonic
        self._tasks: set[asyncio.Task[None]] = set()

    def see_to(self, table: LiveTable) -> None:
        """Let those play who sit at no screen, if they are asked and nobody sees to it yet. Where
        only bots sit and nobody watches, they wait for somebody.
        """
        # With a line that may not have been written, nobody knows yet who is asked.
        perhaps = table.writing or table.waits_for_bot()
        if not table.thinking and perhaps and self._wanted(table):
            table.thinking = True
            task = asyncio.create_task(self._play(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _wanted(self, table: LiveTable) -> bool:
        if not self._tables.holds(table):
            return False
        return self._tables.is_watched(table.id) or not _of_bots(table)

    def somebody_watches(self, table: LiveTable) -> None:
        """If only bots sit there, they have waited for it. Anywhere else they may be thinking in
        another process.
        """
        if _of_bots(table):
            self.see_to(table)

    async def resume_forgotten(self, patience: float = PATIENCE) -> None:
        """Take over tables whose process has died while a bot was thinking: those where nothing
        has changed for so many seconds, by this process's own count. What clocks say elsewhere
        does not matter.
        """
        waiting = await asyncio.to_thread(self._tables.store.waiting_for_bots)
        moment, before = self.time(), self._waiting
        self._waiting = {}
        for id, standing in waiting.items():
            known, since = before.get(id, (None, moment))
            self._waiting[id] = standing, since if known == standing else moment
        forgotten = [id for id, (_, since) in self._waiting.items() if moment - since >= patience]
        for id in forgotten:
            try:
                room = await self._tables.room(id)
                await self._tables.look_again(id)
            except Refused:
                continue  # begun under other rules: nobody can play it on
            self.see_to(room.table)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        try:
            while self._wanted(table) and await self._play_one(table):
                pass
        except Refused as refused:
            log.warning("a bot's choice was not taken: %s", refused.reason.id)
            await asyncio.sleep(MOMENT)
        except ThinkingFailed:
            log.error("no bot could be found to choose at a table")
            await asyncio.sleep(PAUSE)
        except SQLAlchemyError as error:
            log.warning("a bot's table could not be read: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)
        finally:
            table.thinking = False
        # Perhaps it was asked again in the meantime.
        self.see_to(table)

    async def _play_one(self, table: LiveTable) -> bool:
        """Let one of them choose; whether there was any."""
        async with self._tables.alone_with(table):
            stage = table.stage()
            if stage is not None:
                if stage.wants != "wait" or stage.due is None:
                    return False
                await self._tables.write(table, stage.due)
                return True
            passes = table.by_orders()
            ply = 0 if passes is None else table.ply_seen_by(passes.seat)
            turn = self._turn(table) if passes is None else None
        if passes is not None:
            await self._pass(table, passes, ply)
        elif turn is not None:
            await self._choose(table, turn)
        return passes is not None or turn is not None

    async def _pass(self, table: LiveTable, passes: Choice, ply: int) -> None:
        """Pass as somebody has ordered, unless they think better of it."""
        await self.sleep(self._pause)
        async with self._tables.alone_with(table):
            # By the lines that the seat knows of: what others choose in secret delays nothing.
            if table.by_orders() == passes and table.ply_seen_by(passes.seat) == ply:
                await self._tables.write(table, passes)

    async def _choose(self, table: LiveTable, turn: Turn) -> None:
        """Let a bot choose; without a job, luck."""
        ask, job, code = turn.ask, turn.job, ""
        if job is not None:
            began = self.time()
            owner = table.row.owner
            household = self._tables.households.of(table.id, owner)
            code = await self._workers.think(job, household, owner)
            if ask.window is not None and self._pause > 0:
                await self.sleep(self._left(job, ask, self.time() - began))
        async with self._tables.alone_with(table):
            if table.lines == turn.lines and table.is_bot(ask.seat):
                if ask.option(code) is None:
                    # A bot knows only a possible table; that its choices are the same as at the
                    # real one is a law, but the game must go on even if a game breaks it.
                    log.error("%s: a bot's choice is not on offer", table.row.game)
                    code = secrets.choice(ask.options).code
                await self._tables.write(table, Choice(ask.seat, code))

    def _left(self, job: Job, ask: Ask, taken: float) -> float:
        """How long a bot has to wait that has thought about a window for so many seconds."""
        pauses = max(1, ceil(taken / self._pause))
        usual = self._usual[job.game, job.bot]
        if len(ask.options) > 1:
            usual.append(min(pauses, LONGEST))
        return max(pauses, *usual, 1) * self._pause - taken

    def _turn(self, table: LiveTable) -> Turn | None:
        for ask in table.asks:
            bot = table.bot_of(ask.seat)
            if bot is not None:
                return Turn(ask, table.lines, self._job(table, ask, bot))
        return None

    def _job(self, table: LiveTable, ask: Ask, bot: str) -> Job | None:
        """What the bot is sent; nothing if no table can be found that it might take for this."""
        assert table.match is not None
        try:
            # No thread: it takes less than a millisecond.
            return job_at(table.id, table.match, ask.seat, bot)
        except Exception as error:  # whatever is wrong with a game, its tables go on
            log.error("%s: no job for a bot: %s", table.row.game, type(error).__name__)
            return None


def _of_bots(table: LiveTable) -> bool:
    return all(seat.kind == BOT for seat in table.seats)
