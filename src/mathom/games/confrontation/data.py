"""What is in the box: the map, the eighteen two-sided tiles, the cards.

Everything is a small number, so that a table copies fast. A *piece* is a tile: 0 to 8 are the
Fellowship's, 9 to 17 Sauron's. A *character* is one of its two sides: twice the piece, plus one
for the star side.
"""

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

FELLOWSHIP: Final = 0
SAURON: Final = 1
SIDES: Final = (FELLOWSHIP, SAURON)
SideName: TypeAlias = Literal["fellowship", "sauron"]
SIDE_NAMES: Final[tuple[SideName, ...]] = get_args(SideName)
PIECES: Final = (tuple(range(9)), tuple(range(9, 18)))
"""Each side's pieces."""

# --- The map

SHIRE: Final = 0
ARTHEDAIN: Final = 1
CARDOLAN: Final = 2
RHUDAUR: Final = 3
EREGION: Final = 4
ENEDWAITH: Final = 5
HIGH_PASS: Final = 6
MISTY_MOUNTAINS: Final = 7
CARADHRAS: Final = 8
GAP_OF_ROHAN: Final = 9
MIRKWOOD: Final = 10
FANGORN: Final = 11
ROHAN: Final = 12
DAGORLAD: Final = 13
GONDOR: Final = 14
MORDOR: Final = 15
REGIONS: Final = tuple(range(16))
AWAY: Final = 16
"""Where a piece is that is not on the board: not yet placed, or defeated."""

RegionName: TypeAlias = Literal[
    "shire",
    "arthedain",
    "cardolan",
    "rhudaur",
    "eregion",
    "enedwaith",
    "high-pass",
    "misty-mountains",
    "caradhras",
    "gap-of-rohan",
    "mirkwood",
    "fangorn",
    "rohan",
    "dagorlad",
    "gondor",
    "mordor",
]
REGION_NAMES: Final[tuple[RegionName, ...]] = get_args(RegionName)
REGION_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(REGION_NAMES)}

HOME: Final = (SHIRE, MORDOR)
OUTPOSTS: Final = (
    (ARTHEDAIN, CARDOLAN, RHUDAUR, EREGION, ENEDWAITH),
    (DAGORLAD, GONDOR, MIRKWOOD, FANGORN, ROHAN),
)
"""Where each side puts one character each; the other four stay at home (C-2.7 to C-2.10)."""

MOUNTAINS: Final = frozenset((HIGH_PASS, MISTY_MOUNTAINS, CARADHRAS, GAP_OF_ROHAN))
LIMIT: Final = tuple(4 if region in HOME else 1 if region in MOUNTAINS else 2 for region in REGIONS)
"""How many characters of one player each region holds (C-3.10 to C-3.13)."""

_TOWARD_MORDOR: Final = (
    (ARTHEDAIN, CARDOLAN),
    (RHUDAUR, EREGION),
    (EREGION, ENEDWAITH),
    (HIGH_PASS, MISTY_MOUNTAINS),
    (MISTY_MOUNTAINS, CARADHRAS),
    (CARADHRAS, GAP_OF_ROHAN),
    (MIRKWOOD,),
    (MIRKWOOD, FANGORN),
    (FANGORN, ROHAN),
    (ROHAN,),
    (DAGORLAD,),
    (DAGORLAD, GONDOR),
    (GONDOR,),
    (MORDOR,),
    (MORDOR,),
    (),
)
_TOWARD_SHIRE: Final = tuple(
    tuple(back for back in REGIONS if region in _TOWARD_MORDOR[back]) for region in REGIONS
)
FORWARD: Final = (_TOWARD_MORDOR, _TOWARD_SHIRE)
"""By side and region: the adjacent regions in front, without the yellow arrows."""
BACKWARD: Final = (_TOWARD_SHIRE, _TOWARD_MORDOR)

ARROWS: Final = {
    EREGION: FANGORN,  # Moria
    MIRKWOOD: FANGORN,  # down the Anduin
    FANGORN: ROHAN,
}
"""The Fellowship's moves along a yellow arrow (C-3.18, C-3.19, C-3.24)."""
UPSTREAM: Final = frozenset(((FANGORN, MIRKWOOD), (ROHAN, FANGORN)))

ROWS: Final = (
    (SHIRE,),
    (ARTHEDAIN, CARDOLAN),
    (RHUDAUR, EREGION, ENEDWAITH),
    (HIGH_PASS, MISTY_MOUNTAINS, CARADHRAS, GAP_OF_ROHAN),
    (MIRKWOOD, FANGORN, ROHAN),
    (DAGORLAD, GONDOR),
    (MORDOR,),
)
BESIDE: Final = tuple(
    tuple(
        row[place]
        for row in ROWS
        if region in row
        for place in (row.index(region) - 1, row.index(region) + 1)
        if 0 <= place < len(row)
    )
    for region in REGIONS
)
"""The neighbours in the same row, also those in the mountains that nobody may walk between."""
SIDEWAYS: Final = tuple(() if region in MOUNTAINS else BESIDE[region] for region in REGIONS)
"""Where a sideways move or retreat may lead: never in the mountains (C-3.8, C-3.9)."""
ADJACENT: Final = tuple(
    _TOWARD_MORDOR[region] + _TOWARD_SHIRE[region] + BESIDE[region] for region in REGIONS
)

# --- The characters

FRODO: Final = 0
FRODO_STAR: Final = 1
SAM: Final = 2
SAM_STAR: Final = 3
GIMLI: Final = 4
THEODEN: Final = 5
PIPPIN: Final = 6
SMEAGOL: Final = 7
LEGOLAS: Final = 8
ELROND: Final = 9
MERRY: Final = 10
FARAMIR: Final = 11
GANDALF: Final = 12
GANDALF_STAR: Final = 13
ARAGORN: Final = 14
ARAGORN_STAR: Final = 15
BOROMIR: Final = 16
TREEBEARD: Final = 17
ORCS: Final = 18
ORCS_STAR: Final = 19
FLYING_NAZGUL: Final = 20
FLYING_NAZGUL_STAR: Final = 21
BLACK_RIDER: Final = 22
MOUTH: Final = 23
SHELOB: Final = 24
WORMTONGUE: Final = 25
BALROG: Final = 26
URUK_HAI: Final = 27
WITCH_KING: Final = 28
WITCH_KING_STAR: Final = 29
SARUMAN: Final = 30
SARUMAN_STAR: Final = 31
WARG: Final = 32
GOLLUM: Final = 33
CAVE_TROLL: Final = 34
WATCHER: Final = 35


CharacterName: TypeAlias = Literal[
    "frodo", "sam", "gimli", "theoden", "pippin", "smeagol", "legolas", "elrond", "merry",
    "faramir", "gandalf", "aragorn", "boromir", "treebeard",
    "orcs", "flying-nazgul", "black-rider", "mouth-of-sauron", "shelob", "wormtongue", "balrog",
    "uruk-hai", "witch-king", "saruman", "warg", "gollum", "cave-troll", "watcher",
]  # fmt: skip


class Character(NamedTuple):
    name: CharacterName
    """The two sides of one tile may share it; then they never meet."""
    strength: int


CHARACTERS: Final = (
    Character("frodo", 1),
    Character("frodo", 1),
    Character("sam", 2),
    Character("sam", 1),
    Character("gimli", 3),
    Character("theoden", 2),
    Character("pippin", 1),
    Character("smeagol", 0),
    Character("legolas", 3),
    Character("elrond", 3),
    Character("merry", 2),
    Character("faramir", 3),
    Character("gandalf", 5),
    Character("gandalf", 5),
    Character("aragorn", 4),
    Character("aragorn", 4),
    Character("boromir", 0),
    Character("treebeard", 4),
    Character("orcs", 2),
    Character("orcs", 3),
    Character("flying-nazgul", 3),
    Character("flying-nazgul", 5),
    Character("black-rider", 3),
    Character("mouth-of-sauron", 3),
    Character("shelob", 5),
    Character("wormtongue", -1),
    Character("balrog", 5),
    Character("uruk-hai", 4),
    Character("witch-king", 5),
    Character("witch-king", 2),
    Character("saruman", 4),
    Character("saruman", 3),
    Character("warg", 2),
    Character("gollum", 1),
    Character("cave-troll", 9),
    Character("watcher", 6),
)
NAMES: Final = tuple(character.name for character in CHARACTERS)
STRENGTH: Final = tuple(character.strength for character in CHARACTERS)

FRODO_PIECE: Final = 0
SAM_PIECE: Final = 1
GANDALF_PIECE: Final = 6
ARAGORN_PIECE: Final = 7
BALROG_PIECE: Final = 13
ORCS_PIECE: Final = 9
FLYING_NAZGUL_PIECE: Final = 10
WITCH_KING_PIECE: Final = 14

# --- The combat cards: strengths by their number, text cards from 7 on

MAGIC: Final = 7
NOBLE_SACRIFICE: Final = 8
ELVEN_CLOAK: Final = 9
EYE: Final = 10
RETREAT: Final = 11
CardName: TypeAlias = Literal[
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "magic",
    "noble-sacrifice",
    "elven-cloak",
    "eye-of-sauron",
    "retreat",
]
CARD_NAMES: Final[dict[int, CardName]] = dict(enumerate(get_args(CardName), 1))
CARD_NUMBERS: Final[dict[str, int]] = {name: number for number, name in CARD_NAMES.items()}
DECKS: Final = (
    (1, 2, 3, 4, 5, MAGIC, NOBLE_SACRIFICE, ELVEN_CLOAK, RETREAT),
    (1, 2, 3, 4, 5, 6, MAGIC, EYE, RETREAT),
)
NO_CARD: Final = 0


def cards_in(hand: int) -> list[int]:
    """The cards in a hand: bit n stands for card n."""
    return [card for card in range(1, 12) if hand >> card & 1]


WHOLE_DECK: Final = tuple(sum(1 << card for card in deck) for deck in DECKS)

# --- The special cards

SHADOWFAX: Final = 0
GANDALF_THE_WHITE: Final = 1
KING_REVEALED: Final = 2
GWAIHIR: Final = 3
RECALL: Final = 4
DARK_OF_MORDOR: Final = 5
CREBAIN: Final = 6
PALANTIR: Final = 7
SPECIALS: Final = ((0, 1, 2, 3), (4, 5, 6, 7))
SpecialName: TypeAlias = Literal[
    "shadowfax",
    "gandalf-the-white",
    "king-revealed",
    "gwaihir",
    "recall",
    "dark-of-mordor",
    "crebain",
    "palantir",
]
SPECIAL_NAMES: Final[tuple[SpecialName, ...]] = get_args(SpecialName)

TURNS: Final = 200
"""After so many turns a game is drawn."""
