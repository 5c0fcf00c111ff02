"""A bot that plays the exact best single turn for a simple idea of what a turn is worth.

The worth of a turn's end, counted in circles:

- each circle crossed off: `CIRCLE`;
- the own Nazgûl trail: `TRAIL` times the logarithm of the factor by which its open spaces grow or
  shrink. So the last few spaces are dear and the tenth is cheap, and a Gandalf is worth the space
  that he adds;
- each space that an opponent has to cross off: `HARM`;
- Mordor reached, while others still have a turn in this round: `MORDOR`.

Where the turn decides the game for the bot, this counts instead:

- Mordor reached with nobody to follow, or all others outlived where that wins: `WON`;
- somebody else in Mordor with as many open spaces: `SHARED`;
- somebody else in Mordor, and the bot not there or with fewer open spaces: `MISSED`, and `HARM` as
  above, since a Nazgûl may yet take him;
- eliminated: `OUT`, worse than anything else.

The weights come from simulation, every seed played from each seat. The logarithm is what best
foretold the winners of 15,000 games. Against a bot that weighs a space as 0.9 and a Gandalf as 0.6
at any time, and shuns elimination at any price, these weights win 52 of a hundred games between
two, and 26 between four, where a quarter would be fair. The exact numbers matter little: `TRAIL`
between 2.5 and 3.5, `HARM` up to 0.4, `MORDOR` down to 2 and `OUT` from -5 to -8 moved no result
by more than one game in a hundred, which is what 4,000 games can show.
"""

from functools import lru_cache, partial
from math import log
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple

from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.journey.bots.solver import (
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
from mathom.games.journey.moments import DieView
from mathom.games.journey.sight.view import JourneyView, SheetView

CIRCLE: Final = 1.0
TRAIL: Final = 3.0
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
    """How many each of them has open."""
    number: int


class Stakes(NamedTuple):
    """All that the worth of a turn depends on and nothing more, so that like turns are one."""

    place: Place
    circles: int
    """Left to Mordor; one more than there can be Rings stands for any number out of reach."""
    spaces: int
    """Open on the own Nazgûl trail."""
    splits: int
    """How many Gandalfs can be of use."""
    followed: bool
    """Whether others may follow if Mordor is reached."""
    last_one_wins: bool
    rivals: tuple[Rivals, ...]
    """Victim 1 is any of the first of these, victim 2 any of the second, and so on."""


def worth(stakes: Stakes, haul: Haul) -> float:
    """What the turn is worth if it ends with this much kept, as the head of this module says."""
    gained = min(symbols_in(haul, Symbol.GANDALF), stakes.splits)
    spaces = stakes.spaces + gained - strikes_in(haul, MYSELF)
    if spaces <= 0:
        return OUT
    if stakes.last_one_wins and not rivals_left(stakes, haul):
        return WON
    circles = circles_crossed(stakes, haul)
    arrived = circles == stakes.circles
    to_beat = most_spaces_in_mordor(stakes, haul)
    harm = HARM * sum(strikes_in(haul, victim) for victim in victims(stakes))
    if to_beat and not (arrived and spaces >= to_beat):
        return MISSED + harm
    if arrived and spaces == to_beat:
        return SHARED
    if arrived and not stakes.followed:
        return WON
    ahead = CIRCLE * circles + (MORDOR if arrived else 0)
    return ahead + TRAIL * log(spaces / stakes.spaces) + harm


def victims(stakes: Stakes) -> range:
    return range(1, len(stakes.rivals) + 1)


def rivals_left(stakes: Stakes, haul: Haul) -> int:
    """How many opponents live on."""
    left = 0
    for victim, rivals in zip(victims(stakes), stakes.rivals, strict=True):
        left += rivals.number
        if rivals.spaces == 1:
            left -= strikes_in(haul, victim)
    return left


def most_spaces_in_mordor(stakes: Stakes, haul: Haul) -> int:
    """How many open spaces an opponent who is in Mordor keeps; 0 if no opponent stays there."""
    most = 0
    for victim, rivals in zip(victims(stakes), stakes.rivals, strict=True):
        if rivals.in_mordor:
            # There is one die of each colour, so nobody is struck twice.
            all_struck = strikes_in(haul, victim) == rivals.number
            most = max(most, rivals.spaces - 1 if all_struck else rivals.spaces)
    return most


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


def stakes_of(view: JourneyView) -> Stakes:
    """What is at stake for the active player."""
    sheet = view.sheets[view.active]
    place = PLACE_NAMED[view.place]
    circles = min(CIRCLES - sheet.circles, MOST_RINGS + 1)
    in_reach = circles <= MOST_RINGS
    natures = [nature(view, rival) for rival in opponents(view)]
    return Stakes(
        place=place,
        circles=circles,
        spaces=sheet.open_spaces,
        splits=0 if place is Place.MORIA else min(sheet.squares.count("whole"), len(DICE)),
        followed=in_reach and not view.instant_win and others_to_come(view),
        last_one_wins=view.last_one_wins,
        rivals=tuple(Rivals(*like, natures.count(like)) for like in sorted(set(natures))),
    )


def opponents(view: JourneyView) -> list[SheetView]:
    return [sheet for sheet in view.sheets if sheet.seat != view.active and not sheet.out]


def nature(view: JourneyView, rival: SheetView) -> tuple[bool, int]:
    """What tells this opponent from others: whether he is in Mordor, and his open spaces.

    Any number of spaces passes for 2 if it can't decide anything in this turn.
    """
    last_stand = view.last_one_wins and rival.open_spaces == 1
    return rival.in_mordor, rival.open_spaces if rival.in_mordor or last_stand else 2


def others_to_come(view: JourneyView) -> bool:
    """Whether somebody else still has a turn in this round (J-6.2)."""
    seats = len(view.sheets)
    had_turns = (view.active - view.first) % seats
    return any((rival.seat - view.first) % seats > had_turns for rival in opponents(view))


def victim_of(view: JourneyView, stakes: Stakes, colour: str) -> int:
    """Whom a Nazgûl on a die strikes (J-4.13 to J-4.17, J-7.12, J-7.14)."""
    if stakes.place is not Place.MINAS_TIRITH:
        for rival in opponents(view):
            if rival.colour == colour:
                natures = [rivals[:2] for rivals in stakes.rivals]
                return 1 + natures.index(nature(view, rival))
    return NOBODY if stakes.place is Place.GONDOR else MYSELF


class Rolled(NamedTuple):
    """A roll on the table, its dice in the order of their kinds."""

    cup: Cup
    dice: tuple[DieView, ...]
    symbols: tuple[Symbol, ...]
    kept: set[int]
    """The places of those that have been kept already."""
    haul: Haul
    """What was kept of earlier rolls."""


def rolled(view: JourneyView, stakes: Stakes) -> Rolled:
    coloured = tuple(sorted(SYMBOL_NAMED[name] for name in view.coloured))
    black = tuple(sorted(SYMBOL_NAMED[name] for name in view.black))
    haul = 0
    roll: list[tuple[Kind, Symbol, DieView]] = []
    for die in view.dice:
        assert die.symbol is not None, "the dice lie on the table when the bot is asked"
        faces = black if die.colour == BLACK else coloured
        kind = Kind(faces, victim_of(view, stakes, die.colour))
        symbol = SYMBOL_NAMED[die.symbol]
        if die.where == "locked":
            haul += haul_of(kind, symbol)
        else:
            roll.append((kind, symbol, die))
    roll.sort(key=itemgetter(0))
    kinds, symbols, dice = zip(*roll, strict=True)
    kept = {place for place, die in enumerate(dice) if die.where == "kept"}
    return Rolled(cup_of(kinds, stakes.place is Place.RIVENDELL), dice, symbols, kept, haul)


# --- Playing


class GreedyBot:
    """Plays every turn as if it were alone in the world."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        view: JourneyView = sight.view()
        if view.phase != "rolling":
            # All hobbits are equal, and to split the leftmost square is never worse.
            return sight.ask.options[0]
        option = sight.ask.option(self.pick(plans(view), chance).step)
        assert option is not None, "what is legal to the solver is legal to the rules"
        return option

    def pick(self, plans: list["Plan"], chance: Chance) -> "Plan":
        """The best; of equals the last, which keeps the most: nobody rolls when all is decided."""
        return max(reversed(plans), key=attrgetter("worth"))


class Plan(NamedTuple):
    """Something that can be done with the roll on the table."""

    step: str
    """The next answer on the way there."""
    worth: float


def plans(view: JourneyView) -> list[Plan]:
    """To repeat the roll, and every set of dice that may be kept of it with those kept already."""
    stakes = stakes_of(view)
    turn = turn_at(stakes)
    roll = rolled(view, stakes)
    found = []
    if turn.repeats and not view.repeated and not roll.kept:
        found.append(Plan("repeat", turn.worth_of_repeat(roll.cup, roll.haul)))
    for keep in legal_keeps(roll.symbols, roll.cup.alike):
        if roll.kept.issubset(keep):
            rest, gain = roll.cup.keep(roll.symbols, keep)
            found.append(Plan(step_towards(roll, keep), turn.worth(rest, roll.haul + gain)))
    return found


def step_towards(roll: Rolled, keep: tuple[int, ...]) -> str:
    for place in keep:
        if place not in roll.kept:
            return f"keep {roll.dice[place].colour} {roll.dice[place].symbol}"
    return "stop" if any(roll.symbols[place] is Symbol.TREE for place in keep) else "roll"
