"""Opponents for people: a beginner who takes what seems good, and two searchers that differ in how
long they think.
"""

from typing import Any, Final

from mathom.bots.blur import glimpse
from mathom.bots.search import SearchBot
from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.warcards.bots.appraise import appraise
from mathom.games.warcards.bots.evaluate import evaluate
from mathom.games.warcards.bots.policy import policy, sieve
from mathom.games.warcards.rules.turn import Use

DEPTH: Final = 20
"""About as many decisions as a round still has: the combats of the round should be seen."""
EXPLORATION: Final = 0.05
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""
LONGEST: Final = 1.8
"""Seconds after which a person has waited long enough."""


class Level(SearchBot):
    def __init__(self, simulations: int, *, seconds: float | None = LONGEST) -> None:
        super().__init__(
            simulations,
            exploration=EXPLORATION,
            evaluator=evaluate,
            depth=DEPTH,
            playout=policy,
            # Who wins in a team wins as much as who wins alone.
            score=evaluate,
            sieve=sieve,
            seconds=seconds,
        )


class Beginner:
    """Looks at what an action brings at once, and not too closely."""

    def __init__(self, blur: float) -> None:
        self.blur = blur
        """In points."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        ask, state = sight.ask, sight.redeal(chance).state
        values = appraise(ask, state)
        best = max(values)
        # Some actions may be used again and again: who finds them no loss would never end a round.
        likely = [
            place
            for place, value in enumerate(values)
            if value == best or value > 0 or not isinstance(ask.options[place].value, Use)
        ]
        chosen = glimpse([values[place] for place in likely], self.blur, chance)
        return ask.options[likely[chosen]]


def easy() -> Beginner:
    return Beginner(0.25)


def medium() -> Level:
    return Level(60)


def hard() -> Level:
    return Level(250)
