"""Opponents for people: three searchers that differ in how long they think.

They set up like the greedy bot, by a mixture of many deployments. From then on they search, with
playouts that are cut short after `DEPTH` decisions and judged by `evaluate`.
"""

from typing import Any, Final

from mathom.bots.search import PATIENCE, SearchBot
from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.evaluate import evaluate
from mathom.games.confrontation.bots.greedy import GreedyBot
from mathom.games.confrontation.bots.policy import policy
from mathom.games.confrontation.rules.muster import DEPLOYING, DRAFTING, TAKING, TAKING_FOR_ENEMY

BEFOREHAND: Final = frozenset((DRAFTING, TAKING, TAKING_FOR_ENEMY, DEPLOYING))
"""The questions before the first turn. A search would need far too long to see what they lead to,
and would always find the same."""

DEPTH: Final = 6
EXPLORATION: Final = 0.2
"""Less than usual: what `evaluate` says of good and bad moves differs by a few hundredths."""


class Level(SearchBot):
    def __init__(
        self, simulations: int, *, mixed: bool = False, seconds: float | None = PATIENCE
    ) -> None:
        super().__init__(
            simulations,
            exploration=EXPLORATION,
            evaluator=evaluate,
            depth=DEPTH,
            playout=policy,
            mixed=mixed,
            seconds=seconds,
        )
        self.greedy = GreedyBot()

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        if sight.ask.question in BEFOREHAND:
            return self.greedy.choose(sight, chance)
        return super().choose(sight, chance)


def easy() -> Level:
    """Looks at a few possibilities and takes any that is not bad: it errs like a beginner."""
    return Level(50, mixed=True)


def medium() -> Level:
    return Level(150)


def hard() -> Level:
    return Level(2000)
