"""How somebody plays who has no time to think: the choices in a searcher's playouts."""

from random import Random
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.games.warcards.bots.appraise import appraise
from mathom.games.warcards.rules.options import Used

DOUBT: Final = 0.1
"""By how much an answer may seem better than it is, in points: so that all happens sometimes."""


def policy(ask: Ask, state: Any, random: Random) -> Option[Any]:
    """What is chosen in a playout: the best answer, judged hastily."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    luck = random.random
    best = options[0]
    highest = -99.0
    for option, value in zip(options, appraise(ask, state), strict=True):
        value += DOUBT * luck()
        if value > highest:
            best, highest = option, value
    return best


CHORES: Final = frozenset(
    (
        "prompt-first-cycle",
        "prompt-cycle",
        "prompt-pay",
        "prompt-sort-cycle",
        "prompt-eliminate-from-hand",
        "prompt-sift-eliminate",
        "prompt-sort-eliminate",
        "prompt-forsake",
        "prompt-combat",
        "prompt-consent",
        "prompt-consent-support",
        "prompt-support",
        "prompt-support-instead",
    )
)
"""What is answered without a thought."""
MOST: Final = 6
"""How many answers are worth a thought."""
WITHIN: Final = 0.8
"""By how much they may seem worse than the best, in points."""


def sieve(ask: Ask, state: Any) -> list[Option[Any]]:
    """The answers that a searcher thinks about."""
    options = ask.options
    values = appraise(ask, state)
    best = max(values)
    if ask.prompt.id in CHORES:
        return [options[values.index(best)]]
    least = best - WITHIN
    # Some actions may be used again and again: who finds them no loss would never end a round.
    left = [
        index
        for index, value in enumerate(values)
        if value >= least and (value > 0 or not isinstance(options[index].value, Used))
    ]
    left.sort(key=values.__getitem__, reverse=True)
    del left[MOST:]
    return [options[index] for index in left] or [options[values.index(best)]]
