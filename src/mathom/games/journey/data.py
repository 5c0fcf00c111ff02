"""What is in the box: dice, hobbits, places, and the sheets' measures."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, TypeAlias, get_args


class Symbol(IntEnum):
    """What a die can show (J-1.5)."""

    RING = 0
    GANDALF = 1
    WEAPON = 2
    NAZGUL = 3
    ORC = 4
    TREE = 5


class Die(IntEnum):
    """The five dice (J-1.3). The first four are also the hobbits' colours."""

    YELLOW = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    BLACK = 4


class Hobbit(IntEnum):
    """A hobbit has the number of the die of his colour (J-2.4)."""

    FRODO = 0
    SAM = 1
    MERRY = 2
    PIPPIN = 3


class Place(IntEnum):
    """Where a traveller stands: the circle crossed off last (J-7.2)."""

    BAG_END = 0
    RIVENDELL = 1
    MORIA = 2
    LOTHLORIEN = 3
    ROHAN = 4
    HELMS_DEEP = 5
    GONDOR = 6
    MINAS_TIRITH = 7
    SHELOBS_LAIR = 8
    MORDOR = 9


# The words of the rules. (To look a member up in its enum takes ten times as long.)
RING, GANDALF, WEAPON, NAZGUL, ORC, TREE = Symbol
BAG_END, RIVENDELL, MORIA, LOTHLORIEN, ROHAN, HELMS_DEEP, GONDOR, MINAS_TIRITH = list(Place)[:8]
SHELOBS_LAIR, MORDOR = list(Place)[8:]
BLACK = Die.BLACK

CIRCLES = len(Place) - 1
"""Bag End is where everybody starts; it is no circle."""

SYMBOLS = list(Symbol)
DICE = list(Die)
HOBBITS = list(Hobbit)
PLACES = list(Place)

SymbolName: TypeAlias = Literal["ring", "gandalf", "weapon", "nazgul", "orc", "tree"]
DieName: TypeAlias = Literal["yellow", "red", "blue", "green", "black"]
HobbitName: TypeAlias = Literal["frodo", "sam", "merry", "pippin"]
PlaceName: TypeAlias = Literal[
    "bag-end", "rivendell", "moria", "lothlorien", "rohan", "helms-deep", "gondor", "minas-tirith",
    "shelobs-lair", "mordor",
]  # fmt: skip

SYMBOL_NAMES: dict[Symbol, SymbolName] = dict(zip(Symbol, get_args(SymbolName), strict=True))
DIE_NAMES: dict[Die, DieName] = dict(zip(Die, get_args(DieName), strict=True))
HOBBIT_NAMES: dict[Hobbit, HobbitName] = dict(zip(Hobbit, get_args(HobbitName), strict=True))
PLACE_NAMES: dict[Place, PlaceName] = dict(zip(Place, get_args(PlaceName), strict=True))

LETTERS = {
    "R": RING,
    "G": GANDALF,
    "W": WEAPON,
    "N": NAZGUL,
    "O": ORC,
    "T": TREE,
}
"""How faces are written in the options: `RRGWNO` is a die with two Rings."""


@dataclass(frozen=True)
class Equipment:
    """The values that the rulebook's lost pictures showed.

    No source gives the number of squares or the faces of the dice: the presets are assumed, and
    were chosen by simulation so that the Nazgûl threaten without deciding. Whoever owns the box can
    put the printed values into the options `squares`, `coloured` and `black`; no rule depends on
    them.
    """

    squares: int
    coloured: str
    black: str


PRESETS = {
    "a": Equipment(squares=6, coloured="RRGWNO", black="RGWNOT"),
    "b": Equipment(squares=7, coloured="RGWNOO", black="RGWNOT"),
}
SQUARES = range(5, 9)


def faces(letters: str) -> tuple[Symbol, ...]:
    return tuple(LETTERS[letter] for letter in letters)
