"""What skirmishes will come to: who wins, who is overwhelmed, and what that is worth.

Both sides may still add strength, so nothing is certain before it is over; `blur` says how much.
"""

from functools import cache
from math import exp
from typing import Final

from mathom.cards.trees import walk
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.worth import (
    burdened,
    is_ring_bearer,
    left,
    life,
    pain,
    prey,
)
from mathom.games.fellowship.effects.standing import NoWounds, OneWound
from mathom.games.fellowship.filters import Fighting
from mathom.games.fellowship.parts import Fight
from mathom.games.fellowship.rules.memo import supposing
from mathom.games.fellowship.rules.skirmish import threshold
from mathom.games.fellowship.rules.sources import holds, keyword, strength
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY

BEFORE: Final = 1.8
"""How much strengths may still change, before a skirmish has begun."""
WITHIN: Final = 0.35
"""The same while it is fought."""
CRUSHING: Final = 1.0
"""How much of that when it comes to being overwhelmed: who is in danger of it gets help first."""
MOST_DAMAGE: Final = 4


def likely(margin: float, blur: float) -> float:
    """How likely something is that happens if a margin is above 0."""
    x = margin / blur
    if x > 12:
        return 1.0
    if x < -12:
        return 0.0
    return 1 / (1 + exp(-x))


@cache
def _minds_foes() -> frozenset[int]:
    """The prints with a text that gives strength for fighting somebody, or takes it."""
    return frozenset(
        kind
        for kind, card in enumerate(catalogue.CARDS)
        if any(isinstance(word, Fighting) for word in walk(card.standing))
    )


class Defender:
    """A companion or an ally in a skirmish."""

    __slots__ = ("_known", "_met", "_t", "card", "costs", "damage", "life", "strength", "threshold")

    def __init__(self, t: Table, card: int) -> None:
        self.card = card
        self._t = t
        self._known = strength(t, card)
        self._met: dict[int, tuple[int, int]] | None = None
        """By minion; nothing if no text minds who fights whom."""
        if not _minds_foes().isdisjoint([t.print_of[each] for each in t.board]):
            self._met = {}
        self.strength = float(self._known)
        self.threshold = threshold(t, (card,))
        self.damage = 1 + max(0, keyword(t, card, "damage"))
        self.life = life(t, card)
        most = MOST_DAMAGE
        if holds(t, NoWounds, card):
            most = 0
        elif holds(t, OneWound, card):
            most = 1
        last = left(t, card)
        worth = min(self.life, 9.0) / 5
        ring = is_ring_bearer(t, card)
        self.costs = [0.0]
        """By wounds: what they cost."""
        cost = 0.0
        for wounds in range(1, MOST_DAMAGE + 1):
            if wounds <= most:
                cost = self.life if wounds >= last else cost + worth * pain(last - wounds)
                if ring:
                    # Who wears the Ring takes burdens instead.
                    cost = min(cost, burdened(t, wounds))
            self.costs.append(cost)

    def met(self, minions: "list[Minion]") -> tuple[int, int]:
        """How much more strength this one has for fighting these, and they for fighting this one:
        what the table says once they have met.
        """
        if self._met is None:
            return 0, 0
        more = worse = 0
        for minion in minions:
            found = self._met.get(minion.card)
            if found is None:
                found = self._met[minion.card] = self._meet(minion)
            if abs(found[0]) > abs(more):
                more = found[0]
            worse += found[1]
        return more, worse

    def _meet(self, minion: "Minion") -> tuple[int, int]:
        t = supposing(self._t)
        t.fight, t.tally = Fight(self.card, (minion.card,)), None
        return strength(t, self.card) - self._known, strength(t, minion.card) - minion.strength


class Minion:
    """A minion in a skirmish."""

    __slots__ = ("card", "damage", "left", "prey", "strength")

    def __init__(self, t: Table, card: int) -> None:
        self.card = card
        self.strength = strength(t, card)
        self.damage = max(0, keyword(t, card, "damage"))
        self.left = left(t, card)
        self.prey = prey(t, card)


def expected(
    defender: Defender,
    minions: list[Minion],
    blur: float,
    more: float = 0.0,
    tough: bool = False,
    safe: bool = False,
    harder: int = 0,
    crueller: int = 0,
) -> float:
    """What a skirmish is worth, if the defender gets so much `more` strength than the minions.

    `tough`: threefold strength is needed; `safe`: no wounds; `harder` and `crueller`: damage of the
    defender and of the minions.
    """
    own, foes = defender.met(minions)
    free = defender.strength + own
    shadow = float(foes)
    damage = 1 + crueller
    for minion in minions:
        shadow += minion.strength
        damage += minion.damage
    if more > 0:
        free += more
    else:
        shadow -= more
    wins = likely(free - shadow - 0.5, blur)
    times = 3 if tough else defender.threshold
    crushed = min(1 - wins, likely(shadow - times * free + 0.5, blur * CRUSHING))
    cost = 0.0 if safe else defender.costs[min(damage, MOST_DAMAGE)]
    worth = -crushed * defender.life - (1 - wins - crushed) * cost
    crushes = min(wins, likely(free - 2 * shadow + 0.5, blur * CRUSHING))
    for minion in minions:
        dead = wins if defender.damage + harder >= minion.left else crushes
        worth += dead * minion.prey
    return worth


def of_fight(t: Table, fight: Fight, blur: float, **change: float) -> float:
    """What a skirmish on the table is worth."""
    if fight.defender == NOBODY or not fight.minions:
        return 0.0
    return expected(
        Defender(t, fight.defender),
        [Minion(t, minion) for minion in fight.minions],
        blur,
        **change,  # type: ignore[arg-type]  # its names are those of `expected`
    )


class Melee:
    """All who may meet in a round: which assignment loses least?"""

    def __init__(self, defenders: list[Defender], minions: list[Minion]) -> None:
        self.defenders = defenders
        self.minions = minions
        self._known: dict[tuple[int, int], float] = {}

    def worth(self, who: int, mask: int) -> float:
        """What it is worth that a defender meets these minions."""
        if not mask:
            return 0.0
        key = (who, mask)
        found = self._known.get(key)
        if found is None:
            those = [minion for n, minion in enumerate(self.minions) if mask >> n & 1]
            found = self._known[key] = expected(self.defenders[who], those, BEFORE)
        return found

    def total(self, masks: list[int], free: list[int]) -> float:
        """With all `free` minions sent by the Shadow to where they do most harm."""
        worths = [self.worth(who, mask) for who, mask in enumerate(masks)]
        total = sum(worths)
        if free:
            masks = masks.copy()
            for n in free:
                at, most = -1, 0.0
                for who, mask in enumerate(masks):
                    change = self.worth(who, mask | 1 << n) - worths[who]
                    if change < most or at < 0:
                        at, most = who, change
                if at >= 0 and most < 0:
                    masks[at] |= 1 << n
                    worths[at] += most
                    total += most
        return total

    def best(
        self, masks: list[int], room: list[int], may: list[set[int]], free: list[int]
    ) -> tuple[float, list[int]]:
        """The best assignment of `free` minions: by defender how many more have `room`, and whom
        each `may` take. Returns its worth, and by minion the defender, or -1.
        """
        free = sorted(free, key=lambda n: -self.minions[n].strength)
        to = dict.fromkeys(free, -1)
        masks = masks.copy()
        room = room.copy()
        value = self.total(masks, free)
        for _ in range(2 * len(free) + 2):
            found: tuple[int, int] | None = None
            highest = value + 1e-6
            for n in free:
                was = to[n]
                for who in range(len(masks)):
                    if who == was or n not in may[who]:
                        continue
                    # Whoever stands there already changes places, if nobody else fits in.
                    other = -1
                    if not room[who]:
                        there = [m for m in free if to[m] == who]
                        if not there:
                            continue
                        other = there[0]
                    self._move(masks, to, n, who)
                    if other >= 0:
                        self._move(masks, to, other, was)
                    worth = self.total(masks, [m for m in free if to[m] < 0])
                    if other >= 0:
                        self._move(masks, to, other, who)
                    self._move(masks, to, n, was)
                    if worth > highest:
                        highest, found = worth, (n, who)
            if found is None:
                break
            n, who = found
            was = to[n]
            if room[who]:
                room[who] -= 1
                if was >= 0:
                    room[was] += 1
            else:
                other = next(m for m in free if to[m] == who)
                self._move(masks, to, other, was)
            self._move(masks, to, n, who)
            value = highest
        return value, [to.get(n, -1) for n in range(len(self.minions))]

    def _move(self, masks: list[int], to: dict[int, int], n: int, who: int) -> None:
        was = to[n]
        if was >= 0:
            masks[was] &= ~(1 << n)
        if who >= 0:
            masks[who] |= 1 << n
        to[n] = who
