"""What is told of a card under the pointer gets in nobody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.record import Record
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, fought, moment, travelled, warred
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

A_WHILE = 1000
"""Longer than a pointer must stay on something."""
MOST = 12
"""Cards that are looked at, of each kind."""
POPOVERS = "#preview, .docked, .suspects"
COVER = """() => {
  const cover = document.createElement("div");
  cover.id = "cover";
  Object.assign(cover.style, { position: "fixed", inset: "0", zIndex: "1000" });
  document.body.append(cover);
}"""
COVERED = """(popovers) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].filter(seen).map((one) => one.getBoundingClientRect());
  const cross = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes(popovers).some((one) =>
    boxes("[data-choosable], [data-option]").some((other) => cross(one, other)));
}"""
CARDS = ".board .holder"

TABLES: dict[str, tuple[Callable[[], Record], str, str]] = {
    "fellowship": (lambda: travelled("lembas 3"), "prompt-skirmish", CARDS),
    "warcards": (lambda: warred("lembas"), "prompt-turn", CARDS),
    "confrontation": (lambda: fought("mellon"), "prompt-card", ".board .backs"),
}
"""Each with what is asked, and what can be looked at."""


LAPTOP = (1024, 768)
PHONE = (390, 844)
LIES = """() => [...document.querySelectorAll("main :is(button, [data-thing])")]
  .filter((one) => !one.closest(".hint"))
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(" "))"""


def sits(
    guest: Callable[..., Page], server: Inn, game: str, screen: tuple[int, int] = LAPTOP
) -> Player:
    make, prompt, _ = TABLES[game]
    record = make()
    ply = moment(record, lambda match: asked(match, 0, prompt) and len(match.asks[0].options) > 2)
    visitor = Visitor(server.url, "Ania")
    bots = [BOT] * (len(record.seats) - 1)
    page = visitor.enter(guest(viewport={"width": screen[0], "height": screen[1]}))
    page.clock.install()
    player = Player(page, game=game).go_to(visitor.go_on(record, ply, ME, *bots, game=game))
    player.is_asked()
    page.wait_for_load_state("networkidle")
    settle(page)
    return player


@pytest.mark.parametrize("game", one_by_day("fellowship", *sorted(TABLES.keys() - {"fellowship"})))
def test_a_popover_follows_the_pointer_and_hides_nothing_that_can_be_chosen(
    guest: Callable[..., Page], server: Inn, game: str
) -> None:
    page = sits(guest, server, game).page
    popover = page.locator(POPOVERS).filter(visible=True)
    told = page.locator("[data-deed] .term, .prompt .term")
    seen = 0
    for kind in (page.locator(TABLES[game][2]), told):
        for one in kind.all()[:MOST]:
            page.mouse.move(1, 1)
            page.clock.run_for(A_WHILE)
            expect(popover).to_have_count(0)
            point_at(one)
            page.clock.run_for(A_WHILE)
            seen += popover.count()
            assert not page.evaluate(COVERED, POPOVERS), one.inner_text()
    assert seen


def test_what_comes_under_a_pointer_that_rests_is_not_looked_at(
    guest: Callable[..., Page], server: Inn
) -> None:
    page = sits(guest, server, "fellowship").page
    popover = page.locator(POPOVERS).filter(visible=True)
    for one in (page.locator(CARDS).first, page.locator("[data-deed] .term").first):
        page.evaluate(COVER)
        point_at(one)
        page.evaluate("document.getElementById('cover').remove()")
        page.wait_for_function("(one) => one.matches(':hover')", arg=one.element_handle())
        page.clock.run_for(A_WHILE)
        expect(popover).to_have_count(0)
        point_at(one, by=1)
        page.clock.run_for(A_WHILE)
        expect(popover).to_have_count(1)
        page.mouse.move(1, 1)
        page.clock.run_for(A_WHILE)
        expect(popover).to_have_count(0)


@pytest.mark.parametrize("screen", one_by_day(PHONE, (LAPTOP,)))
def test_that_names_can_be_looked_up_is_said_in_nobodys_way(
    guest: Callable[..., Page], server: Inn, screen: tuple[int, int]
) -> None:
    player = sits(guest, server, "fellowship", screen)
    page = player.page
    hint = page.get_by_role("note").filter(has_text=player.say("table-names-hint"))
    expect(hint).to_be_visible()
    assert not page.evaluate(COVERED, ".hint")
    before = page.evaluate(LIES)
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    assert page.evaluate(LIES) == before


def point_at(one: Locator, by: int = 0) -> None:
    box = one.bounding_box()
    assert box is not None
    one.page.mouse.move(box["x"] + box["width"] / 2 + by, box["y"] + box["height"] / 2)
