"""Whom people play against: easy, medium, hard."""

from collections import Counter

import pytest

from mathom.bots import LEVELS, easiest, make_bot, offered_bots, served_bots, strongest
from mathom.bots.arena import play_games
from mathom.bots.blur import glimpse
from mathom.core import registry
from mathom.core.bot import RandomBot
from mathom.core.chance import Chance
from mathom.core.voice import LANGUAGES, voice
from mathom.games.journey import GAME as JOURNEY
from mathom.games.warcards import GAME as WARCARDS
from tests.core.toy import GAME as POCKETS


@pytest.mark.parametrize("name", registry.names())
def test_people_are_offered_three_levels_from_easy_to_hard(name: str):
    game = registry.game(name)
    assert offered_bots(game) == list(LEVELS) == ["easy", "medium", "hard"]
    assert (easiest(game), strongest(game)) == ("easy", "hard")


@pytest.mark.parametrize("name", registry.names())
def test_seats_with_a_bot_of_an_older_name_go_on(name: str):
    game = registry.game(name)
    for older in ("random", "greedy"):
        assert older in served_bots(game)
        assert make_bot(game, older)


def test_a_game_without_levels_offers_what_it_has():
    class Own(type(POCKETS)):  # type: ignore[misc]  # whichever class it is
        def bots(self):
            return {"quick": RandomBot}

    assert offered_bots(Own()) == ["random", "quick"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_bot_at_a_table_says_what_it_does(name: str, lang: str):
    text = voice(lang, registry.game(name))
    for bot in served_bots(registry.game(name)):
        assert text.has(f"bot-{bot}")
    for level in LEVELS:
        assert text.has(f"level-{level}")


def test_the_better_is_the_likelier_and_much_worse_hardly_ever_chosen():
    chance = Chance("glimpse")
    counted = Counter(glimpse([0.0, 1.0, 1.5, -9.0], 0.5, chance) for _ in range(2000))
    assert counted[2] > counted[1] > counted[0] > counted[3] == 0


@pytest.mark.parametrize("people", [2, 3, 4])
def test_easy_plays_the_card_game_to_the_end(people: int):
    options = WARCARDS.options({}, people)
    bots = ["greedy", "easy", "greedy", "easy"][:people]
    tally = play_games(WARCARDS, bots, games=2, seed="easy", options=options)
    assert not tally.crashes


@pytest.mark.nightly
def test_greedy_beats_easy_at_the_card_game_and_easy_beats_random():
    options = WARCARDS.options({"scenario": "duel"}, 2)
    for stronger, weaker in (("greedy", "easy"), ("easy", "random")):
        tally = play_games(
            WARCARDS, [stronger, weaker], games=20, seed="duel", options=options, rotate=True
        )
        assert tally.bot_points[stronger] >= 14


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize(("stronger", "weaker"), [("hard", "medium"), ("medium", "easy")])
@pytest.mark.nightly
def test_a_level_of_journey_beats_the_one_below(stronger: str, weaker: str, variant: str):
    options = JOURNEY.options({"variant": variant}, 2)
    tally = play_games(
        JOURNEY, [stronger, weaker], games=200, seed="levels", options=options, rotate=True
    )
    assert tally.bot_points[stronger] > tally.bot_points[weaker] + 30


@pytest.mark.parametrize("variant", range(len(JOURNEY.variants)))
@pytest.mark.parametrize("players", [2, 4])
def test_the_levels_of_journey_play_every_variant(players: int, variant: int):
    bots = ["easy", "medium", "easy", "medium"][:players]
    options = JOURNEY.options(JOURNEY.variants[variant], players)
    tally = play_games(JOURNEY, bots, games=2, seed="whole", options=options)
    assert not tally.crashes
