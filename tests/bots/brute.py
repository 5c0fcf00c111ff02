"""The worth of a turn by brute force: every roll, every set of dice, the real rules at the end.

Nothing here knows of kinds, hauls or stakes. It is slow and plain on purpose: the solver is
measured against it.
"""

from collections.abc import Iterator
from itertools import combinations, product
from math import log
from random import Random
from typing import Any

from mathom.core.ask import Ask
from mathom.core.chance import Chance
from mathom.core.game import Value
from mathom.core.state import clone
from mathom.games.journey import GAME
from mathom.games.journey.bots.greedy import CIRCLE, HARM, MISSED, MORDOR, OUT, SHARED, TRAIL, WON
from mathom.games.journey.data import DICE, HOBBITS, PLACES, Die, Place, Symbol
from mathom.games.journey.rules import symbols
from mathom.games.journey.rules.turn import in_mordor, out_of_turns
from mathom.games.journey.state import Journey, Square

Dice = tuple[tuple[Die, Symbol], ...]
"""Some dice and what they show."""


class Brute:
    """One turn of the player who is active in `table`, as it was when the turn began."""

    def __init__(self, table: Journey) -> None:
        self.table = table
        self._worth: dict[frozenset[tuple[Die, Symbol]], float] = {}

    def worth(self, kept: Dice) -> float:
        """The expected worth of the turn, with these dice kept and the others to be rolled."""
        key = frozenset(kept)
        if key not in self._worth:
            self._worth[key] = self._compute(kept)
        return self._worth[key]

    def _compute(self, kept: Dice) -> float:
        if len(kept) == len(DICE) or any(symbol is Symbol.TREE for _, symbol in kept):
            return self.end(kept)
        bests = self._bests(kept)
        if self.table.place is Place.ROHAN:
            mean = self.worth_of_repeat(kept)
            bests = [max(best, mean) for best in bests]
        return sum(bests) / len(bests)

    def worth_of_repeat(self, kept: Dice) -> float:
        """The expected worth of a roll whose result stands."""
        bests = self._bests(kept)
        return sum(bests) / len(bests)

    def _bests(self, kept: Dice) -> list[float]:
        """The best of each roll of the dice that are not kept."""
        t = self.table
        rest = [die for die in DICE if die not in dict(kept)]
        faces = [t.black if die is Die.BLACK else t.coloured for die in rest]
        rolls = product(*faces)
        return [self.best(kept, tuple(zip(rest, shown, strict=True))) for shown in rolls]

    def best(self, kept: Dice, roll: Dice) -> float:
        """The most that may be made of this roll, unless it is repeated."""
        return max(self.worth(kept + keep) for keep in self.keeps(roll))

    def keeps(self, roll: Dice) -> Iterator[Dice]:
        """Every set of dice of this roll that may be kept."""
        nazgul_rolled = any(symbol is Symbol.NAZGUL for _, symbol in roll)
        for size in range(1, len(roll) + 1):
            for keep in combinations(roll, size):
                symbols = [symbol for _, symbol in keep]
                if nazgul_rolled and Symbol.NAZGUL not in symbols:
                    continue
                if self.table.place is not Place.RIVENDELL and len(set(symbols)) < size:
                    continue
                yield keep

    def end(self, kept: Dice) -> float:
        """Let the rules use these symbols, and look at the sheets before and after."""
        before, after = self.table, clone(self.table)
        after.kept = [die for die, _ in kept]
        for die, symbol in kept:
            after.faces[die] = symbol
        use_symbols(after)
        seat = before.active
        mine, mine_before = after.sheets[seat], before.sheets[seat]
        others = [sheet for other, sheet in enumerate(after.sheets) if other != seat]
        spaces = mine.open_spaces()
        if mine.out:
            return OUT
        if before.last_one_wins and all(sheet.out for sheet in others):
            assert after.winners == (seat,)
            return WON
        lost = [
            old.open_spaces() - new.open_spaces()
            for old, new in zip(before.sheets, after.sheets, strict=True)
        ]
        harm = HARM * (sum(lost) - lost[seat])
        arrived = in_mordor(mine)
        rivals = [sheet.open_spaces() for sheet in others if in_mordor(sheet)]
        if rivals and (not arrived or spaces < max(rivals)):
            assert after.winners is None or seat not in after.winners
            return MISSED + harm
        if rivals and spaces == max(rivals):
            assert after.winners is None or (seat in after.winners and len(after.winners) > 1)
            return SHARED
        if arrived and (before.instant_win or not to_come(before)):
            assert after.winners == (seat,)
            return WON
        circles = CIRCLE * (mine.circles - mine_before.circles)
        trail = TRAIL * log(spaces / mine_before.open_spaces())
        return circles + trail + harm + (MORDOR if arrived else 0)


def use_symbols(t: Journey) -> None:
    """Phase 2, where every Gandalf splits the first square that he can."""
    t.step = "use"
    play = symbols.use_symbols(t)
    option: Any = None
    try:
        while True:
            ask = play.send(option)
            assert isinstance(ask, Ask)
            option = ask.options[0]
    except StopIteration:
        return


def to_come(t: Journey) -> list[int]:
    """Who else still has a turn in this round."""
    seats = len(t.sheets)
    coming = []
    seat = (t.active + 1) % seats
    while seat != t.first:
        if not out_of_turns(t.sheets[seat]):
            coming.append(seat)
        seat = (seat + 1) % seats
    return coming


# --- Turns to be measured


def any_turn(luck: Random, players: int, place: Place | None, **options: Value) -> Journey:
    """The beginning of somebody's turn somewhere in a game, in this place or in the basic game."""
    options["variant"] = "basic" if place is None else "advanced"
    t = GAME.setup(GAME.options(options, players), players, Chance("anything"))
    for sheet, hobbit in zip(t.sheets, luck.sample(HOBBITS, players), strict=True):
        sheet.hobbit = hobbit
        sheet.circles = luck.choice([0, 3, 5, 6, 7, 8, 8])
        sheet.squares = any_trail(luck, len(sheet.squares))
    t.first = luck.randrange(players)
    t.active = luck.randrange(players)
    t.round = 3
    if place is not None:
        t.place = place
        t.sheets[t.active].circles = int(place)
    for seat, sheet in enumerate(t.sheets):
        if seat == t.active:
            continue
        fate = luck.random()
        had_his_turn = (seat - t.first) % players < (t.active - t.first) % players
        if fate < 0.2:
            sheet.squares = [Square.CROSSED] * len(sheet.squares)
            sheet.out = True
        elif fate < 0.5 and had_his_turn and not t.instant_win:
            sheet.circles = len(PLACES) - 1
    alive = [sheet for sheet in t.sheets if not sheet.out]
    if t.last_one_wins and len(alive) == 1:
        return any_turn(luck, players, place, **options)
    return t


def any_trail(luck: Random, squares: int) -> list[Square]:
    """Squares are crossed off from the first on; the last of them may be a half."""
    crossed = luck.choice([0, 1, squares // 2, squares - 2, squares - 1, squares - 1])
    trail = [luck.choice([Square.CROSSED, Square.BOTH_CROSSED]) for _ in range(crossed)]
    first_open = luck.choice([Square.WHOLE, Square.SPLIT, Square.HALF])
    rest = [luck.choice([Square.WHOLE, Square.SPLIT]) for _ in range(squares - crossed - 1)]
    return [*trail, first_open, *rest]


def any_roll(luck: Random, t: Journey, dice: list[Die]) -> Dice:
    return tuple((die, luck.choice(t.black if die is Die.BLACK else t.coloured)) for die in dice)


def lay_out(t: Journey, kept: Dice, roll: Dice) -> Journey:
    """The table after a roll, with these dice kept from earlier rolls."""
    t = clone(t)
    t.kept = [die for die, _ in kept]
    t.rolled = [die for die, _ in roll]
    t.kept_now = []
    for die, symbol in kept + roll:
        t.faces[die] = symbol
    t.nazgul_rolled = any(symbol is Symbol.NAZGUL for _, symbol in roll)
    t.rolls = 1 + bool(kept)
    t.repeated = False
    t.step = "keep"
    return t
