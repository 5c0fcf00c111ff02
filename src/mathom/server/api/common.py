"""What handlers share: who asks, and how a refusal is answered."""

import asyncio
import gzip
import logging
import os
import threading
import traceback
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import Parameter
from msgspec import json, structs
from sqlalchemy.exc import SQLAlchemyError

from mathom.core.message import Reason, Refused
from mathom.server.costs import cost_of
from mathom.server.database import is_out_of_order
from mathom.server.errors import Denied, NotYours, Stale, TooFast, Unavailable, is_exhausted
from mathom.server.households import caller
from mathom.server.identity import Who, guest_token, newcomer, read_guest, read_seat
from mathom.server.inn import Inn
from mathom.server.watching import note_cause
from mathom.server.wire import Trouble
from mathom.server.words import explain, preferred

log = logging.getLogger("mathom.api")
COOKIE = "mathom"
PACKED = "packed"
"""Marks handlers whose answers are packed already, sent bit by bit, or small and many: to make a
packer ready takes as long as to play a choice.
"""
WORTH_PACKING = 2000
"""Bytes of an answer."""
QUICKLY = 5
"""How hard the packer tries: half as long as usual, for a few bytes more."""
PROBE = "probe"
"""Marks handlers for those who look after the server, whatever name they know it by."""
COOKIE_AGE = 60 * 60 * 24 * 400
"""As long as browsers allow: games may last for weeks, and people come back after months."""

TableId = Annotated[str, Parameter(description="The table's id, as in its link", max_length=64)]
SeatNo = Annotated[int, Parameter(description="A seat, counted from 0", ge=0, le=15)]
Viewer = Annotated[
    int | None,
    Parameter(
        description="The seat to look from, -1 for none; left out: yours that is asked",
        ge=-2,
        le=15,
    ),
]


def provide_inn(request: ASGIConnection[Any, Any, Any, Any]) -> Inn:
    inn: Inn = request.app.state.inn
    return inn


def address(connection: ASGIConnection[Any, Any, Any, Any], inn: Inn) -> str:
    return caller(connection, inn.config.trust_proxy)


def identify(connection: ASGIConnection[Any, Any, Any, Any], inn: Inn) -> Who:
    """By the bearer token of a script or by the cookie of a page; else a newcomer."""
    who = _known(connection, inn)
    if who is None:
        return newcomer(address(connection, inn))
    inn.limits.charge(cost_of(connection.scope).guest, who.guest)
    return who


def _known(connection: ASGIConnection[Any, Any, Any, Any], inn: Inn) -> Who | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        who = read_seat(inn.keys, token.strip())
    else:
        who = read_guest(inn.keys, connection.cookies.get(COOKIE, ""))
    if who is None or not inn.revocations.stand(who):
        return None
    household = address(connection, inn)
    inn.restrictions.note(who.guest, household)
    inn.households.note_guest(who.guest, household)
    return structs.replace(who, household=household)


HOSTS_OWN = "/api/admin"
HOST = "admin"
"""Under which a request's state has the host's session, if it is the host's."""
FOR_THE_BANNED = ("/api/words/", "/api/me/data", "/api/notices", HOSTS_OWN)
"""What they read their ban in, and what is kept of them; and the host's own, which nobody else gets
into anyway."""
ERASING = ("DELETE", "/api/me")
"""What is kept of them they may also take away."""


def turn_away_banned(connection: ASGIConnection[Any, Any, Any, Any], inn: Inn) -> None:
    """Who is banned is told nothing but that. The page itself is the same for everybody, and shows
    it.
    """
    path = connection.scope["path"]
    if not inn.restrictions.bans_anybody or not path.startswith("/api/"):
        return
    erases = (connection.scope.get("method"), path) == ERASING
    if not erases and not path.startswith(FOR_THE_BANNED):
        who = _known(connection, inn)
        inn.restrictions.check_ban(None if who is None else who.guest, address(connection, inn))


def provide_who(request: Request[Any, Any, Any], inn: Inn) -> Who:
    """The inn is asked for as well because Litestar would provide two things that do not depend
    on each other in two tasks, which takes longer than either.
    """
    return identify(request, inn)


def must_be_guest(who: Who) -> None:
    """A refusal for who has only the token of a seat."""
    if who.only is not None:
        raise NotYours(Reason("refused-seat-token"))


def secure_cookies(inn: Inn) -> str:
    return "; Secure" if inn.config.public_url.startswith("https:") else ""


def remember(request: Request[Any, Any, Any], who: Who, again: bool = False) -> None:
    """Give a newcomer a cookie with the answer to this request; `again` to somebody who has one,
    so that it lasts.
    """
    inn = provide_inn(request)
    if who.new:
        inn.restrictions.note(who.guest, address(request, inn))
    if who.new or (again and COOKIE in request.cookies and who.only is None):
        _set_cookie(request, guest_token(inn.keys, who), COOKIE_AGE)


def renew_cookie(request: Request[Any, Any, Any], who: Who) -> None:
    """With the answer to this request."""
    _set_cookie(request, guest_token(provide_inn(request).keys, who), COOKIE_AGE)


def take_cookie_away(request: Request[Any, Any, Any]) -> None:
    """With the answer to this request."""
    _set_cookie(request, "", 0)


def _set_cookie(request: Request[Any, Any, Any], token: str, seconds: int) -> None:
    request.scope["state"]["set_cookie"] = (
        f"{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
        f"{secure_cookies(provide_inn(request))}"
    )


async def packed(
    request: Request[Any, Any, Any], body: bytes, media_type: str = "application/json"
) -> Response[Any]:
    """What is encoded already, for a handler that is marked so. What is large is packed in a
    thread, where the packer lets the event loop go on.
    """
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, QUICKLY, mtime=0)
    return Response(body, media_type=media_type, headers=headers)


_KEPT: dict[tuple[Any, ...], tuple[bytes, bytes]] = {}
_ONE_AT_A_TIME = threading.Lock()


async def same_for_all(
    request: Request[Any, Any, Any],
    make: Callable[..., Any],
    *given: Any,
    media_type: str = "application/json",
) -> Response[Any]:
    """What is the same for everybody who asks: made, written and packed once, in a thread, and
    kept. For a handler that is marked so; what may be `given` is little.
    """
    key = (make, *given)
    if key not in _KEPT:
        await asyncio.to_thread(_keep, key)
    body, small = _KEPT[key]
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = small
    return Response(body, media_type=media_type, headers=headers)


def _keep(key: tuple[Any, ...]) -> None:
    with _ONE_AT_A_TIME:
        if key not in _KEPT:
            make, *given = key
            made = make(*given)
            body = made if isinstance(made, bytes) else json.encode(made)
            _KEPT[key] = body, gzip.compress(body, mtime=0)


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    given = connection.query_params.get("lang")
    return preferred(connection.headers.get("accept-language", ""), given)


def refusal(error: Refused, lang: str) -> tuple[int, Trouble]:
    """The status of a refusal, and its words."""
    status = error.status if isinstance(error, Denied) else 422
    position = error.position if isinstance(error, Stale) else None
    return status, Trouble(error.reason, explain(error.reason, lang, error.game), position)


def answer_refusal(request: Request[Any, Any, Any], error: Refused) -> Response[Trouble]:
    status, trouble = refusal(error, language(request))
    note_cause(request.scope, error.reason.id)
    headers = {}
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(error.wait)
    elif isinstance(error, Unavailable):
        headers["Retry-After"] = str(RETRY)
    return Response(trouble, status_code=status, headers=headers)


STATUS_REASONS = {
    404: "refused-no-page",
    405: "refused-method",
    413: "refused-too-large",
    415: "refused-media-type",
}
GONE = "client disconnected prematurely"
"""What the framework says of who hangs up in the midst of a request. That is no failure of ours."""


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework refuses: no such path, a body that is not what it should be. Nobody but
    the host is told by it what there is for the host.
    """
    hidden = request.scope["path"].startswith(HOSTS_OWN) and HOST not in request.scope["state"]
    if hidden and error.status_code < 500:
        reason, status = Reason("refused-no-page"), 404
    elif isinstance(error, ValidationException) or error.status_code == 400:
        reason, status = Reason("refused-request", {"detail": _detail(error)}), 422
    elif error.status_code in STATUS_REASONS:
        reason, status = Reason(STATUS_REASONS[error.status_code]), error.status_code
    elif error.detail == GONE:
        reason, status = Reason("refused-request", {"detail": GONE}), 400
    elif error.status_code >= 500:
        return answer_failure(request, error)
    else:
        reason, status = Reason("refused-request", {"detail": "?"}), error.status_code
    return Response(Trouble(reason, explain(reason, language(request), None)), status_code=status)


def _detail(error: HTTPException) -> str:
    """What the decoder said of the body; it speaks only of what was sent."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra:
        first = extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')} {first.get('message', '')}".strip()[:200]
    return str(error.detail)[:200]


def answer_unreadable(
    request: Request[Any, Any, Any], error: UnicodeDecodeError | RecursionError
) -> Response[Trouble]:
    """A body that is no text, or is nested too deep to be read: nobody's mistake but the sender's.
    Anywhere else the same would be ours.
    """
    last = traceback.extract_tb(error.__traceback__)[-1].filename
    if f"{os.sep}litestar{os.sep}" not in last:
        return answer_failure(request, error)
    reason = Reason("refused-request", {"detail": type(error).__name__})
    return Response(Trouble(reason, explain(reason, language(request), None)), status_code=422)


RETRY = 5
"""Seconds after which to try again what the database could not do."""


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    status, trouble = failure(error, request.scope["path"], language(request))
    note_cause(request.scope, type(getattr(error, "orig", None) or error).__name__)
    headers = {"Retry-After": str(RETRY)} if status == 503 else {}
    return Response(trouble, status_code=status, headers=headers)


def failure(error: Exception, path: str, lang: str) -> tuple[int, Trouble]:
    """What is nobody's mistake but ours: logged with where it happened, answered without any of
    it. A database that is not there, or does not answer, may be back soon.
    """
    if isinstance(error, SQLAlchemyError) and is_out_of_order(error):
        cause = getattr(error, "orig", None) or error
        log.error("the database fails: %s: %s", type(cause).__name__, str(cause).splitlines()[:1])
        status, reason = 503, Reason("refused-database")
    elif is_exhausted(error):
        log.error("no file can be opened any more, while answering %s", path.split("/")[:3])
        status, reason = 503, Reason("refused-exhausted")
    else:
        log.error("an error while answering %s", path.split("/")[:3], exc_info=error)
        status, reason = 500, Reason("refused-failure")
    return status, Trouble(reason, explain(reason, lang, None))
