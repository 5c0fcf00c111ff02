"""The greedy bot at the table: what anybody would do, whole games, and whom it beats."""

import pytest

from mathom.bots.arena import chosen
from mathom.core.bot import Bot, RandomBot, Sight, sight_of
from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.games.journey import GAME
from mathom.games.journey.data import DICE, Symbol, faces
from mathom.games.journey.greedy import OUT, GreedyBot, Rivals, stakes_of, worth
from mathom.games.journey.state import Journey
from mathom.games.journey.turn import MYSELF, Kind, haul_of
from mathom.games.journey.view import JourneyView
from tests.journey.scene import Scene

NO_LUCK = Chance("not needed")
STRIKE = haul_of(Kind(faces("RRGWNO"), MYSELF), Symbol.NAZGUL)


def answers(scene: Scene) -> list[str]:
    """The bot's answers to the roll on the table, until dice are rolled again or used."""
    given: list[str] = []
    rolls = len(scene.rolls())
    turns = len(scene.turns())
    while not scene.over and (len(scene.rolls()), len(scene.turns())) == (rolls, turns):
        option = GreedyBot().choose(sight_of(scene.position, scene.ask, NO_LUCK), NO_LUCK)
        given.append(option.code)
        scene.choose(option.code)
    return given


def first_answer(scene: Scene) -> str:
    return GreedyBot().choose(sight_of(scene.position, scene.ask, NO_LUCK), NO_LUCK).code


# --- What anybody would do


def test_a_ring_rather_than_orcs():
    scene = Scene("merry sam")
    scene.roll("ring orc orc orc orc")
    assert answers(scene) == ["keep yellow ring", "roll"]


def test_a_nazgul_for_the_opponent_rather_than_for_himself():
    scene = Scene("merry sam")
    scene.roll("nazgul nazgul nazgul orc nazgul")
    assert first_answer(scene) == "keep red nazgul"


def test_his_last_space_is_not_given_away():
    scene = Scene("merry sam", trails={"merry": "xxxxxo", "sam": "oooooo"})
    scene.roll("nazgul nazgul ring ring ring")
    assert "keep red nazgul" in answers(scene)
    assert scene.out() == set()


def test_in_rivendell_no_second_nazgul_is_kept_of_free_will():
    scene = Scene(
        "merry sam",
        variant="advanced",
        place="rivendell",
        trails={"merry": "xxxxoo", "sam": "oooooo"},
    )
    scene.roll("ring ring nazgul ring nazgul")
    kept = answers(scene)
    assert len([code for code in kept if code.endswith("ring")]) >= 2
    assert len([code for code in kept if code.endswith("nazgul")]) == 1


def test_gandalf_for_the_last_square():
    scene = Scene("merry sam", trails={"merry": "xxxxxo", "sam": "oooooo"})
    scene.roll("gandalf orc orc orc orc")
    assert first_answer(scene) == "keep yellow gandalf"


def test_the_ring_that_wins_and_the_tree_that_makes_it_certain():
    scene = Scene("merry sam", places={"merry": "shelobs-lair"}, instant_win=True)
    scene.roll("orc orc orc ring tree")
    assert answers(scene) == ["keep green ring", "keep black tree", "stop"]
    assert scene.winners() == {"merry"}


def last_turn(**trails: str) -> Scene:
    """Sam is in Mordor. Merry stands before Shelob's lair and has the last turn of the round."""
    places = {"merry": "minas-tirith", "sam": "mordor"}
    return Scene("merry sam", start=2, places=places, trails=trails)


def test_the_last_turn_does_not_end_short_of_mordor():
    scene = last_turn(merry="oooooo", sam="oooooo")
    scene.roll("ring weapon gandalf weapon tree")
    kept = answers(scene)
    assert "keep yellow ring" in kept
    assert "keep black tree" not in kept


def test_to_arrive_with_fewer_spaces_is_not_enough():
    trails = {"merry": "xxxxoo", "sam": "xxxooo"}
    scene = last_turn(**trails)
    scene.roll("ring nazgul ring ring tree")
    scene.keep("yellow ring, red nazgul")
    scene.roll("blue ring, green gandalf, black tree")
    # The second Ring alone would share the victory: the red Nazgûl has struck Sam.
    assert set(answers(scene)) >= {"keep blue ring", "keep green gandalf", "keep black tree"}
    assert scene.winners() == {"merry"}


def test_one_in_mordor_with_a_single_space_is_better_struck_than_chased():
    scene = last_turn(merry="oooooo", sam="xxxxxo")
    scene.roll("orc nazgul nazgul orc tree")
    assert first_answer(scene) == "keep red nazgul"


def test_the_last_opponent_is_outlived_where_that_wins():
    trails = {"merry": "xxxxoo", "sam": "xxxxxo"}
    scene = Scene("merry sam", last_one_wins=True, trails=trails)
    scene.roll("ring nazgul nazgul ring tree")
    assert "keep red nazgul" in answers(scene)
    assert scene.winners() == {"merry"}


def test_rohan_repeats_a_terrible_roll_once():
    scene = Scene("merry sam", variant="advanced", place="rohan")
    scene.roll("orc orc nazgul orc nazgul")
    assert first_answer(scene) == "repeat"
    scene.repeat("orc orc nazgul orc nazgul")
    assert first_answer(scene).startswith("keep")


def test_rohan_does_not_repeat_a_good_one():
    scene = Scene("merry sam", variant="advanced", place="rohan")
    scene.roll("ring nazgul gandalf ring ring")
    assert first_answer(scene).startswith("keep")


def test_gandalf_splits_the_leftmost_square():
    scene = Scene("merry sam", trails={"merry": "x.ooo", "sam": "ooooo"})
    scene.uses("gandalf, ring")
    assert first_answer(scene) == "split 3"


def test_any_hobbit_will_do():
    position = Position(GAME, GAME.setup(GAME.options({}, 2), 2, Chance("bag end")))
    assert (
        GreedyBot().choose(sight_of(position, position.asks[0], NO_LUCK), NO_LUCK).code
        == "take frodo"
    )


@pytest.mark.parametrize("spaces", range(1, 17))
def test_being_out_is_worse_than_anything_else(spaces):
    stakes = stakes_of(Scene().view)._replace(spaces=spaces)
    others_in_mordor = stakes._replace(rivals=(Rivals(in_mordor=True, spaces=9, number=1),))
    for strikes in range(min(spaces, len(DICE))):
        assert worth(stakes, strikes * STRIKE) > OUT
        assert worth(others_in_mordor, strikes * STRIKE) > OUT
    assert worth(stakes, spaces * STRIKE) == OUT or spaces > len(DICE)


# --- Whole games


class Watched:
    """A greedy bot each of whose answers is checked."""

    def __init__(self) -> None:
        self.bot = GreedyBot()
        self.decisions = 0

    def choose(self, sight: Sight, chance: Chance):
        view: JourneyView = sight.view()
        blind = Sight(sight.seat, sight.ask, lambda: view, pytest.fail, pytest.fail)
        drawn = chance.drawn
        option = self.bot.choose(blind, chance)
        assert option in sight.ask.options
        assert chance.drawn == drawn
        assert option is self.bot.choose(blind, Chance("some other luck"))
        self.decisions += 1
        return option


def play(bots: list[Bot], options: dict, seed: str) -> Journey:
    luck = Chance(f"{seed} bots")
    position = Position(GAME, GAME.setup(GAME.options(options, len(bots)), len(bots), Chance(seed)))
    while not position.over:
        ask = position.asks[0]
        code = bots[ask.seat].choose(sight_of(position, ask, NO_LUCK), luck).code
        position.answer(ask, chosen(ask, code))
    return position.state


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_every_answer_is_an_option_and_needs_no_luck(variant, players):
    watched = Watched()
    for number in range(3):
        bots: list[Bot] = [watched if seat != number else RandomBot() for seat in range(players)]
        play(bots, GAME.variants[variant], f"{variant} {players} {number}")
    assert watched.decisions > 50


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.slow
def test_it_beats_chance(variant):
    won = 0
    for number in range(60):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = GAME.bots()["greedy"]()
        won += play(bots, {"variant": variant}, f"{number}").winners == (number % 2,)
    assert won >= 48
