"""Faction cards and locations: the printed facts, each card one expression."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from mathom.games.warcards.language import Ability, Effect
from mathom.games.warcards.terms import ARMY, BASE, CHARACTER, EVENT, ITEM, SIDE_OF


@dataclass(frozen=True)
class Card:
    """One faction card. `name` is also its Fluent term, and what people type."""

    name: str
    faction: int
    type: int
    copies: int = 1
    attack: int = 0
    defence: int = 0
    lead_attack: int = 0
    lead_defence: int = 0
    path: int = 0
    """Attack on the Shadow's cards, defence on the others'."""
    paths: frozenset[int] = frozenset()
    """The path numbers on which a character may be."""
    wielders: tuple[str, ...] = ()
    """Who may wield an item: cards by name, `faction hobbit`, `keyword nazgul`."""
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    event: tuple[Effect, ...] = ()
    """What an event does."""
    unsure: dict[str, str] = field(default_factory=dict, compare=False)
    """Values on which the sources differ: by field, the message `unsure-…` of what the others
    say."""
    box: int = BASE
    own_name: bool = field(default=False, compare=False)
    """Whether its English name is ours, because no source gives one."""

    @property
    def side(self) -> int:
        return SIDE_OF[self.faction]

    @property
    def parts(self) -> Sequence[Ability | Effect]:
        """Its text."""
        return (*self.abilities, *self.event)


def span(first: int, last: int) -> frozenset[int]:
    """Path numbers from `first` to `last`."""
    return frozenset(range(first, last + 1))


def army(
    name: str, faction: int, attack: int, defence: int, *abilities: Ability, copies: int = 1
) -> Card:
    return Card(
        name, faction, ARMY, copies=copies, attack=attack, defence=defence, abilities=abilities
    )


def character(
    name: str,
    faction: int,
    *abilities: Ability,
    attack: int = 0,
    defence: int = 0,
    lead_attack: int = 0,
    lead_defence: int = 0,
    path: int = 0,
    paths: frozenset[int] = frozenset(),
    keywords: tuple[str, ...] = (),
    unsure: dict[str, str] | None = None,
) -> Card:
    return Card(
        name,
        faction,
        CHARACTER,
        attack=attack,
        defence=defence,
        lead_attack=lead_attack,
        lead_defence=lead_defence,
        path=path,
        paths=paths,
        keywords=keywords,
        abilities=abilities,
        unsure=unsure or {},
    )


def item(
    name: str,
    faction: int,
    wielders: tuple[str, ...],
    *abilities: Ability,
    attack: int = 0,
    defence: int = 0,
    path: int = 0,
    keywords: tuple[str, ...] = (),
    unsure: dict[str, str] | None = None,
) -> Card:
    return Card(
        name,
        faction,
        ITEM,
        attack=attack,
        defence=defence,
        path=path,
        wielders=wielders,
        keywords=keywords,
        abilities=abilities,
        unsure=unsure or {},
    )


def event(name: str, faction: int, *effects: Effect, unsure: dict[str, str] | None = None) -> Card:
    return Card(name, faction, EVENT, event=effects, unsure=unsure or {})


@dataclass(frozen=True)
class Ground:
    """A battleground. Its deck is that of the side which defends it (W-11.1)."""

    name: str
    side: int
    points: int
    defence: int
    defenders: tuple[int, ...]
    attackers: tuple[int, ...]
    text: tuple[Effect, ...] = ()
    """What happens when it is activated."""
    gates: tuple[str, ...] = ()
    """It can't be activated before the other side has won one of these (W-23.1)."""
    unsure: dict[str, str] = field(default_factory=dict, compare=False)
    box: int = BASE
    own_name: bool = field(default=False, compare=False)

    @property
    def parts(self) -> Sequence[Ability | Effect]:
        return self.text


@dataclass(frozen=True)
class Skirmish(Ground):
    """A small battleground, fought for in the middle of a round (W-22)."""

    accompanying: tuple[str, ...] = ()
    """The battlegrounds of which one comes with it, in this order."""
    defender_wins: tuple[Effect, ...] = ()
    attacker_wins: tuple[Effect, ...] = ()

    @property
    def parts(self) -> Sequence[Ability | Effect]:
        """It says nothing when it comes (W-22.3); first what a defender's victory does."""
        return (*self.defender_wins, *self.attacker_wins)


@dataclass(frozen=True)
class Path:
    """A path of the Fellowship's journey."""

    name: str
    number: int
    points: int
    defence: int
    text: tuple[Effect, ...] = ()
    unsure: dict[str, str] = field(default_factory=dict, compare=False)
    box: int = BASE

    @property
    def parts(self) -> Sequence[Ability | Effect]:
        return self.text


Printed: TypeAlias = Card | Ground | Path
