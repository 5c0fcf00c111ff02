"""Where cards may go, and whether they are where a text wants them."""

from functools import cache
from typing import Final, cast

from mathom.games.warcards.agenda import TASKS
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    BARRED_GROUNDS,
    EVERY_GROUND,
    FACTION_GROUNDS,
    IS_ONLY_WEAPON,
    IS_WEAPON,
    KEEPS_OFF_PATH,
    LOCATION,
    LOCATION_NAMES,
    OPENS,
    OWN_GROUNDS,
    OWN_PATHS,
    PATH_NUMBER,
    SIDE,
    SIDE_GROUNDS,
    WIELDERS,
    fitting,
)
from mathom.games.warcards.effects import Grounds, Permit, Place
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ACTIVE, GROUND, NOWHERE, PATH, RESERVE

_OPENERS: Final = tuple(card for card, opened in enumerate(OPENS) if opened)


@cache
def meant(grounds: Grounds) -> int:
    """The battlegrounds that a text means, as bits."""
    if grounds.names:
        return sum(1 << LOCATION[name] for name in grounds.names)
    return EVERY_GROUND if grounds.faction is None else FACTION_GROUNDS[grounds.faction]


def active_grounds(t: War) -> list[int]:
    stands = t.stands
    return [ground for ground in ALL_GROUNDS if stands[ground] == ACTIVE]


def grounds_for(t: War, card: int) -> int:
    """The battlegrounds to which a card may go at this moment, as bits (W-6.10, W-6.13)."""
    grounds = OWN_GROUNDS[card]
    for permit in t.permits:
        permission = cast("Permit", TASKS[permit])
        if card in fitting(permission.which):
            grounds |= meant(permission.grounds)
    for opener in _OPENERS:
        if t.where[opener] == RESERVE:
            for opened in OPENS[opener]:
                if card in fitting(opened.which):
                    grounds |= meant(opened.grounds)
    return grounds & ~BARRED_GROUNDS[card]


def may_join_path(t: War, card: int) -> bool:
    """Whether a character may go to the active path (W-6.14)."""
    return (
        t.path != NOWHERE
        and bool(OWN_PATHS[card] >> PATH_NUMBER[t.path] & 1)
        and not any(
            SIDE_GROUNDS[kept.side] >> ground & 1
            for kept in KEEPS_OFF_PATH[card]
            for ground in active_grounds(t)
        )
    )


def places_for(t: War, card: int, grounds: list[int]) -> list[int]:
    """The locations to which an army or a character may go; `grounds` are the active ones."""
    places = []
    if OWN_PATHS[card] and may_join_path(t, card):
        places.append(PATH)
    allowed = grounds_for(t, card)
    for ground in grounds:
        if allowed >> ground & 1:
            places.append(GROUND + ground)
    return places


def may_wield(t: War, character: int, item: int) -> bool:
    """Whether a character in play may be given an item (W-6.17, W-6.18, W-6.29)."""
    if character not in WIELDERS[item] or SIDE[character] != SIDE[item]:
        return False
    if not IS_WEAPON[item]:
        return True
    weapons = [other for other in t.board if t.on[other] == character and IS_WEAPON[other]]
    return not weapons or not (
        IS_ONLY_WEAPON[item] or any(IS_ONLY_WEAPON[other] for other in weapons)
    )


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
        return PATH_NUMBER[t.path] == int(wanted[5:])
    return place > RESERVE and location_name(t, place) == wanted


def location_at(t: War, place: int) -> int:
    """The location of a place afield."""
    return t.path if place == PATH else place - GROUND


def location_name(t: War, place: int) -> str:
    return LOCATION_NAMES[location_at(t, place)]
