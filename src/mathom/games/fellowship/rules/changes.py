"""What is kept of a table beside it, and which change makes it stale."""

from enum import Enum, auto

from mathom.games.fellowship.rules.holding import note_held
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY


class Change(Enum):
    """What has become of the table."""

    NUMBERS = auto()
    """Something on which numbers may depend, and no more than that."""
    HARM = auto()
    """Wounds or burdens have come."""
    HELD = auto()
    """A card has come to a hand or a deck, or has left them."""
    ENTERED = auto()
    """A card has come into play."""
    LEFT = auto()
    """A card is no longer in play."""
    PATH = auto()
    """Where the fellowship is, or what lies on its path."""
    TABLE = auto()
    """More cards in play than one, or who takes part."""
    LASTING = auto()
    """What texts said for a while. It is no deed: a text that did no more has done nothing."""
    PRINTS = auto()
    """Which cards there are. Nobody has done that."""


def changed(t: Table, what: Change = Change.NUMBERS, card: int = NOBODY) -> None:
    """Whoever has changed the table says so, and which card has moved."""
    t.tally = None
    known = t.memo
    if what is Change.PRINTS:
        t.memo = t.events = t.sayings = t.held = None
        return
    if what is Change.LASTING:
        if known is not None and known.silent:
            t.memo = None
        return
    t.deeds += 1
    if t.idle:
        t.idle.clear()
    if what is Change.NUMBERS:
        return
    if what is Change.HELD:
        if known is not None:
            known.from_hand = None
        if card != NOBODY:
            note_held(t, card)
    elif what is Change.PATH:
        if known is not None:
            known.listen()
    else:
        t.frail = True
        if what is Change.TABLE:
            t.memo = t.held = None
        elif (
            what is not Change.HARM
            and known is not None
            and not (known.enters(card) if what is Change.ENTERED else known.leaves(card))
        ):
            t.memo = None
