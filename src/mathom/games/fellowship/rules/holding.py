"""What players may hold, for all that everybody knows: the events of an open list of a deck that
are in hand or deck. Which of the two, nobody else can tell. With closed lists it is any event.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.memo import supposing
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import DECK, FREE_SIDE, SHADOW_SIDE

WRONG_SIDE: Final = Why("wrong-side", "T-1.4", "T-1.5")


class Holding:
    """Of one player."""

    __slots__ = ("_actions", "acts", "answers", "events")

    def __init__(self, t: Table, seat: int) -> None:
        zone, print_of = t.zone, t.print_of
        self.events = {print_of[card]: card for card in _events(t)[seat] if zone[card] <= DECK}
        """By print: a card of that print."""
        self.answers = [0, 0]
        """By side: the kinds of happenings that its events answer, as bits."""
        self.acts = [0, 0]
        """By side: the phases in which they are played, as bits."""
        for kind in self.events:
            side = catalogue.SIDE[kind]
            self.answers[side] |= catalogue.ANSWERS[kind]
            self.acts[side] |= catalogue.ACTS[kind]
        self._actions: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def actions(self, side: int, phase: int) -> Sequence[tuple[int, int]]:
        """The events of a side for a phase: the print, and the number of its text."""
        if not self.acts[side] >> phase & 1:
            return ()
        found = self._actions.get((side, phase))
        if found is None:
            found = self._actions[side, phase] = [
                (kind, which)
                for kind in self.events
                if catalogue.SIDE[kind] == side
                for which, _ in catalogue.ACTIONS[kind][phase]
            ]
        return found

    def answering(self, side: int, happening: int) -> list[int]:
        """The events of a side that answer such a happening, one of each print."""
        if not self.answers[side] >> happening & 1:
            return []
        return [
            card
            for kind, card in self.events.items()
            if catalogue.SIDE[kind] == side and catalogue.ANSWERS[kind] >> happening & 1
        ]


def holding(t: Table, seat: int) -> Holding:
    held = t.held
    if held is None:
        held = t.held = [None for _ in t.seats]
    found: Holding | None = held[seat]
    if found is None:
        found = held[seat] = Holding(t, seat)
    return found


def note_held(t: Table, card: int) -> None:
    """A card has come to hand or deck, or is about to leave them."""
    kind = t.print_of[card]
    if t.held is None or catalogue.TYPE[kind] != "event":
        return
    seat = t.owner[card]
    held: Holding | None = t.held[seat]
    if held is None or held.events.get(kind, card) != card:
        return  # another copy is there in any case
    copies = [
        other
        for other in _events(t)[seat]
        if other != card and t.print_of[other] == kind and t.zone[other] <= DECK
    ]
    if copies:
        held.events[kind] = copies[0]
    else:
        t.held[seat] = None


def may_answer(t: Table) -> int:
    """The kinds of happenings that somebody could answer from hand, as bits."""
    found = 0
    for seat, hand in enumerate(t.hands):
        if hand and not t.seats[seat].out:
            side = side_of(t, seat)
            open_decks = t.house.open_decks
            found |= holding(t, seat).answers[side] if open_decks else catalogue.answers_of(side)
    return found


def may_hold(
    t: Table, seat: int, prints: Sequence[int], fits: Callable[[Table, int], bool]
) -> bool:
    """Whether a card of this hand would fit if it were one of these prints, and with closed lists
    it may be any. `fits` is asked of a table where it is one; of the others it asks nothing.
    """
    if not prints:
        return False
    supposed = supposing(t)
    supposed.print_of = t.print_of.copy()
    card = t.hands[seat][0]
    for kind in prints:
        supposed.print_of[card] = kind
        if fits(supposed, card):
            return True
    return False


def side_of(t: Table, seat: int) -> int:
    return FREE_SIDE if seat == t.free else SHADOW_SIDE


def _events(t: Table) -> list[list[int]]:
    """By seat: all its cards that are events. They are looked for once a table."""
    if t.events is None:
        t.events = [[] for _ in t.seats]
        types = catalogue.TYPE
        for card, kind in enumerate(t.print_of):
            if types[kind] == "event":
                t.events[t.owner[card]].append(card)
    found: list[list[int]] = t.events
    return found
