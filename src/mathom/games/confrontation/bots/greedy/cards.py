"""Answers in a battle from the cards on."""

from typing import Any

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.duel import PRICE, mixture, payoff
from mathom.games.confrontation.bots.greedy.fight import fight_of, yes
from mathom.games.confrontation.bots.greedy.mover import safest
from mathom.games.confrontation.data import FELLOWSHIP, SAURON
from mathom.games.confrontation.sight.beliefs import Table
from mathom.games.confrontation.sight.view import ConfrontationView


def card(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    both = mixture(fight_of(table, view).clash())
    return drawn(ask, both.ours if table.side == FELLOWSHIP else both.theirs, chance)


def drawn(ask: Ask, weights: dict[int, float], chance: Chance) -> Option[Any]:
    lot = chance.below(1 << 30) / (1 << 30) * sum(weights.values())
    for option in ask.options:
        lot -= weights.get(option.value.card, 0.0)
        if lot < 0:
            return option
    return ask.options[-1]


def answer(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """A card against one that lies open, from the hand or from the pile."""
    fight = fight_of(table, view)
    clash, theirs = fight.clash(), fight.shown(1 - table.side)
    if table.side == FELLOWSHIP:
        return max(
            ask.options, key=lambda o: payoff(clash, o.value.card, theirs) - PRICE[o.value.card]
        )
    return min(ask.options, key=lambda o: payoff(clash, theirs, o.value.card) + PRICE[o.value.card])


def force(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = fight_of(table, view)
    return yes(ask, payoff(fight.clash(), fight.shown(FELLOWSHIP), fight.shown(SAURON)) > 0)


def four(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = fight_of(table, view)
    clash = fight.clash()._replace(mouth=False)
    ours = fight.shown(FELLOWSHIP)
    return yes(ask, payoff(clash, ours, 4) < payoff(clash, ours, fight.shown(SAURON)))


def support(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = fight_of(table, view)
    clash = fight.clash()
    if view.battle is not None and view.battle.no_cards:
        ours = theirs = 0
    else:
        ours, theirs = fight.shown(FELLOWSHIP), fight.shown(SAURON)
    more = clash._replace(lead=clash.lead + 1)
    return yes(ask, payoff(more, ours, theirs) > payoff(clash, ours, theirs))


def way(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Where to, when a card says that one must."""
    fight = fight_of(table, view)
    piece = (fight.fellow if table.side == FELLOWSHIP else fight.servant) >> 1
    return safest(table, piece, ask.options)
