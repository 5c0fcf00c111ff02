"""Opponents for people: three searchers that differ in how long they think."""

from typing import Final

from mathom.bots.search import SearchBot
from mathom.games.warcards.bots.evaluate import evaluate
from mathom.games.warcards.bots.policy import policy, sieve

DEPTH: Final = 20
"""About as many decisions as a round still has: the combats of the round should be seen."""
EXPLORATION: Final = 0.05
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""
LONGEST: Final = 1.8
"""Seconds after which a person has waited long enough."""


class Level(SearchBot):
    def __init__(
        self, simulations: int, *, mixed: bool = False, seconds: float | None = LONGEST
    ) -> None:
        super().__init__(
            simulations,
            exploration=EXPLORATION,
            evaluator=evaluate,
            depth=DEPTH,
            playout=policy,
            # Who wins in a team wins as much as who wins alone.
            score=evaluate,
            sieve=sieve,
            mixed=mixed,
            seconds=seconds,
        )


def easy() -> Level:
    """Looks at a few possibilities and takes any that is not bad: it errs like a beginner."""
    return Level(12, mixed=True)


def medium() -> Level:
    return Level(60)


def hard() -> Level:
    return Level(250)
