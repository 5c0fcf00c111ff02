"""Who has closed the page is called when it is their turn; and the page opens without a network.

No browser here has a maker's push service, so the page is given a subscription with one of our own;
what that is sent, the browser is handed as if it had come from there. Only the whole browser shows
notifications, so all of it waits for the night; what the server does is proven by day, too.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.player import Player
from tests.e2e.test_coming_back import BROKEN_LINE
from tests.e2e.visitor import ME, OPEN, Visitor
from tests.e2e.watch import Watch
from tests.server.push_service import Browser, PushService
from tests.services.inn import Inn
from tests.services.service import waited

pytestmark = pytest.mark.nightly

SUBSCRIPTION = """
(given) => {
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    const { endpoint, p256dh, auth } = given;
    const made = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => (PushManager.prototype.given = null, true),
    };
    PushManager.prototype.given = made;
    return made;
  };
  PushManager.prototype.getSubscription = async () => PushManager.prototype.given ?? null;
}
"""
SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, ...data }));
}
"""


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def inn() -> Iterator[Inn]:
    with Inn(private_webhooks="yes") as inn:
        yield inn


@pytest.fixture
def come(inn: Inn, new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Somebody whose browser takes calls, and who has been here before."""

    def come(visitor: Visitor, device: Browser) -> Page:
        context = new_context(
            base_url=inn.url,
            service_workers="allow",
            permissions=["notifications"],
            reduced_motion="reduce",
            at_once=False,
        )
        given = json.dumps(device.subscription())
        context.add_init_script(f"({SUBSCRIPTION})({given})")
        return visitor.enter(context.new_page())

    return come


@pytest.fixture
def others_turn(inn: Inn) -> tuple[Visitor, Visitor, str]:
    """Two people at a table, and it is the first one's turn."""
    frodo, sam = Visitor(inn.url, "Frodo"), Visitor(inn.url, "Sam")
    table = frodo.sit(ME, OPEN)
    sam.take(table, 1)
    play_until(table, (frodo, sam), 0)
    return frodo, sam, table


def play_until(table: str, players: tuple[Visitor, Visitor], wanted: int) -> None:
    while True:
        position = players[0].ask("GET", f"/tables/{table}/position")
        seat = position["asks"][0]["seat"]
        if seat == wanted:
            return
        mine = players[seat].ask("GET", f"/tables/{table}/position?seat={seat}")
        code = next(ask for ask in mine["asks"] if ask["seat"] == seat)["options"][0]["code"]
        body = {"seat": seat, "ply": mine["ply"], "code": code, "key": f"key-{mine['ply']:08}"}
        players[seat].ask("POST", f"/tables/{table}/choices", body)


def deliver(page: Page, message: dict[str, Any]) -> None:
    """As if it came from the browser's own push service."""
    found: list[dict[str, Any]] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    assert waited(lambda: page.evaluate("1") and found)
    origin = page.evaluate("location.origin")
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": origin,
            "registrationId": found[-1]["registrationId"],
            "data": json.dumps(message),
        },
    )


def visit_again(page: Page) -> None:
    """In a window of its own: the first visit is over."""
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.evaluate("sessionStorage.clear()")
    page.reload()


def test_who_closes_the_page_is_called(
    come: Callable[..., Page],
    others_turn: tuple[Visitor, Visitor, str],
    service: PushService,
    axe: Callable[[Page], list[str]],
) -> None:
    frodo, sam, table = others_turn
    phone = Browser(service.endpoint("phone"))
    page = come(sam, phone)
    player = Player(page)
    page.goto("/")
    line = page.get_by_role("group", name=player.say("call-me"))
    expect(page.get_by_role("link").filter(has_text="Frodo")).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('mathom.first-visit')") == "yes"
    expect(line).to_have_count(0)

    visit_again(page)
    expect(line).to_be_visible()
    assert not axe(page)
    line.get_by_role("button", name=player.say("call-me")).click()
    expect(page.get_by_text(player.say("call-me-done"))).to_be_visible()

    play_until(table, (frodo, sam), 1)
    message = phone.opened(service.next())
    deliver(page, message)
    assert waited(lambda: page.evaluate(SHOWN))
    assert page.evaluate(SHOWN) == [
        {
            "title": "Mathom",
            "body": "It is your turn in Journey to Mordor against Frodo.",
            "tag": f"mathom-{table}",
            "lang": "en",
            "path": f"/t/{table}",
        }
    ]
    page.reload()
    expect(page.get_by_role("link").filter(has_text="Frodo")).to_be_visible()
    expect(line).to_have_count(0)


def test_at_the_table_it_is_asked_while_others_move(
    come: Callable[..., Page], others_turn: tuple[Visitor, Visitor, str], service: PushService
) -> None:
    frodo, sam, table = others_turn
    page = come(sam, Browser(service.endpoint("phone")))
    player = Player(page)
    visit_again(page)
    player.go_to(table)
    line = page.get_by_role("group", name=player.say("call-me"))
    expect(line).to_be_visible()
    play_until(table, (frodo, sam), 1)
    player.is_asked()
    expect(line).to_have_count(0)


def test_who_says_no_is_not_asked_again_and_can_change_their_mind(
    come: Callable[..., Page], others_turn: tuple[Visitor, Visitor, str], service: PushService
) -> None:
    _, sam, _ = others_turn
    page = come(sam, Browser(service.endpoint("phone")))
    player = Player(page)
    visit_again(page)
    line = page.get_by_role("group", name=player.say("call-me"))
    line.get_by_role("button", name=player.say("call-me-no")).click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link").filter(has_text="Frodo")).to_be_visible()
    expect(line).to_have_count(0)

    player.button("settings").click()
    switch = page.get_by_role("checkbox", name=player.say("notify"))
    with page.expect_response("**/api/me/calls") as kept:
        switch.check()
    assert kept.value.status == 200
    assert waited(lambda: len(devices(sam)) == 1)
    page.get_by_role("group", name=player.say("language")).get_by_role("button").last.click()
    assert waited(lambda: [device["lang"] for device in devices(sam)] == ["pl"])
    polish = Player(page, "pl")
    polish.button("settings").click()
    page.get_by_role("checkbox", name=polish.say("notify")).uncheck()
    assert waited(lambda: devices(sam) == [])


def devices(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.ask("GET", "/me/data")["devices"]
    return found


def test_the_page_opens_without_a_network_to_what_is_known(
    come: Callable[..., Page],
    others_turn: tuple[Visitor, Visitor, str],
    service: PushService,
    watch: Watch,
) -> None:
    watch.allow(*BROKEN_LINE)
    _, sam, table = others_turn
    page = come(sam, Browser(service.endpoint("phone")))
    player = Player(page)
    visit_again(page)
    player.go_to(table)
    expect(player.prompt).to_contain_text("Frodo")
    page.goto("/")
    game = page.get_by_role("link").filter(has_text="Frodo")
    expect(game).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(game).to_be_visible()
    expect(game).to_contain_text("Journey to Mordor")
    begins = player.say("shelf-offline", when="").split("(")[0]
    expect(page.get_by_role("status").filter(has_text=begins)).to_be_visible()
    game.click()
    expect(page.get_by_text(player.say("table-line-offline"))).to_be_visible()
    page.context.set_offline(False)
    expect(player.prompt).to_contain_text("Frodo")


def test_after_an_update_nobody_is_shown_the_old_page(
    come: Callable[..., Page], others_turn: tuple[Visitor, Visitor, str], service: PushService
) -> None:
    """The index is asked of the server first; of the files of an old page nothing is left."""
    _, sam, _ = others_turn
    page = come(sam, Browser(service.endpoint("phone")))
    visit_again(page)
    page.evaluate(
        """async () => {
          const kept = await caches.open("mathom");
          const old = { headers: { "content-type": "text/html", etag: '"old"' } };
          await kept.put("/", new Response("<title>The old page</title>", old));
          await kept.put("/assets/old-1234.js", new Response("export {};"));
        }"""
    )
    page.goto("/about")
    expect(page).not_to_have_title("The old page")
    assert page.evaluate("caches.match('/').then((found) => found.text())").count("Mathom")
    assert page.evaluate("caches.match('/assets/old-1234.js').then((found) => !found)")


def test_the_page_can_be_installed(
    come: Callable[..., Page], others_turn: tuple[Visitor, Visitor, str], service: PushService
) -> None:
    _, sam, _ = others_turn
    page = come(sam, Browser(service.endpoint("phone")))
    visit_again(page)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
