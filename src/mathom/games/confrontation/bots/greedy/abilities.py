"""Answers in a battle before the cards: whom to fight, and what the characters do."""

from math import inf
from typing import Any

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.duel import odds
from mathom.games.confrontation.bots.greedy.fight import BACK, fight_of, limit, yes
from mathom.games.confrontation.bots.greedy.mover import Mover, safest, worth_of
from mathom.games.confrontation.data import (
    FELLOWSHIP,
    MORDOR,
    REGION_NUMBERS,
    SAM,
    SARUMAN,
    SAURON,
    SIDEWAYS,
    STRENGTH,
)
from mathom.games.confrontation.rules.retreats import STAY
from mathom.games.confrontation.rules.special import Palantir
from mathom.games.confrontation.sight.beliefs import Table
from mathom.games.confrontation.sight.view import ConfrontationView


def foe(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """The enemy who is worth most, those by name against those unknown."""
    assert view.battle is not None
    field = REGION_NUMBERS[view.battle.region]
    attackers = [piece for piece in table.group(table.side, field) if table.shown >> piece & 1]
    mover = Mover(table)
    piece = attackers[0] if attackers else table.group(table.side, field)[0]

    def gain(option: Option[Any]) -> float:
        if isinstance(option.value, Palantir):
            return -1.0
        enemy = option.value.piece
        guess = ((table.cast[enemy], 1.0),) if enemy >= 0 else table.guesses.get(field, ())
        return mover.exchange(piece, guess, field, True)[0]

    return max(ask.options, key=gain)


def sam(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Sam steps in, unless Frodo can slip away from somebody who would defeat Sam."""
    if len(ask.options) == 1:
        return ask.options[0]
    fight = fight_of(table, view)
    mover = Mover(table)
    slips = fight.servant != SARUMAN and mover.free_beside(fight.field)
    falls = odds(SAM, fight.servant, fight.field, fight.attacker, table.hands).fellow_falls
    risky = falls == 1.0 or STRENGTH[fight.servant] > 5
    return yes(ask, not (slips and risky))


def gwaihir(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = fight_of(table, view)
    counts = table.count
    near = (*BACK[fight.field], *SIDEWAYS[fight.field])
    way = any(not counts[SAURON][r] and counts[FELLOWSHIP][r] < limit(r) for r in near)
    return yes(ask, way and fight.servant != SARUMAN and fight.expected() < -0.09)


def retreat(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Leave a bad fight; the Ring leaves any."""
    fight = fight_of(table, view)
    value = fight.expected()
    if fight.servant == SARUMAN:
        value = min(value, fight.without_cards())
    return ask.options[-1] if value > 0 else safest(table, fight.fellow >> 1, ask.options[:-1])


def show_frodo(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    if len(ask.options) == 1:
        return ask.options[0]
    fight = fight_of(table, view)
    lead = 5 - fight.fighters[SAURON].strength
    return yes(ask, fight.value(lead) - fight.value() > 0.04)


def no_cards(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = fight_of(table, view)
    difference = fight.without_cards() - fight.value()
    return yes(ask, difference > 0 if table.side == FELLOWSHIP else difference < 0)


def swap(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Sméagol★ sends another into the battle: the bearer only if that wins the game."""
    fight = fight_of(table, view)

    def gain(option: Option[Any]) -> float:
        piece = fight.fellow >> 1 if option is STAY else option.value.piece
        if piece == table.bearer:
            return inf if fight.field == MORDOR else -1.0
        character = table.cast[piece]
        both = odds(character, fight.servant, fight.field, SAURON, table.hands)
        lost = both.fellow_falls * worth_of(table, character)
        return both.servant_falls * worth_of(table, fight.servant) - lost

    return max(ask.options, key=gain)


def gollum(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = fight_of(table, view)
    if fight.expected() < 0:
        return ask.options[-1]
    return safest(table, fight.servant >> 1, ask.options[:-1])
