"""Leaving a table: giving up a game, going before it has begun, taking it off one's list.

A side gives up together. Its people talk it over among themselves, and the other sides hear of it
only when it is done: until then neither their positions nor how often they are sent anything shows
that somebody thinks of it (`LiveTable.revision_seen_by`).
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from mathom.core.event import SPECTATOR
from mathom.core.message import Reason, Refused, refuse
from mathom.core.record import Resign
from mathom.server import wall_clock
from mathom.server.errors import NotYours, Stale, Unavailable
from mathom.server.identity import Who
from mathom.server.rows import RECORD, Resigning, SeatRow
from mathom.server.store import Change
from mathom.server.tables.in_memory import TRIES, Tables
from mathom.server.tables.listing import LISTED_FOR
from mathom.server.tables.live_table import GATHERING, OPEN, OVER, LiveTable
from mathom.server.wire import ResignAnswer, Resigned


class Leaving:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    # Giving up

    async def resign(self, who: Who, id: str, seat: int) -> Resigned:
        async with self._tables.at(id) as table:
            await self._must_play(who, table, seat)
            for _ in range(TRIES):
                before, talk = table.talk_of(seat), _would_give_up(table, seat)
                if not table.must_agree_to_resign(talk):
                    return await self._give_up(table, talk, seat)
                if before.refused is not None and before.ply == talk.ply:
                    raise refuse("refused-resign-refused")
                if talk == before:
                    raise refuse("refused-resign-asked")
                if await self._talk(table, talk):
                    return Resigned(table.ply_seen_by(seat), done=False)
        raise Unavailable(Reason("refused-busy"))

    async def answer(self, who: Who, id: str, answer: ResignAnswer) -> Resigned:
        """Agree to give up, or rather play on. Who asked can think better of it."""
        seat = answer.seat
        async with self._tables.at(id) as table:
            await self._tables.refresh(table)
            await self._must_play(who, table, seat)
            for _ in range(TRIES):
                talk = table.talk_of(seat)
                if talk.seat is None or talk.refused is not None:
                    raise refuse("refused-resign-gone")
                if answer.agree:
                    talk = _would_give_up(table, seat)
                    if not table.must_agree_to_resign(talk):
                        return await self._give_up(table, talk, seat)
                elif talk.seat in table.held_with(seat):
                    talk = Resigning(talk.side, talk.changes)
                else:
                    talk = msgspec.structs.replace(talk, refused=seat)
                if await self._talk(table, talk):
                    return Resigned(table.ply_seen_by(seat), done=False)
        raise Unavailable(Reason("refused-busy"))

    async def _must_play(self, who: Who, table: LiveTable, seat: int) -> None:
        await self._tables.must_hold(who, table, seat)
        if table.match is None:
            await self._tables.refresh(table)
        if table.match is None:
            raise refuse("refused-not-begun")
        if table.row.state == OVER:
            raise Refused(Reason("reason-game-over"))
        reason = table.match.why_not_resign(seat)
        if reason is not None:
            raise Refused(reason)

    async def _talk(self, table: LiveTable, talk: Resigning) -> bool:
        """Keep what a side says among itself; not if the table has changed meanwhile."""
        talk = msgspec.structs.replace(talk, changes=talk.changes + 1)
        others = [other for other in table.row.resigning if other.side != talk.side]
        return await self._tables.amend(table, Change(columns={"resigning": [*others, talk]}))

    async def _give_up(self, table: LiveTable, talk: Resigning, seat: int) -> Resigned:
        """Write it down for every seat of the side. Nobody hears of the one without the other."""
        for _ in range(TRIES):
            # Who asked must not be shown a position because another process was faster.
            with suppress(Stale):
                for each in _still_there(table, talk):
                    await self._tables.write(table, Resign(each), agreed=talk.agreed)
                return Resigned(table.ply_seen_by(seat), done=True)
        raise Unavailable(Reason("refused-busy"))

    async def give_up_alone(self, who: Who, id: str) -> None:
        """Give up wherever nobody else has to agree, and nobody else plays the seat as well."""
        async with self._tables.at(id) as table:
            await self._tables.refresh(table)
            if not any(guest != who.guest for _, guest in table.holders):
                return  # nobody would hear of it
            for seat in table.seats_of(who):
                shared = any(n == seat and guest != who.guest for n, guest in table.holders)
                if table.match is None or table.row.state == OVER or shared or table.is_bot(seat):
                    continue
                if table.match.why_not_resign(seat) is None:
                    talk = _would_give_up(table, seat)
                    if not table.must_agree_to_resign(talk):
                        await self._give_up(table, talk, seat)

    # Before the start

    async def leave(self, who: Who, id: str) -> None:
        """Leave a table that has not begun. If somebody else sits there, it is theirs now; if
        nobody does, it is closed, as is a record that one has brought. Who is only asked in says no
        by it.
        """

        def leave(table: LiveTable) -> Change:
            mine = table.seats_of(who)
            kept = who.seats_at(table.id, table.kept)
            owner = who.owns(table.row.owner)
            if not (mine or kept or owner):
                raise NotYours(Reason("refused-not-your-seat"))
            if owner and table.row.ended == RECORD:
                return Change(close=True)
            if table.row.state != GATHERING:
                raise refuse("refused-leave-running")
            left = sorted(held for held in table.holders if held[0] not in mine)
            if owner and not left:
                return Change(close=True)
            change = Change(
                seats=[SeatRow(seat=seat, kind=OPEN) for seat in (*mine, *kept)],
                let_go=mine,
                keep_no_longer=kept,
            )
            if owner:
                change.columns = {"owner": left[0][1], "webhook": None, "webhook_secret": None}
            return change

        await self._tables.until_done(id, leave)

    # One's own list

    async def hide(self, who: Who, id: str, hidden: bool) -> None:
        """Take a table off one's list, or put it back.

        A game that is over stays away for good, and so does one in which nobody waits for this
        guest: because they have given up, or only bots play with them. A game with others must
        have stood still for a week, and comes back as soon as somebody moves there.
        """
        async with self._tables.at(id) as table:
            mine = table.seats_of(who)
            if not mine and not who.owns(table.row.owner):
                raise NotYours(Reason("refused-not-your-seat"))
            store, moved = self._tables.store, None
            if not hidden:
                await asyncio.to_thread(store.lists.unhide, id, who.guest)
                return
            if table.row.state == GATHERING:
                raise refuse("refused-hide-gathering")
            if table.row.state != OVER and _is_waited_for(table, mine):
                moved = table.moved()
                if wall_clock.now() - moved < LISTED_FOR:
                    raise refuse("refused-hide-running")
            await asyncio.to_thread(store.lists.hide, id, who.guest, moved)


def _would_give_up(table: LiveTable, seat: int) -> Resigning:
    """What a side says once this seat would give up, and all others of it that its player holds."""
    assert table.match is not None
    talk = table.talk_of(seat)
    if talk.seat is None or talk.refused is not None:
        ply = table.ply_seen_by(SPECTATOR)
        talk = Resigning(talk.side, talk.changes, seat, ply)
    mine = table.held_with(seat).intersection(table.match.sides[talk.side])
    return msgspec.structs.replace(talk, agreed=tuple(sorted({*talk.agreed, *mine})))


def _still_there(table: LiveTable, talk: Resigning) -> Iterable[int]:
    assert table.match is not None
    return [
        seat
        for seat in table.match.sides[talk.side]
        if seat not in table.match.resigned and table.row.state != OVER
    ]


def _is_waited_for(table: LiveTable, mine: list[int]) -> bool:
    """Whether other people play with somebody who has not given up."""
    playing = [seat for seat in mine if seat not in table.row.resigned]
    return bool(playing) and any(seat not in mine for seat in table.persons())
