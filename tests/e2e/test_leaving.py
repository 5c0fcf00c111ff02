"""Giving up, alone or as a team; a bot that plays on for who stays away; tables that are left."""

import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import Player
from tests.e2e.visitor import BOT, ME, OPEN, Visitor
from tests.services.inn import Inn

DAY = 24 * 60 * 60 * 1000


def give_up(player: Player) -> None:
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    player.button("resign").click()
    player.button("resign-yes").click()


def seat(player: Player, name: str) -> Locator:
    seats = player.page.get_by_role("list", name=player.say("table-seats"))
    return seats.get_by_role("listitem").filter(has_text=name)


def test_who_gives_up_is_asked_once_more_and_has_lost(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam = Visitor(server.url, "Sam")
    table = sam.sit(ME, BOT, options={"start": 1})
    player = Player(sam.enter(guest(reduced_motion="reduce"))).go_to(table).is_asked()
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    player.button("resign").click()
    player.button("resign-no").click()
    expect(player.button("resign-yes")).to_be_hidden()
    give_up(player)
    expect(player.result).to_have_text(player.say("table-you-lost"))
    expect(player.prompt).to_contain_text("Sam gives up.")
    player.button("hide-table").click()
    expect(player.page).to_have_url(f"{server.url}/")
    expect(player.page.get_by_role("heading", name=player.say("your-games"))).to_be_hidden()


@pytest.mark.nightly
def test_a_team_gives_up_when_all_agree_and_the_others_hear_of_it_only_then(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, rosie, ted = (Visitor(server.url, name) for name in ("Sam", "Rosie", "Ted"))
    bot = {"kind": "bot", "bot": "random"}
    table = sam.sit(ME, OPEN, OPEN, bot, game="warcards")
    ted.take(table, 1)
    rosie.take(table, 2)
    first, foe, partner = (
        Player(each.enter(guest(reduced_motion="reduce"))).go_to(table)
        for each in (sam, ted, rosie)
    )
    first.is_asked()
    expect(foe.prompt).to_be_visible()
    give_up(first)
    expect(first.page.get_by_text(first.say("resign-waiting", names="")[:20])).to_be_visible()
    asked = partner.page.get_by_text(partner.say("resign-asked", name="Frodo (Sam)"))
    expect(asked).to_be_visible()
    first.button("resign-withdraw").click()
    expect(asked).to_be_hidden()
    give_up(first)
    expect(asked).to_be_visible()
    expect(foe.page.get_by_text(foe.say("resign-agree"))).to_be_hidden()
    assert foe.story.filter(has_text="gives up").count() == 0
    partner.button("resign-agree").click()
    for player in (first, partner):
        expect(player.result).to_have_text(player.say("table-you-lost"))
    expect(foe.result).to_have_text(foe.say("table-you-won"))


@pytest.mark.nightly
def test_a_bot_plays_on_for_who_stays_away_until_they_are_back(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.sit(ME, OPEN, options={"start": 2})
    rosie.take(table, 1)
    wait_for_days(server, table, 2)
    first = Player(sam.enter(guest(reduced_motion="reduce"))).go_to(table)
    expect(seat(first, "Rosie")).to_contain_text(first.say("table-waited", time="2 days"))
    first.button("table-hand-to-bot").click()
    expect(seat(first, "Rosie")).to_contain_text(first.say("table-bot-plays"))
    first.is_asked()  # the bot has chosen
    second = Player(rosie.enter(guest(reduced_motion="reduce"))).go_to(table)
    second.button("table-take-back-seat").click()
    expect(seat(first, "Rosie")).not_to_contain_text(first.say("table-bot-plays"))


def wait_for_days(server: Inn, table: str, days: int) -> None:
    """As if all that has happened at a table had happened so much earlier."""
    with sqlite3.connect(server.data / "mathom.db") as database:
        database.execute(
            "UPDATE tables SET started = started - ?, moved = moved - ? WHERE id = ?",
            (days * DAY, days * DAY, table),
        )
    database.close()
    server.restart()


@pytest.fixture
def given_up(guest: Callable[..., Page], server: Inn) -> tuple[Player, Player]:
    """Sam and Rosie at the table where Sam has given up against her."""
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.sit(ME, OPEN, game="confrontation")
    rosie.take(table, 1)
    sam.ask("POST", f"/tables/{table}/resign", {"seat": 0})
    first, second = (
        Player(each.enter(guest(reduced_motion="reduce")), game="confrontation").go_to(table)
        for each in (sam, rosie)
    )
    expect(second.result).to_have_text(second.say("table-you-won"))
    return first, second


def waits_for(player: Player, name: str) -> None:
    """They wait, and there is no link to be sent to anybody."""
    page = player.page
    heading = page.get_by_role("heading", level=1, name=player.say("rematch-waiting", names=name))
    expect(heading).to_be_visible()
    expect(page.get_by_role("textbox", name=player.say("invite-link"))).to_have_count(0)


def role(player: Player, term: str) -> str:
    return str(player.say.told.name(term))


def test_a_rematch_is_one_click_for_each_and_sides_change_over(
    given_up: tuple[Player, Player],
) -> None:
    first, second = given_up
    # Who has closed what is said at the end is told all the same.
    second.button("close").last.click()
    expect(second.result).to_be_hidden()
    first.button("table-rematch").click()
    waits_for(first, "Rosie")
    expect(second.page.get_by_text(second.say("wants-rematch", name="Sam"))).to_be_visible()
    second.button("agree-rematch").click()
    for player in (first, second):
        expect(player.button("confrontation-deploy")).to_be_visible()
        expect(seat(player, "Sam")).to_contain_text(role(player, "sauron"))
        expect(seat(player, "Rosie")).to_contain_text(role(player, "fellowship"))


@pytest.mark.nightly
def test_who_is_asked_on_the_shelf_says_yes_there_and_sides_may_stay(
    given_up: tuple[Player, Player],
) -> None:
    first, second = given_up
    first.page.get_by_role("checkbox", name=first.say("change-sides")).uncheck()
    first.button("table-rematch").click()
    waits_for(first, "Rosie")
    second.page.goto("/")
    wish = second.say("wants-rematch", name="Sam")
    second.page.get_by_role("link").filter(has_text=wish).click()
    expect(second.page.get_by_role("heading", level=1, name=wish)).to_be_visible()
    expect(second.button("sit-here")).to_have_count(0)
    second.button("agree-rematch").click()
    for player in (first, second):
        expect(player.button("confrontation-deploy")).to_be_visible()
        expect(seat(player, "Sam")).to_contain_text(role(player, "fellowship"))


@pytest.mark.nightly
def test_who_asked_hears_that_the_other_would_rather_not(
    given_up: tuple[Player, Player],
) -> None:
    first, second = given_up
    first.button("table-rematch").click()
    waits_for(first, "Rosie")
    second.button("refuse-rematch").click()
    expect(second.page.get_by_text(second.say("wants-rematch", name="Sam"))).to_be_hidden()
    expect(first.page.get_by_text(first.say("rematch-refused", name="Rosie"))).to_be_visible()
    expect(first.page.get_by_role("textbox", name=first.say("invite-link"))).to_be_visible()


@pytest.mark.nightly
def test_who_opens_a_kept_seat_to_others_was_refused_by_nobody(
    given_up: tuple[Player, Player],
) -> None:
    first, _ = given_up
    first.button("table-rematch").click()
    waits_for(first, "Rosie")
    first.button("open-kept-seat").click()
    expect(first.page.get_by_role("textbox", name=first.say("invite-link"))).to_be_visible()
    expect(first.page.get_by_text(first.say("rematch-refused", name="Rosie"))).to_have_count(0)


@pytest.mark.nightly
def test_a_table_that_has_not_begun_is_closed_from_the_shelf(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam = Visitor(server.url, "Sam")
    sam.sit(ME, OPEN)
    player = Player(sam.enter(guest()))
    player.page.goto("/")
    title = player.say.told("title")
    player.page.get_by_role("button", name=f"{player.say('close-table')}: {title}").click()
    player.button("close-table").click()
    expect(player.page.get_by_role("heading", name=player.say("your-games"))).to_be_hidden()
