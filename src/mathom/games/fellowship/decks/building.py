"""Decks built from a pool of cards by rules of thumb: for newcomers, and for whoever has no time.

Cards are rated by what is printed on them, never by name. Cards are numbers of the catalogue.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.products import Prints
from mathom.games.fellowship.terms import (
    FREE_CULTURES,
    FREE_SIDE,
    LAST_SITE,
    MOST_FRODOS,
    MOST_OF_A_TITLE,
    SHADOW_CULTURES,
    SHADOW_SIDE,
    SMALLEST_DECK,
)

WAYS: Final = 3
"""How many decks are offered."""
HALF: Final = SMALLEST_DECK // 2

WANTED: Final = {
    "companion": 9,
    "ally": 3,
    "possession": 6,
    "event": 9,
    "condition": 5,
    "minion": 17,
}
"""About so many of each type a side of thirty should have; of more than that each is worth less."""
CROWDED: Final = 0.35
"""What a card loses for each that its type has too many."""
NEEDED: Final = 1.6
"""What somebody who fights is worth more as long as there are too few."""
UNIQUE_COPY: Final = 0.6
"""What another copy of a unique card loses: only one can be in play."""
STRANGER: Final = 1.2
"""What a card of a third culture loses: few texts speak of it."""
FOCUS: Final = 0.06
"""What a card of one's cultures gains in a draft for each card of that culture one has."""

KEYWORDS: Final = {"archer": 1.0, "fierce": 0.9, "damage": 0.7, "defender": 0.7}


@cache
def worth(kind: int) -> float:
    """What a card is worth to an average deck, in points."""
    card = catalogue.CARDS[kind]
    text = min(1.5, 0.5 * len(card.said))
    keywords = sum(KEYWORDS.get(word, 0.0) for word in card.keywords)
    if card.type == "companion":
        return 0.55 * card.strength + 0.6 * card.vitality - 0.5 * card.cost + text + keywords
    if card.type == "minion":
        late = 0.1 * max(0, card.site - 4)
        much = 0.45 * card.strength + 0.4 * card.vitality
        return 1.0 + much - 0.55 * card.cost - late + 0.6 * text + keywords
    if card.type == "ally":
        return 0.8 + text - 0.3 * card.cost
    if card.type == "possession":
        return 0.8 + 0.6 * card.strength + 0.6 * card.vitality + 0.6 * text - 0.4 * card.cost
    return 1.2 + 0.5 * text - 0.4 * card.cost


def pick_worth(kind: int, pool: Iterable[int]) -> float:
    """What a card is worth to somebody who drafts and has these already."""
    card = catalogue.CARDS[kind]
    if card.type in ("site", "ring"):
        return 0.1
    cultures, types = Counter[str](), Counter[str]()
    copies = 0
    for each in pool:
        had = catalogue.CARDS[each]
        cultures[had.culture] += 1
        types[had.type] += 1
        copies += had.title == card.title
    value = worth(kind) + FOCUS * cultures[card.culture]
    if card.type in ("companion", "minion"):
        value += NEEDED * max(0.0, 1 - types[card.type] / (2 * WANTED[card.type]))
    if card.unique:
        value -= UNIQUE_COPY * copies
    return value - (9.0 if copies >= MOST_OF_A_TITLE else 0.0)


@lru_cache(256)
def builds(pool: Prints) -> tuple[tuple[Deck, tuple[str, ...]], ...]:
    """A few different decks of sixty cards from a pool, the best first, each with the cultures that
    it goes by. A pool with a starter in it always holds one.
    """
    held = Counter(pool)
    ring_bearer = _best(kind for kind in held if catalogue.TITLE[kind] == "frodo")
    ring = _best(kind for kind in held if catalogue.TYPE[kind] == "ring")
    held[ring_bearer] -= 1
    free = _halves(held, FREE_SIDE, FREE_CULTURES)
    shadow = _halves(held, SHADOW_SIDE, SHADOW_CULTURES)
    sites = tuple(catalogue.NAME[site] for site in _sites(held))
    found: dict[frozenset[tuple[str, int]], tuple[Deck, tuple[str, ...]]] = {}
    for (ours, one), (theirs, other) in zip(free, shadow, strict=True):
        cards = {catalogue.NAME[kind]: copies for kind, copies in sorted((one + other).items())}
        deck = Deck("", catalogue.NAME[ring_bearer], catalogue.NAME[ring], sites, cards)
        found.setdefault(frozenset(cards.items()), (deck, (*ours, *theirs)))
    return tuple(found.values())


def _best(kinds: Iterable[int]) -> int:
    return max(kinds, key=lambda kind: (worth(kind), kind))


def _sites(held: Counter[int]) -> list[int]:
    """One of each number: where the Shadow gets most, since it is mostly the Shadow who lays them
    (T-12.4).
    """
    found = []
    for number in range(1, LAST_SITE + 1):
        there = [kind for kind in held if _is_site(kind, number)]
        found.append(max(there, key=lambda kind: (catalogue.CARDS[kind].shadow, -kind)))
    return found


def _is_site(kind: int, number: int) -> bool:
    card = catalogue.CARDS[kind]
    return card.type == "site" and card.site == number


Half = tuple[tuple[str, ...], Counter[int]]


def _halves(held: Counter[int], side: int, cultures: tuple[str, ...]) -> list[Half]:
    """One side of a deck for each of the best pairs of cultures."""
    there = {kind: copies for kind, copies in held.items() if catalogue.SIDE[kind] == side}
    pairs = sorted(combinations(cultures, 2), key=lambda pair: _promise(there, pair), reverse=True)
    return [(pair, _half(there, pair)) for pair in pairs[:WAYS]]


def _promise(held: dict[int, int], pair: tuple[str, ...]) -> float:
    """What the best cards of two cultures are worth together."""
    values = [
        worth(kind) - UNIQUE_COPY * copy * catalogue.UNIQUE[kind]
        for kind, copies in held.items()
        if catalogue.CARDS[kind].culture in pair
        for copy in range(min(copies, MOST_OF_A_TITLE))
    ]
    return sum(sorted(values, reverse=True)[:HALF])


def _half(held: dict[int, int], pair: tuple[str, ...]) -> Counter[int]:
    """Thirty cards, one after the other the one that is worth most beside the others."""
    found, types, titles = Counter[int](), Counter[str](), Counter[str]()

    def value(kind: int) -> float:
        card = catalogue.CARDS[kind]
        over = types[card.type] - WANTED[card.type]
        points = worth(kind) - CROWDED * max(0, over + 1)
        if over < 0 and card.type in ("companion", "minion"):
            points += NEEDED
        if card.culture not in pair:
            points -= STRANGER
        return points - (UNIQUE_COPY * titles[card.title] if card.unique else 0.0)

    while found.total() < HALF:
        room = [
            kind
            for kind, copies in held.items()
            if found[kind] < copies and titles[catalogue.TITLE[kind]] < _most(kind)
        ]
        best = max(room, key=lambda kind: (value(kind), -kind))
        found[best] += 1
        types[catalogue.TYPE[best]] += 1
        titles[catalogue.TITLE[best]] += 1
    return found


def _most(kind: int) -> int:
    return MOST_FRODOS if catalogue.TITLE[kind] == "frodo" else MOST_OF_A_TITLE
