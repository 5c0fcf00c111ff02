"""Locations come into play (W-3)."""

from mathom.core.agenda import rule
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    GROUND_SIDE,
    LOCATION_NAMES,
    LOCATIONS,
    PATH_NUMBER,
)
from mathom.games.warcards.filters import Grounds
from mathom.games.warcards.language import Doing
from mathom.games.warcards.rules.combat import Combat
from mathom.games.warcards.rules.places import meant
from mathom.games.warcards.state import War, WarFrame, scenario_of
from mathom.games.warcards.terms import ACTIVE, AREAS, NOWHERE, SPENT, WAITING

# --- What can come


def paths_numbered(t: War, number: int) -> list[int]:
    """The paths of a number that were not activated yet (W-3.21)."""
    return [path for path in ALL_PATHS if PATH_NUMBER[path] == number and t.stands[path] == WAITING]


def next_paths(t: War) -> list[int]:
    """The paths of the next higher number; there is none beyond the last (W-3.23)."""
    return [] if t.number >= scenario_of(t).last_path else paths_numbered(t, t.number + 1)


def other_paths(t: War) -> list[int]:
    """The other paths of the number of the active path, or of the last one (W-3.18)."""
    return paths_numbered(t, t.number)


def grounds_to_activate(
    t: War, grounds: Grounds, new: bool, again: bool, by_card: bool
) -> list[int]:
    """The battlegrounds that a text could bring into play (W-3.7, W-3.10, W-3.13).

    `by_card` tells a faction card's text from a location's, which could go on for ever.
    """
    wanted = meant(grounds)
    found = []
    for ground in ALL_GROUNDS:
        if not wanted >> ground & 1:
            continue
        stand = t.stands[ground]
        if (
            (new and stand == WAITING)
            or (again and stand in AREAS)
            or (again and by_card and t.house.active_again and stand == ACTIVE)
        ):
            found.append(ground)
    return found


# --- Coming


def activate_ground(t: War, ground: int, deck: int) -> None:
    """A battleground is activated, or reactivated from a scoring area (W-3.2, W-3.11, W-13.1)."""
    stood = t.stands[ground]
    kind = "activated"
    if stood in AREAS:
        kind = "reactivated"
        if stood != AREAS[GROUND_SIDE[ground]]:
            t.shorn |= 1 << ground
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
    """The unused paths of lower numbers are set aside (W-3.16)."""
    t.path, t.coming = f.path, NOWHERE
    t.number = PATH_NUMBER[f.path]
    for other in ALL_PATHS:
        if PATH_NUMBER[other] < t.number and t.stands[other] == WAITING:
            t.stands[other] = SPENT
    _speak(t, f.path, f.deck)


def _speak(t: War, location: int, deck: int) -> None:
    """The text of a location is carried out."""
    name = LOCATION_NAMES[location]
    t.then(*[Doing(deck, name, (at,)) for at in range(len(LOCATIONS[location].text))])
