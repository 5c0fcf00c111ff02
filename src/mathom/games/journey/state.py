"""The sheets and the dice."""

from dataclasses import dataclass
from enum import IntEnum

from mathom.core.state import State
from mathom.games.journey.data import Die, Hobbit, Place, Symbol


class Square(IntEnum):
    """A square of the Nazgûl trail."""

    WHOLE = 0
    SPLIT = 1
    HALF = 2
    """Split, with one half crossed off."""
    CROSSED = 3
    BOTH_CROSSED = 4
    """Split, with both halves crossed off."""


WHOLE, SPLIT, HALF, CROSSED, BOTH_CROSSED = Square

OPEN_SPACES = (1, 2, 1, 0, 0)
"""How many spaces of a square are not crossed off, by `Square`."""


@dataclass
class Sheet:
    """One player's journal page."""

    hobbit: Hobbit | None
    circles: int
    """How many circles are crossed off, from Rivendell on."""
    squares: list[Square]
    out: bool

    def open_spaces(self) -> int:
        """Halves and whole squares that the Nazgûl have not reached (J-6.5)."""
        spaces = 0
        for square in self.squares:
            spaces += OPEN_SPACES[square]
        return spaces


@dataclass
class Journey(State):
    """The whole table. Nothing of it is hidden but the future."""

    advanced: bool
    last_one_wins: bool
    """The alternative ending of J-6.6."""
    instant_win: bool
    """The edition in which the first to reach Mordor wins at once."""
    coloured: tuple[Symbol, ...]
    black: tuple[Symbol, ...]
    sheets: list[Sheet]
    first: int
    """The seat that starts every round."""
    active: int
    round: int
    faces: list[Symbol]
    """What each die shows, by `Die`; stale for dice not yet rolled this turn."""
    rolled: list[Die]
    """The dice of the roll on the table that have not been kept."""
    kept: list[Die]
    """The dice kept this turn, in the order of keeping."""
    kept_now: list[Symbol]
    """What those show that were kept from the roll on the table."""
    nazgul_rolled: bool
    """Whether the roll on the table showed a Nazgûl."""
    rolls: int
    repeated: bool
    """Whether the roll on the table has been repeated (Rohan)."""
    place: Place
    """Where the active player stood when his turn began (J-7.1)."""
    winners: tuple[int, ...] | None
