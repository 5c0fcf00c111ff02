"""Looks on while requests are answered: how long it took, and what came of it."""

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mathom.server.access_log import AccessLog, Entry
from mathom.server.config import Config
from mathom.server.households import caller
from mathom.server.measures import REQUEST_SECONDS, REQUESTS, SOCKETS_CLOSED
from mathom.server.sockets import HUNG_UP, LINE

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
SOCKET = "SOCKET"
NO_ANSWER = 499
"""The caller had gone before the answer began."""
SOCKET_ROUTE = "/api/tables/{table}/socket"
WATCH = "watch"
"""Where in a request's state whoever looks on is found."""
CAUSE = "cause"
"""Where in a request's state handlers leave why it was refused or failed, in one word."""


def note_cause(scope: Scope, cause: str) -> None:
    scope["state"][CAUSE] = cause


class Watch:
    """What stands in an address may be secret or of any number, so it is named by the route that
    it led to.
    """

    def __init__(self, config: Config) -> None:
        self._config = config
        self._journal = AccessLog(config.access_log) if config.access_log else None

    def answered(self, scope: Any, method: str, status: int, began: float, size: int) -> None:
        route = scope.get("path_template") or "-"
        taken = time.perf_counter() - began
        if method == SOCKET:
            SOCKETS_CLOSED.add(str(status))
        else:
            REQUESTS.add(method, route, str(status))
            REQUEST_SECONDS.note(taken, method, route)
        if self._journal is not None:
            address = None
            if self._config.access_log_addresses:
                address = caller(ASGIConnection(scope), self._config.trust_proxy)
            cause = scope.get("state", {}).get(CAUSE)
            self._journal.write(Entry(method, route, status, taken, size, cause, address))

    def socket_ended(self, code: int, began: float, size: int, address: str) -> None:
        """A line that somebody has kept. Its request was forgotten long ago."""
        SOCKETS_CLOSED.add(str(code))
        if self._journal is not None:
            named = address if self._config.access_log_addresses else None
            taken = time.perf_counter() - began
            self._journal.write(Entry(SOCKET, SOCKET_ROUTE, code, taken, size, None, named))


def watched(app: ASGIApp, config: Config) -> ASGIApp:
    """The application, looked on at."""
    watch = Watch(config)

    async def look_on(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        began = time.perf_counter()
        scope.setdefault("state", {})[WATCH] = watch
        http = scope["type"] == ScopeType.HTTP
        status, size = (NO_ANSWER if http else HUNG_UP), 0

        async def sending(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            elif message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.send":
                size += len(message.get("text") or message.get("bytes") or "")
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def receiving() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect" and status == HUNG_UP:
                status = message["code"]
            return message

        method = scope.get("method", "-") if http else SOCKET
        try:
            await app(scope, receive if http else receiving, sending)
        finally:
            known = method in METHODS or not http
            if not _is_kept(scope):
                watch.answered(scope, str(method) if known else "-", status, began, size)

    return look_on


def _is_kept(scope: Any) -> bool:
    """Whether it is a line that goes on though its handler has returned."""
    line = (scope.get("extensions") or {}).get(LINE)
    return line is not None and line.kept
