"""One server process at work: its tables, its bots, its webhooks, and the chores that recur."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable

from mathom.server import wall_clock
from mathom.server.addresses import Addresses
from mathom.server.bots.answering import Bots
from mathom.server.bots.workers import BotWorkers
from mathom.server.config import Config
from mathom.server.database import connect, migrate
from mathom.server.fanout import FanOut, Nudge, backend
from mathom.server.keys import Keys, load_key, word
from mathom.server.limits import Limits
from mathom.server.replay_worker import ReplayWorker
from mathom.server.store import Store
from mathom.server.tables.afterwards import Afterwards
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.leaving import Leaving
from mathom.server.tables.lessons import Lessons
from mathom.server.tables.listening import Listening
from mathom.server.tables.listing import Listing
from mathom.server.tables.live_table import LiveTable
from mathom.server.tables.opening import Opening
from mathom.server.tables.playing import Playing
from mathom.server.tables.seating import Seating
from mathom.server.tables.talking import Talking
from mathom.server.tables.time_claims import TimeClaims
from mathom.server.tables.undoing import Undoing
from mathom.server.webhooks.choosing import TableWebhooks
from mathom.server.webhooks.delivery import Postman
from mathom.server.webhooks.queue import Webhooks
from mathom.server.writer import Writer

log = logging.getLogger("mathom.inn")

LOOK_AROUND = 1.0
"""Seconds between looks at the database for what other processes did."""
LOOK_BACK = 10_000
"""Milliseconds that such a look reaches back: clocks of machines differ, and commits take time."""
LOOK_AFTER = 1.0
"""Seconds between looks at all lines, whether they are alive."""
CLEAR_OUT = 600.0
"""Seconds between full searches for garbage."""


class Inn:
    def __init__(self, config: Config, addresses: Addresses | None = None) -> None:
        self.config = config
        self.addresses = addresses or Addresses(config.public_url)
        backend(config.channels_url)  # a refusal is better now than when everything has begun
        config.data.mkdir(parents=True, exist_ok=True)
        self.keys = Keys(load_key(config.data))
        self.limits = Limits(config.rate)
        self.postman = Postman(allow_private=config.private_webhooks)

    async def open(self) -> None:
        self.engine = connect(self.config.database_url)
        await asyncio.to_thread(migrate, self.engine)
        self.store = Store(self.engine)
        self.writer = Writer(self.store)
        self.replays = ReplayWorker(process=self.config.thinkers > 0)
        tables = self.tables = Tables(
            self.store, self.writer, self._changed, self._noticed, self._entered
        )
        self.lessons = Lessons(tables)
        self.opening = Opening(tables, self.lessons, self.replays)
        self.listing = Listing(tables)
        self.listening = Listening(tables)
        self.seating = Seating(tables)
        self.playing = Playing(tables)
        self.undoing = Undoing(tables)
        self.talking = Talking(tables)
        self.time_claims = TimeClaims(tables)
        self.leaving = Leaving(tables)
        self.afterwards = Afterwards(tables)
        self.table_webhooks = TableWebhooks(tables)
        self.bot_workers = BotWorkers(self.config.thinkers, self.config.patience)
        await self.bot_workers.start()
        self.bots = Bots(tables, self.bot_workers, self.config.window_pause)
        self.webhooks = Webhooks(self.store, self.postman, self.addresses.best)
        self.fanout = FanOut(self.config.channels_url, word(8), tables.hear_of)
        self.fanout.start()
        self._chores = [
            asyncio.create_task(self._every(LOOK_AROUND, self._look_around)),
            asyncio.create_task(self._every(LOOK_AFTER, self.listening.look_after_lines)),
            asyncio.create_task(self._every(60, self._forget_idle)),
            asyncio.create_task(self._every(CLEAR_OUT, self._clear_out)),
            asyncio.create_task(self._every(5, self.bots.resume_forgotten)),
            asyncio.create_task(self._deliver()),
        ]
        # After a restart nobody else is going to.
        await self.bots.resume_forgotten(patience=0)
        _be_patient_with_garbage()

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.fanout.stop()
        await self.tables.stop()
        await self.bots.stop()
        await self.bot_workers.stop()
        await self.webhooks.stop()
        self.postman.close()
        self.replays.close()
        await self.writer.close()
        self.engine.dispose()

    def _changed(self, table: LiveTable) -> None:
        self.fanout.send(Nudge(table.id, table.lines, table.row.revision))
        self.bots.see_to(table)
        self.webhooks.write(table)

    def _noticed(self, table: LiveTable) -> None:
        self.webhooks.note(table)

    def _entered(self, table: LiveTable) -> None:
        self.bots.somebody_watches(table)

    async def _look_around(self) -> None:
        await self.tables.look_around(wall_clock.now() - LOOK_BACK)

    async def _forget_idle(self) -> None:
        self.tables.forget_idle()

    async def _clear_out(self) -> None:
        gc.collect()

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception as error:  # a chore that fails once must not stop for good
                log.warning("a chore failed: %s", type(error).__name__)

    async def _deliver(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await self.webhooks.wake.wait()
            self.webhooks.wake.clear()
            try:
                await self.webhooks.send_due()
            except Exception as error:  # the letters are still there; try again
                log.warning("letters could not be delivered: %s", type(error).__name__)


def _be_patient_with_garbage() -> None:
    """With a thousand tables in memory a full search stops the server for a quarter of a second.
    Tables are no garbage and hold none, so what is old is searched only now and then, and what was
    loaded at the start never again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 2, 1_000_000)
