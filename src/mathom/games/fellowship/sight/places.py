"""Other cards in the places of those that a viewer does not know.

Cards are numbered in the order of their deck's list, and whoever knows the list reads from a card's
number what is printed on it. So a deal must not leave a hidden card where it is, not even with
something else printed on it.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mathom.games.fellowship.state import Table

OF_CARDS = frozenset(("card", "text", "bearer", "on"))
"""The fields of frames, and of what they hold, that are numbers of cards. Their tuples of numbers
are of cards, too, or of seats, whose numbers no card of a hand or a draw deck has."""


def put_in_place(t: Table, seat: int, instead: dict[int, int]) -> None:
    """Put cards of a player's hand and draw deck in each other's places. Whatever speaks of one,
    such as a text by which its owner chooses among some that lie on top, speaks of the one that
    lies there now, and who has seen the one has seen the other.
    """
    for card, zone in [(other, t.zone[card]) for card, other in instead.items()]:
        t.zone[card] = zone
    for piles in (t.hands, t.decks, t.tops, t.bottoms):
        piles[seat] = [instead.get(card, card) for card in piles[seat]]
    t.known = [
        known
        if known.isdisjoint(instead)
        else frozenset([instead.get(card, card) for card in known])
        for known in t.known
    ]
    t.todo = [_spoken(frame, instead) for frame in t.todo]
    t.lasting = [_spoken(lasting, instead) for lasting in t.lasting]


def _spoken(thing: Any, instead: dict[int, int]) -> Any:
    """A frame, or a part of one, that speaks of other cards."""
    changed = {}
    for name in thing.__struct_fields__:
        before = getattr(thing, name)
        if isinstance(before, Struct):
            after = _spoken(before, instead)
        elif isinstance(before, tuple):
            after = tuple([_instead_of(each, instead) for each in before])
        elif name in OF_CARDS:
            after = instead.get(before, before)
        else:
            continue
        if after != before:
            changed[name] = after
    return replace(thing, **changed) if changed else thing


def _instead_of(part: Any, instead: dict[int, int]) -> Any:
    if isinstance(part, Struct):
        return _spoken(part, instead)
    # Whatever is no number by itself is no card.
    return instead.get(part, part) if isinstance(part, int) else part
