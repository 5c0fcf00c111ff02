"""What the learner of a lesson tells the coach."""

from typing import Any

from litestar import Request, post

from mathom.server.api.common import TableId, address, must_be_guest
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.wire import LessonWish, TableInfo


@post("/tables/{table:str}/lesson", operation_id="wish", tags=["playing"], status_code=200)
async def wish(
    request: Request[Any, Any, Any], inn: Inn, who: Who, table: TableId, data: LessonWish
) -> TableInfo:
    """Tell the coach of a lesson how to go on. The answer is the table where it goes on."""
    must_be_guest(who)
    if data.what == "back":
        inn.limits.spend("table", address(request, inn))
    return await inn.lessons.wish(who, table, data)


HANDLERS = [wish]
