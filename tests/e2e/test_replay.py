"""Going through a finished game: back and forth, with anybody's eyes, and on from anywhere."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment, played
from tests.e2e.visitor import Visitor
from tests.services.inn import Inn

RECORD = played(2, "road 2")
LAST = len(RECORD.choices)


@pytest.fixture
def player(guest: Callable[..., Page], server: Inn) -> Player:
    visitor = Visitor(server.url, "Sam")
    table = visitor.bring(RECORD)
    player = Player(visitor.enter(guest(reduced_motion="reduce"))).go_to(table, "/replay")
    expect(slider(player)).to_have_value("0")
    return player


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("table-replay-slider"))


def test_through_the_game_with_keys(player: Player) -> None:
    keys = player.page.keyboard
    keys.press("ArrowRight")
    expect(slider(player)).to_have_value("1")
    expect(player.story).to_have_count(1)
    keys.press("End")
    expect(slider(player)).to_have_value(str(LAST))
    expect(player.story.last).to_have_text(player.say.told("event-end"))
    keys.press("ArrowLeft")
    expect(slider(player)).to_have_value(str(LAST - 1))
    keys.press("Home")
    expect(slider(player)).to_have_value("0")
    keys.press("Space")
    expect(slider(player)).to_have_value("2")
    keys.press("Space")
    expect(player.button("table-replay-play")).to_be_visible()


@pytest.mark.nightly
def test_through_the_game_with_buttons_and_the_slider(player: Player) -> None:
    player.button("table-replay-forward").click()
    expect(slider(player)).to_have_value("1")
    slider(player).fill("30")
    expect(player.page).to_have_url(re.compile("ply=30"))
    there = player.log.inner_text()
    player.button("table-replay-back").click()
    expect(slider(player)).to_have_value("29")
    player.page.goto(f"/t/{player.table}/replay?ply=30")
    expect(slider(player)).to_have_value("30")
    expect(player.log).to_have_text(there, use_inner_text=True)
    expect(player.story.last).to_be_in_viewport()
    player.button("table-replay-last").click()
    expect(player.button("table-replay-forward")).to_be_disabled()
    player.button("table-replay-first").click()
    expect(player.button("table-replay-back")).to_be_disabled()


@pytest.mark.nightly
def test_with_somebody_elses_eyes(player: Player) -> None:
    slider(player).fill("30")
    eyes = player.page.get_by_role("combobox", name=player.say("table-view"))
    expect(eyes.locator("option")).to_have_count(4)
    first = player.page.get_by_role("article").first
    eyes.select_option("1")
    expect(first).to_contain_text("Bartek")
    expect(slider(player)).to_have_value("30")
    eyes.select_option("0")
    expect(first).to_contain_text("Ania")
    eyes.select_option("-1")
    expect(slider(player)).to_have_value("30")


def test_playing_on_from_the_middle(player: Player) -> None:
    ply = moment(RECORD, lambda match: asked(match, 0, "prompt-keep-more"))
    slider(player).fill(str(ply))
    expect(player.page).to_have_url(re.compile(f"ply={ply}$"))
    told, lines, old = player.log.inner_text(), player.story.count(), player.table
    player.link("table-play-on").click()
    expect(player.page.get_by_text(player.say("branch-from", ply=ply))).to_be_visible()
    player.button("begin-game").click()
    player.is_asked()
    assert player.table != old
    # Others may sit there now, and the first lines name them.
    begins = told.index(player.say.told("event-round", round=1))
    expect(player.log).to_contain_text(told[begins:], use_inner_text=True)
    expect(player.story).to_have_count(lines)
    player.choose()
    expect(player.story).not_to_have_count(lines)
