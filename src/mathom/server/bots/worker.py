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
from mathom.core.bot import sight_in
from mathom.core.chance import Chance, stream_apart
from mathom.core.match import Match
from mathom.core.parcel import Parcel, pack, unpack

HEADER = 4
NICENESS = 5
"""People at the tables come before bots."""
PR_SET_PDEATHSIG = 1


class Job(msgspec.Struct, frozen=True):
    """Choose for one seat in a position that it can't tell from the real one.

    The real one stays in the server's process: here is neither its seed nor anything else that
    the seat may not know.
    """

    table: str
    game: str
    position: Parcel
    seat: int
    bot: str
    luck: str
    """The seed of the bot's own stream: the same job gets the same answer from any process."""

    def __repr__(self) -> str:
        """Without the position: the seat's own secrets must not end up in a log either."""
        return f"Job(table={self.table!r}, seat={self.seat}, bot={self.bot!r})"


def job_at(table: str, match: Match[Any], seat: int, bot: str) -> Job:
    """What a bot is sent that has to choose here."""
    now = f"{seat}:{len(match.lines)}"
    dealt = match.position.redeal(seat, stream_apart(match.seed, f"sight:{now}"))
    luck = stream_apart(match.seed, f"bots:{now}").seed
    return Job(table, match.game.name, pack(dealt), seat, bot, luck)


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


def think(job: Job) -> Thought | Failed:
    try:
        game = registry.game(job.game)
        position = unpack(job.position, game)
        sight = sight_in(position, job.seat)
    except Exception as error:
        return Failed("job", where(error))
    try:
        code = make_bot(game, job.bot).choose(sight, Chance(job.luck)).code
    except Exception as error:
        return Failed("bot", where(error))
    ask = position.ask(job.seat)
    if ask is None or not isinstance(code, str) or ask.option(code) is None:
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
    answer: Answer = Ready()
    while True:
        outgoing.write(framed(answer))
        outgoing.flush()
        answer = think(msgspec.msgpack.decode(jobs.get(), type=Job))


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
