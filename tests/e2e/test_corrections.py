"""Somebody with the box corrects values of the expansion."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.games.warcards.values import corrections
from mathom.server.words import words as server_words
from tests.e2e.words import Words, words
from tests.services.inn import Inn
from tests.sides import one_by_day

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WHERE = "/corrections/warcards"


class Owner:
    """Somebody who compares a card with the printed one."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.say: Words = words(lang, "warcards")

    def value(self, name: str) -> Locator:
        return self.page.locator(f"[data-value='{name}']")

    def press(self, id: str, within: Locator | None = None, **args: str) -> None:
        (within or self.page).get_by_role("button", name=self.say(id, **args), exact=True).click()

    @property
    def says(self) -> Locator:
        """What the card would say."""
        return self.page.get_by_label(self.say("corrections-says"))

    def is_told(self, id: str) -> None:
        expect(self.page.get_by_text(self.say(id))).to_be_visible()


def kept(server: Inn) -> Any:
    return corrections.load(Path(str(server.settings["corrections"])))[0]


@pytest.mark.nightly
@pytest.mark.parametrize(("lang", "screen"), one_by_day(("pl", PHONE), ("en", {})), ids=str)
def test_a_card_is_compared_corrected_kept_and_left_as_it_was(
    guest: Callable[..., Page],
    server: Inn,
    axe: Callable[[Page], list[str]],
    lang: str,
    screen: dict[str, Any],
):
    Path(str(server.settings["corrections"])).unlink(missing_ok=True)
    page = guest(locale={"en": "en-GB", "pl": "pl-PL"}[lang], **screen)
    owner, say = Owner(page, lang), words(lang, "warcards")
    page.goto("/cards/warcards")
    page.get_by_role("link", name=say("corrections-link"), exact=True).click()
    page.get_by_role("searchbox", name=say("corrections-search")).fill("celeborn")
    page.get_by_role("link", name="Celeborn").click()
    expect(page.get_by_role("heading", level=2, name="Celeborn")).to_be_visible()
    assert not axe(page)
    # What is wrong is told as one writes, and nothing can be kept.
    text = owner.value("text").get_by_role("textbox")
    text.fill("OnPlay((Drwa(3),))")
    expect(owner.says).to_contain_text("Drwa")
    expect(page.get_by_role("button", name=say("corrections-keep"), exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    text.fill("OnPlay((Draw(3),))")
    told = server_words(lang, "warcards")
    expect(owner.says).to_contain_text(
        {"en": "When you play this card, draw 3 cards.", "pl": "Po zagraniu tej karty"}[lang]
    )
    owner.press("corrections-more", value=told.name("value-attack").capitalize())
    owner.press("corrections-as-printed", owner.value("defence"))
    owner.press("corrections-keep")
    owner.is_told("corrections-kept")
    owner.is_told("corrections-pending")
    said = {"attack": 1, "text": ["OnPlay((Draw(3),))"], "defence": 1}
    assert kept(server) == {"celeborn": said}
    expect(owner.value("attack")).to_contain_text(say("corrections-ours", value="0"))
    # A card of another kind has other values.
    owner.value("kind").get_by_role("combobox").select_option("item")
    expect(owner.says).to_contain_text(told("trouble-no-wielder"))
    owner.value("wielders").get_by_role("combobox").select_option("galadriel")
    expect(owner.says).to_contain_text(say("corrections-says-nothing"))
    owner.press("corrections-unset", owner.value("kind"))
    expect(owner.value("lead-attack")).to_be_visible()
    owner.press("corrections-undo")
    owner.is_told("corrections-undone")
    expect(page.get_by_text(say("corrections-pending"))).to_have_count(0)
    assert kept(server) == {}
    owner.press("corrections-keep-all")
    owner.is_told("corrections-kept")
    assert len(kept(server)["celeborn"]) == 9
    owner.press("corrections-undo")
    owner.is_told("corrections-undone")


def test_what_is_not_kept_yet_is_not_lost_on_the_way_to_another_card(guest: Callable[..., Page]):
    page = guest()
    owner = Owner(page, "en")
    page.goto(f"{WHERE}#celeborn")
    owner.press("corrections-more", value="Attack")
    page.get_by_role("link", name="Athelas").click()
    expect(page.get_by_role("heading", level=2, name="Athelas")).to_be_visible()
    celeborn = page.get_by_role("link", name="Celeborn")
    expect(celeborn).to_contain_text(owner.say("corrections-unsaved"))
    celeborn.click()
    expect(owner.value("attack").locator("output")).to_have_text("1")


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_from_another_machine_one_may_look_and_is_told_why(guest: Callable[..., Page], lang: str):
    locale = {"en": "en-GB", "pl": "pl-PL"}[lang]
    page = guest(locale=locale, extra_http_headers={"X-Forwarded-For": "192.168.1.2"}, **PHONE)
    owner = Owner(page, lang)
    page.goto(f"{WHERE}#celeborn")
    owner.is_told("corrections-elsewhere")
    expect(owner.says).not_to_be_empty()
    expect(
        page.get_by_role("button", name=owner.say("corrections-keep"), exact=True)
    ).to_have_count(0)
    expect(owner.value("text").get_by_role("textbox")).not_to_be_editable()


@pytest.mark.nightly
def test_of_other_games_everything_is_certain(guest: Callable[..., Page]):
    page = guest()
    page.goto("/cards/warcards")
    expect(
        page.get_by_role("link", name=words("en")("corrections-link"), exact=True)
    ).to_be_visible()
    page.goto("/cards/fellowship")
    expect(page.get_by_role("link", name=words("en")("decks"), exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=words("en")("corrections-link"))).to_have_count(0)
