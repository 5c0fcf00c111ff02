"""Time that runs, and what the others may do when it has run out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment, played
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

RECORD = played(2, "road 2")
PLY = moment(RECORD, lambda match: asked(match, 1, "prompt-keep"))


def sit_together(guest: Callable[..., Page], server: Inn, bank: int) -> tuple[Player, Player]:
    """It is the second one's turn, and so many seconds are left."""
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    clock = {"kind": "live", "bank": bank, "bonus": 0, "cap": bank}
    table = sam.go_on(RECORD, PLY, ME, OPEN, clock=clock)
    rosie.take(table, 1)
    first, second = (
        Player(each.enter(guest(reduced_motion="reduce"))).go_to(table) for each in (sam, rosie)
    )
    expect(first.prompt).to_contain_text("Rosie")
    return first, second


def seat(player: Player, name: str) -> Locator:
    seats = player.page.get_by_role("list", name=player.say("table-seats"))
    return seats.get_by_role("listitem").filter(has_text=name)


@pytest.mark.nightly
def test_the_clock_of_who_is_asked_runs(guest: Callable[..., Page], server: Inn) -> None:
    first, _ = sit_together(guest, server, 600)
    clock = seat(first, "Rosie").get_by_role("timer")
    standing = seat(first, "Sam").get_by_role("timer")
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    expect(standing).to_have_text("10:00")
    expect(first.button("table-claim-win")).to_be_hidden()


@pytest.mark.nightly
def test_a_bot_plays_on_and_the_seat_is_taken_back(guest: Callable[..., Page], server: Inn) -> None:
    first, second = sit_together(guest, server, 1)
    expect(seat(first, "Rosie").get_by_role("timer")).to_have_text(first.say("table-clock-out"))
    lines = first.story.count()
    first.button("table-hand-to-bot").click()
    expect(seat(first, "Rosie")).to_contain_text(first.say("table-bot-plays"))
    expect(first.story).not_to_have_count(lines)
    second.button("table-take-back-seat").click()
    expect(seat(first, "Rosie")).not_to_contain_text(first.say("table-bot-plays"))


def test_the_win_is_claimed(guest: Callable[..., Page], server: Inn) -> None:
    first, second = sit_together(guest, server, 1)
    first.button("table-claim-win").click()
    expect(first.result).to_have_text(first.say("table-you-won"))
    expect(second.result).to_have_text(second.say("table-you-lost"))
    expect(second.prompt).to_contain_text("Sam")


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_a_clock_is_chosen_when_the_table_is_set_up(guest: Callable[..., Page], lang: str) -> None:
    player = Player(guest(locale={"en": "en-GB", "pl": "pl-PL"}[lang]), lang)
    player.page.goto("/new/journey")
    clock = player.page.get_by_role("combobox", name=player.say("clock"), exact=True)
    clock.select_option("0")
    player.button("begin-game").click()
    player.is_asked()
    expect(player.page.get_by_role("timer")).to_have_count(2)
