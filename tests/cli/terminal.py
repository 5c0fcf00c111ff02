"""A person at a real terminal of 80 columns, with nothing but the standard library."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping

from tests.cli.shell import COLUMNS, flat

PROMPT = "> "
PATIENCE = 20.0
"""Seconds before a test gives up on an answer; a busy machine may need some."""
CONTROL_C = "\x03"
CONTROL_D = "\x04"

_SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_NUMBERED = re.compile(r"^ +(\d+)  (.+)$", re.M)


class Terminal:
    """`mathom` in a pseudo-terminal.

    with Terminal("play", "journey") as terminal:
        terminal.picks("polski")        # the numbered line that says so
        terminal.types("Ania")          # a line, then wait for the next prompt
    """

    def __init__(self, *argv: str, env: Mapping[str, str] | None = None) -> None:
        self.raw = ""
        """All that came to the screen."""
        self._typed = 0
        """How much of it had come when the last line was typed."""
        self.since = ""
        """What came since then, without colours."""
        # What is read may end in the middle of a letter.
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mathom.cli.main", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm", **(env or {})},
            start_new_session=True,
            preexec_fn=_take_the_terminal,
        )
        os.close(slave)
        self.wait_for_prompt()

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def screen(self) -> str:
        """All that came to the screen, without colours."""
        return _plain(self.raw)

    @property
    def waits(self) -> bool:
        """Whether the program waits for a line."""
        return ("\n" + self.since).endswith("\n" + PROMPT)

    def shows(self, sentence: str) -> bool:
        return flat(sentence) in flat(self.since)

    def types(self, line: str) -> "Terminal":
        return self.presses(f"{line}\n")

    def presses(self, keys: str) -> "Terminal":
        assert self.waits, f"nothing is asked:\n{self.since}"
        if keys in (CONTROL_C, CONTROL_D):
            # The prompt comes a moment before Python listens to the keyboard; who is quicker
            # than any person would interrupt nothing.
            time.sleep(0.2)
        self.since = ""
        self._typed = len(self.raw)
        os.write(self.master, keys.encode())
        self.wait_for_prompt()
        return self

    def picks(self, words: str) -> "Terminal":
        """Type the number of the line that holds these words."""
        for number, line in _NUMBERED.findall(self.since):
            if words in line:
                return self.types(number)
        raise AssertionError(f"{words!r} is not offered:\n{self.since}")

    def leaves(self) -> int:
        """The exit code, once the program has ended by itself."""
        assert not self.waits, f"the program still waits:\n{self.since}"
        return self.process.wait(PATIENCE)

    def wait_for_prompt(self) -> None:
        """Read until the program waits for a line, or has ended."""
        until = time.monotonic() + PATIENCE
        while not self.waits:
            ready, _, _ = select.select([self.master], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"no answer in {PATIENCE} s:\n{self.since}"
            if not self._read():
                return

    def _read(self) -> bool:
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other side has closed
            return False
        self.raw += self._letters.decode(data)
        self.since = _plain(self.raw[self._typed :])
        return bool(data)


def _plain(text: str) -> str:
    return _SEQUENCE.sub("", text).replace("\r", "")


def _take_the_terminal() -> None:
    """Let Ctrl-C reach the program, also where whoever runs the tests is deaf to it, such as
    `nohup make test &`: what is ignored would be ignored by all who are started.
    """
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
