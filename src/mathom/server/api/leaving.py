"""Giving up, and leaving tables."""

from litestar import delete, post, put

from mathom.server.api.common import TableId, must_be_guest
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.wire import HideTable, NewResign, ResignAnswer, Resigned


@post("/tables/{table:str}/resign", operation_id="resign", tags=["leaving"], status_code=200)
async def resign(inn: Inn, who: Who, table: TableId, data: NewResign) -> Resigned:
    """Give up. A team gives up together: the others on your side are asked first, and nobody else
    hears of it until all of them have agreed. Bots always agree.
    """
    return await inn.leaving.resign(who, table, data.seat)


@post(
    "/tables/{table:str}/resign/answer",
    operation_id="answerResign",
    tags=["leaving"],
    status_code=200,
)
async def answer_resign(inn: Inn, who: Who, table: TableId, data: ResignAnswer) -> Resigned:
    """Agree that your side gives up, or rather play on; who asked takes it back so."""
    return await inn.leaving.answer(who, table, data)


@delete("/tables/{table:str}", operation_id="leaveTable", tags=["leaving"])
async def leave_table(inn: Inn, who: Who, table: TableId) -> None:
    """Leave a table that has not begun, with all your seats. If it was yours it goes to somebody
    else who sits there, or is closed if nobody does. Say no to a seat that is kept for you. Remove
    a record that you have brought.
    """
    await inn.leaving.leave(who, table)


@put("/tables/{table:str}/hidden", operation_id="hideTable", tags=["leaving"], status_code=204)
async def hide_table(inn: Inn, who: Who, table: TableId, data: HideTable) -> None:
    """Take a table off your list, or put it back: one that is over, that you have given up, where
    only bots play with you, or where nothing has happened for a week.
    """
    must_be_guest(who)
    await inn.leaving.hide(who, table, data.hidden)


HANDLERS = [resign, answer_resign, leave_table, hide_table]
