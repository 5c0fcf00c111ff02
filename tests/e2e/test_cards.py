"""The cards of a box: found, read, and on the way to a table whose seats know whom they play."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.printed import Printed
from mathom.core.voice import Text
from mathom.games.warcards import GAME
from mathom.server.words import words as server_words
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.e2e.words import Words, words
from tests.services.inn import Inn
from tests.sides import one_by_day

CARDS: dict[str, Printed] = {card.name: card for card in GAME.printed()}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Browser:
    """Somebody who goes through the cards of the Card Game."""

    def __init__(self, page: Page, lang: str = "en", path: str = "/cards/warcards") -> None:
        self.page = page
        self.say: Words = words(lang)
        self.told: Text = server_words(lang, "warcards")
        page.goto(path)
        expect(self.search).to_be_visible()

    @property
    def search(self) -> Locator:
        return self.page.get_by_role("searchbox", name=self.say("cards-search"))

    @property
    def cards(self) -> Locator:
        return self.page.locator("a[id^='card-']")

    @property
    def reader(self) -> Locator:
        return self.page.get_by_role("dialog")

    def card(self, name: str) -> Locator:
        return self.page.locator(f"[id='card-{name}']")

    def choose(self, facet: str, name: str) -> None:
        self.page.get_by_label(self.say(f"cards-by-{facet}")).select_option(name)

    def sees_only(self, *names: str) -> None:
        expect(self.cards).to_have_count(len(names))
        for name in names:
            expect(self.card(name)).to_be_visible()

    def reads(self, name: str) -> None:
        """The card is open, and says what the terminal would say."""
        card = CARDS[name]
        expect(self.reader).to_have_accessible_name(self.told.name(name))
        for message in [*card.text, *card.unsure.values()]:
            expect(self.reader).to_contain_text(self.told.say(message))


def having(wanted: Callable[[Printed], bool]) -> list[str]:
    return [card.name for card in CARDS.values() if wanted(card)]


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_a_card_is_found_by_its_name_in_either_language(
    guest: Callable[..., Page], lang: str
) -> None:
    visitor = Browser(guest(locale=LOCALES[lang]), lang)
    expect(visitor.cards).to_have_count(len(CARDS))
    for name in ("Żądło", "zadlo", "STING"):
        visitor.search.fill(name)
        visitor.sees_only("sting")
        expect(visitor.page.get_by_role("status")).to_have_text(visitor.say("cards-found", count=1))


@pytest.mark.nightly
def test_every_card_shows_its_picture(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest())
    expect(visitor.cards.locator(".painting")).to_have_count(len(CARDS))
    visitor.card("sting").click()
    # What a small picture has no room for.
    expect(visitor.reader.locator(".painting .back")).to_have_count(1)
    expect(visitor.card("sting").locator(".painting .back")).to_have_count(0)


@pytest.mark.nightly
def test_a_card_is_found_by_what_it_does(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest())
    visitor.search.fill("corruption")
    expect(visitor.card("morgul-blade")).to_be_visible()
    expect(visitor.card("sting")).to_have_count(0)
    visitor.search.fill("silmaril")
    expect(visitor.page.get_by_text(visitor.say("cards-found", count=0))).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.say("cards-all")).click()
    expect(visitor.cards).to_have_count(len(CARDS))
    expect(visitor.search).to_have_value("")


def test_filters_narrow_the_search_and_the_address_keeps_them(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest())
    visitor.choose("keyword", "keyword-nazgul")
    nazgul = having(lambda card: "keyword-nazgul" in card.lists.get("keywords", []))
    visitor.sees_only(*nazgul)
    visitor.choose("keyword", "")
    visitor.choose("group", "faction-rohan")
    visitor.choose("kind", "character")
    riders = having(lambda card: (card.group, card.kind) == ("faction-rohan", "character"))
    visitor.sees_only(*riders)
    visitor.page.reload()
    visitor.sees_only(*riders)


@pytest.mark.nightly
def test_the_cards_of_another_box_are_found_by_it(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest(), path="/cards/warcards?set=fire-and-swords")
    visitor.sees_only(*having(lambda card: card.set == "fire-and-swords"))
    visitor.choose("kind", "skirmish")
    visitor.sees_only(*having(lambda card: card.kind == "skirmish"))
    visitor.choose("kind", "")
    visitor.choose("group", "faction-ruffian")
    visitor.sees_only(*having(lambda card: card.group == "faction-ruffian"))


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_what_is_reconstructed_never_looks_printed(guest: Callable[..., Page], lang: str) -> None:
    visitor = Browser(guest(locale=LOCALES[lang]), lang, "/cards/warcards#dain-ironfoot")
    visitor.reads("dain-ironfoot")
    # Each number is marked, and so are kind and text; what is said against them is said once each.
    expect(visitor.reader.locator(".numbers li", has_text="≈")).to_have_count(4)
    expect(visitor.reader.locator(".type")).to_contain_text("≈")
    expect(visitor.reader.locator(".text")).to_contain_text("≈")
    said = {str(doubt) for doubt in CARDS["dain-ironfoot"].unsure.values()}
    expect(visitor.reader.locator(".unsure p")).to_have_count(len(said))
    visitor = Browser(guest(locale=LOCALES[lang]), lang, "/cards/warcards#great-stone-bridge")
    expect(visitor.reader).to_contain_text(visitor.say("warcards-own-name"))


@pytest.mark.nightly
def test_paths_are_found_with_those_who_walk_them(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest(), path="/cards/warcards?path=9")
    visitor.sees_only(
        *having(lambda c: c.numbers.get("number") == 9 or "9" in c.lists.get("paths", []))
    )
    visitor.choose("kind", "path")
    visitor.sees_only(*having(lambda card: card.numbers.get("number") == 9))


@pytest.mark.nightly
def test_what_the_sources_differ_on_is_marked_and_can_be_listed(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest())
    expect(visitor.card("gothmog")).to_have_accessible_name(
        re.compile(re.escape(visitor.say("cards-unsure-one")))
    )
    visitor.page.get_by_role("checkbox", name=visitor.say("cards-unsure")).check()
    visitor.sees_only(*having(lambda card: bool(card.unsure)))


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_cards_are_read_with_the_keys(guest: Callable[..., Page], lang: str) -> None:
    visitor = Browser(
        guest(locale=LOCALES[lang]), lang, "/cards/warcards?group=faction-rohan&set=base"
    )
    riders = having(lambda card: (card.group, card.set) == ("faction-rohan", "base"))
    visitor.card(riders[0]).focus()
    visitor.page.keyboard.press("Enter")
    other = server_words("pl" if lang == "en" else "en", "warcards")
    for name in riders:
        visitor.reads(name)
        expect(visitor.reader).to_contain_text(other.name(name))
        visitor.page.keyboard.press("ArrowRight")
    visitor.reads(riders[-1])
    visitor.page.keyboard.press("ArrowLeft")
    visitor.reads(riders[-2])
    visitor.page.keyboard.press("Escape")
    expect(visitor.reader).to_have_count(0)
    expect(visitor.card(riders[-2])).to_be_focused()


def test_a_link_to_a_card_opens_it(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest(), path="/cards/warcards#rivendell")
    visitor.reads("rivendell")
    visitor.page.get_by_role("button", name=visitor.say("close")).click()
    expect(visitor.reader).to_have_count(0)
    visitor.card("eowyn").click()
    visitor.reads("eowyn")
    visitor.page.go_back()
    expect(visitor.reader).to_have_count(0)


@pytest.mark.nightly
def test_on_a_phone_the_filters_are_folded_away(guest: Callable[..., Page]) -> None:
    visitor = Browser(guest(**PHONE))
    faction = visitor.page.get_by_label(visitor.say("cards-by-group"))
    expect(faction).to_be_hidden()
    visitor.page.get_by_role("button", name=visitor.say("cards-filters", count=0)).tap()
    expect(faction).to_be_visible()
    faction.select_option("faction-dwarf")
    dwarves = having(lambda card: card.group == "faction-dwarf")
    visitor.sees_only(*dwarves)
    visitor.card(dwarves[0]).tap()
    visitor.reads(dwarves[0])
    assert not visitor.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")


@pytest.mark.nightly
def test_a_game_without_cards_says_so(guest: Callable[..., Page]) -> None:
    page = guest()
    page.goto("/cards/journey")
    expect(page.get_by_text(words("en")("cards-none"))).to_be_visible()


@pytest.fixture(scope="module")
def host(server: Inn) -> Visitor:
    return Visitor(server.url, "Ania")


@pytest.mark.nightly
def test_the_ways_to_the_cards(guest: Callable[..., Page], host: Visitor) -> None:
    page, say, told = host.enter(guest()), words("en"), server_words("en", "warcards")
    cards = page.get_by_role("link", name=say("cards"), exact=True)
    table = host.sit(ME, {"kind": "me", "name": "Bartek"}, game="warcards")
    gathering = host.sit(ME, OPEN, game="warcards")
    page.goto("/")
    shelf = page.get_by_role("region", name=say("shelf-label"))
    shelf.get_by_role("button", name=re.compile(re.escape(told("title")))).click()
    expect(cards).to_have_attribute("href", "/cards/warcards")
    for path in ("/rules/warcards", "/new/warcards", f"/t/{gathering}"):
        page.goto(path)
        expect(cards).to_have_attribute("href", "/cards/warcards")
    page.goto(f"/t/{table}?text=1")
    page.get_by_role("button", name=re.compile("Ania|Bartek")).first.click()
    expect(cards).to_have_attribute("href", "/cards/warcards")
    page.goto("/new/journey")
    expect(page.get_by_role("link", name=say("rules"), exact=True)).to_be_visible()
    expect(cards).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_a_scenario_says_how_many_play_and_whom(guest: Callable[..., Page], lang: str) -> None:
    page, say, told = guest(locale=LOCALES[lang]), words(lang), server_words(lang, "warcards")
    page.goto("/new/warcards")
    scenario = page.get_by_role("combobox", name=told("setting-scenario"), exact=True)
    players = page.get_by_role("group", name=say("players-count"))

    def is_seated(*roles: str) -> None:
        for number, role in enumerate(roles, 1):
            name = say("seat-role", number=number, role=told.name(role, "role"))
            expect(page.get_by_label(name)).to_be_visible()
        expect(page.get_by_label(re.compile(f"^{say('seat-number', number='')}"))).to_have_count(
            len(roles)
        )

    is_seated("free-peoples", "shadow")
    players.get_by_role("radio", name="4").check()
    is_seated("player-frodo", "player-witch-king", "player-aragorn", "player-saruman")
    scenario.select_option(label=told("setting-scenario-duel"))
    is_seated("player-gandalf", "player-witch-king")
    expect(players).to_have_count(0)
    scenario.select_option(label=told("setting-scenario-three-player-duel"))
    is_seated("player-gandalf", "player-witch-king", "player-saruman")
    page.get_by_role("combobox", name=re.compile("Saruman")).select_option("open")
    page.get_by_role("button", name=say("open-table")).click()
    expect(page.get_by_text(told.name("player-saruman", "role"))).to_be_visible()
