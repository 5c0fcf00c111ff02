"""Fire and Swords in the browser: six seats, skirmishes, who has which decks, the Epic Duel."""

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.match import Match, replay
from mathom.games.warcards.scenarios.holders import WAYS
from mathom.server.words import words as server_words
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, crowded, skirmished
from tests.e2e.test_warcards import sit_down, thing, touch
from tests.e2e.visitor import BOT, ME, Visitor
from tests.e2e.words import words
from tests.services.inn import Inn
from tests.sides import one_by_day

GAME = "warcards"
SIX = {"scenario": "extended-trilogy"}
EPIC = {"scenario": "epic-duel"}
PATIENCE = 100.0
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
HIGHER = "(one) => one.scrollHeight - one.clientHeight"
WIDER = "document.documentElement.scrollWidth > window.innerWidth"


@pytest.fixture(scope="module")
def sam(server: Inn) -> Visitor:
    return Visitor(server.url, "Sam")


def to_be_fought(match: Match[Any]) -> bool:
    """Frodo may have a skirmish fought, and can play a card as well; nobody can be moved there."""
    codes = [option.code for option in match.asks[0].options]
    return (
        asked(match, 0, "prompt-turn")
        and any(code.startswith("resolve ") for code in codes)
        and not any(code.startswith("move ") for code in codes)
        and any(re.fullmatch("play .* reserve", code) for code in codes)
    )


def to_be_joined(match: Match[Any]) -> bool:
    """Frodo may play a card to a skirmish, and has somewhere else to go with it."""
    return asked(match, 0, "prompt-turn") and bool(joinable(match))


def joinable(match: Match[Any]) -> list[tuple[str, str]]:
    """The cards that can go to a skirmish as well as to reserve, with where."""
    view: Any = match.view(0)
    codes = [option.code for option in match.asks[0].options]
    return [
        (card, place.name)
        for place in view.places
        for card in view.decks[0].hand
        if place.skirmish
        and f"play {card} {place.name}" in codes
        and f"play {card} reserve" in codes
    ]


def at(sam: Visitor, wanted: Callable[[Match[Any]], bool], people: int = 6) -> str:
    record, ply = skirmished(wanted, people)
    return sam.go_on(record, ply, ME, *[BOT] * (people - 1), game=GAME, options=SIX)


def skirmishes(player: Player) -> Locator:
    return player.page.locator(".place.skirmish")


@pytest.mark.nightly
def test_one_person_and_five_bots_play_a_round(guest: Callable[..., Page], sam: Visitor) -> None:
    player = sit_down(guest, sam, sam.sit(ME, *[BOT] * 5, game=GAME, options=SIX))
    expect(player.page.locator(".turns li")).to_have_count(6)
    luck, end = Random(3), time.monotonic() + PATIENCE
    second, passing = re.compile(r"Round 2\."), player.page.locator("[data-option='pass']")
    while not second.search(player.log.inner_text()):
        assert time.monotonic() < end, "the round does not end"
        player.page.wait_for_timeout(30)
        if passing.is_visible():
            passing.click()
        elif player.glowing.count():
            touch(player, luck)
    # Six decks, and only one's own hand.
    expect(player.page.locator(".deck")).to_have_count(6)
    expect(player.page.locator(".hand")).to_have_count(1)


@pytest.mark.nightly
def test_a_skirmish_is_not_fought_by_looking_at_it(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    player = sit_down(guest, sam, at(sam, to_be_fought))
    place = skirmishes(player).filter(has=player.page.locator(".deed")).first
    name = str(place.get_attribute("aria-label"))
    # It is smaller than what is fought for: no points, but what goes with it.
    expect(place.locator(".points")).to_have_count(0)
    expect(place.locator(".grounds li")).to_have_count(2)
    deed = re.compile(f"^Have the skirmish fought: {re.escape(name)}")
    place.get_by_role("button", name=deed).click()
    yes = player.prompt.get_by_role("button", name=deed)
    expect(yes).to_be_visible()
    player.prompt.get_by_role("button", name=player.say("cancel")).click()
    expect(yes).to_have_count(0)
    place.get_by_role("button", name=deed).click()
    yes.click()
    expect(player.log).to_contain_text(re.compile("has the skirmish fought"))


def test_a_card_goes_to_a_skirmish(guest: Callable[..., Page], sam: Visitor) -> None:
    player = sit_down(guest, sam, at(sam, to_be_joined))
    match = replay(*skirmished(to_be_joined, 6))
    card, place = joinable(match)[0]
    thing(player, f"hand:{card}").click()
    thing(player, place).click()
    told = server_words("en", GAME)
    played = f"plays {told.name(card, 'def')} to {told.name(place, 'def')}"
    expect(player.log).to_contain_text(played)


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_five_locations_fit_a_small_laptop(
    guest: Callable[..., Page], sam: Visitor, lang: str
) -> None:
    table = at(sam, crowded)
    page = sam.enter(guest(viewport=LAPTOP, locale=LOCALES[lang], reduced_motion="reduce"))
    Player(page, lang).go_to(table).is_asked()
    settle(page)
    expect(page.locator(".place")).to_have_count(5)
    assert not page.evaluate(WIDER)
    assert page.get_by_role("group", name=words(lang)("table-board")).evaluate(HIGHER) <= 1
    # Nothing runs out of its frame.
    for place in page.locator(".place").all():
        assert place.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 1


@pytest.mark.nightly
@pytest.mark.parametrize("screen", one_by_day(PHONE, SIDEWAYS), ids=["upright", "sideways"])
def test_five_locations_fit_a_phone(
    guest: Callable[..., Page], sam: Visitor, screen: dict[str, Any]
) -> None:
    player = sit_down(guest, sam, at(sam, crowded), **screen)
    tabs = player.page.locator(".tab .thing")
    expect(tabs).to_have_count(7)
    for tab in tabs.all():
        tab.click()
        assert not player.page.evaluate(WIDER)
        expect(player.page.locator(".hand").first).to_be_in_viewport()


@pytest.mark.nightly
def test_on_a_phone_a_skirmish_is_turned_to_before_it_is_fought(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    player = sit_down(guest, sam, at(sam, to_be_fought), **PHONE).is_asked()
    for tab in player.page.locator(".tab.skirmish .thing").all():
        tab.click()
        expect(skirmishes(player)).to_be_visible()
        if skirmishes(player).locator(".deed").count():
            break
    expect(skirmishes(player).locator(".terms p")).to_have_count(2)
    skirmishes(player).get_by_role("button", name=re.compile("^Have the skirmish fought")).click()
    expect(player.prompt.get_by_role("button", name=player.say("cancel"))).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(("people", "hands"), one_by_day((2, 3), (3, 1), (5, 1)))
def test_fewer_people_hold_several_decks(
    guest: Callable[..., Page], sam: Visitor, people: int, hands: int
) -> None:
    table = sam.sit(ME, *[BOT] * (people - 1), game=GAME, options=SIX)
    player = sit_down(guest, sam, table, viewport=LAPTOP).is_asked()
    expect(player.page.locator(".hand")).to_have_count(hands)
    expect(player.page.locator(".deck")).to_have_count(6)
    settle(player.page)
    board = player.page.get_by_role("group", name=player.say("table-board"))
    assert board.evaluate(HIGHER) <= 1


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_who_has_which_decks_is_agreed_before_play(guest: Callable[..., Page], lang: str) -> None:
    page, say, told = guest(locale=LOCALES[lang]), words(lang), server_words(lang, GAME)
    page.goto("/new/warcards")
    scenario = page.get_by_role("combobox", name=told("setting-scenario"), exact=True)
    holders = page.get_by_role("combobox", name=told("setting-holders"), exact=True)
    expect(scenario).to_be_visible()
    expect(holders).to_have_count(0)
    scenario.select_option(label=told("setting-scenario-extended-trilogy"))
    expect(holders.locator("option")).to_have_count(1 + len(WAYS))
    three = holders.locator(f"optgroup[label='{say('setting-people', people=3)}']")
    expect(three.locator("option")).to_have_count(6)

    roles = ("player-frodo-gandalf", "shadow", "player-aragorn")
    holders.select_option(label=" · ".join(map(told.name, roles)))
    seats = page.get_by_label(re.compile(f"^{say('seat-number', number='')}"))
    expect(seats).to_have_count(3)
    for number, role in enumerate(roles, 1):
        name = say("seat-role", number=number, role=told.name(role, "role"))
        expect(page.get_by_label(name)).to_be_visible()

    # Another number of people unsettles it, and so does another scenario.
    people = page.get_by_role("group", name=say("players-count"))
    people.get_by_role("radio", name="6").check()
    expect(seats).to_have_count(6)
    expect(holders.locator("option:checked")).to_have_text(told("setting-holders-usual"))
    holders.select_option(label=" · ".join(map(told.name, roles)))
    scenario.select_option(label=told("setting-scenario-duel"))
    expect(holders).to_have_count(0)
    expect(seats).to_have_count(2)


@pytest.mark.nightly
def test_the_fifth_box_holds_the_scenarios_of_the_expansion(guest: Callable[..., Page]) -> None:
    page, say, told = guest(), words("en"), server_words("en", GAME)
    page.goto("/")
    shelf = page.get_by_role("region", name=say("shelf-label"))
    shelf.get_by_role("button", name=re.compile(say("box-fire-and-swords"))).click()
    panel = page.get_by_role("region", name=say("box-fire-and-swords"))
    scenario = panel.get_by_role("combobox", name=told("setting-scenario"))
    expect(scenario.locator("option")).to_have_count(5)
    cards = panel.get_by_role("link", name=say("cards"), exact=True)
    expect(cards).to_have_attribute("href", "/cards/warcards?set=fire-and-swords")
    scenario.select_option(label=told("setting-scenario-war-in-the-north"))
    panel.get_by_role("radio", name="4").check()
    set_up = panel.get_by_role("link", name=say("set-up-table"))
    expect(set_up).to_have_attribute("href", "/new/warcards?scenario=war-in-the-north")
    panel.get_by_role("button", name=say("play-bots")).click()
    player = Player(page).is_asked()
    for name in ("frodo", "witch-king", "strider", "balrog"):
        expect(player.page.get_by_label(told.name(f"player-{name}")).first).to_be_visible()


@pytest.mark.nightly
def test_an_epic_duel_has_two_parts_of_each_number_and_more_to_come(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    table = sam.sit(ME, BOT, game=GAME, options=EPIC)
    player, told = sit_down(guest, sam, table, viewport=LAPTOP).is_asked(), server_words("en", GAME)
    knots = player.page.get_by_role("list", name=player.say("warcards-thread")).get_by_role(
        "listitem"
    )
    expect(knots).to_have_count(18)
    aside = player.say("warcards-later-size", number=20)
    expect(player.page.locator(f".deck [title='{aside}']")).to_have_count(2)
    player.page.locator("button.score").first.click()
    leaf = player.page.get_by_role("dialog")
    expect(leaf).to_contain_text(player.say("warcards-later", number=19))
    leaf.get_by_role("button", name=told.name("barad-dur")).click()
    expect(leaf.get_by_role("heading", name=told.name("barad-dur"), level=3)).to_be_visible()


@pytest.mark.nightly
def test_what_can_not_be_activated_yet_is_locked(guest: Callable[..., Page], sam: Visitor) -> None:
    table = sam.sit(ME, *[BOT] * 5, game=GAME, options=SIX)
    player, told = sit_down(guest, sam, table).is_asked(), server_words("en", GAME)
    player.page.locator("button.score").first.click()
    leaf = player.page.get_by_role("dialog")
    locked = leaf.get_by_role("button", name=re.compile(told.name("barad-dur")))
    expect(locked).to_have_attribute("title", player.say("warcards-banned"))


@pytest.mark.nightly
def test_the_table_of_six_in_words(guest: Callable[..., Page], sam: Visitor) -> None:
    told = server_words("en", GAME)
    visitor = Player(sam.enter(guest())).go_to(at(sam, to_be_fought), "?text=1")
    view = visitor.page.get_by_role("region", name=visitor.say("table-board"))
    expect(view).to_contain_text(told.name("noun-skirmish"))
    expect(view).to_contain_text(told.name("value-accompanying"))
    expect(view).to_contain_text(visitor.say("warcards-banned"))
    for name in ("frodo", "witch-king", "gandalf", "saruman", "aragorn", "bill-ferny"):
        heading = view.get_by_role("heading", name=re.compile(told.name(f"player-{name}")))
        expect(heading).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_grave_to_complain_about(
    guest: Callable[..., Page],
    sam: Visitor,
    axe: Callable[[Page], list[str]],
    shoot: Callable[..., Any],
    scheme: str,
) -> None:
    for wanted, name in ((to_be_fought, "fought"), (crowded, "crowded")):
        table = at(sam, wanted)
        for width, height in ((1440, 900), (390, 844)):
            viewport = {"width": width, "height": height}
            player = sit_down(guest, sam, table, viewport=viewport, color_scheme=scheme).is_asked()
            if width < 700:
                player.page.locator(".tab.skirmish .thing").first.click()
            shoot(player.page, f"skirmish-{name}-{scheme}-{width}")
            assert not axe(player.page)
