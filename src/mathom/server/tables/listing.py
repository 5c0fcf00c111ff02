"""Tables as lists show them."""

import asyncio

from mathom.server import wall_clock
from mathom.server.identity import Who
from mathom.server.store import Loaded
from mathom.server.tables.fair_list import SHOWN, in_order
from mathom.server.tables.in_memory import Tables
from mathom.server.tables.live_table import (
    GATHERING,
    OVER,
    PLAYING,
    table_info,
)
from mathom.server.wire import (
    TableInfo,
)

LISTED_FOR = 7 * 24 * 60 * 60 * 1000
"""Milliseconds after which a table where nothing happens is no longer shown to strangers."""


class Listing:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def open_tables(self, who: Who) -> list[TableInfo]:
        at, store, rooms = wall_clock.now(), self._tables.store, self._tables.rooms
        present = {id for id, room in rooms.items() if room.listeners and room.here()}
        found = await asyncio.to_thread(store.lists.public, at - LISTED_FOR, present)
        ids = in_order(found, present, self._tables.households.of, at)[:SHOWN]
        return [
            self._listed(who, loaded) for loaded in await asyncio.to_thread(store.lists.these, ids)
        ]

    async def tables_of(self, who: Who) -> list[TableInfo]:
        found = await asyncio.to_thread(self._tables.store.lists.of_guest, who.guest, 100)
        infos = [
            self._listed(who, loaded)
            for loaded in found
            if who.only is None or who.only[0] == loaded.row.id
        ]
        running = {PLAYING: 1, GATHERING: 2, OVER: 3}
        return sorted(infos, key=lambda t: (running[t.state], not _waits_for_you(t), -t.moved))

    def _listed(self, who: Who, loaded: Loaded) -> TableInfo:
        room = self._tables.rooms.get(loaded.row.id)
        here = set() if room is None else room.here()
        return table_info(loaded, who, here, 0 if room is None else room.watchers())


def _waits_for_you(table: TableInfo) -> bool:
    return any(seat in table.asked and table.seats[seat].bot is None for seat in table.you)
