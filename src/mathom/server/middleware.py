"""What stands between the network and the handlers: limits, origins, and the headers of answers."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mathom.server.addresses import is_loopback
from mathom.server.api.common import PROBE, address, provide_inn, turn_away_banned
from mathom.server.costs import cost_of
from mathom.server.origins import check_host, check_origin

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer, whoever wrote it; and a newcomer's cookie, if a handler left one."""
    if message["type"] == "http.response.start":
        headers: Any = message.setdefault("headers", [])
        headers.extend(HEADERS)
        cookie = scope["state"].get("set_cookie")
        if cookie:
            headers.append((b"set-cookie", cookie.encode()))
        if scope["path"].startswith("/api/") and not any(h[0] == b"cache-control" for h in headers):
            headers.append((b"cache-control", b"no-store"))


class Gate(ASGIMiddleware):
    """Takes what a request costs of its household, and turns away other sites' pages."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        inn = provide_inn(connection)
        caller = address(connection, inn)
        # What looks after the server on its own machine must never be too fast, and may know it by
        # any name or none.
        probe = scope["route_handler"].opt.get(PROBE, False)
        if not (probe and is_loopback(caller)):
            inn.limits.charge(cost_of(scope).household, caller)
        if not probe:
            check_host(connection, inn.config)
        if scope.get("method") not in SAFE:
            check_origin(connection, inn.config)
        turn_away_banned(connection, inn)
        await next_app(scope, receive, send)
