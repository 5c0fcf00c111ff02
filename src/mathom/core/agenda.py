"""Where one text leads to the next: a stack of frames, of which the last is done next.

In a card game a move activates a place, there somebody falls, a text replaces that, and three
people are asked on the way. A rule that waited in the middle of all this could not be copied. So
each frame is a small part of the rules, in a function of its own, that says with `t.then(...)`
what follows:

    @rule(Wound)
    def wound(t: Table, f: Wound) -> None:
        t.then(AboutToBeWounded(f.card), TakeWound(f.card))

A rule that needs a player is a generator, and asks in its middle as rules do everywhere; or it is a
function that looks first whether there is anything to ask, and returns such a generator or nothing.
Before a generator runs, and only there, the table is at a boundary: forks copy it and repeat the
answers since. So a rule that returns one must have changed nothing. And a rule that learns
something new (draws, reveals, rolls) ends there and leaves the rest to the next frame; a bot's
deals could not repeat what was learnt.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from mathom.core.ask import Play
from mathom.core.frame import Frame
from mathom.core.state import OVER

Rule: TypeAlias = Callable[[Any, Any], Play | None]
R = TypeVar("R", bound=Rule)

RULES: Final[dict[type[Frame], Rule]] = {}
"""What is done for each kind of frame."""

ASK: Final = "ask"
"""The step of a table whose next frame may ask somebody."""

MOST: Final = 10_000
"""So many frames may be done before somebody is asked. Real games do some forty at most, so rules
that do more would do so for ever."""


def rule(kind: type[Frame]) -> Callable[[R], R]:
    """The function that follows is what frames of this kind mean."""

    def keep(function: R) -> R:
        RULES[kind] = function
        return function

    return keep


class Agenda:
    """How the frames in `t.todo` are worked off.

    `upkeep` is what holds of itself and is seen to after every frame.
    """

    def __init__(self, upkeep: Callable[[Any], None]) -> None:
        self.upkeep = upkeep

    def settle(self, t: Any) -> None:
        """Do all that asks nobody."""
        todo = t.todo
        upkeep = self.upkeep
        for _ in range(MOST):
            if not todo:
                t.step = OVER
                return
            frame = todo.pop()
            play = RULES[frame.__class__](t, frame)
            if play is not None:
                # A generator that was made and not begun has changed nothing.
                todo.append(frame)
                t.asking, t.asked = frame, play
                t.step = ASK
                return
            upkeep(t)
        last = ", ".join(repr(frame) for frame in todo[-3:])
        raise RuntimeError(f"{MOST} frames ask nobody, and {len(todo)} are left, such as {last}")

    def ask(self, t: Any) -> Play:
        """Do the frame that may ask, and then all that asks nobody."""
        frame = t.todo.pop()
        play = t.asked
        if t.asking is not frame or play is None:
            # A copy of the table: its frame waits, and what will ask for it must be made anew.
            play = RULES[frame.__class__](t, frame)
            t.asking = frame
        t.asked = None
        if play is not None:
            # In a deal that does not fit what has happened there may be nothing to ask.
            yield from play
        t.asking = None
        self.upkeep(t)
        self.settle(t)
