"""Servers of our own: they live in a temporary folder and go when we go, however we go."""

import contextlib
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

PATIENCE = 60.0
"""Seconds; a loaded machine may need many of them to start a server."""

JANITOR = """
trap '' INT TERM
while read -r line; do server=$line; done
[ -d "$1" ] || exit 0
if [ "$server" ]; then
  kill -TERM "$server"
  for tenth in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    kill -0 "$server" || break
    sleep 0.1
  done
  kill -KILL "$server"
fi
rm -rf "$1"
"""
"""Reads the ids of the servers we start. When its input ends although the folder is still there,
we were killed: it ends the last of them and clears up."""


class Missing(Exception):
    """What a test needs is not on this machine. The text is a sentence for whoever runs it."""


class DidNotStart(Exception):
    """A server ended, or kept silent, before it could be used. The text has the end of its log."""


class Service:
    """A server in a folder of its own, as a context manager."""

    def __init__(self, name: str, user: str | None = None) -> None:
        # Not below pytest's folder: the path of a Unix socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix=f"mathom-{name}-", dir="/tmp"))
        self.log_file = self.folder / "log"
        self.user = user
        self._process: subprocess.Popen[bytes] | None = None
        self._janitor = subprocess.Popen(
            ["sh", "-c", JANITOR, "janitor", str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        if user is not None:
            owner = pwd.getpwnam(user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def answers(self) -> bool:
        """Whether it can be used already."""
        raise NotImplementedError

    def halt(self, process: "subprocess.Popen[bytes]") -> None:
        """Ask it to end in good order."""
        process.terminate()

    @property
    def log(self) -> str:
        """All that it has written."""
        return self.log_file.read_text("utf-8", "replace") if self.log_file.exists() else ""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def start(self) -> None:
        assert not self.running, "it runs already"
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                **as_user(self.user),
            )
        self._watch(str(self._process.pid))
        if not waited(lambda: not self.running or self.answers()) or not self.running:
            self.kill()
            raise DidNotStart(f"{self.command()} does not answer.\n{self.log[-4000:]}")

    def stop(self) -> None:
        """End it in good order; by force if it does not want to."""
        if self._process is not None:
            self.halt(self._process)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=15)
        self.kill()

    def kill(self) -> None:
        """End it as a crash or a power cut would: at once, with nothing written any more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self._watch("")

    def restart(self) -> None:
        self.stop()
        self.start()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        assert self._janitor.stdin is not None
        self._janitor.stdin.close()
        self._janitor.wait()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _watch(self, server: str) -> None:
        assert self._janitor.stdin is not None
        self._janitor.stdin.write(f"{server}\n".encode())
        self._janitor.stdin.flush()


def as_user(user: str | None) -> dict[str, Any]:
    """What makes `subprocess` run a program as somebody else."""
    if user is None:
        return {}
    owner = pwd.getpwnam(user)
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


def waited(happens: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether it happened within so many seconds."""
    end = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def free_port() -> int:
    """A port that nobody listens on just now. It lies below those that systems lend to outgoing
    connections, so that nobody gets it while a server restarts.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
