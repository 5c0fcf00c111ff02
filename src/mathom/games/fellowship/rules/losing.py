"""A player is out, and the others play on (T-21)."""

from mathom.core.agenda import rule
from mathom.core.event import TURNING
from mathom.core.message import by_seat
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.ending import Losing
from mathom.games.fellowship.rules.path import play_site, site_in_deck
from mathom.games.fellowship.rules.turn import DiscardMinions, NextTurn, Reconcile, TurnEnds
from mathom.games.fellowship.rules.zones import leave_play, put_on_pile
from mathom.games.fellowship.state import Table, right_of
from mathom.games.fellowship.terms import ADVENTURE, GONE, LIMBO, NOBODY, SETUP


@rule(Losing)
def losing(t: Table, f: Losing) -> None:
    losers = [seat for seat in f.seats if not t.seats[seat].out]
    if not losers:
        return
    kind = "out-corrupted" if f.ending == "corrupted" else "out-killed"
    for seat in losers:
        t.seats[seat].out = True
        t.tell(kind, by_seat(seat), weight=TURNING)
    changed(t, Change.TABLE)
    left = [seat for seat in t.order if not t.seats[seat].out]
    if len(left) <= 1:
        t.winner = left[0] if left else NOBODY
        t.ending = f.ending
        t.losers = losers
        t.todo.clear()
        return
    for seat in losers:
        _take_out(t, seat)


def _take_out(t: Table, seat: int) -> None:
    """The others play on without this player's cards; what is left of the turn ends (T-21.4)."""
    t.fights.clear()
    t.fight = None
    for card in list(t.board):
        if t.owner[card] == seat and card in t.board:
            _remove_with_guests(t, card)
    _replace_sites(t, seat)
    for card, owner in enumerate(t.owner):
        if owner == seat:
            t.zone[card] = GONE
    for pile in (t.hands, t.decks, t.tops, t.bottoms, t.piles, t.dead):
        pile[seat].clear()
    changed(t, Change.TABLE)
    if t.free == seat and t.phase != SETUP:
        # Who had chosen to rest: the others have brought their hands to eight already (T-19.1).
        rests = any(isinstance(frame, (TurnEnds, NextTurn)) for frame in t.todo)
        t.todo.clear()
        for card, zone in enumerate(t.zone):
            # What somebody was just playing will not be done to its end.
            if zone == LIMBO:
                put_on_pile(t, card)
        hands = [] if rests else [Reconcile(other) for other in right_of(t, seat)]
        t.then(*hands, DiscardMinions(), TurnEnds())


def _remove_with_guests(t: Table, card: int) -> None:
    """Opponents' cards on it are discarded (T-21.5)."""
    for guest in [other for other in t.board if t.on[other] == card]:
        if guest in t.board:
            _remove_with_guests(t, guest)
    leave_play(t, card)
    put_on_pile(t, card)


def _replace_sites(t: Table, seat: int) -> None:
    """In order of number, by the others in turn from the loser's right (T-21.6, T-21.7)."""
    others = right_of(t, seat)
    turn = 0
    for number, site in enumerate(t.path):
        if site == NOBODY or t.owner[site] != seat:
            continue
        for step in range(len(others)):
            other = others[(turn + step) % len(others)]
            if site_in_deck(t, other, number) != NOBODY:
                play_site(t, other, number)
                turn += step + 1
                break
        else:
            t.path[number] = NOBODY
            t.zone[site] = ADVENTURE
