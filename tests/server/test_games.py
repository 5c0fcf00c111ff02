"""What is the same for everybody: games, their words, their rules."""

from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from mathom.bots import offered_bots
from mathom.core import registry
from mathom.core.box import CardInfo, read_out
from mathom.core.game import Game
from mathom.core.rulebook import rulebook
from mathom.server.words import words
from tests.server.open_inn import OpenInn

LANGUAGES = ("en", "pl")


def test_every_game_is_on_the_shelf_with_what_can_be_agreed_on(inn: OpenInn):
    shelf = {game["name"]: game for game in inn.guest().get("/games").json()}
    assert list(shelf) == registry.names()
    for game in registry.games():
        shown = shelf[game.name]
        assert (shown["least_seats"], shown["most_seats"]) == (game.seats[0], game.seats[-1])
        assert [setting["name"] for setting in shown["settings"]] == [s.name for s in game.settings]
        assert shown["bots"] == offered_bots(game)
        assert shown["minutes"] == list(game.minutes or ())
        assert shown["weight"] == game.weight
        assert 1 <= shown["weight"] <= 5
        assert shown["rules_version"] == game.rules_version
        assert shown["cards"] == bool(game.printed())
        assert shown["dice"] == game.dice == (game.name == "journey")


def test_a_setting_tells_who_can_sit_down_together(inn: OpenInn):
    shelf = {game["name"]: game for game in inn.guest().get("/games").json()}
    scenario = next(s for s in shelf["warcards"]["settings"] if s["name"] == "scenario")
    roles = dict(zip(scenario["values"], scenario["roles"], strict=True))
    assert roles["duel"] == [["player-gandalf", "player-witch-king"]]
    assert [len(seating) for seating in roles["trilogy"]] == [2, 3, 4]
    assert all(s["roles"] == [] for s in shelf["journey"]["settings"])


@pytest.mark.parametrize("game", ["-", *registry.names()])
def test_the_words_of_both_languages_say_the_same_things(inn: OpenInn, game: str):
    said = []
    for lang in LANGUAGES:
        answer = inn.guest().get(f"/words/{lang}/{game}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        entries = FluentParser().parse(answer.text).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        said.append({e.id.name for e in entries if isinstance(e, ast.Message)})
    assert said[0] == said[1]
    assert {"refused-stale", "refused-no-table", "reason-not-asked"} <= said[0]
    assert ("title" in said[0]) == (game != "-")


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_is_there_rule_by_rule(inn: OpenInn, game: str, lang: str):
    shown = inn.guest().get(f"/rules/{game}", lang=lang).json()
    book = rulebook(game, lang)
    assert shown["title"] == book.title
    assert [rule["id"] for rule in shown["rules"]] == list(book.rules)
    assert [(each["level"], each["title"], each["rules"]) for each in shown["sections"]] == [
        (section.level, section.title, list(section.rules)) for section in book.sections
    ]
    assert all(rule["text"] and rule["section"] for rule in shown["rules"])


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_cards_of_a_box_can_be_read(inn: OpenInn, game: Game[Any]):
    shown = inn.guest().get(f"/cards/{game.name}").json()
    assert msgspec.convert(shown, list[CardInfo]) == read_out(game, game.printed())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_a_box_can_be_read_in_one_language(inn: OpenInn, lang: str):
    shown = inn.guest().get("/cards/warcards", lang=lang).json()
    text = words(lang, "warcards")
    for card in shown:
        assert card["name"] == {lang: text.name(card["id"])}
        assert list(card["text"]) == [lang]
        assert (card["text"][lang] == "") is card["vanilla"]


def test_cards_in_a_language_that_nobody_here_speaks_are_refused(inn: OpenInn):
    assert inn.guest().get("/cards/warcards", lang="de").status_code == 422


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_whatever_is_printed_can_be_said(game: Game[Any]):
    """Whoever shows cards needs nothing but the game's words."""
    printed = game.printed()
    assert len({card.name for card in printed}) == len(printed)
    for lang in LANGUAGES:
        text = words(lang, game.name)
        for card in printed:
            terms = [card.name, card.side, card.group, f"noun-{card.kind}", f"set-{card.set}"]
            terms += [f"value-{value}" for value in [*card.numbers, *card.lists, *card.unsure]]
            terms += [word for listed in card.lists.values() for word in listed]
            for term in terms:
                assert term is None or term.isdigit() or text.has(f"-{term}"), term
            for message in [*card.text, *card.unsure.values()]:
                assert text.say(message)


@pytest.mark.parametrize(
    "path", ["/words/de/journey", "/words/en/chess", "/rules/chess", "/cards/chess"]
)
def test_what_is_not_on_the_shelf_is_refused(inn: OpenInn, path: str):
    answer = inn.guest().get(path)
    assert answer.status_code in (404, 422)
    assert answer.json()["text"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("en-GB,pl;q=0.9", "en"),
        ("de,fr", "en"),
        ("de, en;q=0.1, pl;q=0.7", "pl"),
        (";;;q=x,,pl;q=zzz", "pl"),
        ("*", "en"),
    ],
)
def test_refusals_are_in_the_language_that_the_browser_prefers(
    inn: OpenInn, header: str, lang: str
):
    answer = inn.guest(Accept_Language=header).get("/tables/nowhere")
    polish = "Nie ma takiego stołu" in answer.json()["text"]
    assert polish == (lang == "pl")
