"""How somebody plays who has no time to think, and what is worth a thought at all."""

from random import Random
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.games.fellowship.bots.appraise import appraise
from mathom.games.fellowship.effects.flow import WHICH_PLAYER
from mathom.games.fellowship.effects.hands import FROM_HAND, TO_PUT_UNDER, TO_SHUFFLE_IN, TO_TAKE
from mathom.games.fellowship.effects.showing import TO_REORDER
from mathom.games.fellowship.effects.table import TO_STACK
from mathom.games.fellowship.rules.answering import ORDER
from mathom.games.fellowship.rules.bringing import BRING, BUILD
from mathom.games.fellowship.rules.gathering import DRAFT
from mathom.games.fellowship.rules.own_actions import Transfer
from mathom.games.fellowship.rules.setup import BID, NEW_HAND, PLACE, START
from mathom.games.fellowship.rules.turn import DISCARD_DOWN, MOVE_AGAIN, RECONCILE, SANCTUARY

DOUBT: Final = 0.15
"""By how much an answer may seem better than it is, in points: so that all happens sometimes."""


def policy(ask: Ask, state: Any, random: Random) -> Option[Any]:
    """What is chosen in a playout: the best answer, judged hastily."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    luck = random.random
    best = options[0]
    highest = -1e9
    for option, value in zip(options, appraise(ask, state), strict=True):
        value += DOUBT * luck()
        if value > highest:
            best, highest = option, value
    return best


CHORES: Final = frozenset(
    (
        BRING,
        BUILD,
        DRAFT,
        BID,
        PLACE,
        START,
        NEW_HAND,
        ORDER,
        SANCTUARY,
        RECONCILE,
        DISCARD_DOWN,
        FROM_HAND,
        TO_PUT_UNDER,
        TO_STACK,
        TO_TAKE,
        TO_SHUFFLE_IN,
        TO_REORDER,
        WHICH_PLAYER,
    )
)
"""What is answered without a thought."""
MOST: Final = 4
"""How many answers are worth a thought."""
WITHIN: Final = 0.6
"""By how much they may seem worse than the best, in points."""
DARING: Final = 3.0
"""The same for going on or resting, of which more depends."""
IN_VAIN: Final = 0.15
"""An action that seems to cost more than that is not even thought about: passing is free."""


def sieve(ask: Ask, state: Any) -> list[Option[Any]]:
    """The answers that a searcher thinks about."""
    options = ask.options
    values = appraise(ask, state)
    best = max(values)
    if ask.question in CHORES:
        return [options[values.index(best)]]
    if ask.question is MOVE_AGAIN:
        least = best - DARING
    elif options[-1].code == "pass":
        least = max(best - WITHIN, -IN_VAIN)
    else:
        least = best - WITHIN
    left = [
        index
        for index, value in enumerate(values)
        if value >= least and (value > 0 or not _goes_round(options[index]))
    ]
    left.sort(key=values.__getitem__, reverse=True)
    del left[MOST:]
    return [options[index] for index in left]


def _goes_round(option: Option[Any]) -> bool:
    """An item could be handed on for ever."""
    return isinstance(option.value, Transfer)
