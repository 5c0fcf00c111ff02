"""What can be seen between two positions: the last roll of a turn is kept as it falls."""

from typing import Literal, TypeAlias

import msgspec

from mathom.core.event import Moment
from mathom.games.journey.data import DICE, DIE_NAMES, SYMBOL_NAMES, DieName, SymbolName
from mathom.games.journey.state import Journey

DiePlace: TypeAlias = Literal["cup", "table", "kept", "locked"]
"""To be rolled, just rolled, kept from this roll, or from an earlier one."""


class DieView(msgspec.Struct, frozen=True):
    colour: DieName
    symbol: SymbolName | None
    """Nothing if it has not been rolled this turn."""
    where: DiePlace


class DiceFall(Moment, frozen=True):
    active: int
    """The seat that rolls."""
    rolls: int
    """How often it has rolled this turn."""
    dice: list[DieView]


def dice_fall(t: Journey) -> DiceFall | None:
    return None if t.story is None else DiceFall(t.active, t.rolls, dice(t))


def dice(t: Journey) -> list[DieView]:
    """All dice as they lie."""
    return [_die(t, number) for number in range(len(DICE))]


def _die(t: Journey, number: int) -> DieView:
    die = DICE[number]
    where: DiePlace
    if die in t.kept:
        where = "locked" if t.kept.index(die) < len(t.kept) - len(t.kept_now) else "kept"
    elif die in t.rolled and t.step == "keep":
        where = "table"
    else:
        where = "cup"
    symbol = None if where == "cup" else SYMBOL_NAMES[t.faces[die]]
    return DieView(DIE_NAMES[die], symbol, where)
