"""Sitting down at a table, and getting up before it has begun."""

import asyncio

import msgspec

from mathom.core.message import Reason, refuse
from mathom.server import wall_clock
from mathom.server.errors import (
    NotFound,
)
from mathom.server.identity import Who
from mathom.server.moderation.word_list import WordList
from mathom.server.rows import SeatRow
from mathom.server.store import Change
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import (
    GATHERING,
    OPEN,
    PLAYING,
    LiveTable,
)
from mathom.server.tables.rights import bot_seat, check_seat, must_differ, must_hold, must_own
from mathom.server.wire import (
    ChangeSeat,
    TableInfo,
)

CLAIM_LETTERS = 10
"""Of a code for another device. Nobody guesses one, however many addresses they have, so that
nobody need be kept from trying because of others: of ten letters out of 31 there are 8 * 10^14
codes. If a hundred were valid at any moment, and somebody had a server that answers a thousand
requests a second to themselves, they would find one in 260 years. (Of six letters there are 9
* 10^8, and they would find ten a day.) One household may be wrong ten times at once, and then
twice a minute.
"""
CLAIM_TIME = 10 * 60 * 1000


class Seating:
    def __init__(self, tables: Tables, words: WordList) -> None:
        self._tables = tables
        self._words = words

    async def take_seat(self, who: Who, id: str, seat: int, name: str) -> TableInfo:
        called = self._words.name(name)
        await asyncio.to_thread(self._tables.store.guests.call, who.guest, called, wall_clock.now())

        def take(table: LiveTable) -> Change | None:
            check_seat(table, seat)
            if (seat, who.guest) in table.holders:
                return None
            if table.seats[seat].kind != OPEN:
                raise refuse("refused-seat-taken")
            kept = [guest for number, guest in table.kept if number == seat]
            if kept and who.guest not in kept:
                raise refuse("refused-seat-kept", name=table.seats[seat].name or str(seat + 1))
            must_differ(table, who, called)
            sits = SeatRow(seat=seat, kind="person", name=called)
            return Change(seats=[sits], hold=[(seat, who.guest)], keep_no_longer=[seat])

        table = await self._tables.until_done(id, take, self._beginning)
        return await self._tables.info(who, table.id)

    async def take_kept(self, who: Who, id: str) -> TableInfo:
        """Sit down on every seat that is kept for this guest, under the name it was kept under."""

        def take(table: LiveTable) -> Change | None:
            kept = who.seats_at(table.id, table.kept)
            if not kept:
                return None
            for seat in kept:
                must_differ(table, who, table.seats[seat].name or "")
            sits = [SeatRow(seat=seat, kind="person", name=table.seats[seat].name) for seat in kept]
            hold = [(seat, who.guest) for seat in kept]
            return Change(seats=sits, hold=hold, keep_no_longer=kept)

        await self._tables.until_done(id, take, self._beginning)
        return await self._tables.info(who, id)

    async def _beginning(self, table: LiveTable, change: Change) -> Change:
        """If nobody is missing any more after this change, the game begins."""
        sitting = {seat.seat: seat for seat in change.seats}
        seats = [sitting.get(seat.seat, seat) for seat in table.seats]
        if any(seat.kind == OPEN for seat in seats):
            return change
        at = wall_clock.now()
        row = msgspec.structs.replace(table.row, state=PLAYING, started=at, moved=at)
        if not table.prefix:
            # Perhaps values were corrected while people gathered; nobody has played with the old.
            row.rules = table.game.rules_for(row.options)
        begun = await self._tables.begun(table, row, seats)
        change.columns = {
            "state": PLAYING,
            "rules": row.rules,
            "started": at,
            "moved": at,
            "waiting": begun.row.waiting,
            "waits_for_bot": begun.row.waits_for_bot,
            "ply": begun.row.ply,
        }
        return change

    async def change_seat(self, who: Who, id: str, seat: int, wanted: ChangeSeat) -> TableInfo:
        def give(table: LiveTable) -> Change:
            check_seat(table, seat)
            must_own(who, table)
            if table.row.state != GATHERING or table.seats[seat].kind == "person":
                raise refuse("refused-seat-taken")
            if wanted.kind == OPEN:
                return Change(seats=[SeatRow(seat=seat, kind=OPEN)], keep_no_longer=[seat])
            sits = bot_seat(table.game, seat, wanted.bot or "")
            return Change(seats=[sits], keep_no_longer=[seat])

        await self._tables.until_done(id, give, self._beginning)
        return await self._tables.info(who, id)

    async def leave_seat(self, who: Who, id: str, seat: int) -> TableInfo:
        def leave(table: LiveTable) -> Change:
            check_seat(table, seat)
            must_hold(who, table, seat)
            if table.row.state != GATHERING:
                raise refuse("refused-leave-running")
            return Change(seats=[SeatRow(seat=seat, kind=OPEN)], let_go=[seat])

        await self._tables.until_done(id, leave)
        return await self._tables.info(who, id)

    async def hand_out(self, who: Who, id: str, seat: int, code: str, fingerprint: str) -> int:
        """Keep a short code that lets another device play this seat; returns when it expires."""
        async with self._tables.at(id) as table:
            check_seat(table, seat)
            await self._tables.must_hold(who, table, seat)
        expires = wall_clock.now() + CLAIM_TIME
        await asyncio.to_thread(
            self._tables.store.guests.offer_claim, fingerprint, id, seat, expires
        )
        return expires

    async def claim(self, who: Who, fingerprint: str) -> tuple[TableInfo, int]:
        found = await asyncio.to_thread(
            self._tables.store.guests.use_claim, fingerprint, wall_clock.now()
        )
        if found is None:
            raise NotFound(Reason("refused-claim"))
        id, seat = found
        await self._tables.until_done(
            id,
            lambda table: (
                None if (seat, who.guest) in table.holders else Change(hold=[(seat, who.guest)])
            ),
        )
        return await self._tables.info(who, id), seat
