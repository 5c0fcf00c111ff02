"""The server under load: a process of its own on a core of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

START_PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def cores() -> tuple[set[int], set[int]]:
    """One for the server, one for the players; the same, if there is only one."""
    mine = os.sched_getaffinity(0)
    return {min(mine)}, {max(mine)}


class Server:
    """`settings` are those of the operator; `core` is the one that it may use."""

    def __init__(self, data: Path, core: set[int], **settings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._log = data / f"server-{self.port}.log"
        command = [
            *(sys.executable, "-m", "mathom.cli.main", "serve"),
            *("--data", str(data), "--port", str(self.port)),
        ]
        # All players come from one address, as if through a proxy.
        ours = {"rate": "0", "trust_proxy": "yes", **settings}
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command,
                env=os.environ | {f"MATHOM_{name.upper()}": ours[name] for name in ours},
                stdout=log,
                stderr=log,
                preexec_fn=lambda: os.sched_setaffinity(0, core),
            )
        self.pid = self._process.pid
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except ConnectionRefusedError:
                time.sleep(0.05)
            else:
                return
        sys.exit(f"the server does not start:\n{self.said()}")

    def said(self) -> str:
        """What it had to complain about."""
        return self._log.read_text()

    def cpu(self) -> float:
        """Seconds that it has computed, all of its threads together."""
        return _cpu(Path(f"/proc/{self.pid}/stat"))

    def cpu_of_main_thread(self) -> float:
        return _cpu(Path(f"/proc/{self.pid}/task/{self.pid}/stat"))

    def kept_waiting(self) -> float:
        """Seconds for which its main thread was ready to run and did not get the core."""
        waited = Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()[1]
        return int(waited) / 1e9

    def memory(self) -> int:
        """Bytes that it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()


def cpu_of_family(pid: int) -> float:
    """Seconds that a process has computed, with all its children, also those that are gone."""
    fields = _fields(Path(f"/proc/{pid}/stat"))
    gone = (int(fields[13]) + int(fields[14])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return _cpu(Path(f"/proc/{pid}/stat")) + gone + sum(cpu_of_family(int(c)) for c in children)


def _cpu(file: Path) -> float:
    fields = _fields(file)
    return (int(fields[11]) + int(fields[12])) / TICKS


def _fields(file: Path) -> list[str]:
    return file.read_text().rpartition(")")[2].split()
