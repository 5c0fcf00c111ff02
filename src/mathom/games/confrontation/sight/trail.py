"""What the opponent has seen of one side's pieces: a string of five-byte notes.

Pieces are numbered 0 to 8 here, within their side. The string is all that deduction needs, costs a
playout next to nothing, and is shared by all copies of a table.
"""

from typing import Final

SIZE: Final = 5
MOVED: Final = 0
"""A hidden piece went from one region to another, and it was none of some."""
SEEN: Final = 1
"""A piece is known to be in a region."""
PUT: Final = 2
"""A piece that is known went to a region, or off the board."""
NOT_ALL: Final = 3
"""The hidden pieces of a region are not all among some: one of them is another."""


def moved(origin: int, target: int, none_of: int) -> bytes:
    return bytes((MOVED, origin, target, none_of & 255, none_of >> 8))


def seen(piece: int, region: int) -> bytes:
    return bytes((SEEN, piece, region, 0, 0))


def put(piece: int, region: int) -> bytes:
    return bytes((PUT, piece, region, 0, 0))


def not_all(region: int, among: int) -> bytes:
    return bytes((NOT_ALL, region, 0, among & 255, among >> 8))
