"""Everything without a mouse; and whatever is refused says why."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.match import Match
from tests.e2e.line import Line
from tests.e2e.places import box
from tests.e2e.player import PATIENCE, Player
from tests.e2e.scenes import moment, played
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.inn import Inn

FOCUS = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === "main") return null;
  const style = getComputedStyle(focused);
  const box = focused.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  // A name in a line that is a button as a whole hides no more of it than its letters.
  const on_top = document.elementsFromPoint(x, y)
    .find((one) => focused.contains(one) || !one.matches("[data-term]")) ?? null;
  return {
    what: focused.outerHTML.slice(0, 200),
    marked: (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0)
      || style.boxShadow !== "none",
    uncovered: on_top !== null && (focused.contains(on_top) || on_top.contains(focused)),
  };
}"""


def focus_is_visible(page: Page) -> None:
    focus = page.evaluate(FOCUS)
    if focus is not None:
        assert focus["marked"], f"no ring around {focus['what']}"
        assert focus["uncovered"], f"out of sight: {focus['what']}"


def tab_to(player: Player, wanted: Locator, most: int = 40) -> None:
    """Press Tab until it, or one of several, has the focus."""
    expect(wanted.first).to_be_visible()
    focused = wanted.and_(player.page.locator(":focus"))
    for _ in range(most):
        player.page.keyboard.press("Tab")
        focus_is_visible(player.page)
        if focused.count():
            return
    raise AssertionError(f"{most} times Tab do not lead to {wanted}")


def test_from_the_shelf_to_the_end_of_a_game(guest: Callable[..., Page]) -> None:
    player = Player(guest(reduced_motion="reduce"))
    keys = player.page.keyboard
    player.page.goto("/")
    tab_to(player, box(player.page, player.say))
    keys.press("Enter")
    tab_to(player, player.button("play-bots"))
    keys.press("Enter")
    player.is_asked()
    tab_to(player, player.page.locator("[data-choosable]"))
    keys.press("Enter")

    end = time.monotonic() + PATIENCE
    walked = 0
    sure = player.button("cancel")
    while True:
        assert time.monotonic() < end, "the game does not end"
        expect(player.glowing.or_(player.result).or_(sure).first).to_be_visible()
        if player.result.is_visible():
            break
        told = player.story.count()
        if sure.is_visible():
            tab_to(player, player.prompt.get_by_role("button").first)
            keys.press("Enter")
        elif player.page.locator("[data-choosable]:focus").count():
            if walked % 5 == 0:
                keys.press("ArrowRight")
            focus_is_visible(player.page)
            keys.press("Enter")
            walked += 1
        elif walked < 6:
            tab_to(player, player.page.locator("[data-choosable]"))
            continue
        else:
            type_a_choice(player, "1")
        expect(player.story.nth(told).or_(sure).first).to_be_visible()
    assert walked, "the focus never was on a thing that can be chosen"
    tab_to(player, player.button("table-rematch"))
    keys.press("Enter")
    player.is_asked()


def type_a_choice(player: Player, words: str) -> None:
    """The slash leads to the field, wherever the focus is."""
    field = player.page.get_by_role("textbox", name=player.say("table-command"))
    if not field.and_(player.page.locator(":focus")).count():
        player.page.keyboard.press("/")
        expect(field).to_be_focused()
    focus_is_visible(player.page)
    player.page.keyboard.type(words)
    player.page.keyboard.press("Enter")


def _twice_the_same(match: Match[Any]) -> bool:
    """Whether the first player may keep something, but not a die that shows what he has kept."""
    lying = [(die, match.state.faces[die]) for die in match.state.rolled]
    refused = [
        match.why_not(0, f"keep {die.name.lower()} {symbol.name.lower()}") for die, symbol in lying
    ]
    return "reason-same-symbol" in [reason.id for reason in refused if reason is not None]


RECORD = played(2, "road 2")
PLY = moment(RECORD, _twice_the_same)


@pytest.fixture
def player(guest: Callable[..., Page], server: Inn) -> Player:
    """May keep another die, but not one of those that lie there."""
    host = Visitor(server.url, "Sam")
    table = host.go_on(RECORD, PLY, ME, BOT)
    return Player(host.enter(guest(reduced_motion="reduce"))).go_to(table).is_asked()


def test_the_arrows_reach_everything_and_it_says_why_not(player: Player) -> None:
    board = player.page.get_by_role("group", name=player.say("table-board"))
    tab_to(player, board.locator("[data-choosable]"))
    silent = board.locator("[data-thing^='die:'][aria-disabled='true']:focus")
    for _ in range(40):
        player.page.keyboard.press("ArrowDown")
        focus_is_visible(player.page)
        if silent.count():
            break
    player.page.keyboard.press("Enter")
    reason = player.page.get_by_role("alert")
    expect(reason).to_be_visible()
    rule = reason.get_by_role("button", name=re.compile(r"J-\d"))
    expect(rule).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(reason).to_be_hidden()


@pytest.mark.nightly
def test_a_click_on_what_is_not_on_offer_says_why(player: Player) -> None:
    things = player.page.locator("[data-thing^='die:'][aria-disabled='true']")
    told = player.page.get_by_role("alert")
    for thing in things.all():
        thing.click(force=True)
        expect(told).to_have_count(1)
        expect(told).to_contain_text(re.compile(r"J-\d+\.\d+"))
    told.get_by_role("button", name=re.compile(r"J-\d")).click()
    rules = player.page.get_by_role("dialog", name=player.say("rules"))
    expect(rules.get_by_role("article").first).to_contain_text(re.compile(r"J-\d+\.\d+"))
    player.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


def test_a_refused_code_says_why_with_its_rule(player: Player) -> None:
    type_a_choice(player, "split 1")
    reason = player.page.get_by_role("alert")
    expect(reason).to_contain_text(player.say.told("reason-not-splitting"))
    expect(reason).to_contain_text(re.compile(r"J-\d+\.\d+"))


@pytest.mark.nightly
def test_a_code_that_could_mean_two_things_is_asked_back(player: Player) -> None:
    type_a_choice(player, "k")
    expect(player.prompt).to_contain_text(player.say("table-which"))
    expect(player.prompt.get_by_role("button")).not_to_have_count(1)
    player.button("cancel").click()
    expect(player.prompt).not_to_contain_text(player.say("table-which"))


def test_words_typed_before_the_last_choice_is_answered_stay(player: Player) -> None:
    line = Line(player.page)
    player.is_asked()
    told = player.story.count()
    line.hold_choices = True
    type_a_choice(player, "1")
    type_a_choice(player, "1")
    field = player.page.get_by_role("textbox", name=player.say("table-command"))
    expect(field).to_have_value("1")
    assert len(line.choices) == 1
    line.let_go()
    expect(player.story).to_have_count(told + 1)
    player.page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(player.story).not_to_have_count(told + 1)


@pytest.mark.nightly
def test_the_question_does_not_cut_the_ring_around_the_story(player: Player) -> None:
    strip = player.page.get_by_role("group", name=player.say("pace-deed"))
    line = strip.get_by_role("button", name=player.say("table-log"), exact=True)
    tab_to(player, line)
    below = line.evaluate("""(line) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(line);
      const { bottom } = line.getBoundingClientRect();
      return bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    }""")
    question = player.prompt.bounding_box()
    assert question
    assert below <= question["y"]


@pytest.mark.nightly
def test_the_question_mark_opens_the_rule_behind_the_question(player: Player) -> None:
    player.page.keyboard.press("?")
    rules = player.page.get_by_role("dialog", name=player.say("rules"))
    expect(rules.get_by_role("article").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


@pytest.mark.nightly
def test_the_other_keys(player: Player) -> None:
    keys = player.page.keyboard
    keys.press("h")
    help = player.page.get_by_role("dialog", name=player.say("table-keys"))
    expect(help).to_be_visible()
    keys.press("Escape")
    expect(help).to_be_hidden()
    keys.press("c")
    expect(player.page.get_by_role("tab", name=player.say("table-tab-chat"))).to_have_attribute(
        "aria-selected", "true"
    )
    keys.press("l")
    expect(player.log).to_be_focused()
    keys.press("t")
    expect(player.page.get_by_role("heading", name=player.say("table-prompt"))).to_be_visible()
    keys.press("t")
    expect(player.page.get_by_role("group", name=player.say("table-board"))).to_be_visible()
