"""What must not occur in anything that a viewer is sent."""

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.parts import Gathering
from mathom.games.fellowship.rules.gathering import pack_of, pool_of, seen_by
from mathom.games.fellowship.sight.view import knows_deck, sees
from mathom.games.fellowship.state import Table


def secrets(t: Table, viewer: int) -> frozenset[str]:
    """First what others have gathered; then, with closed lists, what they brought, and the cards
    that they hold and nobody has seen. Open lists tell all names.
    """
    if t.gathering is not None:
        return _quoted(_gathered(t, t.gathering, viewer))
    if t.house.open_decks:
        return frozenset()
    return _quoted(_unseen(t, viewer) | _decks(t, viewer))


def _quoted(words: set[str]) -> frozenset[str]:
    return frozenset(quote + word + quote for word in words for quote in "\"'")


def _gathered(t: Table, found: Gathering, viewer: int) -> set[str]:
    """The names of all that others have and the viewer never had before the eyes."""
    known, others = set[int](), set[int]()
    for seat in range(len(t.seats)):
        if sees(t, viewer, seat):
            known |= seen_by(found, seat)
        else:
            others.update(pool_of(t, seat) or (), pack_of(found, seat))
    return {catalogue.NAME[kind] for kind in others - known}


def _unseen(t: Table, viewer: int) -> set[str]:
    """The names of cards of which the viewer has seen no copy."""
    known, others = {t.print_of[card] for card in t.shown}, set[int]()
    for card, owner in enumerate(t.owner):
        (known if sees(t, viewer, owner) else others).add(t.print_of[card])
    if viewer in range(len(t.seats)):
        known |= t.met[viewer]
    return {catalogue.NAME[kind] for kind in others - known}


def _decks(t: Table, viewer: int) -> set[str]:
    """What others have built. A deck that comes with the game is offered to everybody by name."""
    known, others = {"", *KNOWN}, set[str]()
    for seat, player in enumerate(t.seats):
        (known if knows_deck(t, viewer, seat) else others).add(player.deck)
    return others - known
