"""Somebody takes along what is kept of them, and takes it away; what the operator has to say."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.visitor import ME, OPEN, Visitor
from tests.e2e.words import words
from tests.services.inn import Inn

SAY = words("en")


def test_a_guest_takes_everything_along_and_then_away(
    guest: Callable[..., Page], server: Inn
) -> None:
    sam, rosie = Visitor(server.url, "Sam"), Visitor(server.url, "Rosie")
    table = sam.sit(ME, OPEN)
    rosie.take(table, 1)
    sam.ask("POST", f"/tables/{table}/chat", {"seat": 0, "text": "Po-tay-toes"})
    watching = rosie.enter(guest(reduced_motion="reduce"))
    watching.goto(f"/t/{table}")
    seats = watching.get_by_role("list", name=SAY("table-seats"))
    expect(seats).to_contain_text("Sam")

    page = sam.enter(guest(reduced_motion="reduce"))
    page.goto("/")
    page.get_by_role("contentinfo").get_by_role("link", name=SAY("me-title")).click()
    expect(page.get_by_label(SAY("your-name"))).to_have_value("Sam")
    with page.expect_download() as download:
        page.get_by_role("link", name=SAY("me-download-do")).click()
    found = json.loads(download.value.path().read_text("utf-8"))
    assert found["name"] == "Sam"
    assert [line["text"] for line in found["tables"][0]["said"]] == ["Po-tay-toes"]

    page.get_by_role("button", name=SAY("me-elsewhere-do")).press("Enter")
    expect(page.get_by_text(SAY("me-elsewhere-done"))).to_be_visible()
    assert page.evaluate(f"fetch('/api/tables/{table}').then((a) => a.json())")["you"] == [0]
    # Sam's program has the cookie from before.
    assert sam.ask("GET", f"/tables/{table}")["you"] == []

    page.get_by_role("button", name=SAY("me-erase-do")).press("Enter")
    now = page.get_by_role("button", name=SAY("me-erase-yes"))
    expect(now).to_have_attribute("aria-disabled", "true")
    now.click(force=True)
    expect(page.get_by_role("heading", name=SAY("me-erased"))).to_be_hidden()
    page.get_by_role("checkbox", name=SAY("me-erase-sure")).press("Space")
    now.press("Enter")
    expect(page.get_by_role("heading", name=SAY("me-erased"))).to_be_visible()
    assert page.evaluate("localStorage.getItem('mathom.name')") is None
    expect(seats).not_to_contain_text("Sam")
    expect(seats).to_contain_text(SAY("seat-nameless", number=1))
    watching.get_by_role("tab", name=SAY("table-tab-chat")).click()
    expect(watching.get_by_text("Po-tay-toes")).to_be_hidden()

    page.get_by_role("link", name=SAY("to-the-shelf"), exact=True).click()
    expect(page.get_by_role("heading", name=SAY("shelf-heading"))).to_be_visible()
    expect(page.get_by_role("heading", name=SAY("your-games"))).to_be_hidden()


@pytest.mark.nightly
def test_what_the_operator_writes_is_shown_as_text(guest: Callable[..., Page], server: Inn) -> None:
    page = guest()
    page.goto("/privacy")
    expect(page.get_by_role("heading", level=1, name=SAY("privacy-title"))).to_be_visible()
    footer = page.get_by_role("contentinfo")
    expect(footer.get_by_role("link", name=SAY("privacy-title"))).to_be_visible()
    expect(footer.get_by_role("link", name=SAY("imprint-title"))).to_be_hidden()
    file = server.data / "imprint.en.md"
    file.write_text(
        "# Who we are\n\nSam Gamgee\\\nBag End\n\n<b>bold</b> and *stressed*, "
        "[write](mailto:sam@shire.example) but [not so](javascript:alert(1))",
        "utf-8",
    )
    try:
        page.goto("/")
        footer.get_by_role("link", name=SAY("imprint-title")).click()
        expect(page.get_by_role("heading", level=1, name="Who we are")).to_be_visible()
        text = page.get_by_role("main")
        expect(text).to_contain_text("<b>bold</b>")
        expect(text.get_by_role("link")).to_have_count(1)
        expect(text.get_by_role("link")).to_have_attribute("href", "mailto:sam@shire.example")
        assert "Sam Gamgee\nBag End" in text.inner_text()
    finally:
        file.unlink()
