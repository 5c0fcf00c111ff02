"""War of the Ring: The Card Game in the browser: playing, weighing combats, one area at a time."""

import re
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from mathom.bots import make_bot
from mathom.client import Seat
from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.match import Match
from mathom.core.voice import Text
from mathom.server.words import words as server_words
from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

GAME = "warcards"
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 150.0
"""Seconds for a whole game."""
NAMES = ("Ania", "Bartek", "Celina", "Dorota")


def told(lang: str = "en") -> Text:
    """The game's own words."""
    return server_words(lang, GAME)


@cache
def played(scenario: str, people: int, seed: str) -> records.Record:
    """A whole game, played at random."""
    game = registry.game(GAME)
    seats = [records.Seat(name) for name in NAMES[:people]]
    match = Match(game, seats, {"scenario": scenario}, seed)
    bot, luck = make_bot(game, "random"), Chance(seed)
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bot.choose(match.sight(seat), luck).code)
    return match.record()


def a_turn(match: Match[Any]) -> bool:
    """The first player has a turn with cards to play; both sides fight for a place."""
    if not asked(match, 0, "prompt-turn"):
        return False
    view = match.game.view(match.state, 0)
    sides = [deck.side for deck in view.decks]
    there = {(card.place, sides[card.deck]) for card in view.board}
    contested = any(
        place.attack and {(place.name, side) for side in sides} <= there for place in view.places
    )
    codes = {option.code.partition(" ")[0] + option.code[-8:] for option in match.asks[0].options}
    return contested and view.round > 1 and "play reserve" in codes


def at_a_turn(people: int, scenario: str = "trilogy") -> tuple[records.Record, int]:
    for seed in range(60):
        record = played(scenario, people, f"mellon {seed}")
        try:
            return record, moment(record, a_turn)
        except LookupError:
            continue
    raise LookupError("no game has such a moment")


def thing(player: Player, name: str) -> Locator:
    return player.page.locator(f"[data-thing='{name}']")


def touch(player: Player, luck: Random) -> None:
    """One of the first things that glow; what is asked back is answered with the first answer."""
    try:
        if player.prompt.get_by_text(player.say("table-which"), exact=True).is_visible():
            player.prompt.get_by_role("button").first.click(timeout=1000)
            return
        glowing = player.glowing
        glowing.nth(luck.randrange(min(6, max(1, glowing.count())))).click(timeout=1000)
    except TookTooLong:
        # It went while the pointer was on its way.
        player.page.keyboard.press("Escape")


def sit_down(guest: Callable[..., Page], visitor: Visitor, table: str, **how: Any) -> Player:
    return Player(visitor.enter(guest(**({"reduced_motion": "reduce"} | how)))).go_to(table)


@pytest.fixture
def sam(server: Inn) -> Visitor:
    return Visitor(server.url, "Sam")


@pytest.mark.nightly
def test_the_fellowship_of_the_ring_against_a_bot(guest: Callable[..., Page], sam: Visitor) -> None:
    table = sam.sit(BOT, ME, game=GAME, options={"scenario": "fellowship-of-the-ring"})
    player = sit_down(guest, sam, table)
    luck, end = Random(1), time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "the game does not end"
        expect(player.glowing.or_(player.over).first).to_be_visible(timeout=30_000)
        if player.over.is_visible():
            break
        touch(player, luck)
    expect(player.story.last).to_contain_text(re.compile("win"))


@pytest.mark.nightly
def test_two_friends_and_two_bots_play_a_round(
    guest: Callable[..., Page], sam: Visitor, server: Inn
) -> None:
    rosie = Visitor(server.url, "Rosie")
    table = sam.sit(ME, BOT, OPEN, BOT, game=GAME, options={"scenario": "trilogy"})
    rosie.take(table, 2)
    players = [sit_down(guest, sam, table), sit_down(guest, rosie, table)]
    luck, end = Random(2), time.monotonic() + PATIENCE
    second = re.compile(r"Round 2\.")
    while not second.search(players[0].log.inner_text()):
        assert time.monotonic() < end, "the round does not end"
        players[0].page.wait_for_timeout(30)
        for player in players:
            if player.glowing.count():
                touch(player, luck)
    for player in players:
        expect(player.log).to_contain_text(second)
        # Nobody sees the other's hand.
        expect(player.page.locator(".hand")).to_have_count(1)


@pytest.fixture
def player(guest: Callable[..., Page], sam: Visitor) -> Player:
    """At a Trilogy for four: it is this player's turn."""
    record, ply = at_a_turn(4)
    return sit_down(guest, sam, sam.go_on(record, ply, ME, BOT, BOT, BOT, game=GAME))


def held_card(player: Player, visitor: Visitor) -> Locator:
    """A card in hand that can go to reserve, picked up."""
    seat = Seat(visitor, player.table, 0)
    question = seat.ask(seat.position())
    assert question is not None
    assert question.options is not None
    code = next(o.code for o in question.options if re.fullmatch("play .* reserve", o.code))
    card = thing(player, f"hand:{code.split()[1]}")
    card.click()
    return card


def test_a_card_is_picked_up_and_put_down(player: Player, sam: Visitor) -> None:
    card = held_card(player, sam)
    # What touches nothing else has a button beside what glows.
    expect(player.prompt.get_by_role("button", name=re.compile("^Cycle"))).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "true")
    name = str(card.get_attribute("data-thing")).removeprefix("hand:")
    thing(player, "reserve").click()
    expect(player.log).to_contain_text(re.compile(f"plays .*{re.escape(told().name(name))}"))


@pytest.mark.nightly
def test_a_card_is_read(player: Player) -> None:
    there = player.page.locator(".place .in-play [data-thing]:not([data-choosable])").first
    name = told().name(str(there.get_attribute("data-thing")))
    there.click()
    leaf = player.page.get_by_role("dialog")
    expect(leaf.get_by_role("heading", name=name, level=3)).to_be_visible()
    player.button("warcards-other-language").click()
    polish = told("pl").name(str(there.get_attribute("data-thing")))
    if polish != name:
        expect(leaf).to_contain_text(polish)
    player.page.keyboard.press("Escape")
    expect(leaf).to_be_hidden()


def test_a_combat_is_weighed_and_shown_again(player: Player) -> None:
    place = player.page.locator(".place").first
    place.locator(".weigh").click()
    scene = player.page.locator(".scene")
    expect(scene).to_contain_text(player.say("warcards-if-nothing"))
    step = scene.get_by_role("listitem").and_(player.page.locator("[aria-current='step']"))
    expect(step).to_contain_text(player.say("warcards-step-result"))
    player.button("warcards-step-back").click()
    expect(step).to_contain_text(player.say("warcards-step-cards"))
    player.page.keyboard.press("Escape")
    expect(scene).to_be_hidden()

    # One that was fought, from the story.
    player.log.get_by_role("button", name=player.say("table-show-again")).first.click()
    expect(step).to_contain_text(player.say("warcards-step-attack"))
    for name in ("place", "cards", "result"):
        player.button("warcards-step-on").click()
        expect(step).to_contain_text(player.say(f"warcards-step-{name}"))
    scene.get_by_role("button", name=player.say("close")).click()
    expect(scene).to_be_hidden()


def test_who_plays_two_decks_has_two_hands(guest: Callable[..., Page], sam: Visitor) -> None:
    record, ply = at_a_turn(2)
    player = sit_down(guest, sam, sam.go_on(record, ply, ME, BOT, game=GAME))
    hands = player.page.locator(".hand")
    expect(hands).to_have_count(2)
    # The one that is asked comes first.
    acting = str(player.prompt.inner_text())
    first = str(hands.first.locator("b").first.inner_text())
    assert first in acting
    expect(hands.nth(1).locator("[data-choosable]")).to_have_count(0)


@pytest.mark.parametrize("width", one_by_day(320, 390))
def test_one_area_at_a_time_on_a_phone(
    guest: Callable[..., Page], sam: Visitor, width: int
) -> None:
    record, ply = at_a_turn(4)
    table = sam.go_on(record, ply, ME, BOT, BOT, BOT, game=GAME)
    player = sit_down(guest, sam, table, viewport={"width": width, "height": 780})
    tabs = player.page.locator(".tab .thing")
    expect(tabs.first).to_be_visible()
    for tab in tabs.all():
        tab.click()
        assert player.page.evaluate("document.scrollingElement.scrollWidth") == width
        expect(player.page.locator(".hand").first).to_be_in_viewport()
    # A tab is the place itself: a card can be put there whatever is open.
    held_card(player, sam)
    expect(player.page.locator(".tab [data-choosable]").first).to_be_visible()


@pytest.mark.nightly
def test_the_table_in_words(guest: Callable[..., Page], sam: Visitor) -> None:
    record, ply = at_a_turn(4)
    table = sam.go_on(record, ply, ME, BOT, BOT, BOT, game=GAME)
    visitor = Player(sam.enter(guest())).go_to(table, "?text=1")
    view = visitor.page.get_by_role("region", name=visitor.say("table-board"))
    expect(view).to_contain_text(visitor.say("warcards-scores"))
    for number in range(4):
        name = ("frodo", "witch-king", "aragorn", "saruman")[number]
        heading = view.get_by_role("heading", name=re.compile(told().name(f"player-{name}")))
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
    record, ply = at_a_turn(4)
    table = sam.go_on(record, ply, ME, BOT, BOT, BOT, game=GAME)
    for width, height in ((1440, 900), (390, 844)):
        viewport = {"width": width, "height": height}
        player = sit_down(guest, sam, table, viewport=viewport, color_scheme=scheme)
        expect(player.glowing.first).to_be_visible()
        shoot(player.page, f"warcards-{scheme}-{width}")
        assert not axe(player.page)
        player.page.locator(".weigh").first.click()
        shoot(player.page, f"warcards-combat-{scheme}-{width}")
        assert not axe(player.page)
