"""Locations come into play (W-3, W-23)."""

from functools import cache

from mathom.core.agenda import rule
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    GATES,
    GROUND_SIDE,
    IS_SKIRMISH,
    LOCATION,
    LOCATION_NAMES,
    LOCATIONS,
    PATH_NUMBER,
)
from mathom.games.warcards.filters import Grounds
from mathom.games.warcards.language import Doing
from mathom.games.warcards.rules.combat import Combat
from mathom.games.warcards.rules.places import meant
from mathom.games.warcards.scenarios import Scenario
from mathom.games.warcards.state import War, WarFrame, scenario_of
from mathom.games.warcards.terms import ACTIVE, AREAS, NOWHERE, SPENT, WAITING

# --- What can come


@cache
def _stages(scenario: Scenario) -> list[int]:
    """By location: the stage of the journey at which a path comes."""
    found = list(PATH_NUMBER)
    for stage, names in enumerate(scenario.stages, start=1):
        for name in names:
            found[LOCATION[name]] = stage
    return found


def stage_of(t: War, path: int) -> int:
    return _stages(scenario_of(t))[path]


def part_of(stage: int) -> str:
    """Of its number, where each is gone through in two parts (W-27.19)."""
    return "AB"[(stage - 1) % 2]


def paths_at(t: War, stage: int) -> list[int]:
    """The paths of a stage that were not activated yet (W-3.21)."""
    stages = _stages(scenario_of(t))
    found = [path for path in ALL_PATHS if stages[path] == stage and t.stands[path] == WAITING]
    if stage == t.stage + 1 and t.walked != NOWHERE:
        for path, only in scenario_of(t).follows:
            if LOCATION_NAMES[t.walked] == path:
                return [path for path in found if LOCATION_NAMES[path] == only]
    return found


def next_paths(t: War) -> list[int]:
    """The paths of the next higher number, or of the next part of it (W-27.20); there is none
    beyond the last (W-3.23).
    """
    return [] if t.stage >= scenario_of(t).last_stage else paths_at(t, t.stage + 1)


def other_paths(t: War) -> list[int]:
    """The other paths of the number of the active path, or of the last one (W-3.18); never of
    another part of it (W-27.23). Where there are parts, a path whose number a text has changed
    belongs to none.
    """
    if scenario_of(t).stages and t.walked != NOWHERE and PATH_NUMBER[t.walked] != t.number:
        return []
    return paths_at(t, t.stage)


def stage_numbered(t: War, number: int) -> int:
    """How far a journey has come with a path of that number: to its first part (W-27.22)."""
    stages = _stages(scenario_of(t))
    return min(stages[path] for path in ALL_PATHS if PATH_NUMBER[path] == number)


def paths_numbered(t: War, number: int) -> list[int]:
    """The paths of a number that a text may bring. Where numbers are gone through in parts, it can
    neither skip one nor go back (W-27.24).
    """
    scenario = scenario_of(t)
    if not scenario.stages:
        return paths_at(t, number)
    stages = range(t.stage, min(t.stage + 1, scenario.last_stage) + 1)
    found = [path for stage in stages for path in paths_at(t, stage)]
    return [path for path in found if PATH_NUMBER[path] == number]


def grounds_to_activate(
    t: War, grounds: Grounds, new: bool, again: bool, by_card: bool
) -> list[int]:
    """The battlegrounds that a text could bring into play (W-3.7, W-3.10, W-3.13).

    `by_card` tells a faction card's text from a location's, which could go on for ever.
    """
    wanted = meant(grounds)
    found = []
    for ground in ALL_GROUNDS:
        if not wanted >> ground & 1 or IS_SKIRMISH[ground] or is_banned(t, ground):
            continue
        stand = t.stands[ground]
        if (
            (new and stand == WAITING)
            or (again and stand in AREAS)
            or (again and by_card and t.house.active_again and stand == ACTIVE)
        ):
            found.append(ground)
    return found


def is_banned(t: War, ground: int) -> bool:
    """Whether a battleground can't be reached yet, because its gates are held (W-23.1)."""
    gates = GATES[ground]
    return bool(gates) and all(t.stands[gate] != AREAS[1 - GROUND_SIDE[ground]] for gate in gates)


# --- Coming


def activate_ground(t: War, ground: int, deck: int) -> None:
    """A battleground is activated, or reactivated from a scoring area (W-3.2, W-3.11, W-13.1)."""
    stood = t.stands[ground]
    kind = "activated"
    if stood in AREAS:
        kind = "reactivated"
        if stood != AREAS[GROUND_SIDE[ground]]:
            t.shorn |= 1 << ground
    elif IS_SKIRMISH[ground]:
        kind = "skirmish-activated"
    t.stands[ground] = ACTIVE
    t.tell(kind, {"location": LOCATION_NAMES[ground]})
    _speak(t, ground, deck)


def activate_path(t: War, path: int, deck: int) -> None:
    """A path is revealed; the one that it replaces is fought first (W-3.17, W-3.18)."""
    t.stands[path] = ACTIVE
    t.coming = path
    t.tell("path-activated", {"location": LOCATION_NAMES[path], "number": PATH_NUMBER[path]})
    t.then(PathArrives(path, deck))
    if t.path != NOWHERE:
        t.then(Combat(t.path))


class PathArrives(WarFrame, frozen=True):
    """The path that was revealed is now the active one."""

    path: int
    deck: int
    """Whose player has activated it."""


@rule(PathArrives)
def path_arrives(t: War, f: PathArrives) -> None:
    """Its number is the one from which the journey goes on."""
    t.path = t.walked = f.path
    t.coming = NOWHERE
    t.number, t.stage = PATH_NUMBER[f.path], stage_of(t, f.path)
    set_aside_lower(t)
    _speak(t, f.path, f.deck)


def set_aside_lower(t: War) -> None:
    """Unused paths of lower numbers belong to nobody any more (W-3.16)."""
    stages = _stages(scenario_of(t))
    for other in ALL_PATHS:
        if stages[other] < t.stage and t.stands[other] == WAITING:
            t.stands[other] = SPENT


def _speak(t: War, location: int, deck: int) -> None:
    """The text of a location is carried out."""
    name = LOCATION_NAMES[location]
    t.then(*[Doing(deck, name, (at,)) for at in range(len(LOCATIONS[location].text))])
