"""Where cards may go, and whether they are where a text wants them."""

from collections.abc import Iterable
from functools import cache

from mathom.cards.piles import bits
from mathom.core.message import Arg
from mathom.core.why import Why
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    BARRED_GROUNDS,
    CARDS,
    FACTION,
    FACTION_GROUNDS,
    GROUND_SIDE,
    IS_ONLY_WEAPON,
    IS_PATH,
    IS_WEAPON,
    KEEPS_OFF_PATH,
    LOCATION,
    LOCATION_BOX,
    LOCATION_NAMES,
    NAMES,
    OPENERS,
    OPENS,
    OWN_GROUNDS,
    OWN_PATHS,
    SIDE,
    SIDE_GROUNDS,
    TYPE,
    WIELDERS,
    effect_at,
    fitting,
)
from mathom.games.warcards.filters import Grounds, faction_term
from mathom.games.warcards.language import Permission, Place
from mathom.games.warcards.scenarios import Scenario
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import (
    ACTIVE,
    ARMY,
    CHARACTER,
    GROUND,
    NOWHERE,
    PATH,
    RESERVE,
    SIDES,
)

# --- Locations


def is_used(scenario: Scenario, location: int, new_paths: bool = False) -> bool:
    """Whether a location lies in its deck at the start."""
    name = LOCATION_NAMES[location]
    if IS_PATH[location]:
        wanted, boxes = scenario.paths, scenario.path_boxes(new_paths)
    else:
        planned = tuple(name for round in scenario.grounds for name in round)
        wanted, boxes = scenario.places or planned, scenario.boxes
    return name in wanted if wanted else LOCATION_BOX[location] in boxes


# --- Battlegrounds


@cache
def meant(grounds: Grounds) -> int:
    """The battlegrounds that a text means, as bits."""
    if grounds.names:
        return bits(LOCATION[name] for name in grounds.names)
    if grounds.faction is not None:
        return FACTION_GROUNDS[grounds.faction]
    return bits(ALL_GROUNDS)


def active_grounds(t: War) -> list[int]:
    stands = t.stands
    return [ground for ground in ALL_GROUNDS if stands[ground] == ACTIVE]


def permissions(t: War) -> list[Permission]:
    """What events allow this round."""
    found = []
    for source, at in t.permits:
        permission = effect_at(source, at)
        assert isinstance(permission, Permission)
        found.append(permission)
    return found


def grounds_for(t: War, card: int) -> int:
    """The battlegrounds to which a card may go at this moment, as bits (W-6.10, W-6.13)."""
    grounds = OWN_GROUNDS[card]
    if t.permits:
        for permission in permissions(t):
            if card in fitting(permission.which):
                grounds |= meant(permission.grounds)
    for opener in OPENERS:
        if t.where[opener] == RESERVE:
            for opened in OPENS[opener]:
                if card in fitting(opened.which):
                    grounds |= meant(opened.grounds)
    return grounds & ~BARRED_GROUNDS[card]


# What these reasons speak of is found from the card and the place where it was to go.


def _of_card(t: War, card: int, place: int) -> dict[str, Arg]:
    return {"card": NAMES[card]}


NOT_ACTIVE_FOR_ARMY = Why(
    "not-active",
    "W-6.9",
    args=lambda t, card, place: {"location": LOCATION_NAMES[place - GROUND]},
)
NOT_ACTIVE = Why(
    "not-active",
    "W-6.12",
    args=lambda t, card, place: {"location": LOCATION_NAMES[place - GROUND]},
)
NEVER_ON_GROUND = Why("never-on-ground", "W-1.26", args=_of_card)
NEVER_THERE = Why(
    "never-there",
    "W-1.26",
    args=lambda t, card, place: {
        "card": NAMES[card],
        "side": SIDES[GROUND_SIDE[place - GROUND]],
    },
)


def _foreign(t: War, card: int, place: int) -> dict[str, Arg]:
    return {
        "card": NAMES[card],
        "faction": faction_term(FACTION[card]),
        "location": LOCATION_NAMES[place - GROUND],
    }


WRONG_FACTION_OF_ARMY = Why("wrong-faction", "W-6.10", args=_foreign)
WRONG_FACTION = Why("wrong-faction", "W-6.13", args=_foreign)


def why_not_on_ground(t: War, card: int, ground: int) -> Why | None:
    """Why an army or a character may not go to a battleground."""
    if t.stands[ground] != ACTIVE:
        return NOT_ACTIVE_FOR_ARMY if TYPE[card] == ARMY else NOT_ACTIVE
    if grounds_for(t, card) >> ground & 1:
        return None
    if BARRED_GROUNDS[card] >> ground & 1:
        everywhere = BARRED_GROUNDS[card] == bits(ALL_GROUNDS)
        return NEVER_ON_GROUND if everywhere else NEVER_THERE
    return WRONG_FACTION_OF_ARMY if TYPE[card] == ARMY else WRONG_FACTION


# --- The path

ARMY_ON_PATH = Why("army-on-path", "W-6.11")
NO_ACTIVE_PATH = Why("no-active-path", "W-3.17")
NEVER_ON_PATH = Why("never-on-path", "W-6.14", args=_of_card)
PATH_OF_OTHER_NUMBER = Why(
    "path-number",
    "W-6.14",
    args=lambda t, card, place: {
        "card": NAMES[card],
        "number": t.number,
        "paths": _spans(CARDS[card].paths),
    },
)
KEPT_OFF_PATH = Why(
    "kept-off-path",
    "W-1.26",
    args=lambda t, card, place: {
        "card": NAMES[card],
        "side": SIDES[KEEPS_OFF_PATH[card][0].side],
    },
)


def why_not_on_path(t: War, card: int) -> Why | None:
    """Why an army or a character may not go to the active path (W-6.14)."""
    if TYPE[card] == ARMY:
        return ARMY_ON_PATH
    if t.path == NOWHERE:
        return NO_ACTIVE_PATH
    if not OWN_PATHS[card]:
        return NEVER_ON_PATH
    if not OWN_PATHS[card] >> t.number & 1:
        return PATH_OF_OTHER_NUMBER
    for kept in KEEPS_OFF_PATH[card]:
        for ground in active_grounds(t):
            if SIDE_GROUNDS[kept.side] >> ground & 1:
                return KEPT_OFF_PATH
    return None


def _spans(numbers: Iterable[int]) -> str:
    """Numbers in short: `1, 3–9`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


# --- Both


def why_not_go(t: War, card: int, place: int) -> Why | None:
    """Why an army or a character may not be played or moved to a location."""
    return why_not_on_path(t, card) if place == PATH else why_not_on_ground(t, card, place - GROUND)


def places_for(t: War, card: int, grounds: list[int]) -> list[int]:
    """The locations to which an army or a character may go; `grounds` are the active ones."""
    places = []
    if OWN_PATHS[card] and why_not_on_path(t, card) is None:
        places.append(PATH)
    if grounds:
        allowed = grounds_for(t, card)
        for ground in grounds:
            if allowed >> ground & 1:
                places.append(GROUND + ground)
    return places


# --- Items


def _on_whom(t: War, item: int, wielder: int) -> dict[str, Arg]:
    return {"card": NAMES[item], "wielder": NAMES[wielder]}


WIELDER_IS_CHARACTER = Why("wielder-is-character", "W-6.16", args=_on_whom)
WIELDER_OF_ENEMY = Why("wielder-of-enemy", "W-6.18", args=_on_whom)
WIELDER_NOT_LISTED = Why("wielder-not-listed", "W-6.17", args=_on_whom)
WIELDER_NOT_IN_PLAY = Why("wielder-not-in-play", "W-6.17", args=_on_whom)
WIELDER_HAS_WEAPON = Why("wielder-has-weapon", "W-6.29", args=_on_whom)


def why_not_wield(t: War, item: int, wielder: int) -> Why | None:
    """Why an item can't be given to somebody (W-6.16 to W-6.18, W-6.29)."""
    if wielder not in WIELDERS[item] or SIDE[wielder] != SIDE[item]:
        if TYPE[wielder] != CHARACTER:
            return WIELDER_IS_CHARACTER
        return WIELDER_OF_ENEMY if SIDE[wielder] != SIDE[item] else WIELDER_NOT_LISTED
    if t.where[wielder] < RESERVE:
        return WIELDER_NOT_IN_PLAY
    if not IS_WEAPON[item]:
        return None
    weapons = [other for other in t.board if t.on[other] == wielder and IS_WEAPON[other]]
    if weapons and (IS_ONLY_WEAPON[item] or any(IS_ONLY_WEAPON[other] for other in weapons)):
        return WIELDER_HAS_WEAPON
    return None


# --- Where a card is


def is_at(t: War, place: int, wanted: Place) -> bool:
    """Whether a place is the one that a text speaks of."""
    if wanted == "anywhere":
        return place >= RESERVE
    if wanted == "reserve":
        return place == RESERVE
    if wanted == "path":
        return place == PATH
    if wanted == "ground":
        return place >= GROUND
    if wanted == "afield":
        return place > RESERVE
    if place == PATH and wanted.startswith("path "):
        return t.number == int(wanted[5:])
    return place > RESERVE and location_name(t, place) == wanted


def location_at(t: War, place: int) -> int:
    """The location of a place afield."""
    return t.path if place == PATH else place - GROUND


def location_name(t: War, place: int) -> str:
    return LOCATION_NAMES[location_at(t, place)]


def named_place(t: War, place: int) -> str:
    """A place's own name, for the story."""
    return "reserve" if place == RESERVE else location_name(t, place)
