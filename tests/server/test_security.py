"""What strangers may send, how much and how fast, and what they are told."""

import gzip
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from mathom.server import app as app_module
from mathom.server import page_files, replay_worker
from mathom.server.config import data_folder
from mathom.server.households import counted
from mathom.server.keys import ALPHABET
from mathom.server.store import Store
from mathom.server.store.lists import Lists
from mathom.server.tables.seating import CLAIM_LETTERS
from mathom.server.wire import CODE_LENGTH
from tests.core.table import registered
from tests.core.toy import GAME
from tests.server.guest import Guest, finish
from tests.server.open_inn import OpenInn
from tests.server.push_service import Browser
from tests.server.wall_clock import SECOND, WallClock, stop_the_limits

ROOT = Path(__file__).parents[2]
EVIL = "https://evil.example"
CLIENTS = ("httpx", "httpcore", "websockets.client")
"""Loggers of the guests, who may of course write down their own cookies."""


def trouble(answer: httpx.Response, status: int) -> str:
    """The reason, in an answer that is as it should be."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said.keys() == {"reason", "text", "position"}
    assert said["text"]
    assert "refused-" not in said["text"]
    return str(said["reason"]["id"])


# Headers


def check_headers(answer: httpx.Response) -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "*" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers
    for name in ("content-security-policy", "x-content-type-options"):
        assert len(answer.headers.get_list(name)) == 1


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/rules/journey", 200),
        ("GET", "/t/abc/replay", 404),
        ("GET", "/assets/index-4f3a.js", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/words/en/journey", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/stream", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/", 405),
        ("POST", "/api/tables", 422),
        ("POST", "/api/records", 422),
    ],
)
def test_every_answer_says_what_browsers_must_not_do(
    open_page: httpx.Client, method: str, path: str, status: int
):
    answer = open_page.request(method, path)
    assert answer.status_code == status
    check_headers(answer)
    if path.startswith("/api/"):
        assert "max-age" not in answer.headers["cache-control"]


def test_also_what_the_doorkeeper_turns_away(tmp_path: Path, clock: WallClock):
    with OpenInn(tmp_path, rate=0.1) as inn, httpx.Client(base_url=inn.url) as web:
        check_headers(web.post("/api/tables", json={}, headers={"Origin": EVIL}))
        answer = web.get("/api/games")
        assert answer.status_code == 429
        check_headers(answer)


def test_also_a_failure_of_our_own_and_it_tells_nothing(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    guest = inn.guest("Frodo")
    table = guest.open("me", {"kind": "me", "name": "Sam"})

    def fail(*_: Any) -> Any:
        raise RuntimeError("the door of Moria: speak friend")

    monkeypatch.setattr(replay_worker, "frames", fail)
    for lang, words in (("en", "our side"), ("pl", "po naszej stronie")):
        answer = guest.get(f"/tables/{table}/replay", lang=lang)
        assert trouble(answer, 500) == "refused-failure"
        assert words in answer.json()["text"]
        check_headers(answer)
        for inside in ("Moria", "RuntimeError", "Traceback", "mathom/", ".py"):
            assert inside not in answer.text
    assert "Moria" in caplog.text


# Other sites


def test_pages_of_other_sites_can_change_nothing(inn: OpenInn):
    guest = inn.guest("Frodo")
    table = guest.open("me", "open")
    for origin in (EVIL, "null", "http://127.0.0.1", f"{inn.url}.evil.example"):
        for method, path in (
            ("POST", "/tables"),
            ("PUT", "/me"),
            ("POST", f"/tables/{table}/chat"),
            ("DELETE", f"/tables/{table}/seats/0"),
            ("POST", "/records"),
        ):
            headers = {"Origin": origin}
            answer = guest.web.request(method, path, json={"name": "Evil"}, headers=headers)
            assert trouble(answer, 403) == "refused-origin"
    own = guest.web.put("/me", json={"name": "Frodo B."}, headers={"Origin": inn.url})
    assert own.status_code == 200


def test_the_public_address_is_at_home(tmp_path: Path):
    with OpenInn(tmp_path, public_url="http://inn.example/mathom") as inn:
        guest = inn.guest("Frodo")
        for origin, status in (
            ("http://inn.example", 200),
            ("https://inn.example", 403),
            ("http://inn.example.evil", 403),
        ):
            answer = guest.web.put("/me", json={"name": "F"}, headers={"Origin": origin})
            assert answer.status_code == status
        table = guest.open("me", {"kind": "me", "name": "Sam"})
        line = guest.socket(table, Origin="http://inn.example")
        assert line.next_position()


# Too much


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/me", {"name": "F" * 25}),
        ("POST", "/tables/TABLE/chat", {"seat": 0, "text": "x" * 401}),
        (
            "POST",
            "/tables/TABLE/choices",
            {"seat": 0, "ply": 0, "code": "x" * (CODE_LENGTH + 1), "key": "k" * 8},
        ),
        ("POST", "/tables/TABLE/choices", {"seat": 0, "ply": 0, "code": "x", "key": "k" * 65}),
        ("POST", "/tables/TABLE/choices", {"seat": 0, "ply": 0, "code": "x", "key": "k" * 7}),
        ("POST", "/tables/TABLE/choices", {"seat": 0, "ply": 10**7, "code": "x", "key": "k" * 8}),
        ("POST", "/tables/TABLE/choices", {"seat": -1, "ply": 0, "code": "x", "key": "k" * 8}),
        ("POST", "/tables/TABLE/reports", {"text": "x" * 2001}),
        ("POST", "/claims", {"code": "x" * 17}),
        ("PUT", "/tables/TABLE/webhook", {"url": "https://example.com/" + "x" * 500}),
        ("PUT", "/me/calls", {"endpoint": "https://example.com/" + "x" * 500}),
        ("POST", "/tables", {"game": "journey", "seats": [{"kind": "open"}] * 17}),
        ("POST", "/tables", {"game": "j" * 65, "seats": [{"kind": "open"}] * 2}),
        ("POST", "/tables", {"options": {f"o{number}": 1 for number in range(33)}}),
        ("POST", "/tables", {"options": {"variant": "x" * 65}}),
        ("POST", "/tables", {"options": {"variant": {"deep": {}}}}),
        ("POST", "/tables", {"surprise": True}),
        ("PUT", "/me", ["name"]),
        ("PUT", "/me", {"name": 5}),
        ("PUT", "/me", {"name": None}),
    ],
)
def test_what_is_too_long_or_of_the_wrong_kind_is_refused(
    inn: OpenInn, method: str, path: str, body: Any
):
    guest = inn.guest("Frodo")
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    if path == "/tables":
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "journey", "seats": seats, "name": "Frodo"} | body
    answer = guest.web.request(method, path.replace("TABLE", table), json=body)
    assert trouble(answer, 422) == "refused-request"


def test_a_body_that_is_too_large_is_refused(inn: OpenInn):
    guest = inn.guest("Frodo")
    big = b'{"name": "' + b"F" * (1024 * 1024) + b'"}'
    json = {"Content-Type": "application/json"}
    assert trouble(guest.web.put("/me", content=big, headers=json), 413) == "refused-too-large"

    def in_pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 64 * 1024

    assert trouble(guest.web.put("/me", content=in_pieces(), headers=json), 413)


def test_a_record_that_is_too_large_is_refused(inn: OpenInn):
    guest = inn.guest("Frodo")
    answer = guest.web.post("/records", content=b" " * (512 * 1024 + 1))
    assert trouble(answer, 413) == "refused-too-large"
    assert trouble(guest.web.post("/records", content=b" " * (512 * 1024)), 422)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b"name=Frodo"])
def test_a_body_that_is_not_json_is_refused(inn: OpenInn, body: bytes):
    guest = inn.guest("Frodo")
    answer = guest.web.put("/me", content=body, headers={"Content-Type": "application/json"})
    assert trouble(answer, 422) == "refused-request"


@pytest.mark.parametrize("odd", ["%00", "%F0%9F%92%8D", "..%2f..%2fkey", "'%20OR%201=1", "a" * 64])
def test_odd_names_of_tables_are_just_not_there(either_inn: OpenInn, odd: str):
    guest = either_inn.guest("Frodo")
    for path in ("", "/position", "/replay", "/record", "/fairness"):
        answer = guest.get(f"/tables/{odd}{path}")
        assert trouble(answer, 404) in ("refused-no-table", "refused-no-page")
    assert trouble(guest.post(f"/tables/{odd}/chat", seat=0, text="Hello"), 404)


def test_odd_words_are_refused_in_good_order(either_inn: OpenInn):
    guest = either_inn.guest("Frodo")
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    for code in ("\x00", "0 roll", "undo", "undo agreed", "💍" * 100, "\n0 roll"):
        answer = guest.choose(table, 0, code)
        assert answer.status_code == 422, answer.text
        assert guest.get(f"/tables/{table}/why", seat=0, code=code).status_code == 200
    assert guest.info(table)["ply"] == 0
    assert trouble(guest.ask_to_open("me", "open", options={"coloured": "\x00"}), 422)
    for query in ({"seat": "x"}, {"seat": 99}, {"seat": -3}):
        assert trouble(guest.get(f"/tables/{table}/position", **query), 422) == "refused-request"


# Too fast


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return stop_the_limits(monkeypatch)


def test_an_address_that_is_too_fast_must_wait(tmp_path: Path, clock: WallClock):
    with OpenInn(tmp_path, rate=0.5) as inn:
        guest = inn.guest()
        assert [guest.get("/games").status_code for _ in range(5)] == [200] * 5
        slow = guest.get("/games")
        assert trouble(slow, 429) == "refused-too-fast"
        assert 2 <= int(slow.headers["retry-after"]) <= 3
        assert guest.get("/games", lang="pl").json()["text"] != slow.json()["text"]
        assert inn.guest().get("/games").status_code == 429
        clock.wait(2 * SECOND)
        assert [guest.get("/games").status_code for _ in range(2)] == [200, 429]
        clock.wait(3600 * SECOND)
        assert [guest.get("/games").status_code for _ in range(6)] == [200] * 5 + [429]


def test_a_token_that_is_too_fast_must_wait_wherever_it_comes_from(
    tmp_path: Path, clock: WallClock
):
    with OpenInn(tmp_path, rate=4, trust_proxy=True) as inn:
        guest = inn.guest("Frodo")
        guest.get("/me")
        statuses = []
        for number in range(22):
            headers = {"X-Forwarded-For": f"10.0.0.{number}"}
            statuses.append(guest.web.get("/me", headers=headers).status_code)
        assert statuses == [200] * 20 + [429] * 2


def test_a_forwarded_address_counts_only_behind_a_proxy(tmp_path: Path, clock: WallClock):
    def first_refused(inn: OpenInn, last: str) -> int | None:
        with httpx.Client(base_url=f"{inn.url}/api") as web:
            for number in range(12):
                forwarded = {"X-Forwarded-For": f"10.0.0.{number}, {last.format(number)}"}
                if web.get("/games", headers=forwarded).status_code == 429:
                    return number
        return None

    with OpenInn(tmp_path / "alone", rate=1) as inn:
        assert first_refused(inn, "192.0.2.{}") == 10
    with OpenInn(tmp_path / "proxied", rate=1, trust_proxy=True) as inn:
        assert first_refused(inn, "192.0.2.{}") is None
        assert first_refused(inn, "192.0.2.77") == 10


def test_of_two_forwarded_lines_the_last_is_the_proxys_own(tmp_path: Path, clock: WallClock):
    with OpenInn(tmp_path, rate=1, trust_proxy=True) as inn:
        statuses = []
        for number in range(12):
            lines = [("X-Forwarded-For", f"10.0.0.{number}"), ("X-Forwarded-For", "192.0.2.7")]
            statuses.append(httpx.get(f"{inn.url}/api/games", headers=lines).status_code)
        assert statuses == [200] * 10 + [429] * 2


@pytest.mark.parametrize(
    ("written", "as_counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7:4711 ", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
        ("[", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_ports_and_addresses_of_one_household_are_counted_together(written: str, as_counted: str):
    assert counted(written) == as_counted


def test_whoever_guesses_at_codes_locks_nobody_else_out(tmp_path: Path, clock: WallClock):
    with OpenInn(tmp_path, rate=100, trust_proxy=True) as inn:
        frodo, sam = inn.guest("Frodo"), inn.guest("Sam")
        code = frodo.post(f"/tables/{frodo.open('me', 'open')}/seats/0/code").json()["code"]
        for number in range(8):
            guesser = inn.guest("Gollum", **{"X-Forwarded-For": f"192.0.2.{number}"})
            guesses = [guesser.post("/claims", code="aaaaaa").status_code for _ in range(12)]
            assert guesses == [404] * 10 + [429] * 2
        assert sam.post("/claims", code=code).status_code == 200


def test_a_code_is_one_of_so_many_that_no_number_of_households_finds_it():
    """With a server that answers a thousand requests a second to themselves, for a year."""
    valid, tried = 100, 1000 * 60 * 60 * 24 * 365
    assert valid * tried / len(ALPHABET) ** CLAIM_LETTERS < 1 / 100


def test_right_codes_are_no_guesses(tmp_path: Path, clock: WallClock):
    """A class that comes by codes on as many devices, from one address."""
    with OpenInn(tmp_path, rate=1000) as inn:
        for number in range(12):
            pupil = inn.guest(f"Pupil {number}")
            code = pupil.post(f"/tables/{pupil.open('me', 'open')}/seats/0/code").json()["code"]
            assert inn.guest("Phone").post("/claims", code=code).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":"\xff\xfe"}',
        b"[" * 100_000,
        b'{"name":' * 20_000,
        b'{"name":"\\ud800"}',
        b"\x00" * 50,
    ],
    ids=["no-utf-8", "deep-lists", "deep-objects", "half-a-pair", "nothing"],
)
def test_a_body_that_can_not_be_read_is_the_senders_mistake(inn: OpenInn, body: bytes):
    headers = {"Content-Type": "application/json"}
    answer = httpx.put(f"{inn.url}/api/me", content=body, headers=headers)
    assert trouble(answer, 422) == "refused-request"


def test_a_database_that_is_gone_is_told_with_its_cause_and_comes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "bot", "bot": "random"})
        inn.forget()
        inn.inside.engine.dispose()
        files = [file.rename(f"{file}.gone") for file in tmp_path.glob("mathom.db*")]
        (tmp_path / "mathom.db").mkdir()
        answer = frodo.get(f"/tables/{table}")
        assert trouble(answer, 503) == "refused-database"
        assert int(answer.headers["Retry-After"]) > 0
        assert any("unable to open database file" in line for line in caplog.messages)
        (tmp_path / "mathom.db").rmdir()
        for file in files:
            file.rename(str(file).removesuffix(".gone"))
        assert frodo.get(f"/tables/{table}").status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "\u00e9", "null", "//"])
def test_an_origin_that_is_none_is_refused_in_words(inn: OpenInn, origin: str):
    headers = {"Origin": origin.encode("latin-1")}
    answer = httpx.put(f"{inn.url}/api/me", json={"name": "Frodo"}, headers=headers)
    assert trouble(answer, 403) == "refused-origin"


@pytest.mark.parametrize(
    ("what", "burst"), [("table", 20), ("chat", 8), ("report", 5), ("record", 6)]
)
def test_some_things_have_limits_of_their_own(
    tmp_path: Path, clock: WallClock, what: str, burst: int
):
    with OpenInn(tmp_path, rate=100) as inn:
        guest = inn.guest("Frodo")
        table = guest.open("me", {"kind": "me", "name": "Sam"})
        clock.wait(3600 * SECOND)

        def once() -> int:
            if what == "table":
                return guest.ask_to_open("me", "open").status_code
            if what == "chat":
                return guest.say(table, 0, "Hello").status_code
            if what == "report":
                return guest.post(f"/tables/{table}/reports").status_code
            return guest.web.post("/records", content=b"{}").status_code

        statuses = [once() for _ in range(burst + 2)]
        assert 429 not in statuses[:burst]
        assert statuses[burst:] == [429, 429]


def test_streams_can_not_be_opened_without_end(tmp_path: Path):
    with OpenInn(tmp_path, rate=100) as inn:
        inn.inside.limits.allowances["stream"] = type(inn.inside.limits.allowances["stream"])(
            3, 0.01
        )
        guest = inn.guest("Frodo")
        table = guest.open("me", {"kind": "me", "name": "Sam"})
        for _ in range(2):
            assert guest.stream(table).response.status_code == 200
        assert guest.socket(table).next_position()
        assert guest.stream(table).response.status_code == 429
        assert guest.socket(table).close_code == 4429


# Secrets


def test_the_key_lies_outside_the_repository(monkeypatch: pytest.MonkeyPatch):
    for name in ("XDG_DATA_HOME", "MATHOM_DATA"):
        monkeypatch.delenv(name, raising=False)
    assert ROOT not in data_folder().parents


def secrets_of(inn: OpenInn, guests: list[Guest], tables: list[str]) -> set[str]:
    """Everything that belongs in no log."""
    found = {inn.inside.keys._key.hex(), repr(inn.inside.keys._key)[2:-1]}
    assert inn.inside.push_keys is not None
    found |= set(inn.inside.push_keys.private.decode().splitlines()[1:-1])
    for guest in guests:
        cookie = guest.web.cookies["mathom"]
        found |= {cookie, cookie.split(".")[1]}
    for table in tables:
        loaded = inn.inside.store.load(table)
        assert loaded is not None
        found |= {loaded.row.seed, *loaded.row.seed.split("~")}
        if loaded.row.webhook_secret:
            found.add(loaded.row.webhook_secret)
    return found


def test_no_log_at_any_level_holds_a_secret_of_a_whole_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    with registered(GAME), OpenInn(tmp_path, private_webhooks=True, thinkers=1) as inn:
        frodo, sam = inn.guest("Frodo"), inn.guest("Sam")
        pockets = frodo.open("me", "open", game="pockets")
        token = sam.sit(pockets, 1)
        frodo.put(f"/tables/{pockets}/webhook", url="http://127.0.0.1:9/")
        device = Browser("http://127.0.0.1:9/push/secret-of-frodo")
        frodo.put("/me/calls", **device.subscription()).raise_for_status()
        line, script = frodo.stream(pockets), inn.guest("", Authorization=f"Bearer {token}")
        code = frodo.post(f"/tables/{pockets}/seats/0/code").json()["code"]
        inn.guest().post("/claims", code=code)
        script.say(pockets, 1, "My precious chat line")
        finish(pockets, {0: frodo, 1: script}, Random(1))
        journey = frodo.open("me", "bot:random")
        frodo.stream(journey).until(
            "position", lambda said: said["asks"] and said["asks"][0]["seat"] == 0
        )
        frodo.choose(journey, 0, "nonsense")
        frodo.get(f"/tables/{journey}/replay", viewer=1)
        line.next_position()
        secrets = secrets_of(inn, [frodo, sam], [pockets, journey]) | {token, code}
        secrets |= {"secret-of-frodo", device.subscription()["auth"]}
    written = [
        (record.name, f"{record.getMessage()} {record.exc_text or ''}")
        for record in caplog.records
        if not record.name.startswith(CLIENTS)
    ]
    assert written
    for secret in {*secrets, "My precious chat line"}:
        assert {name for name, said in written if secret in said} == set()


def test_a_failure_of_the_database_puts_no_secret_into_the_log(
    either_inn: OpenInn, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.WARNING)
    guest = either_inn.guest("Frodo")
    guest.get("/me")
    seeds: list[str] = []
    create = Store.create

    def remember(store: Store, row: Any, *rest: Any) -> None:
        seeds.append(row.seed)
        create(store, row, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "create", remember)
        patch.setattr(Lists, "running_of", lambda *_: 0)
        with either_inn.inside.engine.begin() as connection:
            connection.execute(text("ALTER TABLE seats RENAME TO chairs"))
            connection.execute(text("ALTER TABLE tables RENAME TO boards"))
        try:
            answer = guest.ask_to_open("me", "open")
        finally:
            with either_inn.inside.engine.begin() as connection:
                connection.execute(text("ALTER TABLE boards RENAME TO tables"))
                connection.execute(text("ALTER TABLE chairs RENAME TO seats"))
    assert answer.status_code >= 500
    assert seeds
    written = caplog.text + "".join(str(record.exc_info) for record in caplog.records)
    assert seeds[0] not in written
    assert seeds[0] not in answer.text
    assert guest.web.cookies["mathom"].split(".")[1] not in written


# The page


def test_the_page_is_served_packed_and_checked_by_its_tag(open_page: httpx.Client):
    answer = open_page.get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = open_page.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    again = open_page.get("/", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = open_page.get("/", headers={"If-None-Match": '"another"'})
    assert other.status_code == 200


def test_what_lasts_may_be_kept_for_good(open_page: httpx.Client):
    script = open_page.get("/assets/index-4f3a.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    font = open_page.get("/assets/face-77aa.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert open_page.get("/mathom.svg").headers["content-type"] == "image/svg+xml"


def test_files_and_answers_that_are_not_there_are_not_the_page(open_page: httpx.Client):
    for path in ("/assets/old.js", "/assets/a/b.js", "/api/nothing", "/api/tables/x/nothing"):
        assert trouble(open_page.get(path), 404) in ("refused-no-page", "refused-no-table")


def test_nothing_but_the_page_is_handed_out(open_page: httpx.Client):
    for path in (
        "/../key",
        "/assets/../../key",
        "/..%2fkey",
        "/%2e%2e/mathom.db",
        "/page_files.py",
    ):
        answer = open_page.get(path)
        assert answer.status_code == 404 or b"<title>Mathom</title>" in answer.content


def test_without_a_page_it_is_said_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(app_module, "load_page", dict)
    with OpenInn(tmp_path) as inn:
        answer = httpx.get(inn.url)
        assert trouble(answer, 404) == "refused-page-not-built"
        assert "make play" in answer.json()["text"]


def test_a_file_is_packed_once_and_the_same_every_time(built: dict[str, page_files.PageFile]):
    script = built["assets/index-4f3a.js"]
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.body
    assert built["assets/face-77aa.woff2"].packed is None
    assert re.fullmatch('"[0-9a-f]{20}"', script.etag)
