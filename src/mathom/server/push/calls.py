"""Who is called to which table: one call for each, and not again until they have moved there.

A call is kept as a delivery, and sent after a moment of grace. Who is connected is known only to
the process that they are connected to; within that moment each process withdraws the calls to those
who sit before the table anyway. What a call says is found when it is sent: nothing of it is kept.
"""

import asyncio
from typing import Final

import msgspec

from mathom.core.message import Refused
from mathom.server import wall_clock
from mathom.server.fair_queue import FairQueue
from mathom.server.keys import Keys
from mathom.server.moderation.restrictions import Restrictions
from mathom.server.push.sealing import Sealer
from mathom.server.store import Loaded, Store
from mathom.server.store.deliveries import KeptDelivery
from mathom.server.store.subscriptions import Subscription
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import BOT, PLAYING, LiveTable
from mathom.server.webhooks.delivery import Outcome, Sender, not_taken
from mathom.server.webhooks.queue import Outbox
from mathom.server.words import words

GRACE: Final = 2.0
"""Seconds. Every process looks around once in each."""
DEAD: Final = (not_taken(404), not_taken(410))
"""What a push service answers when a device takes no calls any more."""
TOPIC_LETTERS: Final = 32
"""The most that a topic may have."""
ALL_OF_IT: Final = 1 << 30
"""More lines than any record has: what is loaded from there on has none."""


class Call(msgspec.Struct, frozen=True):
    """What a device is told, and shows."""

    table: str
    text: str
    lang: str


class Calls:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        restrictions: Restrictions,
        keys: Keys,
        sealer: Sealer | None,
        sender: Sender,
        turns: FairQueue,
        outbox: Outbox,
    ) -> None:
        """Without a sealer nobody is called."""
        self._store = store
        self._tables = tables
        self._restrictions = restrictions
        self._keys = keys
        self.sealer = sealer
        self._sender = sender
        self._turns = turns
        self._outbox = outbox
        self._awaited: dict[str, dict[str, float]] = {}
        """By table, the guests who are waited for, and since when by the clock of the loop."""

    # When it is somebody's turn

    def note(self, table: LiveTable) -> list[str]:
        """Remember who is waited for, and say who was not before. Whoever made it their turn calls
        them; the other processes only take note.
        """
        before, moment = self._awaited.get(table.id, {}), asyncio.get_running_loop().time()
        now = {guest: before.get(guest, moment) for guest in _awaited(table)}
        if now:
            self._awaited[table.id] = now
        else:
            self._awaited.pop(table.id, None)
        return sorted(now.keys() - before.keys())

    def write(self, table: LiveTable) -> None:
        """Call those whose turn it is now, unless they are there."""
        for guest in self.note(table):
            self._call(table, guest)

    def lost(self, table: LiveTable, guest: str, heard: float) -> None:
        """Somebody's line has ended without a word; they were last heard of at that moment. If it
        became their turn afterwards, they may never have seen it: phones fall silent so.
        """
        since = self._awaited.get(table.id, {}).get(guest)
        if since is not None and heard < since:
            self._call(table, guest)

    def forget_idle(self) -> None:
        """Of tables that are not in memory any more."""
        for id in self._awaited.keys() - self._tables.rooms.keys():
            del self._awaited[id]

    def _call(self, table: LiveTable, guest: str) -> None:
        if self.sealer is not None and not self._tables.is_here(table.id, guest):
            self._outbox.begin(self._post(table.id, guest, _moves(table, guest)))

    async def _post(self, table: str, guest: str, moves: int) -> None:
        due = wall_clock.now() + int(GRACE * 1000)
        if await asyncio.to_thread(self._store.subscriptions.call, table, guest, moves, due):
            asyncio.get_running_loop().call_later(GRACE, self._outbox.wake.set)

    # When it is sent

    async def withdraw_seen(self) -> None:
        """Of all calls, whichever process has kept them, those to who sits at the table here."""
        if self.sealer is None or not any(room.listeners for room in self._tables.rooms.values()):
            return
        subscriptions = self._store.subscriptions
        for table, guest in await asyncio.to_thread(subscriptions.waiting):
            if self._tables.is_here(table, guest):
                await asyncio.to_thread(subscriptions.withdraw, table, guest)

    async def send(self, delivery: KeptDelivery) -> Outcome | None:
        subscriptions = self._store.subscriptions
        device = await asyncio.to_thread(subscriptions.find, delivery.subscription or "")
        loaded = await asyncio.to_thread(self._store.load, delivery.table, ALL_OF_IT, ALL_OF_IT)
        if self.sealer is None or device is None or loaded is None:
            return None
        here = self._tables.is_here(delivery.table, device.guest)
        if here or not _still_awaited(loaded, device.guest):
            if not delivery.attempts:
                await asyncio.to_thread(subscriptions.withdraw, delivery.table, device.guest)
            return None
        if self._restrictions.holds_back(device.guest):
            return None
        try:
            body = msgspec.json.encode(Call(loaded.row.id, said(loaded, device), device.lang))
        except Refused:
            return None  # the game itself is gone
        topic = self._keys.fingerprint(loaded.row.id)[:TOPIC_LETTERS]
        sealed, headers = await asyncio.to_thread(self.sealer.sealed, device, body, topic)
        async with self._turns.turn(device.guest):
            outcome = await self._sender.post(device.endpoint, headers, sealed)
        if outcome in DEAD:
            await asyncio.to_thread(subscriptions.forget, device.id)
        return outcome


def said(loaded: Loaded, device: Subscription) -> str:
    """What lists show of it, in the language of the device. Whoever has the link may know all of
    it.
    """
    text = words(device.lang, loaded.row.game)
    mine = {seat for seat, guest in loaded.holders if guest == device.guest}
    others = [s.name for s in loaded.seats if s.seat not in mine and s.kind != BOT and s.name]
    who = "nobody" if not others else "one" if len(loaded.seats) == 2 else "several"
    return text("call-turn", game=text("title"), who=who, names=", ".join(others))


def _awaited(table: LiveTable) -> set[str]:
    """Guests who are asked something that neither a bot nor their orders answer, where somebody
    else plays: bots can wait.
    """
    match = table.match
    if match is None or table.row.state != PLAYING or table.still:
        return set()
    asked = {
        ask.seat
        for ask in table.asks
        if not table.is_bot(ask.seat) and not match.is_spared(ask.seat)
    }
    if not asked:
        return set()
    persons = set(table.persons())
    waiting = {guest for seat, guest in table.holders if seat in asked}
    return {guest for guest in waiting if persons - table.seats_held_by(guest)}


def _moves(table: LiveTable, guest: str) -> int:
    """How many lines of the record are theirs. Lines are only ever added, so it only grows."""
    theirs = tuple(f"{seat} " for seat in table.seats_held_by(guest))
    lines = [] if table.match is None else table.match.lines
    return sum(line.startswith(theirs) for line in lines)


def _still_awaited(loaded: Loaded, guest: str) -> bool:
    row = loaded.row
    mine = {seat for seat, holder in loaded.holders if holder == guest}
    return (
        row.state == PLAYING
        and row.closed is None
        and any(
            asked.seat in mine
            and asked.seat not in row.resigned
            and loaded.seats[asked.seat].bot is None
            for asked in row.waiting
        )
    )
