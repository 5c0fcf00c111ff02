"""Where a character may go: the normal step, the yellow arrows, and the special movements."""

from typing import Final, NamedTuple

from mathom.core.ask import Option
from mathom.core.message import Message
from mathom.games.confrontation.data import (
    ARAGORN,
    ARROWS,
    AWAY,
    BACKWARD,
    BLACK_RIDER,
    EREGION,
    FANGORN,
    FLYING_NAZGUL,
    FLYING_NAZGUL_STAR,
    FORWARD,
    LIMIT,
    NAMES,
    REGION_NAMES,
    REGIONS,
    SAURON,
    SIDEWAYS,
    TREEBEARD,
    URUK_HAI,
    WATCHER,
    WITCH_KING,
)
from mathom.games.confrontation.state import Confrontation

S: Final = 17
"""Where Sauron's half of the table of counts begins."""

STEPS: Final = (
    tuple(
        FORWARD[0][region] + ((ARROWS[region],) if region in ARROWS else ()) for region in REGIONS
    ),
    FORWARD[SAURON],
)
"""By side and region: where a normal move leads (C-3.4, C-3.18, C-3.24)."""


TWO_AHEAD: Final = tuple(
    tuple(sorted({far for near in FORWARD[SAURON][region] for far in FORWARD[SAURON][near]}))
    for region in REGIONS
)
"""By region: where the Flying Nazgûl★ gets if it skips the next one (C-10.60)."""


class Move(NamedTuple):
    piece: int
    target: int
    jump: bool
    """Whether Treebeard★ leaps from Eregion instead of walking through Moria."""


_options: dict[int, Option[Move]] = {}


def move_option(character: int, origin: int, target: int, jump: bool = False) -> Option[Move]:
    """The same option is offered in thousands of positions: it is made once."""
    key = character << 11 | origin << 6 | target << 1 | jump
    option = _options.get(key)
    if option is None:
        name, region = NAMES[character], REGION_NAMES[target]
        option = _options[key] = Option(
            f"{name} {region} jump" if jump else f"{name} {region}",
            Move(character >> 1, target, jump),
            Message(
                "option-jump" if jump else "option-move",
                {"character": name, "from": REGION_NAMES[origin], "to": region},
            ),
            (f"piece:{name}", f"region:{region}"),
            seen=f"{REGION_NAMES[origin]} {region}",
        )
    return option


def add_moves(t: Confrontation, piece: int, region: int, options: list[Option[Move]]) -> None:
    """Add all that a piece could do if it stood in a region."""
    character = t.cast[piece]
    count = t.count
    if piece < 9:
        for target in STEPS[0][region]:
            if count[target] < LIMIT[target]:
                options.append(move_option(character, region, target))
        if character == ARAGORN:
            _add_aragorns(t, region, options)
        elif character == TREEBEARD and count[S + FANGORN] == 1 and region != FANGORN:
            if region == EREGION:
                options.append(move_option(TREEBEARD, region, FANGORN, jump=True))
            elif FANGORN not in STEPS[0][region]:
                options.append(move_option(TREEBEARD, region, FANGORN))
        return
    if character == WATCHER and is_rooted(t, piece):
        return
    steps = STEPS[1][region]
    for target in steps:
        if count[S + target] < LIMIT[target]:
            options.append(move_option(character, region, target))
    if character == FLYING_NAZGUL:
        for target in REGIONS:
            if count[target] == 1 and target not in steps and target != region:
                options.append(move_option(character, region, target))
    elif character == WITCH_KING:
        for target in SIDEWAYS[region]:
            if count[target]:
                options.append(move_option(character, region, target))
    elif character == BLACK_RIDER:
        for target in far_ahead(t, region):
            if count[target]:
                options.append(move_option(character, region, target))
    elif character == URUK_HAI:
        for target in far_ahead(t, region):
            if not count[target] and not count[S + target]:
                options.append(move_option(character, region, target))
    elif character == FLYING_NAZGUL_STAR:
        for target in TWO_AHEAD[region]:
            if count[target]:
                options.append(move_option(character, region, target))


def _add_aragorns(t: Confrontation, region: int, options: list[Option[Move]]) -> None:
    """Aragorn° attacks in every direction, but not sideways in the mountains (C-8.23, C-8.26)."""
    steps = STEPS[0][region]
    for target in SIDEWAYS[region] + BACKWARD[0][region]:
        if t.count[S + target] and target not in steps:
            options.append(move_option(ARAGORN, region, target))


def far_ahead(t: Confrontation, region: int) -> list[int]:
    """Regions two or more steps in front of a piece of Sauron's, through regions without the
    Fellowship and below Sauron's limit (C-8.52, C-8.53, C-10.38, C-10.39).
    """
    count = t.count
    reached: list[int] = []
    near = STEPS[1][region]
    while near:
        beyond: list[int] = []
        for passed in near:
            if count[passed] or count[S + passed] >= LIMIT[passed]:
                continue
            for target in STEPS[1][passed]:
                if target not in beyond:
                    beyond.append(target)
        reached += beyond
        near = tuple(beyond)
    return reached


def moves_of(t: Confrontation, piece: int) -> list[Option[Move]]:
    options: list[Option[Move]] = []
    region = t.where[piece]
    if region != AWAY:
        add_moves(t, piece, region, options)
    return options


def goes_through_moria(piece: int, origin: int, target: int) -> bool:
    """Only the Fellowship does: the Flying Nazgûl° flies above (C-3.24, C-3.27, C-8.47)."""
    return piece < 9 and origin == EREGION and target == FANGORN


def is_full(t: Confrontation, side: int, region: int) -> bool:
    """Whether a side's limit is reached there (C-3.15)."""
    return t.count[S * side + region] >= LIMIT[region]


def is_rooted(t: Confrontation, piece: int) -> bool:
    """Whether it is a Watcher★ who has been revealed, and so moves no more (C-10.57)."""
    return t.cast[piece] == WATCHER and bool(t.lasting >> piece & 1)


def can_step(t: Confrontation, side: int) -> bool:
    """Whether any piece has a normal move in front of it."""
    first = 9 * side
    for piece in range(first, first + 9):
        region = t.where[piece]
        if region == AWAY or is_rooted(t, piece):
            continue
        for target in STEPS[side][region]:
            if not is_full(t, side, target):
                return True
    return False
