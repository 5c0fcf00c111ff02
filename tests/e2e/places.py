"""Every page there is, and every state of a table, each prepared once."""

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from mathom.core.match import Match
from tests.e2e.player import Player
from tests.e2e.scenes import (
    asked,
    crowded,
    fought,
    moment,
    played,
    skirmished,
    travelled,
    warred,
)
from tests.e2e.visitor import BOT, ME, OPEN, Visitor
from tests.e2e.words import Words, words


class Tables(Struct, frozen=True):
    """By their ids; all of them are the host's, who is the first of its players."""

    gathering: str
    playing: str
    """The host is asked which dice to keep."""
    splitting: str
    """Gandalf helps the host."""
    hobbits: str
    """Four players choose their hobbits."""
    four: str
    """Four players in the middle of a game."""
    duel: str
    """The Confrontation: the host chooses a combat card."""
    war: str
    """The Card Game: it is the host's turn, and armies stand on both sides."""
    fire: str
    """The same with six decks and skirmishes."""
    skirmish: str
    """The trading card game: the host's companions fight, and there is something to be done."""
    six: str
    """The same with six players: the Shadow phases of others are over, the host plays minions."""
    bringing: str
    """The trading card game: the host chooses a deck; then builds one; then takes a card."""
    building: str
    drafting: str
    over: str
    record: str


def prepare(host: Visitor) -> Tables:
    two, four, duel = played(2, "road 2"), played(4, "road 4"), fought("mellon")
    war, road = warred("lembas"), travelled("lembas 3")
    six = travelled("six 6", 6)
    # Almost over, and the same in every run: no dice are rolled any more.
    over = host.go_on(two, len(two.choices) - 2, ME, {"kind": "me", "name": "Bartek"})
    host.play_out(over)
    # The last ones are the first on the shelf.
    return Tables(
        over=over,
        record=host.bring(two),
        bringing=_gathered(host, "own"),
        building=_gathered(host, "sealed"),
        drafting=_gathered(host, "draft"),
        gathering=host.sit(ME, OPEN, {"kind": "bot", "bot": "medium"}, listed=True),
        playing=host.go_on(two, moment(two, _in_the_thick_of_it), ME, BOT),
        splitting=host.go_on(two, moment(two, lambda m: asked(m, 0, "prompt-split")), ME, BOT),
        hobbits=host.sit(ME, BOT, BOT, BOT, options={"start": "1"}),
        four=host.go_on(four, moment(four, _in_the_thick_of_it), ME, BOT, BOT, BOT),
        fire=host.go_on(
            *skirmished(crowded, 6),
            ME,
            *[BOT] * 5,
            game="warcards",
            options={"scenario": "extended-trilogy"},
        ),
        six=host.go_on(six, moment(six, _after_other_shadows), ME, *[BOT] * 5, game="fellowship"),
        duel=host.go_on(duel, moment(duel, _after_some_turns), ME, BOT, game="confrontation"),
        war=host.go_on(war, moment(war, _armies_meet), ME, BOT, BOT, BOT, game="warcards"),
        skirmish=host.go_on(road, moment(road, _in_a_skirmish), ME, BOT, game="fellowship"),
    )


def _gathered(host: Visitor, decks: str) -> str:
    return host.sit(ME, BOT, game="fellowship", options={"variant": "full", "decks": decks})


def _in_the_thick_of_it(match: Match[Any]) -> bool:
    """The first player may keep another die, and has come some way."""
    sheet = match.state.sheets[0]
    return asked(match, 0, "prompt-keep-more") and sheet.circles > 2 and len(match.state.kept) > 1


def _armies_meet(match: Match[Any]) -> bool:
    """Frodo's turn, with something to choose, cards of both sides afield and points on both."""
    view: Any = match.view(0)
    afield = [card.deck % 2 for card in view.board if card.place != "reserve"]
    return (
        asked(match, 0, "prompt-turn")
        and len(set(afield)) == 2
        and len(afield) > 6
        and view.decks[0].hand_size > 2
        and min(view.score) > 1
    )


def _in_a_skirmish(match: Match[Any]) -> bool:
    """The host's companions fight two skirmishes, and something can be done about the first."""
    view: Any = match.view(0)
    return (
        asked(match, 0, "prompt-skirmish")
        and view.free == 0
        and bool(view.fights)
        and len(match.asks[0].options) > 2
        and len([card for card in view.cards if card.owner == 0 and card.zone == "fellowship"]) > 3
    )


def _after_other_shadows(match: Match[Any]) -> bool:
    """The host is one of several Shadow players, and minions of somebody else face a fellowship."""
    view: Any = match.view(0)
    minions = {card.owner for card in view.cards if card.zone == "minions"}
    return (
        asked(match, 0, "prompt-shadow")
        and view.turn > 3
        and bool(minions - {0})
        and len(match.asks[0].options) > 1
    )


def _after_some_turns(match: Match[Any]) -> bool:
    """The Fellowship is asked for a card, and something is known of its enemies."""
    return asked(match, 0, "prompt-card") and match.state.turn > 12


LAID_OUT = """async () => {
  const lies = () => [...document.querySelectorAll("main button, main circle, main h2")]
    .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(" ")).join();
  await document.fonts.ready;
  const patience = performance.now() + 20000;
  for (let before = "", calm = 0; calm < 3; ) {
    if (performance.now() > patience) throw new Error("the page never comes to rest");
    await new Promise(requestAnimationFrame);
    const now = lies();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}"""
COLOURED = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const short = ({ effect }) => effect.getComputedTiming().endTime < 1000;
  const changing = document.getAnimations().filter(short);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}"""


def settle(page: Page) -> None:
    """Wait until the letters are there and everything lies where it stays."""
    page.evaluate(LAID_OUT)


def light(page: Page, theme: str) -> None:
    """See it by day or by candle: `light` or `dark`."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate(COLOURED)


class Place(Struct, frozen=True):
    path: str
    there: Callable[[Page, Words], Any]
    """Waits until it can be seen, after whatever has to be clicked first."""

    def visit(self, page: Page, tables: Tables, lang: str = "en") -> None:
        page.goto(self.path.format(tables=tables))
        self.there(page, words(lang))
        settle(page)


def _heading(id: str) -> Callable[[Page, Words], None]:
    def there(page: Page, say: Words) -> None:
        expect(page.get_by_role("heading", level=1, name=say(id))).to_be_visible()

    return there


def box(page: Page, say: Words) -> Locator:
    """Journey to Mordor on the shelf."""
    return page.get_by_role("region", name=say("shelf-label")).get_by_role(
        "button", name=re.compile(re.escape(say.told("title")))
    )


def _shelf(page: Page, say: Words) -> None:
    expect(page.get_by_role("heading", name=say("your-games"))).to_be_visible()
    expect(box(page, say)).to_be_visible()


def _box(page: Page, say: Words) -> None:
    _shelf(page, say)
    box(page, say).click()
    expect(page.get_by_role("button", name=say("play-bots"))).to_be_visible()


def _new_table(page: Page, say: Words) -> None:
    expect(page.get_by_role("button", name=say("begin-game"))).to_be_visible()


def _gathering(page: Page, say: Words) -> None:
    expect(page.get_by_role("heading", name=say("invite-heading"))).to_be_visible()
    expect(page.get_by_role("combobox", name=say("give-to-bot"))).to_be_visible()


def _asked(page: Page, say: Words) -> None:
    Player(page, say.lang).is_asked()


def _text(page: Page, say: Words) -> None:
    expect(page.get_by_role("heading", name=say("table-prompt"))).to_be_visible()


def _over(page: Page, say: Words) -> None:
    expect(Player(page, say.lang).result).to_be_visible()


def _replay(page: Page, say: Words) -> None:
    expect(page.get_by_role("slider")).to_have_value("30")


def _rules(page: Page, say: Words) -> None:
    expect(page.get_by_role("searchbox", name=say("rules-search"))).to_be_visible()


def _learn(page: Page, say: Words) -> None:
    expect(page.get_by_role("button", name=say("learn-play-easy"))).to_be_visible()


def _cards(page: Page, say: Words) -> None:
    expect(page.get_by_role("searchbox", name=say("cards-search"))).to_be_visible()
    expect(page.locator("[id='card-sting']")).to_be_visible()


def _corrections(page: Page, say: Words) -> None:
    expect(page.get_by_role("button", name=say("corrections-keep"), exact=True)).to_be_visible()
    expect(page.get_by_label(say("corrections-says"))).not_to_have_text(say("loading"))


def _decks(page: Page, say: Words) -> None:
    expect(page.get_by_role("heading", name=say("decks-known"))).to_be_visible()
    expect(page.get_by_role("link", name=say("decks-look")).first).to_be_visible()


def _deck(page: Page, say: Words) -> None:
    expect(page.get_by_label(say("decks-name"))).to_have_value(re.compile("Aragorn"))
    expect(page.get_by_text(say("decks-legal"))).to_have_count(1)


def _new_deck(page: Page, say: Words) -> None:
    expect(page.get_by_role("searchbox", name=say("cards-search"))).to_be_visible()


def _hand(page: Page, say: Words) -> None:
    _deck(page, say)
    if page.get_by_role("tab").count():
        page.get_by_role("tab").last.click()
    page.get_by_role("button", name=say("decks-hand")).click()
    expect(page.get_by_text(say("decks-hand-only-try"))).to_be_visible()


def _bringing(page: Page, say: Words) -> None:
    expect(page.get_by_role("region", name=say("decks-bring-known"))).to_be_visible()


def _building(page: Page, say: Words) -> None:
    expect(page.get_by_text(say("decks-legal"))).to_have_count(1)


def _drafting(page: Page, say: Words) -> None:
    pack = page.get_by_role("region", name=say("decks-draft-pack"))
    expect(pack.locator(".painting").first).to_be_visible()


def _import(page: Page, say: Words) -> None:
    _decks(page, say)
    page.get_by_role("button", name=say("decks-import")).click()
    page.get_by_label(say("decks-import-text")).fill("4 Goblin Runer\n2 Uruk Savage")
    page.get_by_role("button", name=say("decks-import-read"), exact=True).click()
    expect(page.get_by_role("button", name=say("decks-unread-drop"))).to_be_visible()


def _card(page: Page, say: Words) -> None:
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_visible()


def _api(page: Page, say: Words) -> None:
    expect(page.get_by_role("heading", name=say("api-shapes"))).to_be_visible()


def _privacy(page: Page, say: Words) -> None:
    expect(page.get_by_role("heading", level=1, name=say("privacy-title"))).to_be_visible()
    expect(page.get_by_role("heading", level=2).nth(5)).to_be_visible()


def _erasing(page: Page, say: Words) -> None:
    page.get_by_role("button", name=say("me-erase-do")).click()
    expect(page.get_by_role("checkbox", name=say("me-erase-sure"))).to_be_visible()


PLACES: dict[str, Place] = {
    "shelf": Place("/", _shelf),
    "box": Place("/", _box),
    "new-table": Place("/new/journey", _new_table),
    "gathering": Place("/t/{tables.gathering}", _gathering),
    "table": Place("/t/{tables.playing}", _asked),
    "split": Place("/t/{tables.splitting}", _asked),
    "hobbits": Place("/t/{tables.hobbits}", _asked),
    "four": Place("/t/{tables.four}", _asked),
    "duel": Place("/t/{tables.duel}", _asked),
    "war": Place("/t/{tables.war}", _asked),
    "fire": Place("/t/{tables.fire}", _asked),
    "skirmish": Place("/t/{tables.skirmish}", _asked),
    "six": Place("/t/{tables.six}", _asked),
    "bringing": Place("/t/{tables.bringing}", _bringing),
    "building": Place("/t/{tables.building}", _building),
    "drafting": Place("/t/{tables.drafting}", _drafting),
    "new-duel": Place("/new/confrontation", _new_table),
    "over": Place("/t/{tables.over}", _over),
    "text": Place("/t/{tables.playing}?text=1", _text),
    "replay": Place("/t/{tables.record}/replay?ply=30", _replay),
    "rules": Place("/rules/journey", _rules),
    "learn-journey": Place("/learn/journey", _learn),
    "learn-confrontation": Place("/learn/confrontation", _learn),
    "learn-fellowship": Place("/learn/fellowship", _learn),
    "learn-warcards": Place("/learn/warcards", _learn),
    "new-war": Place("/new/warcards", _new_table),
    "new-fire": Place("/new/warcards?scenario=extended-trilogy", _new_table),
    "cards": Place("/cards/warcards", _cards),
    "card": Place("/cards/warcards#eowyn", _card),
    "skirmish-card": Place("/cards/warcards#cair-andros", _card),
    "corrections": Place("/corrections/warcards#horn-of-gondor", _corrections),
    "decks": Place("/decks/fellowship", _decks),
    "deck": Place("/decks/fellowship/edit?deck=aragorn-starter", _deck),
    "new-deck": Place("/decks/fellowship/edit", _new_deck),
    "hand": Place("/decks/fellowship/edit?deck=aragorn-starter", _hand),
    "import-deck": Place("/decks/fellowship", _import),
    "claim": Place("/claim", _heading("claim-title")),
    "about": Place("/about", _heading("about-title")),
    "privacy": Place("/privacy", _privacy),
    "me": Place("/me", _heading("me-title")),
    "erasing": Place("/me", _erasing),
    "api": Place("/api", _api),
    "nowhere": Place("/no/such/place", _heading("nowhere-title")),
}
