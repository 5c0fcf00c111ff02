"""How a game ended, as a sentence, and how it was counted."""

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
        caught = Message("counted-all-caught", {}, ("J-5.1", "J-6.1"))
        return Result(winners, Message("result-all-lost"), (caught,))
    arrived = [seat for seat, sheet in enumerate(t.sheets) if in_mordor(sheet)]
    if len(winners) > 1:
        hobbits = [Message("hobbit", {"hobbit": name(t, seat)}) for seat in winners]
        shared = Message("result-shared", {"hobbits": hobbits})
        return Result(winners, shared, spaces_left(t, arrived))
    winner = winners[0]
    won = {"hobbit": name(t, winner)}
    if winner not in arrived:
        others = Message("counted-others-caught", {**won}, ("J-6.6",))
        return Result(winners, Message("result-survivor", {**won}), (others,))
    if len(arrived) > 1:
        most, next_most = sorted((t.sheets[seat].open_spaces() for seat in arrived), reverse=True)[
            :2
        ]
        spaces = Message("result-most-spaces", {**won, "spaces": most, "other": next_most})
        return Result(winners, spaces, spaces_left(t, arrived))
    if t.instant_win:
        first = Message("counted-first", {**won}, ("J-6.2",))
    else:
        first = Message("counted-alone", {**won, "round": t.round}, ("J-6.2", "J-6.3"))
    return Result(winners, Message("result-mordor", {**won}), (first,))


def spaces_left(t: Journey, arrived: list[int]) -> tuple[Message, ...]:
    """Among several in Mordor the open spaces decide (J-6.4, J-6.5)."""
    counted = [
        Message("counted-spaces", {"hobbit": name(t, seat), "spaces": t.sheets[seat].open_spaces()})
        for seat in arrived
    ]
    return (Message("counted-most-spaces", {}, ("J-6.4", "J-6.5")), *counted)
