"""How somebody plays who has no time to think, and what is worth a thought at all."""

from typing import Final

from mathom.bots.thumb import RulesOfThumb
from mathom.games.warcards.bots.appraise import appraise
from mathom.games.warcards.effects.sifting import SIFT_ELIMINATE, SORT_CYCLE, SORT_ELIMINATE
from mathom.games.warcards.rules.combat import CONSENT, SUPPORT, WHICH_COMBAT
from mathom.games.warcards.rules.giving import CYCLE, ELIMINATE_FROM_HAND, FORSAKE, PAY
from mathom.games.warcards.rules.setup import FIRST_CYCLE
from mathom.games.warcards.rules.turn import Use

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
WITHIN: Final = 0.8
"""By how much answers that are worth a thought may seem worse than the best, in points."""

RULES: Final = RulesOfThumb(
    appraise,
    endless=Use,
    doubt=0.1,
    chores=CHORES,
    most=6,
    least=lambda ask, best: best - WITHIN,
)
