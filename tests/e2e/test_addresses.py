"""The page's addresses: the shelf with what waits for you first, and those where nothing is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.visitor import BOT, ME, OPEN, Visitor
from tests.e2e.watch import Watch
from tests.services.inn import Inn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_where_nothing_is_the_page_says_so_and_the_server_too(
    guest: Callable[..., Page], watch: Watch
) -> None:
    watch.allow("status of 404")
    player = Player(guest())
    for path, heading in (
        ("/no/such/place", "nowhere-title"),
        ("/t/x/%zz", "nowhere-title"),
        ("/t/abcdefghij", "table-missing"),
    ):
        answer = player.page.goto(path)
        assert answer is not None
        assert answer.status == 404
        title = player.page.get_by_role("heading", level=1, name=player.say(heading))
        expect(title).to_be_visible()
    # From there one gets on without loading anything anew.
    player.link("to-the-shelf").click()
    expect(player.page.get_by_role("region", name=player.say("shelf-label"))).to_be_visible()


@pytest.mark.nightly
def test_games_that_wait_for_you_come_before_the_boxes(
    guest: Callable[..., Page], server: Inn
) -> None:
    host = Visitor(server.url, "Sam")
    host.sit(ME, OPEN)
    for _ in range(4):
        host.sit(ME, BOT, options={"start": "1"})
    player = Player(host.enter(guest(**PHONE)))
    player.page.goto("/")
    mine = player.page.get_by_role("region", name=player.say("your-turn-heading", count=4))
    shelf = player.page.get_by_role("region", name=player.say("shelf-label"))
    expect(mine.get_by_role("link")).to_have_count(3)
    above, below = mine.bounding_box(), shelf.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    assert above["y"] < 200, "nothing but the name of the house is above it"
    rest = player.page.get_by_role("region", name=player.say("your-games"))
    expect(rest.get_by_role("link")).to_have_count(1)
    expect(rest.get_by_role("link")).to_contain_text(player.say("waiting-for-players"))
    mine.get_by_text(player.say("your-turn-more", count=1)).click()
    expect(mine.get_by_role("link")).to_have_count(4)


def test_the_shelf_says_which_scenario_is_played(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    host.sit(ME, OPEN, game="warcards", options={"scenario": "extended-trilogy"})
    host.sit(ME, OPEN, game="warcards", options={"scenario": "duel"})
    host.sit(ME, OPEN, game="confrontation")
    player = Player(host.enter(guest(locale="pl-PL")), "pl")
    player.page.goto("/")
    links = player.page.get_by_role("region", name=player.say("your-games")).get_by_role("link")
    for title in (
        "Wykute w ogniu: Rozszerzona Trylogia",
        "Wojna o Pierścień: Gra karciana – pojedynek dwóch graczy",
        "Konfrontacja",
    ):
        expect(links.filter(has_text=title)).to_have_count(1)
