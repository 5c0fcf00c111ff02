"""Your data: to have it, and to have it erased."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter
from litestar.response import Stream

from mathom.core.message import refuse
from mathom.server import my_data
from mathom.server.api.common import PACKED, must_be_guest, renew_cookie, take_cookie_away
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.wire import Erased

Sure = Annotated[bool, Parameter(description="That you mean it")]


@get("/me/data", operation_id="myData", tags=["people"], opt={PACKED: True})
async def my_data_file(request: Request[Any, Any, Any], inn: Inn, who: Who) -> Stream:
    """All that is kept of you, as a file. Of games that run it holds only what you can see."""
    must_be_guest(who)
    return Stream(
        my_data.written(inn.store, inn.replays, who),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="mathom-data.json"'},
    )


@delete("/me", operation_id="eraseMe", tags=["people"], status_code=200)
async def erase_me(
    request: Request[Any, Any, Any], inn: Inn, who: Who, sure: Sure = False
) -> Erased:
    """Erase all that is kept of you. Games that run are given up or handed to a bot; where others
    played, your seat has no name any more, and what you said is gone. Nothing brings it back.
    """
    must_be_guest(who)
    if not sure:
        raise refuse("refused-erase-unsure")
    erased = await inn.erasing.erase(who)
    take_cookie_away(request)
    return erased


@post("/me/sign-out-elsewhere", operation_id="signOutElsewhere", tags=["people"], status_code=204)
async def sign_out_elsewhere(request: Request[Any, Any, Any], inn: Inn, who: Who) -> None:
    """Let nobody else be you: every other cookie of yours and every token of your seats is good no
    longer, in all processes within two seconds or so. The answer brings the one that is.
    """
    must_be_guest(who)
    if not who.new:
        renew_cookie(request, await inn.sign_out_elsewhere(who))


HANDLERS = [my_data_file, erase_me, sign_out_elsewhere]
