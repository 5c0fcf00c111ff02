"""`mathom admin`, on the database of a server that is running."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mathom.cli.admin import DEEDS
from mathom.server.identity import read_guest
from tests.cli.shell import Ran, said, too_wide
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.services.service import waited
from tests.sides import one_by_day

LANGUAGES = ("en", "pl")
Admin = Callable[..., Ran]


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[OpenInn]:
    with OpenInn(tmp_path / "data") as inn:
        yield inn


@pytest.fixture
def admin(inn: OpenInn, mathom: Callable[..., Ran]) -> Admin:
    def run(*argv: str, **more: Any) -> Ran:
        return mathom("admin", *argv, "--data", inn.config.data, **more)

    return run


@pytest.fixture
def frodo(inn: OpenInn) -> Guest:
    guest = inn.guest("Frodo")
    guest.put("/me", name="Frodo")
    return guest


def id_of(inn: OpenInn, guest: Guest) -> str:
    who = read_guest(inn.inside.keys, guest.web.cookies["mathom"])
    assert who is not None
    return who.guest


def test_the_link_makes_a_browser_the_hosts_until_out(inn: OpenInn, admin: Admin):
    ran = admin("link", "--address", f"{inn.url}/")
    assert ran.says(said("en", "admin-link"))
    address, _, code = ran.out.splitlines()[-1].partition("#")
    assert address == f"{inn.url}/admin"
    host = inn.guest()
    assert host.post("/admin/session", code=code).status_code == 204
    assert host.get("/admin").status_code == 200
    assert admin("out").says(said("en", "admin-out"))
    assert host.get("/admin").status_code == 404


def test_the_link_is_where_people_find_the_server(admin: Admin, monkeypatch: pytest.MonkeyPatch):
    assert "http://127.0.0.1:8000/admin#" in admin("link").out
    monkeypatch.setenv("MATHOM_PUBLIC_URL", "https://mathom.example")
    assert "https://mathom.example/admin#" in admin("link").out


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_reports_are_listed_shown_and_dealt_with(frodo: Guest, admin: Admin, lang: str):
    speak = ("--lang", lang)
    assert admin("reports", *speak).says(said(lang, "admin-reports-none"))
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    id = frodo.post(f"/tables/{table}/reports", text="He\x1b[2J swears").json()["id"]
    listed = admin("reports", *speak)
    assert listed.says(id)
    assert listed.says(f"{table} 0")
    assert "\x1b" not in listed.out
    shown = admin("report", id, *speak)
    assert shown.says("swears")
    assert shown.says("Frodo (")
    assert f"/t/{table}/replay" in shown.out
    assert admin("report", id, "--json").data["record"]["game"] == "journey"
    assert admin("done", id, *speak).says(said(lang, "admin-did-deal", about=id))
    assert admin("reports", *speak).says(said(lang, "admin-reports-none"))
    assert admin("reports", "--all", *speak).says(said(lang, "admin-dealt"))
    assert [report["id"] for report in admin("reports", "--all", "--json").data] == [id]
    admin("undone", id)
    assert admin("reports").says(id)


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_tables_are_hidden_and_closed_while_the_server_runs(
    inn: OpenInn, frodo: Guest, admin: Admin, lang: str
):
    speak = ("--lang", lang)
    table = frodo.open("me", {"kind": "me", "name": "Sam"}, listed=True)
    frodo.say(table, 0, "Mordor!")
    stream = frodo.stream(table)
    assert admin("tables", *speak).says(said(lang, "admin-tables-none"))
    assert admin("close", table, "--why", "Spam", *speak).says(
        said(lang, "admin-did-close", about=table)
    )
    # A process that runs finds out by itself.
    stream.until("table", lambda news: news["table"]["closed"] == "Spam")
    admin("hide", table)
    listed = admin("tables", *speak)
    assert listed.says(said(lang, "admin-closed", why="Spam"))
    assert listed.says(said(lang, "admin-off-lists"))
    shown = admin("table", table, *speak)
    assert shown.says("Frodo: Mordor!")
    assert shown.says(id_of(inn, frodo))
    admin("reopen", table)
    admin("show", table)
    stream.until("table", lambda news: news["table"]["closed"] is None)
    assert admin("tables", "--json").data == []


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_guests_are_muted_and_banned_while_the_server_runs(
    inn: OpenInn, frodo: Guest, admin: Admin, lang: str
):
    speak = ("--lang", lang)
    table, guest = frodo.open("me", "open"), id_of(inn, frodo)
    assert admin("restrictions", *speak).says(said(lang, "admin-restrictions-none"))
    admin("mute", guest, "--hours", "3", "--why", "Loud")
    assert waited(lambda: frodo.say(table, 0, "Hello").status_code == 403, seconds=8)
    admin("ban", guest, "--days", "2", "--household")
    assert waited(lambda: frodo.get("/me").status_code == 403, seconds=8)
    listed = admin("restrictions", *speak)
    assert listed.says(said(lang, "admin-mute"))
    assert listed.says(said(lang, "admin-ban"))
    assert listed.says("Loud")
    assert listed.says(said(lang, "admin-household"))
    admin("unban", guest)
    assert [r["kind"] for r in admin("restrictions", "--json").data] == ["mute"]
    admin("unmute", guest)
    assert admin("restrictions", "--json").data == []
    assert waited(lambda: frodo.say(table, 0, "Hello").status_code == 201, seconds=8)


def test_an_address_is_banned_without_being_written_down(inn: OpenInn, admin: Admin):
    ran = admin("ban", "127.0.0.1", "--for-good")
    assert ran.code == 0
    assert waited(lambda: inn.guest().get("/me").status_code == 403, seconds=8)
    assert admin("restrictions").says(said("en", "admin-an-address"))
    assert "127.0.0.1" not in admin("log").out
    assert admin("unban", "127.0.0.1").code == 0
    assert waited(lambda: inn.guest().get("/me").status_code == 200, seconds=8)


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_the_log_tells_what_was_done(frodo: Guest, admin: Admin, lang: str):
    speak = ("--lang", lang)
    assert admin("log", *speak).says(said(lang, "admin-log-none"))
    table = frodo.open("me", "open")
    admin("close", table, "--why", "Spam")
    log = admin("log", *speak)
    assert log.says(said(lang, "admin-did-close", about=table))
    assert log.says("Spam")
    assert too_wide(log.out) == []
    (deed,) = admin("log", "--json").data
    assert (deed["what"], deed["about"], deed["session"]) == ("close", table, "cli")


def test_every_deed_of_the_log_has_its_words():
    deeds = (
        "link", "enter", "out", "deal", "undeal", "hide", "show", "close", "reopen", "mute", "ban",
        "lift",
    )  # fmt: skip
    for lang in LANGUAGES:
        for deed in deeds:
            assert "admin-did" not in said(lang, f"admin-did-{deed}", about="x")


@pytest.mark.parametrize("lang", one_by_day("pl", "en"))
def test_what_can_not_be_done_is_said(admin: Admin, lang: str):
    speak = ("--lang", lang)
    ran = admin("bann", "x", *speak)
    assert ran.complains(said(lang, "refused-deed", given="bann", known="ban"))
    assert said(lang, "refused-deed", given="xyzzy", known=", ".join(DEEDS)) in " ".join(
        admin("xyzzy", *speak).err.split()
    )
    for times in ([], ["--hours", "1", "--days", "1"], ["--hours", "0"], ["--days", "99999"]):
        assert admin("ban", "x", *times, *speak).complains(said(lang, "refused-how-long"))
    missing = said(lang, "refused-missing", word="WHOM", usage="mathom admin hide WHOM")
    assert admin("hide", *speak).complains(missing)
    for deed in ("hide", "close", "table", "done", "report", "unban"):
        ran = admin(deed, "nothing", *speak)
        assert ran.code == 2
        assert "refused-" not in ran.err
