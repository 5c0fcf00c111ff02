"""When somebody's time is up: a bot plays on, or the others win; and coming back."""

import msgspec

from mathom.bots import strongest
from mathom.core.message import Reason, Refused, refuse
from mathom.server import wall_clock
from mathom.server.errors import (
    NotYours,
)
from mathom.server.identity import Who
from mathom.server.store import Change
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import OVER, PLAYING, LiveTable
from mathom.server.tables.rights import check_seat, must_hold
from mathom.server.wire import (
    TableInfo,
    TimeClaim,
)


class TimeClaims:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def claim(self, who: Who, id: str, claim: TimeClaim) -> TableInfo:
        def settle(table: LiveTable) -> Change:
            check_seat(table, claim.seat)
            check_seat(table, claim.against)
            must_hold(who, table, claim.seat)
            if claim.seat == claim.against:
                raise NotYours(Reason("refused-not-your-seat"))
            at = wall_clock.now()
            if not table.may_hand_over(claim.seat, claim.against, at):
                raise refuse("refused-time-left")
            if claim.what == "win":
                if table.clocks is None:
                    raise refuse("refused-no-clock")
                winners = [
                    seat.seat
                    for seat in table.seats
                    if not table.out_of_time(seat.seat, at) and seat.seat not in table.row.resigned
                ]
                return Change(
                    columns={
                        "state": OVER,
                        "ended": "time",
                        "winners": winners,
                        "waiting": [],
                        "waits_for_bot": False,
                        "moved": at,
                    },
                    lines=table.lines,
                )
            seat = table.seats[claim.against]
            return Change(
                seats=[msgspec.structs.replace(seat, bot=strongest(table.game))],
                columns={
                    "waits_for_bot": table.waits_for_bot()
                    or any(ask.seat == claim.against for ask in table.asks)
                },
                lines=table.lines,
            )

        await self._tables.until_done(id, settle)
        return await self._tables.info(who, id)

    async def come_back(self, who: Who, id: str, seat: int) -> TableInfo:
        """Take one's seat back from the bot that it was handed to."""

        def back(table: LiveTable) -> Change | None:
            check_seat(table, seat)
            must_hold(who, table, seat)
            mine = table.seats[seat]
            if seat in table.row.resigned:
                raise Refused(Reason("reason-resigned"))
            if mine.bot is None or table.row.state != PLAYING:
                return None
            since = table.after_all_lines(wall_clock.now())
            return Change(seats=[msgspec.structs.replace(mine, bot=None, since=since)])

        await self._tables.until_done(id, back)
        return await self._tables.info(who, id)
