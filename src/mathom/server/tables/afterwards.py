"""The same again."""

from collections.abc import Sequence

import msgspec

from mathom.core.chance import new_seed
from mathom.core.message import Reason, refuse
from mathom.server import wall_clock
from mathom.server.errors import (
    NotYours,
)
from mathom.server.identity import Who
from mathom.server.keys import word
from mathom.server.rows import SeatRow
from mathom.server.store import Change
from mathom.server.tables.in_memory import TABLE_LETTERS, Tables
from mathom.server.tables.live_table import BOT, GATHERING, OPEN, OVER, PLAYING, LiveTable
from mathom.server.tables.rights import must_be_open
from mathom.server.tables.seating import Seating
from mathom.server.wire import (
    TableInfo,
)


class Afterwards:
    def __init__(self, tables: Tables, seating: Seating) -> None:
        self._tables = tables
        self._seating = seating

    async def rematch(self, who: Who, id: str, keep_sides: bool) -> TableInfo:
        """The same again: those who played find their seats kept; bots are there already. Whoever
        comes second sits down where the first one has kept a seat.
        """
        async with self._tables.at(id) as table:
            must_be_open(table)
            mine = table.seats_of(who)
            if not mine:
                raise NotYours(Reason("refused-not-your-seat"))
            if table.row.state != OVER:
                raise refuse("refused-rematch-running")
            # Somebody may have asked at another process, or closed that table again.
            await self._tables.refresh(table)
            if table.row.rematch is not None:
                again = table.row.rematch
            else:
                again = await self._play_again(who, table, mine, keep_sides)
        return await self._seating.take_kept(who, again)

    async def _play_again(
        self, who: Who, table: LiveTable, mine: Sequence[int], keep_sides: bool
    ) -> str:
        at = wall_clock.now()
        seats, keep = [], []
        on = 0 if keep_sides else _change_over(table)

        def next_seat(seat: int) -> int:
            return (seat + on) % len(table.seats)

        for seat in table.seats:
            there = next_seat(seat.seat)
            if seat.kind == BOT:
                seats.append(SeatRow(seat=there, kind=BOT, name=seat.name, bot=seat.bot))
            elif seat.seat in mine:
                seats.append(SeatRow(seat=there, kind="person", name=seat.name))
            else:
                seats.append(SeatRow(seat=there, kind=OPEN, name=seat.name))
                keep += [(there, guest) for held, guest in table.holders if held == seat.seat]
        seats.sort(key=lambda seat: seat.seat)
        row = msgspec.structs.replace(
            table.row,
            id=word(TABLE_LETTERS),
            rules=table.game.rules_for(table.row.options),
            seed=new_seed(),
            owner=who.guest,
            created=at,
            started=at,
            moved=at,
            touched=at,
            state=GATHERING if any(seat.kind == OPEN for seat in seats) else PLAYING,
            ended=None,
            winners=None,
            branch=None,
            rematch=None,
            lesson=False,
            rematch_by=None,
            webhook=None,
            webhook_secret=None,
            request=None,
            resigning=[],
            resigned=[],
            revision=0,
        )
        hold = [(next_seat(seat), who.guest) for seat in mine]
        info = await self._tables.begin(who, row, seats, hold, [], keep)
        asked = {"rematch": info.id, "rematch_by": mine[0]}
        if not await self._tables.amend(table, Change(columns=asked)):
            # Somebody else asked for it at the same moment; theirs stands.
            return table.row.rematch or info.id
        return info.id


def _change_over(table: LiveTable) -> int:
    """By how many seats everybody moves on, so that sides change over. Who plays against bots alone
    has chosen a side and keeps it.
    """
    people = sum(seat.kind != BOT for seat in table.seats)
    sides = table.game.roles(table.row.options, len(table.seats))
    return 1 if people > 1 and len(set(sides)) > 1 else 0
