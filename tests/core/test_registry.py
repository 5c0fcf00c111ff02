"""The registry: every game is there under its own name and says of itself what it must."""

import pytest

from mathom.core import registry
from mathom.core.game import Game
from mathom.core.message import Refused
from mathom.core.state import OVER, State
from mathom.core.voice import LANGUAGES, voice


def test_the_games_are_known_by_name():
    assert "journey" in registry.names()
    assert [game.name for game in registry.games()] == registry.names()
    assert registry.names() == sorted(registry.names())


def test_a_game_is_made_once():
    assert registry.game("journey") is registry.game("journey")


@pytest.mark.parametrize("name", ["chess", "", "Journey", "journey ", "../journey"])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(name: str):
    with pytest.raises(Refused) as refusal:
        registry.game(name)
    reason = refusal.value.reason
    assert reason.id == "refused-game"
    assert reason.args == {"name": name, "known": ", ".join(registry.names())}
    assert all("journey" in voice(lang).explain(reason) for lang in LANGUAGES)


GAMES = pytest.mark.parametrize("game", registry.games(), ids=registry.names())


@GAMES
def test_a_game_says_all_that_it_must(game: Game[State]):
    assert isinstance(game, Game)
    assert game.rules_version >= 1
    assert len(game.rule_prefix) == 1
    assert game.rule_prefix.isupper()
    assert issubclass(game.state_type, State)
    assert OVER not in game.steps
    assert len(game.seats) >= 1
    assert game.variants
    for lang in LANGUAGES:
        assert (game.text_folder / f"{lang}.ftl").is_file()


@GAMES
def test_no_two_games_share_a_letter(game: Game[State]):
    assert [other.rule_prefix for other in registry.games()].count(game.rule_prefix) == 1


@GAMES
def test_every_variant_can_be_played_by_some_number_of_players(game: Game[State]):
    for variant in game.variants:
        assert game.seatings(variant)
        for seats in game.seatings(variant):
            complete = game.options(variant, seats)
            assert complete.keys() == {setting.name for setting in game.settings}
            assert game.options(complete, seats) == complete


@GAMES
def test_every_default_is_among_the_values(game: Game[State]):
    for setting in game.settings:
        assert not setting.values or setting.default in setting.values
