"""Sees to it that bots play: in worker processes, one choice after another."""

import asyncio
import logging
from typing import Protocol

from mathom.core.message import Refused
from mathom.core.record import Choice
from mathom.server.inn import Inn, now
from mathom.server.live import LiveTable
from mathom.server.thinker import Job
from mathom.server.thinkers import ThinkingFailed

log = logging.getLogger("mathom.bots")

PATIENCE = 15_000
"""Milliseconds after which somebody else's bot counts as forgotten."""
MOMENT, PAUSE = 0.2, 5.0
"""Seconds before another attempt, so that nothing can go round in circles at full speed."""


class Thinking(Protocol):
    async def think(self, job: Job) -> str: ...


class Bots:
    def __init__(self, inn: Inn, thinkers: Thinking) -> None:
        self._inn = inn
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()

    def see_to(self, table: LiveTable) -> None:
        """Let the bots of a table play, if they are asked and nobody sees to it yet."""
        if not table.thinking and table.waits_for_bot():
            table.thinking = True
            task = asyncio.create_task(self._play(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def resume_forgotten(self, patience: int = PATIENCE) -> None:
        """Take over tables whose process has died while a bot was thinking."""
        ids = await asyncio.to_thread(self._inn.store.waiting_for_bots, now() - patience)
        for id in ids:
            try:
                room = await self._inn.room(id)
                await self._inn.look_again(id)
            except Refused:
                continue  # begun under other rules: nobody can play it on
            self.see_to(room.table)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        try:
            while await self._play_one(table):
                pass
        except Refused as refused:
            log.warning("a bot's choice was not taken: %s", refused.reason.id)
            await asyncio.sleep(MOMENT)
        except ThinkingFailed:
            log.error("no bot could be found to choose at a table")
            await asyncio.sleep(PAUSE)
        finally:
            table.thinking = False
        # Perhaps it was asked again in the meantime.
        self.see_to(table)

    async def _play_one(self, table: LiveTable) -> bool:
        """Let one bot choose; whether there was one to ask."""
        async with self._inn.alone_with(table):
            job = self._job(table)
        if job is None:
            return False
        code = await self._thinkers.think(job)
        async with self._inn.alone_with(table):
            if table.lines == len(job.lines) and table.is_bot(job.seat):
                await self._inn.write(table, Choice(job.seat, code))
        return True

    def _job(self, table: LiveTable) -> Job | None:
        match = table.match
        for ask in table.asks:
            bot = table.seats[ask.seat].bot
            if match is not None and bot is not None:
                return Job(
                    table=table.id,
                    game=table.row.game,
                    options=match.options,
                    seats=match.seats,
                    seed=match.seed,
                    lines=list(match.lines),
                    seat=ask.seat,
                    bot=bot,
                )
        return None
