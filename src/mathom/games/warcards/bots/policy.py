"""How somebody plays who has no time to think: the choices in a searcher's playouts."""

from random import Random
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.games.warcards.bots.appraise import appraise
from mathom.games.warcards.effects.sifting import SIFT_ELIMINATE, SORT_CYCLE, SORT_ELIMINATE
from mathom.games.warcards.rules.combat import CONSENT, SUPPORT, WHICH_COMBAT
from mathom.games.warcards.rules.giving import CYCLE, ELIMINATE_FROM_HAND, FORSAKE, PAY
from mathom.games.warcards.rules.setup import FIRST_CYCLE
from mathom.games.warcards.rules.turn import Use

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
        FIRST_CYCLE,
        CYCLE,
        PAY,
        SORT_CYCLE,
        ELIMINATE_FROM_HAND,
        SIFT_ELIMINATE,
        SORT_ELIMINATE,
        FORSAKE,
        WHICH_COMBAT,
        CONSENT,
        SUPPORT,
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
    if ask.question in CHORES:
        return [options[values.index(best)]]
    least = best - WITHIN
    # Some actions may be used again and again: who finds them no loss would never end a round.
    left = [
        index
        for index, value in enumerate(values)
        if value >= least and (value > 0 or not isinstance(options[index].value, Use))
    ]
    left.sort(key=values.__getitem__, reverse=True)
    del left[MOST:]
    return [options[index] for index in left] or [options[values.index(best)]]
