"""All cards and locations by number, and what the rules look up about them again and again.

A number stands for one physical card: five Mordor Orcs are five numbers. New cards and locations
come last, so that saved tables stay what they were.

The rules need these tables, the words of which texts are made need the rules, and the cards need
the words. So the tables are empty until `fill` is told of all cards.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from mathom.cards.filters import Filter
from mathom.cards.piles import bits
from mathom.games.warcards.abilities import (
    Action,
    AlsoOn,
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
)
from mathom.games.warcards.card import Card, Ground, Path, Printed, Skirmish
from mathom.games.warcards.language import Effect
from mathom.games.warcards.terms import ARMY, CHARACTER, FACTIONS, ITEM, WEAPON

A = TypeVar("A")

# --- Cards

CARDS: Final[list[Card]] = []
NAMES: Final[list[str]] = []
FIRST: Final[list[int]] = []
"""By card: the lowest number that looks the same."""
NUMBER: Final[dict[str, int]] = {}
FACTION: Final[list[int]] = []
SIDE: Final[list[int]] = []
TYPE: Final[list[int]] = []
BOX: Final[list[int]] = []
"""By card: what it was sold in."""

ON_PLAY: Final[list[tuple[OnPlay, ...]]] = []
ON_ARRIVAL: Final[list[tuple[OnArrival, ...]]] = []
ACTIONS: Final[list[tuple[Action, ...]]] = []
BONUSES: Final[list[tuple[Bonus, ...]]] = []
LENDS: Final[list[tuple[Lends, ...]]] = []
ESCAPES: Final[list[tuple[CycledInstead, ...]]] = []
OPENS: Final[list[tuple[Opens, ...]]] = []
DRAWS_MORE: Final[list[tuple[DrawsMore, ...]]] = []
CARRIES_MORE: Final[list[tuple[CarriesMore, ...]]] = []
KEEPS_OFF_PATH: Final[list[tuple[KeepsOffPath, ...]]] = []
TENDS: Final[list[tuple[Tends, ...]]] = []
GUARD: Final[list[int]] = []
IS_WEAPON: Final[list[bool]] = []
IS_ONLY_WEAPON: Final[list[bool]] = []
MIRRORS: Final[list[int]] = []
"""The cards that show their owner the top card of the draw deck."""
OPENERS: Final[list[int]] = []
"""The cards that open battlegrounds to others."""
FRIENDS: Final[list[frozenset[int]]] = []
"""By card: the factions whose armies support it, and on whose battlegrounds it may be."""
OWN_GROUNDS: Final[list[int]] = []
"""By card: the battlegrounds on which it may always be, as bits."""
BARRED_GROUNDS: Final[list[int]] = []
OWN_PATHS: Final[list[int]] = []
"""By card: the path numbers on which it may be, as bits."""
WIELDERS: Final[list[frozenset[int]]] = []
"""By item: who may wield it."""

# --- Locations

LOCATIONS: Final[list[Ground | Path]] = []
LOCATION_NAMES: Final[list[str]] = []
LOCATION: Final[dict[str, int]] = {}
LOCATION_BOX: Final[list[int]] = []
IS_PATH: Final[list[bool]] = []
IS_SKIRMISH: Final[list[bool]] = []
ALL_GROUNDS: Final[list[int]] = []
ALL_PATHS: Final[list[int]] = []
PATH_NUMBER: Final[list[int]] = []
POINTS: Final[list[int]] = []
DEFENCE: Final[list[int]] = []
GROUND_SIDE: Final[list[int]] = []
"""By battleground: who defends it, and in whose deck it is."""
FACTION_GROUNDS: Final[list[int]] = []
"""By faction: the battlegrounds that show it, as bits."""
SIDE_GROUNDS: Final[list[int]] = []
"""By side: the battlegrounds that it defends, as bits."""
GATES: Final[list[tuple[int, ...]]] = []
"""By location: the battlegrounds of which the other side must have won one before it can come."""
ACCOMPANYING: Final[list[tuple[int, ...]]] = []
"""By location: the battlegrounds of which one comes with a skirmish."""


def fill(all_cards: Iterable[Card], locations: Iterable[Ground | Path]) -> None:
    """Let the tables hold these cards and locations."""
    for location in locations:
        _add_location(location)
    for location in LOCATIONS:
        gates = location.gates if isinstance(location, Ground) else ()
        GATES.append(tuple(LOCATION[name] for name in gates))
        others = location.accompanying if isinstance(location, Skirmish) else ()
        ACCOMPANYING.append(tuple(LOCATION[name] for name in others))
    for faction in range(len(FACTIONS)):
        FACTION_GROUNDS.append(bits(ground for ground in ALL_GROUNDS if faction in shown(ground)))
    for side in (0, 1):
        SIDE_GROUNDS.append(bits(ground for ground in ALL_GROUNDS if GROUND_SIDE[ground] == side))
    for card in all_cards:
        for _ in range(card.copies):
            _add(card)
    for item in CARDS:
        bearers = (number for number, bearer in enumerate(CARDS) if _may_wield(item, bearer))
        WIELDERS.append(frozenset(bearers if item.type == ITEM else ()))
    _fitting.clear()


def _add_location(location: Ground | Path) -> None:
    number = len(LOCATIONS)
    LOCATIONS.append(location)
    LOCATION_NAMES.append(location.name)
    LOCATION[location.name] = number
    POINTS.append(location.points)
    DEFENCE.append(location.defence)
    LOCATION_BOX.append(location.box)
    IS_PATH.append(isinstance(location, Path))
    IS_SKIRMISH.append(isinstance(location, Skirmish))
    (ALL_PATHS if isinstance(location, Path) else ALL_GROUNDS).append(number)
    PATH_NUMBER.append(location.number if isinstance(location, Path) else 0)
    GROUND_SIDE.append(location.side if isinstance(location, Ground) else -1)
    know(location)


def shown(ground: int) -> tuple[int, ...]:
    """The factions that a battleground shows."""
    location = LOCATIONS[ground]
    return (*location.defenders, *location.attackers) if isinstance(location, Ground) else ()


def _add(card: Card) -> None:
    number = len(CARDS)
    CARDS.append(card)
    NAMES.append(card.name)
    NUMBER.setdefault(card.name, number)
    FIRST.append(NUMBER[card.name])
    FACTION.append(card.faction)
    SIDE.append(card.side)
    TYPE.append(card.type)
    BOX.append(card.box)
    ON_PLAY.append(_of(card, OnPlay))
    ON_ARRIVAL.append(_of(card, OnArrival))
    ACTIONS.append(_of(card, Action))
    BONUSES.append(_of(card, Bonus))
    LENDS.append(_of(card, Lends))
    ESCAPES.append(_of(card, CycledInstead))
    OPENS.append(_of(card, Opens))
    DRAWS_MORE.append(_of(card, DrawsMore))
    CARRIES_MORE.append(_of(card, CarriesMore))
    KEEPS_OFF_PATH.append(_of(card, KeepsOffPath))
    TENDS.append(_of(card, Tends))
    GUARD.append(sum(each.path for each in _of(card, GuardsPath)))
    IS_WEAPON.append(WEAPON in card.keywords)
    IS_ONLY_WEAPON.append(bool(_of(card, OnlyWeapon)))
    if _of(card, SeesTop):
        MIRRORS.append(number)
    if OPENS[number]:
        OPENERS.append(number)
    friends = (card.faction, *(each.faction for each in _of(card, Befriends)))
    FRIENDS.append(frozenset(friends))
    barred = 0
    for never in _of(card, NeverOn):
        barred |= bits(ALL_GROUNDS) if never.side is None else SIDE_GROUNDS[never.side]
    BARRED_GROUNDS.append(barred)
    grounds = 0
    if card.type in (ARMY, CHARACTER):
        for faction in friends:
            grounds |= FACTION_GROUNDS[faction]
    for also in _of(card, AlsoOn):
        grounds |= bits(LOCATION[name] for name in also.grounds)
    OWN_GROUNDS.append(grounds & ~barred)
    OWN_PATHS.append(bits(card.paths))
    know(card)


def _of(card: Card, kind: type[A]) -> tuple[A, ...]:
    return tuple(ability for ability in card.abilities if isinstance(ability, kind))


def _may_wield(item: Card, bearer: Card) -> bool:
    return bearer.type == CHARACTER and (
        bearer.name in item.wielders
        or f"faction {FACTIONS[bearer.faction]}" in item.wielders
        or any(f"keyword {keyword}" in item.wielders for keyword in bearer.keywords)
    )


# --- Which cards a text means

_fitting: Final[dict[Filter, frozenset[int]]] = {}


def fitting(which: Filter) -> frozenset[int]:
    """All cards that a text means."""
    found = _fitting.get(which)
    if found is None:
        found = frozenset(number for number, card in enumerate(CARDS) if which.matches(card))
        _fitting[which] = found
    return found


# --- Texts, as agendas refer to them

_sources: Final[dict[str, Printed]] = {}
_effects: Final[dict[tuple[str, tuple[int, ...]], Effect]] = {}


def know(printed: Printed) -> None:
    """Let agendas refer to a text. All cards and locations are known; a test may try another."""
    _sources[printed.name] = printed
    for key in [key for key in _effects if key[0] == printed.name]:
        del _effects[key]


def printed_as(name: str) -> Printed:
    """The card or the location of that name."""
    return _sources[name]


def effect_at(source: str, at: tuple[int, ...]) -> Effect:
    """A piece of a text: see `Doing`."""
    found = _effects.get((source, at))
    if found is None:
        node: Any = _sources[source]
        for number in at:
            node = node.parts[number]
        assert isinstance(node, Effect)
        _effects[source, at] = found = node
    return found
