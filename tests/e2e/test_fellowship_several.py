"""The Lord of the Rings TCG with three to six players: everybody is in sight, and plays on."""

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.match import Match
from mathom.core.record import Record
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment, travelled
from tests.e2e.test_fellowship import FITS, touch
from tests.e2e.visitor import BOT, ME, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

GAME = "fellowship"
SIX = 6
SCREENS = ((390, 844), (844, 390), (1366, 768), (1600, 1000))
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
NEAR_THE_END = 25
"""So many choices before the last."""
PATIENCE = 150.0

HIDDEN = """(all) => all.filter((one) => {
  const { width, height, left, right } = one.getBoundingClientRect();
  return !width || !height || left < 0 || right > innerWidth + 1;
}).length"""
"""How many of them nobody can see, however they scroll."""
APART = """(all) => new Set(all.map((one) =>
  one.querySelector("path").getAttribute("d") + getComputedStyle(one.querySelector("path")).fill
)).size"""
"""How many of them differ in both shape and hue."""


def played(seats: int) -> Record:
    return travelled(f"six {seats}", seats)


def minions_of(match: Match[Any]) -> set[int]:
    view: Any = match.view(0)
    return {card.owner for card in view.cards if card.zone == "minions"}


def in_a_shadow_phase(match: Match[Any]) -> bool:
    """Somebody else has played minions already."""
    return asked(match, 0, "prompt-shadow") and bool(minions_of(match) - {0})


def facing_several(match: Match[Any]) -> bool:
    """Minions of two players face a fellowship in skirmishes, and something can be done."""
    view: Any = match.view(0)
    return (
        asked(match, 0, "prompt-skirmish")
        and len(minions_of(match)) > 1
        and bool(view.fights)
        and len(match.asks[0].options) > 1
    )


def aiming(match: Match[Any]) -> bool:
    return asked(match, 0, "prompt-archery-target")


def i_am_out(match: Match[Any]) -> bool:
    view: Any = match.view(0)
    return bool(view.seats[0].out) and len([one for one in view.seats if not one.out]) > 2


@pytest.fixture
def sam(server: Inn) -> Visitor:
    return Visitor(server.url, "Sam")


@pytest.fixture
def at(guest: Callable[..., Page], sam: Visitor) -> Callable[..., Player]:
    """`at(aiming, 6)`: at a table of six where it has come to this."""

    def sit(wanted: Callable[[Match[Any]], bool], seats: int = SIX, **how: Any) -> Player:
        for seed in range(40):
            record = travelled(f"several {seed}", seats)
            try:
                ply = moment(record, wanted)
            except LookupError:
                continue
            table = sam.go_on(record, ply, ME, *[BOT] * (seats - 1), game=GAME)
            page = sam.enter(guest(**({"reduced_motion": "reduce"} | how)))
            return Player(page, "pl" if how.get("locale") == "pl-PL" else "en").go_to(table)
        raise LookupError("no game has such a moment")

    return sit


def others(player: Player) -> Locator:
    """Their mats; on a phone they lie on a part of their own."""
    tab = player.page.locator(".phone .tabs button").nth(2)
    if tab.count():
        tab.click()
    mats = player.page.locator(".mat")
    expect(mats.first).to_be_visible()
    return mats


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
@pytest.mark.parametrize(("width", "height"), one_by_day(*SCREENS))
def test_all_six_are_in_sight(
    at: Callable[..., Player],
    axe: Callable[[Page], list[str]],
    shoot: Callable[..., Any],
    width: int,
    height: int,
    lang: str,
) -> None:
    viewport = {"width": width, "height": height}
    player = at(in_a_shadow_phase, viewport=viewport, locale=LOCALES[lang]).is_asked()
    settle(player.page)
    markers = player.page.locator(".road .markers .marker")
    expect(markers).to_have_count(SIX)
    assert markers.evaluate_all(HIDDEN) == 0
    assert markers.evaluate_all(APART) == SIX
    shoot(player.page, f"fellowship-six-{lang}-{width}")
    assert not axe(player.page)
    mats = others(player)
    expect(mats).to_have_count(SIX - 1)
    assert mats.evaluate_all(HIDDEN) == 0
    cards = player.page.locator(".mat [data-thing^='card:']")
    assert cards.evaluate_all(HIDDEN) == 0
    shoot(player.page, f"fellowship-six-others-{lang}-{width}")
    assert not axe(player.page)
    assert player.page.evaluate("document.scrollingElement.scrollWidth") == width
    expect(player.page.locator(".hand")).to_be_attached()
    if width > 1000:
        frame = player.page.locator(".board > .frame")
        assert frame.evaluate("frame => frame.scrollHeight <= frame.clientHeight")
        expect(player.page.locator(".hand")).to_be_in_viewport(ratio=0.95)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("width", "height"),
    one_by_day((1366, 768), (820, 1180), (1280, 800), (1600, 1000)),
)
def test_the_fray_has_room_below_five_mats(
    at: Callable[..., Player], width: int, height: int
) -> None:
    viewport = {"width": width, "height": height}
    player = at(facing_several, viewport=viewport, has_touch=width < 1000).is_asked()
    settle(player.page)
    assert player.page.evaluate(FITS) == []


def test_a_minion_says_whose_it_is(at: Callable[..., Player]) -> None:
    player = at(facing_several).is_asked()
    owned = player.page.locator(".fray .in-play:has(.owner)")
    seats = {one.get_attribute("data-marker") for one in owned.locator(".owner .marker").all()}
    assert len(seats) > 1
    for minion in owned.all():
        whose = str(minion.locator(".owner .marker").get_attribute("data-marker"))
        name = "your card" if whose == "0" else f"played by Bot {int(whose) + 1}"
        label = str(minion.locator("[data-thing]").first.get_attribute("aria-label"))
        assert name in label


def test_the_table_says_whose_shadow_phase_it_is(at: Callable[..., Player]) -> None:
    player = at(in_a_shadow_phase).is_asked()
    expect(player.page.locator(".phases .current")).to_contain_text("Shadow: You")
    walking = player.page.locator(".mat.walks")
    expect(walking).to_have_count(1)
    name = walking.locator(".who > b").inner_text()
    expect(player.page.locator(".phases .turn")).to_contain_text(name)


@pytest.mark.nightly
def test_a_mat_opens_and_shows_the_whole_fellowship(at: Callable[..., Player]) -> None:
    player = at(in_a_shadow_phase).is_asked()
    mat = player.page.locator(".mat:not(.walks)").first
    name = mat.locator(".who > b").inner_text()
    mine = mat.locator("[data-thing^='card:']").first.get_attribute("data-thing")
    mat.locator("[data-thing^='player:']").click()
    leaf = player.page.get_by_role("dialog", name=name)
    expect(leaf.locator(f"[data-thing='{mine}']")).to_be_visible()
    expect(leaf).to_contain_text("Ring-bearer")
    leaf.get_by_role("button", name=re.compile("^Discard pile")).click()
    expect(player.page.get_by_role("dialog", name=f"Discard pile: {name}")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    expect(leaf).to_be_hidden()


@pytest.mark.nightly
@pytest.mark.parametrize("way", one_by_day("mat", "button", "key"))
def test_archers_name_whom_they_shoot(at: Callable[..., Player], way: str) -> None:
    player = at(aiming).is_asked()
    glowing = player.page.locator(".mat [data-choosable][data-thing^='player:']")
    buttons = player.prompt.locator("[data-option]")
    names = sorted(buttons.all_inner_texts())
    assert names == sorted(
        player.page.locator(".mat:has([data-choosable]) .who > b").all_inner_texts()
    )
    assert all(re.fullmatch("Bot [2-6]", name) for name in names)
    chosen = glowing.first.locator(".who > b").inner_text()
    if way == "mat":
        glowing.first.click()
    elif way == "button":
        buttons.get_by_text(chosen, exact=True).click()
    else:
        glowing.first.focus()
        player.page.keyboard.press("Enter")
    expect(player.log).to_contain_text(f"The fellowship shoots at the minions of {chosen}.")


@pytest.mark.nightly
def test_bots_have_one_name_everywhere(at: Callable[..., Player]) -> None:
    player = at(in_a_shadow_phase, 3).is_asked()
    header = player.page.get_by_role("list", name=player.say("table-seats"))
    for name in ("Bot 2", "Bot 3"):
        expect(header).to_contain_text(name)
        expect(player.log).to_contain_text(name)
        expect(player.page.locator(".mat .who > b").get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.nightly
def test_three_play_to_the_end(guest: Callable[..., Page], sam: Visitor) -> None:
    record = played(3)
    table = sam.go_on(record, len(record.choices) - NEAR_THE_END, ME, BOT, BOT, game=GAME)
    page = sam.enter(guest(reduced_motion="reduce"))
    player = Player(page).go_to(table)
    luck, end = Random(3), time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "the game does not end"
        expect(player.glowing.or_(player.over).first).to_be_visible(timeout=30_000)
        if player.over.is_visible():
            break
        touch(player, luck)
    expect(player.result).to_be_visible()


@pytest.mark.nightly
def test_who_is_out_looks_on(at: Callable[..., Player]) -> None:
    player = at(i_am_out, 4)
    mine = player.page.locator(".strip[data-area]")
    expect(mine).to_contain_text("out of the game")
    expect(player.page.locator(".hand")).to_have_count(0)
    expect(player.page.locator(".road .markers .marker[data-marker='0']")).to_have_count(0)
    # The others go on to the end, and nobody asks who has nothing to say any more.
    expect(player.over).to_be_visible(timeout=60_000)
    expect(player.glowing).to_have_count(0)


@pytest.mark.nightly
def test_who_gives_up_among_three_leaves_the_game_to_the_others(
    at: Callable[..., Player],
) -> None:
    player = at(in_a_shadow_phase, 3).is_asked()
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    player.button("resign").click()
    player.button("resign-yes").click()
    header = player.page.get_by_role("list", name=player.say("table-seats"))
    expect(header).to_contain_text(player.say("table-resigned-bot"))


def test_the_table_in_words(guest: Callable[..., Page], sam: Visitor) -> None:
    record = travelled("several 0", SIX)
    ply = moment(record, in_a_shadow_phase)
    table = sam.go_on(record, ply, ME, *[BOT] * (SIX - 1), game=GAME)
    visitor = Player(sam.enter(guest())).go_to(table, "?text=1")
    view = visitor.page.get_by_role("region", name=visitor.say("table-board"))
    expect(view).to_contain_text("Shadow phase: You")
    expect(view).to_contain_text(re.compile("In turn order, to the left: .*Bot [2-6], "))
    expect(view).to_contain_text(re.compile("played by Bot [2-6]"))
    for number in range(2, SIX + 1):
        expect(view.get_by_role("heading", name=re.compile(f"^Bot {number}, "))).to_be_visible()
