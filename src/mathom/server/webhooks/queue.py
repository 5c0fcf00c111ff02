"""What is to be sent, to webhooks and to devices: kept until it has arrived or is given up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from mathom.server import wall_clock
from mathom.server.measures import CALLS, WEBHOOKS
from mathom.server.store import Store
from mathom.server.store.deliveries import KeptDelivery
from mathom.server.tables.clocks import APART
from mathom.server.webhooks.delivery import BACKOFF, Delivered, Outcome, Undelivered

log = logging.getLogger("mathom.webhooks")
LEASE = 60_000 + APART
"""Milliseconds for which no other process tries the same delivery, whatever its clock says."""
LONGEST = [LEASE + APART, *(max(LEASE, seconds * 1000) + APART for seconds in BACKOFF)]
"""By attempts: what seems to be due later than that was put off before some clock was set back. It
is due now."""
AT_ONCE = 32
"""So many deliveries are on their way at once; those of different owners take turns."""
STOP_PATIENCE = 2.0


class Outbox:
    def __init__(
        self, store: Store, carry: Callable[[KeptDelivery], Awaitable[Outcome | None]]
    ) -> None:
        self._store = store
        self._carry = carry
        """Takes one where it belongs; nothing comes of it if nobody wants it any more."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[str] = set()
        self.wake = asyncio.Event()

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Something that a server which stops waits for, though not for long."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def send_due(self) -> list["asyncio.Task[None]"]:
        """Send what is due on its way. Nobody waits for it: a receiver that is slow to answer must
        not delay the others' deliveries.
        """
        due = await asyncio.to_thread(self._store.deliveries.due, wall_clock.now(), LEASE, LONGEST)
        sent = []
        for delivery in due:
            if delivery.id not in self._under_way:
                self._under_way.add(delivery.id)
                sent.append(self.begin(self._deliver(delivery)))
        return sent

    async def deliver_due(self) -> None:
        """Deliver what is due, and put off what could not be delivered."""
        await asyncio.gather(*await self.send_due())

    async def _deliver(self, delivery: KeptDelivery) -> None:
        try:
            outcome = await self._carry(delivery)
            if outcome is None:
                await asyncio.to_thread(self._store.deliveries.forget, delivery.id)
            else:
                await self._note_outcome(delivery, outcome)
        finally:
            self._under_way.discard(delivery.id)

    async def _note_outcome(self, delivery: KeptDelivery, outcome: Outcome) -> None:
        deliveries, tries = self._store.deliveries, delivery.attempts
        counted = WEBHOOKS if delivery.subscription is None else CALLS
        if isinstance(outcome, Undelivered) and outcome.retry and tries < len(BACKOFF):
            counted.add("put off")
            due = wall_clock.now() + BACKOFF[tries] * 1000
            await asyncio.to_thread(deliveries.try_again, delivery.id, tries + 1, due)
            return
        if isinstance(outcome, Delivered):
            counted.add("delivered")
        else:
            counted.add("given up")
            log.warning("gave up a delivery: %s", outcome.reason)
        await asyncio.to_thread(deliveries.forget, delivery.id)

    async def stop(self) -> None:
        """What is not delivered yet is still due when the server is back."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
