"""Several people at one table: by a link, from the list on the shelf, at one screen, watching."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import PATIENCE, Player
from tests.e2e.scenes import asked, moment, played
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit_down(player: Player, name: str) -> None:
    player.page.get_by_label(player.say("your-name")).fill(name)
    player.button("sit-here").click()


def say(player: Player, text: str) -> None:
    player.page.get_by_role("textbox", name=player.say("table-chat-say")).fill(text)
    player.button("table-chat-send").click()


def talk(player: Player) -> None:
    """Turn to the talk; on a phone it lies in a drawer."""
    drawer = player.button("table-side")
    if drawer.is_visible():
        drawer.click()
    player.page.get_by_role("tab", name=player.say("table-tab-chat")).click()


@pytest.mark.nightly
def test_a_friend_comes_by_a_link_and_they_play_a_whole_game(guest: Callable[..., Page]) -> None:
    owner = Player(guest(reduced_motion="reduce"))
    owner.open_box()
    owner.page.get_by_label(owner.say("your-name")).fill("Sam")
    owner.button("invite-friend", others=1).click()
    link = owner.page.get_by_role("textbox", name=owner.say("invite-link"))
    address = link.input_value()

    friend = Player(guest(locale="pl-PL", reduced_motion="reduce", **PHONE), "pl")
    friend.page.goto(address)
    sit_down(friend, "Róża")
    expect(owner.page.get_by_role("list", name=owner.say("table-seats"))).to_contain_text("Róża")

    talk(owner)
    say(owner, "Good evening!")
    talk(friend)
    heard = friend.page.get_by_role("log", name=friend.say("table-chat"))
    expect(heard).to_contain_text("Good evening!")
    say(friend, "Dobry wieczór, żółwiu!")
    answered = owner.page.get_by_role("log", name=owner.say("table-chat"))
    expect(answered).to_contain_text("Dobry wieczór, żółwiu!")
    owner.button("table-mute", name="Róża").click()
    expect(answered).not_to_contain_text("Dobry wieczór, żółwiu!")
    expect(owner.button("table-unmute", name="Róża")).to_be_visible()
    drawer = friend.page.get_by_role("complementary", name=friend.say("table-side"))
    drawer.get_by_role("button", name=friend.say("close")).click()

    play_together(owner, friend)


def play_together(*players: Player) -> None:
    """Whoever is asked chooses, until the game is over for all."""
    end = time.monotonic() + PATIENCE
    while not all(player.over.is_visible() for player in players):
        assert time.monotonic() < end, "the game does not end"
        for player in players:
            while player.glowing.first.is_visible():
                player.touch()


def test_a_stranger_finds_a_listed_table_and_another_one_watches(
    guest: Callable[..., Page], server: Inn
) -> None:
    Visitor(server.url, "Lobelia").sit(ME, OPEN, listed=True)
    stranger = Player(guest())
    stranger.page.goto("/")
    to_join = stranger.page.get_by_role("region", name=stranger.say("tables-to-join"))
    to_join.get_by_role("link", name=re.compile("Lobelia")).click()
    sit_down(stranger, "Otho")
    expect(stranger.prompt).to_be_visible()

    third = Player(guest())
    third.page.goto("/")
    to_watch = third.page.get_by_role("region", name=third.say("tables-to-watch"))
    to_watch.get_by_role("link", name=re.compile("Lobelia")).click()
    expect(third.prompt).to_contain_text(third.say("table-watching"))


def test_who_watches_sees_the_game_and_chooses_nothing(
    guest: Callable[..., Page], server: Inn
) -> None:
    record = played(2, "road 2")
    ply = moment(record, lambda match: asked(match, 0, "prompt-keep-more"))
    host = Visitor(server.url, "Sam")
    table = host.go_on(record, ply, ME, {"kind": "me", "name": "Rosie"})
    player = Player(host.enter(guest(reduced_motion="reduce"))).go_to(table).is_asked()

    watcher = Player(guest(reduced_motion="reduce")).go_to(table)
    expect(watcher.prompt).to_contain_text(watcher.say("table-watching"))
    expect(watcher.glowing).to_have_count(0)
    expect(watcher.button("table-undo")).to_be_hidden()
    expect(watcher.page.get_by_role("textbox", name=watcher.say("table-command"))).to_be_hidden()
    watcher.page.get_by_role("tab", name=watcher.say("table-tab-chat")).click()
    expect(watcher.page.get_by_text(watcher.say("table-chat-players-only"))).to_be_visible()
    watcher.page.get_by_role("tab", name=watcher.say("table-tab-log")).click()
    lines = watcher.story.count()

    player.choose()
    expect(watcher.story).not_to_have_count(lines)
    expect(watcher.glowing).to_have_count(0)


def at_one_screen(page: Page) -> Player:
    """Sam, who has opened a table and sits there with Rosie."""
    player = Player(page)
    player.page.goto("/new/journey")
    player.page.get_by_label(player.say("your-name")).fill("Sam")
    second = player.page.get_by_role(
        "combobox", name=player.say("seat-number", number=2), exact=True
    )
    second.select_option(label=player.say("seat-guest"))
    player.page.get_by_label(player.say("seat-guest-name")).fill("Rosie")
    player.button("begin-game").click()

    seats = player.page.get_by_role("list", name=player.say("table-seats"))
    expect(seats).to_contain_text("Sam")
    expect(seats).to_contain_text("Rosie")
    return player


def test_two_at_one_screen_choose_by_turns(guest: Callable[..., Page]) -> None:
    player = at_one_screen(guest(reduced_motion="reduce"))
    for _ in range(6):
        assert player.choose()
    expect(player.story.filter(has_text="Rosie").first).to_be_visible()


@pytest.mark.nightly
def test_two_at_one_screen_play_a_whole_game(guest: Callable[..., Page]) -> None:
    player = at_one_screen(guest(reduced_motion="reduce"))
    player.play_to_the_end()
    expect(player.story.last).to_have_text(player.say.told("event-end"))


@pytest.mark.nightly
def test_the_owner_fills_the_free_seat_with_a_bot(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    table = host.sit(ME, OPEN)
    player = Player(host.enter(guest())).go_to(table)
    bot = player.page.get_by_role("combobox", name=player.say("give-to-bot"))
    bot.select_option("medium")
    expect(player.page.get_by_role("list", name=player.say("table-seats"))).to_contain_text(
        player.say("seat-bot-level", name="Bot 2", level=player.say.told("level-medium"))
    )
