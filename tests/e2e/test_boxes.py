"""An open box: what one plays is chosen there, and a phone's first screen has what starts it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.server.words import words as server_words
from tests.e2e.player import Player
from tests.e2e.words import Words, words

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BOXES = ("journey", "confrontation", "warcards", "fire-and-swords", "fellowship")


def opened(page: Page, say: Words, box: str) -> Locator:
    """A box that was just taken off the shelf."""
    page.goto("/")
    page.locator(f"[aria-controls='play-{box}']").click()
    panel = page.locator(f"#play-{box}")
    expect(panel.get_by_role("button", name=say("play-bots"))).to_be_visible()
    return panel


def side(panel: Locator, say: Words, name: str) -> Locator:
    return panel.get_by_role("group", name=say("your-side")).get_by_role("radio", name=name)


def test_a_side_is_chosen_in_the_box_and_remembered(guest: Callable[..., Page]) -> None:
    page, say = guest(reduced_motion="reduce", **PHONE), words("en", "confrontation")
    panel = opened(page, say, "confrontation")
    play = panel.get_by_role("button", name=say("play-bots"))
    expect(play).to_be_in_viewport(ratio=1)
    expect(side(panel, say, say.told.name("fellowship", "role"))).to_be_checked()
    side(panel, say, say.told.name("sauron", "role")).check()

    panel = opened(page, say, "confrontation")
    expect(side(panel, say, say.told.name("sauron", "role"))).to_be_checked()
    play.click()
    seats = page.get_by_role("list", name=say("table-seats")).get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text(say.told.name("sauron"))
    expect(seats.nth(1)).not_to_contain_text("Bot")
    expect(seats.nth(0)).to_contain_text("Bot")


@pytest.mark.nightly
@pytest.mark.parametrize(("lang", "locale"), [("en", "en-GB"), ("pl", "pl-PL")])
@pytest.mark.parametrize("box", BOXES)
def test_what_starts_a_game_is_on_a_phones_first_screen(
    guest: Callable[..., Page], box: str, lang: str, locale: str
) -> None:
    page, say = guest(locale=locale, reduced_motion="reduce", **PHONE), words(lang)
    panel = opened(page, say, box)
    expect(panel.get_by_role("button", name=say("play-bots"))).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
@pytest.mark.parametrize("way", ["sealed", "draft"])
def test_sealed_and_draft_are_two_clicks_away(guest: Callable[..., Page], way: str) -> None:
    player = Player(guest(reduced_motion="reduce"), game="fellowship")
    page, say = player.page, player.say
    panel = opened(page, say, "fellowship")
    side(panel, say, say(f"side-{way}")).check()
    expect(panel.get_by_role("link", name=say("set-up-table"))).to_have_attribute(
        "href", f"/new/fellowship?decks={way}"
    )
    panel.get_by_role("button", name=say("invite-friend", others=1)).click()
    played = page.get_by_role("region", name=say("what-is-played"))
    told = server_words("en", "fellowship")
    expect(played).to_contain_text(told(f"setting-decks-{way}"))


@pytest.mark.nightly
def test_who_plays_one_of_many_seats_chooses_it_from_a_list(guest: Callable[..., Page]) -> None:
    player = Player(guest(reduced_motion="reduce"), game="warcards")
    page, say = player.page, player.say
    panel = opened(page, say, "fire-and-swords")
    panel.get_by_role("radio", name="6", exact=True).check()
    saruman = say.told.name("player-saruman", "role")
    panel.get_by_role("combobox", name=say("your-side")).select_option(label=saruman)
    # With fewer there is no such seat; what was chosen comes back with it.
    panel.get_by_role("radio", name="2", exact=True).check()
    expect(panel.get_by_role("combobox", name=say("your-side"))).to_have_count(0)
    panel.get_by_role("radio", name="6", exact=True).check()
    expect(
        panel.get_by_role("combobox", name=say("your-side")).locator("option:checked")
    ).to_have_text(saruman)
    panel.get_by_role("button", name=say("play-bots")).click()
    expect(page).to_have_url(re.compile("/t/"))
    seats = page.get_by_role("list", name=say("table-seats")).get_by_role("listitem")
    expect(seats).to_have_count(6)
    expect(seats.filter(has_not_text="Bot")).to_contain_text(say.told.name("player-saruman"))
