"""Who gets a location after its combat (W-10.12, W-11.10, W-17.7)."""

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE, TURNING
from mathom.games.warcards.catalogue import IS_PATH, LOCATION_NAMES, POINTS
from mathom.games.warcards.moments import combat_ends
from mathom.games.warcards.rules.tally import attacking_side, uncancelled
from mathom.games.warcards.rules.victory import VictoryCheck, corrupt
from mathom.games.warcards.state import War, WarFrame, scenario_of
from mathom.games.warcards.terms import AREAS, FREE, NOBODY, NOWHERE, SIDES, SPENT, WAITING


def winner(t: War, location: int, attack: int, defence: int, left: int) -> int:
    """The side that gets a location, or nobody, when so much attack is `left` (W-10.12, W-11.10).

    In a duel a path goes by the totals (W-17.7).
    """
    if left > 0:
        return attacking_side(location)
    if attack == 0 and t.house.unfought_for_nobody:
        return NOBODY
    if IS_PATH[location] and scenario_of(t).duel and defence <= attack:
        return NOBODY
    return 1 - attacking_side(location)


class Score(WarFrame, frozen=True):
    """The combat is over, and its location goes to somebody."""


@rule(Score)
def score_location(t: War, f: Score) -> None:
    fight = t.fight
    assert fight is not None
    location = fight.location
    t.fight = None
    t.attack[location] = t.defence[location] = 0
    defence = fight.guard + fight.defence
    if t.house.only_losses_count:
        defence = fight.attack - uncancelled(fight)
    left = max(0, uncancelled(fight))
    side = winner(t, location, fight.attack, defence, left)
    if IS_PATH[location]:
        _score_path(t, location, side, left)
    else:
        _score_ground(t, location, side, left)


def _score_ground(t: War, ground: int, side: int, left: int) -> None:
    name = LOCATION_NAMES[ground]
    ends = combat_ends(t, ground, side, left)
    t.shorn &= ~(1 << ground)
    if side == NOBODY:
        t.stands[ground] = WAITING
        t.tell("won-by-nobody", {"location": name}, moment=ends)
        return
    t.stands[ground] = AREAS[side]
    t.tell(
        "ground-won",
        {"side": SIDES[side], "location": name, "points": POINTS[ground]},
        weight=TURNING,
        moment=ends,
    )


def _score_path(t: War, path: int, side: int, left: int) -> None:
    """What was not cancelled becomes corruption (W-10.13)."""
    name = LOCATION_NAMES[path]
    ends = combat_ends(t, path, side, left)
    if side == NOBODY:
        t.stands[path] = SPENT
        t.tell("path-tied", {"location": name}, moment=ends)
    else:
        t.stands[path] = AREAS[side]
        if side == FREE:
            points = POINTS[path]
            t.tell("path-won", {"location": name, "points": points}, weight=NOTABLE, moment=ends)
        else:
            t.tell("path-lost", {"location": name}, weight=TURNING, moment=ends)
            corrupt(t, left)
    t.path = NOWHERE
    if t.house.end_at_once and t.number == scenario_of(t).last_path:
        t.fought_last = True
        t.todo.clear()
        t.then(VictoryCheck())
