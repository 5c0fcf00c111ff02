"""Which question is answered where."""

from collections.abc import Callable
from typing import Any, Final

from mathom.core.ask import Ask, Option, Question
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.greedy import abilities, beforehand, cards
from mathom.games.confrontation.bots.greedy.mover import move
from mathom.games.confrontation.rules.battle import (
    ARAGORN_FORGOES,
    ATTACKING,
    CALLING_GWAIHIR,
    GAZING,
    SARUMAN_FORGOES,
    SHOWING_FRODO,
    STEPPING_IN,
    SWAPPING,
)
from mathom.games.confrontation.rules.cards import (
    ANSWERING,
    EXCHANGING,
    FETCHING,
    PLAYING,
    PLAYING_ANOTHER,
    PLAYING_FIRST,
    REJECTING,
    SUPPORTING,
)
from mathom.games.confrontation.rules.fate import ESCAPING
from mathom.games.confrontation.rules.march import IN_MORIA
from mathom.games.confrontation.rules.muster import DEPLOYING, DRAFTING, TAKING, TAKING_FOR_ENEMY
from mathom.games.confrontation.rules.retreats import GOLLUM_RETREATS, MAY_RETREAT, MUST_RETREAT
from mathom.games.confrontation.rules.turn import (
    MOVING,
    MOVING_ANOTHER,
    MOVING_THE_NAMED,
    RIDING_ON,
)
from mathom.games.confrontation.sight.beliefs import Table, side_of
from mathom.games.confrontation.sight.view import ConfrontationView

Chooser = Callable[[Table, ConfrontationView, Ask, Chance], Option[Any]]


def _first(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    return ask.options[0]


def _last(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    return ask.options[-1]


CHOOSERS: Final[dict[Question, Chooser]] = {
    DRAFTING: beforehand.draft,
    TAKING: beforehand.specials,
    TAKING_FOR_ENEMY: beforehand.specials,
    DEPLOYING: beforehand.deploy,
    MOVING: move,
    RIDING_ON: move,
    MOVING_ANOTHER: move,
    MOVING_THE_NAMED: move,
    IN_MORIA: _first,
    ATTACKING: abilities.foe,
    STEPPING_IN: abilities.sam,
    CALLING_GWAIHIR: abilities.gwaihir,
    MAY_RETREAT: abilities.retreat,
    SHOWING_FRODO: abilities.show_frodo,
    ARAGORN_FORGOES: abilities.no_cards,
    SARUMAN_FORGOES: abilities.no_cards,
    SWAPPING: abilities.swap,
    GOLLUM_RETREATS: abilities.gollum,
    GAZING: _last,
    PLAYING: cards.card,
    PLAYING_FIRST: cards.card,
    ANSWERING: cards.answer,
    PLAYING_ANOTHER: cards.answer,
    REJECTING: cards.force,
    EXCHANGING: cards.four,
    SUPPORTING: cards.support,
    FETCHING: cards.answer,
    MUST_RETREAT: cards.way,
    ESCAPING: _first,
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
        return CHOOSERS[ask.question](table, view, ask, chance)
