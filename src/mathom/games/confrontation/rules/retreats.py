"""Where a fighter may retreat to, by an ability or a card, and how it leaves (C-4.12 to C-4.17)."""

from typing import Any, Final

from mathom.core.ask import Ask, Option, Question
from mathom.core.deed import Words
from mathom.core.message import Message, Reason
from mathom.games.confrontation.data import (
    ADJACENT,
    BACKWARD,
    BESIDE,
    EREGION,
    FANGORN,
    FARAMIR,
    FELLOWSHIP,
    FORWARD,
    FRODO,
    GOLLUM,
    MOUNTAINS,
    PIPPIN,
    REGION_NAMES,
    REGIONS,
    SARUMAN,
    SAURON,
    SIDE_NAMES,
    SIDEWAYS,
    UPSTREAM,
    WARG,
)
from mathom.games.confrontation.moments import battle
from mathom.games.confrontation.rules import windows
from mathom.games.confrontation.rules.deed import Nothing, ToRegion, side_asked
from mathom.games.confrontation.rules.fighters import fellow, is_fighting, servant
from mathom.games.confrontation.rules.names import in_each, why
from mathom.games.confrontation.rules.ways import Places, S, full, is_full
from mathom.games.confrontation.state import (
    Confrontation,
    name_of,
    put_in_sight,
    region_name,
)

ENEMIES_THERE: Final = in_each("retreat-enemy", "C-4.14")
NO_ROOM: Final = full("C-4.15")
NOT_UPSTREAM: Final = tuple(why("retreat-upstream", "C-3.22", side=name) for name in SIDE_NAMES)
IN_MOUNTAINS: Final = why("retreat-mountains", "C-4.16")
THROUGH_MORIA: Final = why("retreat-moria", "C-4.17")


def why_not_free(t: Confrontation, side: int, region: int) -> Reason | None:
    """Nobody retreats to where an enemy is or no room; up the Anduin only if the players agreed."""
    if t.count[S * (1 - side) + region]:
        return ENEMIES_THERE[region]
    if is_full(t, side, region):
        return NO_ROOM[side][region]
    if not t.house.upstream[side] and (t.field, region) in UPSTREAM:
        return NOT_UPSTREAM[side]
    return None


class Retreating:
    """A rule by which one may retreat: in which direction."""

    def __init__(self, side: int, way: str, rule: str, lead: Places) -> None:
        self.side = side
        self.way = way
        self.rule = rule
        self.lead = lead

    def targets(self, t: Confrontation) -> list[int]:
        side = self.side
        return [region for region in self.lead[t.field] if why_not_free(t, side, region) is None]

    def why_not(self, t: Confrontation, region: int) -> Reason | None:
        """Why it does not lead there."""
        origin = t.field
        if region in self.lead[origin]:
            return why_not_free(t, self.side, region)
        if region == origin:
            return why("retreat-here", self.rule, region=REGION_NAMES[region])
        if (origin, region) == (FANGORN, EREGION) and self.side == FELLOWSHIP:
            return THROUGH_MORIA
        if region not in ADJACENT[origin]:
            return why("retreat-adjacent", self.rule, region=REGION_NAMES[region])
        if region in BESIDE[origin] and origin in MOUNTAINS:
            return IN_MOUNTAINS
        return why("retreat-way", self.rule, way=self.way)


class Ability(Retreating):
    """A character's own: when it works, and by which rules it does not."""

    def __init__(
        self,
        side: int,
        way: str,
        rule: str,
        lead: Places,
        *,
        attacks: bool | None = None,
        over: str,
        mountains: str = "",
    ) -> None:
        super().__init__(side, way, rule, lead)
        self.attacks = attacks
        """Whether it works in attack or in defence; nothing: in both."""
        self.over = over
        """The rule that it comes before the cards."""
        self.mountains = mountains


BY_CARD: Final = (
    Retreating(FELLOWSHIP, "backward", "C-7.14", BACKWARD[FELLOWSHIP]),
    Retreating(SAURON, "sideways", "C-7.21", SIDEWAYS),
)
"""By side."""
BY_GWAIHIR: Final = Ability(
    FELLOWSHIP,
    "both",
    "C-12.26",
    tuple(SIDEWAYS[region] + BACKWARD[FELLOWSHIP][region] for region in REGIONS),
    over="C-12.27",
)
ABILITIES: Final = {
    FRODO: Ability(
        FELLOWSHIP, "sideways", "C-8.2", SIDEWAYS, attacks=False, over="C-8.3", mountains="C-8.4"
    ),
    PIPPIN: Ability(
        FELLOWSHIP, "backward", "C-8.14", BACKWARD[FELLOWSHIP], attacks=True, over="C-8.15"
    ),
    FARAMIR: Ability(
        FELLOWSHIP,
        "sideways",
        "C-10.25",
        SIDEWAYS,
        attacks=True,
        over="C-10.26",
        mountains="C-10.27",
    ),
    GOLLUM: Ability(SAURON, "forward", "C-10.63", FORWARD[SAURON], over="C-10.64"),
}
"""By character."""


def ability(t: Confrontation, side: int) -> Ability | None:
    """The one by which a side's fighter could retreat: its own, or the one lent by Gwaihir."""
    if side == FELLOWSHIP and t.gwaihir:
        return BY_GWAIHIR
    return ABILITIES.get(t.cast[fellow(t) if side == FELLOWSHIP else servant(t)])


def why_no_ability(t: Confrontation, side: int) -> Reason | None:
    """Why a side's fighter can't retreat by an ability from this battle."""
    piece = fellow(t) if side == FELLOWSHIP else servant(t)
    name, way = name_of(t, piece), ability(t, side)
    if way is None:
        rules = ("C-4.12",) if side == FELLOWSHIP else ("C-10.63", "C-7.21")
        return why("no-retreat", *rules, character=name)
    if side == SAURON:
        return None
    enemy = t.cast[servant(t)]
    if enemy == WARG:
        return RETREAT_WARG
    # Saruman° lets nobody go by an ability, not even by one that Gwaihir has lent.
    if enemy == SARUMAN and t.house.saruman_holds:
        return RETREAT_SARUMAN
    if way.attacks is not None and way.attacks != (piece == t.mover):
        when = "retreat-attacking" if way.attacks else "retreat-defending"
        return why(when, way.rule, character=name)
    if way.mountains and t.field in MOUNTAINS:
        return why("retreat-mountains", way.mountains, "C-4.16")
    return None


def targets_by_ability(t: Confrontation, side: int) -> list[int]:
    way = ability(t, side)
    return [] if way is None or why_no_ability(t, side) is not None else way.targets(t)


RETREAT_WARG: Final = why("retreat-warg", "C-4.13")
RETREAT_SARUMAN: Final = why("retreat-saruman", "C-8.54")
RETREAT_WHEN: Final = why("retreat-when", "C-4.12")
FIRST: Final = {
    "sam": why("sam-first", "C-8.6"),
    "gwaihir": why("gwaihir-first", "C-12.25"),
    "escape": RETREAT_WHEN,
}
"""By step: what is asked before it, or instead of it."""


class Retreat(ToRegion):
    """Leave a battle for a free region nearby."""

    verb = "retreat"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        if not is_fighting(t):
            return RETREAT_WHEN
        if t.step in FIRST:
            return FIRST[t.step]
        side = side_asked(t, ask)
        reason = why_no_ability(t, side)
        if reason is not None:
            return reason
        way = ability(t, side)
        assert way is not None
        piece = fellow(t) if side == FELLOWSHIP else servant(t)
        return why("retreat-over", way.over, character=name_of(t, piece))

    def why_not(self, t: Confrontation, ask: Ask) -> Reason | None:
        side = side_asked(t, ask)
        way = BY_CARD[side] if ask.question is MUST_RETREAT else ability(t, side)
        assert way is not None
        return way.why_not(t, self.region)


class MustRetreat(Nothing):
    """A card sends its player away whenever it can (C-7.18, C-7.25)."""

    refusal = why("must-retreat", "C-7.18", "C-7.25")


RETREAT_TO: Final = Retreat.of_each()
STAY: Final[Option[Any]] = Option("stay", None, Message("option-stay"))

MAY_RETREAT: Final = Question("retreat", "C-4.12", deeds=(Retreat,), window=windows.RETREATING)
GOLLUM_RETREATS: Final = Question("gollum", "C-10.63", deeds=(Retreat,), window=windows.RETREATING)
MUST_RETREAT: Final = Question("retreat-card", "C-7.18", "C-7.25", deeds=(Retreat, MustRetreat))


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
