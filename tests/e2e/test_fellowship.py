"""The Lord of the Rings TCG in the browser: a first game, who fights whom, what is hidden."""

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
from mathom.core.game import Value
from mathom.core.match import Match, replay
from mathom.core.voice import Text
from mathom.server.words import words as server_words
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment
from tests.e2e.visitor import ME, Visitor
from tests.services.inn import Inn
from tests.sides import one_by_day

GAME = "fellowship"
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 150.0
"""Seconds for a whole game."""
SEEDS = 40
PHONE = {"width": 390, "height": 844}
SCREENS = ((1440, 900), (1280, 800), (390, 844), (844, 390))


def told(lang: str = "en") -> Text:
    """The game's own words."""
    return server_words(lang, GAME)


@cache
def played(seed: int, lists: str) -> records.Record:
    """A whole first game, played at random."""
    game = registry.game(GAME)
    options: dict[str, Value] = {"decklists": lists}
    match = Match(game, [records.Seat("Ania"), records.Seat("Bartek")], options, f"mellon {seed}")
    bot, luck = make_bot(game, "random"), Chance(str(seed))
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bot.choose(match.sight(seat), luck).code)
    return match.record()


@cache
def found(wanted: Callable[[Match[Any]], bool], lists: str = "open") -> tuple[records.Record, int]:
    """The first such moment of all those games."""
    for seed in range(SEEDS):
        record = played(seed, lists)
        try:
            return record, moment(record, wanted)
        except LookupError:
            continue
    raise LookupError("no game has such a moment")


def codes(match: Match[Any]) -> list[str]:
    return [option.code for option in match.asks[0].options]


def assigning(match: Match[Any]) -> bool:
    """Two companions and three minions: whoever is second must choose, too."""
    if not asked(match, 0, "prompt-assign"):
        return False
    pairs = [code.split()[1:] for code in codes(match) if code.startswith("assign")]
    return len({one for one, _ in pairs}) > 1 and len({two for _, two in pairs}) > 2


def fighting(match: Match[Any]) -> bool:
    view = match.game.view(match.state, 0)
    return view.fight is not None and asked(match, 0, "prompt-skirmish") and len(codes(match)) > 1


def answering(match: Match[Any]) -> bool:
    """Something may be used in answer to what happens."""
    ask = match.asks[0]
    mine = ask.seat == 0 and ask.prompt.id.startswith("prompt-respond")
    return mine and len([option for option in ask.options if option.touches]) == 1


def equipping(match: Match[Any]) -> bool:
    """A card in hand has two characters who might bear it."""
    if not asked(match, 0, "prompt-fellowship"):
        return False
    plays = [code.split()[1] for code in codes(match) if re.fullmatch("play .* .*", code)]
    return bool(plays) and plays.count(plays[0]) > 1


def only_passing(match: Match[Any]) -> bool:
    """There is nothing to do in a skirmish but to let it be."""
    return asked(match, 0, "prompt-skirmish") and codes(match) == ["pass"]


def crowded(match: Match[Any]) -> bool:
    """Somebody bears three cards, and others fight, too."""
    view = match.game.view(match.state, 0)
    borne = [card.on for card in view.cards if card.on is not None]
    return (
        view.fight is not None
        and bool(view.fights)
        and asked(match, 0, "prompt-skirmish")
        and len(codes(match)) > 1
        and any(borne.count(bearer) > 2 for bearer in borne)
    )


def a_turn(match: Match[Any]) -> bool:
    view = match.game.view(match.state, 0)
    return asked(match, 0, "prompt-fellowship") and view.turn > 2 and len(codes(match)) > 2


def thing(player: Player, name: str) -> Locator:
    return player.page.locator(f"[data-thing='{name}']")


def sit_down(guest: Callable[..., Page], visitor: Visitor, table: str, **how: Any) -> Player:
    return Player(visitor.enter(guest(**({"reduced_motion": "reduce"} | how)))).go_to(table)


@pytest.fixture
def sam(server: Inn) -> Visitor:
    return Visitor(server.url, "Sam")


@pytest.fixture
def at(guest: Callable[..., Page], sam: Visitor) -> Callable[..., Player]:
    """`at(assigning)`: at a table where it has come to this."""

    def sit(wanted: Callable[[Match[Any]], bool], **how: Any) -> Player:
        record, ply = found(wanted)
        return sit_down(guest, sam, sam.go_on(record, ply, ME, BOT, game=GAME), **how)

    return sit


def touch(player: Player, luck: Random) -> None:
    """One of the things that glow; what is asked back is answered with the first answer."""
    try:
        if player.prompt.get_by_text(player.say("table-which"), exact=True).is_visible():
            player.prompt.get_by_role("button").first.click(timeout=1000)
            return
        glowing = player.glowing
        glowing.nth(luck.randrange(max(1, glowing.count()))).click(timeout=1000)
    except TookTooLong:
        # It went while the pointer was on its way. Escape would close the result as well.
        if not player.over.is_visible():
            player.page.keyboard.press("Escape")


@pytest.mark.nightly
def test_a_first_game_against_a_bot(guest: Callable[..., Page], sam: Visitor) -> None:
    player = sit_down(guest, sam, sam.sit(ME, BOT, game=GAME))
    luck, end = Random(3), time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "the game does not end"
        expect(player.glowing.or_(player.over).first).to_be_visible(timeout=30_000)
        if player.over.is_visible():
            break
        touch(player, luck)
    expect(player.result).to_be_visible()


def pair(player: Player) -> tuple[str, str]:
    """A companion and a minion who can be set against each other."""
    player.is_asked()
    who = player.page.locator("[data-choosable][data-thing^='card:']").first
    first = str(who.get_attribute("data-thing"))
    who.click()
    expect(thing(player, first)).to_have_attribute("aria-pressed", "true")
    second = player.page.locator("[data-choosable][data-thing^='card:']").first
    return first, str(second.get_attribute("data-thing"))


def stand_face_to_face(player: Player, who: str, minion: str) -> None:
    bout = player.page.locator(".bout").filter(has=thing(player, who))
    expect(bout.locator(f"[data-thing='{minion}']")).to_be_visible()
    expect(bout.locator(".versus")).to_be_visible()


def test_defenders_are_assigned_by_two_clicks(at: Callable[..., Player]) -> None:
    player = at(assigning)
    who, minion = pair(player)
    thing(player, minion).click()
    stand_face_to_face(player, who, minion)
    # Nobody else can take on the same one, and touching it says why.
    player.page.locator("[data-choosable][data-thing^='card:']").first.click()
    thing(player, minion).click(force=True)
    expect(player.page.get_by_role("alert")).to_contain_text("T-16")


def test_defenders_are_assigned_by_dragging(at: Callable[..., Player]) -> None:
    player = at(assigning)
    who, minion = pair(player)
    player.page.keyboard.press("Escape")
    thing(player, minion).drag_to(thing(player, who), force=True)
    stand_face_to_face(player, who, minion)


def test_a_skirmish_says_who_is_winning(at: Callable[..., Player]) -> None:
    player = at(fighting)
    scene = player.page.locator(".now")
    expect(scene).to_contain_text(re.compile("(are|is) winning"))
    expect(scene.locator(".sums b")).to_have_count(2)


def test_a_text_answers_what_happens(at: Callable[..., Player]) -> None:
    player = at(answering)
    player.is_asked()
    expect(player.page.locator("[data-option='pass']")).to_be_visible()
    lines = player.story.count()
    player.page.locator("[data-choosable]").click()
    expect(player.story).not_to_have_count(lines)
    expect(player.log).to_contain_text(re.compile("Sam (uses|plays)"))


ALONE = {"kind": "me", "name": "Bartek"}


@pytest.mark.parametrize("rival", one_by_day(BOT, ALONE), ids=["bot", "person"])
def test_who_can_only_pass_is_not_asked_by_bots(
    guest: Callable[..., Page], sam: Visitor, rival: dict[str, str]
) -> None:
    """How fast somebody passes tells of their hand: people are always asked."""
    record, ply = found(only_passing)
    table = sam.go_on(record, ply, ME, rival, game=GAME)
    player = sit_down(guest, sam, table)
    passing = player.page.locator("[data-option='pass']")
    if rival == BOT:
        expect(player.glowing.or_(player.over).first).to_be_visible()
        assert Seat(sam, table, 0).position().ply > ply
    else:
        expect(passing).to_be_visible()
        expect(player.glowing).to_have_count(1)


@pytest.mark.nightly
def test_who_wants_to_be_asked_is_asked(guest: Callable[..., Page], sam: Visitor) -> None:
    record, ply = found(only_passing)
    page = sam.enter(guest(reduced_motion="reduce"))
    page.add_init_script("""
      const kept = JSON.stringify({ speed: "at-once", goOn: "never", passAlone: false });
      if (location.protocol !== "about:") localStorage.setItem("mathom.settings", kept);
    """)
    player = Player(page).go_to(sam.go_on(record, ply, ME, BOT, game=GAME))
    passing = player.page.locator("[data-option='pass']")
    expect(passing).to_be_visible()
    expect(player.glowing).to_have_count(1)
    # In advance one may still decide otherwise.
    player.page.keyboard.press("p")
    player.page.get_by_role("menuitem", name=player.say("orders-settings")).click()
    player.page.get_by_label(player.say("orders-alone")).check()
    expect(passing).to_have_count(0)


def test_a_card_goes_to_its_bearer(at: Callable[..., Player]) -> None:
    player = at(equipping)
    player.is_asked()
    name = next(
        code.split()[1] for code in offered(*found(equipping)) if re.fullmatch("play .* .*", code)
    )
    thing(player, f"hand:{name}").click()
    expect(player.prompt).to_contain_text(told().name(name))
    player.page.locator("[data-choosable][data-thing^='card:']").first.click()
    expect(player.page.locator(f".in-play [data-thing^='card:{name}']").first).to_be_visible()


@pytest.mark.nightly
def test_a_number_shows_what_it_is_made_of(at: Callable[..., Player]) -> None:
    player = at(a_turn)
    frodo = player.page.locator("[data-thing^='card:frodo']").last
    expect(frodo).to_have_attribute("aria-label", re.compile(r"strength \d+ = 3 printed \+ 1 "))
    frodo.hover()
    expect(player.page.locator(".docked .sum")).to_contain_text("3 printed + 1")


def roaming(match: Match[Any]) -> bool:
    """A minion in hand would roam, and costs two more."""
    return asked(match, 0, "prompt-shadow") and bool(dear(match))


def dear(match: Match[Any]) -> list[Any]:
    prices = match.game.view(match.state, 0).seats[0].prices
    return [price for price in prices if price.why[-1].card == "source-roaming"]


@pytest.mark.nightly
def test_a_price_shows_what_it_is_made_of(at: Callable[..., Player]) -> None:
    player = at(roaming)
    price = dear(replay(*found(roaming)))[0]
    printed = price.cost - 2
    card = thing(player, f"hand:{price.card}")
    sum_ = f"costs {price.cost} now = {printed} printed + 2 for roaming"
    expect(card).to_have_attribute("aria-label", re.compile(re.escape(sum_)))
    expect(card.locator(".cost.dear")).to_have_attribute("data-is", str(price.cost))
    card.hover()
    expect(player.page.locator(".docked .standing")).to_contain_text(sum_)


@pytest.mark.nightly
def test_a_card_in_hand_says_why_it_can_not_be_played(at: Callable[..., Player]) -> None:
    player = at(a_turn).is_asked()
    player.page.locator("[data-thing^='hand:']:not([data-choosable])").first.click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.button("fellowship-why-not").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    expect(player.page.get_by_role("alert")).to_contain_text("T-")


def test_nobody_sees_what_the_other_holds(guest: Callable[..., Page], sam: Visitor) -> None:
    """With closed lists not even a name of it reaches the page, whatever it shows."""
    record, ply = found(a_turn, "closed")
    table = sam.go_on(record, ply, ME, BOT, game=GAME, options={"decklists": "closed"})
    page = sam.enter(guest(reduced_motion="reduce"))
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda sent: frames.append(str(sent))),
    )
    player = Player(page).go_to(table).is_asked()
    expect(page.locator(".hand")).to_have_count(1)
    hidden = secrets(record, ply)
    assert hidden
    seen = player.page.locator(".board").first.inner_html() + "".join(frames)
    assert [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", seen)] == []


def offered(record: records.Record, ply: int) -> list[str]:
    return codes(replay(record, ply))


def secrets(record: records.Record, ply: int) -> list[str]:
    """What the first player can't know at this moment."""
    match = replay(record, ply)
    return sorted({name.strip("\"'") for name in match.game.hidden(match.state, 0)})


@pytest.mark.nightly
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_grave_to_complain_about(
    at: Callable[..., Player],
    axe: Callable[[Page], list[str]],
    shoot: Callable[..., Any],
    scheme: str,
) -> None:
    for width, height in SCREENS:
        for wanted in (a_turn, fighting):
            viewport = {"width": width, "height": height}
            player = at(wanted, viewport=viewport, color_scheme=scheme).is_asked()
            shoot(player.page, f"fellowship-{wanted.__name__}-{scheme}-{width}")
            assert not axe(player.page)
            assert player.page.evaluate("document.scrollingElement.scrollWidth") == width
            if width >= 1280:
                frame = player.page.locator(".board > .frame")
                assert frame.evaluate("frame => frame.scrollHeight <= frame.clientHeight")
            player.page.close()


FITS = """() => {
  const fray = document.querySelector(".fray").getBoundingClientRect();
  return [...document.querySelectorAll(".fray .in-play")]
    .map((one) => [one.querySelector("[data-thing]").dataset.thing, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < fray.left - 2 || box.right > fray.right + 2
      || box.top < fray.top - 2 || box.bottom > fray.bottom + 2)
    .map(([thing]) => thing);
}"""


@pytest.mark.parametrize(
    ("width", "height", "touch"),
    one_by_day((1280, 800, False), (1440, 900, False), (820, 1180, True)),
)
def test_everybody_has_room_in_the_fray(
    at: Callable[..., Player], width: int, height: int, touch: bool
) -> None:
    viewport = {"width": width, "height": height}
    player = at(crowded, viewport=viewport, has_touch=touch).is_asked()
    settle(player.page)
    assert player.page.evaluate(FITS) == []


@pytest.mark.nightly
def test_a_long_name_goes_on_in_the_next_line(at: Callable[..., Player]) -> None:
    player = at(a_turn, viewport=PHONE, has_touch=True).is_asked()
    player.page.evaluate("""() => {
      const name = document.querySelector(".prompt .term, .strip .term");
      name.textContent = "Barliman Butterbur, oberżysta spod „Rozbrykanego Kucyka”";
    }""")
    name = player.page.locator(".prompt .term, .strip .term").first
    box = name.bounding_box()
    assert box
    assert box["x"] + box["width"] <= PHONE["width"]


def test_one_part_at_a_time_on_a_phone(at: Callable[..., Player]) -> None:
    player = at(a_turn, viewport=PHONE, has_touch=True)
    tabs = player.page.locator(".phone .tabs button")
    expect(tabs).to_have_count(3)
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(player.page.locator(".hand")).to_be_in_viewport()


@pytest.mark.nightly
def test_the_table_in_words(guest: Callable[..., Page], sam: Visitor) -> None:
    record, ply = found(fighting)
    table = sam.go_on(record, ply, ME, BOT, game=GAME)
    visitor = Player(sam.enter(guest())).go_to(table, "?text=1")
    view = visitor.page.get_by_role("region", name=visitor.say("table-board"))
    for part in ("road", "minions"):
        heading = view.get_by_role("heading", name=visitor.say(f"fellowship-{part}"))
        expect(heading).to_be_visible()
    expect(view).to_contain_text(re.compile("(are|is) winning"))
