"""A real PostgreSQL."""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
from pathlib import Path

import psycopg

from tests.services.debian import found
from tests.services.service import DidNotStart, Missing, Service, as_user

OWNER = "mathom"

HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""What nobody needs whose machine does not lose its power in the middle of a test."""


class Postgres(Service):
    """A cluster of our own, reached through a socket in its folder. A `durable` one may be killed
    and has still kept what it has confirmed.
    """

    def __init__(self, durable: bool = False) -> None:
        self.programs = found("PostgreSQL", "postgresql", _programs)
        super().__init__("postgres", user=_unprivileged())
        self.settings = () if durable else HASTY
        self.data = self.folder / "data"
        self.numbers = itertools.count(1)

    def start(self) -> None:
        if not self.data.exists():
            self._make_cluster()
        super().start()

    def command(self) -> list[str]:
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=", *self.settings]
        return [
            str(self.programs / "postgres"),
            f"-D{self.data}",
            *(f"-c{setting}" for setting in settings),
        ]

    def answers(self) -> bool:
        try:
            psycopg.connect(self._address("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def halt(self, process: "subprocess.Popen[bytes]") -> None:
        # Terminating it would wait for every client to leave.
        process.send_signal(signal.SIGINT)

    def crash(self) -> None:
        """End it at once, as `pg_ctl stop -m immediate` does: it has to recover at its start."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()
        self.kill()

    def create(self) -> str:
        """The name of a new and empty database."""
        name = f"mathom_{next(self.numbers)}"
        self.do(f"CREATE DATABASE {name}")
        return name

    def drop(self, name: str) -> None:
        self.do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def url(self, name: str) -> str:
        """The address of a database, as SQLAlchemy reads it."""
        return f"postgresql+psycopg://{OWNER}@/{name}?host={self.folder}"

    def _address(self, name: str) -> str:
        return f"host={self.folder} user={OWNER} dbname={name}"

    def do(self, statement: str) -> None:
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(statement)  # our own words, no guest's

    def _make_cluster(self) -> None:
        settings = ["--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--no-locale"]
        done = subprocess.run(
            [str(self.programs / "initdb"), f"-D{self.data}", "--no-sync", *settings],
            cwd=self.folder,
            capture_output=True,
            text=True,
            **as_user(self.user),
        )
        if done.returncode:
            raise DidNotStart(f"initdb failed.\n{done.stdout}{done.stderr}")


def _programs() -> Path | None:
    """The folder of the newest server; Debian does not put it on the path."""
    places = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    newest = max(places, key=lambda place: float(place.parts[-3]), default=None)
    on_path = shutil.which("postgres")
    if newest is None and on_path is not None:
        newest = Path(on_path).resolve()
    return None if newest is None else newest.parent


def _unprivileged() -> str | None:
    """Whom PostgreSQL runs as: it refuses to be root."""
    if os.geteuid() != 0:
        return None
    for user in ("postgres", "nobody"):
        try:
            pwd.getpwnam(user)
        except KeyError:
            continue
        return user
    raise Missing("PostgreSQL does not run as root, and there is nobody else on this machine.")
