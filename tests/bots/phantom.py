"""Phantom noughts and crosses: nobody sees the other's marks. Who tries a cell that is taken is
told so, and tries another. Everybody hears each try, but not where it was.
"""

from dataclasses import dataclass
from types import MappingProxyType

from mathom.core.ask import Play, choose
from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.game import Options, Result
from mathom.core.state import OVER, State, clone
from tests.bots.small import ASKED, WORDLESS, SmallGame, option

CELLS = range(9)
ALL = (1 << 9) - 1
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
MARK = [option(f"mark {cell + 1}", cell) for cell in CELLS]


@dataclass
class Phantom(State):
    marks: list[int]
    """By seat, one bit a cell."""
    known: list[int]
    """By seat, the other's marks that it has come upon."""
    active: int


def has_line(marks: int) -> bool:
    return any(marks & line == line for line in LINES)


def mark(t: Phantom) -> Play:
    me, other = t.active, 1 - t.active
    barred = t.marks[me] | t.known[me]
    options = [MARK[cell] for cell in CELLS if not barred >> cell & 1]
    cell = yield from choose(me, options, ASKED, veiled=True, even_if_forced=True)
    if t.marks[other] >> cell & 1:
        t.known[me] |= 1 << cell
        return
    t.marks[me] |= 1 << cell
    if has_line(t.marks[me]) or t.marks[0] | t.marks[1] == ALL:
        t.step = OVER
    t.active = other


class PhantomGame(SmallGame[Phantom]):
    name = "phantom"
    state_type = Phantom
    steps = MappingProxyType({"mark": mark})

    def setup(self, options: Options, seats: int, chance: Chance) -> Phantom:
        return Phantom("mark", chance, 0, [0, 0], [0, 0], 0)

    def result(self, state: Phantom) -> Result | None:
        if state.step != OVER:
            return None
        winners = tuple(seat for seat in (0, 1) if has_line(state.marks[seat]))
        return Result(winners or (0, 1), WORDLESS)

    def redeal(self, state: Phantom, viewer: int, chance: Chance) -> Phantom:
        """Marks that the viewer can't see go anywhere that is free, but nobody has a line yet."""
        dealt = clone(state)
        dealt.chance = chance
        unseen = [seat for seat in (0, 1) if viewer not in (seat, REFEREE)]
        for seat in unseen:
            dealt.marks[seat] = 0
        for seat in unseen:
            found = state.known[viewer] if viewer >= 0 else 0
            count = (state.marks[seat] & ~found).bit_count()
            free = ALL & ~(dealt.marks[1 - seat] | found)
            marks = found | some(free, count, chance)
            while has_line(marks):
                marks = found | some(free, count, chance)
            dealt.marks[seat] = marks
        for seat in unseen:
            count = state.known[seat].bit_count()
            dealt.known[seat] = some(dealt.marks[1 - seat], count, chance)
        return dealt

    def clue(self, state: Phantom, seat: int) -> int:
        return state.marks[seat] << 9 | state.known[seat]


def some(cells: int, count: int, chance: Chance) -> int:
    """Any `count` of the cells."""
    left = [cell for cell in CELLS if cells >> cell & 1]
    chosen = 0
    for _ in range(count):
        chosen |= 1 << left.pop(chance.below(len(left)))
    return chosen


GAME = PhantomGame()
