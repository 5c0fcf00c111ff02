"""The Confrontation in the browser: lining up, moving, fighting, guessing."""

import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TookTooLong

from mathom.bots import make_bot
from mathom.client import Seat
from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.match import Match, replay
from mathom.core.voice import Text
from mathom.server.words import words as server_words
from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn

GAME = "confrontation"
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 240.0
"""Seconds for a whole game."""
PHONE = {"viewport": {"width": 390, "height": 844}}


def told(lang: str = "en") -> Text:
    """The game's own words."""
    return server_words(lang, GAME)


@cache
def played(seed: str, aid: bool = True) -> records.Record:
    """A whole game, played at random."""
    game = registry.game(GAME)
    seats = [records.Seat("Sam"), records.Seat("Rosie")]
    match = Match(game, seats, {"fellowship": "1", "aid": aid}, seed)
    bot, luck = make_bot(game, "random"), Chance(seed)
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bot.choose(match.sight(seat), luck).code)
    return match.record()


def found(wanted: Callable[[Match[Any]], bool], aid: bool = True) -> tuple[records.Record, int]:
    """A game with such a moment, and which one it is."""
    for seed in range(40):
        record = played(f"shire {seed}", aid)
        try:
            return record, moment(record, wanted)
        except LookupError:
            continue
    raise LookupError("no game has such a moment")


def both_choose_cards(match: Match[Any]) -> bool:
    return asked(match, 0, "prompt-card") and asked(match, 1, "prompt-card")


def thing(player: Player, name: str) -> Locator:
    return player.page.locator(f"[data-thing='{name}']")


def touch(glowing: Locator) -> None:
    """Click it. A region is chosen by the keyboard, because whoever stands there, or in the next
    one, may lie over the very point that a test would click.
    """
    name = glowing.get_attribute("data-thing", timeout=3000) or ""
    if name.startswith("region:"):
        glowing.press("Enter", timeout=3000)
    else:
        glowing.click(timeout=3000)


def play_to_the_end(player: Player) -> None:
    end = time.monotonic() + PATIENCE
    missed = 0
    while True:
        assert time.monotonic() < end, "the game does not end"
        expect(player.glowing.or_(player.over).first).to_be_visible()
        if player.over.is_visible():
            return
        try:
            touch(player.glowing.nth(missed % max(1, player.glowing.count())))
        except TookTooLong:
            # It went while the pointer was on its way, or what was said of it lies over it.
            player.page.keyboard.press("Escape")
            missed += 1


def open_table(visitor: Visitor, *seats: dict[str, str], **options: Any) -> str:
    return visitor.sit(*seats, game=GAME, options={"fellowship": "1"} | options)


def sit_down(guest: Callable[..., Page], visitor: Visitor, table: str, **how: Any) -> Player:
    return Player(visitor.enter(guest(**({"reduced_motion": "reduce"} | how)))).go_to(table)


def view(visitor: Visitor, table: str) -> Any:
    return Seat(visitor, table, 0).position().view


def standing(view: Any, side: str) -> dict[str, list[str]]:
    """Who stands where, as far as it is known."""
    return {
        region["name"]: [piece["name"] for piece in region[side]["known"]]
        for region in view["regions"]
        if region[side]["known"]
    }


@pytest.fixture
def sam(server: Inn) -> Visitor:
    return Visitor(server.url, "Sam")


@pytest.mark.nightly
def test_a_whole_game_against_the_bot(guest: Callable[..., Page], sam: Visitor) -> None:
    player = sit_down(guest, sam, open_table(sam, ME, BOT))
    play_to_the_end(player)
    expect(player.story.last).to_contain_text(re.compile("wins|drawn"))


@pytest.mark.nightly
def test_a_whole_match_with_the_star_sides_on_a_phone(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    table = open_table(sam, ME, BOT, fellowship="2", format="variant", games=2)
    player = sit_down(guest, sam, table, **PHONE)
    play_to_the_end(player)
    wide = player.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide == PHONE["viewport"]["width"]


@pytest.mark.nightly
def test_a_long_story_leaves_the_button_of_a_form_free(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    """As after the first game of a match, when both muster again."""
    table = open_table(sam, ME, BOT, fellowship="2", format="variant")
    player = sit_down(guest, sam, table, **PHONE | {"viewport": {"width": 390, "height": 640}})
    deploy = player.page.locator(".board .button.main")
    told = player.page.locator(".strip .caption")
    told.locator(".words").evaluate("words => { words.textContent = 'A long tale. '.repeat(20) }")
    deploy.evaluate("button => button.scrollIntoView({ block: 'end' })")
    button, caption = deploy.bounding_box(), told.bounding_box()
    assert button is not None
    assert caption is not None
    assert button["y"] + button["height"] <= caption["y"]


@pytest.mark.nightly
def test_two_clicks_from_the_shelf(guest: Callable[..., Page]) -> None:
    player = Player(guest())
    player.page.goto("/")
    shelf = player.page.get_by_role("region", name=player.say("shelf-label"))
    shelf.get_by_role("button", name=re.compile(re.escape(told()("title")))).click()
    player.button("play-bots").click()
    expect(player.button("confrontation-deploy")).to_be_visible()


def test_both_choose_their_cards_at_once(
    guest: Callable[..., Page], sam: Visitor, server: Inn
) -> None:
    record, ply = found(both_choose_cards)
    rosie = Visitor(server.url, "Rosie")
    table = sam.go_on(record, ply, ME, OPEN, game=GAME)
    rosie.take(table, 1)
    first, second = sit_down(guest, sam, table), sit_down(guest, rosie, table)
    asked_for = told().say(replay(record, ply).asks[0].prompt)
    for player in (first, second):
        expect(player.prompt).to_contain_text(asked_for)
    lines = second.story.count()
    chosen = first.page.locator("[data-choosable][data-thing^='card:']").first
    card = chosen.get_attribute("data-thing")
    chosen.click()
    expect(first.page.locator("[data-choosable]")).to_have_count(0)
    # The other one learns nothing of it and still has the whole choice.
    expect(second.prompt).to_contain_text(asked_for)
    assert second.story.count() == lines

    second.page.locator("[data-choosable][data-thing^='card:']").first.click()
    for player in (first, second):
        expect(player.log).to_contain_text(re.compile("plays"))
    expect(second.page.locator(f"[data-thing='card-of:fellowship:{str(card)[5:]}']")).to_have_count(
        1
    )


def test_cards_lie_there_before_their_words_have_come(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    """On a slow line cards have no names yet, and are chosen from all the same."""
    record, ply = found(both_choose_cards)
    table = sam.go_on(record, ply, ME, BOT, game=GAME)
    page = sam.enter(guest(reduced_motion="reduce"))
    words: list[Route] = []
    page.route(f"**/api/words/*/{GAME}*", lambda route: words.append(route))
    player = Player(page).go_to(table)
    expect(page.locator("[data-choosable][data-thing^='card:']").first).to_be_visible()
    for route in words:
        route.continue_()
    expect(player.prompt).to_contain_text(told().say(replay(record, ply).asks[0].prompt))


def test_who_it_can_be_is_shown(guest: Callable[..., Page], sam: Visitor) -> None:
    record, ply = found(lambda match: asked(match, 0, "prompt-move") and match.state.turn > 6)
    table = sam.go_on(record, ply, ME, BOT, game=GAME)
    player = sit_down(guest, sam, table)
    unsure = player.page.locator("[data-thing^='hidden:']:has(.count)")
    hidden = unsure.first
    expect(hidden).to_be_visible()
    region = str(hidden.get_attribute("data-thing")).split(":")[1]
    [group] = [r["sauron"] for r in view(sam, table)["regions"] if r["name"] == region]

    hidden.click()
    suspects = player.page.get_by_role("dialog")
    possible = suspects.locator("li:not(.out)")
    expect(possible).to_have_count(len(group["maybe"]))
    for name in group["maybe"]:
        expect(possible.filter(has_text=told().name(name)).first).to_be_visible()

    guess = told().name(group["maybe"][0])
    suspects.get_by_role("button", name=guess).first.click()
    expect(suspects.get_by_role("button", name=guess, pressed=True)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(suspects).to_be_hidden()
    expect(hidden.locator(".guesses")).to_be_visible()
    # The note is the player's own: it stays on this computer, and nobody else has it.
    player.page.reload()
    expect(thing(player, f"hidden:{region}:sauron").locator(".guesses")).to_be_visible()


@pytest.mark.nightly
def test_who_it_can_be_is_not_shown_without_the_aid(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    record, ply = found(lambda match: asked(match, 0, "prompt-move"), aid=False)
    player = sit_down(guest, sam, sam.go_on(record, ply, ME, BOT, game=GAME))
    hidden = player.page.locator("[data-thing^='hidden:']").first
    hidden.click()
    suspects = player.page.get_by_role("dialog")
    expect(suspects.locator("li")).not_to_have_count(0)
    expect(suspects.locator("li.out")).to_have_count(0)
    expect(hidden.locator(".count")).to_have_count(0)
    # Guessing needs no help.
    suspects.get_by_role("button", name=told().name("shelob")).click()
    player.page.keyboard.press("Escape")
    expect(hidden.locator(".guesses")).to_be_visible()


def test_lining_up_by_clicking_and_dragging(guest: Callable[..., Page], sam: Visitor) -> None:
    table = open_table(sam, ME, BOT)
    player = sit_down(guest, sam, table)
    line = player.page.get_by_role("group", name=player.say("confrontation-line-up"))

    def at(region: str) -> Locator:
        return line.get_by_role("button", name=re.compile(f": {told().name(region)}$")).first

    def who(region: str) -> str:
        return str(at(region).get_attribute("aria-label")).partition(":")[0]

    suggestion = told().name("setup-strong-front")
    player.page.get_by_role("button", name=suggestion, exact=True).click()
    ahead, home = who("rhudaur"), who("shire")
    at("rhudaur").click()
    at("shire").click()
    expect(at("rhudaur")).to_have_attribute("aria-label", f"{home}: {told().name('rhudaur')}")
    other = who("cardolan")
    at("cardolan").drag_to(at("eregion"))
    expect(at("eregion")).to_have_attribute("aria-label", f"{other}: {told().name('eregion')}")
    player.button("confrontation-deploy").click()
    expect(thing(player, "region:shire")).to_be_visible()

    stands = standing(view(sam, table), "fellowship")
    named = {region: [told().name(piece) for piece in pieces] for region, pieces in stands.items()}
    assert named["rhudaur"] == [home]
    assert named["eregion"] == [other]
    assert ahead in named["shire"]

    # Next time it is the first suggestion.
    again = sit_down_again(player, open_table(sam, ME, BOT))
    again.button("confrontation-as-last-time").click()
    expect(
        again.page.get_by_role("button", name=f"{home}: {told().name('rhudaur')}")
    ).to_be_visible()


@pytest.mark.nightly
def test_lining_up_in_writing(guest: Callable[..., Page], sam: Visitor) -> None:
    table = open_table(sam, ME, BOT)
    player = sit_down(guest, sam, table)
    field = player.page.get_by_role("textbox", name=player.say("table-command"))
    field.fill("deploy frodo gandalf pippin sam")
    field.press("Enter")
    expect(player.page.get_by_role("alert").first).to_be_visible()
    field.fill("deploy frodo gandalf pippin sam merry")
    field.press("Enter")
    # It goes when the choice has arrived; the pieces stood on the map before.
    expect(player.button("confrontation-deploy")).to_be_hidden()
    assert standing(view(sam, table), "fellowship")["cardolan"] == ["gandalf"]


def sit_down_again(player: Player, table: str) -> Player:
    """The same person with the same browser at another table."""
    return Player(player.page.context.new_page()).go_to(table)


def test_a_draft_begins(guest: Callable[..., Page], sam: Visitor) -> None:
    table = open_table(sam, ME, BOT, format="draft", fellowship_cards=2, sauron_cards=2)
    player = sit_down(guest, sam, table)
    token = player.page.get_by_role(
        "radiogroup", name=player.say("confrontation-token", number=9), exact=True
    )
    token.get_by_role("radio", name=re.compile(told().name("treebeard"))).click()
    player.button("confrontation-draft").click()

    take = player.button("confrontation-take", count=2, taken=2)
    for special in ("shadowfax", "gwaihir"):
        expect(take).to_be_hidden()
        player.page.get_by_role("button", name=re.compile(told().name(special))).click()
    take.click()

    expect(player.button("confrontation-deploy")).to_be_visible()
    fellowship = view(sam, table)["sides"][0]
    assert [one["name"] for one in fellowship["roster"]][-1] == "treebeard"
    assert fellowship["specials"] == ["shadowfax", "gwaihir"]


@pytest.fixture
def mover(guest: Callable[..., Page], sam: Visitor) -> Player:
    """It is this player's turn, with pieces that can go to more than one region."""
    record, ply = found(lambda match: asked(match, 0, "prompt-move"))
    return sit_down(guest, sam, sam.go_on(record, ply, ME, BOT, game=GAME))


def click_above(region: Locator) -> None:
    """On a region, above whoever stands there."""
    box = region.bounding_box()
    assert box is not None
    region.click(position={"x": box["width"] / 2, "y": 14}, force=True)


@pytest.mark.nightly
def test_a_piece_is_picked_up_and_put_down(mover: Player) -> None:
    pieces = mover.page.locator("[data-choosable][data-thing^='piece:']")
    regions = mover.page.locator("[data-choosable][data-thing^='region:']")
    expect(regions).to_have_count(0)
    piece = pieces.first
    name = str(piece.get_attribute("data-thing"))
    piece.click()
    expect(regions).not_to_have_count(0)
    expect(mover.prompt).to_contain_text(told().name(name.removeprefix("piece:")))
    # Another one instead, and none at all.
    thing(mover, name).click()
    expect(regions).to_have_count(0)
    expect(pieces.first).to_be_visible()
    mover.page.keyboard.press("Escape")

    pieces.first.click()
    lines = mover.story.count()
    click_above(regions.first)
    expect(mover.story).not_to_have_count(lines)


def test_a_piece_is_dragged(mover: Player) -> None:
    piece = mover.page.locator("[data-choosable][data-thing^='piece:']").first
    piece.click()
    region = mover.page.locator("[data-choosable][data-thing^='region:']").first
    target = str(region.get_attribute("data-thing"))
    mover.page.keyboard.press("Escape")
    lines = mover.story.count()
    piece.drag_to(thing(mover, target), force=True)
    expect(mover.story).not_to_have_count(lines)


def test_a_piece_is_moved_by_the_keyboard(mover: Player) -> None:
    keys = mover.page.keyboard
    focused = mover.page.locator(":focus")
    mover.page.locator("[data-choosable]").first.focus()
    keys.press("ArrowRight")
    expect(focused).to_have_attribute("data-thing", re.compile("^piece:"))
    keys.press("Enter")
    expect(focused).to_have_attribute("data-thing", re.compile("^region:"))
    lines = mover.story.count()
    keys.press("Enter")
    expect(mover.story).not_to_have_count(lines)


@pytest.mark.nightly
def test_a_way_that_is_closed_says_why(mover: Player) -> None:
    mover.page.locator("[data-choosable][data-thing^='piece:']").first.click()
    expect(mover.page.locator("[data-choosable][data-thing^='region:']").first).to_be_visible()
    click_above(thing(mover, "region:mordor"))
    expect(mover.page.get_by_role("alert")).to_contain_text("C-")


@pytest.mark.nightly
def test_a_guess_goes_with_the_piece(guest: Callable[..., Page], sam: Visitor, server: Inn) -> None:
    rosie = Visitor(server.url, "Rosie")
    table = open_table(sam, ME, OPEN)
    rosie.take(table, 1)
    for visitor, seat in ((sam, 0), (rosie, 1)):
        mine = Seat(visitor, table, seat)
        position = mine.position()
        ask = mine.ask(position)
        assert ask is not None
        assert ask.options is not None
        mine.choose(position, ask.options[0].code)
    player = sit_down(guest, sam, table)
    thing(player, "hidden:rohan:sauron").click()
    player.page.get_by_role("dialog").get_by_role("button", name=told().name("warg")).click()
    player.page.keyboard.press("Escape")

    mine = Seat(rosie, table, 1)
    position = mine.position()
    ask = mine.ask(position)
    assert ask is not None
    assert ask.options is not None
    [move] = [option for option in ask.options if option.code.endswith(" gap-of-rohan")]
    mine.choose(position, move.code)
    moved = thing(player, "hidden:gap-of-rohan:sauron")
    expect(moved.locator(".guesses")).to_be_visible()
    expect(thing(player, "hidden:rohan:sauron")).to_have_count(0)


def test_a_battle_is_seen_once_more(guest: Callable[..., Page], sam: Visitor) -> None:
    record, _ = found(both_choose_cards)
    player = sit_down(guest, sam, sam.bring(record))
    expect(player.result).to_be_visible()
    player.button("close").last.click()
    player.button("table-show-again").first.click()
    scene = player.page.locator("section.scene")
    expect(scene).to_be_visible()
    forward = player.button("confrontation-next")
    while forward.is_enabled():
        forward.click()
    expect(scene.locator(".fate").or_(scene.locator(".told")).first).to_be_visible()
    scene.get_by_role("button", name=player.say("close")).click()
    expect(scene).to_be_hidden()


@pytest.mark.nightly
def test_who_can_do_what(mover: Player) -> None:
    player = mover.is_asked()
    player.button("confrontation-reference").click()
    book = player.page.get_by_role("dialog")
    expect(book).to_contain_text(told()("ability-cave-troll"))
    book.get_by_role("tab", name=told().name("fellowship")).click()
    expect(book).to_contain_text(told()("ability-treebeard-star"))
    book.get_by_role("tab", name=player.say("confrontation-tab-cards")).click()
    expect(book).to_contain_text(told()("special-text-palantir"))
    player.page.keyboard.press("Escape")
    expect(book).to_be_hidden()


@pytest.mark.nightly
def test_who_can_do_what_by_the_rules_of_the_house(
    guest: Callable[..., Page], sam: Visitor
) -> None:
    player = sit_down(guest, sam, open_table(sam, ME, BOT, saruman_holds=False, uruk_hai="shown"))
    player.button("confrontation-reference").click()
    book = player.page.get_by_role("dialog")
    expect(book).to_contain_text(told()("beaten-by-pippin", saruman_holds="no"))
    book.get_by_role("tab", name=told().name("sauron")).click()
    expect(book).to_contain_text(told()("ability-saruman", saruman_holds="no"))
    expect(book).to_contain_text(told()("ability-uruk-hai-star", uruk_hai="shown"))


def test_who_watches_sees_only_backs(guest: Callable[..., Page], sam: Visitor) -> None:
    record, ply = found(lambda match: asked(match, 0, "prompt-move"))
    table = sam.go_on(record, ply, ME, BOT, game=GAME)
    watcher = Player(guest(reduced_motion="reduce")).go_to(table)
    expect(watcher.page.locator("[data-thing^='hidden:']").first).to_be_visible()
    expect(watcher.page.locator("[data-thing^='piece:']")).to_have_count(0)
    expect(watcher.glowing).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_grave_to_complain_about(
    guest: Callable[..., Page],
    sam: Visitor,
    axe: Callable[[Page], list[str]],
    lang: str,
    theme: str,
) -> None:
    record, ply = found(both_choose_cards)
    how = {"locale": {"en": "en-GB", "pl": "pl-PL"}[lang], "color_scheme": theme}
    for table in (
        open_table(sam, ME, BOT),
        open_table(sam, ME, BOT, format="draft"),
        sam.go_on(record, ply, ME, BOT, game=GAME),
    ):
        player = Player(sam.enter(guest(reduced_motion="reduce", **how)), lang).go_to(table)
        player.is_asked()
        assert not axe(player.page)
