"""The WebSocket of a page, with us in the middle of it."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

ANSWER = '{"type":"answer"'


class Line:
    """What the page says and what it is answered can be held up; news pass. The page is loaded
    anew, so that it has no other line.
    """

    def __init__(self, page: Page) -> None:
        self.hold_choices = self.hold_answers = False
        self.choices: list[dict[str, Any]] = []
        """All that the page has sent."""
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/socket"), self._open)
        page.reload()

    def let_go(self) -> None:
        """Hold nothing up any longer, and pass on what was."""
        self.hold_choices = self.hold_answers = False
        for way, said in self._held:
            way.send(said)
        self._held.clear()

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def choose(said: str | bytes) -> None:
            self.choices.append(json.loads(said))
            if self.hold_choices:
                self._held.append((server, said))
            else:
                server.send(said)

        def tell(said: str | bytes) -> None:
            if self.hold_answers and str(said).startswith(ANSWER):
                self._held.append((page, said))
            else:
                page.send(said)

        page.on_message(choose)
        server.on_message(tell)
