"""The parts of a deck, and what is in each: the deck as people put it together."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from mathom.core.decks import MOST_COPIES, Entry
from mathom.core.message import Reason, Refused
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck

RING_BEARER: Final = "part-ring-bearer"
RING: Final = "part-ring"
SITES: Final = "part-sites"
DRAW_DECK: Final = "part-draw-deck"
PARTS: Final = (RING_BEARER, RING, SITES, DRAW_DECK)


def entries_of(deck: Deck) -> Iterator[Entry]:
    """Sites in the order of the path; the draw deck by sides, then by collector's numbers."""
    if deck.ring_bearer:
        yield Entry(RING_BEARER, deck.ring_bearer)
    if deck.ring:
        yield Entry(RING, deck.ring)
    sites = Counter(deck.sites)
    for name in sorted(sites, key=_on_the_path):
        yield Entry(SITES, name, sites[name])
    for name, copies in sorted(deck.cards.items(), key=lambda drawn: _by_sides(drawn[0])):
        yield Entry(DRAW_DECK, name, copies)


def deck_from(entries: Iterable[Entry]) -> Deck:
    """What somebody has put together, legal or not, as long as there is a way to write it down. Of
    sites it keeps so many as of copies of any other card: a path is a list of all of them.
    """
    alone = {RING_BEARER: "", RING: ""}
    sites: dict[str, int] = {}
    cards: dict[str, int] = {}
    for entry in entries:
        if entry.part not in PARTS:
            raise _refused("reason-no-deck-part", word=entry.part)
        if entry.card not in catalogue.NUMBER:
            raise _refused("reason-no-card", word=entry.card)
        if entry.part in alone:
            if alone[entry.part] or entry.copies > 1:
                raise _refused("reason-deck-part-of-one", part=entry.part)
            alone[entry.part] = entry.card
            continue
        pile = sites if entry.part == SITES else cards
        pile[entry.card] = min(pile.get(entry.card, 0) + entry.copies, MOST_COPIES)
    path = (name for name, copies in sites.items() for _ in range(copies))
    return Deck("", alone[RING_BEARER], alone[RING], tuple(islice(path, MOST_COPIES)), cards)


def _refused(id: str, **args: str) -> Refused:
    return Refused(Reason(id, dict(args)), "fellowship")


def _on_the_path(name: str) -> tuple[int, int, int]:
    card = catalogue.CARDS[catalogue.NUMBER[name]]
    return card.site, card.set, card.number


def _by_sides(name: str) -> tuple[int, int, int]:
    card = catalogue.CARDS[catalogue.NUMBER[name]]
    return card.side, card.set, card.number
