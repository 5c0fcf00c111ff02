"""What the public history of a side's pieces tells about who is where, exactly.

Hidden pieces that share a region can't be told apart, so all there is to know is in which region
each of the nine characters stands. A *world* says that. All worlds are equally likely at the
start; the trail then moves and rules out some.

Characters that nothing has ever been learnt about are interchangeable, so they need not be told
apart until something is: a *pattern* places only the others, and stands for all worlds in which
the rest fill the places that are left. Its weight is the number of ways that lead to it, if the
owner had placed and moved his pieces blindly.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from math import gcd
from typing import Final, TypeAlias

from mathom.games.confrontation.data import AWAY, HOME, OUTPOSTS
from mathom.games.confrontation.trail import MOVED, NOT_ALL, PUT, SEEN, SIZE

ANYWHERE: Final = 17
"""The place of a character that has not been told apart yet."""

Pattern: TypeAlias = tuple[int, ...]
"""By number of the piece: a region, `AWAY` or `ANYWHERE`."""


class Worlds:
    """All that is possible after some trail."""

    def __init__(self, count: tuple[int, ...], weights: dict[Pattern, int]) -> None:
        self.count = count
        """By region: how many pieces stand there."""
        self.weights = weights
        self._patterns = list(weights)
        self._heights = list(accumulate(weights.values()))
        self._places: dict[Pattern, list[int]] = {}

    @property
    def unknown(self) -> list[int]:
        """The characters that are not told apart."""
        return [piece for piece, region in enumerate(self._patterns[0]) if region == ANYWHERE]

    def left(self, pattern: Pattern) -> list[int]:
        """By region: how many places a pattern leaves to the others."""
        places = list(self.count)
        for region in pattern:
            if region < AWAY:
                places[region] -= 1
        return places

    def deal(self, below: Callable[[int], int]) -> list[int]:
        """A world at random: where each of the nine pieces is."""
        pattern = self._patterns[0]
        if len(self._patterns) > 1:
            lot = below(self._heights[-1])
            low, high = 0, len(self._heights) - 1
            while low < high:
                middle = (low + high) // 2
                if self._heights[middle] > lot:
                    high = middle
                else:
                    low = middle + 1
            pattern = self._patterns[low]
        places = self._places.get(pattern)
        if places is None:
            places = self._places[pattern] = [
                region for region, number in enumerate(self.left(pattern)) for _ in range(number)
            ]
        free = places.copy()
        world = list(pattern)
        for piece, region in enumerate(pattern):
            if region == ANYWHERE:
                index = below(len(free))
                world[piece] = free[index]
                free[index] = free[-1]
                free.pop()
        return world

    def candidates(self, region: int, shown: int) -> list[int]:
        """Who can be among the pieces of a region that do not lie open."""
        found = {
            piece
            for pattern in self._patterns
            for piece, place in enumerate(pattern)
            if place == region
        }
        if any(self.left(pattern)[region] for pattern in self._patterns):
            found.update(self.unknown)
        return [piece for piece in sorted(found) if not shown >> piece & 1]

    # What a note changes

    def after(self, note: bytes) -> "Worlds":
        kind, first, second, low, high = note
        among = low | high << 8
        if kind == SEEN:
            return self._seen(first, second)
        if kind == PUT:
            return self._seen_anywhere(first)._put(first, second)
        if kind == MOVED:
            return self._told_apart(among)._moved(first, second, among)
        assert kind == NOT_ALL
        return self._told_apart(among)._not_all(first, among)

    def _told_apart(self, pieces: int) -> "Worlds":
        """The same worlds, in patterns that place these pieces one by one."""
        worlds = self
        for piece in self.unknown:
            if pieces >> piece & 1:
                worlds = worlds._place_everywhere(piece)
        return worlds

    def _place_everywhere(self, piece: int) -> "Worlds":
        weights: dict[Pattern, int] = {}
        for pattern, weight in self.weights.items():
            for region, number in enumerate(self.left(pattern)):
                if number:
                    _add(weights, _with(pattern, piece, region), weight * number)
        return Worlds(self.count, weights)

    def _seen(self, piece: int, region: int) -> "Worlds":
        """Only the worlds in which this piece is there."""
        weights: dict[Pattern, int] = {}
        for pattern, weight in self.weights.items():
            if pattern[piece] == region:
                _add(weights, pattern, weight)
            elif pattern[piece] == ANYWHERE and self.left(pattern)[region]:
                number = self.left(pattern)[region]
                _add(weights, _with(pattern, piece, region), weight * number)
        assert weights, "something was seen that can't be"
        return Worlds(self.count, _reduced(weights))

    def _seen_anywhere(self, piece: int) -> "Worlds":
        return self._told_apart(1 << piece)

    def _put(self, piece: int, region: int) -> "Worlds":
        """A known piece goes somewhere; it has been seen, so it is at one place in all worlds."""
        origin = self._patterns[0][piece]
        count = list(self.count)
        if origin < AWAY:
            count[origin] -= 1
        if region < AWAY:
            count[region] += 1
        weights: dict[Pattern, int] = {}
        for pattern, weight in self.weights.items():
            _add(weights, _with(pattern, piece, region), weight)
        return Worlds(tuple(count), weights)

    def _moved(self, origin: int, target: int, none_of: int) -> "Worlds":
        """Any of the pieces in `origin` may have gone, each as likely as the next."""
        weights: dict[Pattern, int] = {}
        for pattern, weight in self.weights.items():
            for piece, region in enumerate(pattern):
                if region == origin and not none_of >> piece & 1:
                    _add(weights, _with(pattern, piece, target), weight)
            unknown = self.left(pattern)[origin]
            if unknown:
                _add(weights, pattern, weight * unknown)
        count = list(self.count)
        count[origin] -= 1
        count[target] += 1
        assert weights, "somebody moved who can't have"
        return Worlds(tuple(count), _reduced(weights))

    def _not_all(self, region: int, among: int) -> "Worlds":
        weights: dict[Pattern, int] = {}
        for pattern, weight in self.weights.items():
            others = self.left(pattern)[region] + sum(
                place == region and not among >> piece & 1 for piece, place in enumerate(pattern)
            )
            if others:
                _add(weights, pattern, weight * others)
        assert weights, "nobody is left who can't have moved"
        return Worlds(self.count, _reduced(weights))


def _with(pattern: Pattern, piece: int, region: int) -> Pattern:
    return (*pattern[:piece], region, *pattern[piece + 1 :])


def _add(weights: dict[Pattern, int], pattern: Pattern, weight: int) -> None:
    weights[pattern] = weights.get(pattern, 0) + weight


def _reduced(weights: dict[Pattern, int]) -> dict[Pattern, int]:
    """The same weights in lower numbers."""
    divisor = gcd(*weights.values())
    if divisor == 1:
        return weights
    return {pattern: weight // divisor for pattern, weight in weights.items()}


def _at_start(side: int) -> Worlds:
    count = [0] * AWAY
    count[HOME[side]] = 4
    for region in OUTPOSTS[side]:
        count[region] = 1
    return Worlds(tuple(count), {(ANYWHERE,) * 9: 1})


CHUNK: Final = 64 * SIZE


def worlds(side: int, notes: bytes) -> Worlds:
    """The worlds that fit a trail."""
    for read in range(CHUNK, len(notes), CHUNK):
        _worlds(side, notes[:read])  # so that no trail is too long to be read from its end
    return _worlds(side, notes)


@lru_cache(4096)
def _worlds(side: int, notes: bytes) -> Worlds:
    """Kept for each beginning of a trail, so that every note is read once."""
    if not notes:
        return _at_start(side)
    return _worlds(side, notes[:-SIZE]).after(notes[-SIZE:])
