"""Opponents for people: a beginner who overlooks things, and two searchers that differ in how long
they think.
"""

from typing import Any, Final

from mathom.bots.blur import glimpse
from mathom.bots.search import SearchBot
from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.fellowship.bots.appraise import appraise
from mathom.games.fellowship.bots.evaluate import evaluate
from mathom.games.fellowship.bots.policy import policy, sieve
from mathom.games.fellowship.rules.own_actions import Transfer

DEPTH: Final = 16
"""About as many decisions as a move still has: its skirmishes should be seen."""
EXPLORATION: Final = 0.08
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""
LONGEST: Final = 1.8
"""Seconds after which a person has waited long enough."""


class Level(SearchBot):
    def __init__(
        self, simulations: int, *, depth: int = DEPTH, seconds: float | None = LONGEST
    ) -> None:
        super().__init__(
            simulations,
            exploration=EXPLORATION,
            evaluator=evaluate,
            depth=depth,
            playout=policy,
            score=evaluate,
            sieve=sieve,
            seconds=seconds,
        )


class Beginner:
    """Knows the rules of thumb, and looks at them not too closely."""

    def __init__(self, blur: float) -> None:
        self.blur = blur
        """In points."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        ask = sight.ask
        values = appraise(ask, sight.redeal(chance).state)
        best = max(values)
        # An item could be handed on for ever.
        likely = [
            place
            for place, value in enumerate(values)
            if value == best or value > 0 or not isinstance(ask.options[place].value, Transfer)
        ]
        chosen = glimpse([values[place] for place in likely], self.blur, chance)
        return ask.options[likely[chosen]]


def easy() -> Beginner:
    return Beginner(1.2)


def medium() -> Level:
    return Level(24)


def hard() -> Level:
    return Level(100)
