"""The steps of a round: locations, actions, combat, victory check, draw (W-4, W-14)."""

from typing import Final

from mathom.core.event import NOTABLE, TURNING
from mathom.games.warcards.activation import activate_ground, activate_path
from mathom.games.warcards.agenda import does, push
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    DRAWS_MORE,
    GROUND_SIDE,
    LOCATION,
    POINTS,
)
from mathom.games.warcards.effects import CycleCards
from mathom.games.warcards.possible import paths_numbered
from mathom.games.warcards.scenarios import RING_EACH_ROUND, RING_ONCE
from mathom.games.warcards.state import (
    Frame,
    War,
    deck_of,
    decks_from,
    player_name,
    scenario_of,
    starting_deck,
)
from mathom.games.warcards.terms import (
    AREAS,
    FREE,
    NOBODY,
    RESERVE,
    SHADOW,
    SIDES,
    WAITING,
)
from mathom.games.warcards.zones import draw

LEAD: Final = 10
"""By how much a side must lead to win before the last path (W-14.9)."""


# --- Locations


def _round(t: War, _: str, frame: Frame) -> None:
    """A battleground with its text, then a path with its text, then the actions (W-4.2, W-4.3)."""
    t.round += 1
    t.turn = t.starter
    starter = player_name(t, starting_deck(t))
    t.tell("round", {"round": t.round, "player": starter}, weight=NOTABLE)
    push(t, "actions", NOBODY)
    push(t, "path-step", NOBODY)
    push(t, "ground-step", NOBODY)


def _ground_step(t: War, _: str, frame: Frame) -> None:
    deck = starting_deck(t)
    fixed = scenario_of(t).grounds
    if fixed:
        named = fixed[t.round - 1] if t.round <= len(fixed) else ()
        for name in reversed(named):
            push(t, "ground-named", deck, count=LOCATION[name])
        return
    side = deck_of(t, deck).side
    for wanted in (side, 1 - side):
        waiting = [
            ground
            for ground in ALL_GROUNDS
            if GROUND_SIDE[ground] == wanted and t.stands[ground] == WAITING
        ]
        if waiting:
            activate_ground(t, waiting[t.chance.below(len(waiting))], deck)
            return


def _ground_named(t: War, _: str, frame: Frame) -> None:
    """A battleground that the scenario names, unless it was activated earlier (W-19.5)."""
    if t.stands[frame[4]] == WAITING:
        activate_ground(t, frame[4], frame[1])


def _path_step(t: War, _: str, frame: Frame) -> None:
    """A random path of the number after the last one activated (W-3.14, W-3.15)."""
    paths = paths_numbered(t, t.number + 1)
    activate_path(t, paths[t.chance.below(len(paths))], starting_deck(t))


does("round", _round)
does("ground-step", _ground_step)
does("ground-named", _ground_named)
does("path-step", _path_step)


# --- Victory


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


def _victory_check(t: War, _: str, frame: Frame) -> None:
    final = t.fought_last
    free, shadow = score(t, FREE, final), score(t, SHADOW, final)
    t.tell("score", {"free": free, "shadow": shadow}, weight=TURNING)
    if abs(free - shadow) >= LEAD:
        _end(t, FREE if free > shadow else SHADOW, "lead")
    elif final:
        _end(t, FREE if free > shadow else SHADOW, "last-path")
    else:
        push(t, "draw-step", NOBODY)


def _end(t: War, winner: int, ending: str) -> None:
    t.winner, t.ending = winner, ending
    t.agenda.clear()
    t.news += 1
    t.tell("won", {"side": SIDES[winner], "ending": ending}, weight=NOTABLE)


does("victory-check", _victory_check)


# --- The draw step


def _draw_step(t: War, _: str, frame: Frame) -> None:
    push(t, "round-ends", NOBODY)
    for deck in reversed(decks_from(t, t.starter)):
        push(t, "draw-for-round", deck)


def _draw_for_round(t: War, _: str, frame: Frame) -> None:
    """The base draw with all extras; then what must be cycled for them (W-4.7, W-4.8)."""
    deck = frame[1]
    more = [
        ability
        for card in t.board
        if t.where[card] == RESERVE and t.owner[card] == deck
        for ability in DRAWS_MORE[card]
    ]
    for ability in more:
        for _again in range(ability.then_cycle):
            push(t, CycleCards(1), deck)
    draw(t, deck, deck_of(t, deck).draw + sum(ability.cards for ability in more))


def _round_ends(t: War, _: str, frame: Frame) -> None:
    """The token passes on (W-4.9), and what held for the round is over."""
    t.starter = (t.starter + 1) % len(scenario_of(t).order)
    t.fresh = t.played = t.used = 0
    t.permits = []
    for deck, plan in enumerate(scenario_of(t).decks):
        if plan.ring == RING_EACH_ROUND:
            t.rings[deck] = True
    push(t, "round", NOBODY)


does("draw-step", _draw_step)
does("draw-for-round", _draw_for_round)
does("round-ends", _round_ends)
