"""Whatever breaks, everybody finds the game as they left it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.line import Line
from tests.e2e.player import Player
from tests.e2e.scenes import asked, moment, played
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.e2e.watch import Watch
from tests.e2e.words import words
from tests.services.inn import Inn
from tests.sides import one_by_day

BROKEN_LINE = (r"ERR_INTERNET_DISCONNECTED", r"ERR_CONNECTION_REFUSED", r"WebSocket connection to")


@pytest.fixture
def pair(guest: Callable[..., Page], server: Inn) -> tuple[Player, Player]:
    """Two people in the middle of a game; the first is asked which dice to keep."""
    return sit_together(guest, server)


def sit_together(guest: Callable[..., Page], server: Inn) -> tuple[Player, Player]:
    record = played(2, "road 2")
    ply = moment(record, lambda match: asked(match, 0, "prompt-keep-more"))
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.go_on(record, ply, ME, OPEN)
    rosie.take(table, 1)
    first, second = (
        Player(each.enter(guest(reduced_motion="reduce", base_url=server.url))).go_to(table)
        for each in (sam, rosie)
    )
    first.is_asked()
    expect(second.prompt).to_contain_text("Sam")
    return first, second


def seen(player: Player) -> str:
    """All that lies on the table, in the words that a screen reader would use."""
    return player.page.get_by_role("group", name=player.say("table-board")).aria_snapshot()


def goes_on(first: Player, second: Player) -> None:
    """A choice of the one reaches the other."""
    lines = second.story.count()
    first.choose()
    expect(second.story).not_to_have_count(lines)


def test_reloading_and_closing_the_tab(pair: tuple[Player, Player]) -> None:
    first, second = pair
    before, table = seen(first), first.table
    first.page.reload()
    first.is_asked()
    assert seen(first) == before

    context = first.page.context
    first.page.close()
    seats = second.page.get_by_role("list", name=second.say("table-seats"))
    expect(seats).to_contain_text(second.say("table-away"))

    again = Player(context.new_page())
    again.page.goto("/")
    mine = again.page.get_by_role("region", name=again.say("your-turn-heading", count=1))
    mine.get_by_role("link").filter(has_text=again.say("your-turn")).first.click()
    again.is_asked()
    assert again.table == table
    assert seen(again) == before
    expect(seats).not_to_contain_text(second.say("table-away"))
    goes_on(again, second)


def test_without_a_network_for_a_while(pair: tuple[Player, Player], watch: Watch) -> None:
    watch.allow(*BROKEN_LINE)
    first, second = pair
    before = seen(second)
    second.page.context.set_offline(True)
    expect(second.prompt).to_contain_text(second.say("table-line-offline"))
    lines = first.story.count()
    first.choose()
    expect(first.story).not_to_have_count(lines)
    assert seen(second) == before
    second.page.context.set_offline(False)
    expect(second.prompt).not_to_contain_text(second.say("table-line-offline"))
    expect(second.story).to_have_count(first.story.count())
    goes_on(first, second)


def test_a_choice_made_on_a_broken_line_counts_once(
    pair: tuple[Player, Player], watch: Watch
) -> None:
    watch.allow(*BROKEN_LINE)
    first, second = pair
    lines = second.story.count()
    keeps = first.page.locator("[data-choosable][data-thing^='die:']").first
    first.page.context.set_offline(True)
    keeps.click()
    first.page.context.set_offline(False)
    expect(second.story).to_have_count(lines + 1)
    expect(first.story).to_have_count(lines + 1)


@pytest.mark.nightly
def test_what_is_offered_can_be_chosen_though_the_last_answer_is_late(
    pair: tuple[Player, Player],
) -> None:
    first, second = pair
    line = Line(first.page)
    first.is_asked()
    line.hold_answers = True
    for answers in (1, 2):
        goes_on(first, second)
        expect(first.story).to_have_count(second.story.count())
        assert len(line.choices) == answers
    line.let_go()
    goes_on(first, second)


def test_a_choice_that_the_socket_does_not_answer_is_posted_and_counts_once(
    pair: tuple[Player, Player],
) -> None:
    first, second = pair
    line = Line(first.page)
    first.is_asked()
    line.hold_choices = True
    with first.page.expect_request("**/choices") as posted:
        goes_on(first, second)
    (choice,) = line.choices
    assert posted.value.post_data_json == {
        name: choice[name] for name in ("seat", "ply", "code", "key")
    }
    line.let_go()
    lines = second.story.count()
    expect(first.story).to_have_count(lines)
    goes_on(first, second)
    assert len(line.choices) == 2


@pytest.mark.nightly
def test_an_answer_that_breaks_off_is_a_matter_of_the_network(guest: Callable[..., Page]) -> None:
    """Not of the page, which would have to complain about itself: the watch hears that."""
    player = Player(guest())
    player.page.route("**/api/games", lambda route: route.fulfill(body='[{"name": "jour'))
    player.page.goto("/")
    expect(player.page.get_by_text(player.say("trouble-network")).first).to_be_visible()


def test_a_slow_line_shows_no_choice_without_its_name(guest: Callable[..., Page]) -> None:
    player = Player(guest())
    held: list[Route] = []
    player.page.route("**/api/words/*/confrontation*", lambda route: held.append(route))
    with player.page.expect_response("**/api/games"):
        player.page.goto("/new/confrontation")
    expect(player.page.get_by_text(player.say("loading"))).to_be_visible()
    assert held
    expect(player.page.locator("main select, main input")).to_have_count(0)
    for route in held:
        route.continue_()
    name = words("en", "confrontation").told("setting-format")
    expect(player.page.get_by_role("combobox", name=name)).to_be_visible()


@pytest.mark.parametrize("how", one_by_day("power cut", "restart"))
def test_the_server_goes_and_comes_back(guest: Callable[..., Page], watch: Watch, how: str) -> None:
    watch.allow(*BROKEN_LINE, "status of 50")
    with Inn() as inn:
        first, second = sit_together(guest, inn)
        goes_on(first, second)
        expect(first.story).to_have_count(second.story.count())
        before, beyond = seen(first), seen(second)
        if how == "restart":
            inn.restart()
        else:
            inn.kill()
            expect(first.prompt).to_contain_text(first.say("table-line-offline"))
            inn.start()
        for player in (first, second):
            expect(player.prompt).not_to_contain_text(player.say("table-line-offline"))
            expect(player.prompt).not_to_contain_text(player.say("table-line-connecting"))
        assert seen(first) == before
        assert seen(second) == beyond
        goes_on(first, second)


def test_the_same_seat_on_another_device(
    pair: tuple[Player, Player], guest: Callable[..., Page]
) -> None:
    first, second = pair
    first.page.get_by_role("tab", name=first.say("table-tab-info")).click()
    first.button("device-code").click()
    told = first.page.get_by_role("status").filter(has_text=first.say("device-code-is"))
    code = told.locator("strong").inner_text()

    phone = Player(guest(viewport={"width": 390, "height": 844}, reduced_motion="reduce"))
    phone.page.goto("/")
    phone.link("claim-link").click()
    phone.page.get_by_label(phone.say("claim-code")).fill(code.upper())
    phone.button("claim-do").click()
    phone.is_asked()
    assert phone.table == first.table
    lines = second.story.count()
    phone.choose()
    expect(second.story).not_to_have_count(lines)


@pytest.mark.nightly
def test_a_wrong_code_is_refused_in_place(guest: Callable[..., Page], watch: Watch) -> None:
    watch.allow("status of 4")
    player = Player(guest())
    player.page.goto("/claim")
    player.page.get_by_label(player.say("claim-code")).fill("ABCDEFGH")
    player.button("claim-do").click()
    alert = player.page.get_by_role("alert")
    expect(alert).to_have_text(player.say.told("refused-claim"))
