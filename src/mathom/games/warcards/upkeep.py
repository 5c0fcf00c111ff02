"""What holds of itself after every instruction."""

from typing import Final

from mathom.games.warcards.catalogue import CARDS, SEES_TOP
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import RESERVE
from mathom.games.warcards.zones import fix_top, recycle

_MIRRORS: Final = tuple(card for card in range(len(CARDS)) if SEES_TOP[card])


def upkeep(t: War) -> None:
    """An empty draw deck is renewed (W-9.26); the mirror shows a top card."""
    for deck, cards in enumerate(t.decks):
        if not cards:
            t.may_draw[deck] = 0
            if t.piles[deck] and not t.house.recycle_late:
                recycle(t, deck)
    for mirror in _MIRRORS:
        if t.where[mirror] >= RESERVE:
            deck = t.owner[mirror]
            if t.decks[deck] and not t.fixed >> deck & 1:
                fix_top(t, deck)
