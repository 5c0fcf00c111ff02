"""Webhooks: a table's owner is told whose turn it is. What is sent is kept till it arrives."""

import asyncio
import logging

import msgspec

from mathom.core.event import SPECTATOR
from mathom.server import wall_clock
from mathom.server.fair_queue import FairQueue
from mathom.server.keys import word
from mathom.server.measures import WEBHOOKS
from mathom.server.store import Store
from mathom.server.store.deliveries import KeptDelivery
from mathom.server.tables.clocks import APART
from mathom.server.tables.live_table import OVER, PLAYING, LiveTable
from mathom.server.webhooks.delivery import BACKOFF, Delivered, Sender, Undelivered

log = logging.getLogger("mathom.webhooks")
LEASE = 60_000 + APART
"""Milliseconds for which no other process tries the same delivery, whatever its clock says."""
LONGEST = [LEASE + APART, *(max(LEASE, seconds * 1000) + APART for seconds in BACKOFF)]
"""By attempts: what seems to be due later than that was put off before some clock was set back. It
is due now."""
AT_ONCE = 32
"""So many deliveries are on their way at once; those of different owners take turns."""
STOP_PATIENCE = 2.0


class Asked(msgspec.Struct, frozen=True):
    seat: int
    name: str


class Delivery(msgspec.Struct, frozen=True):
    """What is sent. It holds nothing that a spectator may not know."""

    id: str
    event: str
    """`turn`, or `over`."""
    table: str
    url: str
    game: str
    ply: int
    asked: list[Asked]
    winners: list[int] | None
    at: int


class Webhooks:
    def __init__(self, store: Store, sender: Sender, public_url: str) -> None:
        self._store = store
        self._sender = sender
        self._public_url = public_url
        self._told: dict[str, tuple[str, tuple[int, ...]]] = {}
        """Of each table, the last turn that was told of, by whichever process."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[str] = set()
        self._turns = FairQueue(AT_ONCE)
        self.wake = asyncio.Event()

    def write(self, table: LiveTable) -> None:
        """Write one if it is somebody else's turn now, or nobody's any more."""
        if not self.note(table):
            return
        event, asked = self._told[table.id]
        delivery = Delivery(
            id=word(20),
            event=event,
            table=table.id,
            url=f"{self._public_url}/t/{table.id}",
            game=table.row.game,
            ply=table.ply_seen_by(SPECTATOR),
            asked=[Asked(seat, table.seats[seat].name or "") for seat in asked],
            winners=table.row.winners,
            at=wall_clock.now(),
        )
        task = asyncio.create_task(self._post(delivery))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def note(self, table: LiveTable) -> bool:
        """Remember whose turn it is, and say whether that is new and to be told. Whoever changed
        the turn writes of it; the other processes only take note.
        """
        if table.row.webhook is None or table.row.state not in (PLAYING, OVER):
            return False
        asked = tuple(
            sorted(a.seat for a in table.asks if not a.secret and not table.is_bot(a.seat))
        )
        turn = ("over" if table.row.state == OVER else "turn", asked)
        if self._told.get(table.id) == turn or turn == ("turn", ()):
            return False
        self._told[table.id] = turn
        return True

    async def _post(self, delivery: Delivery) -> None:
        body = msgspec.json.encode(delivery).decode()
        await asyncio.to_thread(self._store.deliveries.post, delivery.id, delivery.table, body)
        self.wake.set()

    async def send_due(self) -> list["asyncio.Task[None]"]:
        """Send what is due on its way. Nobody waits for it: a receiver that is slow to answer must
        not delay the others' deliveries.
        """
        due = await asyncio.to_thread(self._store.deliveries.due, wall_clock.now(), LEASE, LONGEST)
        sent = []
        for delivery in due:
            if delivery.id not in self._under_way:
                self._under_way.add(delivery.id)
                sent.append(asyncio.create_task(self._deliver(delivery)))
                self._tasks.add(sent[-1])
                sent[-1].add_done_callback(self._tasks.discard)
        return sent

    async def deliver_due(self) -> None:
        """Deliver what is due, and put off what could not be delivered."""
        await asyncio.gather(*await self.send_due())

    async def _deliver(self, delivery: KeptDelivery) -> None:
        try:
            loaded = await asyncio.to_thread(self._store.load, delivery.table, 1 << 30, 1 << 30)
            if loaded is None or loaded.row.webhook is None:
                await asyncio.to_thread(self._store.deliveries.forget, delivery.id)
                return
            async with self._turns.turn(loaded.row.owner):
                outcome = await self._sender.deliver(
                    loaded.row.webhook,
                    loaded.row.webhook_secret or "",
                    delivery.id,
                    delivery.body.encode(),
                )
            await self._note_outcome(delivery, outcome)
        finally:
            self._under_way.discard(delivery.id)

    async def _note_outcome(self, delivery: KeptDelivery, outcome: Delivered | Undelivered) -> None:
        deliveries, tries = self._store.deliveries, delivery.attempts
        if isinstance(outcome, Undelivered) and outcome.retry and tries < len(BACKOFF):
            WEBHOOKS.add("put off")
            due = wall_clock.now() + BACKOFF[tries] * 1000
            await asyncio.to_thread(deliveries.try_again, delivery.id, tries + 1, due)
            return
        if isinstance(outcome, Delivered):
            WEBHOOKS.add("delivered")
        else:
            WEBHOOKS.add("given up")
            log.warning("gave up a delivery: %s", outcome.reason)
        await asyncio.to_thread(deliveries.forget, delivery.id)

    async def stop(self) -> None:
        """What is not delivered yet is still due when the server is back."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
