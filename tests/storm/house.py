"""What a storm goes over: server processes, their database, and their way to tell each other."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.services.inn import PROGRAM, Inn
from tests.services.postgres import Postgres
from tests.services.redis import Redis
from tests.services.service import Service, waited

SMALL = {"sqlite": "24m", "postgresql": "160m"}
"""The size of a disk that can be filled in a moment."""
LAST_WORDS = 20.0
"""Seconds within which the children of a killed process must be gone."""


class House:
    def __init__(
        self,
        servers: list[Inn],
        database_url: str,
        postgres: Postgres | None = None,
        redis: Redis | None = None,
        disk: Path | None = None,
    ) -> None:
        self.servers = servers
        self.database_url = database_url
        self.postgres = postgres
        self.redis = redis
        self.disk = disk
        """A small one that holds the database, if it may be filled."""
        self.kills = 0
        self.faults: list[str] = []
        """What processes did that they should not."""
        self._orphans: set[int] = set()

    @property
    def name(self) -> str:
        return "sqlite" if self.postgres is None else "postgresql"

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def kill(self, server: Inn) -> None:
        self._orphans |= set(children(server))
        server.kill()
        self.kills += 1

    def terminate(self, server: Inn) -> None:
        """As an operator who restarts it."""
        self._orphans |= set(children(server))
        process = server._process
        assert process is not None
        process.terminate()
        try:
            process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.faults.append("a server did not stop within 15 s of being told to")
        server.kill()

    def orphans(self) -> list[str]:
        """Children of processes that are gone, if they do not go by themselves."""
        waited(lambda: not any(map(_command, self._orphans)), LAST_WORDS)
        left = {pid: _command(pid) for pid in self._orphans if _command(pid)}
        self._orphans.clear()
        for pid in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return sorted(left.values())

    def replay_all(self) -> str | None:
        """What `mathom replay-all` has to say, unless all is well."""
        server = self.servers[0]
        done = subprocess.run(
            [str(PROGRAM), "replay-all", "--data", str(server.data)],
            env=server.environment(),
            capture_output=True,
            text=True,
        )
        return None if done.returncode == 0 else (done.stdout + done.stderr)[-2000:]

    def complaints(self) -> dict[str, int]:
        """What the servers wrote into their logs, and how often: of tracebacks the last lines."""
        return dict(Counter(line for server in self.servers for line in _told(server.log)))


def children(server: Service) -> list[int]:
    """The processes that a server has started: bots think there, replays are worked out."""
    if server._process is None:
        return []
    pid = server._process.pid
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    with contextlib.suppress(OSError):
        return [int(child) for task in tasks for child in task.read_text().split()]
    return []


def _command(pid: int) -> str:
    """What a process was started with; nothing if it is gone."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    return ""


def _told(log: str) -> Iterator[str]:
    inside = False
    for line in log.splitlines():
        if line.startswith("Traceback"):
            inside = True
        elif inside and line and not line.startswith((" ", "\t")):
            inside = False
            yield f"Traceback: {line.partition(':')[0]}"
        elif line.startswith(("WARNING", "ERROR")):
            yield re.sub(r"\b[a-z0-9]{10}\b|\d+", "…", line)[:160]


@contextlib.contextmanager
def sqlite_house(small: bool = False) -> Iterator[House]:
    """One process with SQLite, as people get it."""
    with contextlib.ExitStack() as open_now:
        server = Inn()
        disk = None
        if small:
            server.data.mkdir()
            disk = open_now.enter_context(_disk(server, server.data, SMALL["sqlite"]))
        open_now.callback(server.close)
        server.start()
        yield House([server], f"sqlite:///{server.data / 'mathom.db'}", disk=disk)


@contextlib.contextmanager
def postgresql_house(small: bool = False) -> Iterator[House]:
    """Two processes with PostgreSQL, which tell each other through Redis."""
    with contextlib.ExitStack() as open_now:
        postgres = Postgres(durable=True)
        disk = None
        if small:
            disk = open_now.enter_context(_disk(postgres, postgres.folder, SMALL["postgresql"]))
        open_now.callback(postgres.close)
        postgres.start()
        redis = open_now.enter_context(Redis())
        url = postgres.url(postgres.create())
        servers = [Inn(database_url=url, channels_url=redis.url) for _ in range(2)]
        for server in servers:
            open_now.callback(server.close)
            server.data = servers[0].data
            server.start()
        yield House(servers, url, postgres, redis, disk)


HOUSES = {"sqlite": sqlite_house, "postgresql": postgresql_house}


@contextlib.contextmanager
def _disk(service: Service, folder: Path, size: str) -> Iterator[Path]:
    """A small disk in a service's folder. Whoever runs the storm gives it mounts of its own, so
    that none is left behind, however it ends.
    """
    owner = folder.stat()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    subprocess.run(mount, check=True)
    os.chown(folder, owner.st_uid, owner.st_gid)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False)
        shutil.rmtree(service.folder, ignore_errors=True)


def may_mount() -> bool:
    """Whether small disks can be had here."""
    mount = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/tmp"]
    return (
        shutil.which("unshare") is not None
        and not subprocess.run(mount, capture_output=True).returncode
    )
