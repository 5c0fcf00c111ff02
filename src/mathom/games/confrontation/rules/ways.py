"""Where characters get: the normal step, the yellow arrows, and the ways that only some know."""

from typing import Final, TypeAlias

from mathom.core.message import Reason
from mathom.games.confrontation.data import (
    ARAGORN,
    ARROWS,
    BACKWARD,
    BESIDE,
    BLACK_RIDER,
    CHARACTERS,
    EREGION,
    FANGORN,
    FELLOWSHIP,
    FLYING_NAZGUL,
    FLYING_NAZGUL_STAR,
    FORWARD,
    LIMIT,
    MORDOR,
    MOUNTAINS,
    REGION_NAMES,
    REGIONS,
    SAURON,
    SHIRE,
    SIDE_NAMES,
    SIDES,
    SIDEWAYS,
    TREEBEARD,
    URUK_HAI,
    WATCHER,
    WITCH_KING,
)
from mathom.games.confrontation.rules.names import in_each, why
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


def goes_through_moria(piece: int, origin: int, target: int) -> bool:
    """Only the Fellowship does: the Flying Nazgûl° flies above (C-3.24, C-3.27, C-8.47)."""
    return piece < 9 and origin == EREGION and target == FANGORN


def is_full(t: Confrontation, side: int, region: int) -> bool:
    """Whether a side's limit is reached there (C-3.15)."""
    return t.count[S * side + region] >= LIMIT[region]


def full(rule: str) -> tuple[tuple[Reason, ...], ...]:
    """By side and region: that there is no room, by a rule and by that of the region."""
    homes = {SHIRE: "C-3.10", MORDOR: "C-3.11"}
    return tuple(
        tuple(
            why(
                "full",
                rule,
                homes.get(region, "C-3.12" if region in MOUNTAINS else "C-3.13"),
                side=SIDE_NAMES[side],
                region=REGION_NAMES[region],
                limit=LIMIT[region],
            )
            for region in REGIONS
        )
        for side in SIDES
    )


def is_rooted(t: Confrontation, piece: int) -> bool:
    """Whether it is a Watcher★ who has been revealed, and so moves no more (C-10.57)."""
    return t.cast[piece] == WATCHER and bool(t.lasting >> piece & 1)


# --- Ways of one's own

Places: TypeAlias = tuple[tuple[int, ...], ...]
"""By region: where it leads."""
Reasons: TypeAlias = tuple[Reason, ...]
"""By region."""

NOWHERE: Final[Places] = ((),) * len(REGIONS)

AT_NOBODY: Final = (True, False, False, False, False)
AT_ONE: Final = (False, True, False, False, False)
AT_ANY: Final = (False, True, True, True, True)
"""By how many enemies are there: whether such a way leads there."""


def always(reason: Reason) -> Reasons:
    return (reason,) * len(REGIONS)


class Way:
    """A way of moving that one character has besides the normal step.

    It leads where the board lets it (`reach`), if as many enemies are there as it takes (`takes`):
    moves are listed and refused by these two alike. `unmet` is said of a region with another number
    of them, `barred` of one that lies in its direction, but is out of its reach.
    """

    def __init__(
        self,
        side: int,
        lead: Places,
        takes: tuple[bool, ...],
        unmet: Reasons,
        direction: Places = NOWHERE,
        barred: Reason | None = None,
    ) -> None:
        self.lead = lead
        self.takes = takes
        self.enemy = 0 if side == SAURON else S
        self.unmet = unmet
        self.direction = direction
        self.barred = barred

    def reach(self, t: Confrontation, region: int) -> tuple[int, ...]:
        return self.lead[region]

    def targets(self, t: Confrontation, region: int) -> list[int]:
        count, takes, enemy = t.count, self.takes, self.enemy
        targets: list[int] = []
        for target in self.reach(t, region):
            if takes[count[enemy + target]]:
                targets.append(target)
        return targets

    def why_not(self, t: Confrontation, region: int, target: int) -> Reason | None:
        """What keeps it from a region that is no target. Nothing: it leads elsewhere."""
        if target in self.reach(t, region):
            return self.unmet[target]
        return self.barred if target in self.direction[region] else None


def _in_front(region: int) -> set[int]:
    """All that lies before a piece of Sauron's."""
    found = set(STEPS[SAURON][region])
    return found.union(*[_in_front(near) for near in found])


IN_FRONT: Final = tuple(tuple(sorted(_in_front(region))) for region in REGIONS)


class FarAhead(Way):
    """Two or more steps forward, through regions without the Fellowship and below Sauron's limit
    (C-8.52, C-8.53, C-10.38, C-10.39).
    """

    def __init__(self, takes: tuple[bool, ...], unmet: Reasons, barred: Reason) -> None:
        super().__init__(SAURON, NOWHERE, takes, unmet, IN_FRONT, barred)

    def reach(self, t: Confrontation, region: int) -> tuple[int, ...]:
        count = t.count
        reached: list[int] = []
        near = STEPS[SAURON][region]
        while near:
            beyond: list[int] = []
            for passed in near:
                if count[passed] or count[S + passed] >= LIMIT[passed]:
                    continue
                for target in STEPS[SAURON][passed]:
                    if target not in beyond:
                        beyond.append(target)
            reached += beyond
            near = tuple(beyond)
        return tuple(reached)


class LongMarch(FarAhead):
    """To where not even one's own are (C-10.37)."""

    def targets(self, t: Confrontation, region: int) -> list[int]:
        return [target for target in super().targets(t, region) if not t.count[S + target]]


TWO_AHEAD: Final = tuple(
    tuple(sorted({far for near in STEPS[SAURON][region] for far in STEPS[SAURON][near]}))
    for region in REGIONS
)

STRAIGHT_TO_FANGORN: Final = {EREGION}.union(
    region for region in REGIONS if region != FANGORN and FANGORN not in STEPS[FELLOWSHIP][region]
)
"""From Eregion, where a step leads as well, Treebeard★ leaps instead of walking through Moria."""

OWN_WAYS: Final = {
    # In every direction, but not sideways in the mountains.
    ARAGORN: Way(
        FELLOWSHIP,
        tuple(
            tuple(
                target
                for target in SIDEWAYS[region] + BACKWARD[FELLOWSHIP][region]
                if target not in STEPS[FELLOWSHIP][region]
            )
            for region in REGIONS
        ),
        AT_ANY,
        always(why("aragorn-attacks", "C-8.23", "C-8.24")),
        BESIDE,
        why("mountains", "C-8.26"),
    ),
    TREEBEARD: Way(
        FELLOWSHIP,
        tuple((FANGORN,) if region in STRAIGHT_TO_FANGORN else () for region in REGIONS),
        AT_ONE,
        always(why("treebeard-one", "C-10.21")),
    ),
    FLYING_NAZGUL: Way(
        SAURON,
        tuple(
            tuple(
                target
                for target in REGIONS
                if target != region and target not in STEPS[SAURON][region]
            )
            for region in REGIONS
        ),
        AT_ONE,
        always(why("nazgul-one", "C-8.47", "C-8.49")),
    ),
    # It may skip the next region.
    FLYING_NAZGUL_STAR: Way(SAURON, TWO_AHEAD, AT_ANY, always(why("nazgul-attacks", "C-10.60"))),
    WITCH_KING: Way(
        SAURON,
        SIDEWAYS,
        AT_ANY,
        always(why("witch-king-attacks", "C-8.43", "C-8.44")),
        BESIDE,
        why("mountains", "C-8.45"),
    ),
    BLACK_RIDER: FarAhead(
        AT_ANY,
        always(why("rider-attacks", "C-8.50", "C-8.51")),
        why("rider-way", "C-8.52", "C-8.53"),
    ),
    URUK_HAI: LongMarch(
        AT_NOBODY,
        in_each("uruk-hai-empty", "C-10.37"),
        why("uruk-hai-way", "C-10.38", "C-10.39"),
    ),
}
WAYS: Final = tuple(OWN_WAYS.get(character) for character in range(len(CHARACTERS)))
"""By character: its own way, if it has one."""
