"""`mathom serve` as systemd starts it: with a socket that stays open, whatever becomes of it."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.services.inn import PROGRAM
from tests.services.service import free_port

PATIENCE = 60.0
HAND_OVER = """
import os, sys
given = int(sys.argv[1])
if given != 3:
    os.dup2(given, 3)
    os.close(given)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.argv[2], sys.argv[2:])
"""
"""As systemd does it: the socket is file number 3, and the process knows that it is meant."""


def environment(**more: str) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if name[:7] != "MATHOM_"}
    return ours | {"MATHOM_RATE": "0", "PYTHONUNBUFFERED": "1"} | more


class Process:
    """One server, and what it says. Without a socket it listens at a port of its own."""

    def __init__(self, data: Path, *, handed: socket.socket | None = None, **settings: str) -> None:
        self.log = data.parent / f"log-{time.monotonic_ns()}"
        words = [str(PROGRAM), "serve", "--data", str(data)]
        given: dict[str, Any] = {}
        if handed is None:
            words += ["--port", str(free_port())]
        else:
            words = [sys.executable, "-c", HAND_OVER, str(handed.fileno()), *words]
            given["pass_fds"] = [handed.fileno()]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                words, env=environment(**settings), stdout=log, stderr=log, **given
            )

    @property
    def said(self) -> str:
        return self.log.read_text("utf-8")

    def ended(self, number: int) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
