"""An invitation: its link opens on other machines, and says what one sits down to."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from mathom.server.addresses import network_hosts
from mathom.server.words import words
from tests.e2e.player import Player
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.e2e.watch import Watch
from tests.services.inn import Inn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
LONG_NAME = "Meriadoc of Brandy Hall"
NEAR = [host for host in network_hosts() if ":" not in host]


@pytest.fixture(scope="module")
def in_the_network() -> Iterator[Inn]:
    """A server that other machines can reach, too."""
    if not NEAR:
        pytest.skip("This machine is in no network.")
    with Inn(host="0.0.0.0") as inn:
        yield inn


@pytest.fixture(autouse=True)
def without_tls(watch: Watch) -> None:
    """Browsers say which of our headers they heed over TLS only."""
    watch.allow("Cross-Origin-Opener-Policy header has been ignored")


def link(player: Player) -> Locator:
    return player.page.get_by_role("textbox", name=player.say("invite-link"))


def assert_on_the_first_screen(friend: Player, heading: str) -> None:
    """Who asks to what, a name, and a seat: without scrolling."""
    page = friend.page
    below = page.get_by_role("region", name=friend.say("what-is-played"))
    parts = [
        page.get_by_role("heading", level=1, name=heading, exact=True),
        page.get_by_label(friend.say("your-name")),
        friend.button("sit-here").first,
        below,
    ]
    for part in parts:
        expect(part).to_be_visible()
    tops = [part.bounding_box()["y"] for part in parts]
    assert tops == sorted(tops), tops
    seat, screen = parts[2].bounding_box(), page.viewport_size
    assert seat["y"] + seat["height"] <= screen["height"], seat


def test_a_friend_opens_the_link_from_another_address_and_sits_down(
    guest: Callable[..., Page], in_the_network: Inn
) -> None:
    sam = Visitor(in_the_network.url, "Sam")
    table = sam.sit(ME, OPEN, game="confrontation", options={"upstream": "nobody"})
    owner = Player(sam.enter(guest(base_url=in_the_network.url))).go_to(table)
    address = f"http://{NEAR[0]}:{in_the_network.port}"
    expect(link(owner)).to_have_value(f"{address}/t/{table}")
    code = owner.page.get_by_role("img", name=owner.say("invite-qr"))
    assert code.evaluate("(img) => img.decode().then(() => img.naturalWidth > 0)")

    friend = Player(guest(locale="pl-PL", **PHONE), "pl")
    friend.page.goto(link(owner).input_value())
    page = friend.page
    told = words("pl", "confrontation")
    assert_on_the_first_screen(friend, friend.say("invites-you", name="Sam", game=told("title")))
    played = page.get_by_role("region", name=friend.say("what-is-played"))
    for id in ("setting-format-classic", "setting-upstream-nobody"):
        expect(played).to_contain_text(told(id))
    expect(played).to_contain_text(friend.say("clock-none"))
    expect(played.get_by_role("link", name=friend.say("in-two-minutes"))).to_have_attribute(
        "href", "/learn/confrontation"
    )
    played.get_by_role("button", name=friend.say("coach-learn")).click()
    expect(page.get_by_role("region", name=friend.say("coach"), exact=True)).to_be_visible()
    page.go_back()
    seats = page.get_by_role("region", name=friend.say("seats")).get_by_role("listitem")
    expect(seats.first).to_contain_text("Sam")
    expect(seats.first).to_contain_text("Drużyna Pierścienia")
    expect(seats.last).to_contain_text("Sauron")

    name = page.get_by_label(friend.say("your-name"))
    name.fill(" ")
    seats.last.get_by_role("button", name=friend.say("sit-here")).click()
    expect(name).to_be_focused()
    name.fill("Róża")
    seats.last.get_by_role("button", name=friend.say("sit-here")).click()
    expect(owner.page.get_by_role("list", name=owner.say("table-seats"))).to_contain_text("Róża")
    # What the friend passes on is the address that the friend came by.
    page.get_by_role("button", name=friend.say("table-side")).click()
    page.get_by_role("tab", name=friend.say("table-tab-info")).click()
    friend.button("copy-link").click()
    expect(friend.button("copied")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize(("lang", "locale"), [("en", "en-GB"), ("pl", "pl-PL")])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("journey", 2, {}),
        ("confrontation", 2, {}),
        ("fellowship", 6, {}),
        ("warcards", 6, {"scenario": "extended-trilogy"}),
    ],
)
def test_who_is_invited_sits_down_on_the_first_screen(
    guest: Callable[..., Page],
    server: Inn,
    screen: dict[str, Any],
    lang: str,
    locale: str,
    game: str,
    seats: int,
    options: dict[str, str],
) -> None:
    table = Visitor(server.url, LONG_NAME).sit(
        ME, *[OPEN] * (seats - 1), game=game, options=options
    )
    friend = Player(guest(locale=locale, **screen), lang).go_to(table)
    title = words(lang, game)("title")
    if game == "warcards":
        box, scenario = "box-fire-and-swords", "scenario-warcards-extended-trilogy"
        title = friend.say("title-of-box", title=friend.say(box), scenario=friend.say(scenario))
    assert_on_the_first_screen(friend, friend.say("invites-you", name=LONG_NAME, game=title))


@pytest.mark.nightly
def test_who_invites_is_who_opened_the_table_wherever_they_sit(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.sit(OPEN, ME, OPEN)
    rosie.take(table, 0)
    friend = Player(guest()).go_to(table)
    title = friend.say.told("title")
    heading = friend.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(friend.say("invites-you", name="Sam", game=title))
    # Nobody sits there any more who could be named.
    alone = sam.sit(OPEN, OPEN)
    friend.go_to(alone)
    expect(heading).to_have_text(friend.say("invited", game=title))


@pytest.mark.nightly
def test_an_invitation_bears_that_the_games_words_come_last(
    guest: Callable[..., Page], server: Inn
) -> None:
    table = Visitor(server.url, "Sam").sit(
        ME, OPEN, game="confrontation", options={"upstream": "nobody", "saruman_holds": False}
    )
    friend = Player(guest())
    held: list[Route] = []
    friend.page.route("**/api/words/*/confrontation*", lambda route: held.append(route))
    with friend.page.expect_response("**/api/games"):
        friend.page.goto(f"/t/{table}")
    for route in held:
        route.continue_()
    played = friend.page.get_by_role("region", name=friend.say("what-is-played"))
    expect(played).to_contain_text(words("en", "confrontation")("setting-upstream-nobody"))
    expect(played.get_by_role("button", name=friend.say("coach-learn"))).to_be_visible()


def test_a_link_for_this_machine_alone_says_so(guest: Callable[..., Page], server: Inn) -> None:
    host = Visitor(server.url, "Sam")
    table = host.sit(ME, OPEN)
    for lang, locale in (("en", "en-GB"), ("pl", "pl-PL")):
        player = Player(host.enter(guest(locale=locale)), lang).go_to(table)
        expect(player.page.get_by_text(player.say("link-only-here"))).to_be_visible()
        expect(link(player)).to_have_value(f"{server.url}/t/{table}")
        expect(player.page.get_by_role("img", name=player.say("invite-qr"))).to_be_hidden()


@pytest.mark.nightly
def test_the_operators_address_is_the_one_that_is_passed_on(guest: Callable[..., Page]) -> None:
    with Inn(public_url="https://inn.example") as inn:
        host = Visitor(inn.url, "Sam")
        table = host.sit(ME, OPEN)
        player = Player(host.enter(guest(base_url=inn.url))).go_to(table)
        expect(link(player)).to_have_value(f"https://inn.example/t/{table}")
        expect(player.page.get_by_text(player.say("link-only-here"))).to_be_hidden()
        # Nobody is left who would ask for something when the inn closes.
        player.page.close()


@pytest.mark.nightly
def test_a_camera_takes_the_seat_to_another_device(
    guest: Callable[..., Page], in_the_network: Inn
) -> None:
    host = Visitor(in_the_network.url, "Sam")
    table = host.sit(ME, OPEN)
    owner = Player(host.enter(guest(base_url=in_the_network.url))).go_to(table)
    owner.button("device-code").click()
    code = owner.page.get_by_role("img", name=owner.say("device-qr"))
    seen = code.evaluate("(img) => new URL(img.src).searchParams.get('link')")
    assert seen.startswith(f"http://{NEAR[0]}:{in_the_network.port}/claim#")

    phone = Player(guest(**PHONE))
    phone.page.goto(seen)
    phone.button("claim-do").click()
    seats = phone.page.get_by_role("region", name=phone.say("seats"))
    expect(seats.get_by_text(phone.say("you"), exact=True)).to_be_visible()
