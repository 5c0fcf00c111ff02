"""A phone on its side: board, one's own things and the question together, and a finger plays."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.client import Seat
from mathom.core.record import Record
from mathom.server.wire import OptionInfo
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, fought, moment, played, warred
from tests.e2e.test_lessons import Learner
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

WIDTH = 844
PATIENCE = 20.0
"""Seconds until a touch has arrived at the server."""
SIDEWAYS: dict[str, Any] = {
    "viewport": {"width": WIDTH, "height": 390},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
HIT = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (one.contains(there) || there.contains(one));
}"""
"""Whether a finger that aims at the middle of it hits it, and nothing that lies above."""


@pytest.fixture(scope="module")
def host(server: Inn) -> Visitor:
    return Visitor(server.url, "Ania")


class Holder(Player):
    """Somebody who holds the phone with both hands and taps."""

    def __init__(self, page: Page, host: Visitor, lang: str = "en") -> None:
        super().__init__(page, lang)
        self.host = host

    def thing(self, name: str) -> Locator:
        return self.page.locator(f"[data-thing='{name}']")

    def choosable(self, kind: str) -> Locator:
        return self.page.locator(f"[data-choosable][data-thing^='{kind}']")

    def looks(self) -> None:
        """The board and the question stand on one screen, and nothing lies beside it."""
        self.is_asked()
        settle(self.page)
        assert self.page.evaluate("document.scrollingElement.scrollWidth") == WIDTH
        expect(self.prompt).to_be_in_viewport(ratio=0.95)
        board = self.page.get_by_role("group", name=self.say("table-board"))
        expect(board).to_be_in_viewport(ratio=0.95)

    def taps(self, target: Locator) -> None:
        """Without scrolling, and without anything in the way."""
        expect(target).to_be_in_viewport(ratio=0.9)
        assert target.evaluate(HIT), f"something lies over {target}"
        box = target.bounding_box()
        assert box
        # Playwright's own tap might scroll first.
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def options(self) -> list[OptionInfo]:
        seat = Seat(self.host, self.table, 0)
        ask = seat.ask(seat.position())
        assert ask
        return ask.options or []

    def ply(self) -> int:
        return Seat(self.host, self.table, 0).position().ply

    def has_moved_on(self, before: int) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.ply() > before:
                return
            self.page.wait_for_timeout(30)
        raise AssertionError("the touch did nothing")


@pytest.fixture(params=LOCALES)
def hold(
    request: pytest.FixtureRequest, guest: Callable[..., Page], host: Visitor
) -> Callable[..., Holder]:
    """Come with a phone on its side to where the first player of a game is first asked this."""

    def hold(record: Record, prompt: str) -> Holder:
        ply = moment(record, lambda match: asked(match, 0, prompt))
        bots = [BOT] * (len(record.seats) - 1)
        table = host.go_on(record, ply, ME, *bots, game=record.game)
        page = host.enter(guest(locale=LOCALES[request.param], **SIDEWAYS))
        holder = Holder(page, host, request.param)
        holder.go_to(table)
        holder.looks()
        return holder

    return hold


@pytest.mark.nightly
def test_journey_a_die_is_kept_and_the_rest_rolled(hold: Callable[..., Holder]) -> None:
    player = hold(played(2, "road 2"), "prompt-keep-more")
    dice = player.choosable("die:")
    free = dice.count()
    player.taps(dice.first)
    expect(dice).not_to_have_count(free)
    player.looks()
    before = player.ply()
    player.taps(player.page.locator("[data-option='roll']"))
    player.has_moved_on(before)


def test_confrontation_a_piece_is_moved(hold: Callable[..., Holder]) -> None:
    player = hold(fought("mellon"), "prompt-move")
    for piece in player.choosable("piece:").all():
        expect(piece).to_be_in_viewport(ratio=0.9)
        assert piece.evaluate(HIT)
    player.taps(player.thing("piece:aragorn"))
    expect(player.choosable("region:").first).to_be_visible()
    before = player.ply()
    player.taps(player.thing("region:caradhras"))
    player.has_moved_on(before)


@pytest.mark.nightly
def test_confrontation_the_line_is_sent(guest: Callable[..., Page], host: Visitor) -> None:
    table = host.sit(ME, BOT, game="confrontation", options={"fellowship": "1"})
    player = Holder(host.enter(guest(**SIDEWAYS)), host)
    player.go_to(table)
    player.looks()
    before = player.ply()
    player.taps(player.button("confrontation-deploy"))
    player.has_moved_on(before)


@pytest.mark.nightly
def test_card_game_a_card_is_picked_up_and_put_down(hold: Callable[..., Holder]) -> None:
    player = hold(warred("lembas"), "prompt-turn")
    for card in player.choosable("hand:").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    codes = [option.code.split() for option in player.options()]
    card = next(code[1] for code in codes if code[0] == "play" and code[-1] == "reserve")
    player.taps(player.thing(f"hand:{card}"))
    expect(player.choosable("reserve")).to_be_visible()
    player.looks()
    before = player.ply()
    player.taps(player.choosable("reserve"))
    player.has_moved_on(before)


@pytest.mark.nightly
def test_a_replay_is_gone_through_beside_the_board(
    guest: Callable[..., Page], host: Visitor
) -> None:
    player = Holder(host.enter(guest(**SIDEWAYS)), host)
    player.go_to(host.bring(fought("mellon")), "/replay?ply=9")
    bar = player.page.get_by_role("region", name=player.say("table-replay"))
    for button in bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=0.95)
    expect(bar.get_by_role("combobox")).to_be_in_viewport(ratio=0.95)
    settle(player.page)
    board = player.page.get_by_role("group", name=player.say("table-board")).bounding_box()
    assert board
    assert board["height"] > 300


def test_what_next_is_in_sight_when_it_is_over(guest: Callable[..., Page], host: Visitor) -> None:
    player = Holder(host.enter(guest(**SIDEWAYS)), host)
    table = host.sit(ME, {"kind": "me", "name": "Bartek"})
    host.play_out(table)
    player.go_to(table)
    expect(player.result).to_be_in_viewport(ratio=0.95)
    expect(player.button("table-rematch")).to_be_in_viewport(ratio=0.95)
    assert player.button("table-rematch").evaluate(HIT)


class Pupil(Learner):
    """Somebody who learns with the phone on its side."""

    def sees(self, things: tuple[str, ...]) -> None:
        """The board has its room, and the coach and the question stand beside it."""
        settle(self.page)
        board = self.page.get_by_role("group", name=self.say("table-board"))
        expect(board).to_be_in_viewport(ratio=0.95)
        area = board.bounding_box()
        assert area
        assert area["height"] > 340
        expect(self.coach).to_be_in_viewport(ratio=0.95)
        expect(self.prompt.locator("p").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.nightly
@pytest.mark.parametrize("game", one_by_day("warcards", "confrontation", "journey"))
def test_a_lesson_leaves_the_board_its_room(guest: Callable[..., Page], game: str) -> None:
    pupil = Pupil(guest(locale=LOCALES["pl"], **SIDEWAYS), "pl", game)
    pupil.begin()
    pupil.follow(*range(pupil.lesson.begins, pupil.lesson.begins + 7))


@pytest.mark.nightly
def test_confrontation_nothing_moves_away_from_who_points_at_it(
    guest: Callable[..., Page], host: Visitor
) -> None:
    table = host.sit(ME, BOT, game="confrontation", options={"fellowship": "1"})
    screen = {"viewport": {"width": WIDTH, "height": 390}, "reduced_motion": "reduce"}
    player = Holder(host.enter(guest(**screen)), host)
    player.go_to(table)
    player.looks()
    for name in ("frodo", "sam", "merry"):
        piece = player.thing(f"piece:{name}")
        piece.hover()
        settle(player.page)
        assert piece.evaluate("one => one.matches(':hover')")
