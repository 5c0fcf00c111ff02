"""What a table is worth: the score to be expected, and how likely it wins.

The expected difference at the end is a sum, fitted by regression to games of the greedy bot with
itself. What lies hidden is looked at: a searcher deals it anew in every simulation.
"""

from math import exp
from typing import Any, Final

from mathom.core.game import Game
from mathom.games.warcards.bots.outlook import outlook
from mathom.games.warcards.bots.worth import worths
from mathom.games.warcards.catalogue import SIDE
from mathom.games.warcards.rules.victory import score
from mathom.games.warcards.scenarios import RING_ONCE
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.terms import FREE, NOBODY, RESERVE, SHADOW

WEIGHTS: Final[tuple[float, ...]] = (0.95, 0.85, 0.95, 0.95, 0.75, 0.75, 0.5, 0.4, 0.9)
"""For `features`, in their order."""
LATER: Final[dict[str, tuple[float, ...]]] = {
    "trilogy": (0.0, 0.4, 0.4, 0.4, 0.2, 0.0, -1.5, -3.0, -4.5, -5.0),
    "duel": (0.0, -0.9, -1.5, -1.5, -2.1, -2.8, -4.5, -5.0, -5.8, -6.0),
    "three-player-duel": (0.0, 0.6, 0.9, 1.2, 1.2, 1.0, -0.5, -1.5, -3.5, -4.0),
    "fellowship-of-the-ring": (-0.5, -1.0, -0.5, 0.0, 0.5, 1.8, 1.8, 1.8, 1.8, 1.8),
    "extended-trilogy": (0.5, 2.0, 1.8, 1.8, 1.7, 1.6, 1.0, 1.0, 0.4, 0.4),
    "war-in-the-north": (1.0, 1.9, 1.7, 2.0, 3.0, 3.4, 3.4, 3.8, 3.8, 3.8),
    "duel-in-the-north": (0.0, 0.0, 0.2, 0.7, 1.2, 1.3, 1.4, 1.8, 1.8, 1.8),
    "three-in-the-north": (0.3, 1.8, 2.2, 2.8, 3.5, 3.3, 3.2, 3.4, 3.2, 3.2),
    "epic-duel": (0.0, 2.0, 3.0, 3.0, *((4.5,) * 15)),
}
"""By scenario and paths to come: what else the Free Peoples can expect of them."""
SPREAD: Final[tuple[float, ...]] = (1.0, 1.7, 2.1, 2.4, 2.9, 3.1, 3.4, 4.0, 4.0, 4.0)
"""By paths to come: how uncertain the end still is."""


def features(t: War, seat: int) -> list[float]:
    """What speaks for the Free Peoples, in points: each is a sum for them or against them.

    Hands that the seat can't see count as if all their cards were like the rest of the deck:
    what they are differs from deal to deal, and would drown what a choice makes of it.
    """
    scenario = scenario_of(t)
    hand, reserve, _ = worths(t.scenario, t.stage)
    left = scenario.last_stage - t.stage
    hoped = 0.0
    for front in outlook(t).values():
        hoped += front.hope()
    reserves = [0.0, 0.0]
    for card in t.board:
        if t.where[card] == RESERVE:
            reserves[SIDE[card]] += reserve[card]
    hands = [0.0, 0.0]
    pools = [0.0, 0.0]
    rings = 0
    for deck, plan in enumerate(scenario.decks):
        side = plan.side
        total, many = 0.0, 0
        for pile in (t.decks[deck], t.piles[deck]):
            for card in pile:
                total += hand[card]
                many += 1
        held = 0.0
        for card in t.hands[deck]:
            held += hand[card]
        if t.seats[deck] != seat:
            total += held
            many += len(t.hands[deck])
            held = total * len(t.hands[deck]) / max(many, 1)
        hands[side] += held
        if many:
            pools[side] += total / many * min(many, plan.draw * left)
        if plan.ring == RING_ONCE and t.rings[deck]:
            rings += 1 if side == FREE else -1
    return [
        float(score(t, FREE) - score(t, SHADOW)),
        hoped,
        reserves[FREE],
        -reserves[SHADOW],
        hands[FREE],
        -hands[SHADOW],
        pools[FREE],
        -pools[SHADOW],
        float(rings),
    ]


def expected(t: War, seat: int) -> float:
    """The difference of the scores at the end, as it can be expected."""
    scenario = scenario_of(t)
    total = LATER[scenario.name][scenario.last_stage - t.stage]
    for weight, value in zip(WEIGHTS, features(t, seat), strict=True):
        total += weight * value
    return total


def free_peoples_win(t: War, seat: int) -> float:
    """How likely the Free Peoples win."""
    if t.winner != NOBODY:
        return 1.0 if t.winner == FREE else 0.0
    left = scenario_of(t).last_stage - t.stage
    # A tie is the Shadow's.
    return 1 / (1 + exp(-(expected(t, seat) - 0.5) / SPREAD[min(left, len(SPREAD) - 1)]))


def evaluate(game: Game[Any], t: War, seat: int) -> float:
    """How likely a seat's side wins."""
    wins = free_peoples_win(t, seat)
    side = scenario_of(t).decks[t.seats.index(seat)].side
    return wins if side == FREE else 1 - wins
