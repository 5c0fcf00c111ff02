"""All that is kept of a guest, for themselves: what they could see anyway, in one place.

Tables are read one at a time into a copy that is thrown away again: somebody may have played at
hundreds of them, and the inn shall not hold them all because of it.
"""

import asyncio
from collections.abc import AsyncGenerator
from datetime import UTC, datetime

import msgspec

from mathom.core.message import Refused
from mathom.core.orders import NO_ORDERS
from mathom.server import wall_clock
from mathom.server.identity import Who
from mathom.server.replay_worker import ReplayWorker
from mathom.server.store import Loaded, Store
from mathom.server.tables.live_table import GATHERING, OVER, LiveTable, table_info
from mathom.server.wire import ChatLine, MyData, MyDevice, MyReport, MyTable


async def written(store: Store, replays: ReplayWorker, who: Who) -> AsyncGenerator[bytes, None]:
    """`MyData` as JSON, piece by piece."""
    about, traces = await asyncio.to_thread(
        lambda: (_about(store, who), store.erasing.traces(who.guest))
    )
    # The tables are the last field, so that they can follow one by one.
    yield msgspec.json.encode(about).removesuffix(b"]}")
    comma = b""
    for trace in traces:
        kept = await asyncio.to_thread(_kept, store, who, trace.id)
        if kept is not None:
            yield comma + await replays.work(who.household, _at_table, who, kept)
            comma = b",\n"
    yield b"]}\n"


def _about(store: Store, who: Who) -> MyData:
    day = store.guests.seen_on(who.guest)
    seen = "" if day is None else datetime.fromtimestamp(day * wall_clock.DAY / 1000, UTC)
    return MyData(
        made=wall_clock.now(),
        guest="" if who.new else who.guest,
        name=store.guests.name(who.guest),
        seen=f"{seen:%Y-%m-%d}" if seen else "",
        decks=store.guests.decks(who.guest),
        reports=_reports(store, who),
        devices=[
            MyDevice(each.endpoint, each.p256dh, each.auth, each.lang, each.made)
            for each in store.subscriptions.of(who.guest)
        ],
        tables=[],
    )


def _reports(store: Store, who: Who) -> list[MyReport]:
    found = []
    for kept in store.reports.by(who.guest):
        said = msgspec.json.decode(kept.body)
        found.append(MyReport(said["table"], kept.at, said["text"], said["page"], said["browser"]))
    return found


class Kept(msgspec.Struct):
    """What the database has of a guest at one table."""

    loaded: Loaded
    hidden: bool
    said: list[ChatLine]


def _kept(store: Store, who: Who, id: str) -> Kept | None:
    loaded = store.load(id)
    if loaded is None:
        return None
    mine = who.seats_at(id, loaded.holders)
    hidden, said = store.lists.hides(id, who.guest), store.chats.said_by(id, who.guest, mine)
    return Kept(loaded, hidden, said)


def _at_table(who: Who, kept: Kept) -> bytes:
    """`MyTable` as JSON. Its game is played again for it."""
    loaded = kept.loaded
    mine = who.seats_at(loaded.row.id, loaded.holders)
    try:
        live = None if loaded.row.state == GATHERING else LiveTable(loaded)
    except Refused:
        live = None  # begun under other rules: nobody can look at it any more
    running = live is not None and live.row.state != OVER
    found = MyTable(
        table=table_info(loaded, who, set(), 0) if live is None else live.info(who, set(), 0),
        opened=who.owns(loaded.row.owner),
        hidden=kept.hidden,
        orders={
            seat: loaded.seats[seat].orders
            for seat in mine
            if loaded.seats[seat].orders != NO_ORDERS
        },
        said=kept.said,
        record=None if live is None else live.public_record(),
        positions=[live.position(seat, wall_clock.now()) for seat in mine]
        if live is not None and running
        else [],
    )
    return msgspec.json.encode(found)
