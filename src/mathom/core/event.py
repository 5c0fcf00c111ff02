"""What happened at the table, told once, with who may see what."""

import msgspec

from mathom.core.message import Arg, Message

SPECTATOR = -1
"""A viewer who holds no seat."""
REFEREE = -2
"""A viewer who sees everything: tests, finished games, the program itself."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change. Its sentence is the Fluent message `event-<kind>`.

    With `seats`, only those seats learn `args`; the others are told `veiled` instead (a sentence
    `event-<kind>-veiled`), or nothing if there is none.
    """

    kind: str
    args: dict[str, Arg] = {}
    seats: tuple[int, ...] | None = None
    veiled: dict[str, Arg] | None = None

    def seen_by(self, viewer: int) -> Message | None:
        """The sentence that this viewer may hear."""
        if self.seats is None or viewer == REFEREE or viewer in self.seats:
            return Message(f"event-{self.kind}", self.args)
        if self.veiled is not None:
            return Message(f"event-{self.kind}-veiled", self.veiled)
        return None
