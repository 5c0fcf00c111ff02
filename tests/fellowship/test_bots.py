"""The bots: what anybody would do, what they may not know, whole games."""

import re
import time
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mathom.bots import make_bot
from mathom.bots.arena import play_game, play_games
from mathom.bots.thumb import GreedyBot
from mathom.cards.trees import walk
from mathom.core.ask import Ask, Option
from mathom.core.bot import Bot, sight_of
from mathom.core.chance import Chance
from mathom.core.position import Position, play_out
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots import appraise as appraiser
from mathom.games.fellowship.bots.appraise import APPRAISERS, IN_OWN_PHASE, appraise
from mathom.games.fellowship.bots.evaluate import evaluate
from mathom.games.fellowship.bots.journey import onward
from mathom.games.fellowship.bots.levels import LEVELS
from mathom.games.fellowship.bots.policy import RULES
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.effects.targets import Targeted
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.actions import PlayEvent
from mathom.games.fellowship.rules.answering import RESPONDING
from mathom.games.fellowship.rules.own_actions import FELLOWSHIP_PHASE, SHADOW_PHASE, Play
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.rules.zones import enter_play
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import MINIONS
from tests.fellowship.beginning import Beginning, deck
from tests.fellowship.scene import Scene
from tests.fellowship.test_several_players import three_with, with_a_goblin_each

ARAGORN = "aragorn-ranger-of-the-north"
BOROMIR = "boromir-lord-of-gondor"


def answer(scene: Scene, bot: Bot | None = None) -> str:
    """What a bot says to the open question."""
    sight = sight_of(scene.position, scene.ask, Chance("sight"))
    return (bot or GreedyBot(RULES)).choose(sight, Chance("luck")).code


def test_every_deed_of_an_own_phase_is_weighed():
    deeds = {*FELLOWSHIP_PHASE.deeds, *SHADOW_PHASE.deeds, PlayEvent}
    assert {*IN_OWN_PHASE, Play} == deeds


# --- What anybody would do


def test_a_companion_defends_the_ring_bearer():
    t = Scene(ARAGORN, minions="uruk-slayer", phase="assignment").pass_until("assign")
    assert answer(t) == f"assign {ARAGORN} uruk-slayer"


def test_the_strong_take_the_strong():
    t = Scene(f"{ARAGORN} gimli-son-of-gloin", minions="goblin-scavengers goblin-patrol-troop")
    t.pass_until("assign")
    while t.asked == "assign":
        t.do(answer(t))
    fought = {t.card("aragorn"): "goblin-patrol-troop", t.card("gimli"): "goblin-scavengers"}
    assert {fight.defender: fight.minions for fight in t.state.fights} == {
        who: (t.card(minion),) for who, minion in fought.items()
    }


def test_whoever_is_stronger_against_them_takes_them():
    """Arwen fears no Nazgûl, though she bears no more strength than others when none is there."""
    elves = "legolas-greenleaf arwen-daughter-of-elrond haldir-elf-of-the-golden-wood"
    t = Scene(elves, minions="ulaire-attea-keeper-of-dol-guldur").pass_until("assign")
    assert answer(t).startswith("assign arwen")
    t = Scene(elves, minions="cave-troll-of-moria-scourge-of-the-black-pit").pass_until("assign")
    assert not answer(t).startswith("assign arwen")


def test_leftovers_overwhelm_the_ring_bearer():
    t = Scene(ARAGORN, minions="goblin-patrol-troop goblin-scavengers goblin-scavengers")
    t.pass_until("assign").do("assign aragorn goblin-patrol-troop", "done")
    assert t.asked == "assign-leftover"
    assert answer(t).startswith("assign frodo-son-of-drogo goblin-scavengers")


def test_an_event_is_kept_where_it_turns_nothing():
    event = {"fellowship": BOROMIR, "hand": "swordarm-of-the-white-tower"}
    won = Scene(minions="goblin-runner", fight="boromir goblin-runner", **event)
    assert answer(won) == "pass"
    close = Scene(minions="goblin-scavengers", fight="boromir goblin-scavengers", **event)
    assert answer(close) == "play swordarm-of-the-white-tower"
    lost = Scene(minions="goblin-patrol-troop", fight="boromir goblin-patrol-troop", **event)
    assert answer(lost) == "pass"


def test_a_burden_is_better_than_death():
    t = Scene(minions="uruk-savage", fight="frodo uruk-savage", wounds={"frodo": 3})
    t.pass_until("respond-wounding")
    assert answer(t).startswith("use the-one-ring")


def test_a_wound_is_better_than_corruption():
    t = Scene(minions="goblin-runner", fight="frodo goblin-runner", burdens=9)
    t.pass_until("respond-wounding")
    assert answer(t) == "pass"


def test_a_companion_is_worth_its_twilight():
    t = Scene(hand="legolas-greenleaf", phase="fellowship")
    assert answer(t) == "play legolas-greenleaf"


def test_the_shadow_plays_what_the_pool_pays():
    t = Scene(ARAGORN, shadow_hand="uruk-slayer", phase="shadow", pool=9, at=5)
    assert answer(t) == "play uruk-slayer"


def test_the_worst_card_goes():
    hand = "aragorn-ranger-of-the-north legolas-greenleaf gimli-son-of-gloin"
    t = Scene(ARAGORN, hand=hand, phase="regroup", at=2).pass_until("move-again")
    t.do("stop")
    assert t.asked == "reconcile"
    assert answer(t) == ARAGORN


def test_the_worn_out_rest():
    t = Scene(
        ARAGORN,
        minions="uruk-slayer uruk-slayer uruk-slayer",
        phase="regroup",
        at=3,
        wounds={"aragorn": 3, "frodo": 3},
    )
    assert answer(t.pass_until("move-again")) == "stop"


def test_the_sound_go_on_to_where_the_game_is_won():
    people = f"{ARAGORN} legolas-greenleaf gimli-son-of-gloin gandalf-the-grey-wizard"
    t = Scene(people, phase="regroup", at=6, goal=7).pass_until("move-again")
    assert answer(t) == "move"


def test_a_text_sends_a_minion_to_whom_it_can_kill():
    t = Scene(
        f"{ARAGORN} merry-friend-to-sam",
        minions="goblin-runner goblin-sneak",
        shadow_hand="frenzy",
        phase="assignment",
        pool=2,
        wounds={"aragorn": 3, "merry": 3},
    )
    t.shadow().do("play frenzy")
    assert t.asked == "assign-who"
    assert answer(t) == "merry-friend-to-sam"


def test_cards_are_not_laid_under_the_deck_for_nothing():
    """Only what is worth less than any other card would be."""
    elves = {"support": "mallorn-trees", "phase": "fellowship"}
    t = Scene("legolas-greenleaf", hand="arwen-daughter-of-elrond", pool=9, **elves)
    assert answer(t) != "use mallorn-trees"
    t = Scene("legolas-greenleaf", hand="legolas-prince-of-mirkwood", pool=9, **elves)
    assert answer(t) == "use mallorn-trees"


def test_what_comes_back_from_the_pile_is_the_best_of_it():
    t = Scene(
        shadow_hand="goblin-sneak",
        shadow_discard="goblin-runner goblin-patrol-troop goblin-sneak",
        phase="shadow",
        pool=5,
        at=4,
    )
    t.do("play goblin-sneak").pass_until("respond-played").do("use goblin-sneak")
    assert t.asked == "put-under"
    assert answer(t) == "goblin-patrol-troop"


def test_twilight_is_made_where_there_is_something_to_pay_for():
    mordor = {"minions": "orc-soldier orc-soldier orc-soldier", "phase": "shadow", "at": 6}
    rich = Scene(ARAGORN, shadow_hand="forces-of-mordor", pool=9, **mordor)
    poor = Scene(ARAGORN, shadow_hand="forces-of-mordor orc-chieftain", pool=0, **mordor)
    values = [
        dict(zip(t.codes, appraise(t.ask, t.state), strict=True))["play forces-of-mordor"]
        for t in (rich, poor)
    ]
    assert values[0] < 0 < values[1]


def test_nobody_dies_for_a_condition():
    """What must exert to play a card is a part of its price."""
    tired = Scene(
        "gimli-son-of-gloin",
        hand="greatest-kingdom-of-my-people",
        phase="fellowship",
        wounds={"gimli": 1},
    )
    fresh = Scene("gimli-son-of-gloin", hand="greatest-kingdom-of-my-people", phase="fellowship")
    costs = [
        dict(zip(t.codes, appraise(t.ask, t.state), strict=True))[
            "play greatest-kingdom-of-my-people"
        ]
        for t in (tired, fresh)
    ]
    assert costs[0] < costs[1] < 0.5


def test_a_fellowship_begins_with_whom_its_deck_is_about():
    """Aragorn is the stronger; but what are a wizard's cards without the wizard?"""
    people = ("aragorn-ranger-of-the-north", "gandalf-the-grey-wizard")
    wizardry = [
        card.name
        for card in catalogue.CARDS
        if card.culture == "gandalf" and card.type not in ("companion", "ally")
    ]
    begins = []
    for about in ([], wizardry):
        b = Beginning(*[deck(*people, *about)] * 2).bid(1, 0).do("1").until("start")
        sight = sight_of(b.position, b.position.asks[0], Chance("sight"))
        begins.append(GreedyBot(RULES).choose(sight, Chance("luck")).code)
    assert begins == [*people]


def test_events_for_people_who_are_not_there_go_first():
    t = Scene(ARAGORN, hand="battle-fury gondors-vengeance", phase="regroup", at=2)
    t.pass_until("move-again").do("stop")
    values = dict(zip(t.codes, appraise(t.ask, t.state), strict=True))
    assert values["battle-fury"] > values["gondors-vengeance"]


def test_somebody_elses_victory_must_be_raced():
    people = {"fellowship": f"{ARAGORN} {BOROMIR} gimli-son-of-gloin", "phase": "regroup", "at": 4}
    t = Scene(**people).pass_until("move-again")
    before = appraise(t.ask, t.state)[0]
    t.state.seats[1].marker = 8
    assert appraise(t.ask, t.state)[0] > before


def test_no_bot_knows_a_card_by_name():
    for path in Path(appraiser.__file__).parent.glob("*.py"):
        words = set(re.findall(r"[a-z0-9-]+", path.read_text()))
        assert words.isdisjoint({name for name in catalogue.NAME if "-" in name}), path


# --- More than two players


def test_arrows_fly_where_nobody_can_be_spared():
    """A player with a strong minion would let that one take the wound."""
    three = with_a_goblin_each(three_with("legolas-greenleaf"))
    troop = three.t.decks[1].pop()
    three.t.print_of[troop] = catalogue.NUMBER["goblin-patrol-troop"]
    enter_play(three.t, troop, MINIONS)
    three.until("archery-target")
    sight = sight_of(three.position, three.position.asks[0], Chance("sight"))
    assert GreedyBot(RULES).choose(sight, Chance("luck")).code == "3"


def test_with_more_players_more_of_the_twilight_is_used():
    """Three Shadow players have three hands to spend it on."""
    costs = []
    for seats in (2, 4):
        t = begun(seats, 2).state
        fears = []
        for t.pool in (5, 25):
            fears.append(onward(t))
        costs.append(fears[0] - fears[1])
    assert costs[0] < costs[1]


def begun(seats: int, turn: int, number: int = 0) -> Position[Table]:
    """A game of so many with decks by lot, at the beginning of a turn."""
    luck, lots = Random(number), Chance(f"begun {number}")
    decks = [random_deck(lots) for _ in range(seats)]
    t = new_table(decks, House(goal=9, starter=False), Chance(f"begun {number}"))
    position = Position(GAME, t)
    while t.turn < turn:
        ask = position.asks[0]
        position.answer(ask, RULES.policy(ask, position.state, luck))
    return position


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_chances_of_all_players_add_up_to_one(seats: int):
    """But for what each knows of their own hand. Who is out has none."""
    t = begun(seats, 3).state
    t.hands = [[] for _ in t.seats]
    chances = [evaluate(GAME, t, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1)
    t.seats[0].out = True
    assert evaluate(GAME, t, 0) == 0
    assert sum(evaluate(GAME, t, seat) for seat in range(1, seats)) == pytest.approx(1)


def test_whoever_comes_further_takes_chances_from_all_others():
    t = begun(4, 5).state
    before = [evaluate(GAME, t, seat) for seat in range(4)]
    t.seats[2].marker += 2
    after = [evaluate(GAME, t, seat) for seat in range(4)]
    assert [now > then for now, then in zip(after, before, strict=True)] == [
        seat == 2 for seat in range(4)
    ]


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_searchers_play_with_several_players(seats: int):
    """In time, too: a busy machine is given thrice as long."""
    position, luck = begun(seats, 2), Chance("luck")
    for _ in range(12):
        ask = position.asks[0]
        began = time.process_time()
        code = LEVELS.searcher(24).choose(sight_of(position, ask, luck), luck).code
        assert time.process_time() - began < 6
        position.answer(ask, ask.option(code))


# --- What they may not know


@pytest.mark.parametrize("variant", ["starter", "full"])
def test_greedy_chooses_alike_whatever_lies_hidden(variant: str):
    options = GAME.options({"variant": variant}, 2)
    position = Position(GAME, GAME.setup(options, 2, Chance("hidden")))
    greedy, luck = GreedyBot(RULES), Chance("luck")
    for step in range(120):
        if not position.asks:
            return
        ask = position.asks[0]
        if step % 3 == 0:
            values = [
                appraise(sight.ask, sight.redeal(Chance(f"deal {number}")).state)
                for number in range(3)
                for sight in (sight_of(position, ask, Chance(f"sight {number}")),)
            ]
            assert values[0] == values[1] == values[2], ask
        chosen = greedy.choose(sight_of(position, ask, luck), luck).code
        option = ask.option(chosen)
        assert option is not None
        position.answer(ask, option)


# --- Whole games


def test_every_question_has_an_answer():
    """By itself, as a response, or as the target of a word."""
    text = (GAME.text_folder / "en.ftl").read_text()
    asked = set(re.findall(r"^(prompt-[a-z-]+) =", text, re.MULTILINE))
    words = walk(tuple(card.said for card in catalogue.CARDS))
    verbs = {f"prompt-{word.question.kind}" for word in words if isinstance(word, Targeted)}
    others = {"prompt-discard", "prompt-transfer"}
    responses = {prompt for prompt in asked if prompt.startswith("prompt-respond-")}
    appraised = {f"prompt-{question.kind}" for question in APPRAISERS}
    assert asked - responses - verbs - others <= appraised
    assert appraised - asked == {f"prompt-{RESPONDING.kind}"}


def any_table(number: int) -> Table:
    luck = Chance(f"any decks {number}")
    decks = [random_deck(luck) for _ in range(2 + number % 3)]
    house = House(goal=9, starter=False, open_decks=number % 2 == 0, mulligan=number % 3 == 0)
    return new_table(decks, house, Chance(f"any {number}"))


@pytest.mark.parametrize("number", range(6))
def test_they_play_any_cards_to_the_end(number: int):
    """Texts that are in no starter must be answered, too; and nobody acts for ever."""
    t, luck = any_table(number), Random(number)

    def pick(ask: Ask) -> Option[Any]:
        values = appraise(ask, t)
        assert len(values) == len(ask.options)
        assert all(map(isfinite, values))
        left = RULES.sieve(ask, t)
        assert left
        assert set(left) <= set(ask.options)
        if t.board:
            assert 0 <= evaluate(GAME, t, ask.seat) <= 1
        return luck.choice(ask.options) if luck.random() < 0.2 else RULES.policy(ask, t, luck)

    assert play_out(GAME, t, pick) < 3000
    assert evaluate(GAME, t, t.winner) == 1


@pytest.mark.parametrize("variant", ["starter", "full"])
def test_greedy_beats_random(variant: str):
    options = GAME.options({"variant": variant}, 2)
    tally = play_games(
        GAME, ["greedy", "random"], games=16, seed="won", options=options, rotate=True
    )
    assert not tally.crashes
    assert tally.bot_points["greedy"] >= 13


def test_a_small_search_beats_random():
    options = GAME.options({"variant": "starter"}, 2)
    tally = play_games(
        GAME, ["medium:6", "random"], games=6, seed="won", options=options, rotate=True
    )
    assert not tally.crashes
    assert tally.bot_points["medium:6"] >= 4


def test_the_same_seed_is_the_same_game():
    options = GAME.options({"variant": "starter"}, 2)
    ends = [
        play_game(GAME, [make_bot(GAME, "easy"), make_bot(GAME, "greedy")], options, "same")
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


def test_the_levels_differ_in_how_long_they_think():
    assert LEVELS.medium < LEVELS.hard


def test_greedy_thinks_a_moment_and_hard_no_longer_than_people_wait():
    """Processor time, so that others' work does not count; the first question warms up."""
    options = GAME.options({"variant": "starter"}, 2)
    position = Position(GAME, GAME.setup(options, 2, Chance("time")))
    luck, spent, asked = Chance("luck"), 0.0, 0
    greedy = GreedyBot(RULES)
    while position.asks and asked < 80:
        ask = position.asks[0]
        sight = sight_of(position, ask, luck)
        state = sight.redeal(luck).state
        began = time.process_time()
        appraise(sight.ask, state)
        spent += time.process_time() - began
        asked += 1
        option = ask.option(greedy.choose(sight, luck).code)
        assert option is not None
        position.answer(ask, option)
    assert spent / asked < 0.005
    quick = LEVELS.searcher(10_000, seconds=0.2)
    scene = Scene(ARAGORN, hand="legolas-greenleaf gimli-son-of-gloin", phase="fellowship")
    began = time.process_time()
    answer(scene, quick)
    assert time.process_time() - began < 5
