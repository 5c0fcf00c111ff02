"""The moments at which a player may act or let it be.

Whom one's armies support is none of them: that is settled one way or another, never declined.
Nor is what somebody does with cards drawn by a text that they have used.
"""

from typing import Final

from mathom.core.ask import Window
from mathom.games.warcards.state import War, deck_of

TURN: Final = Window("turn")
TEXT: Final = Window("text", "no")
"""A text that one may use."""
TEXT_ON: Final = Window("text", "nothing")
"""The same, if it also is to be said on what."""
CONSENT: Final = Window("consent", "agree")
"""Whether one agrees to what a partner has chosen."""

WINDOWS: Final = (TURN, TEXT, CONSENT)


def windows_of(t: War, seat: int) -> tuple[Window, ...]:
    """Only who shares a side with somebody else is asked to agree."""
    mine = {deck_of(t, deck).side for deck, holder in enumerate(t.seats) if holder == seat}
    partners = [
        holder
        for deck, holder in enumerate(t.seats)
        if holder != seat and deck_of(t, deck).side in mine
    ]
    return WINDOWS if partners else (TURN, TEXT)
