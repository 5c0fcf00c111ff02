"""Points, corruption, and who wins (W-14)."""

from typing import Final

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Arg
from mathom.games.warcards.catalogue import ALL_GROUNDS, POINTS
from mathom.games.warcards.moments import corrupted
from mathom.games.warcards.scenarios import RING_ONCE
from mathom.games.warcards.state import War, WarFrame, scenario_of
from mathom.games.warcards.terms import AREAS, ENDED, FREE, SHADOW, SIDES

LEAD: Final = 10
"""By how much a side must lead to win before the last path (W-14.9)."""


def corrupt(t: War, tokens: int) -> None:
    t.corruption += tokens
    said: dict[str, Arg] = {"number": tokens, "total": t.corruption}
    t.tell("corruption", said, moment=corrupted(t, tokens))


def score(t: War, side: int, final: bool = False) -> int:
    """A side's points; unused Ring tokens only count at the very end (W-14.1 to W-14.7)."""
    area = AREAS[side]
    counted = ALL_GROUNDS if side == SHADOW else range(len(t.stands))
    points = sum(POINTS[location] for location in counted if t.stands[location] == area)
    if side == SHADOW:
        points += t.corruption
    if final:
        points += sum(
            1
            for deck, plan in enumerate(scenario_of(t).decks)
            if plan.side == side
            and t.rings[deck]
            and (plan.ring == RING_ONCE or (plan.ring and t.house.all_rings_count))
        )
    return points


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


def _end(t: War, winner: int, ending: str) -> None:
    t.winner, t.ending = winner, ending
    t.phase = ENDED
    t.todo.clear()
    t.news += 1
    t.tell("won", {"side": SIDES[winner], "ending": ending}, weight=NOTABLE)
