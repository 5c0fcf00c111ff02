"""What the learner of a lesson tells the coach."""

from typing import Any

from litestar import Request, post

from mathom.server.api.common import TableId, address, must_be_guest
from mathom.server.innkeeper import Innkeeper
from mathom.server.who import Who
from mathom.server.wire import LessonWish, TableInfo


@post("/tables/{table:str}/lesson", operation_id="wish", tags=["playing"], status_code=200)
async def wish(
    request: Request[Any, Any, Any], keeper: Innkeeper, who: Who, table: TableId, data: LessonWish
) -> TableInfo:
    """Tell the coach of a lesson how to go on. The answer is the table where it goes on."""
    must_be_guest(who)
    if data.what == "back":
        keeper.limits.spend("table", address(request, keeper))
    return await keeper.inn.wish(who, table, data)


HANDLERS = [wish]
