"""The Card Game's bots: what anybody would do, what they may not know, whole games."""

import time
from random import Random

import pytest

from mathom.bots import make_bot
from mathom.bots.arena import play_game, play_games
from mathom.bots.search import SearchBot
from mathom.bots.thumb import GreedyBot
from mathom.core.ask import Question
from mathom.core.bot import Bot, RandomBot, sight_of
from mathom.core.chance import Chance
from mathom.core.position import Position, play_out
from mathom.core.state import clone
from mathom.core.testing.case import Case, cases
from mathom.games.warcards.bots.appraise import APPRAISERS, IN_A_TURN, appraise
from mathom.games.warcards.bots.evaluate import evaluate
from mathom.games.warcards.bots.levels import LEVELS
from mathom.games.warcards.bots.policy import RULES
from mathom.games.warcards.game import GAME
from mathom.games.warcards.rules.turn import TURN
from mathom.games.warcards.state import War, scenario_of
from tests.sides import marked
from tests.warcards.scene import Scene, fight_at

TABLES = [
    ("trilogy", 2),
    ("trilogy", 3),
    ("trilogy", 4),
    ("duel", 2),
    ("three-player-duel", 3),
    ("fellowship-of-the-ring", 2),
]


def test_every_deed_of_a_turn_is_weighed() -> None:
    assert set(IN_A_TURN) == set(TURN.deeds)


def answer(scene: Scene, bot: Bot | None = None) -> str:
    """What a bot says to the open question."""
    sight = sight_of(scene.position, scene.ask, Chance("sight"))
    return (bot or GreedyBot(RULES)).choose(sight, Chance("luck")).code


# --- What anybody would do


def test_who_gains_nothing_passes() -> None:
    assert answer(Scene(turn="aragorn", path="bag-end")) == "pass"


def test_in_the_last_round_all_is_thrown_in() -> None:
    scene = Scene(
        turn="witch-king",
        path="orodruin",
        round=9,
        reserve=("the-witch-king", "the-hunter"),
    )
    assert answer(scene) in ("move the-witch-king path", "use the-hunter")


def test_a_ring_wraith_stops_an_open_path() -> None:
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        reserve=("the-hunter",),
        hand={"witch-king": ("mordor-orcs", "mordor-orcs", "mordor-orcs")},
    )
    values = dict(zip(scene.codes, appraise(scene.ask, scene.state), strict=True))
    assert values["move the-hunter path"] > values["play mordor-orcs reserve"]


def test_the_least_useful_card_pays() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("sam-gamgee", "gandalf-the-white", "village-militia", "glamdring")},
    )
    scene.do("play sam-gamgee reserve")
    assert scene.asked == "pay"
    assert answer(scene) == "cycle village-militia"


def test_merry_falls_first_on_a_path_for_he_comes_back() -> None:
    scene = fight_at("the-cross-roads", ("the-hunter", "merry-brandybuck", "legolas"))
    assert answer(scene) == "eliminate merry-brandybuck"


def test_the_top_of_the_deck_is_forsaken_before_the_best_in_hand() -> None:
    scene = Scene(
        turn="frodo",
        path="caradhras",
        hand={"frodo": ("gandalf-the-white",)},
        begin="round",
        round=3,
    )
    while scene.asked != "forsake":
        scene.do(scene.codes[0])
    assert answer(scene) != "forsake gandalf-the-white"


def test_the_duels_ring_is_used() -> None:
    scene = Scene("duel", turn="gandalf", hand={"gandalf": ("village-militia",)})
    assert answer(scene) == "ring"


def test_nobody_uses_an_action_for_ever_that_brings_nothing() -> None:
    """With only Aragorn left, forsaking the top card costs Denethor nothing, again and again."""
    scene = Scene(turn="aragorn", reserve=("denethor",), deck={"aragorn": ("aragorn",)})
    assert "use denethor" in scene.codes
    assert answer(scene) == "pass"
    assert [option.code for option in RULES.sieve(scene.ask, scene.state)].count(
        "use denethor"
    ) == 0


# --- What they can't know


@pytest.mark.parametrize(("scenario", "people"), TABLES)
def test_greedy_chooses_alike_whatever_lies_hidden(scenario: str, people: int) -> None:
    options = GAME.options({"scenario": scenario}, people)
    position = Position(GAME, GAME.setup(options, people, Chance("hidden")))
    luck = Chance("luck")
    for step in range(120):
        if not position.asks:
            return
        ask = position.asks[0]
        if step % 4 == 0:
            values = [
                appraise(sight.ask, sight.redeal(Chance(f"deal {number}")).state)
                for number in range(3)
                for sight in (sight_of(position, ask, Chance(f"sight {number}")),)
            ]
            assert values[0] == values[1] == values[2]
        position.answer(ask, ask.options[luck.below(len(ask.options))])


# --- What a table is worth


def tables(scenario: str, people: int) -> list[War]:
    """Tables at some questions of a game by the policy."""
    found: list[War] = []
    luck = Random(1)
    options = GAME.options({"scenario": scenario}, people)
    t = GAME.setup(options, people, Chance("worth"))

    def pick(ask):
        if luck.random() < 0.2:
            found.append(clone(t))
        return RULES.policy(ask, t, luck)

    play_out(GAME, t, pick)
    return [*found, t]


@pytest.mark.parametrize(("scenario", "people"), TABLES)
def test_a_table_is_worth_something_between_defeat_and_victory(scenario: str, people: int) -> None:
    for t in tables(scenario, people):
        assert all(0 <= evaluate(GAME, t, seat) <= 1 for seat in range(people))
    result = GAME.result(t)
    assert result is not None
    for seat in range(people):
        assert evaluate(GAME, t, seat) == (1.0 if seat in result.winners else 0.0)


def test_partners_hope_for_the_same_and_enemies_for_the_opposite() -> None:
    scene = Scene(path="orodruin", round=9, shadow_area=("minas-tirith", "lorien"), corruption=8)
    hopes = [evaluate(GAME, scene.state, seat) for seat in range(4)]
    assert max(hopes[0], hopes[2]) < 0.1
    assert min(hopes[1], hopes[3]) > 0.9


# --- Whole games


@pytest.mark.parametrize("case", marked(cases(GAME)))
def test_all_play_every_variant_to_the_end(case: Case) -> None:
    options = GAME.options(case.options, case.seats)
    bots = ["greedy", "hard:3", "easy", "medium:3"][: case.seats]
    assert not play_games(GAME, bots, games=1, seed="ends", options=options).crashes


def test_every_question_is_appraised() -> None:
    asked: set[Question] = set()
    for number in range(30):
        scenario, people = TABLES[number % len(TABLES)]
        t = GAME.setup(GAME.options({"scenario": scenario}, people), people, Chance(f"q{number}"))
        luck = Random(number)

        def pick(ask, luck=luck):
            asked.add(ask.question)
            return ask.options[int(luck.random() * len(ask.options))]

        play_out(GAME, t, pick)
    assert asked <= set(APPRAISERS)


def wins(bot: Bot, scenario: str, people: int, games: int) -> int:
    """How many games a bot's side wins against random players, half of them on either side."""
    options = GAME.options({"scenario": scenario}, people)
    table = GAME.setup(options, people, Chance("sides"))
    decks = scenario_of(table).decks
    sides = [decks[table.seats.index(seat)].side for seat in range(people)]
    won = 0
    for number in range(games):
        bots = [bot if side == number % 2 else RandomBot() for side in sides]
        result, _ = play_game(GAME, bots, options, f"wins {number // 2}")
        won += any(sides[seat] == number % 2 for seat in result.winners)
    return won


@pytest.mark.parametrize(("scenario", "people"), [("trilogy", 4), ("duel", 2)])
@pytest.mark.slow
def test_greedy_beats_random(scenario: str, people: int) -> None:
    assert wins(GreedyBot(RULES), scenario, people, 12) >= 10


@pytest.mark.slow
def test_a_small_search_beats_random() -> None:
    assert wins(LEVELS.searcher(8, seconds=None), "duel", 2, 4) >= 3


@pytest.mark.parametrize("bot", ["greedy", "medium:8"])
def test_the_same_seed_is_the_same_game(bot: str) -> None:
    options = GAME.options({"scenario": "duel"}, 2)
    first, second = (
        play_games(GAME, [bot, "greedy"], games=1, seed="same", options=options) for _ in range(2)
    )
    assert (first.decisions, first.seat_wins) == (second.decisions, second.seat_wins)


# --- The levels


def test_the_levels_can_be_given_other_budgets() -> None:
    bot = make_bot(GAME, "hard:40")
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 40


def test_the_levels_differ_in_how_long_they_think() -> None:
    assert LEVELS.medium < LEVELS.hard


def test_hard_answers_in_two_seconds() -> None:
    scene = Scene(
        turn="saruman",
        path="amon-hen",
        grounds=("helms-deep", "orthanc"),
        hand={"saruman": ("ugluk", "hill-troll", "wolf-riders", "gollum", "the-black-serpent")},
        reserve=("saruman", "the-black-fleet", "the-witch-king", "aragorn", "gandalf-the-white"),
    )
    sight = sight_of(scene.position, scene.ask, Chance("sight"))
    began = time.process_time()
    assert make_bot(GAME, "hard").choose(sight, Chance("luck")).code in scene.codes
    assert time.process_time() - began < 2.0
