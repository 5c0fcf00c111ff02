"""`mathom games`."""

import pytest

from mathom.bots import bot_names, make_bot
from mathom.bots.search import SearchBot
from mathom.core import registry
from mathom.core.game import written
from mathom.core.voice import LANGUAGES
from mathom.games.journey import GAME
from tests.cli.shell import said, too_wide


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_listed_with_all_that_can_be_chosen(mathom, lang):
    ran = mathom("games", "--lang", lang)
    assert ran.code == 0
    for sentence in (
        f"journey {said(lang, 'title')}",
        said(lang, "summary"),
        said(lang, "games-seats", least=2, most=4),
        said(lang, "games-bots", bots=", ".join(bot_names(GAME))),
        said(lang, "games-assumed"),
    ):
        assert ran.says(sentence)
    for setting in GAME.settings:
        assert ran.says(setting.name)
        assert ran.says(said(lang, f"setting-{setting.name}"))
        for value in setting.values:
            assert ran.says(written(value))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_as_data(mathom, lang):
    ran = mathom("games", "--json", "--lang", lang)
    assert ran.code == 0
    (journey,) = [game for game in ran.data if game["name"] == "journey"]
    assert journey.keys() == {"name", "title", "summary", "rules", "players", "bots", "options"}
    assert journey["title"] == said(lang, "title")
    assert journey["players"] == [2, 3, 4]
    assert journey["rules"] == GAME.rules_version
    assert journey["bots"][0] == "random"
    options = {option["name"]: option for option in journey["options"]}
    assert list(options) == [setting.name for setting in GAME.settings]
    assert options["variant"] == {
        "name": "variant",
        "label": said(lang, "setting-variant"),
        "default": "basic",
        "values": ["basic", "advanced"],
        "assumed": False,
        "house": False,
    }
    assert options["squares"]["assumed"] is True


@pytest.mark.nightly
@pytest.mark.slow
def test_every_listed_bot_plays(mathom):
    for game in mathom("games", "--json").data:
        for bot in game["bots"]:
            # Searchers take a budget; a small one shows as well that they can be named.
            searches = isinstance(make_bot(registry.game(game["name"]), bot), SearchBot)
            name = f"{bot}:5" if searches else bot
            assert mathom("simulate", game["name"], "--games", "1", "--bots", name).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_fits_a_screen_of_80_columns(mathom, lang):
    assert too_wide(mathom("games", "--lang", lang).out) == []
