"""Webhooks: a table's owner is told whose turn it is."""

import asyncio

import msgspec

from mathom.core.event import SPECTATOR
from mathom.server import wall_clock
from mathom.server.fair_queue import FairQueue
from mathom.server.keys import word
from mathom.server.store import Store
from mathom.server.store.deliveries import KeptDelivery
from mathom.server.tables.live_table import OVER, PLAYING, LiveTable
from mathom.server.webhooks.delivery import Outcome, Sender
from mathom.server.webhooks.queue import Outbox


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
    def __init__(
        self, store: Store, sender: Sender, turns: FairQueue, outbox: Outbox, public_url: str
    ) -> None:
        self._store = store
        self._sender = sender
        self._turns = turns
        self._outbox = outbox
        self._public_url = public_url
        self._told: dict[str, tuple[str, tuple[int, ...]]] = {}
        """Of each table, the last turn that was told of, by whichever process."""

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
        self._outbox.begin(self._post(delivery))

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
        self._outbox.wake.set()

    async def send(self, delivery: KeptDelivery) -> Outcome | None:
        loaded = await asyncio.to_thread(self._store.load, delivery.table, 1 << 30, 1 << 30)
        if loaded is None or loaded.row.webhook is None:
            return None
        async with self._turns.turn(loaded.row.owner):
            return await self._sender.deliver(
                loaded.row.webhook,
                loaded.row.webhook_secret or "",
                delivery.id,
                delivery.body.encode(),
            )
