"""How the game ends, and for whom (T-20, T-21)."""

from mathom.core.agenda import rule
from mathom.core.event import TURNING
from mathom.core.game import Result
from mathom.core.message import Message, by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import NOBODY


class Winning(TableFrame, frozen=True):
    seat: int
    ending: str


@rule(Winning)
def winning(t: Table, f: Winning) -> None:
    t.winner = f.seat
    t.ending = f.ending
    t.todo.clear()
    t.tell("wins", by_seat(f.seat), weight=TURNING)


class Losing(TableFrame, frozen=True):
    """A player is out: corrupted, or without a Ring-bearer (T-21.1 to T-21.3). Several may have bid
    too much at the same time (T-7.1).
    """

    seats: tuple[int, ...]
    ending: str


def outcome(t: Table) -> Result | None:
    if t.winner == NOBODY and not t.ending:
        return None
    if t.winner == NOBODY:
        return Result((), Message("result-nobody"), _why(t))
    return Result((t.winner,), Message("result", by_seat(t.winner)), _why(t))


def _why(t: Table) -> tuple[Message, ...]:
    if t.ending == "arrived":
        site = t.path[t.seats[t.winner].marker]
        args = {
            **by_seat(t.winner),
            "site": catalogue.NAME[t.print_of[site]],
            "number": t.seats[t.winner].marker,
        }
        return (Message("why-arrived", args, ("T-20.1",)),)
    rule_id = "T-21.3" if t.ending == "corrupted" else "T-21.1"
    return tuple(
        Message(f"why-{t.ending}", {**by_seat(seat), "number": t.seats[seat].burdens}, (rule_id,))
        for seat in t.losers
    )
