"""Connections that bring too much, take too long, or are too many."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from mathom.server import connections, limits
from mathom.server.connections import Connection
from mathom.server.tables import listening
from tests.server.open_inn import OpenInn
from tests.services.service import waited

CALLING = 15.0
"""Seconds: less than who says too little is waited for, if nothing else is agreed."""


@contextmanager
def calling(inn: OpenInn) -> Iterator[socket.socket]:
    place = urlsplit(inn.url)
    with socket.create_connection((place.hostname, place.port), timeout=CALLING) as line:
        yield line


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    said = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            said += more
    return said


def test_headers_without_end_are_cut_off(inn: OpenInn):
    with calling(inn) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < 64 * 1024 * 1024:
                line.sendall(b"a" * 65536)
                sent += 65536
        assert sent < 16 * 1024 * 1024  # what the network holds, not what the server takes
    with calling(inn) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 33000)
        assert answer(line).startswith(b"HTTP/1.1 431 ")


def test_many_short_headers_are_cut_off_as_well(inn: OpenInn):
    with calling(inn) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\n" + b"X-A: b\r\n" * 5000)
        assert answer(line).startswith(b"HTTP/1.1 431 ")


def test_trailers_without_end_are_cut_off(inn: OpenInn):
    with calling(inn) as line:
        line.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Long: " + b"a" * 40000
        )
        assert b"HTTP/1.1 " in answer(line)  # and then the line is cut
    assert httpx.get(f"{inn.url}/api/games").status_code == 200


def test_a_usual_body_is_no_header(inn: OpenInn):
    name = "x" * 100_000
    assert httpx.put(f"{inn.url}/api/me", json={"name": name}).status_code == 422


@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET /api/games HTTP/1.1\r\nHost:"])
def test_who_says_too_little_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
):
    monkeypatch.setattr(Connection, "head_time", 0.3)
    with OpenInn(tmp_path) as inn, calling(inn) as line:
        line.sendall(said)
        assert answer(line).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Connection, "body_time", 0.3)
    with OpenInn(tmp_path) as inn, calling(inn) as line:
        line.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert b"HTTP/1.1 4" in answer(line)


def test_a_slow_second_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Connection, "head_time", 0.3)
    with OpenInn(tmp_path) as inn, calling(inn) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(b"GET /api/ga")
        assert b"HTTP/1.1 408 " in answer(line)


@pytest.mark.parametrize("said", ["PUT /api/me", "POST /api/records"])
def test_who_hangs_up_in_the_midst_of_a_request_is_no_failure_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: str
):
    log = tmp_path / "log"
    with OpenInn(tmp_path, access_log=str(log)) as inn:
        with calling(inn) as line:
            line.sendall(
                f"{said} HTTP/1.1\r\nHost: {urlsplit(inn.url).netloc}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{".encode()
            )
        assert waited(lambda: said.partition(" ")[2] in log.read_text("utf-8"))
        assert '"status":400' in log.read_text("utf-8")
    assert not caplog.records


def timers(inn: OpenInn) -> int:
    """How many connections have their time measured just now."""
    return sum(
        getattr(timer._callback, "__func__", None) is Connection._too_late
        for timer in list(inn._loop._scheduled)  # type: ignore[attr-defined]
        if not timer.cancelled()
    )


def test_who_was_in_time_is_timed_no_longer(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        table = inn.guest("Frodo").open("me", "open")
        with calling(inn) as silent, ExitStack() as lines:
            assert waited(lambda: timers(inn) == 1)
            asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
            for said in (asked, upgrade(inn, table)):
                lines.enter_context(calling(inn)).sendall(said)
            lines.enter_context(calling(inn))
            assert waited(lambda: timers(inn) == 2)
            lines.close()
            assert waited(lambda: timers(inn) == 1)
            silent.sendall(asked[:10])
            assert timers(inn) == 1
            silent.sendall(asked[10:])
            assert silent.recv(12) == b"HTTP/1.1 200"
            assert waited(lambda: not timers(inn))


def test_one_caller_does_not_shut_the_others_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Connection, "per_caller", 5)
    with OpenInn(tmp_path) as inn, ExitStack() as lines:
        for _ in range(5):
            lines.enter_context(calling(inn))
        with calling(inn) as line:
            assert answer(line).startswith(b"HTTP/1.1 429 ")
        lines.close()
        time.sleep(0.2)
        assert httpx.get(f"{inn.url}/api/games").status_code == 200
    assert not Connection.callers


def upgrade(inn: OpenInn, table: str) -> bytes:
    place = urlsplit(inn.url).netloc
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place}\r\n"
        f"Origin: http://{place}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    ).encode()


def test_a_socket_that_was_refused_is_a_connection_until_it_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with OpenInn(tmp_path) as inn, ExitStack() as lines:
        with inn.guest("Frodo") as frodo:
            table = frodo.open("me", "open")
        assert waited(lambda: not Connection.callers)
        monkeypatch.setattr(Connection, "per_caller", 5)
        for _ in range(5):
            line = lines.enter_context(calling(inn))
            line.sendall(upgrade(inn, "nowhere"))
            said = b""
            while b"refused-no-table" not in said:
                said += line.recv(65536)
        with calling(inn) as line:
            assert answer(line).startswith(b"HTTP/1.1 429 ")
        lines.close()
        assert waited(lambda: not Connection.callers)
        # Who listens is counted as such.
        for _ in range(7):
            line = lines.enter_context(calling(inn))
            line.sendall(upgrade(inn, table))
            said = b""
            while b'"type":"table"' not in said:
                said += line.recv(65536)
        assert waited(lambda: not Connection.callers)
        assert inn.inside.limits._streams.total() == 7
        lines.close()
        assert waited(lambda: not inn.inside.limits._streams)


def test_who_asks_for_more_before_the_first_is_answered_is_cut_off(inn: OpenInn):
    with calling(inn) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\n\r\n" * 1000)
        with suppress(ConnectionError):
            said = answer(line)
            assert said.count(b"HTTP/1.1 200 ") <= connections.MOST_AHEAD + 2
    with calling(inn) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5)
        said = b""
        while said.count(b"HTTP/1.1 ") < 5:
            said += line.recv(65536)


def test_an_answer_is_not_followed_by_another_when_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Connection, "body_time", 0.3)
    with OpenInn(tmp_path) as inn, calling(inn) as line:
        line.sendall(
            b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert answer(line).count(b"HTTP/1.1 ") == 1


def test_behind_a_proxy_its_connections_are_not_counted():
    assert connections.doorway(trust_proxy=True).per_caller is None
    assert connections.doorway(trust_proxy=False).per_caller == connections.MOST_CONNECTIONS


# Streams


def test_one_household_listens_to_so_many_streams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_STREAMS", 3)
    with OpenInn(tmp_path, rate=1000) as inn:
        table = inn.guest("Frodo").open("me", "open")
        streams = [inn.guest().stream(table) for _ in range(3)]
        for stream in streams:
            stream.next()
        refused = inn.guest().get(f"/tables/{table}/stream")
        assert refused.status_code == 429
        assert refused.json()["reason"]["id"] == "refused-streams"
        for stream in streams:
            stream.close()
        assert waited(lambda: not inn.inside.limits._streams)


def test_watchers_are_turned_away_when_a_table_is_full_but_never_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(listening, "MOST_WATCHERS", 2)
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", "open")
        for _ in range(2):
            inn.guest().stream(table).next()
        refused = inn.guest().get(f"/tables/{table}/stream")
        assert refused.status_code == 429
        assert refused.json()["reason"]["id"] == "refused-watchers"
        frodo.stream(table).next()
