"""Language, light, movement and sound are each guest's own affair."""

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.event import SPECTATOR
from mathom.core.match import replay
from mathom.core.record import Seat
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment, played
from tests.e2e.visitor import ME, Visitor
from tests.e2e.words import words
from tests.services.inn import Inn
from tests.sides import one_by_day

RECORD = played(2, "road 2")
PLY = moment(RECORD, lambda match: asked(match, 0, "prompt-keep-more"))
ASKED = replay(RECORD, PLY).asks[0].prompt
LISTEN = """
window.sounds = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.sounds += 1; }
};
"""


@pytest.fixture
def table(server: Inn) -> tuple[Visitor, str]:
    """In the middle of a game of two at one screen, so that nobody moves but us."""
    host = Visitor(server.url, "Sam")
    return host, host.go_on(RECORD, PLY, ME, ME | {"name": "Rosie"})


def lies_there(player: Player) -> list[str]:
    things = player.page.locator("[data-thing]")
    return sorted(things.evaluate_all("all => all.map(one => one.dataset.thing)"))


def switch(page: Page, id: str) -> Locator:
    """Something in the settings, which are opened for it."""
    player = Player(page)
    player.button("settings").click()
    dialog = page.get_by_role("dialog", name=player.say("settings"))
    return dialog.get_by_label(player.say(id))


def speak(player: Player, lang: str) -> None:
    player.page.get_by_role("button", name=player.say(f"language-{lang}")).click()


def test_the_language_changes_and_the_game_stays(
    guest: Callable[..., Page], table: tuple[Visitor, str]
) -> None:
    host, id = table
    english = Player(host.enter(guest(reduced_motion="reduce"))).go_to(id).is_asked()
    polish = Player(english.page, "pl")
    settle(english.page)
    before, lines = lies_there(english), english.story.count()
    roll = english.page.locator("[data-option='roll']")
    expect(roll).to_have_text(english.say.told("option-roll"))

    speak(english, "pl")
    expect(polish.prompt).to_contain_text(polish.say.told.say(ASKED))
    expect(roll).to_have_text(polish.say.told("option-roll"))
    expect(polish.story).to_have_count(lines)
    seated = msgspec.structs.replace(RECORD, seats=[Seat("Sam"), Seat("Rosie")])
    first, *_, last = replay(seated, PLY).told(SPECTATOR)
    expect(polish.story.first).to_contain_text(polish.say.told.say(first))
    expect(polish.story.last).to_contain_text(polish.say.told.say(last))
    expect(english.page.locator("html")).to_have_attribute("lang", "pl")
    settle(polish.page)
    assert lies_there(polish) == before

    polish.page.reload()
    polish.is_asked()
    expect(polish.prompt).to_contain_text(polish.say.told.say(ASKED))
    speak(polish, "en")
    expect(english.prompt).to_contain_text(english.say.told.say(ASKED))


def test_a_polish_browser_is_greeted_in_polish(guest: Callable[..., Page]) -> None:
    page = guest(locale="pl-PL")
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(words("pl")("shelf-heading"))
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def brightness(page: Page) -> float:
    """Of the page's background, from 0 to 255."""
    return float(
        page.evaluate("""() => {
          const canvas = document.createElement("canvas").getContext("2d");
          canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
          return (red + green + blue) / 3;
        }""")
    )


@pytest.mark.nightly
def test_by_day_and_by_candle(guest: Callable[..., Page]) -> None:
    page = guest(color_scheme="dark")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert brightness(page) < 80
    page.emulate_media(color_scheme="light")
    assert brightness(page) > 180

    switch(page, "theme-dark").check(force=True)
    assert brightness(page) < 80
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert brightness(page) < 80
    switch(page, "theme-light").check(force=True)
    page.emulate_media(color_scheme="dark")
    assert brightness(page) > 180
    page.keyboard.press("Escape")
    switch(page, "theme-auto").check(force=True)
    assert brightness(page) < 80


MOVING = """document.getAnimations()
  .filter(({ playState, effect }) => playState === "running" && effect.getTiming().duration > 1)
  .map(({ animationName, transitionProperty, effect }) =>
    `${animationName ?? transitionProperty} of ${effect.target.outerHTML.slice(0, 80)}`)"""


@pytest.mark.nightly
def test_dice_tumble_unless_one_wants_calm(
    guest: Callable[..., Page], table: tuple[Visitor, str]
) -> None:
    host, id = table
    player = Player(host.enter(guest())).go_to(id).is_asked()
    moved = player.page.evaluate_handle(f"""() => {{
      const seen = {{ most: 0 }};
      const look = () => {{
        seen.most = Math.max(seen.most, {MOVING}.length);
        requestAnimationFrame(look);
      }};
      look();
      return seen;
    }}""")
    player.page.locator("[data-option='roll']").click()
    player.page.wait_for_function("seen => seen.most > 0", arg=moved)


@pytest.mark.parametrize("by", one_by_day("setting", "system"))
def test_nothing_moves_for_who_wants_calm(
    guest: Callable[..., Page], table: tuple[Visitor, str], by: str
) -> None:
    host, id = table
    player = Player(
        host.enter(guest(reduced_motion="reduce" if by == "system" else "no-preference"))
    )
    if by == "setting":
        player.page.goto("/")
        switch(player.page, "reduced-motion").check()
    player.go_to(id).is_asked()
    for _ in range(8):
        player.choose()
        assert player.page.evaluate(MOVING) == []


def test_there_is_no_sound_until_it_is_asked_for(
    guest: Callable[..., Page], table: tuple[Visitor, str]
) -> None:
    host, id = table
    page = host.enter(guest(reduced_motion="reduce"))
    page.add_init_script(LISTEN)
    player = Player(page).go_to(id).is_asked()
    sound = switch(page, "sound")
    expect(sound).not_to_be_checked()
    page.keyboard.press("Escape")
    page.locator("[data-option='roll']").click()
    expect(page.locator("[data-option='roll']")).to_be_hidden()
    assert page.evaluate("window.sounds") == 0

    switch(page, "sound").check()
    page.keyboard.press("Escape")
    for _ in range(12):
        player.choose()
        if page.evaluate("window.sounds"):
            break
    assert page.evaluate("window.sounds") == 1
