"""Learning a game: in two minutes, and whom one plays against first."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mathom.core import registry
from mathom.core.rulebook import rulebook
from tests.e2e.player import Player
from tests.e2e.visitor import ME, Visitor
from tests.e2e.words import words
from tests.services.inn import Inn
from tests.sides import one_by_day

LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PARTS = ("goal", "turn-1", "turn-2", "turn-3", "missed-1", "missed-2", "missed-3")


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
@pytest.mark.parametrize("game", registry.names())
def test_a_game_in_two_minutes_with_pictures_that_say_what_they_show(
    guest: Callable[..., Page], game: str, lang: str
) -> None:
    page, say = guest(**PHONE, locale=LOCALES[lang]), words(lang)
    page.goto(f"/learn/{game}")
    for part in PARTS:
        expect(page.get_by_text(say(f"learn-{game}-{part}"))).to_be_visible()
        picture = page.get_by_role("img", name=say(f"learn-{game}-{part}-picture"), exact=True)
        expect(picture).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="…").first.click()
    rule = page.get_by_role("dialog").get_by_role("heading", level=3).first
    assert rule.inner_text() in rulebook(game, lang).rules


@pytest.mark.nightly
def test_two_minutes_end_in_a_game_against_an_easy_bot(guest: Callable[..., Page]) -> None:
    player = Player(guest(**PHONE))
    player.page.goto("/learn/journey")
    player.button("learn-play-easy").click()
    player.is_asked()
    seats = player.page.get_by_role("list", name=player.say("table-seats"))
    easy = player.say("seat-bot-level", name="Bot 2", level=player.say.told("level-easy"))
    expect(seats).to_contain_text(easy)


def test_the_first_opponent_is_easy_and_later_the_last_one(
    guest: Callable[..., Page], server: Inn
) -> None:
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest()))

    def suggests(level: str) -> None:
        player.open_box()
        expect(
            player.page.get_by_role("radio", checked=True).and_(player.page.locator("[name=bot]"))
        ).to_have_value(level)
        player.page.goto("/new/journey")
        seat = player.page.get_by_role(
            "combobox", name=player.say("seat-number", number=2), exact=True
        )
        expect(seat).to_have_value(f"bot:{level}")

    suggests("easy")
    table = host.sit(ME, {"kind": "bot", "bot": "medium"})
    suggests("easy")
    host.play_out(table)
    suggests("medium")


@pytest.mark.nightly
def test_the_shelf_tells_a_newcomer_where_to_begin(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Rosie")
    player = Player(host.enter(guest()))
    player.page.goto("/")
    begin = player.link("shelf-first-game", game=player.say.told("title"))
    begin.click()
    expect(player.page).to_have_url(f"{server.url}/learn/journey")
    host.sit(ME, {"kind": "bot", "bot": "easy"}, options={"start": "1"})
    player.page.goto("/")
    expect(
        player.page.get_by_role("heading", name=player.say("your-turn-heading", count=1))
    ).to_be_visible()
    expect(begin).to_be_hidden()


@pytest.mark.nightly
def test_an_open_box_says_how_many_how_long_and_how_heavy(
    guest: Callable[..., Page],
) -> None:
    page, say = guest(), words("en")
    page.goto("/")
    shelf = page.get_by_role("region", name=say("shelf-label"))
    shelf.get_by_role("button", name="The Confrontation").click()
    box = page.get_by_role("region", name="The Confrontation")
    for fact in (
        say("fact-players-only", least=2, most=2),
        say("fact-minutes", least=30, most=45),
        say("fact-weight", weight=2),
    ):
        expect(box.get_by_text(fact, exact=True)).to_be_visible()
