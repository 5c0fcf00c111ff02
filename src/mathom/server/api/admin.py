"""For the server's host: what was reported, and what to do about it. To everybody else there is
nothing at these addresses.
"""

import asyncio
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler

from mathom.core.message import Reason
from mathom.server.api.common import HOST, TableId, provide_inn, secure_cookies
from mathom.server.errors import NotFound
from mathom.server.inn import Inn
from mathom.server.moderation.sessions import SESSION_TIME
from mathom.server.wire import (
    AdminCode,
    AdminNumbers,
    AdminOverview,
    AdminReportWhole,
    AdminTable,
    NewRestriction,
    ReportOrder,
    TableOrder,
)

COOKIE = "mathom-admin"
OPEN_TO_ALL = "open_to_all"
"""Marks the one handler by which the host comes in."""


async def session_of(connection: ASGIConnection[Any, Any, Any, Any], inn: Inn) -> str | None:
    """The name of the host's session that this browser is in, if it is the host's."""
    token = connection.cookies.get(COOKIE, "")
    return await asyncio.to_thread(inn.sessions.read, token) if token else None


async def must_be_host(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    if handler.opt.get(OPEN_TO_ALL):
        return
    session = await session_of(connection, provide_inn(connection))
    if session is None:
        raise NotFound(Reason("refused-no-page"))
    connection.scope["state"][HOST] = session


def provide_session(request: Request[Any, Any, Any]) -> str:
    return str(request.scope["state"][HOST])


@post("/session", status_code=204, opt={OPEN_TO_ALL: True})
async def come_in(request: Request[Any, Any, Any], inn: Inn, data: AdminCode) -> None:
    """Make this browser the host's, with the code from `mathom admin link`."""
    token = await asyncio.to_thread(inn.sessions.begin, data.code)
    if token is None:
        raise NotFound(Reason("refused-no-page"))
    request.scope["state"]["set_cookie"] = (
        f"{COOKIE}={token}; Path=/; Max-Age={SESSION_TIME // 1000}; HttpOnly; "
        f"SameSite=Strict{secure_cookies(inn)}"
    )


@delete("/session", status_code=204)
async def go_out(inn: Inn, session: str) -> None:
    """End all of the host's sessions."""
    await asyncio.to_thread(inn.sessions.end_all, session)


@get("/")
async def overview(inn: Inn) -> AdminOverview:
    """Everything at a glance."""
    return await _overview(inn)


@get("/reports/{report:str}")
async def read_report(inn: Inn, report: str) -> Response[AdminReportWhole]:
    """A report with the record that came with it, as a file."""
    whole = await asyncio.to_thread(inn.desk.report, report)
    name = f"report-{whole.about.id}.json"
    return Response(whole, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@put("/reports/{report:str}")
async def deal_with_report(inn: Inn, session: str, report: str, data: ReportOrder) -> AdminOverview:
    await asyncio.to_thread(inn.desk.deal_with, report, data.dealt, session)
    return await _overview(inn)


@get("/tables/{table:str}")
async def look_at_table(inn: Inn, table: TableId) -> AdminTable:
    """Who sits there and what they have said."""
    return await asyncio.to_thread(inn.desk.table, table)


@put("/tables/{table:str}")
async def order_table(inn: Inn, session: str, table: TableId, data: TableOrder) -> AdminOverview:
    """Hide or close a table, or take that back."""
    await asyncio.to_thread(inn.desk.order, table, data.what, data.why, session)
    await inn.tables.look_again(table)
    inn.tell_others(table)
    return await _overview(inn)


@post("/restrictions")
async def restrict(inn: Inn, session: str, data: NewRestriction) -> AdminOverview:
    """Mute or ban somebody."""
    await asyncio.to_thread(inn.desk.restrict, data, session)
    await inn.heed_restrictions()
    return await _overview(inn)


@delete("/restrictions/{restriction:str}", status_code=200)
async def lift(inn: Inn, session: str, restriction: str) -> AdminOverview:
    await asyncio.to_thread(inn.desk.lift, restriction, session)
    await inn.heed_restrictions()
    return await _overview(inn)


async def _overview(inn: Inn) -> AdminOverview:
    def read() -> AdminOverview:
        desk, running = inn.desk, inn.desk.running()
        return AdminOverview(
            AdminNumbers(
                playing=running.get("playing", 0),
                gathering=running.get("gathering", 0),
                guests=len({listener.who.guest for listener in listeners}),
                lines=len(listeners),
                bots_waiting=inn.bot_workers.turns.waiting,
            ),
            desk.reports(),
            desk.tables(),
            desk.restrictions(),
            desk.log(),
        )

    listeners = [listener for room in inn.tables.rooms.values() for listener in room.listeners]
    return await asyncio.to_thread(read)


ROUTER = Router(
    "/admin",
    route_handlers=[
        come_in, go_out, overview, read_report, deal_with_report, look_at_table, order_table,
        restrict, lift,
    ],
    guards=[must_be_host],
    dependencies={"session": Provide(provide_session, sync_to_thread=False)},
    include_in_schema=False,
)  # fmt: skip
