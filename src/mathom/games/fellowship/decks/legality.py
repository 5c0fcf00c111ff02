"""Which decks may be brought to a table, and why others may not (T-5)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from mathom.core.message import Reason
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.terms import (
    FREE_SIDE,
    LAST_SITE,
    MOST_FRODOS,
    MOST_OF_A_TITLE,
    NO_SIDE,
    SHADOW_SIDE,
    SMALLEST_DECK,
    STARTER_GOAL,
)


class Limits(NamedTuple):
    """What a draw deck must hold at least, whether its sides must be equal, and to which number
    there must be sites.
    """

    least: int
    equal: bool = True
    last_site: int = LAST_SITE


RULES: Final[dict[str, Limits]] = {
    "full": Limits(SMALLEST_DECK),
    "starter": Limits(0, equal=False, last_site=STARTER_GOAL),  # T-6.4: a boxed one is smaller
}
"""By which rules a deck can be judged."""
MOST_FAULTS: Final = 10
"""That are told at once. Nobody mends more before looking again, and of one kind there may be
hundreds.
"""


def why_not_deck(
    deck: Deck, rules: str = "full", pool: tuple[int, ...] | None = None
) -> list[Reason]:
    """What is wrong with a deck, up to `MOST_FAULTS`, for whoever builds it mends one thing after
    another; nothing if it may be played by such rules. With a pool, of numbers of the catalogue, it
    may hold nothing else.
    """
    limits = RULES[rules]
    # Of what nobody knows no number can be told.
    return _some_of_each_kind(list(_unknown(deck))) or _some_of_each_kind(
        [
            *_outside(deck),
            *_adventure_deck(deck, limits),
            *_draw_deck(deck, limits),
            *(() if pool is None else _beyond(deck, pool)),
        ]
    )


def _some_of_each_kind(faults: list[Reason]) -> list[Reason]:
    """As many as are told, in their order; no kind is crowded out by another."""
    before = Counter[str]()
    ranks = []
    for number, fault in enumerate(faults):
        ranks.append((before[fault.id], number))
        before[fault.id] += 1
    return [faults[number] for _, number in sorted(sorted(ranks)[:MOST_FAULTS], key=lambda r: r[1])]


def _unknown(deck: Deck) -> Iterator[Reason]:
    outside = [name for name in (deck.ring_bearer, deck.ring) if name]
    for name in dict.fromkeys((*outside, *deck.sites, *deck.cards)):
        if name not in catalogue.NUMBER:
            yield Reason("reason-no-card", {"word": name})


def _outside(deck: Deck) -> Iterator[Reason]:
    """The Ring-bearer and the Ring are no part of the draw deck (T-5.9)."""
    if not deck.ring_bearer:
        yield Reason("reason-deck-no-ring-bearer", {}, ("T-5.1", "T-8.4"))
    elif _title(deck.ring_bearer) != "frodo":
        yield Reason("reason-deck-ring-bearer", {"card": deck.ring_bearer}, ("T-5.1", "T-8.4"))
    if not deck.ring:
        yield Reason("reason-deck-no-ring", {}, ("T-5.1",))
    elif _type(deck.ring) != "ring":
        yield Reason("reason-deck-ring", {"card": deck.ring}, ("T-5.1",))


def _adventure_deck(deck: Deck, limits: Limits) -> Iterator[Reason]:
    for name in dict.fromkeys(deck.sites):
        if _type(name) != "site":
            yield Reason("reason-deck-no-site", {"card": name}, ("T-5.7",))
    sites = [name for name in deck.sites if _type(name) == "site"]
    found = Counter(catalogue.CARDS[catalogue.NUMBER[name]].site for name in sites)
    for number in range(1, LAST_SITE + 1):
        if not found[number] and number <= limits.last_site:
            yield Reason("reason-deck-site-missing", {"number": number}, ("T-5.7",))
        elif found[number] > 1:
            yield Reason("reason-deck-site-twice", {"number": number}, ("T-5.7",))


def _draw_deck(deck: Deck, limits: Limits) -> Iterator[Reason]:
    sides = Counter[int]()
    titles = Counter[str]()
    called: dict[str, str] = {}
    for name, copies in deck.cards.items():
        side = catalogue.SIDE[catalogue.NUMBER[name]]
        if side == NO_SIDE:
            yield Reason("reason-deck-not-drawn", {"card": name}, ("T-5.4",))
            continue
        sides[side] += copies
        titles[_title(name)] += copies
        called.setdefault(_title(name), name)
    size, free, shadow = sides.total(), sides[FREE_SIDE], sides[SHADOW_SIDE]
    if size < limits.least:
        yield Reason("reason-deck-small", {"least": limits.least, "number": size}, ("T-5.2",))
    if limits.equal and free != shadow:
        yield Reason("reason-deck-sides", {"free": free, "shadow": shadow}, ("T-5.3",))
    for title, copies in titles.items():
        if title == "frodo" and copies > MOST_FRODOS:
            yield Reason("reason-deck-frodos", {"most": MOST_FRODOS, "number": copies}, ("T-5.6",))
        elif copies > MOST_OF_A_TITLE:
            yield Reason(
                "reason-deck-title",
                {"card": called[title], "most": MOST_OF_A_TITLE, "number": copies},
                ("T-5.5",),
            )


def _beyond(deck: Deck, pool: tuple[int, ...]) -> Iterator[Reason]:
    """What there is not in a pool, or not so often. Any number of copies may have been written."""
    had = Counter(catalogue.NAME[kind] for kind in pool)
    wanted = Counter(deck.cards) + Counter(filter(None, (deck.ring_bearer, deck.ring, *deck.sites)))
    for name, copies in wanted.items():
        if copies > had[name]:
            yield Reason(
                "reason-deck-not-in-pool",
                {"card": name, "number": copies, "there": had[name]},
                ("T-35.3",),
            )


def _title(name: str) -> str:
    return catalogue.TITLE[catalogue.NUMBER[name]]


def _type(name: str) -> str:
    return catalogue.TYPE[catalogue.NUMBER[name]]
