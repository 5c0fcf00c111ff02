"""While one server takes over from another, a page that is open hardly notices."""

import signal
import socket
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.visitor import ME, Visitor
from tests.services.handed import PATIENCE, Process
from tests.services.service import waited

LISTEN = """
window.lines = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    lines.push(['called', performance.now()]);
    this.addEventListener('message', () => lines.push(['heard', performance.now()]));
    this.addEventListener('close', ({ code }) => lines.push([code, performance.now()]));
  }
};
"""
"""Notes when the page calls, when it is told something, and when and how its line is cut."""


def test_a_page_is_back_when_it_calls_again(guest: Callable[..., Page], tmp_path: Path) -> None:
    data = tmp_path / "data"
    with (
        socket.create_server(("127.0.0.1", 0), backlog=128) as held,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear,
    ):
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(PATIENCE)
        settings = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "MATHOM_THINKERS": "0"}
        url = f"http://127.0.0.1:{held.getsockname()[1]}"
        one = Process(data, handed=held, **settings)
        other = None
        try:
            assert ear.recv(100) == b"READY=1"
            sam = Visitor(url, "Sam")
            table = sam.sit(ME, {"kind": "me", "name": "Rosie"})
            page = sam.enter(guest(reduced_motion="reduce", base_url=url))
            page.add_init_script(LISTEN)
            player = Player(page).go_to(table)
            player.is_asked()
            other = Process(data, handed=held, **settings)
            assert ear.recv(100) == b"READY=1"
            assert one.ended(signal.SIGTERM) == 0
            assert waited(lambda: len(gaps(page)) == 1, 20)
            [(code, calls, milliseconds)] = gaps(page)
            print(f"without a line for {milliseconds:.0f} ms")
            # That it calls at once is tested in tests/web, where nothing takes its time.
            assert (code, calls) == (1012, 1)
            lines = player.story.count()
            player.choose()
            expect(player.story).not_to_have_count(lines)
        finally:
            one.kill()
            if other is not None:
                other.kill()


def gaps(page: Page) -> list[tuple[int, int, float]]:
    """How the line was cut, and after how many calls and milliseconds something was heard again."""
    found, cut, calls = [], None, 0
    for what, at in page.evaluate("lines"):
        if what == "called":
            calls += 1
        elif what != "heard":
            cut, calls = (what, at), 0
        elif cut is not None:
            found.append((cut[0], calls, at - cut[1]))
            cut = None
    return found
