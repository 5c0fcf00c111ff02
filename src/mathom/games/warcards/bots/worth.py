"""What it is worth to have a card, in points of the score: what it may still do in later rounds.

A card in reserve has been paid for and waits for the right place; one in hand may have to be
cycled for another. What a card does in the round that is being played is not counted here.
"""

# interpreted: its tables are made once
from typing import Any, Final, NamedTuple

from mathom.cards.piles import bits
from mathom.games.warcards.catalogue import (
    ACTIONS,
    ALL_GROUNDS,
    CARDS,
    CARRIES_MORE,
    DRAWS_MORE,
    GUARD,
    IS_SKIRMISH,
    LOCATION,
    LOCATION_BOX,
    ON_ARRIVAL,
    ON_PLAY,
    OWN_GROUNDS,
    PATH_NUMBER,
    SIDE,
    SIDE_GROUNDS,
    TYPE,
    WIELDERS,
)
from mathom.games.warcards.effects.drawing import Draw, Take
from mathom.games.warcards.effects.eliminating import Eliminate, SacrificeReserve
from mathom.games.warcards.effects.flow import Each, Either, If, May, OnePlayer, PlayerOf
from mathom.games.warcards.effects.giving import CycleCards, Forsake
from mathom.games.warcards.effects.icons import Corrupt, Lighten, Strengthen
from mathom.games.warcards.effects.locations import (
    Activate,
    ActivateAndMove,
    ActivateAndPermit,
    NextPath,
    OtherPath,
    RandomPath,
)
from mathom.games.warcards.effects.moving import MoveOwn, MoveWielder, Permit
from mathom.games.warcards.effects.sifting import DrawAndPlay, DrawUntil, SortTop
from mathom.games.warcards.scenarios import SCENARIOS, Scenario
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
        return 2 * sign * sum([effect_worth(each, effect.side) for each in effect.effects], 0.0)
    if isinstance(effect, OnePlayer):
        sign = 1 if effect.side == side else -1
        return sign * sum([effect_worth(each, effect.side) for each in effect.effects], 0.0)
    if isinstance(effect, PlayerOf):
        owner = SIDE_OF[effect.faction]
        sign = 1 if owner == side else -1
        return sign * sum([effect_worth(each, owner) for each in effect.effects], 0.0)
    if isinstance(effect, May | If):
        return max(0.1, sum([effect_worth(each, side) for each in effect.effects], 0.0))
    if isinstance(effect, Either):
        return max(effect_worth(effect.first, side), effect_worth(effect.second, side))
    return _WORTH.get(type(effect), 0.0)


_WORTH: Final[dict[type, float]] = {
    Take: 0.4,
    SortTop: 0.6,
    DrawAndPlay: 0.8,
    DrawUntil: 0.6,
    Eliminate: 0.5,
    SacrificeReserve: 0.2,
    NextPath: 0.6,
    OtherPath: 0.4,
    RandomPath: 0.4,
    Activate: 0.3,
    ActivateAndMove: 0.6,
    ActivateAndPermit: 0.4,
    MoveWielder: 0.2,
    MoveOwn: 0.3,
    Strengthen: ICON,
    Corrupt: 1.0,
    Lighten: 1.0,
    Permit: 0.2,
}


def texts_worth(card: int) -> float:
    """What the texts bring that work once: when the card is played, or as an action."""
    side = SIDE[card]
    total = sum([effect_worth(effect, side) for effect in CARDS[card].event], 0.0)
    for played in ON_PLAY[card]:
        total += 0.7 * sum([effect_worth(effect, side) for effect in played.effects], 0.0)
    for arrived in ON_ARRIVAL[card]:
        total += 0.7 * sum([effect_worth(effect, side) for effect in arrived.effects], 0.0)
    return total


def action_worth(card: int) -> float:
    side = SIDE[card]
    return max(
        (
            0.8 * sum([effect_worth(effect, side) for effect in action.effects], 0.0)
            for action in ACTIONS[card]
        ),
        default=0.0,
    )


def _bits(mask: int) -> int:
    return mask.bit_count()


def round_worth(card: int, number: int, grounds_used: int) -> float:
    """What a card's icons are worth in a round with a path of that number, where these
    battlegrounds are used.
    """
    fact, side = CARDS[card], SIDE[card]
    if TYPE[card] == ITEM:
        return ICON * (0.5 * fact.path + 0.25 * (fact.attack + fact.defence) + 0.5 * GUARD[card])
    mine = OWN_GROUNDS[card] & grounds_used
    own = _bits(mine & SIDE_GROUNDS[side])
    other = _bits(mine & SIDE_GROUNDS[1 - side])
    attack = fact.attack + 0.6 * fact.lead_attack
    defence = fact.defence + 0.6 * fact.lead_defence
    grounds = (attack * other + defence * own) / _bits(grounds_used) * 1.2
    path = fact.path if number in fact.paths else 0
    return ICON * max(path + 0.3 * grounds, grounds)


RESERVED: Final = 0.7
"""How much of what a card in reserve could do comes true."""
LOST: Final = 0.125
"""How much of a card's worth in hand is lost early in the game with one that is eliminated: it
might never have been drawn again."""


class Worths(NamedTuple):
    """By card: what it is worth when the round with some path is over."""

    hand: tuple[float, ...]
    reserve: tuple[float, ...]
    lost: tuple[float, ...]
    """What is lost when it is eliminated and not only cycled."""


class Ahead(NamedTuple):
    """What is still to come of a game."""

    numbers: tuple[int, ...]
    """Of the paths."""
    grounds: int
    """The battlegrounds that are used, as bits."""


def _worths(ahead: Ahead) -> Worths:
    every = range(len(CARDS))
    left = len(ahead.numbers)
    if not left:
        nothing = (0.0,) * len(CARDS)
        return Worths(nothing, nothing, nothing)
    reserve = tuple(RESERVED * _in_reserve(card, ahead) for card in every)
    hand = tuple(_in_hand(card, ahead) for card in every)
    return Worths(hand, reserve, tuple(LOST * min(1.0, left / 6) * each for each in hand))


def _later(card: int, ahead: Ahead) -> float:
    """What a card's icons are worth in all rounds to come."""
    total, share = 0.0, 1.0
    for number in ahead.numbers:
        total += share * round_worth(card, number, ahead.grounds)
        share *= LATER
    return 0.6 * total


def _in_reserve(card: int, ahead: Ahead) -> float:
    left = len(ahead.numbers)
    more = sum([each.cards - 0.3 * each.then_cycle for each in DRAWS_MORE[card]])
    carried = len(CARRIES_MORE[card])
    total = _later(card, ahead) + DRAWN * more * min(left, 5) + 0.12 * carried * min(left, 5)
    return total + action_worth(card) * min(1.0, 0.4 + 0.2 * left)


def _in_hand(card: int, ahead: Ahead) -> float:
    if TYPE[card] == EVENT:
        return 0.7 * texts_worth(card)
    if TYPE[card] == ITEM:
        found = 0.7 if len(WIELDERS[card]) > 2 else 0.45
        return found * (_in_reserve(card, ahead) + texts_worth(card))
    return 0.6 * (_in_reserve(card, ahead) + texts_worth(card))


def _ahead(scenario: Scenario, stage: int) -> Ahead:
    """What is to come after a stage of the journey."""
    numbers = tuple(range(stage + 1, scenario.last_path + 1))
    if scenario.stages:
        numbers = tuple(PATH_NUMBER[LOCATION[paths[0]]] for paths in scenario.stages[stage:])
    named = {*scenario.places, *(name for part in scenario.later for name in part)}
    used = [LOCATION[name] for name in named] or [
        ground for ground in ALL_GROUNDS if LOCATION_BOX[ground] in scenario.boxes
    ]
    return Ahead(numbers, bits(ground for ground in used if not IS_SKIRMISH[ground]))


_known: Final[dict[tuple[int, int], Worths]] = {}


def worths(scenario: int, stage: int) -> Worths:
    """What cards are worth when a stage of the journey is over. Made when it is first asked for."""
    found = _known.get((scenario, stage))
    if found is None:
        _known[scenario, stage] = found = _worths(_ahead(SCENARIOS[scenario], stage))
    return found
