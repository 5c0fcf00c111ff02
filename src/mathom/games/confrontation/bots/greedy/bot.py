"""Which question is answered where."""

from collections.abc import Callable
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.greedy import abilities, beforehand, cards
from mathom.games.confrontation.bots.greedy.mover import move
from mathom.games.confrontation.sight.beliefs import Table, side_of
from mathom.games.confrontation.sight.view import ConfrontationView

Chooser = Callable[[Table, ConfrontationView, Ask, Chance], Option[Any]]


def _first(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    return ask.options[0]


def _last(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    return ask.options[-1]


CHOOSERS: Final[dict[str, Chooser]] = {
    "prompt-draft": beforehand.draft,
    "prompt-specials": beforehand.specials,
    "prompt-specials-for-enemy": beforehand.specials,
    "prompt-deploy": beforehand.deploy,
    "prompt-move": move,
    "prompt-ride": move,
    "prompt-move-other": move,
    "prompt-move-named": move,
    "prompt-balrog": _first,
    "prompt-foe": abilities.foe,
    "prompt-sam": abilities.sam,
    "prompt-gwaihir": abilities.gwaihir,
    "prompt-retreat": abilities.retreat,
    "prompt-show-frodo": abilities.show_frodo,
    "prompt-no-cards-aragorn": abilities.no_cards,
    "prompt-no-cards-saruman": abilities.no_cards,
    "prompt-swap": abilities.swap,
    "prompt-gollum": abilities.gollum,
    "prompt-palantir": _last,
    "prompt-card": cards.card,
    "prompt-card-first": cards.card,
    "prompt-card-after": cards.answer,
    "prompt-another-card": cards.answer,
    "prompt-force": cards.force,
    "prompt-four": cards.four,
    "prompt-support": cards.support,
    "prompt-fetch": cards.answer,
    "prompt-retreat-card": cards.way,
    "prompt-escape": _first,
}
"""By question: who answers it."""


class GreedyBot:
    """Plays the best move for the moment."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        ask = sight.ask
        if len(ask.options) == 1:
            return ask.options[0]
        view: ConfrontationView = sight.view()
        table = Table(view, side_of(view, sight.seat))
        return CHOOSERS[ask.prompt.id](table, view, ask, chance)
