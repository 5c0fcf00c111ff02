"""One turn, solved exactly: which dice to keep, once somebody says what kept dice are worth.

Nothing is sampled. The worth of dice still to be rolled is the mean over all their results of the
worth of the best that may be kept of each; the worth of dice all kept is what the judge says.

Two things make this fast. Dice that look alike and whose Nazgûl strike the same player are of one
kind, and results that differ only by which of them shows what are counted once. And the results of
a cup of dice, with all that may be kept of each, are listed only once, whatever has been kept so
far: for each turn it remains to value every possible keep, and to take the best of each result.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from mathom.games.journey.data import SYMBOLS, Symbol

NAZGUL: Final = Symbol.NAZGUL
TREE: Final = Symbol.TREE

NOBODY: Final = -1
MYSELF: Final = 0
"""Victims of a Nazgûl. Who else there is, from 1 on, is the judge's business."""


class Kind(NamedTuple):
    """Dice that can stand in for each other."""

    faces: tuple[Symbol, ...]
    victim: int
    """Whom their Nazgûl strike."""


# --- What has been kept

Haul: TypeAlias = int
"""How many of each symbol have been kept, and how many Nazgûl strike each victim: three bits a
count, so that hauls are joined by adding them."""

STRIKES: Final = len(Symbol)


def haul_of(kind: Kind, symbol: Symbol) -> Haul:
    """What one kept die adds."""
    if symbol is not NAZGUL:
        return 1 << 3 * symbol
    return 0 if kind.victim == NOBODY else 1 << 3 * (STRIKES + kind.victim)


def symbols_in(haul: Haul, symbol: Symbol) -> int:
    return haul >> 3 * symbol & 7


def strikes_in(haul: Haul, victim: int) -> int:
    return haul >> 3 * (STRIKES + victim) & 7


# --- What may be kept


def legal_keeps(roll: Sequence[Symbol], alike: bool) -> list[tuple[int, ...]]:
    """Every set of dice that may be kept of a roll, by their places in it.

    At least one (J-3.6), all different (J-3.8) unless dice may be `alike` (J-7.3), and a Nazgûl
    if there is one (J-3.12).
    """
    keeps: list[tuple[int, ...]] = [()]
    for symbol in dict.fromkeys(roll):
        showing = [place for place, shown in enumerate(roll) if shown is symbol]
        least = 1 if symbol is NAZGUL else 0
        most = len(showing) if alike else 1
        picks = [pick for size in range(least, most + 1) for pick in combinations(showing, size)]
        keeps = [keep + pick for keep in keeps for pick in picks]
    return [keep for keep in keeps if keep]


class Keep(NamedTuple):
    """What keeping some dice of a roll leads to."""

    rest: "Cup | None"
    """The dice to be rolled next; none if all are kept or the White Tree is (J-3.11)."""
    haul: Haul
    """What the kept dice add."""


class Cup:
    """Dice to be rolled, those of a kind side by side.

    Take it from `cup_of`: then the same dice are the same cup, and what can come of them is listed
    only once.
    """

    def __init__(self, kinds: tuple[Kind, ...], alike: bool) -> None:
        self.kinds = kinds
        self.alike = alike
        self._hauls = [[haul_of(kind, symbol) for symbol in SYMBOLS] for kind in kinds]
        self._rests: dict[tuple[int, ...], Cup | None] = {}
        self._prospects: Prospects | None = None

    def keep(self, roll: Sequence[Symbol], kept: tuple[int, ...]) -> Keep:
        """What comes of keeping the dice at these places of a roll of this cup."""
        rest = self._without(kept)
        haul = 0
        for place in kept:
            haul += self._hauls[place][roll[place]]
            if roll[place] is TREE:
                rest = None
        return Keep(rest, haul)

    def _without(self, kept: tuple[int, ...]) -> "Cup | None":
        if kept not in self._rests:
            rest = tuple(kind for place, kind in enumerate(self.kinds) if place not in kept)
            self._rests[kept] = cup_of(rest, self.alike) if rest else None
        return self._rests[kept]

    def results(self) -> Iterator[tuple[float, list[Symbol]]]:
        """Every result of a roll with its chance; which of two like dice shows what is all one."""
        numbers = [self.kinds.index(kind) for kind in self.kinds]
        rolls = product(*(kind.faces for kind in self.kinds))
        counted = Counter(tuple(sorted(zip(numbers, roll, strict=True))) for roll in rolls)
        for result, count in counted.items():
            yield count / counted.total(), [symbol for _, symbol in result]

    def prospects(self) -> "Prospects":
        if self._prospects is None:
            numbers: dict[Keep, int] = {}
            results = []
            for chance, roll in self.results():
                keeps = {
                    numbers.setdefault(self.keep(roll, kept), len(numbers))
                    for kept in legal_keeps(roll, self.alike)
                }
                # One is named twice, because of a single item `itemgetter` would make no tuple.
                results.append((chance, itemgetter(min(keeps), *keeps)))
            self._prospects = Prospects(list(numbers), results)
        return self._prospects


class Prospects(NamedTuple):
    """All that can come of rolling a cup."""

    keeps: list[Keep]
    """What may be kept of any result."""
    results: list[tuple[float, "itemgetter[Any]"]]
    """The chance of each result, and a function that picks what belongs to its own keeps from a
    list that has something for all of them."""


@lru_cache(1024)
def cup_of(kinds: tuple[Kind, ...], alike: bool) -> Cup:
    return Cup(kinds, alike)


# --- What it is worth


class Turn:
    """What hauls and cups are worth in a turn whose end is judged by `judge`.

    `repeats`: every roll may be repeated once (Rohan, J-7.7).
    """

    def __init__(self, judge: Callable[[Haul], float], repeats: bool) -> None:
        self.judge = judge
        self.repeats = repeats
        self._worth: dict[tuple[Cup | None, Haul], float] = {}

    def worth(self, cup: Cup | None, haul: Haul) -> float:
        """The expected worth of the turn with this much kept and these dice still to be rolled."""
        known = self._worth.get((cup, haul))
        if known is None:
            known = self.judge(haul) if cup is None else self._worth_of_roll(cup, haul)
            self._worth[cup, haul] = known
        return known

    def _worth_of_roll(self, cup: Cup, haul: Haul) -> float:
        results = self._best_of_each_result(cup, haul)
        mean = sum(chance * worth for chance, worth in results)
        if not self.repeats:
            return mean
        return sum(chance * max(worth, mean) for chance, worth in results)

    def worth_of_repeat(self, cup: Cup, haul: Haul) -> float:
        """The expected worth of rolling these dice for the second time, which stands (J-7.8)."""
        return sum(chance * worth for chance, worth in self._best_of_each_result(cup, haul))

    def _best_of_each_result(self, cup: Cup, haul: Haul) -> list[tuple[float, float]]:
        keeps, results = cup.prospects()
        worths = [self.worth(keep.rest, haul + keep.haul) for keep in keeps]
        return [(chance, max(of_keeps(worths))) for chance, of_keeps in results]
