"""Undo: freely while nothing has been learned, otherwise if the others agree."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment, played
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

RECORD = played(2, "road 2")
PLY = moment(RECORD, lambda match: asked(match, 0, "prompt-keep-more"))


@pytest.fixture
def pair(guest: Callable[..., Page], server: Inn) -> tuple[Player, Player]:
    """The first may keep another die or roll the rest."""
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.go_on(RECORD, PLY, ME, OPEN)
    rosie.take(table, 1)
    first, second = (
        Player(each.enter(guest(reduced_motion="reduce"))).go_to(table) for each in (sam, rosie)
    )
    first.is_asked()
    expect(second.prompt).to_contain_text("Sam")
    return first, second


@pytest.mark.parametrize("key", one_by_day(False, True), ids=["button", "key"])
def test_a_die_that_was_kept_is_put_back(pair: tuple[Player, Player], key: bool) -> None:
    first, second = pair
    lines = first.story.count()
    first.page.locator("[data-choosable][data-thing^='die:']").first.click()
    expect(first.story).to_have_count(lines + 1)
    expect(second.story).to_have_count(lines + 1)
    if key:
        first.page.keyboard.press("u")
    else:
        first.button("table-undo").click()
    expect(first.story).to_have_count(lines)
    expect(second.story).to_have_count(lines)


def roll_and_ask(first: Player) -> None:
    first.page.locator("[data-option='roll']").click()
    expect(first.page.locator("[data-option='roll']")).to_be_hidden()
    first.button("table-undo").click()
    expect(first.prompt).to_contain_text(first.say.told("reason-undo-chance", dice="yes"))
    first.button("table-undo-ask").click()


def test_a_roll_is_taken_back_if_the_other_agrees(pair: tuple[Player, Player]) -> None:
    first, second = pair
    lines = first.story.count()
    roll_and_ask(first)
    expect(first.prompt).to_contain_text("Rosie")
    expect(second.prompt).to_contain_text("Sam")
    second.button("table-undo-agree").click()
    expect(first.page.locator("[data-option='roll']")).to_be_visible()
    expect(first.story).to_have_count(lines)


@pytest.mark.nightly
def test_a_roll_stands_if_the_other_refuses(pair: tuple[Player, Player]) -> None:
    first, second = pair
    roll_and_ask(first)
    lines = first.story.count()
    second.button("table-undo-refuse").click()
    expect(second.button("table-undo-refuse")).to_be_hidden()
    waiting = first.page.get_by_text(first.say("table-undo-waiting", names="")[:20])
    expect(waiting).to_be_hidden()
    refused = first.say("table-undo-refused", name="Rosie")
    expect(first.prompt).to_contain_text(refused.partition("Rosie")[2])
    expect(first.story).to_have_count(lines)


@pytest.mark.nightly
def test_nobody_can_take_back_what_they_have_not_done(
    guest: Callable[..., Page], server: Inn
) -> None:
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest())).go_to(host.sit(ME, ME | {"name": "Rosie"}))
    player.is_asked()
    player.button("table-undo").click(force=True)
    expect(player.prompt).to_contain_text(player.say.told("reason-undo-nothing"))
    expect(player.button("table-undo-ask")).to_be_hidden()


def test_what_is_easily_chosen_by_mistake_is_asked_twice(
    guest: Callable[..., Page], server: Inn
) -> None:
    ply = moment(RECORD, lambda match: asked(match, 0, "prompt-split"))
    host = Visitor(server.url, "Sam")
    table = host.go_on(RECORD, ply, ME, ME | {"name": "Rosie"})
    player = Player(host.enter(guest(reduced_motion="reduce"))).go_to(table).is_asked()
    lines = player.story.count()
    square = player.page.locator("[data-choosable][data-thing^='square:']").last
    square.click()
    number = int(str(square.get_attribute("data-thing")).rpartition(":")[2])
    option = player.say.told("option-split", number=number)
    sure = player.say("table-sure", option=option)
    expect(player.prompt).to_contain_text(sure)
    player.button("cancel").click()
    expect(player.prompt).not_to_contain_text(sure)
    expect(player.story).to_have_count(lines)
    square.click()
    player.prompt.get_by_role("button", name=option).click()
    expect(player.story).not_to_have_count(lines)
