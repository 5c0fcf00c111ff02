"""How somebody plays who has no time to think, and what is worth a thought at all."""

from typing import Final

from mathom.bots.thumb import RulesOfThumb
from mathom.core.ask import Ask
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
WITHIN: Final = 0.6
"""By how much answers that are worth a thought may seem worse than the best, in points."""
DARING: Final = 3.0
"""The same for going on or resting, of which more depends."""
IN_VAIN: Final = 0.15
"""An action that seems to cost more than that is not even thought about: passing is free."""


def _least(ask: Ask, best: float) -> float:
    if ask.question is MOVE_AGAIN:
        return best - DARING
    if ask.options[-1].code == "pass":
        return max(best - WITHIN, -IN_VAIN)
    return best - WITHIN


RULES: Final = RulesOfThumb(
    appraise,
    endless=Transfer,
    doubt=0.15,
    chores=CHORES,
    most=4,
    least=_least,
)
