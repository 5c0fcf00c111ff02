"""Where a character may retreat to, and how it leaves (C-4.14 to C-4.17)."""

from mathom.games.confrontation.data import LIMIT, SIDEWAYS, UPSTREAM
from mathom.games.confrontation.moments import battle
from mathom.games.confrontation.state import (
    Confrontation,
    name_of,
    put_in_sight,
    region_name,
)


def free_of_enemies(t: Confrontation, side: int, targets: tuple[int, ...]) -> list[int]:
    """Those regions that hold no enemy and have room."""
    own, enemy = (17, 0) if side else (0, 17)
    return [
        region
        for region in targets
        if not t.count[enemy + region] and t.count[own + region] < LIMIT[region]
    ]


def sideways(t: Confrontation, side: int) -> list[int]:
    """The free regions beside the field; upstream only if the players agreed on it."""
    targets = free_of_enemies(t, side, SIDEWAYS[t.field])
    if t.house.upstream[side]:
        return targets
    return [region for region in targets if (t.field, region) not in UPSTREAM]


def empty(t: Confrontation, targets: tuple[int, ...]) -> list[int]:
    """Those regions that hold nobody at all (C-13.10)."""
    return [region for region in targets if not t.count[region] and not t.count[17 + region]]


def leave(t: Confrontation, piece: int, region: int, kind: str = "retreated") -> None:
    """A fighter goes away; that is no defeat (C-13.9)."""
    origin = t.where[piece]
    put_in_sight(t, piece, region)
    t.tell(
        kind,
        {
            "character": name_of(t, piece),
            "from": region_name(origin),
            "to": region_name(region),
        },
        moment=battle(t, beat=False),
    )
