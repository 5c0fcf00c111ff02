"""Points, corruption, and who wins (W-14)."""

from typing import Final

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE, TURNING
from mathom.core.game import Result
from mathom.core.message import Arg, Message
from mathom.games.warcards.catalogue import ALL_GROUNDS, ALL_PATHS, LOCATION, POINTS
from mathom.games.warcards.moments import corrupted
from mathom.games.warcards.scenarios import RING_ONCE
from mathom.games.warcards.state import War, WarFrame, scenario_of
from mathom.games.warcards.terms import AREAS, ENDED, FREE, NOBODY, SHADOW, SIDES, WAITING

LEAD: Final = 10
"""By how much a side must lead to win before the last path (W-14.9)."""


def corrupt(t: War, tokens: int) -> None:
    t.corruption += tokens
    said: dict[str, Arg] = {"number": tokens, "total": t.corruption}
    t.tell("corruption", said, moment=corrupted(t, tokens))


def cleanse(t: War, tokens: int) -> None:
    """As many as there are; a cost already paid is not given back (W-14.6)."""
    removed = min(tokens, t.corruption)
    t.corruption -= removed
    t.tell("cleansed", {"number": removed, "total": t.corruption})


def score(t: War, side: int, final: bool = False) -> int:
    """A side's points; unused Ring tokens only count at the very end (W-14.1 to W-14.7)."""
    points = ground_points(t, side) + (t.corruption if side == SHADOW else path_points(t))
    return points + ring_points(t, side) if final else points


def ground_points(t: War, side: int) -> int:
    area = AREAS[side]
    return sum([POINTS[ground] for ground in ALL_GROUNDS if t.stands[ground] == area])


def path_points(t: War) -> int:
    """Only the Free Peoples have any for paths (W-14.2, W-14.3)."""
    area = AREAS[FREE]
    return sum([POINTS[path] for path in ALL_PATHS if t.stands[path] == area])


def ring_points(t: War, side: int) -> int:
    """For the tokens that nobody has used (W-14.7, W-17.6, W-18.5)."""
    return sum(
        1
        for deck, plan in enumerate(scenario_of(t).decks)
        if plan.side == side
        and t.rings[deck]
        and (plan.ring == RING_ONCE or (plan.ring and t.house.all_rings_count))
    )


class VictoryCheck(WarFrame, frozen=True):
    """After the combats of a round: has a side won? (W-14.8)"""


@rule(VictoryCheck)
def victory_check(t: War, f: VictoryCheck) -> None:
    final = t.fought_last
    free, shadow = score(t, FREE, final), score(t, SHADOW, final)
    t.tell("score", {"free": free, "shadow": shadow}, weight=TURNING)
    if abs(free - shadow) >= LEAD:
        _end(t, FREE if free > shadow else SHADOW, "lead")
    elif final:
        _end(t, FREE if free > shadow else SHADOW, "last-path")
    else:
        _join_grounds(t)


def _join_grounds(t: War) -> None:
    """When all have recycled often enough, more battlegrounds join their decks (W-27.14)."""
    later = scenario_of(t).later
    while t.joined < len(later) and min(t.recycled) > t.joined:
        for name in later[t.joined]:
            t.stands[LOCATION[name]] = WAITING
        t.joined += 1
        t.tell("grounds-join", {"part": t.joined + 1}, weight=NOTABLE)


def _end(t: War, winner: int, ending: str) -> None:
    t.winner, t.ending = winner, ending
    t.phase = ENDED
    t.todo.clear()
    t.news += 1
    t.tell("won", won(t), weight=NOTABLE)


def won(t: War) -> dict[str, Arg]:
    """What there is to say of a victory."""
    free, shadow = (score(t, side, t.fought_last) for side in (FREE, SHADOW))
    return {
        "side": SIDES[t.winner],
        "ending": t.ending,
        "free": free,
        "shadow": shadow,
        "tie": "yes" if free == shadow else "no",
    }


def outcome(t: War) -> Result | None:
    """Who has won, and how it was counted."""
    if t.winner == NOBODY:
        return None
    winners = {
        t.seats[deck] for deck, plan in enumerate(scenario_of(t).decks) if plan.side == t.winner
    }
    said = won(t)
    counted = [
        Message("counted-grounds", _points(FREE, ground_points(t, FREE)), ("W-14.1",)),
        Message("counted-paths", _points(FREE, path_points(t)), ("W-14.2",)),
        Message("counted-grounds", _points(SHADOW, ground_points(t, SHADOW)), ("W-14.1",)),
        Message("counted-corruption", _points(SHADOW, t.corruption), ("W-14.4",)),
    ]
    if t.fought_last:
        counted += [
            Message("counted-rings", _points(side, points), ("W-14.7",))
            for side in (FREE, SHADOW)
            if (points := ring_points(t, side))
        ]
    if t.ending == "lead":
        counted.append(Message("counted-lead", {"lead": LEAD}, ("W-14.9",)))
    elif said["tie"] == "yes":
        counted.append(Message("counted-tie", {}, ("W-14.11",)))
    else:
        counted.append(Message("counted-last-path", {}, ("W-14.10",)))
    return Result(tuple(sorted(winners)), Message("result", said), tuple(counted))


def _points(side: int, points: int) -> dict[str, Arg]:
    return {"side": SIDES[side], "points": points}
