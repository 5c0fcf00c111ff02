"""Two people share a screen in a game with secrets: it is handed over before anything shows."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from mathom.client import Seat
from tests.e2e.player import Player
from tests.e2e.visitor import ME, Visitor
from tests.services.inn import Inn

LINES = ("deploy merry gimli gandalf aragorn boromir", "deploy shelob warg orcs balrog saruman")


def test_the_screen_is_handed_over(guest: Callable[..., Page], server: Inn) -> None:
    sam = Visitor(server.url, "Sam")
    table = sam.sit(ME, ME, game="confrontation", options={"fellowship": "1"})
    player = Player(sam.enter(guest(reduced_motion="reduce"))).go_to(table)
    curtain = player.page.get_by_text(player.say("table-curtain-why"))
    board = player.page.get_by_role("group", name=player.say("table-board"))
    for number, code in enumerate(LINES):
        seat = Seat(sam, table, number)
        expect(curtain).to_be_visible()
        expect(board).to_have_count(0)
        player.page.get_by_role("button", name="I am").click()
        expect(board).to_be_visible()
        seat.choose(seat.position(), code)
    # Sauron has just lined up and moves first: the screen stays with him.
    expect(curtain).to_have_count(0)
    expect(board).to_be_visible()
