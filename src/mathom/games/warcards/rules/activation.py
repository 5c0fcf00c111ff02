"""Locations come into play (W-3)."""

from mathom.games.warcards.agenda import does, push, push_all
from mathom.games.warcards.catalogue import (
    ALL_PATHS,
    GROUND_SIDE,
    LOCATION_NAMES,
    LOCATIONS,
    PATH_NUMBER,
)
from mathom.games.warcards.state import Frame, War
from mathom.games.warcards.terms import ACTIVE, AREAS, NOBODY, NOWHERE, SPENT, WAITING


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
    push_all(t, LOCATIONS[ground].text, deck, NOBODY, ground)


def activate_path(t: War, path: int, deck: int) -> None:
    """A path is revealed; the one that it replaces is fought first (W-3.17, W-3.18)."""
    t.stands[path] = ACTIVE
    t.coming = path
    t.tell("path-activated", {"location": LOCATION_NAMES[path], "number": PATH_NUMBER[path]})
    push(t, "arrive", deck, count=path)
    if t.path != NOWHERE:
        push(t, "fight", deck, count=t.path)


def _arrive(t: War, _: str, frame: Frame) -> None:
    """The new path is the active one; the unused of lower numbers are set aside (W-3.16)."""
    deck, path = frame[1], frame[4]
    t.path, t.coming = path, NOWHERE
    t.number = PATH_NUMBER[path]
    for other in ALL_PATHS:
        if PATH_NUMBER[other] < t.number and t.stands[other] == WAITING:
            t.stands[other] = SPENT
    push_all(t, LOCATIONS[path].text, deck, NOBODY, path)


does("arrive", _arrive)
