"""The game's own words, as numbers that states can hold."""

from typing import Final, Literal, TypeAlias, get_args

FREE: Final = 0
SHADOW: Final = 1
SideName: TypeAlias = Literal["free-peoples", "shadow"]
SIDES: Final[tuple[SideName, ...]] = get_args(SideName)

DUNEDAIN: Final = 0
DWARF: Final = 1
ELF: Final = 2
HOBBIT: Final = 3
ROHAN: Final = 4
WIZARD: Final = 5
ISENGARD: Final = 6
MONSTROUS: Final = 7
MORDOR: Final = 8
SOUTHRON: Final = 9
NORTHMEN: Final = 10
EASTERLING: Final = 11
RUFFIAN: Final = 12
FACTIONS: Final = (
    "dunedain",
    "dwarf",
    "elf",
    "hobbit",
    "rohan",
    "wizard",
    "isengard",
    "monstrous",
    "mordor",
    "southron",
    "northmen",
    "easterling",
    "ruffian",
)
SIDE_OF: Final = (FREE,) * 6 + (SHADOW,) * 4 + (FREE, SHADOW, SHADOW)
"""By faction."""
ANY_FREE: Final = (DUNEDAIN, DWARF, ELF, HOBBIT, ROHAN, WIZARD, NORTHMEN)
ANY_SHADOW: Final = (ISENGARD, MONSTROUS, MORDOR, SOUTHRON, EASTERLING, RUFFIAN)
"""One symbol on a location for all factions of a side (W-28.1)."""

BASE: Final = 0
PROMO: Final = 1
EXPANSION: Final = 2
BOXES: Final = ("base", "promo", "fire-and-swords")
"""What a card or location was sold in."""

ARMY: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
EVENT: Final = 3
TYPES: Final = ("army", "character", "item", "event")

NAZGUL: Final = "nazgul"
WEAPON: Final = "weapon"
MOUNT: Final = "mount"
ENT: Final = "ent"

# The steps of a round (W-4.2), with what comes before and after all of them.
PREPARING: Final = 0
TRAVELLING: Final = 1
ACTING: Final = 2
FIGHTING: Final = 3
DRAWING: Final = 4
ENDED: Final = 5
Phase: TypeAlias = Literal["setup", "locations", "actions", "combat", "draw", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Where a faction card can be. Those below `RESERVE` are not in play (W-1.21).
HAND: Final = 0
DECK: Final = 1
CYCLED: Final = 2
GONE: Final = 3
ASIDE: Final = 4
"""In no zone: looked at, or an event that is being resolved."""
UNUSED: Final = 5
"""Not part of this scenario."""
RESERVE: Final = 6
PATH: Final = 7
GROUND: Final = 8
"""The first of the battlegrounds: `GROUND + n` is location *n* of the catalogue."""

# Where a location can be.
WAITING: Final = 0
"""In its deck."""
ACTIVE: Final = 1
FREE_AREA: Final = 2
SHADOW_AREA: Final = 3
SPENT: Final = 4
"""Set aside for good: an unused path of a number gone by, or a path that nobody won."""
ABSENT: Final = 5
"""Not part of the game: of another scenario, not yet in its deck (W-27.13), or a skirmish that was
resolved (W-22.17)."""
AREAS: Final = (FREE_AREA, SHADOW_AREA)
"""A side's scoring area."""

NOBODY: Final = -1
NOWHERE: Final = -1
