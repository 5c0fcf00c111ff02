"""The scenarios of the base box (W-16 to W-19)."""

from typing import Final

from mathom.games.warcards.scenarios.plan import (
    NO_RING,
    RING_EACH_ROUND,
    Deck,
    Scenario,
    one_each,
    trilogy_deck,
)
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
    SOUTHRON,
    WIZARD,
)

_FREE: Final = (DUNEDAIN, DWARF, ELF, HOBBIT, ROHAN, WIZARD)
_SHADOW: Final = (ISENGARD, MONSTROUS, MORDOR, SOUTHRON)
WITCH_KING: Final = trilogy_deck("witch-king", SHADOW, MORDOR)
_SARUMAN: Final = trilogy_deck("saruman", SHADOW, ISENGARD, MONSTROUS, SOUTHRON)

TRILOGY: Final = Scenario(
    "trilogy",
    ((0, 1, 0, 1), (0, 1, 2, 1), (0, 1, 2, 3)),
    (
        trilogy_deck("frodo", FREE, DWARF, HOBBIT, ROHAN, WIZARD),
        WITCH_KING,
        trilogy_deck("aragorn", FREE, DUNEDAIN, ELF),
        _SARUMAN,
    ),
    (0, 1, 2, 3),
)

TWO_PLAYER_DUEL: Final = Scenario(
    "duel",
    ((0, 1),),
    (
        Deck("gandalf", FREE, _FREE, 4, 0, 4, RING_EACH_ROUND),
        Deck("witch-king", SHADOW, _SHADOW, 6, 0, 6, RING_EACH_ROUND),
    ),
    (0, 1),
    by_totals=True,
    each_twice=True,
)

THREE_PLAYER_DUEL: Final = Scenario(
    "three-player-duel",
    ((0, 1, 2),),
    (Deck("gandalf", FREE, _FREE, 6, 0, 6, RING_EACH_ROUND), WITCH_KING, _SARUMAN),
    (0, 1, 0, 2),
    by_totals=True,
    each_twice=True,
)


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
                *one_each(
                    "balrog-of-moria",
                    "barrow-wights",
                    "caradhras-the-cruel",
                    "cave-troll",
                    "flocks-of-crebain",
                    "hill-troll",
                ),
                ("goblins-of-the-misty-mountains", 2),
                ("mordor-orcs", 3),
                *one_each(
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
                *one_each(
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
