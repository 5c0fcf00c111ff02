"""Webhooks: a table's owner is told by letter whose turn it is. They are kept till they arrive."""

import asyncio
import logging

import msgspec

from mathom.core.event import SPECTATOR
from mathom.server import wall_clock
from mathom.server.fair_queue import FairQueue
from mathom.server.keys import word
from mathom.server.measures import WEBHOOKS
from mathom.server.store import Store
from mathom.server.store.letters import KeptLetter
from mathom.server.tables.clocks import APART
from mathom.server.tables.live_table import OVER, PLAYING, LiveTable
from mathom.server.webhooks.delivery import BACKOFF, Delivered, Sender, Undelivered

log = logging.getLogger("mathom.webhooks")
LEASE = 60_000 + APART
"""Milliseconds for which no other process tries the same letter, whatever its clock says."""
LONGEST = [LEASE + APART, *(max(LEASE, seconds * 1000) + APART for seconds in BACKOFF)]
"""By attempts: a letter that seems to be due later than that was put off before some clock was set
back. It is due now."""


AT_ONCE = 32
"""So many letters are on their way at once; those of different owners take turns."""
STOP_PATIENCE = 2.0


class Asked(msgspec.Struct, frozen=True):
    seat: int
    name: str


class Letter(msgspec.Struct, frozen=True):
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
        """Of each table, the last turn that a letter was written about, by whichever process."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[str] = set()
        self._turns = FairQueue(AT_ONCE)
        self.wake = asyncio.Event()

    def write(self, table: LiveTable) -> None:
        """Write a letter if it is somebody else's turn now, or nobody's any more."""
        if not self.note(table):
            return
        event, asked = self._told[table.id]
        letter = Letter(
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
        task = asyncio.create_task(self._post(letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def note(self, table: LiveTable) -> bool:
        """Remember whose turn it is, and say whether that is new and to be told. Whoever changed
        the turn writes the letter; the other processes only take note.
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

    async def _post(self, letter: Letter) -> None:
        body = msgspec.json.encode(letter).decode()
        await asyncio.to_thread(self._store.letters.post, letter.id, letter.table, body)
        self.wake.set()

    async def send_due(self) -> list["asyncio.Task[None]"]:
        """Send what is due on its way. Nobody waits for it: a receiver that is slow to answer must
        not delay the others' letters.
        """
        due = await asyncio.to_thread(self._store.letters.due, wall_clock.now(), LEASE, LONGEST)
        sent = []
        for letter in due:
            if letter.id not in self._under_way:
                self._under_way.add(letter.id)
                sent.append(asyncio.create_task(self._deliver(letter)))
                self._tasks.add(sent[-1])
                sent[-1].add_done_callback(self._tasks.discard)
        return sent

    async def deliver_due(self) -> None:
        """Deliver what is due, and put off what could not be delivered."""
        await asyncio.gather(*await self.send_due())

    async def _deliver(self, letter: KeptLetter) -> None:
        try:
            loaded = await asyncio.to_thread(self._store.load, letter.table, 1 << 30, 1 << 30)
            if loaded is None or loaded.row.webhook is None:
                await asyncio.to_thread(self._store.letters.forget, letter.id)
                return
            async with self._turns.turn(loaded.row.owner):
                outcome = await self._sender.deliver(
                    loaded.row.webhook,
                    loaded.row.webhook_secret or "",
                    letter.id,
                    letter.body.encode(),
                )
            await self._note_outcome(letter, outcome)
        finally:
            self._under_way.discard(letter.id)

    async def _note_outcome(self, letter: KeptLetter, outcome: Delivered | Undelivered) -> None:
        letters, tries = self._store.letters, letter.attempts
        if isinstance(outcome, Undelivered) and outcome.retry and tries < len(BACKOFF):
            WEBHOOKS.add("put off")
            due = wall_clock.now() + BACKOFF[tries] * 1000
            await asyncio.to_thread(letters.try_again, letter.id, tries + 1, due)
            return
        if isinstance(outcome, Delivered):
            WEBHOOKS.add("delivered")
        else:
            WEBHOOKS.add("given up")
            log.warning("gave up a letter: %s", outcome.reason)
        await asyncio.to_thread(letters.forget, letter.id)

    async def stop(self) -> None:
        """What is not delivered yet is still due when the server is back."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
