"""A deck in one word: for records, links, and whoever types.

A known deck is its name. Any other is written by collector's numbers: the Ring-bearer and the Ring,
then the sites, then the draw deck with its copies, as in `290.2-319.331.337-7.12x4.30x2`. What is
not there yet is left out; in place of a Ring-bearer or a Ring stands 0, so `0.0--` is no card yet.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from mathom.core.decks import MOST_COPIES
from mathom.core.message import whole_number
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN

NONE_YET = 0
LONGEST = 6000
"""All cards of the set as sites and in the draw deck, with two figures of copies each. More cannot
be a deck, and is not looked at.
"""


def code_of(deck: Deck) -> str:
    """Two decks of the same cards have the same code, in whatever order they were named; but only
    a known one itself goes by its name.
    """
    if KNOWN.get(deck.name) == deck:
        return deck.name
    outside = f"{_number(deck.ring_bearer)}.{_number(deck.ring)}"
    return f"{outside}-{_part(Counter(deck.sites))}-{_part(deck.cards)}"


def deck_of(code: str) -> Deck | None:
    """What such a word means, legal or not; nothing if it is no such word."""
    return KNOWN[code] if code in KNOWN else None if len(code) > LONGEST else _built(code)


@lru_cache(maxsize=256)
def _built(code: str) -> Deck | None:
    parts = code.split("-")
    if len(parts) != 3:
        return None
    outside, sites, drawn = map(_cards, parts)
    if len(outside) != 2 or not all(name for name, _ in (*sites, *drawn)):
        return None
    if sum(copies for _, copies in sites) > MOST_COPIES:
        return None
    path = tuple(name for name, copies in sites for _ in range(copies))
    deck = Deck("", outside[0][0], outside[1][0], path, dict(drawn))
    # There is one way only to write it: whatever has the same code is the same deck.
    return deck if code_of(deck) == code else None


def _number(name: str) -> int:
    return catalogue.CARDS[catalogue.NUMBER[name]].number if name else NONE_YET


def _part(cards: Mapping[str, int]) -> str:
    found = sorted((_number(name), copies) for name, copies in cards.items())
    return ".".join(f"{number}x{copies}" if copies > 1 else f"{number}" for number, copies in found)


def _cards(part: str) -> list[tuple[str, int]]:
    """The cards of a part with their copies, as far as it can be read."""
    found = []
    for word in part.split("."):
        number, _, times = word.partition("x")
        card, copies = whole_number(number), whole_number(times or "1")
        if card == NONE_YET:
            found.append(("", 1))
        elif card and copies and card <= len(catalogue.CARDS) and copies <= MOST_COPIES:
            found.append((catalogue.CARDS[card - 1].name, copies))
    return found
