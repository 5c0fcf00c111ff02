"""What happened at the table, told once, with who may see what."""

import re
from typing import Any, TypeAlias

import msgspec

from mathom.core.message import Arg, Message

SPECTATOR = -1
"""A viewer who holds no seat."""
REFEREE = -2
"""A viewer who sees everything: tests, finished games, the program itself."""

Weight: TypeAlias = int
"""How much a line matters to somebody who has no time for the whole story."""
PLAIN: Weight = 0
NOTABLE: Weight = 1
"""A short story of the game can't do without it."""
TURNING: Weight = 2
"""Where a game turned: what people still talk about when it is over."""


def _spelt(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Moment(msgspec.Struct, frozen=True, tag=_spelt):
    """Something to be seen that no position holds: a combat while it is fought, dice that are kept
    as they fall. A game has its own kinds, see `Game.moments`; `CombatBegins` is `combat-begins`
    to those who read it elsewhere.
    """


class Line(Message, frozen=True):
    """A sentence of the story as somebody hears it, with what there is to see."""

    weight: Weight = PLAIN
    """1 if a short story can't do without it, 2 for a turning point."""
    moment: Any = None
    """The game's own `Moment`; its types are in the schemas, e.g. `CombatBegins`."""
    about: tuple[str, ...] = ()
    """The things on the table that it speaks of, named as options name them; see `Game.about`."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change. Its sentence is the Fluent message `event-<kind>`.

    With `seats`, only those seats learn `args` and see the `moment`; the others are told `veiled`
    instead (a sentence `event-<kind>-veiled`), or nothing if there is none.
    """

    kind: str
    args: dict[str, Arg] = {}
    seats: tuple[int, ...] | None = None
    veiled: dict[str, Arg] | None = None
    weight: Weight = PLAIN
    moment: Moment | None = None

    def seen_by(self, viewer: int) -> Line | None:
        """The line of the story that this viewer may have."""
        if self.seats is None or viewer == REFEREE or viewer in self.seats:
            return Line(f"event-{self.kind}", self.args, weight=self.weight, moment=self.moment)
        if self.veiled is not None:
            return Line(f"event-{self.kind}-veiled", self.veiled, weight=self.weight)
        return None
