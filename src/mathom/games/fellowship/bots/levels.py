"""Opponents for people: a beginner who overlooks things, and two searchers that differ in how long
they think.
"""

from typing import Final

from mathom.bots.search import PATIENCE, SearchBot
from mathom.bots.thumb import Beginner, GreedyBot
from mathom.games.fellowship.bots.evaluate import evaluate
from mathom.games.fellowship.bots.policy import RULES

DEPTH: Final = 16
"""About as many decisions as a move still has: its skirmishes should be seen."""
EXPLORATION: Final = 0.08
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""


def searcher(simulations: int, seconds: float | None = PATIENCE) -> SearchBot:
    return SearchBot(
        simulations,
        exploration=EXPLORATION,
        evaluator=evaluate,
        depth=DEPTH,
        playout=RULES.policy,
        score=evaluate,
        sieve=RULES.sieve,
        seconds=seconds,
    )


def greedy() -> GreedyBot:
    return GreedyBot(RULES)


def easy() -> Beginner:
    return Beginner(RULES, 1.2)


def medium() -> SearchBot:
    return searcher(24)


def hard() -> SearchBot:
    return searcher(100)
