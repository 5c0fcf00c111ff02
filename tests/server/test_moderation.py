"""What the host of a server decides: closed tables, mutes, bans, words; and who the host is."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from mathom.core import registry
from mathom.core.message import Refused
from mathom.core.voice import LANGUAGES, voice
from mathom.server import wall_clock
from mathom.server.config import read_config
from mathom.server.errors import NotFound
from mathom.server.identity import read_guest
from mathom.server.moderation import desk as desks
from mathom.server.moderation import restrictions
from mathom.server.moderation.sessions import COMMAND_LINE, SESSION_TIME
from mathom.server.moderation.word_list import WordList
from mathom.server.tables.live_table import LiveTable
from mathom.server.wire import NewRestriction
from tests.server.guest import Guest, finish
from tests.server.open_inn import OpenInn, two_inns
from tests.server.wall_clock import WallClock
from tests.services.service import waited

HOUR = 60 * 60 * 1000


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[OpenInn]:
    """A server for one test: bans are for everybody from this machine."""
    with OpenInn(tmp_path / "data") as inn:
        yield inn


def become_host(inn: OpenInn) -> Guest:
    """A browser in which somebody has opened the link."""
    host = inn.guest("Host")
    code = inn.inside.sessions.offer_code()
    assert host.post("/admin/session", code=code).status_code == 204
    return host


@pytest.fixture
def host(either_inn: OpenInn) -> Guest:
    return become_host(either_inn)


@pytest.fixture
def frodo(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Frodo")


@pytest.fixture
def sam(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Sam")


def id_of(inn: OpenInn, guest: Guest) -> str:
    """As the server knows them."""
    guest.get("/me")
    who = read_guest(inn.inside.keys, guest.web.cookies["mathom"])
    assert who is not None
    return who.guest


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


def done(answer: httpx.Response) -> dict[str, Any]:
    """What the host sees after something was done."""
    assert answer.status_code in (200, 201), answer.text
    found: dict[str, Any] = answer.json()
    return found


# Who the host is


ADMIN_PATHS = [
    ("GET", "/admin"),
    ("DELETE", "/admin/session"),
    ("GET", "/admin/reports/x"),
    ("PUT", "/admin/reports/x"),
    ("GET", "/admin/tables/x"),
    ("PUT", "/admin/tables/x"),
    ("POST", "/admin/restrictions"),
    ("DELETE", "/admin/restrictions/x"),
    # Nor do other methods or a body that is none give it away.
    ("GET", "/admin/session"),
    ("POST", "/admin/session"),
    ("POST", "/admin"),
    ("PATCH", "/admin/tables/x"),
]


@pytest.mark.parametrize(("method", "path"), ADMIN_PATHS)
def test_for_everybody_else_there_is_nothing_there(
    either_inn: OpenInn, frodo: Guest, method: str, path: str
):
    nothing = frodo.get("/nothing-of-that-kind")
    for cookie in ("", "admin.abc.0.9999999999999.0000", frodo.web.cookies.get("mathom", "")):
        headers = {"Cookie": f"mathom-admin={cookie}"} if cookie else {}
        answer = frodo.web.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()) == (404, nothing.json())


def test_the_description_of_the_api_does_not_mention_it(frodo: Guest):
    assert not [path for path in frodo.get("/openapi.json").json()["paths"] if "admin" in path]


def test_a_code_works_once_and_the_cookie_is_the_hosts_alone(either_inn: OpenInn, frodo: Guest):
    code = either_inn.inside.sessions.offer_code()
    came = frodo.post("/admin/session", code=code)
    cookie = came.headers["set-cookie"]
    assert came.status_code == 204
    assert re.match(r"mathom-admin=admin\.\w{6}\.\d+\.\d+\.[0-9a-f]{40};", cookie)
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert frodo.get("/admin").status_code == 200
    other = either_inn.guest()
    assert refusal(other.post("/admin/session", code=code)) == (404, "refused-no-page")
    assert refusal(other.post("/admin/session", code="a" * 24)) == (404, "refused-no-page")


def test_behind_tls_the_cookie_is_secure(tmp_path: Path):
    with OpenInn(tmp_path, public_url="https://mathom.example") as inn:
        code = inn.inside.sessions.offer_code()
        assert "; Secure" in inn.guest().post("/admin/session", code=code).headers["set-cookie"]


def test_codes_and_sessions_do_not_last(alone: OpenInn, monkeypatch: pytest.MonkeyPatch):
    host, late = become_host(alone), alone.inside.sessions.offer_code()
    begun = wall_clock.now()
    monkeypatch.setattr(wall_clock, "now", lambda: begun + 11 * 60 * 1000)
    assert alone.guest().post("/admin/session", code=late).status_code == 404
    assert host.get("/admin").status_code == 200
    monkeypatch.setattr(wall_clock, "now", lambda: begun + SESSION_TIME + 1000)
    assert host.get("/admin").status_code == 404


def test_out_ends_every_session_and_every_code(alone: OpenInn):
    one, other = become_host(alone), become_host(alone)
    unused = alone.inside.sessions.offer_code()
    assert one.delete("/admin/session").status_code == 204
    assert other.get("/admin").status_code == one.get("/admin").status_code == 404
    assert alone.guest().post("/admin/session", code=unused).status_code == 404
    assert become_host(alone).get("/admin").status_code == 200


def test_the_page_is_there_for_the_host_alone(open_page: httpx.Client):
    answer = open_page.get("/admin")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


# Reports


def test_a_report_says_who_and_where_and_can_be_dealt_with(
    either_inn: OpenInn, host: Guest, frodo: Guest
):
    frodo.put("/me", name="Frodo")
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    report = frodo.post(f"/tables/{table}/reports", text="He swears").json()["id"]
    (shown,) = [r for r in host.get("/admin").json()["reports"] if r["id"] == report]
    assert (shown["text"], shown["table"], shown["game"]) == ("He swears", table, "journey")
    assert (shown["guest"], shown["name"]) == (id_of(either_inn, frodo), "Frodo")
    assert shown["dealt"] is None
    whole = host.get(f"/admin/reports/{report}")
    assert whole.json()["record"]["game"] == "journey"
    assert "attachment" in whole.headers["content-disposition"]
    dealt = done(host.put(f"/admin/reports/{report}", dealt=True))
    assert [r["dealt"] is None for r in dealt["reports"] if r["id"] == report] == [False]
    again = done(host.put(f"/admin/reports/{report}", dealt=False))
    assert [r["dealt"] is None for r in again["reports"] if r["id"] == report] == [True]
    assert refusal(host.put("/admin/reports/none", dealt=True)) == (404, "refused-no-report")


# Tables


def test_a_hidden_table_is_found_by_its_link_alone(host: Guest, frodo: Guest, sam: Guest):
    table = frodo.open("me", "open", listed=True)
    assert table in [found["id"] for found in sam.listed()]
    done(host.put(f"/admin/tables/{table}", what="hide"))
    assert table not in [found["id"] for found in sam.listed()]
    assert frodo.info(table)["listed"] is False
    sam.sit(table, 1)
    assert frodo.info(table)["state"] == "playing"
    done(host.put(f"/admin/tables/{table}", what="show"))
    assert table in [found["id"] for found in sam.listed()]


def test_at_a_closed_table_nobody_plays_or_talks_and_all_are_told_why(
    host: Guest, frodo: Guest, sam: Guest
):
    table = frodo.open("me", "open", listed=True)
    sam.sit(table, 1)
    line = frodo.stream(table)
    seat = 0 if frodo.codes(table, 0) else 1
    player = (frodo, sam)[seat]
    code = player.codes(table, seat)[0]
    ply = player.position(table, seat)["ply"]
    done(host.put(f"/admin/tables/{table}", what="close", why="Spam."))
    assert line.until("table", lambda said: said["table"]["closed"] is not None)["table"]["closed"]
    assert frodo.info(table)["closed"] == "Spam."
    assert table not in [found["id"] for found in sam.listed()]
    assert player.position(table, seat)["asks"] == []
    answer = player.choose(table, seat, code, ply)
    assert refusal(answer) == (403, "refused-closed")
    assert "Spam." in answer.json()["text"]
    assert refusal(frodo.say(table, 0, "Why?")) == (403, "refused-closed")
    assert refusal(frodo.post(f"/tables/{table}/resign", seat=0)) == (403, "refused-closed")
    assert frodo.get(f"/tables/{table}/record", public=True).status_code == 200
    done(host.put(f"/admin/tables/{table}", what="reopen"))
    assert frodo.info(table)["closed"] is None
    assert player.choose(table, seat, code, ply).status_code == 200


def test_a_closed_table_is_played_at_no_other_process_either(tmp_path: Path):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        elsewhere = other.guest("Frodo")
        elsewhere.web.cookies = frodo.web.cookies
        position = elsewhere.position(table)
        seat = position["asks"][0]["seat"]
        code = elsewhere.codes(table, seat)[0]
        one.inside.desk.order(table, "close", "", COMMAND_LINE)
        # Neither has looked at the database since.
        for guest in (elsewhere, frodo):
            answer = guest.choose(table, seat, code, position["ply"])
            assert refusal(answer) == (403, "refused-closed")


def test_bots_do_not_play_on_at_a_closed_table(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        frodo = inn.guest("Frodo")
        bot = {"kind": "bot", "bot": "random"}
        table = frodo.open(bot, bot)
        inn.inside.desk.order(table, "close", "", COMMAND_LINE)
        inn.notice()
        frodo.stream(table)
        assert not waited(lambda: frodo.position(table)["ply"] > 0, seconds=1.0)


def test_nor_does_a_coach_speak_on(alone: OpenInn, monkeypatch: pytest.MonkeyPatch):
    frodo = alone.guest("Frodo")
    table = frodo.post("/tables", game="journey", lesson=True, name="Frodo", seats=[]).json()["id"]
    live = alone.live(table)
    monkeypatch.setattr(LiveTable, "stage", lambda table: SimpleNamespace(wants="wait"))
    assert live.waits_for_bot()
    alone.inside.desk.order(table, "close", "", COMMAND_LINE)
    alone.notice()
    assert not live.waits_for_bot()


def test_time_begins_anew_where_a_table_is_opened_again(alone: OpenInn):
    frodo = alone.guest("Frodo")
    clock = {"kind": "live", "bank": 60, "cap": 60}
    table = frodo.open("me", {"kind": "me", "name": "Sam"}, clock=clock)
    with alone.inside.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET started = started - 3600000"))
    alone.forget()
    asked = frodo.position(table)["asks"][0]["seat"]
    assert frodo.position(table)["clocks"][asked]["left"] < 0
    for what in ("close", "reopen"):
        alone.inside.desk.order(table, what, "", COMMAND_LINE)  # type: ignore[arg-type]  # both are
    alone.notice()
    assert frodo.position(table)["clocks"][asked]["left"] > 50_000


def test_the_same_is_not_played_again_at_a_closed_table(alone: OpenInn):
    frodo = alone.guest("Frodo")
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    finish(table, {0: frodo, 1: frodo}, Random(3))
    become_host(alone).put(f"/admin/tables/{table}", what="close")
    before = len(frodo.mine())
    assert refusal(frodo.post(f"/tables/{table}/rematch")) == (403, "refused-closed")
    assert len(frodo.mine()) == before


def test_the_host_sees_who_sits_where_and_what_they_said(
    either_inn: OpenInn, host: Guest, frodo: Guest, sam: Guest
):
    table = frodo.open("me", "open")
    sam.sit(table, 1)
    sam.say(table, 1, "Mordor!")
    shown = host.get(f"/admin/tables/{table}").json()
    assert [seat["guests"] for seat in shown["seats"]] == [
        [id_of(either_inn, frodo)],
        [id_of(either_inn, sam)],
    ]
    assert [line["text"] for line in shown["chat"]] == ["Mordor!"]
    seeds = either_inn.inside.store.load(table)
    assert seeds is not None
    assert seeds.row.seed not in host.get(f"/admin/tables/{table}").text
    assert refusal(host.get("/admin/tables/none")) == (404, "refused-no-table")


# Muting


def test_who_is_muted_has_ready_made_sentences_left(either_inn: OpenInn, host: Guest, frodo: Guest):
    table = frodo.open("me", "open")
    guest = id_of(either_inn, frodo)
    shown = done(
        host.post("/admin/restrictions", kind="mute", guest=guest, hours=2, why="Shouting")
    )
    (mute,) = [r for r in shown["restrictions"] if r["guest"] == guest]
    answer = frodo.say(table, 0, "HELLO")
    assert refusal(answer) == (403, "refused-muted")
    assert "Shouting" in answer.json()["text"]
    assert frodo.post(f"/tables/{table}/chat", seat=0, phrase="hello").status_code == 201
    done(host.delete(f"/admin/restrictions/{mute['id']}"))
    assert frodo.say(table, 0, "Hello").status_code == 201


def test_a_mute_holds_for_whoever_plays_the_same_seat(
    either_inn: OpenInn, host: Guest, frodo: Guest, sam: Guest
):
    table, phone = frodo.open("me", "open"), either_inn.guest("Phone")
    sam.sit(table, 1)
    done(host.post("/admin/restrictions", kind="mute", guest=id_of(either_inn, frodo), hours=2))
    code = frodo.post(f"/tables/{table}/seats/0/code").json()["code"]
    assert phone.post("/claims", code=code).status_code == 200
    assert refusal(phone.say(table, 0, "HELLO")) == (403, "refused-muted")
    assert phone.post(f"/tables/{table}/chat", seat=0, phrase="hello").status_code == 201
    # Elsewhere whoever took such a code is somebody of their own.
    assert sam.say(table, 1, "Hello").status_code == 201
    assert phone.say(phone.open("me", "open"), 0, "Hello").status_code == 201


def test_who_is_muted_does_not_speak_on_from_another_device_when_the_first_is_erased(
    either_inn: OpenInn, host: Guest, frodo: Guest, sam: Guest
):
    table, phone = frodo.open("me", "open", "open"), either_inn.guest("Phone")
    sam.sit(table, 1)
    done(host.post("/admin/restrictions", kind="mute", guest=id_of(either_inn, frodo), hours=2))
    code = frodo.post(f"/tables/{table}/seats/0/code").json()["code"]
    assert phone.post("/claims", code=code).status_code == 200
    assert frodo.web.delete("/me", params={"sure": True}).status_code == 200
    either_inn.run(either_inn.inside.heed_restrictions())
    assert refusal(phone.say(table, 0, "HELLO")) == (403, "refused-muted")
    assert sam.say(table, 1, "Hello").status_code == 201


def test_a_mute_ends_by_itself(alone: OpenInn, monkeypatch: pytest.MonkeyPatch):
    frodo, host = alone.guest("Frodo"), become_host(alone)
    table = frodo.open("me", "open")
    host.post("/admin/restrictions", kind="mute", guest=id_of(alone, frodo), hours=2)
    assert frodo.say(table, 0, "Hello").status_code == 403
    begun = wall_clock.now()
    monkeypatch.setattr(wall_clock, "now", lambda: begun + 2 * HOUR + 1000)
    assert frodo.say(table, 0, "Hello").status_code == 201
    alone.inside.desk.forget_over()
    with alone.inside.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM restrictions")).scalar() == 0


# Banning


def test_who_is_banned_is_told_until_when_and_why_and_nothing_else(
    either_inn: OpenInn, host: Guest, frodo: Guest, sam: Guest
):
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    token = frodo.post(f"/tables/{table}/seats/0", name="Frodo").json()["token"]
    stream, socket = frodo.stream(table), frodo.socket(table)
    stream.next(), socket.next()
    guest = id_of(either_inn, frodo)
    done(host.post("/admin/restrictions", kind="ban", guest=guest, hours=24, why="Cheating"))
    for path in ("/me", "/tables", f"/tables/{table}/record", "/games", "/qr.svg"):
        answer = frodo.get(path)
        assert refusal(answer) == (403, "refused-banned"), path
    assert re.search(r"until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Why: Cheating$", answer.json()["text"])
    assert stream.ended()
    assert socket.ended()
    assert socket.close_code == 4403
    assert frodo.socket(table).close_code == 4403
    script = either_inn.guest(Authorization=f"Bearer {token}")
    assert refusal(script.get(f"/tables/{table}")) == (403, "refused-banned")
    assert frodo.get("/words/en/-").status_code == 200
    assert frodo.get("/me/data").status_code == 200, "what is kept of them is still theirs"
    assert sam.get("/tables").status_code == 200
    done(host.delete(f"/admin/restrictions/{guest}"))
    assert frodo.get("/me").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ban_for_good_is_said_in_both_languages(alone: OpenInn, lang: str):
    frodo = alone.guest("Frodo", Accept_Language=lang)
    become_host(alone).post("/admin/restrictions", kind="ban", guest=id_of(alone, frodo))
    said = frodo.get("/me").json()["text"]
    assert said.endswith(".")
    assert "never" not in said
    assert "{" not in said


def test_a_household_is_banned_by_those_who_were_seen_there(tmp_path: Path):
    with OpenInn(tmp_path, trust_proxy=True) as inn:
        host = become_host(inn)
        frodo = inn.guest("Frodo", X_Forwarded_For="2001:db8:1:2::7")
        guest = id_of(inn, frodo)
        shown = done(
            host.post("/admin/restrictions", kind="ban", guest=guest, whole_household=True, hours=1)
        )
        (ban,) = shown["restrictions"]
        assert (ban["whole_household"], ban["households"]) == (True, 1)
        again = inn.guest("Nobody", X_Forwarded_For="2001:db8:1:2:ffff::1")
        assert refusal(again.get("/me")) == (403, "refused-banned")
        assert inn.guest("Sam", X_Forwarded_For="2001:db8:1:3::1").get("/me").status_code == 200
        # They take the ban with them, to a few places.
        moved = inn.guest("Frodo", X_Forwarded_For="198.51.100.7")
        moved.web.cookies = frodo.web.cookies
        assert moved.get("/me").status_code == 403
        inn.run(inn.inside.heed_restrictions())
        assert inn.guest(X_Forwarded_For="198.51.100.7").get("/me").status_code == 403


def test_where_somebody_came_from_is_forgotten_after_two_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    days = WallClock()
    passed = SimpleNamespace(monotonic=lambda: days.now / 1000)
    monkeypatch.setattr(restrictions, "time", passed)
    with OpenInn(tmp_path, trust_proxy=True) as inn:
        host = become_host(inn)
        frodo = id_of(inn, inn.guest("Frodo", X_Forwarded_For="203.0.113.7"))
        days.wait(2 * HOUR)
        sam = id_of(inn, inn.guest("Sam", X_Forwarded_For="198.51.100.7"))
        days.wait(47 * HOUR)
        for guest in (frodo, sam):
            ban = {"kind": "ban", "guest": guest, "whole_household": True, "hours": 1}
            shown = done(host.post("/admin/restrictions", **ban))
        reached = {ban["guest"]: ban["households"] for ban in shown["restrictions"]}
        assert reached == {frodo: 0, sam: 1}
        assert frodo not in inn.inside.restrictions._seen


def test_addresses_are_not_in_the_database(tmp_path: Path):
    with OpenInn(tmp_path, trust_proxy=True) as inn:
        host = become_host(inn)
        host.post("/admin/restrictions", kind="ban", address="203.0.113.77", why="Spam")
        frodo = inn.guest("Frodo", X_Forwarded_For="203.0.113.77")
        assert frodo.get("/me").status_code == 403
        host.post(
            "/admin/restrictions", kind="ban", guest=id_of(inn, host), whole_household=True, hours=1
        )
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("mathom.db*"))
        assert b"203.0.113.77" not in kept
        assert b"127.0.0.1" not in kept
        # Who is locked out by mistake can still undo it.
        shown = done(host.delete(f"/admin/restrictions/{id_of_cookie(inn, host)}"))
        assert len(shown["restrictions"]) == 1
        inn.inside.desk.lift("203.0.113.77", COMMAND_LINE)
        inn.run(inn.inside.heed_restrictions())
        assert frodo.get("/me").status_code == 200


def id_of_cookie(inn: OpenInn, guest: Guest) -> str:
    who = read_guest(inn.inside.keys, guest.web.cookies["mathom"])
    assert who is not None
    return who.guest


def test_a_ban_from_the_command_line_reaches_servers_that_run(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        guest = id_of(inn, frodo)
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        stream = frodo.stream(table)
        new = NewRestriction(kind="ban", guest=guest, whole_household=True)
        desks.Desk(inn.inside.store, inn.inside.keys).restrict(new, COMMAND_LINE)
        assert stream.ended(8)
        # The process that has seen the guest knows the household.
        assert waited(lambda: inn.guest().get("/me").status_code == 403, seconds=8)


def test_a_later_word_about_somebody_takes_the_place_of_the_first(alone: OpenInn):
    host, guest = become_host(alone), "a" * 20
    host.post("/admin/restrictions", kind="ban", guest=guest, hours=1)
    shown = done(host.post("/admin/restrictions", kind="ban", guest=guest))
    assert [r["until"] for r in shown["restrictions"]] == [None]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"kind": "ban"}, "refused-restriction"),
        ({"kind": "ban", "guest": "abc", "address": "10.0.0.1"}, "refused-restriction"),
        ({"kind": "mute", "address": "10.0.0.1"}, "refused-restriction"),
        ({"kind": "ban", "address": "the shire"}, "refused-address"),
        ({"kind": "ban", "guest": "no such'"}, "refused-no-guest"),
        ({"kind": "ban", "guest": "abc", "hours": 0}, "refused-request"),
        ({"kind": "exile", "guest": "abc"}, "refused-request"),
    ],
)
def test_what_can_not_be_meant_is_refused(host: Guest, body: dict[str, Any], why: str):
    assert refusal(host.post("/admin/restrictions", **body)) == (422, why)


def test_what_is_not_in_force_can_not_be_lifted(either_inn: OpenInn):
    with pytest.raises(NotFound):
        either_inn.inside.desk.lift("nobody", COMMAND_LINE)


# Words


@pytest.mark.parametrize(
    "said",
    ["kurwa", "Ty KURWO!", "k u r w a", "kuuurwa", "kurw\u0430", "ku\u0301rwa", "fuck", "f.u.c.k",
     "wh0re", "\uff46\uff55\uff43\uff4b", "sh1t", "$hit",
     "\u1d0b\u1d1c\u0280\u1d21\u1d00", "f\u057d\u0441k",
     "\U0001f175\U0001f184\U0001f172\U0001f17a",
     "\U0001f1eb\U0001f1fa\U0001f1e8\U0001f1f0", "ku\u200brwa", "k\ufe0furwa",
     "\u043a\u03c5\u0433wa", "\U0001f182\u1d34\u2139t",
     "huj!", "!huj", "huj2", "huj!!!", "cipa!", "suko!", "h u j !", "kurvva"],
)  # fmt: skip
def test_words_are_found_as_they_look(tmp_path: Path, said: str):
    assert WordList(tmp_path).finds(said)


@pytest.mark.parametrize(
    "said",
    ["Scunthorpe", "kurier", "shiitake", "Nazgûl", "pomoc!", "hu, jaki ruch", "as", "a b c", "",
     "To jest moja tura", "class", "Dick Turpin", "Sukcesor", "rapier", "Kik!", "Suka!nne", "$$$",
     "1!", "szmatka!"],
)  # fmt: skip
def test_other_words_are_not(tmp_path: Path, said: str):
    assert not WordList(tmp_path).finds(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_games_say_is_refused(tmp_path: Path, lang: str):
    words = WordList(tmp_path)
    for game in registry.games():
        text = voice(lang, game)
        assert not words.finds(text("title"))
        for folder in game.text_folders:
            for file in folder.glob(f"*{lang}.ftl"):
                assert not words.finds(file.read_text("utf-8")), file


def test_the_hosts_own_list_is_read_again_when_it_changes(tmp_path: Path):
    words, file = WordList(tmp_path), tmp_path / "words.txt"
    assert not words.finds("Sauron")
    file.write_text("# not here\nsauron*  # nor his\n-*fuck*\n", "utf-8")
    assert words.finds("Sauronem")
    assert not words.finds("fuck")
    assert words.finds("kurwa")
    file.write_text("gollum\n", "utf-8")
    assert not words.finds("Sauron")
    assert words.finds("g0llum")
    file.write_text("88\n\N{BLACK HEART SUIT}\n", "utf-8")
    assert words.finds("Sauron 88")
    assert not words.finds("1988")
    file.unlink()
    assert not words.finds("gollum")


@pytest.mark.parametrize(
    "name",
    ["Host", "Admin", "Mathom", "Gospodarz", "ADMIN", "Adm1n", "Admin 1", "Admin1", "4dmin",
     "@dmin", "H\u03bfst", "H0st", "The Host", "Host serwera", "Mathom Admin", "MathomAdmin",
     "Ad min", "a.d.m.i.n", "Adrnin", "Adminn", "\u0391dmin", "G\u043espodarz", "G\u00f3spodarz",
     "Obs\u0142uga", "Obsluga serwera", "W\u0142a\u015bciciel",
     "\u1d0d\u1d00\u1d1b\u029c\u1d0f\u1d0d", "\U0001f130\U0001f133\U0001f13c\U0001f138\U0001f13d",
     "\u0570\u0585st", "_Admin_", "[mod]",
     # Signs and figures at an end, of whatever kind, may be no letters.
     "Admin!", "!Admin", "Mathom!", "Host!", "$Host", "Gospodarz!", "Admin$", "Admin@", "Admin|",
     "@dmin!", "Hos7!", "A.d.m.i.n!", "Ad1 min2", "Host\u00b9", "Admin\u2460", "Admin\u20ac",
     "Host\u2161", "Admin\u2122", "\u00aeAdmin", "HostII",
     "\U0001f130\U0001f133\U0001f13c\U0001f138\U0001f13d!", "\u157cO\u1515T", "\u2206dmin",
     "\u0394dmin", "\u039bdmin",
     "\u0410\u0434\u043c\u0438\u043d", "Admins", "Gospodarza", "Administratorzy", "VVebmaster"],
)  # fmt: skip
def test_nobody_is_called_as_whoever_runs_the_server_is(tmp_path: Path, name: str):
    with pytest.raises(Refused, match="refused-name-host"):
        WordList(tmp_path).name(name)


@pytest.mark.parametrize(
    "name",
    ["Badminton", "Hostia", "Ghost", "Modest", "Gospodarka", "Serwetka", "Frodo 1", "1984", "Mat",
     "Hosta", "Modrzew", "Sam", "Systematyczny", "Mathias", "Tom Bombadil",
     "Ania z Zielonego Wzg\u00f3rza",
     "Sam!", "Frodo!", "!Pippin!", "Merry\u00b9", "Gandalf\u2122", "Ludwik XIV", "Mod3st",
     "Modest!", "Ghost!", "H0stel", "Adminia", "Damian", "Admir", "Stefania", "Serwacy", "Kinga!",
     "Hugo|", "Gospodarek", "Gospodarczyk", "Amadeusz", "Modesta", "K@sia", "Hostyn", "Edmund II",
     "\u039b\u03ac\u03bc\u03c0\u03c1\u03bf\u03c2", "\u0410\u0434\u0430\u043c",
     "\u041c\u043e\u0434\u0435\u0441\u0442"],
)  # fmt: skip
def test_names_that_are_only_alike_are_free(tmp_path: Path, name: str):
    assert WordList(tmp_path).name(name) == name


def test_the_host_may_let_people_be_called_so(tmp_path: Path):
    (tmp_path / "words.txt").write_text("-mod\n", "utf-8")
    assert WordList(tmp_path).name("Mod") == "Mod"
    with pytest.raises(Refused, match="refused-name-host"):
        WordList(tmp_path).name("Admin")


def test_names_and_lines_with_such_words_are_refused(frodo: Guest):
    table = frodo.open("me", "open")
    assert refusal(frodo.put("/me", name="Kurwix")) == (422, "refused-name-word")
    assert refusal(frodo.put("/me", name="Admin")) == (422, "refused-name-host")
    assert refusal(frodo.post(f"/tables/{table}/seats/1", name="Fuck")) == (
        422,
        "refused-name-word",
    )
    assert refusal(frodo.ask_to_open("me", "open", name="shit")) == (422, "refused-name-word")
    mine = {"kind": "me", "name": "shit"}
    assert refusal(frodo.ask_to_open(mine, "open")) == (422, "refused-name-word")
    assert refusal(frodo.say(table, 0, "o kurwa")) == (422, "refused-chat-word")
    assert frodo.say(table, 0, "o kurczę").status_code == 201


# The log


def test_all_that_the_host_does_is_written_down(either_inn: OpenInn, frodo: Guest):
    host = become_host(either_inn)
    session = host.web.cookies["mathom-admin"].split(".")[1]
    table = frodo.open("me", "open")
    host.put(f"/admin/tables/{table}", what="close", why="Spam")
    host.put(f"/admin/tables/{table}", what="reopen")
    guest = id_of(either_inn, frodo)
    host.post("/admin/restrictions", kind="mute", guest=guest, hours=1, why="Loud")
    host.delete(f"/admin/restrictions/{guest}")
    log = host.get("/admin").json()["log"]
    mine = [(d["what"], d["about"], d["why"]) for d in log if d["session"] == session]
    assert mine == [
        ("lift", guest, ""),
        ("mute", guest, "Loud"),
        ("reopen", table, ""),
        ("close", table, "Spam"),
        ("enter", "", ""),
    ]


def test_what_fails_is_not_written_down(either_inn: OpenInn, host: Guest):
    before = len(either_inn.inside.desk.log(1000))
    host.put("/admin/tables/none", what="close")
    host.post("/admin/restrictions", kind="ban", address="the shire")
    assert len(either_inn.inside.desk.log(1000)) == before


def test_the_numbers(alone: OpenInn):
    host, frodo = become_host(alone), alone.guest("Frodo")
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    frodo.open("me", "open")
    frodo.stream(table).next()
    frodo.stream(table).next()
    assert host.get("/admin").json()["numbers"] == {
        "playing": 1,
        "gathering": 1,
        "guests": 1,
        "lines": 2,
        "bots_waiting": 0,
    }


# Settings


def test_who_may_write_nothing_is_no_setting(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MATHOM_CHAT_LINES", "0")
    with pytest.raises(Refused):
        read_config()


def test_how_much_one_may_write_is_a_setting(tmp_path: Path):
    with OpenInn(tmp_path, rate=100, chat_lines=60) as inn:
        assert inn.inside.limits.allowances["chat"].per_second == 1
