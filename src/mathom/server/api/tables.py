"""Opening, finding and joining tables."""

import asyncio
from typing import Any

from litestar import Request, delete, get, post, put

from mathom.server import wall_clock
from mathom.server.api.common import SeatNo, TableId, must_be_guest, remember
from mathom.server.errors import NotFound
from mathom.server.identity import Who, seat_token
from mathom.server.inn import Inn
from mathom.server.keys import word
from mathom.server.limits import CODES, LINES
from mathom.server.tables.seating import CLAIM_LETTERS
from mathom.server.webhooks.delivery import new_secret
from mathom.server.webhooks.targets import vet
from mathom.server.wire import (
    ChangeSeat,
    Claim,
    ClaimCode,
    Me,
    MyName,
    NewTable,
    NewWebhook,
    SeatTaken,
    TableInfo,
    TableList,
    TakeSeat,
    Webhook,
)

PLAYED = 3
"""How often what was played elsewhere before is played again until a table has begun with it."""


@get("/me", operation_id="me", tags=["people"])
async def me(request: Request[Any, Any, Any], inn: Inn, who: Who) -> Me:
    """Who you are here. The first answer brings the cookie that says so."""
    name, first_today = await asyncio.to_thread(inn.store.guests.greet, who.guest, wall_clock.now())
    remember(request, who, again=first_today)
    return Me(name)


@put("/me", operation_id="nameMe", tags=["people"])
async def name_me(request: Request[Any, Any, Any], inn: Inn, who: Who, data: MyName) -> Me:
    """Take a name."""
    must_be_guest(who)
    remember(request, who)
    name = inn.words.name(data.name)
    await asyncio.to_thread(inn.store.guests.call, who.guest, name, wall_clock.now())
    return Me(name)


@get("/tables", operation_id="openTables", tags=["tables"])
async def open_tables(inn: Inn, who: Who) -> TableList:
    """Tables that everybody may find: to join while they gather, to watch while they play. First
    come those where somebody is, then the newest, and of each owner only a few before the others'.
    """
    return TableList(await inn.listing.open_tables(who))


@get("/tables/mine", operation_id="myTables", tags=["tables"])
async def my_tables(inn: Inn, who: Who) -> TableList:
    """Your tables; those that wait for you come first."""
    return TableList([] if who.new else await inn.listing.tables_of(who))


@post("/tables", operation_id="openTable", tags=["tables"])
async def open_table(
    request: Request[Any, Any, Any], inn: Inn, who: Who, data: NewTable
) -> TableInfo:
    """Open a table. It begins at once if no seat is left open."""
    must_be_guest(who)
    if data.branch is not None:
        inn.limits.spend("replay", who.household, PLAYED * data.branch.ply / LINES)
    remember(request, who)
    return await inn.opening.open_table(who, data)


@get("/tables/{table:str}", operation_id="table", tags=["tables"])
async def table_info(inn: Inn, who: Who, table: TableId) -> TableInfo:
    """A table."""
    return await inn.tables.info(who, table)


@post(
    "/tables/{table:str}/seats/{seat:int}",
    operation_id="takeSeat",
    tags=["tables"],
    status_code=200,
)
async def take_seat(
    request: Request[Any, Any, Any],
    inn: Inn,
    who: Who,
    table: TableId,
    seat: SeatNo,
    data: TakeSeat,
) -> SeatTaken:
    """Take an open seat. The token in the answer plays it from anywhere."""
    must_be_guest(who)
    remember(request, who)
    info = await inn.seating.take_seat(who, table, seat, data.name)
    return SeatTaken(info, seat_token(inn.keys, who, table, seat), seat)


@put("/tables/{table:str}/seats/{seat:int}", operation_id="changeSeat", tags=["tables"])
async def change_seat(
    inn: Inn, who: Who, table: TableId, seat: SeatNo, data: ChangeSeat
) -> TableInfo:
    """Put a bot into an open seat, or open a bot's seat. For the owner, before the start."""
    return await inn.seating.change_seat(who, table, seat, data)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    operation_id="leaveSeat",
    tags=["tables"],
    status_code=200,
)
async def leave_seat(inn: Inn, who: Who, table: TableId, seat: SeatNo) -> TableInfo:
    """Leave your seat before the start."""
    return await inn.seating.leave_seat(who, table, seat)


@post("/tables/{table:str}/seats/{seat:int}/code", operation_id="seatCode", tags=["tables"])
async def seat_code(inn: Inn, who: Who, table: TableId, seat: SeatNo) -> ClaimCode:
    """A short code with which another device can play your seat, too."""
    must_be_guest(who)
    code = word(CLAIM_LETTERS)
    expires = await inn.seating.hand_out(who, table, seat, code, inn.keys.fingerprint(code))
    return ClaimCode(code, expires)


@post("/claims", operation_id="claimSeat", tags=["tables"], status_code=200)
async def claim(request: Request[Any, Any, Any], inn: Inn, who: Who, data: Claim) -> SeatTaken:
    """Use a code that you were shown on another device."""
    must_be_guest(who)
    inn.limits.check(CODES, who.household)
    remember(request, who)
    code = data.code.strip().lower().replace("-", "").replace(" ", "")
    try:
        info, seat = await inn.seating.claim(who, inn.keys.fingerprint(code))
    except NotFound:
        inn.limits.spend(CODES, who.household)
        raise
    return SeatTaken(info, seat_token(inn.keys, who, info.id, seat), seat)


@post(
    "/tables/{table:str}/seats/{seat:int}/return",
    operation_id="comeBack",
    tags=["tables"],
    status_code=200,
)
async def come_back(inn: Inn, who: Who, table: TableId, seat: SeatNo) -> TableInfo:
    """Take your seat back from the bot that it was handed to when you were waited for too long."""
    return await inn.time_claims.come_back(who, table, seat)


@put("/tables/{table:str}/webhook", operation_id="setWebhook", tags=["tables"])
async def set_webhook(inn: Inn, who: Who, table: TableId, data: NewWebhook) -> Webhook:
    """Where to send a signed message in JSON whenever the turn passes. For the owner."""
    secret = None
    if data.url is not None:
        vet(data.url, inn.config.private_webhooks)
        secret = new_secret()
    await inn.table_webhooks.set(who, table, data.url, secret)
    return Webhook(data.url, secret)


HANDLERS = [
    me, name_me, open_tables, my_tables, open_table, table_info, take_seat, change_seat, leave_seat,
    seat_code, claim, come_back, set_webhook,
]  # fmt: skip
