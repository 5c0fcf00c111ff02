"""The whole table as text, at the same address."""

import contextlib
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.player import PATIENCE, Player
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.inn import Inn


def test_a_whole_game_by_numbers(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest(reduced_motion="reduce")))
    player.go_to(host.sit(ME, BOT), "?text=1")
    log = player.page.get_by_role("log").first
    field = player.page.get_by_role("textbox", name=player.say("table-command"))
    expect(log).to_have_attribute("aria-live", "polite")
    expect(field.or_(player.result).first).to_be_visible()

    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "the game does not end"
        expect(field.or_(player.result).or_(player.button("cancel")).first).to_be_visible()
        if player.result.is_visible():
            break
        with contextlib.suppress(TookTooLong):  # what was asked may have changed by now
            if player.button("cancel").is_visible():
                player.prompt.get_by_role("button").first.click(timeout=1000)
            else:
                field.fill("1", timeout=1000)
                field.press("Enter", timeout=1000)
    expect(log).to_contain_text(player.say.told("event-end"))
    expect(player.button("table-rematch")).to_be_visible()


def test_the_options_are_numbered_buttons_with_their_codes(
    guest: Callable[..., Page], server: Inn
) -> None:
    host = Visitor(server.url, "Sam")
    table = host.sit(ME, BOT, options={"start": "1"})
    player = Player(host.enter(guest())).go_to(table, "?text=1")
    options = player.page.get_by_role("listitem").filter(has=player.page.locator("code"))
    expect(options).to_have_count(4)
    expect(options.nth(2)).to_contain_text("take merry")
    options.nth(2).get_by_role("button").click()
    expect(player.page.get_by_role("log").first).to_contain_text(player.say.told.name("merry"))


@pytest.mark.nightly
def test_there_and_back_again(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest())).go_to(host.sit(ME, ME | {"name": "Rosie"}))
    player.is_asked()
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    player.button("table-text-mode").click()
    expect(player.page.get_by_role("group", name=player.say("table-board"))).to_be_hidden()
    expect(player.prompt).to_contain_text(player.say.told("prompt-take"))
    player.page.reload()
    expect(player.prompt).to_contain_text(player.say.told("prompt-take"))
    expect(player.page).not_to_have_url(re.compile("text"))
    player.button("table-drawn-mode").click()
    player.is_asked()
