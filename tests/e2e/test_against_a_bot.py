"""One person against a bot: from the shelf to the end of a game, and what comes after it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mathom.cli.main import main
from mathom.core.record import load
from tests.e2e.player import Player
from tests.e2e.scenes import played, warred
from tests.e2e.visitor import BOT, ME, Visitor
from tests.e2e.watch import Watch
from tests.services.inn import Inn


def test_two_clicks_from_the_shelf_to_a_running_game(guest: Callable[..., Page]) -> None:
    player = Player(guest())
    player.open_box()
    player.button("play-bots").click()
    player.is_asked()
    expect(player.prompt).to_contain_text(player.say.told("prompt-take"))


def test_a_whole_game_and_another_one(guest: Callable[..., Page]) -> None:
    player = Player(guest(reduced_motion="reduce"))
    player.open_box()
    player.button("play-bots").click()
    player.play_to_the_end()

    expect(player.story.last).to_have_text(player.say.told("event-end"))
    first = player.table
    player.page.reload()
    player.button("table-rematch").click()
    player.is_asked()
    assert player.table != first


def test_the_game_can_be_checked_saved_and_brought_back(
    guest: Callable[..., Page], server: Inn, tmp_path: Path
) -> None:
    visitor = Visitor(server.url, "Sam")
    table = visitor.sit(ME, BOT)
    visitor.play_out(table)
    player = Player(visitor.enter(guest())).go_to(table)
    expect(player.result).to_be_visible()

    player.button("close").last.click()
    player.page.get_by_role("tab", name=player.say("table-tab-info")).click()
    player.button("table-fair-check").click()
    draws = len(visitor.ask("GET", f"/tables/{table}/fairness")["draws"])
    verdict = player.page.get_by_role("status").filter(has_text=player.say("table-fair-kept"))
    expect(verdict).to_contain_text(player.say("table-fair-all", count=draws))
    expect(player.page.get_by_role("cell", name="✓")).to_have_count(draws)
    expect(player.page.get_by_role("cell", name="✗")).to_have_count(0)

    player.button("table-what-now").click()
    with player.page.expect_download() as download:
        player.link("table-export").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert main(["verify", str(saved)]) == 0
    choices = len(load(saved.read_bytes()).choices)

    stranger = Player(guest())
    stranger.page.goto("/")
    with stranger.page.expect_file_chooser() as chooser:
        stranger.button("import-record").click()
    chooser.value.set_files(saved)
    expect(stranger.page).to_have_url(re.compile(r"/t/\w+/replay"))
    slider = stranger.page.get_by_role("slider", name=stranger.say("table-replay-slider"))
    expect(slider).to_have_attribute("max", str(choices))
    assert stranger.table != table


@pytest.mark.nightly
def test_a_file_that_is_no_record_is_refused_in_place(
    guest: Callable[..., Page], watch: Watch, tmp_path: Path
) -> None:
    watch.allow("status of 422")
    letter = tmp_path / "letter.json"
    letter.write_text("Dear Bilbo")
    player = Player(guest())
    player.page.goto("/")
    with player.page.expect_file_chooser() as chooser:
        player.button("import-record").click()
    chooser.value.set_files(letter)
    alert = player.page.get_by_role("alert")
    expect(alert).to_have_text(player.say.told("refused-record-foreign"))


@pytest.mark.nightly
def test_the_end_is_told_with_its_turning_points(guest: Callable[..., Page], server: Inn) -> None:
    visitor = Visitor(server.url, "Sam")
    record = played(2, "road 2")
    player = Player(visitor.enter(guest())).go_to(visitor.bring(record))
    expect(player.result).to_have_text(player.say("table-over"))
    over = player.page.get_by_role("region", name=player.say("table-over"))
    expect(over.get_by_role("heading", name=player.say("table-counted"))).to_be_visible()
    over.locator("summary").filter(has_text=player.say("table-turning-points")).click()
    point = over.get_by_role("listitem").filter(has=player.page.get_by_role("link")).first
    told = point.inner_text().strip()
    point.get_by_role("link").click()
    expect(player.page).to_have_url(re.compile("/replay"))
    expect(player.log).to_contain_text(told)


def test_who_has_lost_reads_who_won_once_and_what_next_is_in_sight(
    guest: Callable[..., Page], server: Inn
) -> None:
    visitor, record = Visitor(server.url, "Sam"), warred("mellon")
    bot = {"kind": "bot", "bot": "random"}
    last = len(record.choices) - 1
    table = visitor.go_on(record, last, bot, ME, bot, bot, game="warcards")
    visitor.play_out(table)
    screen = guest(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    player = Player(visitor.enter(screen), game="warcards").go_to(table)
    expect(player.result).to_have_text(player.say("table-you-lost"))
    over = player.page.get_by_role("region", name=player.say("table-you-lost"))
    sides = re.compile(r"the (Free Peoples|Shadow) wins? by", re.IGNORECASE)
    expect(over.get_by_text(sides)).to_have_count(1)
    expect(over.get_by_text("Winner")).to_have_count(0)
    expect(over.locator(".emblem")).to_have_count(0)
    for button in (player.button("table-rematch"), player.link("table-replay")):
        expect(button).to_be_in_viewport(ratio=1)
    # Whatever there is to read, and however much of it is unfolded.
    points = over.locator("summary").filter(has_text=player.say("table-turning-points"))
    points.click()
    expect(
        over.get_by_role("listitem").filter(has=player.page.get_by_role("link"))
    ).not_to_have_count(0)
    for button in over.locator(".next").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
@pytest.mark.parametrize("screen", [(390, 844), (844, 390), (1280, 800)])
def test_what_next_never_scrolls_away(
    guest: Callable[..., Page], server: Inn, screen: tuple[int, int]
) -> None:
    visitor = Visitor(server.url, "Sam")
    people = [{"kind": "me", "name": name} for name in ("Sam", "Rosie", "Ted", "Bob")]
    record = warred("mellon")
    table = visitor.go_on(record, len(record.choices) - 1, *people, game="warcards")
    visitor.play_out(table)
    width, height = screen
    page = guest(viewport={"width": width, "height": height}, locale="pl-PL")
    player = Player(visitor.enter(page), "pl", "warcards").go_to(table)
    over = player.page.get_by_role("region", name=player.say("table-over"))
    over.locator("summary").filter(has_text=player.say("table-turning-points")).click()
    for button in over.locator(".next").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=0.95)
