"""How likely a seat wins: a logistic regression over what lies open and the seat's own hand.

Where more than two play, each has so many chances as e to the power of how it stands.
"""

from math import exp
from typing import Any, Final

from mathom.core.game import Game
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.fights import BEFORE, WITHIN, Defender, Melee, Minion, of_fight
from mathom.games.fellowship.bots.worth import CARD, gear, keep, left
from mathom.games.fellowship.rules.assignment import can_be_assigned
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.sources import keyword, strength, vitality
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    ARCHERY,
    ASSIGNMENT,
    COMPANIONS,
    FELLOWSHIP,
    FREE_SIDE,
    MINIONS,
    NOBODY,
    REGROUP,
    SHADOW,
    SUPPORT,
)

MOST_PERIL: Final = 12.0
STUFF: Final = ("possession", "artifact", "condition")


def company(t: Table, seat: int) -> list[float]:
    """What one player's fellowship amounts to."""
    player = t.seats[seat]
    most = catalogue.CARDS[t.print_of[player.ring_bearer]].resistance or 10
    number = much = spare = shooters = helpers = stuff = 0.0
    for card in t.board:
        if t.owner[card] != seat:
            continue
        if catalogue.TYPE[t.print_of[card]] in STUFF:
            stuff += gear(t.print_of[card])
        if t.zone[card] == COMPANIONS and card != player.ring_bearer:
            number += 1
            if t.free == seat:
                much += strength(t, card)
                spare += min(3, left(t, card) - 1)
            else:
                # Its texts sleep: what is printed must do.
                much += catalogue.STRENGTH[t.print_of[card]]
                spare += min(3, vitality(t, card) - t.wounds[card] - 1)
            shooters += "archer" in catalogue.CARDS[t.print_of[card]].keywords
        elif t.zone[card] == SUPPORT and catalogue.SIDE[t.print_of[card]] == FREE_SIDE:
            helpers += 1
        elif catalogue.SIDE[t.print_of[card]] == FREE_SIDE and t.free != seat:
            much += catalogue.STRENGTH[t.print_of[card]]
    last = left(t, player.ring_bearer)
    burdens = player.burdens / most
    to_go = t.house.goal - player.marker
    return [
        -to_go / 3,
        float(to_go <= 1),
        float(to_go <= 2),
        burdens,
        burdens**3,
        float(last <= 1),
        float(last == 2),
        last / 4,
        number / 3,
        much / 20,
        spare / 6,
        shooters,
        helpers / 3,
        stuff / 5,
    ]


def peril(t: Table) -> float:
    """What the fellowship of this turn has still to expect from the minions that face it."""
    if t.phase in (FELLOWSHIP, REGROUP):
        return 0.0
    total = 0.0
    if t.fight is not None:
        total += of_fight(t, t.fight, WITHIN)
    for fight in t.fights:
        total += of_fight(t, fight, BEFORE)
    if t.phase <= ASSIGNMENT and not t.fights:
        minions, whos = [], []
        arrows = 0
        for card in memo(t).active:
            if t.zone[card] == MINIONS:
                minions.append(Minion(t, card))
                arrows += t.phase <= ARCHERY and keyword(t, card, "archer") > 0
            elif can_be_assigned(t, card):
                whos.append(card)
        if minions and whos:
            melee = Melee([Defender(t, who) for who in whos], minions)
            everybody = set(range(len(minions)))
            room = [1 + keyword(t, who, "defender") for who in whos]
            total += melee.best(
                [0] * len(whos), room, [everybody] * len(whos), list(range(len(minions)))
            )[0]
            total -= arrows
    return max(-MOST_PERIL, total)


def standing(t: Table, seat: int, viewer: int) -> float:
    """How a player stands, as `viewer` can judge it: the fellowship, the hand, and the turn if it
    is theirs.
    """
    total = 0.0
    for weight, value in zip(COMPANY, company(t, seat), strict=True):
        total += weight * value
    # Of others' hands one knows the number.
    held = CARD * len(t.hands[seat])
    if seat == viewer:
        held = sum([keep(t, seat, card) for card in t.hands[seat]])
    total += HAND * held / 5
    if seat == t.free:
        for weight, value in zip(TURN, the_turn(t), strict=True):
            total += weight * value
    return total


def the_turn(t: Table) -> list[float]:
    """What is good for the Free Peoples player of this turn."""
    rest = t.phase == REGROUP
    return [
        peril(t) / 5,
        float(t.phase == FELLOWSHIP),
        float(t.phase not in (FELLOWSHIP, REGROUP)),
        t.pool / 10 * (t.phase <= SHADOW),
        t.pool / 10 * (t.phase > SHADOW),
        float(t.moves * rest),
        float(t.seats[t.free].marker >= t.house.goal),
    ]


COMPANY: Final[tuple[float, ...]] = (
    0.9,
    0.75,
    0.6,
    -0.5,
    -2.0,
    -0.8,
    -0.4,
    0.3,
    0.6,
    0.6,
    0.55,
    0.05,
    0.1,
    0.4,
)
"""For `company`, in its order."""
HAND: Final = 0.4
TURN: Final[tuple[float, ...]] = (0.6, 0.2, -0.1, -0.3, 0.2, -0.1, 1.25)
"""For `the_turn`, in its order."""


def evaluate(game: Game[Any], t: Table, seat: int) -> float:
    """How likely a seat wins: of two it is the logistic function of how much better one stands."""
    if t.winner != NOBODY or t.ending:
        return 1.0 if t.winner == seat else 0.0
    if t.seats[seat].out:
        return 0.0
    if not t.board:
        return 1 / len(t.seats)
    mine = standing(t, seat, seat)
    others = 0.0
    for other, player in enumerate(t.seats):
        if other != seat and not player.out:
            others += exp(standing(t, other, seat) - mine)
    return 1 / (1 + others)
