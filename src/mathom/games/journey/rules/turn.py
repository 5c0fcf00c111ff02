"""Rounds and turns: who is next, who is out, and when it ends (sections 3, 5 and 6)."""

from mathom.core.event import NOTABLE, TURNING
from mathom.core.state import OVER
from mathom.games.journey.data import BAG_END, CIRCLES, DICE, PLACE_NAMES, PLACES
from mathom.games.journey.rules.names import name
from mathom.games.journey.state import Journey, Sheet


def begin_round(t: Journey) -> None:
    t.round += 1
    t.tell("round", {"round": t.round}, weight=NOTABLE)
    begin_turn(t, t.first)


def begin_turn(t: Journey, seat: int) -> None:
    """The next player who still travels takes his turn; after the last one the round ends."""
    seats = len(t.sheets)
    while out_of_turns(t.sheets[seat]):
        seat = (seat + 1) % seats
        if seat == t.first:
            end_round(t)
            return
    t.active = seat
    t.rolled = DICE.copy()
    t.kept = []
    t.kept_now = []
    t.rolls = 0
    t.place = PLACES[t.sheets[seat].circles] if t.advanced else BAG_END
    t.step = "roll"
    if t.story is None:
        return
    if t.place is BAG_END:
        t.tell("turn", {"hobbit": name(t, seat)})
    else:
        t.tell("turn-at", {"hobbit": name(t, seat), "place": PLACE_NAMES[t.place]})


def out_of_turns(sheet: Sheet) -> bool:
    """Who is out takes no turns; who is in Mordor waits for the round to end (J-6.2)."""
    return sheet.out or sheet.circles == CIRCLES


def end_turn(t: Journey) -> None:
    alive = [seat for seat, sheet in enumerate(t.sheets) if not sheet.out]
    sheet = t.sheets[t.active]
    if not alive:
        end_game(t, ())
    elif t.last_one_wins and len(alive) == 1:
        end_game(t, (alive[0],))
    elif t.instant_win and in_mordor(sheet):
        end_game(t, (t.active,))
    else:
        if in_mordor(sheet):
            t.tell("reached-mordor", {"hobbit": name(t, t.active)}, weight=TURNING)
        following = (t.active + 1) % len(t.sheets)
        if following == t.first:
            end_round(t)
        else:
            begin_turn(t, following)


def in_mordor(sheet: Sheet) -> bool:
    """Whoever falls to the Nazgûl has not destroyed the Ring, wherever he got to (J-5.3)."""
    return sheet.circles == CIRCLES and not sheet.out


def end_round(t: Journey) -> None:
    """The game ends with the round in which somebody reached Mordor (J-6.2 to J-6.5)."""
    arrived = [seat for seat, sheet in enumerate(t.sheets) if in_mordor(sheet)]
    if arrived:
        most = max(t.sheets[seat].open_spaces() for seat in arrived)
        end_game(t, tuple(seat for seat in arrived if t.sheets[seat].open_spaces() == most))
    else:
        begin_round(t)


def end_game(t: Journey, winners: tuple[int, ...]) -> None:
    t.winners = winners
    t.rolled = []
    t.kept = []
    t.kept_now = []
    t.step = OVER
    t.tell("end", {})
