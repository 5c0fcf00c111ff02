"""Following what others do: one deed at a time, at the speed one likes; and what one has missed."""

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Locator, Page, Route, expect

from mathom.client import Seat
from mathom.core.record import Record
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, fought, moment, played
from tests.e2e.test_confrontation import both_choose_cards, found, thing
from tests.e2e.visitor import BOT, ME, OPEN, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

KEEP = """
window.captions = [];
new MutationObserver(() => {
  const text = document.querySelector("[data-deed]")?.innerText ?? "";
  if (text && window.captions.at(-1)?.text !== text) {
    window.captions.push({ text, at: performance.now() });
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Keeps every caption that was shown, and when."""

Guests = Callable[..., Page]


def prefers(page: Page, **kept: Any) -> Page:
    """A browser whose owner has set this already."""
    settings = json.dumps(json.dumps({"lang": "en", **kept}))
    page.add_init_script(
        f"if (location.protocol !== 'about:') localStorage['mathom.settings'] ??= {settings};"
    )
    page.add_init_script(KEEP)
    return page


def captions(player: Player) -> list[dict[str, Any]]:
    return list(player.page.evaluate("window.captions"))


@cache
def before_the_bots() -> tuple[Record, int]:
    """A Journey of four, and where the first player's choice is followed by six of the others."""
    record = played(4, "road 4")
    for ply, line in enumerate(record.choices):
        others = record.choices[ply + 1 : ply + 7]
        # A split asks back whether it is meant.
        mine = line.startswith("0 ") and not line.startswith("0 split")
        if ply > 8 and mine and not any(one.startswith("0 ") for one in others):
            return record, ply
    raise LookupError("nobody ever waits so long")


def against_bots(guest: Guests, server: Inn, **kept: Any) -> Player:
    """The player has just chosen, and now three bots play."""
    record, ply = before_the_bots()
    visitor = Visitor(server.url, "Sam")
    page = prefers(visitor.enter(guest(at_once=False)), **kept)
    player = Player(page).go_to(visitor.go_on(record, ply, ME, BOT, BOT, BOT)).is_asked()
    command = page.get_by_role("textbox", name=player.say("table-command"))
    command.fill(record.choices[ply].removeprefix("0 "))
    command.press("Enter")
    return player


@pytest.mark.parametrize("speed", one_by_day("normal", "fast"))
def test_deeds_are_shown_one_after_another(guest: Guests, server: Inn, speed: str) -> None:
    player = against_bots(guest, server, speed=speed)
    expect(player.button("pace-go-on")).to_be_visible()
    player.page.wait_for_function("() => window.captions.length >= 5", timeout=30_000)
    shown = captions(player)
    texts = [each["text"] for each in shown]
    assert len(set(texts)) == len(texts)
    assert any("Bot 2" in text for text in texts)
    gaps = [after["at"] - before["at"] for before, after in pairwise(shown)]
    least = {"normal": 900, "fast": 350}[speed]
    # The first are the player's own, and what was told before.
    assert min(gaps[2:]) > least


@pytest.mark.nightly
def test_what_a_deed_is_about_stays_lit(guest: Guests, server: Inn) -> None:
    player = against_bots(guest, server, speed="slow", motion="reduced")
    deed = player.page.locator("[data-deed]")
    expect(deed).to_contain_text("Bot 2")
    text = deed.inner_text()
    player.page.wait_for_timeout(600)
    assert deed.inner_text() == text
    expect(player.page.locator(".lit").first).to_be_visible()


@pytest.mark.nightly
def test_at_once_there_is_nothing_to_wait_for_and_the_story_marks_what_is_new(
    guest: Guests, server: Inn
) -> None:
    player = against_bots(guest, server, speed="at-once")
    player.is_asked()
    expect(player.button("pace-go-on")).to_be_hidden()
    expect(player.log.locator(".new").first).to_be_visible()
    count = player.log.locator(".new").count()
    player.choose()
    player.choose()
    expect(player.log.locator(".new")).not_to_have_count(count)


@pytest.mark.parametrize("how", one_by_day("button", "key", "speed"))
def test_skipping_to_ones_turn(guest: Guests, server: Inn, how: str) -> None:
    player = against_bots(guest, server, speed="slow")
    skip = player.button("pace-skip-to-me")
    expect(skip).to_be_visible()
    if how == "button":
        skip.click()
    elif how == "key":
        player.page.keyboard.press("s")
    else:
        player.page.get_by_label(player.say("pace-speed")).first.select_option("at-once")
    expect(player.glowing.first).to_be_visible(timeout=3000)
    expect(skip).to_be_hidden()


@pytest.mark.nightly
def test_going_on_one_deed_at_a_time(guest: Guests, server: Inn) -> None:
    player = against_bots(guest, server, speed="slow")
    expect(player.button("pace-skip-to-me")).to_be_visible()
    before = player.page.locator("[data-deed]").inner_text()
    player.page.keyboard.press("g")
    expect(player.page.locator("[data-deed]")).not_to_have_text(before, use_inner_text=True)


# Since your last turn


def since(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("pace-since"))


def test_who_comes_back_steps_through_what_they_have_missed(guest: Guests, server: Inn) -> None:
    record = played(2, "road 2")
    ply = moment(record, lambda match: asked(match, 0, "prompt-keep-more"))
    ply = moment(
        record, lambda match: len(match.lines) > ply and asked(match, 1, "prompt-keep-more")
    )
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.go_on(record, ply, ME, OPEN)
    rosie.take(table, 1)
    seat = Seat(rosie, table, 1)
    for _ in range(3):
        position = seat.position()
        mine = seat.ask(position)
        if mine is not None and mine.options:
            seat.choose(position, mine.options[0].code)
    page = sam.enter(guest())
    page.clock.set_fixed_time(datetime.now() + timedelta(hours=1))
    player = Player(page).go_to(table)
    story = since(player).first
    expect(story).to_be_visible()
    assert story.get_by_role("listitem").count() > 1

    story.get_by_role("button", name=player.say("pace-since-step")).click()
    expect(player.glowing).to_have_count(0)
    expect(player.prompt).to_be_hidden()
    first = player.page.locator("[data-deed]").inner_text()
    player.page.keyboard.press("ArrowRight")
    expect(player.page.locator("[data-deed]")).not_to_have_text(first, use_inner_text=True)
    player.button("pace-since-back").click()
    expect(player.page.locator("[data-deed]")).to_have_text(first, use_inner_text=True)
    expect(player.button("pace-since-back")).to_be_disabled()
    player.page.keyboard.press("Escape")
    expect(story).to_be_hidden()
    expect(player.prompt).to_be_visible()
    player.page.keyboard.press("r")
    expect(story).to_be_visible()


def test_who_has_chosen_before_the_answer_has_missed_nothing(guest: Guests, server: Inn) -> None:
    record = played(2, "road 2")
    turns = [line[0] for line in record.choices]
    ply = next(at for at in range(20, len(turns)) if turns[at - 3 : at + 1] == list("1110"))
    sam = Visitor(server.url, "Sam")
    table = sam.go_on(record, ply, ME, OPEN)
    Visitor(server.url, "Rosie").take(table, 1)
    page = sam.enter(guest())
    page.clock.set_fixed_time(datetime.now() + timedelta(hours=1))
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/since?seat=*", lambda route: held.append((route, route.fetch())))
    with page.expect_request("**/since?seat=*"):
        player = Player(page).go_to(table).is_asked()
    told = player.story.count()
    player.choose()
    expect(player.story).not_to_have_count(told)
    ((route, answer),) = held
    with page.expect_response("**/since?seat=*"):
        route.fulfill(response=answer)
    settle(page)
    expect(since(player)).to_have_count(0)


# Battles


def before_a_battle(guest: Guests, server: Inn, **kept: Any) -> tuple[Player, Seat]:
    """Both are to choose a combat card; the second plays through the API."""
    record, ply = found(both_choose_cards)
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.go_on(record, ply, ME, OPEN, game="confrontation")
    rosie.take(table, 1)
    page = prefers(sam.enter(guest(at_once=False)), **kept)
    return Player(page).go_to(table).is_asked(), Seat(rosie, table, 1)


def choose_first(seat: Seat) -> None:
    position = seat.position()
    mine = seat.ask(position)
    assert mine is not None
    assert mine.options
    seat.choose(position, mine.options[0].code)


@pytest.mark.parametrize("wait", ["at-first", "never"])
def test_a_battle_waits_in_ones_first_games(guest: Guests, server: Inn, wait: str) -> None:
    player, rosie = before_a_battle(guest, server, speed="fast", goOn=wait)
    choose_first(rosie)
    thing(player, "card:1").click()
    fate = player.page.get_by_text(player.say("confrontation-fate-defeated"), exact=True).first
    expect(fate).to_be_visible()
    if wait == "never":
        expect(fate).to_be_hidden()
        return
    player.page.wait_for_timeout(2500)
    expect(fate).to_be_visible()
    player.button("confrontation-skip").first.click()
    expect(fate).to_be_hidden()


def test_who_has_chosen_in_secret_sees_what_and_for_whom_they_wait(
    guest: Guests, server: Inn
) -> None:
    player, rosie = before_a_battle(guest, server)
    card = player.page.locator("[data-choosable]").first
    card.click()
    expect(player.prompt).to_contain_text("Rosie")
    chosen = player.say("pace-you-chose", choices="")
    expect(player.prompt).to_contain_text(chosen)
    said = player.prompt.locator(".theirs").first.inner_text()
    assert len(said) > len(chosen)
    player.page.reload()
    expect(player.prompt).to_contain_text(said)
    expect(player.prompt).to_contain_text("Rosie")
    choose_first(rosie)
    expect(player.prompt).not_to_contain_text(chosen)


@pytest.mark.nightly
def test_who_waits_does_not_read_the_others_orders(guest: Guests, server: Inn) -> None:
    record = played(2, "road 2")
    ply = moment(record, lambda match: asked(match, 1, "prompt-keep-more"))
    sam = Visitor(server.url, "Sam")
    table = sam.go_on(record, ply, ME, OPEN)
    Visitor(server.url, "Rosie").take(table, 1)
    player = Player(sam.enter(guest())).go_to(table)
    expect(player.prompt).to_contain_text("Rosie")
    expect(player.prompt).to_contain_text("keep another die, or roll again")
    expect(player.prompt).not_to_contain_text(
        player.say.told("prompt-keep-more", dice=2).split(",")[0]
    )


# Replays


@pytest.mark.nightly
def test_nothing_in_a_replay_looks_alive(guest: Guests, server: Inn) -> None:
    sam = Visitor(server.url, "Sam")
    record = fought("duel 1")
    player = Player(sam.enter(guest())).go_to(sam.bring(record), "/replay")
    slider = player.page.get_by_role("slider", name=player.say("table-replay-slider"))
    expect(slider).to_have_value("0")
    eyes = player.page.get_by_role("combobox", name=player.say("table-view"))
    for viewer in ("0", "1", "-2"):
        eyes.select_option(viewer)
        for ply in (0, 3, 9):
            slider.fill(str(ply))
            expect(player.page.locator("[data-thing]").first).to_be_visible()
            expect(player.glowing).to_have_count(0)
            expect(player.button("confrontation-deploy")).to_have_count(0)
