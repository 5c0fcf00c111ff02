"""Decks in the browser: built, read from texts, judged, kept, shared, tried."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core.rulebook import rulebook
from mathom.core.voice import Text
from mathom.games.fellowship.decks.known import KNOWN
from mathom.server.words import words as server_words
from tests.e2e.visitor import BOT, ME, Visitor
from tests.e2e.watch import Watch
from tests.e2e.words import Words, words
from tests.services.inn import Inn
from tests.sides import one_by_day

LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
EDIT = "/decks/fellowship/edit"
STARTER = f"{EDIT}?deck=aragorn-starter"


class Builder:
    """Somebody at the workbench."""

    def __init__(self, page: Page, lang: str = "en", path: str | None = STARTER) -> None:
        self.page = page
        self.say: Words = words(lang)
        self.told: Text = server_words(lang, "fellowship")
        if path is not None:
            page.goto(path)
            expect(self.search).to_be_visible()

    @property
    def search(self) -> Locator:
        return self.page.get_by_role("searchbox", name=self.say("cards-search"))

    @property
    def name(self) -> Locator:
        return self.page.get_by_role("textbox", name=self.say("decks-name"))

    @property
    def deck(self) -> Locator:
        return self.page.locator("#builder-deck")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def press(self, id: str, within: Locator | Page | None = None, **args: str | int) -> None:
        self.button(id, within, **args).click()

    def button(self, id: str, within: Locator | Page | None = None, **args: str | int) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(id, **args), exact=True)

    def row(self, card: str) -> Locator:
        """A card in the draw deck."""
        return self.deck.get_by_role("listitem").filter(
            has=self.page.get_by_role(
                "button", name=re.compile(f"^{re.escape(self.told.name(card))},")
            )
        )

    def tile(self, card: str) -> Locator:
        """A card among those to choose from."""
        return self.page.locator("#builder-cards").get_by_role(
            "button", name=re.compile(f"^{re.escape(self.told.name(card))},")
        )

    def has(self, card: str, copies: int) -> None:
        if copies:
            expect(self.row(card).locator("b")).to_have_text(str(copies))
        else:
            expect(self.row(card)).to_have_count(0)

    def more(self, card: str, force: bool = False) -> None:
        name = re.compile(r"more$|więcej$")
        self.row(card).get_by_role("button", name=name).click(force=force)

    def less(self, card: str) -> None:
        self.row(card).get_by_role("button", name=re.compile(r"less$|mniej$")).click()

    def is_legal(self) -> None:
        expect(self.deck.get_by_text(self.say("decks-legal"))).to_be_visible()

    def has_faults(self, *rules: str) -> None:
        """Several things are wrong: each is told with the rule behind it."""
        summary = self.deck.locator(".verdict summary")
        expect(summary).to_have_text(self.say("decks-not-yet", count=len(rules)))
        summary.click()
        expect(self.deck.locator(".verdict .rules")).to_have_text(list(rules))


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_a_deck_is_changed_until_it_is_legal_again(guest: Callable[..., Page], lang: str) -> None:
    bench = Builder(guest(locale=LOCALES[lang]), lang)
    bench.is_legal()
    bench.less("uruk-rager")
    bench.has("uruk-rager", 3)
    # Too small, and out of balance.
    bench.has_faults("T-5.2", "T-5.3")
    expect(bench.deck.locator(".verdict")).to_contain_text("29")
    expect(bench.button("decks-play")).to_have_attribute("aria-disabled", "true")
    bench.search.fill("Uruk Guard" if lang == "en" else bench.told.name("uruk-guard"))
    bench.tile("uruk-guard").focus()
    bench.page.keyboard.press("+")
    bench.has("uruk-guard", 1)
    bench.is_legal()
    expect(bench.button("decks-play")).to_have_attribute("aria-disabled", "false")


@pytest.mark.nightly
def test_a_reason_leads_to_its_rule(guest: Callable[..., Page]) -> None:
    bench = Builder(guest())
    bench.deck.get_by_role("combobox", name=bench.say("decks-site", number=3)).select_option("")
    verdict = bench.deck.locator(".verdict")
    expect(verdict).to_contain_text("3")
    verdict.get_by_role("button", name="T-5.7").click()
    expect(bench.dialog).to_contain_text("T-5.7")
    expect(bench.dialog).to_contain_text(rulebook("fellowship", "en").rules["T-5.7"].text)


def test_from_nothing_to_a_legal_deck(guest: Callable[..., Page]) -> None:
    """The sites and the Ring by hand, the draw deck from a text."""
    bench = Builder(guest(), path=EDIT)
    expect(bench.deck.locator("summary")).to_be_visible()
    starter = KNOWN["gandalf-starter"]
    text = "\n".join(f"{n} {bench.told.name(card)}" for card, n in starter.cards.items())
    bench.press("decks-import")
    bench.page.get_by_label(bench.say("decks-import-text")).fill(text)
    bench.press("decks-import-read", bench.dialog)
    expect(bench.dialog).to_have_count(0)
    expect(bench.deck.get_by_text(bench.say("decks-size", number=60))).to_be_visible()
    outside = {"part-ring-bearer": starter.ring_bearer, "part-ring": starter.ring}
    for part, card in outside.items():
        name = bench.told.name(part)
        bench.deck.get_by_role("combobox", name=name, exact=True).select_option(card)
    for number, site in enumerate(starter.sites[:8], 1):
        bench.deck.get_by_role(
            "combobox", name=bench.say("decks-site", number=number)
        ).select_option(site)
    # The last one by its own button, among the cards.
    bench.page.get_by_role("button", name=bench.say("decks-sites"), exact=True).click()
    bench.tile(starter.sites[8]).focus()
    bench.page.keyboard.press("+")
    bench.is_legal()


@pytest.mark.nightly
def test_there_are_no_more_than_four_of_a_title(guest: Callable[..., Page]) -> None:
    bench = Builder(guest())
    bench.has("uruk-rager", 4)
    # It looks as if nothing could be done; but it says why.
    bench.more("uruk-rager", force=True)
    alert = bench.page.get_by_role("alert")
    expect(alert).to_contain_text(bench.told.name("uruk-rager"))
    bench.has("uruk-rager", 4)
    # Whatever its subtitle.
    bench.more("aragorn-king-in-exile")
    bench.search.fill("Aragorn, Ranger")
    bench.tile("aragorn-ranger-of-the-north").focus()
    for _ in range(3):
        bench.page.keyboard.press("+")
    bench.has("aragorn-ranger-of-the-north", 1)
    expect(alert).to_contain_text(bench.told.name("aragorn-ranger-of-the-north"))
    bench.button("decks-undo").click()
    bench.has("aragorn-ranger-of-the-north", 0)


@pytest.mark.nightly
def test_a_site_takes_the_place_of_the_one_with_its_number(guest: Callable[..., Page]) -> None:
    bench = Builder(guest())
    first = bench.deck.get_by_role("combobox", name=bench.say("decks-site", number=1))
    expect(first).to_have_value("east-road")
    bench.search.fill("Bag End")
    bench.tile("bag-end").focus()
    bench.page.keyboard.press("+")
    expect(first).to_have_value("bag-end")
    bench.is_legal()


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_a_text_with_mistakes_is_mended_line_by_line(guest: Callable[..., Page], lang: str) -> None:
    page = guest(locale=LOCALES[lang])
    bench = Builder(page, lang, path=None)
    page.goto("/decks/fellowship")
    bench.press("decks-import")
    runner = bench.told.name("goblin-runner")
    lines = [f"4 {runner[:-1]}", "2 Uruk Savage", "Zupa grzybowa", "Aragorn"]
    page.get_by_label(bench.say("decks-import-text")).fill("\n".join(lines))
    bench.press("decks-import-read", bench.dialog)
    unread = bench.dialog.get_by_role("listitem")
    expect(unread).to_have_count(3)
    unread.first.get_by_role("button", name=runner, exact=True).click()
    expect(unread).to_have_count(2)
    unread.last.get_by_role("button", name=bench.told.name("aragorn-king-in-exile")).click()
    expect(unread).to_have_count(1)
    bench.press("decks-unread-drop", unread)
    # Nothing is left to be asked: the builder opens with all of it.
    expect(page).to_have_url(re.compile(r"/edit\?deck="))
    bench.has("goblin-runner", 4)
    bench.has("uruk-savage", 2)
    bench.has("aragorn-king-in-exile", 1)


@pytest.mark.nightly
def test_a_file_is_read(guest: Callable[..., Page]) -> None:
    bench = Builder(guest(), path=EDIT)
    bench.press("decks-import")
    bench.dialog.locator("input[type=file]").set_input_files(
        {"name": "deck.txt", "mimeType": "text/plain", "buffer": b"3 Uruk Savage\n1 Bag End\n"}
    )
    expect(bench.dialog).to_have_count(0)
    bench.has("uruk-savage", 3)
    first = bench.deck.get_by_role("combobox", name=bench.say("decks-site", number=1))
    expect(first).to_have_value("bag-end")


@pytest.mark.nightly
def test_a_deck_is_kept_renamed_copied_deleted_and_brought_back(
    guest: Callable[..., Page],
) -> None:
    page = guest()
    bench = Builder(page)
    bench.less("uruk-rager")
    bench.name.fill("Gondor against the White Hand")
    bench.press("decks-keep")
    expect(page).to_have_url(re.compile(r"\?kept="))
    page.reload()
    expect(bench.name).to_have_value("Gondor against the White Hand")
    bench.has("uruk-rager", 3)
    page.get_by_role("link", name=bench.say("decks-all")).click()
    kept = page.get_by_role("region", name=bench.say("decks-mine")).locator("li.panel")
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text(bench.say("decks-not-yet", count=2))
    bench.press("decks-rename", kept)
    page.get_by_role("textbox", name=bench.say("decks-name")).fill("White Tower")
    bench.press("decks-rename-done", kept)
    expect(kept.get_by_role("heading")).to_have_text("White Tower")
    bench.press("decks-copy", kept)
    expect(kept).to_have_count(2)
    bench.press("decks-drop", kept.filter(has_text=bench.say("decks-copy-of", name="White Tower")))
    expect(kept).to_have_count(1)
    bench.press("decks-bring-back")
    expect(kept).to_have_count(2)


@pytest.mark.nightly
def test_whoever_leaves_finds_everything_again(guest: Callable[..., Page]) -> None:
    page = guest()
    bench = Builder(page)
    bench.less("uruk-rager")
    bench.has("uruk-rager", 3)
    page.goto("/decks/fellowship")
    drafts = page.get_by_role("region", name=bench.say("decks-drafts"))
    drafts.get_by_role("link", name=bench.say("decks-go-on"), exact=True).click()
    bench.has("uruk-rager", 3)
    expect(page.get_by_text(bench.say("decks-recovered"))).to_be_visible()
    bench.press("decks-throw-away")
    bench.has("uruk-rager", 4)
    page.goto("/decks/fellowship")
    expect(page.get_by_role("heading", name=bench.say("decks-known"))).to_be_visible()
    expect(drafts).to_have_count(0)


def test_a_link_brings_the_same_deck_to_somebody_else(guest: Callable[..., Page]) -> None:
    mine, theirs = Builder(guest()), guest(locale="pl-PL")
    mine.less("uruk-rager")
    mine.has("uruk-rager", 3)
    mine.press("decks-share")
    link = mine.dialog.get_by_label(mine.say("decks-link")).input_value()
    text = mine.dialog.get_by_label(mine.say("decks-as-text")).input_value()
    assert "3x Uruk Rager" in text
    with mine.page.expect_download() as download:
        mine.press("decks-download", mine.dialog)
    assert download.value.suggested_filename == "aragorn-s-starter.txt"
    bench = Builder(theirs, "pl", path=link)
    bench.has("uruk-rager", 3)
    # The text, too, is understood whatever the language.
    bench.press("decks-import")
    theirs.get_by_label(bench.say("decks-import-text")).fill(
        text.replace("3x Uruk Rager", "2x Uruk Rager")
    )
    bench.press("decks-import-read", bench.dialog)
    bench.has("uruk-rager", 2)


@pytest.mark.nightly
def test_a_link_that_is_no_deck_says_so(guest: Callable[..., Page], watch: Watch) -> None:
    watch.allow("status of 4")
    page = guest()
    page.goto(f"{EDIT}?deck=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_hands_are_tried(guest: Callable[..., Page], lang: str) -> None:
    bench = Builder(guest(locale=LOCALES[lang]), lang)
    bench.press("decks-hand")
    hand = bench.dialog.get_by_role("list").get_by_role("listitem")
    expect(hand).to_have_count(8)
    expect(bench.dialog.get_by_text(bench.say("decks-hand-only-try"))).to_be_visible()
    bench.press("decks-hand-draw", bench.dialog)
    expect(hand).to_have_count(9)
    mulligan = bench.button("decks-hand-mulligan", bench.dialog, number=6)
    expect(mulligan).to_have_attribute("aria-disabled", "true")
    bench.press("decks-hand-again", bench.dialog)
    expect(hand).to_have_count(8)
    expect(bench.dialog.get_by_text(bench.say("decks-hand-average", count=2))).to_be_visible()
    mulligan.click()
    expect(hand).to_have_count(6)
    expect(mulligan).to_have_attribute("aria-disabled", "true")
    bench.page.keyboard.press("Escape")
    expect(bench.dialog).to_have_count(0)


@pytest.mark.nightly
def test_with_the_keyboard_alone(guest: Callable[..., Page]) -> None:
    page = guest()
    bench = Builder(page)
    bench.search.focus()
    page.keyboard.type("uruk")
    expect(page.get_by_role("status").first).to_be_visible()
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.classList.contains('tile')"):
        page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.ariaLabel")
    assert first != second
    page.keyboard.press("Enter")
    expect(bench.dialog).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.ariaLabel") == second
    # In the deck there is one stop for all rows, and the arrows lead on.
    bench.row("uruk-rager").get_by_role("button").first.focus()
    page.keyboard.press("-")
    bench.has("uruk-rager", 3)
    page.keyboard.press("+")
    bench.has("uruk-rager", 4)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.ariaLabel").startswith("Uruk Slayer")


@pytest.mark.nightly
def test_on_a_phone_cards_and_deck_take_turns(guest: Callable[..., Page]) -> None:
    bench = Builder(guest(**PHONE))
    expect(bench.deck).to_be_hidden()
    bench.search.fill("Uruk Guard")
    bench.page.get_by_role("button", name="One Uruk Guard more").tap()
    bench.page.get_by_role("tab", name=re.compile("30 : 31")).tap()
    bench.has("uruk-guard", 1)
    expect(bench.search).to_be_hidden()


@pytest.mark.nightly
def test_the_ways_to_the_decks(guest: Callable[..., Page]) -> None:
    page, say = guest(), words("en")
    decks = page.get_by_role("link", name=say("decks"), exact=True)
    for path in ("/cards/fellowship", "/new/fellowship"):
        page.goto(path)
        expect(decks).to_have_attribute("href", "/decks/fellowship")
    page.goto("/cards/warcards")
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(decks).to_have_count(0)


# --- At a table


@pytest.fixture(scope="module")
def host(server: Inn) -> Visitor:
    return Visitor(server.url, "Ania")


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_a_deck_of_ones_own_is_played_against_a_bot(guest: Callable[..., Page], lang: str) -> None:
    page = guest(locale=LOCALES[lang])
    bench = Builder(page, lang)
    bench.less("uruk-savage")
    bench.more("uruk-brood")
    bench.is_legal()
    bench.press("decks-play")
    link = page.get_by_role("region", name=bench.say("decks-bring-link"))
    bench.press("decks-bring-this", link)
    # Everybody has brought one, so the bidding begins.
    asked = re.compile(re.escape(bench.told("prompt-bid")))
    expect(page.get_by_text(asked).first).to_be_visible()


@pytest.mark.nightly
def test_a_known_deck_is_changed_at_the_table(guest: Callable[..., Page], host: Visitor) -> None:
    page = host.enter(guest())
    bench = Builder(page, path=None)
    table = host.sit(ME, BOT, game="fellowship", options={"variant": "full", "decks": "own"})
    page.goto(f"/t/{table}")
    known = page.get_by_role("region", name=bench.say("decks-bring-known"))
    deck = known.locator("li.panel").filter(has_text=bench.told.name("deck-gandalf-starter"))
    bench.press("decks-look", deck)
    bench.is_legal()
    bench.less("goblin-sneak")
    bring = bench.button("decks-bring-this")
    expect(bring).to_have_attribute("aria-disabled", "true")
    # What lies on the bench is still there for who comes back.
    page.reload()
    bench.has("goblin-sneak", 2)
    bench.more("goblin-patrol-troop")
    bench.is_legal()
    bring.click()
    expect(page.get_by_text(re.compile(re.escape(bench.told("prompt-bid")))).first).to_be_visible()


@pytest.mark.nightly
def test_a_deck_is_built_from_a_pool(guest: Callable[..., Page], host: Visitor) -> None:
    page = host.enter(guest())
    bench = Builder(page, path=None)
    table = host.sit(ME, BOT, game="fellowship", options={"variant": "full", "decks": "sealed"})
    page.goto(f"/t/{table}")
    bench.is_legal()
    pool = host.ask("GET", f"/tables/{table}/position")["view"]["gathering"]["seats"][0]["pool"]
    expect(page.locator("#builder-cards .tile")).to_have_count(len(pool))
    card = next(card for card in pool if bench.row(card).count())
    expect(bench.row(card).locator("b")).to_contain_text(f"/{pool[card]}")
    bench.press("decks-bring-this")
    expect(page.get_by_text(re.compile(re.escape(bench.told("prompt-bid")))).first).to_be_visible()


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_cards_are_drafted(guest: Callable[..., Page], host: Visitor, lang: str) -> None:
    page = host.enter(guest(locale=LOCALES[lang]))
    bench = Builder(page, lang, path=None)
    table = host.sit(ME, BOT, game="fellowship", options={"variant": "full", "decks": "draft"})
    page.goto(f"/t/{table}")
    pack = page.get_by_role("region", name=bench.say("decks-draft-pack")).get_by_role("button")
    for taken in range(3):
        expect(pack).to_have_count(11 - taken)
        pack.first.click()
    picks = page.get_by_role("region", name=bench.say("decks-draft-picks", count=3))
    expect(picks).to_be_visible()
    seat = host.ask("GET", f"/tables/{table}/position")["view"]["gathering"]["seats"][0]
    expect(picks).to_contain_text(bench.told.name(seat["drafted"][-1]))
