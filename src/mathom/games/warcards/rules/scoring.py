"""Who gets a location after its combat (W-10.12, W-11.10, W-17.7)."""

from mathom.core.agenda import rule
from mathom.core.event import NOTABLE, TURNING
from mathom.games.warcards.card import Skirmish
from mathom.games.warcards.catalogue import (
    GROUND_SIDE,
    IS_PATH,
    IS_SKIRMISH,
    LOCATION_NAMES,
    LOCATIONS,
    POINTS,
)
from mathom.games.warcards.language import Doing
from mathom.games.warcards.moments import combat_ends
from mathom.games.warcards.rules.tally import attacking_side, uncancelled
from mathom.games.warcards.rules.victory import VictoryCheck, corrupt
from mathom.games.warcards.state import War, WarFrame, deck_of, decks_from, scenario_of
from mathom.games.warcards.terms import (
    ABSENT,
    AREAS,
    FREE,
    NOBODY,
    NOWHERE,
    SHADOW,
    SIDES,
    SPENT,
    WAITING,
)


def winner(t: War, location: int, attack: int, defence: int, left: int) -> int:
    """The side that gets a location, or nobody, when so much attack is `left` (W-10.12, W-11.10).

    In a duel a path goes by the totals (W-17.7).
    """
    if left > 0:
        return attacking_side(location)
    if attack == 0 and t.house.unfought_for_nobody:
        return NOBODY
    if IS_PATH[location] and scenario_of(t).by_totals and defence <= attack:
        return NOBODY
    return 1 - attacking_side(location)


class Score(WarFrame, frozen=True):
    """The combat is over, and its location goes to somebody."""

    by: int = NOBODY
    """Whose action resolved a skirmish, if it was one."""
    there: tuple[int, ...] = ()
    """The decks of which a card was there."""


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
    elif IS_SKIRMISH[location]:
        _settle_skirmish(t, location, side, left, f)
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
    if side == SHADOW and GROUND_SIDE[ground] == FREE and scenario_of(t).conquest_corrupts:
        corrupt(t, 1)


def _settle_skirmish(t: War, skirmish: int, side: int, left: int, f: Score) -> None:
    """It leaves the game (W-22.17). What it says of the winner is done only if somebody has used an
    action for it (W-22.16, W-22.19).
    """
    name, printed = LOCATION_NAMES[skirmish], LOCATIONS[skirmish]
    assert isinstance(printed, Skirmish)
    t.stands[skirmish] = ABSENT
    ends = combat_ends(t, skirmish, side, left)
    if side == NOBODY:
        t.tell("skirmish-for-nobody", {"location": name}, moment=ends)
    else:
        t.tell("skirmish-won", {"side": SIDES[side], "location": name}, weight=NOTABLE, moment=ends)
        if f.by != NOBODY:
            deck = _speaker(t, side, f)
            first = len(printed.defender_wins)
            texts = range(first) if side == printed.side else range(first, len(printed.parts))
            t.then(*[Doing(deck, name, (at,)) for at in texts])


def _speaker(t: War, side: int, f: Score) -> int:
    """Who carries a skirmish's text out: whoever had it fought, if that side has won; else the next
    of the winners who had a card there, or simply the next of them (W-22.16).
    """
    # Nobody can have it fought without a card there, and turns are counted from there on.
    winners = [deck for deck in decks_from(t, t.turn) if deck_of(t, deck).side == side]
    return next((deck for deck in winners if deck in f.there), winners[0])


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
    if t.house.end_at_once and t.stage == scenario_of(t).last_stage:
        t.fought_last = True
        t.todo.clear()
        t.then(VictoryCheck())
