"""When the same position comes again.

A game is drawn by the third occurrence of a position in which everybody stands where they stood.
Whether it is the very same only the owners of hidden characters know; what is said about it follows
from what both players see.
"""

from functools import lru_cache

from mathom.games.confrontation.data import AWAY, SIDES
from mathom.games.confrontation.state import Confrontation

BOTH_SIDES = 3
PIECES = 18
"""The first bytes of a key tell where each of them stands."""


def position_key(t: Confrontation) -> bytes:
    """Who stands where, both hands, and whose turn it is."""
    fellowship, sauron = t.hands
    key = bytes((*t.where, fellowship & 255, fellowship >> 8, sauron & 255, sauron >> 8, t.active))
    return nameless(key, t.nameless) if t.nameless else key


@lru_cache(1 << 13)
def nameless(key: bytes, sides: int) -> bytes:
    """The same position if the characters of these sides (as bits) can't be told apart, unless they
    are defeated.
    """
    places = list(key)
    for side in SIDES:
        if sides >> side & 1:
            standing = [piece for piece in range(9 * side, 9 * side + 9) if places[piece] != AWAY]
            for piece, region in zip(
                standing, sorted(places[piece] for piece in standing), strict=True
            ):
                places[piece] = region
    return bytes(places)


def times_seen(t: Confrontation) -> int:
    """How many turns have begun with a table that looked like this one to everybody."""
    now = position_key(t)
    looks, rest = nameless(now, BOTH_SIDES), now[PIECES:]
    # The hands and whose turn it is are compared first: there most positions differ.
    alike = [key for key in t.past if key[PIECES:] == rest]
    return sum([nameless(key, BOTH_SIDES) == looks for key in alike])


def forget_names(t: Confrontation, side: int) -> None:
    """In a deal the past must not tell who a side's characters really were."""
    t.nameless |= 1 << side
    t.past = [nameless(key, t.nameless) for key in t.past]
