"""After a game, and beside it: replays, records, fairness, reports, playing again."""

import asyncio
from importlib.metadata import version
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from mathom.core import record as records
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.message import Reason, refuse
from mathom.server import replays, wall_clock
from mathom.server.api.common import PACKED, TableId, Viewer, must_be_guest, packed, remember
from mathom.server.errors import NotYours, TooLarge
from mathom.server.identity import NOBODY, Who
from mathom.server.inn import Inn
from mathom.server.keys import word
from mathom.server.limits import LINES
from mathom.server.names import plain
from mathom.server.tables import brought
from mathom.server.tables.live_table import OVER
from mathom.server.wire import (
    RECORD_BYTES,
    Fairness,
    NewReport,
    Replay,
    Report,
    TableInfo,
)

Start = Annotated[int, Parameter(description="The first position wanted", ge=0, le=1_000_000)]
Public = Annotated[bool, Parameter(description="Only the part that everybody may know")]
KeepSides = Annotated[bool, Parameter(description="Whether everybody keeps their seat")]
Count = Annotated[int, Parameter(description="How many", ge=1, le=replays.MOST_FRAMES)]


class Told(msgspec.Struct):
    """A `Replay` whose positions are encoded already."""

    table: TableInfo
    viewer: int
    plies: int
    start: int
    frames: msgspec.Raw
    nicknames: list[str | None]


@get("/tables/{table:str}/replay", operation_id="replay", tags=["after"], opt={PACKED: True})
async def replay(
    request: Request[Any, Any, Any],
    inn: Inn,
    who: Who,
    table: TableId,
    viewer: Viewer = None,
    start: Start = 0,
    count: Count = replays.MOST_FRAMES,
) -> Response[Replay]:
    """A game position by position. While it runs, only as you saw it yourself."""
    async with inn.tables.at(table) as at:
        seen = await inn.listening.viewer(who, at, viewer)
        over = at.row.state == OVER
        if viewer == REFEREE and not over:
            raise NotYours(Reason("refused-still-running"))
        if seen is None:
            mine = at.seats_of(who)
            seen = REFEREE if over else mine[0] if mine else SPECTATOR
        record = await inn.tables.record_of(at)
        nicknames = at.nicknames()
        plies = 1 + at.ply_seen_by(seen)
    inn.limits.spend("replay", who.household, len(record.choices) / LINES)
    made = await inn.replays.frames(who.household, table, record, seen, over, start, count)
    info = await inn.tables.info(who, table)
    told = Told(info, seen, plies, start, msgspec.Raw(made), nicknames)
    return await packed(request, msgspec.json.encode(told))


@get("/tables/{table:str}/record", operation_id="record", tags=["after"], opt={PACKED: True})
async def record(
    request: Request[Any, Any, Any], inn: Inn, who: Who, table: TableId, public: Public = False
) -> Response[bytes]:
    """The game as a file. While it runs there is only the part that everybody may know."""
    async with inn.tables.at(table) as at:
        name = f"{at.row.game}-{at.id}.json"
        if at.row.state != OVER and not public:
            raise refuse("refused-still-running")
        whole = await inn.tables.record_of(at)
        known = None if at.row.state == OVER else at.public_record()
    if at.gist is not None:
        body = await inn.replays.work(who.household, brought.file, whole, public)
    elif public:
        body = msgspec.json.encode(whole if known is None else known)
    else:
        body = await asyncio.to_thread(records.dump, whole)
    answer: Response[bytes] = await packed(request, body)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


@post("/records", operation_id="bringRecord", tags=["after"])
async def bring_record(request: Request[Any, Any, Any], inn: Inn, who: Who) -> TableInfo:
    """Bring a record to look at it here, or to play on from one of its positions."""
    must_be_guest(who)
    remember(request, who)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > RECORD_BYTES:
            raise TooLarge(Reason("refused-too-large"))
    inn.limits.spend("kept", who.household, len(body))
    return await inn.opening.bring_record(who, bytes(body))


@get("/tables/{table:str}/fairness", operation_id="fairness", tags=["after"])
async def fairness(inn: Inn, who: Who, table: TableId) -> Fairness:
    """What anybody needs to check every roll and shuffle: all of it once the game is over."""
    async with inn.tables.at(table) as at:
        info = at.info(NOBODY, set(), 0)
        if at.gist is None:
            over = at.row.state == OVER and at.match is not None
            draws = at.match.draws if over and at.match is not None else []
            return Fairness(info.commitment, info.seed, [list(draw) for draw in draws])
        whole = await inn.tables.record_of(at)
    drawn = await inn.replays.work(who.household, brought.draws, whole)
    return Fairness(info.commitment, info.seed, drawn)


@post("/tables/{table:str}/rematch", operation_id="rematch", tags=["after"])
async def rematch(inn: Inn, who: Who, table: TableId, keep_sides: KeepSides = False) -> TableInfo:
    """The same again. Whoever asks second sits down at the table that the first one opened. Where
    several people played, sides change over.
    """
    must_be_guest(who)
    return await inn.afterwards.rematch(who, table, keep_sides)


@post("/tables/{table:str}/reports", operation_id="report", tags=["after"])
async def report(inn: Inn, who: Who, table: TableId, data: NewReport) -> Report:
    """Tell the operator that something is wrong; the game up to now goes with it."""
    async with inn.tables.at(table) as at:
        ply = at.ply_seen_by(SPECTATOR)
        if at.gist is None:
            played = at.public_record()
        else:
            played = msgspec.to_builtins(await inn.tables.record_of(at))
    made = Report(
        id=word(8),
        version=version("mathom"),
        table=table,
        ply=ply,
        text=data.text,
        page=plain(data.page),
        browser=plain(data.browser),
        record=played,
    )
    body = msgspec.json.encode(made)
    inn.limits.spend("kept", who.household, len(body))
    now = wall_clock.now()
    said_by = None if who.new else who.guest
    await asyncio.to_thread(inn.store.reports.keep, made.id, table, now, body, said_by)
    return made


HANDLERS = [replay, record, bring_record, fairness, rematch, report]
