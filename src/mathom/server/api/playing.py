"""Choosing, taking back, talking, and hearing of it."""

from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.params import Parameter
from litestar.response import Stream

from mathom.server.api.common import (
    PACKED,
    SeatNo,
    TableId,
    Viewer,
    address,
    language,
    packed,
)
from mathom.server.errors import Banned, NotFound
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.limits import LINES
from mathom.server.measures import STREAMS
from mathom.server.tables import catching_up
from mathom.server.tables.live_table import OVER
from mathom.server.wire import (
    CODE_LENGTH,
    ChatLine,
    Chosen,
    NewChat,
    NewChoice,
    NewOrders,
    NewUndo,
    OrdersInfo,
    Position,
    Since,
    TableInfo,
    TimeClaim,
    UndoAnswer,
    Undone,
    WhyNot,
)
from mathom.server.words import explain


@get("/tables/{table:str}/position", operation_id="position", tags=["playing"], opt={PACKED: True})
async def position(
    request: Request[Any, Any, Any], inn: Inn, who: Who, table: TableId, seat: Viewer = None
) -> Response[Position]:
    """What you see of a table's game just now, with its whole story."""
    brought = (await inn.tables.room(table)).table.gist
    if brought is not None:  # nothing of it is kept, so it is played again
        inn.limits.spend("replay", who.household, brought.lines / LINES)
    return await packed(request, await inn.listening.position(who, table, seat))


Known = Annotated[
    int | None,
    Parameter(
        description="The position you know; left out: the one after your last choice",
        ge=0,
        le=1_000_000,
    ),
]


@get("/tables/{table:str}/since", operation_id="since", tags=["playing"], opt={PACKED: True})
async def since(
    request: Request[Any, Any, Any],
    inn: Inn,
    who: Who,
    table: TableId,
    seat: Viewer = None,
    ply: Known = None,
) -> Response[Since]:
    """What has happened since your last own choice, position by position, as you could see it."""
    async with inn.tables.at(table) as at:
        viewer = await inn.listening.viewer(who, at, seat)
        if viewer is None:
            viewer = at.viewer_of(at.seats_of(who))
        record = await inn.tables.record_of(at)
        # Of a game that was brought here everything is known.
        lines = range(at.lines) if at.match is None else at.match.lines_known_to(viewer)
        over = at.row.state == OVER
    inn.limits.spend("replay", who.household, len(record.choices) / LINES)
    found = await inn.replays.work(
        who.household, catching_up.since, record, viewer, lines, over, ply
    )
    return await packed(request, found)


@post(
    "/tables/{table:str}/choices",
    operation_id="choose",
    tags=["playing"],
    status_code=200,
    opt={PACKED: True},
)
async def choose(inn: Inn, who: Who, table: TableId, data: NewChoice) -> Chosen:
    """Choose one of the options that you were offered. When this is answered, it is durable.

    If the position has changed in the meantime, the answer is 409 with the new position, and
    nothing else has happened.
    """
    return await inn.playing.choose(who, table, data)


@get("/tables/{table:str}/why", operation_id="whyNot", tags=["playing"])
async def why_not(
    request: Request[Any, Any, Any],
    inn: Inn,
    who: Who,
    table: TableId,
    seat: SeatNo,
    code: Annotated[str, Parameter(description="What you would choose", max_length=CODE_LENGTH)],
) -> WhyNot:
    """Why you can't choose something just now; nothing if you can."""
    reason, game = await inn.playing.why_not(who, table, seat, code)
    text = None if reason is None else explain(reason, language(request), game)
    return WhyNot(reason, text)


@put("/tables/{table:str}/seats/{seat:int}/orders", operation_id="giveOrders", tags=["playing"])
async def give_orders(
    inn: Inn, who: Who, table: TableId, seat: SeatNo, data: NewOrders
) -> OrdersInfo:
    """Decide in advance at which windows you pass: until something changes, for this round, or
    always. The table obeys also while you are away, and nobody else is told.

    If you begin to pass and the position has changed in the meantime, the answer is 409 with the
    new position.
    """
    return await inn.playing.give_orders(who, table, seat, data)


@post("/tables/{table:str}/undo", operation_id="undo", tags=["playing"], status_code=200)
async def undo(inn: Inn, who: Who, table: TableId, data: NewUndo) -> Undone:
    """Take back your last choice: freely as far as the rules allow, else if the others agree."""
    return await inn.undoing.undo(who, table, data)


@post(
    "/tables/{table:str}/undo/answer", operation_id="answerUndo", tags=["playing"], status_code=200
)
async def answer_undo(inn: Inn, who: Who, table: TableId, data: UndoAnswer) -> Undone:
    """Let somebody take back a choice, or not."""
    return await inn.undoing.answer_undo(who, table, data)


@post("/tables/{table:str}/chat", operation_id="say", tags=["playing"])
async def say(
    request: Request[Any, Any, Any], inn: Inn, who: Who, table: TableId, data: NewChat
) -> ChatLine:
    """Say something to all who are at the table, in words of your own or in ready-made ones."""
    return await inn.talking.say(who, table, data, language(request))


@post("/tables/{table:str}/time", operation_id="claimTime", tags=["playing"], status_code=200)
async def claim_time(inn: Inn, who: Who, table: TableId, data: TimeClaim) -> TableInfo:
    """Claim the win over somebody whose time has run out, or hand their seat to a bot: also where
    no clocks run, if they were waited for longer than the table's patience.
    """
    return await inn.time_claims.claim(who, table, data)


@get("/tables/{table:str}/stream", operation_id="stream", tags=["playing"], opt={PACKED: True})
async def stream(
    request: Request[Any, Any, Any],
    inn: Inn,
    who: Who,
    table: TableId,
    seat: Viewer = None,
) -> Stream:
    """Everything that happens at a table, one JSON object (`News`) a line, until you hang up.

    First the table, then the position with its whole story, then the chat. The WebSocket at
    `/api/tables/{table}/socket` sends the same, and takes choices, too.
    """
    caller = address(request, inn)
    inn.limits.check_streams(caller)
    await inn.listening.may_listen(who, table, seat)

    async def lines() -> AsyncIterator[bytes]:
        # The table may be closed meanwhile, or whoever listens banned.
        with STREAMS.one_more(), inn.limits.listening(caller), suppress(NotFound, Banned):
            async with aclosing(inn.listening.listen(who, table, seat, caller)) as news:
                async for said in news:
                    yield said + b"\n"

    return Stream(lines(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


HANDLERS = [
    position, since, choose, why_not, give_orders, undo, answer_undo, say, claim_time, stream,
]  # fmt: skip
