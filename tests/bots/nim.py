"""Nim: take any number from one heap; who takes the last wins. Nothing is hidden, and the best play
is known: leave heaps whose exclusive or is 0 (Bouton 1901).
"""

from dataclasses import dataclass
from functools import reduce
from operator import xor
from types import MappingProxyType

from mathom.core.ask import Play, choose
from mathom.core.chance import Chance
from mathom.core.game import Options, Result
from mathom.core.position import Position
from mathom.core.state import OVER, State
from tests.bots.small import ASKED, WORDLESS, SmallGame, option


@dataclass
class Nim(State):
    heaps: list[int]
    active: int


def take(t: Nim) -> Play:
    options = [
        option(f"{heap} {count}", (heap, count))
        for heap, size in enumerate(t.heaps)
        for count in range(1, size + 1)
    ]
    heap, count = yield from choose(t.active, options, ASKED)
    t.heaps[heap] -= count
    if not any(t.heaps):
        t.step = OVER
    else:
        t.active = 1 - t.active


class NimGame(SmallGame[Nim]):
    name = "nim"
    state_type = Nim
    steps = MappingProxyType({"take": take})

    def setup(self, options: Options, seats: int, chance: Chance) -> Nim:
        return Nim("take", chance, 0, [1, 2, 3], 0)

    def result(self, state: Nim) -> Result | None:
        return Result((state.active,), WORDLESS) if state.step == OVER else None


GAME = NimGame()


def heaps(*sizes: int) -> Position[Nim]:
    return Position(GAME, Nim("take", Chance("nim"), 0, list(sizes), 0))


def winning(*sizes: int) -> set[str]:
    """The codes of all moves that win."""
    return {
        f"{heap} {count}"
        for heap, size in enumerate(sizes)
        for count in range(1, size + 1)
        if reduce(xor, sizes, size ^ (size - count)) == 0
    }
