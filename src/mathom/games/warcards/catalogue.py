"""All cards and locations by number, and what the rules look up about them again and again.

A number stands for one physical card: five Mordor Orcs are five numbers. Locations are numbered
with the battlegrounds first.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeVar

from mathom.games.warcards.card import Card, Ground, Path
from mathom.games.warcards.cards import CARDS as BASE
from mathom.games.warcards.cards import PROMOS
from mathom.games.warcards.effects import (
    Action,
    Befriends,
    Bonus,
    CarriesMore,
    CycledInstead,
    DrawsMore,
    GuardsPath,
    KeepsOffPath,
    Lends,
    NeverOn,
    OnArrival,
    OnlyWeapon,
    OnPlay,
    Opens,
    SeesTop,
    Tends,
    Which,
)
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.terms import ARMY, CHARACTER, FACTIONS, GROUND, ITEM, WEAPON

A = TypeVar("A")

CARDS: Final[tuple[Card, ...]] = tuple(
    card for card in (*BASE, *PROMOS) for _ in range(card.copies)
)
NAMES: Final = tuple(card.name for card in CARDS)
FIRST: Final = tuple(NAMES.index(name) for name in NAMES)
"""By card: the lowest number that looks the same."""
NUMBER: Final = {name: NAMES.index(name) for name in NAMES}
FACTION: Final = tuple(card.faction for card in CARDS)
SIDE: Final = tuple(card.side for card in CARDS)
TYPE: Final = tuple(card.type for card in CARDS)
IS_PROMO: Final = tuple(card in PROMOS for card in CARDS)

LOCATIONS: Final[tuple[Ground | Path, ...]] = (*GROUNDS, *PATHS)
LOCATION_NAMES: Final = tuple(location.name for location in LOCATIONS)
LOCATION: Final = {name: number for number, name in enumerate(LOCATION_NAMES)}
FIRST_PATH: Final = len(GROUNDS)
"""Battlegrounds have lower numbers, paths this or higher ones."""
ALL_GROUNDS: Final = range(FIRST_PATH)
ALL_PATHS: Final = range(FIRST_PATH, len(LOCATIONS))
PATH_NUMBER: Final = tuple(
    location.number if isinstance(location, Path) else 0 for location in LOCATIONS
)
POINTS: Final = tuple(location.points for location in LOCATIONS)
DEFENCE: Final = tuple(location.defence for location in LOCATIONS)
GROUND_SIDE: Final = tuple(ground.side for ground in GROUNDS)
"""By battleground: who defends it, and in whose deck it is."""


def place_of(ground: int) -> int:
    """The place of the cards on a battleground."""
    return GROUND + ground


def ground_at(place: int) -> int:
    """The battleground of a place."""
    return place - GROUND


FACTION_GROUNDS: Final = tuple(
    sum(
        1 << number
        for number, ground in enumerate(GROUNDS)
        if faction in ground.defenders + ground.attackers
    )
    for faction in range(len(FACTIONS))
)
"""By faction: the battlegrounds that show it, as bits."""
SIDE_GROUNDS: Final = tuple(
    sum(1 << number for number in ALL_GROUNDS if GROUND_SIDE[number] == side) for side in (0, 1)
)
EVERY_GROUND: Final = (1 << FIRST_PATH) - 1


def _of(card: Card, kind: type[A]) -> tuple[A, ...]:
    return tuple(ability for ability in card.abilities if isinstance(ability, kind))


def _each(kind: type[A]) -> tuple[tuple[A, ...], ...]:
    return tuple(_of(card, kind) for card in CARDS)


ON_PLAY: Final = _each(OnPlay)
ON_ARRIVAL: Final = _each(OnArrival)
ACTIONS: Final = _each(Action)
BONUSES: Final = _each(Bonus)
LENDS: Final = _each(Lends)
ESCAPES: Final = _each(CycledInstead)
OPENS: Final = _each(Opens)
GUARD: Final = tuple(sum(each.path for each in _of(card, GuardsPath)) for card in CARDS)
DRAWS_MORE: Final = _each(DrawsMore)
CARRIES_MORE: Final = _each(CarriesMore)
KEEPS_OFF_PATH: Final = _each(KeepsOffPath)
TENDS: Final = _each(Tends)
SEES_TOP: Final = tuple(bool(_of(card, SeesTop)) for card in CARDS)
IS_WEAPON: Final = tuple(WEAPON in card.keywords for card in CARDS)
IS_ONLY_WEAPON: Final = tuple(bool(_of(card, OnlyWeapon)) for card in CARDS)

FRIENDS: Final = tuple(
    frozenset((card.faction, *(each.faction for each in _of(card, Befriends)))) for card in CARDS
)
"""By card: the factions whose armies support it, and on whose battlegrounds it may be."""


def _grounds_for(card: Card) -> int:
    grounds = 0
    for faction in (card.faction, *(each.faction for each in _of(card, Befriends))):
        grounds |= FACTION_GROUNDS[faction]
    for never in _of(card, NeverOn):
        grounds &= ~SIDE_GROUNDS[never.side]
    return grounds


OWN_GROUNDS: Final = tuple(
    _grounds_for(card) if card.type in (ARMY, CHARACTER) else 0 for card in CARDS
)
"""By card: the battlegrounds on which it may always be, as bits."""
BARRED_GROUNDS: Final = tuple(
    sum(SIDE_GROUNDS[never.side] for never in _of(card, NeverOn)) for card in CARDS
)
OWN_PATHS: Final = tuple(sum(1 << number for number in card.paths) for card in CARDS)
"""By card: the path numbers on which it may be, as bits."""


def fits(card: Card, which: Which) -> bool:
    """Whether a text means this card."""
    return (
        (not which.names or card.name in which.names)
        and (which.faction is None or card.faction == which.faction)
        and (which.type is None or card.type == which.type)
        and (which.keyword is None or which.keyword in card.keywords)
        and (not which.afield or card.type in (ARMY, CHARACTER))
    )


_fitting: dict[Which, frozenset[int]] = {}


def fitting(which: Which) -> frozenset[int]:
    """All cards that a text means."""
    if which not in _fitting:
        _fitting[which] = frozenset(
            number for number, card in enumerate(CARDS) if fits(card, which)
        )
    return _fitting[which]


def _may_wield(item: Card, bearer: Card) -> bool:
    return bearer.type == CHARACTER and (
        bearer.name in item.wielders
        or f"faction {FACTIONS[bearer.faction]}" in item.wielders
        or any(f"keyword {keyword}" in item.wielders for keyword in bearer.keywords)
    )


WIELDERS: Final = tuple(
    frozenset(number for number, bearer in enumerate(CARDS) if _may_wield(card, bearer))
    if card.type == ITEM
    else frozenset()
    for card in CARDS
)
"""By item: who may wield it."""


def trees(value: Any) -> Iterator[Any]:
    """A tree and all that is in it."""
    yield value
    if is_dataclass(value):
        for each in fields(value):
            yield from trees(getattr(value, each.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from trees(item)
