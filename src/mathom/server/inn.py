"""One server process at work: its tables, its bots, its webhooks, and what it does now and then."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import structs

from mathom.server import wall_clock
from mathom.server.addresses import Addresses
from mathom.server.bots.answering import Bots
from mathom.server.bots.workers import BotWorkers
from mathom.server.config import Config
from mathom.server.database import connect, migrate
from mathom.server.fair_queue import FairQueue
from mathom.server.fanout import ANY_REVISION, FanOut, Nudge, backend
from mathom.server.identity import Who
from mathom.server.keys import Keys, load_key, load_push_keys, word
from mathom.server.limits import ANY_NUMBER, Limits
from mathom.server.metrics import hand_out
from mathom.server.moderation.desk import Desk
from mathom.server.moderation.restrictions import Restrictions
from mathom.server.moderation.revocations import Revocations
from mathom.server.moderation.sessions import Sessions
from mathom.server.moderation.word_list import WordList
from mathom.server.push.calls import Calls
from mathom.server.push.sealing import Sealer, contact
from mathom.server.readiness import Readiness
from mathom.server.replay_worker import ReplayWorker
from mathom.server.retention import Retention
from mathom.server.shared_limits import SharedLimits
from mathom.server.store import Store
from mathom.server.store.deliveries import KeptDelivery
from mathom.server.tables.afterwards import Afterwards
from mathom.server.tables.erasing import Erasing
from mathom.server.tables.fair_list import Households
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.leaving import Leaving
from mathom.server.tables.lessons import Lessons
from mathom.server.tables.listening import Listening
from mathom.server.tables.listing import Listing
from mathom.server.tables.live_table import LiveTable
from mathom.server.tables.opening import Opening, Quota
from mathom.server.tables.playing import Playing
from mathom.server.tables.seating import Seating
from mathom.server.tables.talking import Talking
from mathom.server.tables.time_claims import TimeClaims
from mathom.server.tables.undoing import Undoing
from mathom.server.webhooks.choosing import TableWebhooks
from mathom.server.webhooks.delivery import Outcome, Sender
from mathom.server.webhooks.queue import AT_ONCE, Outbox
from mathom.server.webhooks.turns import Webhooks
from mathom.server.words import be_ready_to_refuse
from mathom.server.writer import Writer

log = logging.getLogger("mathom.inn")

LOOK_AROUND = 1.0
"""Seconds between looks at the database for what other processes did."""
LOOK_FOR_ERASED = 5.0
"""Seconds between looks for what is no longer there."""
TIDY_UP = 60.0
"""Seconds between rounds in which the server removes what is too old."""
TIDY_STEPS = 100
"""Most of what one such round removes, with a pause after each, so that nobody waits for it."""
TIDY_PAUSE = 0.05
HEED = 2.0
"""Seconds between looks at the database for whom the host has banned or muted."""
LOOK_AFTER = 1.0
"""Seconds between looks at all lines, whether they are alive."""
CLEAR_OUT = 600.0
"""Seconds between full searches for garbage."""


T = TypeVar("T")


class Inn:
    def __init__(self, config: Config, addresses: Addresses | None = None) -> None:
        self.config = config
        self.addresses = addresses or Addresses(config.public_url)
        backend(config.channels_url)  # a refusal is better now than when everything has begun
        config.data.mkdir(parents=True, exist_ok=True)
        self.keys = Keys(load_key(config.data))
        self.limits = Limits(
            config.rate, config.tables, config.chat_lines, config.most_record_bytes or ANY_NUMBER
        )
        self.households = Households()
        self._turns = FairQueue(1)
        """Who computes in a thread: two that do would leave the event loop a third of its time."""
        self.words = WordList(config.data)
        self.sender = Sender(allow_private=config.private_webhooks)
        self.push_keys = load_push_keys(config.data) if config.push else None

    async def in_turn(self, who: Who, work: Callable[..., T], *given: Any) -> T:
        """What somebody asks for that takes longer than the event loop may be kept: it is done in a
        thread, one after another, and households take turns.
        """
        async with self._turns.turn(who.household, who.guest):
            return await asyncio.to_thread(work, *given)

    async def open(self) -> None:
        await asyncio.to_thread(be_ready_to_refuse)
        self.engine = connect(self.config.database_url)
        await asyncio.to_thread(migrate, self.engine)
        self.store = Store(self.engine)
        self.writer = Writer(self.store)
        self.replays = ReplayWorker(process=self.config.thinkers > 0)
        tables = self.tables = Tables(
            self.store,
            self.writer,
            self.replays,
            self._changed,
            self._noticed,
            self._entered,
            self.households,
            self._turns,
        )
        self.sessions = Sessions(self.store, self.keys)
        self.desk = Desk(self.store, self.keys)
        self.restrictions = Restrictions(self.desk, self.keys)
        await self.restrictions.reload()
        self.revocations = Revocations(self.store)
        await self.revocations.reload()
        self.lessons = Lessons(tables, self.words)
        self.opening = Opening(
            tables,
            self.lessons,
            self.replays,
            self.words,
            self.config.running_tables,
            Quota(self.config.most_records, self.config.most_record_bytes),
        )
        self.listing = Listing(tables)
        self.listening = Listening(tables, self.restrictions, self.revocations)
        self.seating = Seating(tables, self.words)
        self.playing = Playing(tables)
        self.undoing = Undoing(tables)
        self.talking = Talking(tables, self.words, self.restrictions)
        self.time_claims = TimeClaims(tables)
        self.leaving = Leaving(tables)
        self.erasing = Erasing(tables, self.leaving, self.tell_others)
        self.afterwards = Afterwards(tables, self.seating)
        self.table_webhooks = TableWebhooks(tables)
        self.bot_workers = BotWorkers(self.config.thinkers, self.config.patience)
        await self.bot_workers.start()
        self.readiness = Readiness(self.store, self.bot_workers)
        self.bots = Bots(tables, self.bot_workers, self.config.window_pause)
        turns = FairQueue(AT_ONCE)
        self.outbox = Outbox(self.store, self._carry)
        self.webhooks = Webhooks(self.store, self.sender, turns, self.outbox, self.addresses.best)
        sealer = None
        if self.push_keys is not None:
            about = contact(self.config.push_contact, self.addresses.best)
            sealer = Sealer(self.push_keys, about)
        self.calls = Calls(
            self.store,
            tables,
            self.restrictions,
            self.keys,
            sealer,
            self.sender,
            turns,
            self.outbox,
        )
        self.fanout = FanOut(self.config.channels_url, word(8), tables.hear_of)
        self.fanout.start()
        self.shared_limits = SharedLimits(
            self.config.channels_url, self.limits, self.keys.household
        )
        self.shared_limits.start()
        self._recurring = [
            asyncio.create_task(self._every(LOOK_AROUND, self.tables.look_around)),
            asyncio.create_task(self._every(LOOK_AROUND, self.calls.withdraw_seen)),
            asyncio.create_task(self._every(LOOK_AFTER, self.listening.look_after_lines)),
            asyncio.create_task(self._every(HEED, self.heed_restrictions)),
            asyncio.create_task(self._every(60, self._forget_idle)),
            asyncio.create_task(self._every(LOOK_FOR_ERASED, tables.look_for_erased)),
            asyncio.create_task(self._every(TIDY_UP, self.tidy_up)),
            asyncio.create_task(self._every(CLEAR_OUT, self._clear_out)),
            asyncio.create_task(self._every(5, self.bots.resume_forgotten)),
            asyncio.create_task(self._every(5, self.bot_workers.revive)),
            asyncio.create_task(self._deliver()),
        ]
        if self.config.metrics:
            self._recurring.append(asyncio.create_task(hand_out(self.config.metrics, self)))
        # After a restart nobody else is going to.
        await self.bots.resume_forgotten(patience=0)

    async def close(self) -> None:
        for task in self._recurring:
            task.cancel()
        await asyncio.gather(*self._recurring, return_exceptions=True)
        await self.fanout.stop()
        await self.shared_limits.stop()
        await self.tables.stop()
        await self.bots.stop()
        await self.bot_workers.stop()
        await self.outbox.stop()
        self.sender.close()
        self.replays.close()
        await self.writer.close()
        self.engine.dispose()

    def _changed(self, table: LiveTable) -> None:
        self.fanout.send(Nudge(table.id, table.lines, table.row.revision))
        self.bots.see_to(table)
        self.webhooks.write(table)
        self.calls.write(table)

    def tell_others(self, id: str) -> None:
        """A table has changed in the database alone."""
        self.fanout.send(Nudge(id, 0, ANY_REVISION))

    def _noticed(self, table: LiveTable) -> None:
        self.webhooks.note(table)
        self.calls.note(table)

    def _entered(self, table: LiveTable) -> None:
        self.bots.somebody_watches(table)

    async def heed_restrictions(self) -> None:
        """Take over whom the host lets in and speak, and whose tokens are good; let others go."""
        if await self.restrictions.reload():
            self.tables.tell_all()
        revoked = await self.revocations.reload()
        if revoked:
            self.tables.tell(revoked)

    async def sign_out_elsewhere(self, who: Who) -> Who:
        """Let only one token of a guest be good from now on: that of whoever is returned."""
        generation = await asyncio.to_thread(self.store.revocations.revoke, who.guest)
        await self.heed_restrictions()
        return structs.replace(who, generation=generation)

    async def _forget_idle(self) -> None:
        self.tables.forget_idle()
        self.calls.forget_idle()
        await asyncio.to_thread(self.desk.forget_over)

    async def tidy_up(self) -> None:
        """Remove what is too old; the rest of it in the next round."""
        steps = Retention(self.store, self.config, wall_clock.now()).steps()
        for _ in range(TIDY_STEPS):
            step = await asyncio.to_thread(next, steps, None)
            if step is None:
                return
            if step.table is not None:
                await self.tables.rewritten(step.table)
                self.tell_others(step.table)
            await asyncio.sleep(TIDY_PAUSE)

    async def _clear_out(self) -> None:
        gc.collect()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:  # what fails once must not stop for good
                log.warning("what recurs has failed: %s", type(error).__name__)

    async def _carry(self, delivery: KeptDelivery) -> Outcome | None:
        to_device = delivery.subscription is not None
        return await (self.calls if to_device else self.webhooks).send(delivery)

    async def _deliver(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await self.outbox.wake.wait()
            self.outbox.wake.clear()
            try:
                await self.outbox.send_due()
            except Exception as error:  # they are still there; try again
                log.warning("nothing could be delivered: %s", type(error).__name__)
