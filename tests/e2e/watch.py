"""Nothing may go wrong behind the page's back."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

from mathom.server.addresses import network_hosts

HERE = ("127.0.0.1", "localhost", *network_hosts(), None)
"""A `data:` or `blob:` address has no host."""


class Watch:
    """Writes down errors and requests to other hosts. A test says what it provokes on purpose:
    `watch.allow("status of 422")`.
    """

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._allowed: list[str] = []

    def allow(self, *patterns: str) -> None:
        """Regular expressions of what may be found anywhere in a complaint."""
        self._allowed += patterns

    def forget(self) -> None:
        """What was seen so far; what is allowed stays so."""
        self._seen.clear()

    @property
    def complaints(self) -> list[str]:
        return [seen for seen in self._seen if not any(re.search(p, seen) for p in self._allowed)]

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", lambda request: self._address(request.url))
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._address(socket.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self._seen.append(f"console: {message.text} ({where})")

    def _error(self, error: WebError) -> None:
        self._seen.append(f"error: {error.error}\n{error.error.stack or ''}".rstrip())

    def _address(self, url: str) -> None:
        if urlsplit(url).hostname not in HERE:
            self._seen.append(f"request to another host: {url}")
