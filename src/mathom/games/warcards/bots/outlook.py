"""What the active locations will probably bring: a quick count, and odds for what is to come.

The count leaves out a few texts that `tally` knows, for it is made at every choice of a playout.
"""

from math import exp, log1p
from typing import Final

from mathom.games.warcards.bots.worth import effect_worth
from mathom.games.warcards.card import Skirmish
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    BONUSES,
    CARDS,
    DEFENCE,
    GROUND_SIDE,
    GUARD,
    IS_PATH,
    LOCATION,
    LOCATIONS,
    OWN_GROUNDS,
    OWN_PATHS,
    POINTS,
    SIDE,
    TYPE,
)
from mathom.games.warcards.effects.conditions import At
from mathom.games.warcards.rules.turn import all_passed
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.terms import (
    ACTING,
    ACTIVE,
    ARMY,
    FREE,
    GROUND,
    ITEM,
    NOWHERE,
    PATH,
    RESERVE,
    SHADOW,
    TRAVELLING,
)

PATH_ICONS: Final = tuple(card.path for card in CARDS)
ICONS: Final = (
    tuple(card.defence for card in CARDS),
    tuple(card.attack for card in CARDS),
)
"""By whether it attacks, and card: icons on a battleground."""
LEADS: Final = (
    tuple(card.lead_defence for card in CARDS),
    tuple(card.lead_attack for card in CARDS),
)
"""The same for leadership."""
AT_HOME: Final = tuple(
    {LOCATION[bonus.when.location]: bonus for bonus in BONUSES[card] if isinstance(bonus.when, At)}
    for card in range(len(CARDS))
)
"""By card: more icons on one location."""
MOODY: Final = tuple(
    tuple(bonus for bonus in BONUSES[card] if not isinstance(bonus.when, At))
    for card in range(len(CARDS))
)
"""By card: more icons by what else is in play."""

# How likely the attacker wins, as a logistic model: each by whether it is a path.
STEEP: Final[tuple[float, ...]] = (1.65, 1.8)
"""An icon more."""
CONSTANT: Final[tuple[float, ...]] = (-0.4, 0.0)
REACH: Final[tuple[float, ...]] = (0.35, 0.35)
"""An icon in reserve that could come."""
HAND_ATTACKS: Final[tuple[float, ...]] = (0.05, 0.08)
"""A card in an attacker's hand."""
HAND_DEFENDS: Final[tuple[float, ...]] = (0.05, 0.05)
MOST: Final = 4
"""So many icons in reserve count."""


RESOLVED: Final = 0.6
"""How often a skirmish is fought while its text still counts (W-22.19)."""


def _stakes(skirmish: Skirmish) -> tuple[float, float]:
    """What the Free Peoples get if the attacker wins a skirmish, and if the defender does."""
    attacker = 1 - skirmish.side
    won = sum(effect_worth(effect, attacker) for effect in skirmish.attacker_wins)
    held = sum(effect_worth(effect, skirmish.side) for effect in skirmish.defender_wins)
    return (won, -held) if attacker == FREE else (-won, held)


FULL_STAKES: Final = {
    number: _stakes(location)
    for number, location in enumerate(LOCATIONS)
    if isinstance(location, Skirmish)
}
STAKES: Final = {
    number: (RESOLVED * won, RESOLVED * lost) for number, (won, lost) in FULL_STAKES.items()
}
"""By skirmish, for the round as a whole; the full ones are for who has it fought now."""


class Front:
    """An active location and who stands there."""

    __slots__ = (
        "armies",
        "attack",
        "attacker",
        "base",
        "defence",
        "duel",
        "guard",
        "leaders",
        "location",
        "now",
        "place",
        "reach",
        "stakes",
        "steep",
    )

    def __init__(
        self, location: int, attack: int, guard: int, duel: bool, conquest: bool = False
    ) -> None:
        self.location = location
        if IS_PATH[location]:
            self.place, self.attacker = PATH, SHADOW
        else:
            self.place, self.attacker = GROUND + location, 1 - GROUND_SIDE[location]
        self.duel = duel
        self.stakes = STAKES.get(location)
        """What the Free Peoples get if the attacker wins, and if the defender does, where that is
        not just the points."""
        if conquest and self.stakes is None and self.place != PATH and self.attacker == SHADOW:
            self.stakes = (-POINTS[location] - 1.0, float(POINTS[location]))
        self.attack = attack
        self.guard = guard
        self.defence = 0
        self.armies = [0, 0]
        self.leaders = [0, 0]
        self.reach = [0, 0]
        """By side: icons in reserve that could come here."""
        self.steep = 20.0
        """How much an icon tells; very much when all have passed."""
        self.base = 0.0
        """What speaks for the attacker but is not there yet."""
        self.now: float | None = None

    def margin(self) -> int:
        """By how much the attack is more than the defence."""
        return self.attack - self.guard - self.defence

    def hope(self, more: float = 0.0, shift: float = 0.0) -> float:
        """What the Free Peoples can expect, in points of difference.

        `more` are attack icons that come on top; `shift` is what changes for the attacker.
        """
        steep = self.steep
        x = steep * (self.attack - self.guard - self.defence + more - 0.5) + self.base + shift
        if x > 30:
            x = 30.0
        elif x < -30:
            x = -30.0
        if self.stakes is not None:
            won, lost = self.stakes
            return lost + (won - lost) / (1 + exp(-x))
        if self.place != PATH:
            won = 2 / (1 + exp(-x)) - 1
            return POINTS[self.location] * (-won if self.attacker == SHADOW else won)
        left = log1p(exp(x)) / steep
        if self.duel:
            # Here the Free Peoples must have more, not only enough.
            x += steep
        return POINTS[self.location] / (1 + exp(x)) - left

    def as_it_is(self) -> float:
        if self.now is None:
            self.now = self.hope()
        return self.now


def icons_at(t: War, card: int, front: Front) -> int:
    """What a card alone brings to a location, without leadership."""
    location = front.location
    attacks = SIDE[card] == front.attacker
    on_path = front.place == PATH
    icons = PATH_ICONS[card] if on_path else ICONS[attacks][card]
    if AT_HOME[card]:
        bonus = AT_HOME[card].get(location)
        if bonus is not None:
            icons += bonus.path if on_path else bonus.attack if attacks else bonus.defence
    for bonus in MOODY[card]:
        extra = bonus.path if on_path else bonus.attack if attacks else bonus.defence
        if extra:
            icons += extra * bonus.when.holds(t, card, front.place, location)
    return icons + t.tokens[card]


def acting(t: War) -> bool:
    """Whether the action step is not over yet."""
    return t.phase == TRAVELLING or (t.phase == ACTING and not all_passed(t))


def outlook(t: War) -> dict[int, Front]:
    """By place, the active locations."""
    found: dict[int, Front] = {}
    stands = t.stands
    duel, conquest = scenario_of(t).by_totals, scenario_of(t).conquest_corrupts
    for ground in ALL_GROUNDS:
        if stands[ground] == ACTIVE:
            guard = t.defence[ground]
            if not t.shorn >> ground & 1:
                guard += DEFENCE[ground]
            found[GROUND + ground] = Front(ground, t.attack[ground], guard, duel, conquest)
    path = t.path
    if path != NOWHERE:
        found[PATH] = Front(path, t.attack[path], t.defence[path] + DEFENCE[path], duel)
    if found:
        _count(t, found)
        if acting(t):
            _weigh(t, found)
    return found


def _count(t: War, found: dict[int, Front]) -> None:
    where, on, fresh = t.where, t.on, t.fresh
    for card in t.board:
        place = where[card]
        side = SIDE[card]
        if place != RESERVE:
            front = found.get(place)
            if front is None:
                continue
            icons = icons_at(t, card, front)
            if side == front.attacker:
                front.attack += icons
            else:
                front.defence += icons
                if place == PATH:
                    front.guard += GUARD[card]
            if place != PATH:
                if TYPE[card] == ARMY:
                    front.armies[side] += 1
                elif LEADS[side == front.attacker][card]:
                    front.leaders[side] += 1
            continue
        bearer = on[card] if TYPE[card] == ITEM else card
        if fresh >> bearer & 1:
            continue
        for front in found.values():
            if front.place == PATH:
                if OWN_PATHS[bearer] >> t.number & 1:
                    front.reach[side] += PATH_ICONS[card] + GUARD[card]
            elif OWN_GROUNDS[bearer] >> front.location & 1:
                front.reach[side] += ICONS[side == front.attacker][card]
    for front in found.values():
        armies, leaders, attacker = front.armies, front.leaders, front.attacker
        front.attack += min(armies[attacker], leaders[attacker])
        front.defence += min(armies[1 - attacker], leaders[1 - attacker])


def _weigh(t: War, found: dict[int, Front]) -> None:
    """Odds for what may still come, from hands and reserves."""
    hands = [0, 0]
    for deck, plan in enumerate(scenario_of(t).decks):
        hands[plan.side] += len(t.hands[deck])
    for front in found.values():
        kind = front.place == PATH
        attacker = front.attacker
        reach = front.reach
        front.steep = STEEP[kind]
        front.base = (
            CONSTANT[kind]
            + REACH[kind] * min(reach[attacker], MOST)
            - REACH[kind] * min(reach[1 - attacker], MOST)
            + HAND_ATTACKS[kind] * hands[attacker]
            - HAND_DEFENDS[kind] * hands[1 - attacker]
        )
