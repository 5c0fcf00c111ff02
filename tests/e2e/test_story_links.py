"""Names in the story can be looked up, and a line lights up what it speaks of."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.server.words import words as server_words
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, fought, moment, warred
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.inn import Inn

PHONE = {"width": 390, "height": 844}
TORN = """() => {
  const line = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect().bottom;
  };
  const beside = (node, way) => {
    do node = node[way];
    while (node?.nodeType === Node.COMMENT_NODE || node?.data === "");
    return node;
  };
  const torn = [];
  for (const term of document.querySelectorAll("[role=log] .term")) {
    const before = beside(term, "previousSibling");
    const after = beside(term, "nextSibling");
    const lines = [...term.getClientRects()].map(({ bottom }) => bottom);
    const opened = before?.data?.endsWith("„");
    if (opened && Math.abs(line(before, before.length - 1, before.length) - lines[0]) > 4)
      torn.push(`„${term.textContent}`);
    const closed = /^[”.,]/.test(after?.data ?? "");
    if (closed && Math.abs(line(after, 0, 1) - lines.at(-1)) > 4)
      torn.push(term.textContent + after.data[0]);
  }
  return torn;
}"""
"""Names whose marks stand on another line."""


def at_war(server: Inn, page: Page, lang: str = "en") -> Player:
    """The Card Game in its second round; seat 0 is to act."""
    visitor = Visitor(server.url, "Ania")
    record = warred("links 1")
    ply = moment(record, lambda match: asked(match, 0, "prompt-turn") and len(match.lines) > 70)
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = visitor.go_on(record, ply, ME, *bots, game="warcards")
    player = Player(visitor.enter(page), lang).go_to(table).is_asked()
    expect(player.log.locator(".term").first).to_be_attached()
    return player


def in_battle(server: Inn, page: Page, lang: str) -> Player:
    """The Confrontation: two fight, and seat 0 chooses a card."""
    visitor = Visitor(server.url, "Ania")
    for number in range(20):
        record = fought(f"links {number}")
        try:
            ply = moment(record, lambda match: asked(match, 0, "prompt-card"))
        except LookupError:
            continue
        table = visitor.go_on(record, ply, ME, BOT, game="confrontation")
        return Player(visitor.enter(page), lang).go_to(table).is_asked()
    raise LookupError("nobody fights")


def preview(player: Player) -> Locator:
    return player.page.locator("#preview")


def covers(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_a_card_is_shown_by_pointer_and_keyboard_and_the_hint_comes_once(
    guest: Callable[..., Page], server: Inn
) -> None:
    player = at_war(server, guest(viewport={"width": 1280, "height": 800}))
    hint = player.log.locator("xpath=..").get_by_role("note")
    expect(hint).to_have_count(1)

    name = player.log.locator(".term").last
    name.hover()
    card = server_words("en", "warcards").name(name.get_attribute("data-term") or "")
    expect(preview(player)).to_contain_text(card)
    assert not covers(preview(player), name)
    assert not covers(preview(player), player.prompt)
    player.page.mouse.move(300, 120)
    expect(preview(player)).to_have_count(0)
    expect(hint).to_have_count(0)

    # The arrows come to every name; Escape closes what is shown.
    player.log.focus()
    for _ in range(6):
        player.page.keyboard.press("ArrowUp")
        if player.page.evaluate("document.activeElement.matches('.term')"):
            break
    expect(preview(player)).to_be_visible()
    player.page.keyboard.press("Enter")
    expect(preview(player)).to_have_attribute("role", "dialog")
    player.page.keyboard.press("Escape")
    expect(preview(player)).to_have_count(0)

    # It was said, so nobody says it again.
    player.page.reload()
    expect(player.log.locator(".term").first).to_be_attached()
    expect(hint).to_have_count(0)


@pytest.mark.nightly
def test_a_line_lights_the_reserve_of_whom_it_tells(
    guest: Callable[..., Page], server: Inn
) -> None:
    player = at_war(server, guest(viewport={"width": 1440, "height": 900}))
    text = server_words("en", "warcards")
    told = player.log.locator(".line").filter(has_text="to reserve").last
    # The story scrolls to its end, and a line must not leave the pointer.
    settle(player.page)
    told.hover()
    # The line is about one of the bots, whoever is asked now.
    section = player.page.locator("section.deck").filter(has=player.page.locator(".reserve.lit"))
    expect(section).to_have_count(1)
    who = section.get_attribute("aria-label") or ""
    assert told.inner_text().removeprefix("The ").startswith(who)
    assert who != text.name("player-frodo")


@pytest.mark.nightly
def test_marks_stay_with_the_names_they_belong_to(guest: Callable[..., Page], server: Inn) -> None:
    player = at_war(server, guest(viewport={"width": 1280, "height": 800}, locale="pl-PL"), "pl")
    for width in range(1100, 1400, 20):
        player.page.set_viewport_size({"width": width, "height": 800})
        assert player.page.evaluate(TORN) == []


def test_on_a_phone_a_tap_shows_who_it_is_and_the_rule_behind(
    guest: Callable[..., Page], server: Inn
) -> None:
    page = guest(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    player = in_battle(server, page, "pl")
    latest = page.locator("[data-deed]")
    name = latest.locator(".term").first
    settle(page)
    name.tap()
    shown = preview(player)
    text = server_words("pl", "confrontation")
    expect(shown).to_contain_text(text.name(name.get_attribute("data-term") or ""))
    assert not covers(shown, player.prompt)
    shown.get_by_role("button", name="Punkt").tap()
    expect(page.get_by_role("dialog")).to_contain_text("C-")
    expect(shown).to_have_count(0)
