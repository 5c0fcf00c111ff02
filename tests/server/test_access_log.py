"""The log of requests: what happened, and nothing that is secret."""

import json
import logging
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.server.database import connect
from mathom.server.logs import level_for_others, set_up_logs
from mathom.server.store import Store
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.server.test_durability import disk_full
from tests.services.inn import Inn
from tests.services.service import waited


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "access.log"


@pytest.fixture
def noted(tmp_path: Path, file: Path) -> Iterator[OpenInn]:
    with OpenInn(tmp_path, access_log=str(file)) as inn:
        yield inn


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def line_of(file: Path, matches: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """It is written when the answer has gone, so it may come a moment after it."""
    assert waited(lambda: any(map(matches, lines(file))), 10)
    return next(line for line in lines(file) if matches(line))


def test_a_request_is_one_line_of_json(noted: OpenInn, file: Path):
    answer = httpx.get(f"{noted.url}/api/games", headers={"Accept-Encoding": "identity"})
    line = line_of(file, lambda line: line["route"] == "/api/games")
    assert set(line) == {"at", "method", "route", "status", "ms", "bytes"}
    assert (line["method"], line["status"]) == ("GET", 200)
    assert line["bytes"] == len(answer.content)
    assert line["ms"] > 0
    assert line["at"].endswith("Z")


def test_it_names_no_table_no_query_no_token_and_no_address(noted: OpenInn, file: Path):
    guest = noted.guest("Frodo")
    table = guest.open("me", "open")
    token = guest.sit(table, 1)
    guest.get(f"/tables/{table}/position", seat=1)
    with httpx.Client(headers={"Authorization": f"Bearer {token}"}) as script:
        script.get(f"{noted.url}/api/tables/{table}?secret=mellon")
    guest.socket(table).next_position()
    guest.close()
    line_of(file, lambda line: line["method"] == "SOCKET")
    said = file.read_text("utf-8")
    for hidden in (table, token, guest.web.cookies["mathom"], "mellon", "Frodo", "127.0.0.1", "?"):
        assert hidden not in said
    assert "/api/tables/{table}/position" in said


def test_a_socket_is_written_down_when_it_ends(noted: OpenInn, file: Path):
    guest = noted.guest()
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    socket = guest.socket(table)
    socket.next_position()
    socket.close()
    line = line_of(file, lambda line: line["method"] == "SOCKET")
    assert line["route"] == "/api/tables/{table}/socket"
    assert 1000 <= line["status"] < 1016
    assert line["bytes"] > 500


def test_a_refusal_has_its_reason(noted: OpenInn, file: Path):
    noted.guest().get("/tables/nowhere")
    line = line_of(file, lambda line: line["status"] == 404)
    assert line["cause"] == "refused-no-table"


def test_a_failure_has_its_cause(noted: OpenInn, file: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Store, "load", disk_full)
    noted.guest().get("/tables/bree")
    assert line_of(file, lambda line: line["status"] == 503)["cause"] == "OperationalError"
    monkeypatch.setattr(Store, "load", lambda *_: 1 / 0)
    noted.guest().get("/tables/bree")
    assert line_of(file, lambda line: line["status"] == 500)["cause"] == "ZeroDivisionError"


def test_addresses_are_kept_only_if_the_operator_wants(tmp_path: Path, file: Path):
    with OpenInn(
        tmp_path, access_log=str(file), access_log_addresses=True, trust_proxy=True
    ) as inn:
        httpx.get(f"{inn.url}/api/games", headers={"X-Forwarded-For": "2001:db8::7"})
    assert lines(file)[0]["address"] == "2001:db8::/64"


def test_the_file_is_its_owners_and_may_be_moved_away(noted: OpenInn, file: Path):
    guest = noted.guest()
    guest.get("/games")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.rename(file.with_suffix(".1"))
    guest.get("/games")
    assert waited(file.exists, 10)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_it_can_go_to_standard_output():
    with Inn(access_log="yes", thinkers=0) as inn:
        httpx.get(f"{inn.url}/api/health")
        assert waited(lambda: '"route":"/api/health"' in inn.log, 10)


def test_without_the_setting_nothing_is_written(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        inn.guest().get("/games")
    assert not list(tmp_path.glob("*.log"))


# The other log


@pytest.mark.slow
def test_the_most_talkative_log_tells_no_secrets():
    """Neither seeds, from the database's own log, nor hands, from the sockets'."""
    with Inn(log_level="debug", thinkers=1) as inn:
        with Guest(inn.url, "Frodo") as guest:
            table = guest.open("me", "bot:random", game="confrontation")
            guest.socket(table, 0).next_position()
            guest.play(table, f"0 {guest.codes(table, 0)[0]}")
            cookie = guest.web.cookies["mathom"]
        inn.stop()
        loaded = Store(connect(f"sqlite:///{inn.data / 'mathom.db'}")).load(table)
        assert loaded is not None
        for hidden in (loaded.row.seed, cookie, table, "Frodo", loaded.lines[0].line):
            assert hidden not in inn.log


def test_our_own_log_alone_becomes_talkative(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(logging.getLogger("mathom"), "level", logging.NOTSET)
    set_up_logs("debug")
    try:
        assert logging.getLogger("mathom.inn").isEnabledFor(logging.DEBUG)
        assert not logging.getLogger("sqlalchemy.engine").isEnabledFor(logging.INFO)
        assert level_for_others("debug") == "warning"
    finally:
        logging.getLogger("mathom").setLevel(logging.NOTSET)
