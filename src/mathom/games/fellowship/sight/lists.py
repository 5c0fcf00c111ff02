"""What may be in a deck whose list nobody has told: one that somebody could well have brought, with
all in it that was seen (T-5).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from mathom.core.chance import Chance
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.terms import (
    CHARACTERS,
    CULTURES,
    FREE_SIDE,
    MOST_OF_A_TITLE,
    SHADOW_SIDE,
)

AS_LISTED: Final = 5
"""So many times likelier is a known deck for each card seen that is in it."""
NOT_LISTED: Final = 10
"""And so many times less likely for each that is not."""
CHOSEN: Final = 10
"""So many times likelier are cards of a culture that was seen."""

Prints = Counter[int]


def known_list(seen: Iterable[int], chance: Chance) -> Prints:
    """One of the decks that everybody knows, if what was seen looks like it; or nothing, for a deck
    that its player has built.
    """
    seen = set(seen)
    lists = _known_lists()
    weights = [
        AS_LISTED ** len(seen & prints.keys()) / NOT_LISTED ** len(seen - prints.keys())
        for prints in lists
    ]
    drawn = chance.below(1 << 32) / (1 << 32) * (sum(weights) + len(lists))
    for prints, weight in zip(lists, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return prints
    return Prints()


@cache
def _known_lists() -> list[Prints]:
    return [Prints(catalogue.NUMBER[name] for name in deck.in_order) for deck in KNOWN.values()]


def another(kind: int, listed: Prints, chance: Chance) -> int:
    """What may lie in place of a site, a Ring or a Ring-bearer that nobody has seen."""
    alike = [other for other in _alike(kind) if other in listed] or _alike(kind)
    return alike[chance.below(len(alike))]


@cache
def _alike(kind: int) -> list[int]:
    printed = catalogue.CARDS[kind]
    return [
        other
        for other, card in enumerate(catalogue.CARDS)
        if card.type == printed.type
        and (card.site == printed.site if card.type == "site" else card.title == printed.title)
    ]


def rest_of(seen: Sequence[int], listed: Prints, number: int, chance: Chance) -> list[int]:
    """So many more cards of a draw deck, of which some were seen, the Ring-bearer among them. Half
    of it is of either side (T-5.3), and of each title there are at most four: of Frodo three beside
    the Ring-bearer (T-5.5, T-5.6).
    """
    sides = Counter(catalogue.SIDE[kind] for kind in seen)
    half = (sides[FREE_SIDE] + sides[SHADOW_SIDE] + number - 1) // 2
    free = min(max(0, 1 + half - sides[FREE_SIDE]), number)
    titles = Counter(catalogue.TITLE[kind] for kind in seen)
    found: list[int] = []
    for side, wanted in ((FREE_SIDE, free), (SHADOW_SIDE, number - free)):
        wanted += len(found)
        for kind in _likely(seen, listed, side, chance):
            if len(found) == wanted:
                break
            if titles[catalogue.TITLE[kind]] < MOST_OF_A_TITLE:
                titles[catalogue.TITLE[kind]] += 1
                found.append(kind)
    return found


def _likely(seen: Sequence[int], listed: Prints, side: int, chance: Chance) -> Iterator[int]:
    """Cards of a side, without end: first what is left of the list, then what goes with the rest,
    in several copies.
    """
    left = [kind for kind in (listed - Prints(seen)).elements() if catalogue.SIDE[kind] == side]
    chance.shuffle(left)
    yield from left
    cultures = _cultures(seen, side, chance)
    while True:
        kinds = _of_culture(side, cultures[chance.below(len(cultures))])
        kind = kinds[chance.below(len(kinds))]
        for _ in range(1 + chance.below(MOST_OF_A_TITLE)):
            yield kind


def _cultures(seen: Sequence[int], side: int, chance: Chance) -> list[str]:
    """Each as often as it is likely. Nobody has chosen a culture by having a Frodo."""
    found = [culture for culture in CULTURES if _of_culture(side, culture)]
    chosen = {
        catalogue.CARDS[kind].culture
        for kind in seen
        if catalogue.SIDE[kind] == side and catalogue.TITLE[kind] != "frodo"
    }
    if not chosen:
        chosen = {found[chance.below(len(found))] for _ in range(2)}
    return [culture for culture in found for _ in range(CHOSEN if culture in chosen else 1)]


@cache
def _of_culture(side: int, culture: str) -> list[int]:
    """Its prints, characters twice: no deck does without."""
    return [
        kind
        for kind, card in enumerate(catalogue.CARDS)
        if card.side == side and card.culture == culture
        for _ in range(2 if card.type in CHARACTERS else 1)
    ]
