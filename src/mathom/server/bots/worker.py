"""The process in which bots think: `python -m mathom.server.bots.worker`.

Jobs come in on standard input and answers go out on standard output, each as four bytes of length
and a MessagePack body. `thinkers` is the other end.
"""

import ctypes
import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO, Literal, TypeAlias

import msgspec

from mathom.bots import make_bot
from mathom.core import registry
from mathom.core.chance import stream_apart
from mathom.core.game import Value
from mathom.core.match import Match
from mathom.core.record import Seat

KEPT = 64
"""How many tables' matches a process remembers."""
HEADER = 4
NICENESS = 5
"""People at the tables come before bots."""
PR_SET_PDEATHSIG = 1


class Job(msgspec.Struct, frozen=True):
    """Choose for one seat of a table, after these lines of its record."""

    table: str
    game: str
    options: dict[str, Value]
    seats: list[Seat]
    seed: str
    lines: list[str]
    seat: int
    bot: str

    def __repr__(self) -> str:
        """Without the seed and the lines, which must not end up in a log."""
        return f"Job(table={self.table!r}, seat={self.seat}, bot={self.bot!r})"


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The process has started: from now on it is the bot that takes time."""


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    code: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """`job`: nobody could choose here. `bot`: it raised an error. `choice`: not one on offer."""

    kind: Literal["job", "bot", "choice"]
    where: str = ""
    """Which error and on which line of code; never its text, which may tell hidden things."""


Answer: TypeAlias = Ready | Thought | Failed


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEADER, "big") + body


class Matches:
    """The matches of the tables last thought about, so that each job plays only what is new."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Job, Match[Any]]] = {}

    def at(self, job: Job) -> Match[Any]:
        """The match that a job is about. If that fails, the table is forgotten."""
        match = self._begun(job)
        for line in job.lines[len(match.lines) :]:
            match.play_line(line)
        self._kept[job.table] = (job, match)
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return match

    def _begun(self, job: Job) -> Match[Any]:
        before, match = self._kept.pop(job.table, (None, None))
        if before is not None and match is not None and extends(job, before):
            return match
        return Match(registry.game(job.game), job.seats, job.options, job.seed)

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)


def extends(job: Job, before: Job) -> bool:
    """Whether a job is about the same game as one before, at the same point or later."""
    return (
        job.lines[: len(before.lines)] == before.lines
        and job.seed == before.seed
        and job.game == before.game
        and job.options == before.options
        and job.seats == before.seats
    )


def think(job: Job, matches: Matches) -> Thought | Failed:
    try:
        match = matches.at(job)
        sight = match.sight(job.seat)
    except Exception as error:
        return Failed("job", where(error))
    # Luck of its own for each decision: the same job gets the same answer from any process.
    luck = stream_apart(job.seed, f"bots:{job.seat}:{len(job.lines)}")
    try:
        code = make_bot(match.game, job.bot).choose(sight, luck).code
    except Exception as error:
        matches.forget(job.table)
        return Failed("bot", where(error))
    ask = match.position.ask(job.seat)
    if ask is None or not isinstance(code, str) or ask.option(code) is None:
        matches.forget(job.table)
        return Failed("choice")
    return Thought(code)


def where(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {frame.filename}:{frame.lineno}"


def main() -> None:
    incoming, outgoing = own_pipes()
    die_with_parent()
    if sys.platform != "win32":
        os.nice(NICENESS)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(incoming, jobs), daemon=True).start()
    for name in registry.names():
        # A game that can't be loaded fails its own jobs, not those of the others.
        with suppress(Exception):
            registry.game(name)
    matches = Matches()
    answer: Answer = Ready()
    while True:
        outgoing.write(framed(answer))
        outgoing.flush()
        answer = think(msgspec.msgpack.decode(jobs.get(), type=Job), matches)


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the parent, moved to where no bot that prints or reads comes upon them."""
    incoming, outgoing = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return os.fdopen(incoming, "rb"), os.fdopen(outgoing, "wb")


def die_with_parent() -> None:
    """Where the kernel offers it. `listen` notices a lost parent everywhere, but not while a bot
    sits in compiled code and lets no other thread run.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def listen(incoming: BinaryIO, jobs: "SimpleQueue[bytes]") -> None:
    """Pass on jobs until the parent is gone; then nobody wants what is being thought."""
    while len(header := incoming.read(HEADER)) == HEADER:
        jobs.put(incoming.read(int.from_bytes(header, "big")))
    os._exit(0)


if __name__ == "__main__":
    main()
