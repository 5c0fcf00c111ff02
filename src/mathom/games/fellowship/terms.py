"""The vocabulary of the table: phases, zones, sides, and the numbers that the rules name."""

from typing import Final, Literal, TypeAlias, get_args

NOBODY: Final = -1
"""No card, no seat."""

# --- Phases (T-10.1)

SETUP: Final = 0
FELLOWSHIP: Final = 1
SHADOW: Final = 2
MANEUVER: Final = 3
ARCHERY: Final = 4
ASSIGNMENT: Final = 5
SKIRMISH: Final = 6
REGROUP: Final = 7
Phase: TypeAlias = Literal[
    "setup",
    "fellowship",
    "shadow",
    "maneuver",
    "archery",
    "assignment",
    "skirmish",
    "regroup",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# --- How long something lasts, and how often it may be used; numbered after the phases

THIS_PHASE: Final = 8
"""Until the phase ends in which it was done (T-10.7)."""
TURN: Final = 9
END_OF_TURN: Final = TURN
PHASE: Final = THIS_PHASE
EVER: Final = 10
END_OF_IT: Final = 11
"""Until the skirmish has been fought that this text brings about."""

# --- Where a card is

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
DEAD: Final = 3
ADVENTURE: Final = 4
"""A site that has not been played."""
PATH: Final = 5
COMPANIONS: Final = 6
"""In the fellowship's row."""
SUPPORT: Final = 7
MINIONS: Final = 8
"""In the middle of the table, facing the fellowship."""
BORNE: Final = 9
"""On another card; `on` tells which."""
STACKED: Final = 10
"""Under another card, and out of play."""
LIMBO: Final = 11
"""Being played: no longer in hand and not yet in play."""
GONE: Final = 12
"""Out of the game, with a player who lost or sites that are not used."""
Zone: TypeAlias = Literal[
    "hand",
    "deck",
    "discard",
    "dead",
    "adventure",
    "path",
    "fellowship",
    "support",
    "minions",
    "borne",
    "stacked",
    "limbo",
    "gone",
]
ZONES: Final[tuple[Zone, ...]] = get_args(Zone)

# --- Sides (T-1.1)

FREE_SIDE: Final = 0
SHADOW_SIDE: Final = 1
NO_SIDE: Final = 2
SIDES: Final = ("free", "shadow", "neither")

FREE_CULTURES: Final = ("dwarven", "elven", "gandalf", "gondor", "shire")
SHADOW_CULTURES: Final = ("isengard", "moria", "ringwraith", "sauron")
CULTURES: Final = FREE_CULTURES + SHADOW_CULTURES

TYPES: Final = (
    "companion",
    "ally",
    "minion",
    "possession",
    "artifact",
    "event",
    "condition",
    "site",
    "ring",
)
CHARACTERS: Final = ("companion", "ally", "minion")
ITEMS: Final = ("possession", "artifact")

# --- Numbers that the rules name

FIRST_SET: Final = 1
"""The Fellowship of the Ring (T-35.6): the set of the starters and boosters."""
SMALLEST_DECK: Final = 60
MOST_OF_A_TITLE: Final = 4
"""Cards of one title in a draw deck (T-5.5)."""
MOST_FRODOS: Final = 3
"""In a draw deck; one more begins in the fellowship (T-5.6)."""
HAND_SIZE: Final = 8
START_BUDGET: Final = 4
"""Twilight that starting companions may cost together (T-8.6)."""
SANCTUARY_HEALING: Final = 5
MOST_COMPANIONS: Final = 9
ROAMING_PENALTY: Final = 2
LAST_SITE: Final = 9
STARTER_GOAL: Final = 7
RULE_OF_FOUR: Final = 4
"""Cards drawn in one fellowship phase, where that later rule is played."""
MULLIGAN: Final = 6

# --- Sites

Arrow: TypeAlias = Literal["left", "right"]
"""Whom a site's arrow points to, as players sit."""
