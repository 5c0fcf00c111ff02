"""The scenarios of both boxes, and who can sit down to them."""

from typing import Final

from mathom.games.warcards.scenarios.base import (
    FELLOWSHIP,
    THREE_PLAYER_DUEL,
    TRILOGY,
    TWO_PLAYER_DUEL,
)
from mathom.games.warcards.scenarios.fire_and_swords import (
    DUEL_IN_THE_NORTH,
    EPIC_DUEL,
    EXTENDED_TRILOGY,
    THREE_IN_THE_NORTH,
    WAR_IN_THE_NORTH,
)
from mathom.games.warcards.scenarios.plan import (
    NO_RING,
    RING_EACH_ROUND,
    RING_ONCE,
    Deck,
    Scenario,
)
from mathom.games.warcards.terms import SIDES

__all__ = [
    "NO_RING",
    "RING_EACH_ROUND",
    "RING_ONCE",
    "SCENARIOS",
    "Deck",
    "Scenario",
    "role_of",
    "roles_of",
    "seating_of",
]

SCENARIOS: Final = (
    TRILOGY,
    TWO_PLAYER_DUEL,
    THREE_PLAYER_DUEL,
    FELLOWSHIP,
    EXTENDED_TRILOGY,
    WAR_IN_THE_NORTH,
    DUEL_IN_THE_NORTH,
    THREE_IN_THE_NORTH,
    EPIC_DUEL,
)


def seating_of(scenario: Scenario, people: int) -> tuple[int, ...] | None:
    """Who holds which deck when so many people play; nothing if they can't."""
    for seating in scenario.seatings:
        if max(seating) + 1 == people:
            return seating
    return None


def roles_of(scenario: Scenario) -> tuple[tuple[str, ...], ...]:
    """For each number of people, the term of whom each plays: a deck's player, or a side."""
    return tuple(
        tuple(role_of(scenario, seating, seat) for seat in range(max(seating) + 1))
        for seating in scenario.seatings
    )


def role_of(scenario: Scenario, seating: tuple[int, ...], seat: int) -> str:
    held = [deck for deck, holder in zip(scenario.decks, seating, strict=True) if holder == seat]
    if len(held) > 1 and len(held) == sum(deck.side == held[0].side for deck in scenario.decks):
        return SIDES[held[0].side]
    return "player-" + "-".join(deck.name for deck in held)
