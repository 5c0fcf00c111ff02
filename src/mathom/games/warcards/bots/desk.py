"""The table as the player of one deck sees it, and what things are worth from there.

Only what lies open is looked at, and the deck's own cards.
"""

from typing import Final

from mathom.games.warcards.bots.outlook import (
    HAND_ATTACKS,
    HAND_DEFENDS,
    LEADS,
    REACH,
    Front,
    icons_at,
    outlook,
)
from mathom.games.warcards.bots.worth import worths
from mathom.games.warcards.catalogue import (
    CARDS,
    ESCAPES,
    FIRST,
    GUARD,
    SIDE,
    TYPE,
)
from mathom.games.warcards.rules.turn import carryover
from mathom.games.warcards.state import War, deck_of
from mathom.games.warcards.terms import ARMY, FREE, NOBODY, PATH, RESERVE

NEEDED: Final = 0.2
"""How much of a defender's loss counts: it falls only if it must."""
SPARE: Final = 0.05
"""A card in hand that can't be kept."""
LAST: Final = 0.15
"""What it costs to play the last card in hand: something must be forsaken."""

SAVED: Final = tuple(
    tuple(any(escape.when in when for escape in ESCAPES[card]) for card in range(len(CARDS)))
    for when in (("eliminated", "combat"), ("eliminated", "combat", "path-combat"))
)
"""By whether it is on a path, and card: whether it is cycled when it would fall."""


ALONE: Final = tuple(FIRST.count(FIRST[card]) == 1 for card in range(len(CARDS)))
"""By card: whether no other looks the same."""


class Desk:
    """One deck's player at the table."""

    def __init__(self, t: War, deck: int) -> None:
        self.t = t
        self.deck = deck
        self.side = deck_of(t, deck).side
        self.sign = 1 if self.side == FREE else -1
        self.fronts = outlook(t)
        self.hand_worth, self.reserve_worth, self.loss = worths(t.scenario, t.stage)
        self.wielded: dict[int, list[int]] = {}
        for card in t.board:
            bearer = t.on[card]
            if bearer != NOBODY:
                self.wielded.setdefault(bearer, []).append(card)
        self._sorted: list[float] | None = None
        self._limit = 0
        self._costs: dict[int, float] = {}

    def all_of(self, card: int) -> list[int]:
        """A card and what it wields."""
        return [card, *self.wielded.get(card, ())]

    def lost_with(self, card: int) -> float:
        """What is lost with a card and all that it wields."""
        total: float = 0.0
        for each in self.all_of(card):
            total += self.loss[each]
        return total

    def reserved_with(self, card: int) -> float:
        """What a card and all that it wields are worth in reserve."""
        total: float = 0.0
        for each in self.all_of(card):
            total += self.reserve_worth[each]
        return total

    def icons_with(self, card: int, front: Front) -> int:
        """What a card and all that it wields have brought to a front."""
        total = 0
        for each in self.all_of(card):
            total += icons_at(self.t, each, front)
        return total

    # --- Fronts

    def gain(self, front: Front, icons: float, spent: int = 0, moved: int = 0) -> float:
        """What icons of the own side bring to a front; `spent` cards leave the hand for it."""
        kind = front.place == PATH
        if front.attacker == self.side:
            after = front.hope(icons, -HAND_ATTACKS[kind] * spent - REACH[kind] * moved)
        else:
            after = front.hope(-icons, HAND_DEFENDS[kind] * spent + REACH[kind] * moved)
        return self.sign * (after - front.as_it_is())

    def icons(self, card: int, front: Front) -> int:
        """What an army or a character that joins a front brings there, with all that it wields."""
        t, side = self.t, self.side
        total = icons_at(t, card, front)
        for item in self.wielded.get(card, ()):
            total += icons_at(t, item, front)
            if front.place == PATH:
                total += GUARD[item]
        if front.place != PATH:
            if TYPE[card] == ARMY:
                if front.leaders[side] > front.armies[side]:
                    total += 1
            elif LEADS[side == front.attacker][card] and front.armies[side] > front.leaders[side]:
                total += 1
        return total

    def falls(self, card: int, front: Front) -> float:
        """What is lost with a card that has joined a front."""
        if SAVED[front.place == PATH][card]:
            return 0.0
        lost = self.lost_with(card)
        return lost if front.attacker == self.side else NEEDED * lost

    # --- The hand

    def _sort(self) -> list[float]:
        if self._sorted is None:
            worth = self.hand_worth
            self._sorted = sorted([worth[card] for card in self.t.hands[self.deck]], reverse=True)
            self._limit = carryover(self.t, self.deck)
        return self._sorted

    def keeping(self, hand: list[float]) -> float:
        """What a hand is worth when the round is over: the best of it may be kept."""
        kept: float = sum(hand[: self._limit], 0.0)
        return kept + SPARE * max(0, len(hand) - self._limit)

    def cost_without(self, card: int) -> float:
        """What the hand loses by a card that leaves it."""
        hand = self._sort()
        rest = hand.copy()
        rest.remove(self.hand_worth[card])
        return self.keeping(hand) - self.keeping(rest)

    def cost_to_play(self, card: int) -> float:
        """What the hand loses by a card that is played, and by the one that pays for it."""
        cost = self._costs.get(card)
        if cost is None:
            hand = self._sort()
            rest = hand.copy()
            rest.remove(self.hand_worth[card])
            if rest:
                rest.pop()
                cost = self.keeping(hand) - self.keeping(rest)
            else:
                cost = hand[0] + LAST
            self._costs[card] = cost
        return cost

    def cheapest(self, number: int) -> float:
        """What the hand loses by its cheapest cards."""
        hand = self._sort()
        return self.keeping(hand) - self.keeping(hand[: max(0, len(hand) - number)])

    # --- Cards in play

    def removal(self, card: int) -> float:
        """What it brings when a card in play is eliminated; less than nothing for an own one."""
        t = self.t
        sign = -1 if SIDE[card] == self.side else 1
        total: float = self.lost_with(card)
        place = t.where[card]
        if place == RESERVE:
            return sign * (total + self.reserved_with(card))
        front = self.fronts.get(place)
        if front is None:
            return sign * total
        icons = self.icons_with(card, front)
        return sign * total + self.gain(front, sign * icons)

    def reserved(self, kind: int) -> int:
        """An own card in reserve that looks like this one."""
        if ALONE[kind]:
            return kind
        t = self.t
        for card in t.board:
            if FIRST[card] == kind and t.where[card] == RESERVE and t.owner[card] == self.deck:
                return card
        return kind
