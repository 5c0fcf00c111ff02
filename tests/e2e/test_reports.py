"""What goes out from a table: reports to the operator, webhooks to an address of the owner's."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.visitor import BOT, ME, Visitor
from tests.e2e.watch import Watch
from tests.services.inn import Inn


def test_a_report_gets_a_number(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest())).go_to(host.sit(ME, BOT))
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    words = player.page.get_by_role("textbox", name=player.say("table-report-words"))
    words.fill("The Nazgûl took my ring.")
    player.button("table-report-send").click()
    thanks = re.escape(player.say("table-report-thanks", id="NUMBER")).replace("NUMBER", r"\w{8}")
    expect(player.page.get_by_role("status").filter(has_text=re.compile(thanks))).to_be_visible()
    with player.page.expect_download() as download:
        player.button("table-report-attached").click()
    assert "The Nazgûl took my ring." in download.value.path().read_text("utf-8")


@pytest.mark.nightly
def test_a_table_that_is_not_there_says_so(
    guest: Callable[..., Page], server: Inn, watch: Watch
) -> None:
    watch.allow("status of 404")
    player = Player(guest()).go_to("nosuchtable")
    missing = player.page.get_by_role("heading", name=player.say("table-missing"))
    expect(missing).to_be_visible()
    player.link("to-the-shelf").click()
    expect(player.page).to_have_url(f"{server.url}/")


@pytest.mark.nightly
def test_a_webhook_is_set_and_taken_away(
    guest: Callable[..., Page], server: Inn, watch: Watch
) -> None:
    watch.allow("status of 422")
    host = Visitor(server.url, "Sam")
    player = Player(host.enter(guest())).go_to(host.sit(ME, BOT))
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    player.page.get_by_text(player.say("webhook"), exact=True).click()
    address = player.page.get_by_label(player.say("webhook-address"))
    address.fill("http://127.0.0.1/hook")
    player.button("webhook-keep").click()
    refusal = player.page.get_by_role("alert")
    expect(refusal).to_have_text(player.say.told("refused-webhook-private"))
    address.fill("")
    player.button("webhook-keep").click()
    expect(player.page.get_by_text(player.say("webhook-none"))).to_be_visible()
    expect(refusal).to_be_hidden()
