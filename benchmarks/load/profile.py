"""Where a running server spends its time: its main thread by samples of the stack, the threads
that write and read the database by their clocks.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from msgspec import Struct

from load.server import Server

WATCHER = str(Path(sys.executable).with_name("py-spy"))
RATE = 100
"""Samples a second. Each stops the server for a moment, so it is not measured meanwhile."""
THREAD = "_bootstrap ("
STORAGE = "storage: SQLAlchemy and SQLite"
REST = "event loop: sockets, tasks, timers"
WITHIN = {
    "Room.news_for (": "views and their encoding",
    "LiveTable._do (": "rules",
    "Socket.say (": "sending by WebSocket",
    "Socket.data_received (": "receiving by WebSocket",
}
"""Whatever these functions call belongs to their part; the first in this order counts."""
PLACES = {
    "/mathom/server/tables/": "the inn: permissions, locks, listeners",
    "/mathom/server/api/socket.py": "the inn: permissions, locks, listeners",
    "/mathom/server/": "HTTP: routing, middleware, handlers",
    "/litestar/": "HTTP: routing, middleware, handlers",
    "/uvicorn/protocols/http/": "HTTP: parsing and answering",
}
"""All else belongs to the innermost place of which the part is known."""


class Profile(Struct):
    parts: dict[str, float]
    """Their shares of the whole."""

    def show(self) -> None:
        print("where the server's time goes:")
        for part, share in sorted(self.parts.items(), key=lambda item: -item[1]):
            print(f"  {share:4.0%}  {part}")


async def sample(server: Server, seconds: float) -> Profile | None:
    """Look at a server from outside; nothing if this machine does not allow it."""
    with tempfile.TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        if not Path(WATCHER).exists():
            print("no profile: py-spy is not installed")
            return None
        whole, main = server.cpu(), server.cpu_of_main_thread()
        watcher = await asyncio.create_subprocess_exec(
            *(WATCHER, "record", "--pid", str(server.pid), "--duration", str(int(seconds))),
            *("--rate", str(RATE), "--format", "raw", "--full-filenames", "--output", str(stacks)),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        _, complaint = await watcher.communicate()
        if watcher.returncode or not stacks.exists():
            print("no profile:", complaint.decode().strip())
            return None
        main = (server.cpu_of_main_thread() - main) / (server.cpu() - whole)
        return _profile(stacks.read_text(), main)


def _profile(stacks: str, main: float) -> Profile:
    found: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, samples = line.rpartition(" ")
        frames = stack.split(";")
        if THREAD not in frames[0]:
            found[_part(frames)] += int(samples)
    parts = {part: main * samples / found.total() for part, samples in found.items()}
    return Profile({**parts, STORAGE: 1 - main})


def _part(frames: list[str]) -> str:
    for function, part in WITHIN.items():
        if any(frame.startswith(function) for frame in frames):
            return part
    for frame in reversed(frames):
        for place, part in PLACES.items():
            if place in frame:
                return part
    return REST
