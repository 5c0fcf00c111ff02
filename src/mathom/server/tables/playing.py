"""Choosing, and what somebody orders in advance."""

import msgspec

from mathom.core.message import Reason, Refused, refuse
from mathom.core.orders import Until
from mathom.core.record import Choice
from mathom.server import wall_clock
from mathom.server.errors import (
    Stale,
    Unavailable,
)
from mathom.server.identity import Who
from mathom.server.store import Change
from mathom.server.tables.in_memory import TRIES, Tables
from mathom.server.tables.live_table import OVER, LiveTable
from mathom.server.tables.rights import check_seat, must_hold
from mathom.server.wire import (
    Chosen,
    NewChoice,
    NewOrders,
    OrdersInfo,
)


class Playing:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def choose(self, who: Who, id: str, choice: NewChoice) -> Chosen:
        async with self._tables.at(id) as table:
            await self._tables.must_hold(who, table, choice.seat)
            for _ in range(TRIES):
                try:
                    return await self._choose(table, choice)
                except Stale:
                    # Another process was faster: perhaps with this very choice, or with one that
                    # somebody made in secret and that changes nothing for this seat.
                    known = table.keys.get(choice.key, (None, 0))[0] == choice.seat
                    if not known and choice.ply != table.ply_seen_by(choice.seat):
                        raise
        raise Unavailable(Reason("refused-busy"))

    async def _choose(self, table: LiveTable, choice: NewChoice) -> Chosen:
        seat, ply = table.keys.get(choice.key, (None, 0))
        if seat == choice.seat:
            return Chosen(ply)
        await self._tables.must_be_current(table, choice.seat, choice.ply)
        if table.is_bot(choice.seat):
            raise refuse("refused-handed-over")
        await self._tables.write(table, Choice(choice.seat, choice.code), choice.key)
        return Chosen(table.ply_seen_by(choice.seat))

    async def why_not(self, who: Who, id: str, seat: int, code: str) -> tuple[Reason | None, str]:
        """The reason, and the game in whose words it is said."""
        async with self._tables.at(id) as table:
            await self._tables.must_hold(who, table, seat)
            if table.match is None:
                raise refuse("refused-not-begun")
            if table.row.state == OVER:
                return Reason("reason-game-over"), table.row.game
            return table.match.why_not(seat, code), table.row.game

    async def give_orders(self, who: Who, id: str, seat: int, wanted: NewOrders) -> OrdersInfo:
        def give(table: LiveTable) -> Change | None:
            check_seat(table, seat)
            must_hold(who, table, seat)
            match = table.match
            if match is None:
                raise refuse("refused-not-begun")
            if not match.game.windows:
                raise refuse("refused-no-windows")
            if table.row.state == OVER:
                raise Refused(Reason("reason-game-over"))
            if table.is_bot(seat):
                raise refuse("refused-handed-over")
            until = None if wanted.passing is None else Until(wanted.passing)
            orders = match.ordered(seat, until, wanted.stops, wanted.skips)
            begins = orders.passing not in (None, match.orders[seat].passing)
            if begins and wanted.ply != table.ply_seen_by(seat):
                # Something has changed already: perhaps they would not pass at that.
                raise Stale(table.position(seat, wall_clock.now()))
            if orders == match.orders[seat]:
                return None
            mine, would = table.seats[seat], list(match.orders)
            would[seat] = orders
            bots = any(table.is_bot(ask.seat) for ask in table.asks)
            return Change(
                seats=[msgspec.structs.replace(mine, orders=orders, ordered=mine.ordered + 1)],
                columns={"waits_for_bot": bots or match.by_orders(would) is not None},
                lines=table.lines,
            )

        table = await self._tables.until_done(id, give)
        given = table.orders_info(seat)
        assert given is not None
        return given
