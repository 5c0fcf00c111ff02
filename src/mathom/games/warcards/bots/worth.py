"""What it is worth to have a card, in points of the score: what it may still do in later rounds.

A card in reserve has been paid for and waits for the right place; one in hand may have to be
cycled for another. What a card does in the round that is being played is not counted here.
"""

# interpreted: its tables are made once
from typing import Any, Final, NamedTuple

from mathom.games.warcards.catalogue import (
    ACTIONS,
    CARDS,
    CARRIES_MORE,
    DRAWS_MORE,
    GUARD,
    ON_ARRIVAL,
    ON_PLAY,
    OWN_GROUNDS,
    SIDE,
    SIDE_GROUNDS,
    TYPE,
    WIELDERS,
)
from mathom.games.warcards.effects.drawing import Draw, Take
from mathom.games.warcards.effects.eliminating import Eliminate, SacrificeReserve
from mathom.games.warcards.effects.flow import Each, Either, If, May, PlayerOf
from mathom.games.warcards.effects.giving import CycleCards, Forsake
from mathom.games.warcards.effects.icons import Corrupt, Strengthen
from mathom.games.warcards.effects.locations import Activate, ActivateAndMove, NextPath, OtherPath
from mathom.games.warcards.effects.moving import MoveWielder, Permit
from mathom.games.warcards.effects.sifting import DrawAndPlay, SortTop
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.terms import EVENT, ITEM, SIDE_OF

DRAWN: Final = 0.35
"""A card drawn."""
ICON: Final = 0.45
"""An icon where it is wanted."""
LATER: Final = 0.67
"""What a round counts, compared with the one before it."""


def effect_worth(effect: Any, side: int) -> float:
    """What an effect usually brings to a side."""
    if isinstance(effect, Draw):
        return DRAWN * effect.cards
    if isinstance(effect, CycleCards):
        return -0.15 * effect.cards
    if isinstance(effect, Forsake):
        return -0.3 * effect.cards
    if isinstance(effect, Each):
        sign = 1 if effect.side == side else -1
        return 2 * sign * sum([effect_worth(each, effect.side) for each in effect.effects])
    if isinstance(effect, PlayerOf):
        owner = SIDE_OF[effect.faction]
        sign = 1 if owner == side else -1
        return sign * sum([effect_worth(each, owner) for each in effect.effects])
    if isinstance(effect, May | If):
        return max(0.1, sum([effect_worth(each, side) for each in effect.effects]))
    if isinstance(effect, Either):
        return max(effect_worth(effect.first, side), effect_worth(effect.second, side))
    return _WORTH.get(type(effect), 0.0)


_WORTH: Final[dict[type, float]] = {
    Take: 0.4,
    SortTop: 0.6,
    DrawAndPlay: 0.8,
    Eliminate: 0.5,
    SacrificeReserve: 0.2,
    NextPath: 0.6,
    OtherPath: 0.4,
    Activate: 0.3,
    ActivateAndMove: 0.6,
    MoveWielder: 0.2,
    Strengthen: ICON,
    Corrupt: 1.0,
    Permit: 0.2,
}


def texts_worth(card: int) -> float:
    """What the texts bring that work once: when the card is played, or as an action."""
    side = SIDE[card]
    total = sum([effect_worth(effect, side) for effect in CARDS[card].event])
    for played in ON_PLAY[card]:
        total += 0.7 * sum([effect_worth(effect, side) for effect in played.effects])
    for arrived in ON_ARRIVAL[card]:
        total += 0.7 * sum([effect_worth(effect, side) for effect in arrived.effects])
    return total


def action_worth(card: int) -> float:
    side = SIDE[card]
    return max(
        (
            0.8 * sum([effect_worth(effect, side) for effect in action.effects])
            for action in ACTIONS[card]
        ),
        default=0.0,
    )


def _bits(mask: int) -> int:
    return mask.bit_count()


def round_worth(card: int, number: int) -> float:
    """What a card's icons are worth in a round with a path of that number."""
    fact, side = CARDS[card], SIDE[card]
    if TYPE[card] == ITEM:
        return ICON * (0.5 * fact.path + 0.25 * (fact.attack + fact.defence) + 0.5 * GUARD[card])
    own = _bits(OWN_GROUNDS[card] & SIDE_GROUNDS[side])
    other = _bits(OWN_GROUNDS[card] & SIDE_GROUNDS[1 - side])
    attack = fact.attack + 0.6 * fact.lead_attack
    defence = fact.defence + 0.6 * fact.lead_defence
    grounds = (attack * other + defence * own) / 14 * 1.2
    path = fact.path if number in fact.paths else 0
    return ICON * max(path + 0.3 * grounds, grounds)


RESERVED: Final = 0.7
"""How much of what a card in reserve could do comes true."""
LOST: Final = 0.125
"""How much of a card's worth in hand is lost early in the game with one that is eliminated: it
might never have been drawn again."""
LAST_PATHS: Final = sorted({scenario.last_path for scenario in SCENARIOS})


class Worths(NamedTuple):
    """By card: what it is worth when the round with some path is over."""

    hand: tuple[float, ...]
    reserve: tuple[float, ...]
    lost: tuple[float, ...]
    """What is lost when it is eliminated and not only cycled."""


def _worths(number: int, last: int) -> Worths:
    every = range(len(CARDS))
    left = last - number
    if left <= 0:
        nothing = (0.0,) * len(CARDS)
        return Worths(nothing, nothing, nothing)
    reserve = tuple(RESERVED * _in_reserve(card, number, last) for card in every)
    hand = tuple(_in_hand(card, number, last) for card in every)
    return Worths(hand, reserve, tuple(LOST * min(1.0, left / 6) * each for each in hand))


def _later(card: int, number: int, last: int) -> float:
    """What a card's icons are worth in all rounds after that with a path of this number."""
    total, share = 0.0, 1.0
    for each in range(number + 1, last + 1):
        total += share * round_worth(card, each)
        share *= LATER
    return 0.6 * total


def _in_reserve(card: int, number: int, last: int) -> float:
    left = last - number
    more = sum([each.cards - 0.3 * each.then_cycle for each in DRAWS_MORE[card]])
    carried = len(CARRIES_MORE[card])
    total = _later(card, number, last) + DRAWN * more * min(left, 5) + 0.12 * carried * min(left, 5)
    return total + action_worth(card) * min(1.0, 0.4 + 0.2 * left)


def _in_hand(card: int, number: int, last: int) -> float:
    if TYPE[card] == EVENT:
        return 0.7 * texts_worth(card)
    if TYPE[card] == ITEM:
        found = 0.7 if len(WIELDERS[card]) > 2 else 0.45
        return found * (_in_reserve(card, number, last) + texts_worth(card))
    return 0.6 * (_in_reserve(card, number, last) + texts_worth(card))


WORTHS: Final = {
    (number, last): _worths(number, last) for last in LAST_PATHS for number in range(last + 1)
}
"""By the number of the path that is over, and of the last one."""
