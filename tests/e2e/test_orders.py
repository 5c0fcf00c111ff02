"""Passing in advance, in the browser: the menu beside the pass, the strip, the settings."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mathom.core.match import Match
from mathom.core.record import Record
from tests.e2e.player import Player
from tests.e2e.scenes import moment
from tests.e2e.test_warcards import played, told
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn
from tests.services.service import waited


def can_pass(match: Match[Any]) -> bool:
    """The first player may pass, and the second has cards enough to go on for a while."""
    (ask,) = match.asks
    hands = match.state.hands
    return (
        ask.seat == 0
        and ask.window is not None
        and ask.option("pass") is not None
        and len(hands[0]) <= 2
        and len(hands[1]) >= 5
    )


@cache
def scene() -> tuple[Record, int]:
    for seed in range(60):
        record = played("duel", 2, f"orders {seed}")
        try:
            return record, moment(record, can_pass)
        except LookupError:
            continue
    raise LookupError("no game has such a moment")


class Rival:
    """The other player, who goes on."""

    def __init__(self, guest: Visitor, table: str) -> None:
        self.seat = guest.take(table, 1)

    def lines(self) -> list[str]:
        path = f"/tables/{self.seat.table}/record?public=1"
        return list(self.seat.guest._call("GET", path, dict[str, Any])["choices"])

    def cycle(self) -> None:
        """Cycle a card: anything but a pass."""
        assert waited(lambda: self.seat.ask(self.seat.position()) is not None)
        position = self.seat.position()
        ask = self.seat.ask(position)
        assert ask is not None
        assert ask.options is not None
        code = next(option.code for option in ask.options if option.code.startswith("cycle"))
        self.seat.choose(position, code)


@pytest.fixture
def rivals(server: Inn, page: Page) -> tuple[Player, Rival]:
    ania = Visitor(server.url, name="Ania")
    record, ply = scene()
    table = ania.go_on(record, ply, ME, OPEN, game="warcards", options=record.options)
    rival = Rival(Visitor(server.url, name="Bartek"), table)
    ania.enter(page).goto(f"/t/{table}")
    return Player(page), rival


def chosen(rival: Rival) -> int:
    """How often Ania has chosen, whatever it was."""
    return sum(line.startswith("0 ") for line in rival.lines())


@pytest.mark.nightly
def test_who_passes_for_the_round_is_asked_again_when_they_stop(rivals: tuple[Player, Rival]):
    player, rival = rivals
    page, say = player.page, player.say
    before = chosen(rival)
    page.get_by_role("button", name=say("orders-pass-on")).click()
    page.get_by_role("menuitem", name=told()("passing-round")).click()
    strip = page.get_by_text(say("orders-passing-round", round=told()("passing-round")))
    expect(strip).to_be_visible()
    for windows in (1, 2):
        assert waited(lambda windows=windows: chosen(rival) == before + windows)
        rival.cycle()
    assert waited(lambda: chosen(rival) == before + 3)
    page.get_by_role("button", name=say("orders-stop")).click()
    expect(strip).to_be_hidden()
    rival.cycle()
    expect(page.locator("[data-option='pass']")).to_be_visible()
    assert chosen(rival) == before + 3


def test_until_something_changes_and_why_it_ended(rivals: tuple[Player, Rival]):
    player, rival = rivals
    page, say = player.page, player.say
    expect(page.locator("[data-option='pass']")).to_be_visible()
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(page.get_by_text(say("orders-passing-change"))).to_be_visible()
    before = chosen(rival)
    rival.cycle()
    name = say("table-seat-as", nickname=told().name("witch-king"), name="Bartek")
    expect(page.get_by_text(say("orders-ended-deed", name=name))).to_be_visible()
    expect(page.locator("[data-option='pass']")).to_be_visible()
    assert chosen(rival) >= before
    page.locator("[data-option='pass']").click()
    expect(page.get_by_text(say("orders-ended-deed", name=name))).to_be_hidden()


def test_a_stop_asks_even_while_passing(rivals: tuple[Player, Rival]):
    player, rival = rivals
    page, say = player.page, player.say
    page.get_by_role("button", name=say("orders-pass-on")).click()
    page.get_by_role("menuitem", name=say("orders-settings")).click()
    panel = page.get_by_role("dialog", name=say("orders-title"))
    turn = panel.get_by_role("group", name=told()("window-turn"))
    turn.get_by_role("radio", name=say("orders-ask")).click()
    expect(turn.get_by_role("radio", name=say("orders-ask"))).to_be_checked()
    panel.get_by_role("button", name=say("close")).click()
    before = chosen(rival)
    page.get_by_role("button", name=say("orders-pass-on")).click()
    page.get_by_role("menuitem", name=told()("passing-round")).click()
    expect(page.get_by_role("button", name=say("orders-stop"))).to_be_visible()
    expect(page.locator("[data-option='pass']")).to_be_visible()
    assert chosen(rival) == before
    page.keyboard.press("p")
    expect(page.get_by_role("button", name=say("orders-stop"))).to_be_hidden()
