"""The turn solver against brute force, and the bot's answers against the best there is."""

from random import Random

import pytest

from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.journey.bots.greedy import GreedyBot, rolled, stakes_of, turn_at
from mathom.games.journey.bots.solver import MYSELF, Kind, cup_of, haul_of, legal_keeps, symbols_in
from mathom.games.journey.data import CIRCLES, DICE, PLACES, Place, Symbol, faces
from mathom.games.journey.rules.dice import keep_dice
from mathom.games.journey.sight.view import view
from mathom.games.journey.state import Journey
from tests.bots.brute import Brute, Dice, any_roll, any_turn, lay_out

STARTS = [None, *PLACES[:CIRCLES]]
"""The basic game, and every place where a turn can begin."""
BOXES = {
    "preset a": {"equipment": "a"},
    "preset b": {"equipment": "b"},
    "last one wins": {"equipment": "a", "last_one_wins": True, "squares": 5},
    "instant win": {"equipment": "b", "instant_win": True},
    "odd dice": {"coloured": "RNNGGG", "black": "TTTNRR", "squares": 8},
    "no tree": {"coloured": "RRWWNO", "black": "NOOOWG"},
}


def name_of(place: Place | None) -> str:
    return "basic" if place is None else place.name.lower()


def solved(table: Journey) -> float:
    """What the solver says the turn is worth, before the dice on this table were rolled."""
    sight = view(table)
    stakes = stakes_of(sight)
    roll = rolled(sight, stakes)
    return turn_at(stakes).worth(roll.cup, roll.haul)


def answered(table: Journey) -> Dice | None:
    """What the bot keeps of the roll on this table, answer by answer; nothing if it repeats it."""
    before = len(table.kept)
    play = keep_dice(table)
    try:
        ask = next(play)
        while True:
            sight = Sight(ask.seat, ask, lambda: view(table), pytest.fail, pytest.fail)
            option = GreedyBot().choose(sight, Chance("not needed"))
            assert option in ask.options
            ask = play.send(option)
    except StopIteration:
        pass
    if table.step == "repeat":
        return None
    return tuple((die, table.faces[die]) for die in table.kept[before:])


def agrees_with_brute_force(table: Journey, luck: Random, free: int) -> None:
    """With so many dice still to be rolled, in value and in what is kept of a few rolls."""
    brute = Brute(table)
    dice = luck.sample(DICE, len(DICE))
    rest = sorted(dice[:free])
    kept = any_roll(luck, table, dice[free:])
    # Who has kept the White Tree rolls no more.
    kept = tuple((die, symbol) for die, symbol in kept if symbol is not Symbol.TREE)
    rest += [die for die in DICE if die not in rest and die not in dict(kept)]
    rest.sort()
    roll = any_roll(luck, table, rest)
    assert solved(lay_out(table, kept, roll)) == pytest.approx(brute.worth(kept), abs=1e-9)
    for _ in range(4):
        best = brute.best(kept, roll)
        keep = answered(lay_out(table, kept, roll))
        if keep is None:
            assert table.place is Place.ROHAN
            assert brute.worth_of_repeat(kept) >= best - 1e-9
        else:
            assert set(keep) in [set(legal) for legal in brute.keeps(roll)]
            assert brute.worth(kept + keep) == pytest.approx(best, abs=1e-9)
            if table.place is Place.ROHAN:
                assert best >= brute.worth_of_repeat(kept) - 1e-9
        roll = any_roll(luck, table, rest)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("place", STARTS, ids=name_of)
def test_with_few_dice_left_it_finds_what_brute_force_finds(place, box, players):
    luck = Random(f"{name_of(place)} {box} {players}")
    for free in (1, 2, 2, 3):
        agrees_with_brute_force(any_turn(luck, players, place, **BOXES[box]), luck, free)


@pytest.mark.parametrize("place", STARTS, ids=name_of)
def test_with_four_dice_left_too(place):
    luck = Random(name_of(place))
    agrees_with_brute_force(any_turn(luck, 3, place), luck, free=4)


@pytest.mark.nightly
@pytest.mark.parametrize("place", [None, Place.RIVENDELL, Place.ROHAN, Place.GONDOR], ids=name_of)
def test_and_with_all_five(place):
    luck = Random(name_of(place))
    agrees_with_brute_force(any_turn(luck, 2, place), luck, free=5)


# --- The parts of the solver

COLOURED = faces("RRGWNO")
BLACK = faces("RGWNOT")


def test_the_chances_of_all_results_add_up():
    cup = cup_of(
        (Kind(COLOURED, 1),) + (Kind(COLOURED, MYSELF),) * 3 + (Kind(BLACK, MYSELF),), False
    )
    results = list(cup.results())
    assert sum(chance for chance, _ in results) == pytest.approx(1)
    # Five symbols on one die, 35 ways to show five symbols with three like dice, six on the black.
    assert len(results) == 5 * 35 * 6


def test_the_same_dice_are_the_same_cup():
    kinds = (Kind(COLOURED, MYSELF), Kind(COLOURED, MYSELF), Kind(BLACK, MYSELF))
    roll = [Symbol.RING, Symbol.RING, Symbol.ORC]
    cup = cup_of(kinds, False)
    assert cup.keep(roll, (0,)) == cup.keep(roll, (1,))
    assert cup.keep(roll, (0,)).rest is cup_of(kinds[1:], False)


def test_hauls_add_up():
    mine = Kind(COLOURED, MYSELF)
    haul = haul_of(mine, Symbol.RING) + haul_of(mine, Symbol.RING) + haul_of(mine, Symbol.NAZGUL)
    assert [symbols_in(haul, symbol) for symbol in Symbol] == [2, 0, 0, 0, 0, 0]


def test_the_tree_ends_the_rolling():
    cup = cup_of((Kind(COLOURED, MYSELF), Kind(BLACK, MYSELF)), False)
    assert cup.keep([Symbol.ORC, Symbol.TREE], (1,)).rest is None


def test_what_may_be_kept():
    roll = [Symbol.RING, Symbol.RING, Symbol.NAZGUL]
    assert set(legal_keeps(roll, alike=False)) == {(2,), (0, 2), (1, 2)}
    assert set(legal_keeps(roll, alike=True)) == {(2,), (0, 2), (1, 2), (0, 1, 2)}
