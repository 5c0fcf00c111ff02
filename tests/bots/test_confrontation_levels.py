"""The Confrontation's opponents for people, and what they think with."""

import time
from random import Random

import pytest

from mathom.bots import make_bot
from mathom.bots.arena import interval, play_games
from mathom.core.bot import sight_of
from mathom.core.chance import Chance
from mathom.core.position import Position, play_out
from mathom.core.state import clone
from mathom.games.confrontation import GAME
from mathom.games.confrontation.bots.evaluate import evaluate, fellowship_wins
from mathom.games.confrontation.bots.greedy import GreedyBot
from mathom.games.confrontation.bots.levels import Level, easy, hard, medium
from mathom.games.confrontation.bots.policy import policy
from mathom.games.confrontation.state import Confrontation
from tests.confrontation.scene import Scene

# --- What a table is worth


def states(options: int, games: int = 4) -> list[Confrontation]:
    """Tables at all questions of some games by the policy."""
    found: list[Confrontation] = []
    luck = Random(1)
    for number in range(games):
        t = GAME.setup(GAME.options(GAME.variants[options], 2), 2, Chance(f"w{number}"))

        def pick(ask, t=t):
            found.append(clone(t))
            return policy(ask, t, luck)

        play_out(GAME, t, pick)
    return found


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_what_one_hopes_the_other_fears(variant: int):
    for t in states(variant):
        ours, theirs = evaluate(GAME, t, 0), evaluate(GAME, t, 1)
        assert 0 <= ours <= 1
        assert ours + theirs == pytest.approx(1)


def worth(pieces: str, turn: str = "sauron", **options) -> float:
    return fellowship_wins(Scene(pieces, turn=turn, **options).state)


def test_the_ring_before_the_gate_has_nearly_won():
    assert worth("frodo@gondor / warg@rhudaur", turn="fellowship") > 0.9


def test_two_in_the_shire_and_a_third_before_it_have_nearly_won():
    assert worth("frodo@rohan / warg@shire orcs@shire balrog@cardolan") < 0.1


def test_companions_are_worth_something():
    servants = "/ balrog@mordor warg@fangorn shelob@gondor orcs@mordor"
    assert worth(f"frodo@shire gandalf@shire aragorn@eregion {servants}") > worth(
        f"frodo@shire pippin@shire {servants}"
    )


def test_servants_are_worth_something():
    fellows = "frodo@shire sam@shire gandalf@rhudaur"
    assert worth(f"{fellows} / saruman@mordor witch-king@gondor warg@rohan") < worth(
        f"{fellows} / warg@rohan"
    )


def test_the_ring_is_not_lost_while_wormtongue_decides_and_sam_lives():
    scene = Scene(
        "frodo*@eregion sam*@shire gandalf*@shire / wormtongue@misty-mountains gollum@mordor",
        turn="sauron",
        format="variant",
    )
    scene.choose("wormtongue eregion")
    scene.cards("noble-sacrifice", "6")
    assert scene.asked == "sauron prompt-escape"
    before = fellowship_wins(scene.state)
    scene.choose("fall")
    assert 0.1 < before <= fellowship_wins(scene.state)


def test_a_first_game_that_was_won_is_worth_much_in_the_second():
    t = GAME.setup(GAME.options({"games": 2}, 2), 2, Chance("match"))
    t.game, t.points = 2, (5, 0)
    assert evaluate(GAME, t, 0) > 0.7
    assert evaluate(GAME, t, 1) < 0.3


# --- Playouts


def test_the_policy_wins_when_it_can():
    scene = Scene("frodo@gondor gandalf@rohan gimli@shire / balrog@mordor warg@fangorn")
    assert all(
        policy(scene.ask, scene.state, Random(seed)).code == "frodo mordor" for seed in range(20)
    )
    scene = Scene(
        "frodo@fangorn sam@rohan / orcs@shire warg@shire balrog@cardolan saruman@mordor",
        turn="sauron",
    )
    assert all(
        policy(scene.ask, scene.state, Random(seed)).code == "balrog shire" for seed in range(20)
    )


def test_the_policy_does_not_look_at_hidden_enemies():
    """It moves alike whoever stands where, as long as the tables look alike."""
    one = Scene("frodo@shire gimli@rhudaur sam@shire / balrog@high-pass warg@mordor orcs@gondor")
    other = Scene("frodo@shire gimli@rhudaur sam@shire / orcs@high-pass warg@mordor balrog@gondor")
    for seed in range(30):
        first = policy(one.ask, one.state, Random(seed))
        assert first.code == policy(other.ask, other.state, Random(seed)).code


# --- The levels


def decide(bot: Level, scene: Scene) -> str:
    return bot.choose(sight_of(scene.position, scene.ask, Chance("sight")), Chance("luck")).code


@pytest.mark.parametrize("level", [medium, hard])
def test_a_won_game_is_won(level):
    scene = Scene("frodo@gondor gandalf@rohan / balrog@mordor warg@fangorn")
    assert decide(level(), scene) == "frodo mordor"


def test_hard_stops_the_ring():
    """Frodo is revealed before the gate; only one can still reach him, and he can't slip away."""
    scene = Scene(
        "frodo@dagorlad! gimli@shire / witch-king@mordor shelob@gondor orcs@cardolan",
        turn="sauron",
    )
    assert decide(hard(), scene) == "witch-king dagorlad"


def test_hard_answers_in_two_seconds():
    """The first turn has the most to think about."""
    position = Position(GAME, GAME.setup(GAME.options({}, 2), 2, Chance("clock")))
    greedy = GreedyBot()
    while position.state.step == "deploy":
        ask = position.asks[0]
        position.answer(ask, greedy.choose(sight_of(position, ask, Chance("a")), Chance("b")))
    ask = position.asks[0]
    sight = sight_of(position, ask, Chance("sight"))
    began = time.process_time()
    hard().choose(sight, Chance("luck"))
    assert time.process_time() - began < 2.0


@pytest.mark.parametrize("level", [easy, medium, hard])
def test_no_level_always_sets_up_alike(level):
    bot = level()
    codes = set()
    for number in range(8):
        state = GAME.setup(GAME.options({}, 2), 2, Chance("same"))
        position = Position(GAME, state)
        sight = sight_of(position, position.asks[0], Chance("sight"))
        codes.add(bot.choose(sight, Chance(f"luck{number}")).code)
    assert len(codes) > 4


def test_the_levels_can_be_given_other_budgets():
    bot = make_bot(GAME, "hard:40")
    assert isinstance(bot, Level)
    assert bot.simulations == 40


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_they_play_every_variant_to_the_end(variant: int):
    options = GAME.options(GAME.variants[variant], 2)
    tally = play_games(GAME, ["hard:10", "easy:5"], games=2, seed="ends", options=options)
    assert not tally.crashes


@pytest.mark.slow
def test_medium_beats_random():
    """Over both sides; see docs/bots.md for real numbers."""
    options = GAME.options({}, 2)
    tally = play_games(
        GAME, ["medium:60", "random"], games=10, seed="beats", options=options, rotate=True
    )
    assert not tally.crashes
    assert interval(tally.bot_points["medium:60"], 10)[1] > 0.9
