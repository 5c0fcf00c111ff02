"""Talk at the table: what is new, what is one's own, and sentences that need no translation."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import Player
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.services.inn import Inn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def meet(server: Inn) -> tuple[Visitor, Visitor, str]:
    sam, roza = Visitor(server.url, "Sam"), Visitor(server.url, "Róża")
    table = sam.sit(ME, OPEN)
    roza.take(table, 1)
    return sam, roza, table


def chat(player: Player) -> Locator:
    return player.page.get_by_role("log", name=player.say("table-chat"))


def tab(player: Player, name: str) -> Locator:
    return player.page.get_by_role("tab", name=player.say(f"table-tab-{name}"))


def unread(player: Player) -> Locator:
    return tab(player, "chat").locator(".unread")


def test_a_pole_and_an_englishman_understand_each_other(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, roza, table = meet(server)
    english = Player(sam.enter(guest(reduced_motion="reduce"))).go_to(table)
    phone = guest(locale="pl-PL", reduced_motion="reduce", **PHONE)
    polish = Player(roza.enter(phone), "pl").go_to(table)
    tab(english, "chat").click()
    english.page.get_by_text(english.say("table-phrases"), exact=True).click()
    english.page.get_by_role("button", name=english.say.told("phrase-good-luck")).click()
    expect(chat(english)).to_contain_text(english.say.told("phrase-good-luck"))
    expect(
        english.page.get_by_role("button", name=english.say.told("phrase-good-luck"))
    ).to_be_hidden()

    polish.button("table-side").click()
    tab(polish, "chat").click()
    expect(chat(polish)).to_contain_text(f"Sam {polish.say.told('phrase-good-luck')}")
    polish.page.get_by_text(polish.say("table-phrases"), exact=True).click()
    polish.page.get_by_role("button", name=polish.say.told("phrase-thanks")).click()
    expect(chat(english)).to_contain_text(f"Róża {english.say.told('phrase-thanks')}")
    english.page.get_by_role("button", name=english.say("language-pl")).click()
    expect(chat(Player(english.page, "pl"))).to_contain_text(
        f"Róża {polish.say.told('phrase-thanks')}"
    )


def test_only_what_others_say_is_new_also_after_a_reload(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, roza, table = meet(server)
    player = Player(sam.enter(guest(reduced_motion="reduce"))).go_to(table)
    sam.ask("POST", f"/tables/{table}/chat", {"seat": 0, "text": "I am here"})
    roza.ask("POST", f"/tables/{table}/chat", {"seat": 1, "text": "Ja też"})
    expect(unread(player)).to_have_text("1")
    tab(player, "chat").click()
    expect(chat(player)).to_contain_text("Ja też")
    player.page.get_by_role("textbox", name=player.say("table-chat-say")).fill("Good")
    player.button("table-chat-send").click()
    tab(player, "log").click()
    expect(unread(player)).to_be_hidden()

    player.page.reload()
    tab(player, "chat").click()
    expect(chat(player)).to_contain_text("Good")
    tab(player, "log").click()
    sam.ask("POST", f"/tables/{table}/chat", {"seat": 0, "phrase": "your-turn"})
    roza.ask("POST", f"/tables/{table}/chat", {"seat": 1, "text": "Już, już"})
    expect(unread(player)).to_have_text("1")
    player.page.reload()
    expect(unread(player)).to_have_text("1")
    tab(player, "chat").click()
    player.button("table-mute", name="Róża").click()
    tab(player, "log").click()
    roza.ask("POST", f"/tables/{table}/chat", {"seat": 1, "text": "Słyszysz?"})
    sam.ask("POST", f"/tables/{table}/chat", {"seat": 0, "text": "No"})
    player.page.reload()
    expect(tab(player, "chat")).to_be_visible()
    expect(unread(player)).to_be_hidden()


@pytest.mark.nightly
def test_what_is_said_behind_a_closed_drawer_is_new(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, roza, table = meet(server)
    player = Player(sam.enter(guest(reduced_motion="reduce", **PHONE))).go_to(table)
    drawer = player.button("table-side")
    drawer.click()
    tab(player, "chat").click()
    player.page.get_by_role("complementary", name=player.say("table-side")).get_by_role(
        "button", name=player.say("close")
    ).click()
    expect(drawer.locator(".dot")).to_be_hidden()
    roza.ask("POST", f"/tables/{table}/chat", {"seat": 1, "phrase": "hello"})
    expect(drawer.locator(".dot")).to_be_visible()
    drawer.click()
    expect(drawer.locator(".dot")).to_be_hidden()
