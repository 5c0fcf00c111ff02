"""The host's desk, and what those see whom it concerns."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mathom.cli.main import main
from tests.e2e.places import light
from tests.e2e.player import Player
from tests.e2e.visitor import BOT, ME, OPEN, Visitor
from tests.e2e.watch import Watch
from tests.e2e.words import Words, words
from tests.services.inn import Inn
from tests.sides import one_by_day

LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}


@pytest.fixture
def link(
    server: Inn, capsys: pytest.CaptureFixture[str], watch: Watch
) -> Iterator[Callable[[], str]]:
    """What `mathom admin link` prints on the server's machine."""
    # Until somebody is known to be the host there is nothing there, which browsers note.
    watch.allow(r"status of 404.*/admin")

    def print_link() -> str:
        capsys.readouterr()
        main(["admin", "link", "--data", str(server.data), "--address", server.url])
        return capsys.readouterr().out.splitlines()[-1]

    yield print_link
    main(["admin", "out", "--data", str(server.data)])


def at_the_desk(page: Page, link: str, say: Words) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", level=1, name=say("admin-title"))).to_be_visible()


def report(visitor: Visitor, table: str, text: str) -> None:
    visitor.ask("POST", f"/tables/{table}/reports", {"text": text, "page": "/t/x", "browser": "X"})


def press(page: Page, name: str, exact: bool = True) -> None:
    page.get_by_role("button", name=name, exact=exact).first.click()


def lift_all(page: Page, say: Words) -> None:
    lift = page.get_by_role("button", name=say("admin-lift"))
    for left in reversed(range(lift.count())):
        lift.first.click()
        expect(lift).to_have_count(left)
    expect(page.get_by_text(say("admin-people-none"))).to_be_visible()


@pytest.mark.nightly
def test_who_is_not_the_host_finds_nothing(guest: Callable[..., Page], link: Callable[[], str]):
    stranger, say = guest(), words("en")
    for address in ("/admin", "/admin#aaaaaaaaaaaaaaaaaaaaaaaa"):
        stranger.goto(address)
        expect(stranger.get_by_role("heading", level=1, name=say("nowhere-title"))).to_be_visible()
    host = guest()
    at_the_desk(host, link(), say)
    assert "#" not in host.url, "nobody needs to see the code any more"
    host.reload()
    expect(host.get_by_role("heading", level=1, name=say("admin-title"))).to_be_visible()
    press(host, say("admin-out"))
    host.get_by_role("dialog").get_by_role("button", name=say("admin-out")).click()
    expect(host.get_by_role("heading", level=1, name=say("nowhere-title"))).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_the_host_deals_with_a_report(
    guest: Callable[..., Page],
    server: Inn,
    link: Callable[[], str],
    axe: Callable[[Page], list[str]],
    shoot: Callable[..., Path],
    lang: str,
):
    say = words(lang)
    sam, rude = Visitor(server.url, "Sam"), Visitor(server.url, "Lotho")
    table = rude.sit(ME, BOT, listed=True)
    rude.ask("POST", f"/tables/{table}/chat", {"seat": 0, "text": "GIVE ME THE SHIRE"})
    shouts = f"He shouts all the time at {table}."
    report(sam, table, shouts)
    player = Player(rude.enter(guest(locale=LANGUAGES[lang])), lang).go_to(table)
    player.is_asked()

    page = guest(locale=LANGUAGES[lang], viewport={"width": 1280, "height": 900})
    at_the_desk(page, link(), say)
    item = page.get_by_role("listitem").filter(has_text=shouts)
    item.get_by_role("button", name=say("admin-look")).click()
    expect(page.get_by_text("GIVE ME THE SHIRE")).to_be_visible()
    assert not axe(page)

    press(page, say("admin-mute-name", name="Lotho"))
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("admin-why"), exact=False).fill("Shouting")
    assert not axe(page)
    shoot(page, f"admin-mute-{lang}")
    dialog.get_by_role("button", name=say("admin-mute-do"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Shouting").first).to_be_visible()

    press(page, say("admin-close"))
    dialog.get_by_label(say("admin-why"), exact=False).fill("Enough.")
    dialog.get_by_role("button", name=say("admin-close")).click()
    expect(player.page.get_by_text("Enough.").first).to_be_visible()
    press(page, say("admin-hide"))
    expect(page.get_by_role("button", name=say("admin-show")).first).to_be_visible()
    item.get_by_role("button", name=say("admin-deal")).click()
    expect(page.get_by_text(shouts)).to_be_hidden()
    assert not axe(page)
    for theme in ("light", "dark"):
        light(page, theme)
        shoot(page, f"admin-{lang}-{theme}", full_page=True)
    page.set_viewport_size({"width": 390, "height": 844})
    shoot(page, f"admin-{lang}-390", full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    press(page, say("admin-reopen"))
    player.is_asked()
    lift_all(page, say)


@pytest.mark.nightly
@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_who_is_banned_sees_only_until_when_and_why(
    guest: Callable[..., Page],
    server: Inn,
    link: Callable[[], str],
    shoot: Callable[..., Path],
    watch: Watch,
    lang: str,
):
    watch.allow("status of 403", "Close received")
    say = words(lang)
    rude = Visitor(server.url, "Lotho")
    table = rude.sit(ME, OPEN)
    banned = rude.enter(guest(locale=LANGUAGES[lang]))
    banned.goto(f"/t/{table}")
    expect(banned.get_by_role("heading", name=say("invite-heading"))).to_be_visible()
    page = guest(locale=LANGUAGES[lang])
    at_the_desk(page, link(), say)
    page.get_by_label(say("admin-find")).fill(f"{server.url}/t/{table}")
    page.get_by_label(say("admin-find")).press("Enter")
    press(page, say("admin-ban-name", name="Lotho"))
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("admin-why"), exact=False).fill("Pipe-weed.")
    dialog.get_by_role("button", name=say("admin-ban-do"), exact=True).click()
    expect(dialog).to_have_count(0)
    heading = banned.get_by_role("heading", level=1, name=say("banned-title"))
    expect(heading).to_be_visible()
    expect(banned.get_by_text("Pipe-weed.")).to_be_visible()
    shoot(banned, f"banned-{lang}")
    lift_all(page, say)
    banned.goto("/")
    expect(banned.get_by_role("heading", name=say("your-games"))).to_be_visible()
