"""Pockets with bots that do what a bot must not do. Processes find it by the entry point that
`test_bot_workers` lays out for them.
"""

import itertools
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from mathom.core.ask import Option
from mathom.core.bot import Bot, Sight
from mathom.core.chance import Chance
from mathom.core.message import Message
from tests.core.toy import PocketsGame

DISTRIBUTION = "mathom-rogues"
UNOFFERED = Option("hide the ring", None, Message("option-hide", {"stone": "ring"}))


def folder() -> Path:
    """Where the tests read which process a bot was in."""
    return Path(str(distribution(DISTRIBUTION).locate_file("")))


class Rogue:
    """Does its mischief, each time or once only, and then takes the last option."""

    def __init__(self, name: str, mischief: Callable[[Sight], object], once: bool = False) -> None:
        self.name = name
        self.mischief = mischief
        self.once = once

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        mark = folder() / f"{self.name}.pid"
        if not (self.once and mark.exists()):
            half_written = mark.with_suffix(".new")
            half_written.write_text(str(os.getpid()))
            half_written.rename(mark)
            chosen = self.mischief(sight)
            if chosen is not None:
                return chosen  # type: ignore[return-value]  # that is the mischief
        return sight.ask.options[-1]


class Lucky:
    """Shows its luck in what it chooses."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        return sight.ask.options[chance.below(len(sight.ask.options))]


def nothing(sight: Sight) -> None:
    pass


def crash(sight: Sight) -> None:
    raise KeyError(f"my pocket holds {sight.view().seats[sight.seat].pocket}")


def exit(sight: Sight) -> None:
    os._exit(3)


def hang(sight: Sight) -> None:
    while True:
        time.sleep(0.01)


def stick(sight: Sight) -> None:
    """Hang without ever letting another thread of the process run."""
    deque(itertools.repeat(0), maxlen=0)


def chatter(sight: Sight) -> None:
    print("a" * 100_000, flush=True)
    os.write(1, b"\0\0\0\1?")
    assert sys.stdin.read() == ""


def meddle(sight: Sight) -> None:
    del sight.ask.options[:-1]


def cheat(sight: Sight) -> Option[Any]:
    sight.ask.options.append(UNOFFERED)
    return UNOFFERED


def mumble(sight: Sight) -> object:
    return "hide something"


class RoguesGame(PocketsGame):
    name = "rogues"

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        mischief: dict[str, Callable[[Sight], object]] = {
            "honest": nothing,
            "crash": crash,
            "exit": exit,
            "hang": hang,
            "stick": stick,
            "chatter": chatter,
            "meddle": meddle,
            "cheat": cheat,
            "mumble": mumble,
        }
        always = {name: partial(Rogue, name, what) for name, what in mischief.items()}
        once = {
            f"{name} once": partial(Rogue, f"{name} once", what, once=True)
            for name, what in mischief.items()
        }
        return {**always, **once, "lucky": Lucky}


GAME = RoguesGame()
