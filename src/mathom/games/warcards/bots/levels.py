"""Opponents for people: a beginner who takes what seems good, and two searchers that differ in how
long they think.
"""

from typing import Final

from mathom.bots.search import PATIENCE, SearchBot
from mathom.bots.thumb import Beginner, GreedyBot
from mathom.games.warcards.bots.evaluate import evaluate
from mathom.games.warcards.bots.policy import RULES

DEPTH: Final = 20
"""About as many decisions as a round still has: the combats of the round should be seen."""
EXPLORATION: Final = 0.05
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""


def searcher(simulations: int, seconds: float | None = PATIENCE) -> SearchBot:
    return SearchBot(
        simulations,
        exploration=EXPLORATION,
        evaluator=evaluate,
        depth=DEPTH,
        playout=RULES.policy,
        # Who wins in a team wins as much as who wins alone.
        score=evaluate,
        sieve=RULES.sieve,
        seconds=seconds,
    )


def greedy() -> GreedyBot:
    return GreedyBot(RULES)


def easy() -> Beginner:
    return Beginner(RULES, 0.25)


def medium() -> SearchBot:
    return searcher(60)


def hard() -> SearchBot:
    return searcher(250)
