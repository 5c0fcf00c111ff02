"""How a game ended, as a sentence."""

from mathom.core.game import Result
from mathom.core.message import Message
from mathom.games.journey.rules.names import name
from mathom.games.journey.rules.turn import in_mordor
from mathom.games.journey.state import Journey


def outcome(t: Journey) -> Result | None:
    winners = t.winners
    if winners is None:
        return None
    if not winners:
        return Result(winners, Message("result-all-lost"))
    if len(winners) > 1:
        hobbits = [Message("hobbit", {"hobbit": name(t, seat)}) for seat in winners]
        return Result(winners, Message("result-shared", {"hobbits": hobbits}))
    winner = winners[0]
    ending = "result-mordor" if in_mordor(t.sheets[winner]) else "result-survivor"
    return Result(winners, Message(ending, {"hobbit": name(t, winner)}))
