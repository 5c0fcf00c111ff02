"""Health and readiness, for those who look after a server."""

import os
import resource
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from mathom.server import readiness
from mathom.server.bots.workers import BotWorkers
from mathom.server.measures import DATABASE_FAILURES
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.services.inn import Inn
from tests.services.postgres import Postgres
from tests.services.service import Missing, waited


@pytest.fixture
def own(tmp_path: Path) -> Iterator[OpenInn]:
    with OpenInn(tmp_path) as inn:
        yield inn


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "BELIEVED", -1.0)


def ready(inn: OpenInn | Inn) -> tuple[int, str | None]:
    answer = httpx.get(f"{inn.url}/api/ready", timeout=20)
    said = answer.json()
    assert said["ready"] is (answer.status_code == 200)
    return answer.status_code, said["cause"]


def test_a_server_that_answers_lives_and_asks_no_database(
    own: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    def asked(*_: Any) -> Any:
        raise AssertionError("the database was asked")

    for engine in (own.inside.engine, own.inside.store.access._for_writing):
        monkeypatch.setattr(engine, "connect", asked)
    with pytest.raises(AssertionError, match="was asked"):
        own.inside.store.has_table("bree")
    with pytest.raises(AssertionError, match="was asked"):
        own.inside.store.note_life(0)
    answer = httpx.get(f"{own.url}/api/health")
    assert (answer.status_code, answer.json()) == (200, {"alive": True})
    assert "set-cookie" not in answer.headers


def test_an_open_server_is_ready(own: OpenInn):
    assert ready(own) == (200, None)


def test_without_its_database_it_is_not(own: OpenInn, tmp_path: Path):
    with own.inside.engine.begin() as connection:
        connection.execute(text("ALTER TABLE alembic_version RENAME TO gone"))
    assert ready(own) == (503, "database")
    with own.inside.engine.begin() as connection:
        connection.execute(text("ALTER TABLE gone RENAME TO alembic_version"))
    assert ready(own) == (200, None)


def test_a_database_that_does_not_answer_is_away_and_is_asked_once(
    own: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    asked, answers = [], threading.Event()

    def slow(engine: Any) -> str:
        asked.append(engine)
        answers.wait(20)
        return readiness.newest_version()

    monkeypatch.setattr(readiness, "version_of", slow)
    monkeypatch.setattr(readiness, "PATIENCE", 0.2)
    assert [ready(own) for _ in range(3)] == [(503, "database")] * 3
    assert len(asked) == 1
    answers.set()
    assert waited(lambda: ready(own) == (200, None), 10)


@pytest.mark.slow
def test_it_waits_for_a_postgresql_that_is_started_anew(tmp_path: Path):
    try:
        postgres = Postgres()
    except Missing as missing:
        pytest.skip(str(missing))
    with postgres, OpenInn(tmp_path, database_url=postgres.url(postgres.create())) as inn:
        assert ready(inn) == (200, None)
        failures = DATABASE_FAILURES.value()
        postgres.stop()
        assert ready(inn) == (503, "database")
        assert DATABASE_FAILURES.value() > failures
        assert httpx.get(f"{inn.url}/api/health").status_code == 200
        postgres.start()
        assert waited(lambda: ready(inn) == (200, None), 20)


def test_with_the_tables_of_another_version_it_is_not(own: OpenInn):
    with own.inside.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    assert ready(own) == (503, "migrations")


def test_with_a_full_disk_it_is_not_and_afterwards_it_is():
    """No file of the server's may grow any more, nor one that is there be written beyond its first
    byte: what it reads is all there.
    """
    with Inn() as inn, Guest(inn.url, "Frodo") as frodo:
        table = frodo.open("me", "open")
        _, most = resource.prlimit(inn.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(inn.pid, resource.RLIMIT_FSIZE, (1, most))
        assert waited(lambda: ready(inn) == (503, "storage"), 10)
        assert frodo.get(f"/tables/{table}").status_code == 200
        assert frodo.say(table, 0, "Is there no room?").status_code == 503
        resource.prlimit(inn.pid, resource.RLIMIT_FSIZE, (most, most))
        assert waited(lambda: ready(inn) == (200, None), 10)
        assert frodo.say(table, 0, "There is").status_code == 201


def test_trying_whether_there_is_room_takes_none(own: OpenInn, tmp_path: Path):
    def pages() -> object:
        with own.inside.engine.connect() as connection:
            return connection.execute(text("PRAGMA page_count")).scalar()

    ready(own)
    before = pages()
    assert [ready(own) for _ in range(50)] == [(200, None)] * 50
    assert pages() == before


def test_at_a_database_that_can_only_be_read_it_is_not(postgres_url: str, tmp_path: Path):
    with OpenInn(tmp_path, database_url=postgres_url) as inn:
        assert ready(inn) == (200, None)
        with inn.inside.engine.connect() as connection:
            name = connection.execute(text("SELECT current_database()")).scalar()
            connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only=on"))
            connection.commit()
        inn.inside.engine.dispose()
        assert ready(inn) == (503, "storage")


def test_once_it_closes_it_says_so(own: OpenInn):
    own.inside.readiness.closing = True
    assert ready(own) == (503, "closing")
    assert httpx.get(f"{own.url}/api/health").status_code == 200


def test_if_no_process_for_bots_lives_it_says_so_and_starts_one_anew(tmp_path: Path):
    with OpenInn(tmp_path, thinkers=1) as inn:
        thinkers: BotWorkers = inn.inside.bot_workers
        assert ready(inn) == (200, None)
        process = thinkers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        assert waited(lambda: not thinkers.able, 10)
        # The server looks by itself now and then; it may have been quicker than we.
        assert ready(inn) in ((503, "bots"), (200, None))
        inn.run(thinkers.revive())
        assert ready(inn) == (200, None)
        assert thinkers.waiting == 0


def test_to_ask_often_costs_the_database_nothing(own: OpenInn, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(readiness, "BELIEVED", 60.0)
    ready(own)
    monkeypatch.setattr(readiness, "version_of", lambda engine: pytest.fail("asked again"))
    assert ready(own) == (200, None)


# Running short


def test_with_no_file_left_to_open_it_says_so_and_recovers():
    """Everybody who is there already has a connection; whatever else needs a file waits."""
    with Inn() as inn, Guest(inn.url, "Frodo") as frodo:
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        asked = [
            f"/tables/{table}", f"/tables/{table}/position", f"/tables/{table}/replay",
            f"/tables/{table}/since", "/words/en/journey", "/rules/journey", "/notices", "/tables",
            "/me", "/ready", "/nothing-of-that-kind",
        ]  # fmt: skip
        _, most = resource.prlimit(inn.pid, resource.RLIMIT_NOFILE)
        files = {int(name) for name in os.listdir(f"/proc/{inn.pid}/fd")}
        resource.prlimit(inn.pid, resource.RLIMIT_NOFILE, (max(files) + 1, most))
        answers = [frodo.get(path) for path in asked]
        assert {answer.status_code for answer in answers} <= {200, 404, 503}, inn.log
        short = [answer for answer in answers if answer.status_code == 503]
        assert short, "nothing needed a file"
        for answer in short:
            assert answer.json()["reason"]["id"] == "refused-exhausted"
            assert answer.json()["text"].startswith("So many people are here")
            assert int(answer.headers["retry-after"]) > 0
        resource.prlimit(inn.pid, resource.RLIMIT_NOFILE, (most, most))
        for path in asked[:-1]:
            assert waited(lambda path=path: frodo.get(path).status_code == 200, 20), path


# Who may ask


def test_who_asks_on_this_machine_is_never_too_fast(tmp_path: Path):
    with OpenInn(tmp_path, rate=0.5) as inn, httpx.Client(base_url=inn.url) as web:
        for _ in range(40):
            assert web.get("/api/health").status_code == 200
            assert web.get("/api/ready").status_code == 200
        assert web.get("/api/games").status_code == 200, "probes take nothing from visitors"


def test_who_asks_from_elsewhere_is(tmp_path: Path):
    with (
        OpenInn(tmp_path, rate=0.5, trust_proxy=True) as inn,
        httpx.Client(base_url=inn.url, headers={"X-Forwarded-For": "192.0.2.7"}) as web,
    ):
        statuses = [web.get("/api/health").status_code for _ in range(10)]
        assert 429 in statuses


@pytest.mark.parametrize("host", ["10.1.2.3:8000", "[fd00::7]:8000", "pod-7.cluster.example"])
def test_probes_may_know_the_server_by_any_name(own: OpenInn, host: str):
    for path in ("health", "ready"):
        assert httpx.get(f"{own.url}/api/{path}", headers={"Host": host}).status_code == 200


def test_and_by_none(own: OpenInn):
    """As old load balancers ask."""
    host, port = own.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")
