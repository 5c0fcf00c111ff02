"""The scenarios of the base box: who plays which deck, and what is different."""

from dataclasses import dataclass
from typing import Final

from mathom.games.warcards.terms import (
    DUNEDAIN,
    DWARF,
    ELF,
    FREE,
    HOBBIT,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    ROHAN,
    SHADOW,
    SIDES,
    SOUTHRON,
    WIZARD,
)

NO_RING: Final = 0
RING_ONCE: Final = 1
"""Once per game: draw 2 (W-8.9)."""
RING_EACH_ROUND: Final = 2
"""Once per round: draw 3, eliminate 1, cycle 1 (W-17.5)."""


@dataclass(frozen=True)
class Deck:
    """What one player plays with, as the rules mean "player" (W-16.10)."""

    name: str
    side: int
    factions: tuple[int, ...]
    first_draw: int
    first_cycle: int
    draw: int
    ring: int
    cards: tuple[tuple[str, int], ...] = ()
    """Which cards of the factions, how often; all of them if it does not say."""


@dataclass(frozen=True)
class Scenario:
    """The differences between the scenarios, and nothing else."""

    name: str
    seatings: tuple[tuple[int, ...], ...]
    """For each number of people, the person who holds each deck."""
    decks: tuple[Deck, ...]
    order: tuple[int, ...]
    """The decks in the order of their turns; the first one starts."""
    duel: bool = False
    """Whether the duels' rules for paths and for "each player" hold (W-17.7 to W-17.11)."""
    last_path: int = 9
    grounds: tuple[tuple[str, ...], ...] = ()
    """The battlegrounds of each round; without it they come at random, and all are used."""
    paths: tuple[str, ...] = ()
    """The paths in use; all of them if it does not say."""


def _trilogy(name: str, side: int, *factions: int) -> Deck:
    return Deck(name, side, factions, 7, 2, 3 if side == FREE else 4, RING_ONCE)


_FREE_FACTIONS: Final = (DUNEDAIN, DWARF, ELF, HOBBIT, ROHAN, WIZARD)
_SHADOW_FACTIONS: Final = (ISENGARD, MONSTROUS, MORDOR, SOUTHRON)
_WITCH_KING: Final = _trilogy("witch-king", SHADOW, MORDOR)
_SARUMAN: Final = _trilogy("saruman", SHADOW, ISENGARD, MONSTROUS, SOUTHRON)

TRILOGY: Final = Scenario(
    "trilogy",
    ((0, 1, 0, 1), (0, 1, 2, 1), (0, 1, 2, 3)),
    (
        _trilogy("frodo", FREE, DWARF, HOBBIT, ROHAN, WIZARD),
        _WITCH_KING,
        _trilogy("aragorn", FREE, DUNEDAIN, ELF),
        _SARUMAN,
    ),
    (0, 1, 2, 3),
)

TWO_PLAYER_DUEL: Final = Scenario(
    "duel",
    ((0, 1),),
    (
        Deck("gandalf", FREE, _FREE_FACTIONS, 4, 0, 4, RING_EACH_ROUND),
        Deck("witch-king", SHADOW, _SHADOW_FACTIONS, 6, 0, 6, RING_EACH_ROUND),
    ),
    (0, 1),
    duel=True,
)

THREE_PLAYER_DUEL: Final = Scenario(
    "three-player-duel",
    ((0, 1, 2),),
    (Deck("gandalf", FREE, _FREE_FACTIONS, 6, 0, 6, RING_EACH_ROUND), _WITCH_KING, _SARUMAN),
    (0, 1, 0, 2),
    duel=True,
)


def _one_each(*names: str) -> tuple[tuple[str, int], ...]:
    return tuple((name, 1) for name in names)


FELLOWSHIP: Final = Scenario(
    "fellowship-of-the-ring",
    ((0, 1),),
    (
        Deck(
            "balrog",
            SHADOW,
            (MONSTROUS, MORDOR, ISENGARD),
            7,
            2,
            4,
            NO_RING,
            (
                *_one_each(
                    "balrog-of-moria",
                    "barrow-wights",
                    "caradhras-the-cruel",
                    "cave-troll",
                    "flocks-of-crebain",
                    "hill-troll",
                ),
                ("goblins-of-the-misty-mountains", 2),
                ("mordor-orcs", 3),
                *_one_each(
                    "black-breath",
                    "black-riders-mount",
                    "grishnakh",
                    "morgul-blade",
                    "nazguls-mantle",
                    "the-ringwraiths-are-abroad",
                    "the-beguiler",
                    "the-black-easterling",
                    "the-commander",
                    "the-destroyer",
                    "the-hunter",
                    "the-messenger",
                    "the-reaver",
                    "the-warrior",
                    "the-witch-king",
                    "palantir-of-orthanc",
                    "saruman",
                    "sarumans-staff",
                    "ugluk",
                ),
            ),
        ),
        Deck(
            "gandalf",
            FREE,
            (DUNEDAIN, DWARF, ELF, HOBBIT, WIZARD),
            7,
            2,
            3,
            NO_RING,
            (
                ("high-elves", 2),
                *_one_each(
                    "blade-of-westernesse",
                    "boromir",
                    "strider",
                    "dwarven-axe",
                    "gimli",
                    "arwen",
                    "bow-of-the-galadhrim",
                    "elrond",
                    "elven-cloak",
                    "galadriel",
                    "legolas",
                    "lembas",
                    "mirror-of-galadriel",
                    "nenya-ring-of-adamant",
                    "phial-of-galadriel",
                    "vilya-ring-of-air",
                    "bilbo-baggins",
                    "fatty-bolger",
                    "frodo-baggins",
                    "merry-brandybuck",
                    "mithril-coat",
                    "pippin-took",
                    "sam-gamgee",
                    "sting",
                    "gandalf-the-grey",
                    "narya-ring-of-fire",
                    "gandalfs-staff",
                    "glamdring",
                ),
            ),
        ),
    ),
    (0, 1),
    last_path=6,
    grounds=(
        ("minas-morgul",),
        ("rivendell",),
        ("moria",),
        ("lorien", "dol-guldur"),
        ("orthanc",),
        ("morannon",),
    ),
    paths=(
        "bucklebury-ferry",
        "gildors-encampment",
        "inn-of-the-prancing-pony",
        "the-old-forest",
        "fords-of-bruinen",
        "imladris",
        "caradhras",
        "khazad-dum",
        "the-doors-of-durin",
        "egladil",
        "dimrill-dale",
        "lothlorien",
        "amon-hen",
    ),
)

SCENARIOS: Final = (TRILOGY, TWO_PLAYER_DUEL, THREE_PLAYER_DUEL, FELLOWSHIP)


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
    return f"player-{held[0].name}" if len(held) == 1 else SIDES[held[0].side]
