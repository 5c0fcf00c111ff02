"""A deck in one word: for records, links, and whoever types.

A known deck is its name. Any other is written by collector's numbers: the Ring-bearer and the Ring,
then the sites, then the draw deck with its copies, as in `290.2-319.331.337-7.12x4.30x2`. Cards of
the first set are their numbers, as they were when there was no other; those of another set name it
and follow: `7.12x4.2_14x3` ends with three of number 14 in the second. What is not there yet is
left out; in place of a Ring-bearer or a Ring stands 0, so `0.0--` is no card yet.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from mathom.core.decks import MOST_COPIES
from mathom.core.message import whole_number
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.terms import FIRST_SET

NONE_YET: Final = "0"


def code_of(deck: Deck) -> str:
    """Two decks of the same cards have the same code, in whatever order they were named; but only
    a known one itself goes by its name.
    """
    if KNOWN.get(deck.name) == deck:
        return deck.name
    outside = f"{_written(deck.ring_bearer)}.{_written(deck.ring)}"
    return f"{outside}-{_part(Counter(deck.sites))}-{_part(deck.cards)}"


def deck_of(code: str) -> Deck | None:
    """What such a word means, legal or not; nothing if it is no such word."""
    return KNOWN[code] if code in KNOWN else None if len(code) > _longest() else _built(code)


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


@cache
def _longest() -> int:
    """All cards as sites and in the draw deck, with two figures of copies each, and two outside.
    More cannot be a deck, and is not looked at.
    """
    each = [len(f"{_written(name)}x{MOST_COPIES}.") for name in catalogue.NAME]
    return 2 * (sum(each) + max(each))


def _written(name: str) -> str:
    if not name:
        return NONE_YET
    card = catalogue.CARDS[catalogue.NUMBER[name]]
    return f"{card.number}" if card.set == FIRST_SET else card.collectors_number


def _part(cards: Mapping[str, int]) -> str:
    found = sorted((catalogue.NUMBER[name], copies) for name, copies in cards.items())
    words = ((_written(catalogue.NAME[kind]), copies) for kind, copies in found)
    return ".".join(f"{word}x{copies}" if copies > 1 else word for word, copies in words)


def _cards(part: str) -> list[tuple[str, int]]:
    """The cards of a part with their copies, as far as it can be read."""
    found = []
    for word in part.split("."):
        written, _, times = word.partition("x")
        card, copies = _read(written), whole_number(times or "1")
        if written == NONE_YET:
            found.append(("", 1))
        elif card and copies and copies <= MOST_COPIES:
            found.append((card, copies))
    return found


def _read(written: str) -> str | None:
    set, apart, number = written.rpartition("_")
    of, at = whole_number(set) if apart else FIRST_SET, whole_number(number)
    return None if of is None or at is None else catalogue.COLLECTED.get((of, at))
