"""The rulebook on the page: every heading, and what somebody looks for in it."""

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from mathom.core import registry
from mathom.core.rulebook import rulebook
from tests.e2e.player import Player
from tests.e2e.visitor import BOT, ME, Visitor
from tests.e2e.words import words
from tests.services.inn import Inn
from tests.sides import one_by_day

LOCALES = {"en": "en-GB", "pl": "pl-PL"}


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_every_heading_of_every_rulebook_is_shown(guest: Callable[..., Page], lang: str) -> None:
    page = guest(locale=LOCALES[lang])
    for game in registry.names():
        page.goto(f"/rules/{game}")
        headings = page.locator("main :is(h1, h2, h3)")
        book = rulebook(game, lang)
        expect(headings).to_have_text([section.title for section in book.sections])
        expect(page.locator("main article")).to_have_count(len(book.rules))


@pytest.mark.parametrize(
    ("lang", "typed"), one_by_day(("pl", "plaszcz elfow"), ("en", "ELVEN cloak"))
)
def test_rules_are_found_by_words_and_the_address_keeps_them(
    guest: Callable[..., Page], lang: str, typed: str
) -> None:
    page, say, book = guest(locale=LOCALES[lang]), words(lang), rulebook("confrontation", lang)
    page.goto("/rules/confrontation")
    expect(page.locator("main article").first).to_be_visible()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name=say("rules-search"))
    expect(field).to_be_focused()
    page.keyboard.type(typed)
    found = [rule.id for rule in book.find(typed)]
    expect(page.locator("main article")).to_have_count(len(found))
    expect(page.get_by_role("status")).to_have_text(say("rules-found", count=len(found)))
    chapter = next(section for section in book.sections if section.title.startswith("7."))
    expect(page.get_by_role("heading", level=2, name=chapter.title)).to_be_visible()
    hits = {hit.lower() for hit in page.locator("mark").all_inner_texts()}
    assert hits
    assert hits <= {"elven", "cloak", "płaszcz", "elfów"}
    assert parse_qs(urlsplit(page.url).query) == {"q": [typed]}
    page.reload()
    expect(field).to_have_value(typed)
    expect(page.locator("main article")).to_have_count(len(found))


def test_a_rule_is_found_by_its_number(guest: Callable[..., Page]) -> None:
    page = guest()
    for number, count in (("W-3.2", 1), ("3.2", 1), ("w-3", 26)):
        page.goto(f"/rules/warcards?q={number}")
        expect(page.locator("main article")).to_have_count(count)
    page.goto("/rules/warcards?q=xyzzy")
    expect(page.get_by_role("status")).to_have_text(words("en")("rules-found", count=0))


@pytest.mark.nightly
def test_the_rules_are_searched_beside_the_table(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest())).go_to(host.sit(ME, BOT, options={"start": "1"}))
    player.prompt.get_by_role("button", name="J-2.2").first.click()
    panel = player.page.get_by_role("dialog")
    panel.get_by_role("searchbox").fill("gandalf")
    with player.page.context.expect_page() as opened:
        panel.get_by_role("button", name=player.say("rules-look"), exact=True).click()
    expect(opened.value.locator("mark").first).to_have_text("Gandalf")
