"""All steps of the game by name."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Play
from mathom.core.deed import Deed
from mathom.games.confrontation.rules import (
    battle,
    cards,
    ending,
    fate,
    march,
    muster,
    special,
    turn,
)
from mathom.games.confrontation.rules.deed import Nothing
from mathom.games.confrontation.rules.moves import Move
from mathom.games.confrontation.rules.retreats import Retreat
from mathom.games.confrontation.state import Confrontation

STEPS: Final[dict[str, Callable[[Confrontation], Play | None]]] = {
    "lots": muster.draw_lots,
    "draft": muster.draft,
    "specials": muster.specials,
    "muster": muster.muster,
    "deploy": muster.deploy,
    "begin": turn.begin,
    "move": turn.move,
    "balrog": march.balrog,
    "balrog-on-ride": march.balrog_on_ride,
    "name": special.name,
    "spy": special.spy,
    "foe": battle.foe,
    "meet": battle.meet,
    "sam": battle.sam,
    "gwaihir": battle.gwaihir,
    "fellowship-ability": battle.fellowship_ability,
    "sauron-ability": battle.sauron_ability,
    "palantir": battle.palantir,
    "cards": cards.cards,
    "foreseen": cards.foreseen,
    "answer": cards.answer,
    "force": cards.force,
    "another": cards.another,
    "four": cards.four,
    "mouth": cards.mouth,
    "support": cards.support,
    "texts": cards.texts,
    "fellowship-text": cards.fellowship_text,
    "retreat-as-well": cards.retreat_as_well,
    "escape": fate.escape,
    "swap": ending.swap_sides,
}
DEEDS: Final[tuple[type[Deed], ...]] = (
    *(muster.Draft, muster.Take, muster.Deploy),
    # Alone their names are these; with a region they are moves.
    *(march.RevealBalrog, battle.StepIn),
    Move,
    *special.CARDS_IN_TURN[0],
    *special.CARDS_IN_TURN[1],
    *(battle.Gwaihir, battle.Fight, battle.ShowFrodo, battle.Swap, battle.NoCards),
    Retreat,
    *(cards.PlayCard, cards.Force, cards.Four, cards.Support, cards.Fetch),
    fate.Escape,
    Nothing,
)
"""All that can ever be done."""
