"""What people type: the names of characters and regions; and reasons against it."""

from typing import Final

from mathom.core.message import Arg, Reason
from mathom.games.confrontation.data import AWAY, NAMES, PIECES, REGION_NAMES, REGION_NUMBERS
from mathom.games.confrontation.state import Confrontation, name_of

CHARACTER_NAMES: Final = frozenset(NAMES)


def why(id: str, *rules: str, **args: Arg) -> Reason:
    return Reason(f"reason-{id}", args, rules)


def in_each(id: str, *rules: str) -> tuple[Reason, ...]:
    """The same reason for every region, made once: lists of options ask for it, too."""
    return tuple(why(id, *rules, region=name) for name in REGION_NAMES)


def spelling(code: str) -> Reason:
    return why("spelling", code=code)


def short(word: str) -> str:
    """What somebody typed, to be repeated to them."""
    return word[:30]


def piece_called(t: Confrontation, side: int, name: str) -> int | Reason:
    """A side's character of this name, or why it has none."""
    for piece in PIECES[side]:
        if name_of(t, piece) == name:
            return piece
    if any(name_of(t, piece) == name for piece in PIECES[1 - side]):
        return why("other-side", "C-1.2", character=name)
    if name in CHARACTER_NAMES:
        return why("not-in-play", "C-1.6", character=name)
    return why("no-character", word=short(name))


def on_board(t: Confrontation, side: int, name: str) -> int | Reason:
    """A side's character of this name, or why there is none on the board."""
    if not name:
        return why("incomplete")
    piece = piece_called(t, side, name)
    if not isinstance(piece, Reason) and t.where[piece] == AWAY:
        return why("defeated", "C-3.28", character=name)
    return piece


def region_called(name: str) -> int | Reason:
    if not name:
        return why("incomplete")
    region = REGION_NUMBERS.get(name)
    return why("no-region", word=short(name)) if region is None else region
