"""A bot that plays the exact best single turn for a simple idea of what a turn is worth.

The worth of a turn's end, counted in circles:

- each circle crossed off: `CIRCLE`;
- the own Nazgûl trail: `TRAIL` times the logarithm of the factor by which its open spaces grow or
  shrink. So the last few spaces are dear and the tenth is cheap, and a Gandalf is worth the space
  that he adds;
- each space that an opponent has to cross off: `HARM`;
- Mordor reached, while others may still follow in the same round: `MORDOR`.

Where the turn decides the game for the bot, this counts instead:

- the game is won: `WON`, or `SHARED` if somebody else wins it too;
- somebody else is in Mordor, and the bot is not or has fewer open spaces: `MISSED`, and `HARM` as
  above, since a Nazgûl may yet take him;
- the bot is eliminated: `OUT`, worse than anything else.
"""

from functools import lru_cache, partial
from math import log
from typing import Any, Final, NamedTuple

from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.journey.data import (
    CIRCLES,
    DICE,
    DIE_NAMES,
    PLACE_NAMES,
    SYMBOL_NAMES,
    Die,
    Place,
    Symbol,
)
from mathom.games.journey.turn import (
    MYSELF,
    NOBODY,
    Cup,
    Haul,
    Kind,
    Turn,
    cup_of,
    haul_of,
    legal_keeps,
    strikes_in,
    symbols_in,
)
from mathom.games.journey.view import DieView, JourneyView, SheetView

CIRCLE: Final = 1.0
TRAIL: Final = 2.5
HARM: Final = 0.25
MORDOR: Final = 3.0
WON: Final = 6.0
SHARED: Final = 3.0
MISSED: Final = -5.0
OUT: Final = -6.0

MOST_RINGS: Final = len(DICE)


# --- What a turn is worth


class Rivals(NamedTuple):
    """Opponents whom it is all the same to strike."""

    in_mordor: bool
    spaces: int
    """How many each has open."""
    number: int


class Stakes(NamedTuple):
    """All that the worth of a turn depends on, and nothing more: turns alike are solved once."""

    place: Place
    circles: int
    """Left to Mordor; one more than there can be Rings stands for any number out of reach."""
    spaces: int
    """Open on the own Nazgûl trail."""
    splits: int
    """How many Gandalfs can be of use."""
    followed: bool
    """Whether Mordor can be reached this turn with others to come in this round."""
    last_one_wins: bool
    rivals: tuple[Rivals, ...]
    """The victim numbered 1 is one of the first of these, and so on."""


def worth(stakes: Stakes, haul: Haul) -> float:
    """See the head of this module."""
    gained = min(symbols_in(haul, Symbol.GANDALF), stakes.splits)
    spaces = stakes.spaces + gained - strikes_in(haul, MYSELF)
    if spaces <= 0:
        return OUT
    rivals_left, spaces_in_mordor, struck = opponents_after(stakes, haul)
    if stakes.last_one_wins and not rivals_left:
        return WON
    circles = circles_crossed(stakes, haul)
    arrived = circles == stakes.circles
    if spaces_in_mordor and not (arrived and spaces >= spaces_in_mordor):
        return MISSED + HARM * struck
    if arrived and spaces == spaces_in_mordor:
        return SHARED
    if arrived and not stakes.followed:
        return WON
    ahead = CIRCLE * circles + (MORDOR if arrived else 0)
    return ahead + TRAIL * log(spaces / stakes.spaces) + HARM * struck


def opponents_after(stakes: Stakes, haul: Haul) -> tuple[int, int, int]:
    """How many opponents are left, the most open spaces that one of them has in Mordor, and how
    many were struck. None is struck twice: there is only one die of each colour.
    """
    left = most = struck = 0
    for victim, rivals in enumerate(stakes.rivals, start=1):
        strikes = strikes_in(haul, victim)
        struck += strikes
        left += rivals.number - (strikes if rivals.spaces == 1 else 0)
        if rivals.in_mordor:
            most = max(most, rivals.spaces - (strikes == rivals.number))
    return left, most, struck


def circles_crossed(stakes: Stakes, haul: Haul) -> int:
    """Rings against Orcs (J-4.6 to J-4.9), as the place has it (J-7.6, J-7.10, J-7.16)."""
    rings = symbols_in(haul, Symbol.RING)
    weapons = symbols_in(haul, Symbol.WEAPON)
    orcs = symbols_in(haul, Symbol.ORC)
    if stakes.place is Place.LOTHLORIEN:
        weapons *= 2
    elif stakes.place is Place.HELMS_DEEP:
        orcs *= 2
    elif stakes.place is Place.SHELOBS_LAIR:
        rings = max(0, rings - 1)
    return min(rings, stakes.circles) if orcs <= weapons else 0


@lru_cache(1024)
def turn_at(stakes: Stakes) -> Turn:
    return Turn(partial(worth, stakes), repeats=stakes.place is Place.ROHAN)


# --- Reading the table

PLACE_NAMED: Final = {name: place for place, name in PLACE_NAMES.items()}
SYMBOL_NAMED: Final = {name: symbol for symbol, name in SYMBOL_NAMES.items()}
BLACK: Final = DIE_NAMES[Die.BLACK]


def opponents(view: JourneyView) -> list[SheetView]:
    return [sheet for sheet in view.sheets if sheet.seat != view.active and not sheet.out]


def rivals_like(view: JourneyView, sheet: SheetView) -> tuple[bool, int]:
    """What tells one opponent from another: his spaces count only where a strike or a comparison
    in this turn can decide something.
    """
    frail = view.last_one_wins and sheet.open_spaces == 1
    return sheet.in_mordor, sheet.open_spaces if sheet.in_mordor or frail else 2


def stakes_of(view: JourneyView) -> Stakes:
    sheet = view.sheets[view.active]
    place = PLACE_NAMED[view.place]
    circles = min(CIRCLES - sheet.circles, MOST_RINGS + 1)
    likes = [rivals_like(view, rival) for rival in opponents(view)]
    return Stakes(
        place=place,
        circles=circles,
        spaces=sheet.open_spaces,
        splits=0 if place is Place.MORIA else min(sheet.squares.count("whole"), len(DICE)),
        followed=circles <= MOST_RINGS and not view.instant_win and others_follow(view),
        last_one_wins=view.last_one_wins,
        rivals=tuple(Rivals(*like, likes.count(like)) for like in sorted(set(likes))),
    )


def others_follow(view: JourneyView) -> bool:
    """Whether somebody else still has a turn in this round (J-6.2)."""

    def order(seat: int) -> int:
        return (seat - view.first) % len(view.sheets)

    return any(
        order(sheet.seat) > order(view.active) and not sheet.in_mordor for sheet in opponents(view)
    )


def victim(view: JourneyView, stakes: Stakes, colour: str) -> int:
    """Whom a Nazgûl on a die strikes (J-4.13 to J-4.17, J-7.12, J-7.14)."""
    if stakes.place is not Place.MINAS_TIRITH:
        for sheet in opponents(view):
            if sheet.colour == colour:
                like = rivals_like(view, sheet)
                return 1 + [rivals[:2] for rivals in stakes.rivals].index(like)
    return NOBODY if stakes.place is Place.GONDOR else MYSELF


class Rolled(NamedTuple):
    """A roll on the table, its dice in the order of their kinds."""

    cup: Cup
    dice: list[DieView]
    symbols: list[Symbol]
    kept: set[int]
    """The places of those that have been kept already."""
    haul: Haul
    """What was kept of earlier rolls."""


def rolled(view: JourneyView, stakes: Stakes) -> Rolled:
    coloured = tuple(sorted(SYMBOL_NAMED[symbol] for symbol in view.coloured))
    black = tuple(sorted(SYMBOL_NAMED[symbol] for symbol in view.black))
    haul = 0
    roll: list[tuple[Kind, Symbol, DieView]] = []
    for die in view.dice:
        assert die.symbol is not None
        faces = black if die.colour == BLACK else coloured
        kind = Kind(faces, victim(view, stakes, die.colour))
        symbol = SYMBOL_NAMED[die.symbol]
        if die.where == "locked":
            haul += haul_of(kind, symbol)
        else:
            roll.append((kind, symbol, die))
    roll.sort(key=lambda rolled: rolled[0])
    kinds, symbols, dice = zip(*roll, strict=True)
    kept = {place for place, die in enumerate(dice) if die.where == "kept"}
    cup = cup_of(kinds, alike=stakes.place is Place.RIVENDELL)
    return Rolled(cup, list(dice), list(symbols), kept, haul)


# --- Playing


class GreedyBot:
    """Plays every turn as if there were no other."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        view: JourneyView = sight.view()
        if view.phase != "rolling":
            # All hobbits are equal, and to split the leftmost square is never worse.
            return sight.ask.options[0]
        option = sight.ask.option(best_answer(view))
        assert option is not None
        return option


def best_answer(view: JourneyView) -> str:
    """The next step towards the best that may be kept of the roll on the table."""
    stakes = stakes_of(view)
    turn = turn_at(stakes)
    roll = rolled(view, stakes)
    keep, value = best_keep(turn, roll)
    may_repeat = turn.repeats and not view.repeated and not roll.kept
    if may_repeat and turn.worth_of_repeat(roll.cup, roll.haul) > value:
        return "repeat"
    for place in keep:
        if place not in roll.kept:
            return f"keep {roll.dice[place].colour} {roll.dice[place].symbol}"
    return "stop" if Symbol.TREE in (roll.symbols[place] for place in keep) else "roll"


def best_keep(turn: Turn, roll: Rolled) -> tuple[tuple[int, ...], float]:
    """The places of the dice to keep, those kept already among them, and what that is worth."""
    best: tuple[int, ...] = ()
    value = -float("inf")
    for keep in legal_keeps(roll.symbols, roll.cup.alike):
        if roll.kept.issubset(keep):
            rest, gain = roll.cup.keep(roll.symbols, keep)
            expected = turn.worth(rest, roll.haul + gain)
            if expected > value:
                best, value = keep, expected
    return best, value
