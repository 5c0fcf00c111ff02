"""What was answered is kept; what could not be kept is not pretended to have happened."""

import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from psycopg.errors import ReadOnlySqlTransaction
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import IntegrityError, InternalError, OperationalError

from mathom.server import database
from mathom.server.bots import answering
from mathom.server.database import connect, migrate
from mathom.server.rows import Shown, TableRow
from mathom.server.store import Append, Change, Line, Store
from mathom.server.wire import Clock
from tests.core.toy import PocketsGame
from tests.server.guest import Guest, codes_in, finish, new_key
from tests.server.open_inn import OpenInn


@pytest.fixture
def bilbo(either_inn: OpenInn) -> Guest:
    return either_inn.guest("Bilbo")


@pytest.fixture
def riddles(pockets: PocketsGame, bilbo: Guest) -> str:
    """Bilbo plays both seats."""
    return bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")


def stored(inn: OpenInn, table: str) -> list[str]:
    loaded = inn.inside.store.load(table)
    assert loaded is not None
    return [line.line for line in loaded.lines]


def disk_full(*_: Any) -> Any:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


# SQLite


def test_every_connection_to_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path):
    engine = connect(f"sqlite:///{tmp_path / 'mathom.db'}")
    migrate(engine)
    connections = [engine.connect() for _ in range(8)]
    for connection in connections:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
    for connection in connections:
        connection.close()
    engine.dispose()


def test_also_the_writer_of_a_running_server_does(inn: OpenInn):
    seen: set[tuple[str, int]] = set()
    engine = inn.inside.engine

    def look(connection: Any, *_: Any) -> None:
        raw = connection.connection.cursor()
        mode = raw.execute("PRAGMA journal_mode").fetchone()[0]
        seen.add((mode, raw.execute("PRAGMA synchronous").fetchone()[0]))

    event.listen(engine, "commit", look)
    guest = inn.guest()
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    finish(table, {0: guest, 1: guest}, random.Random(2))
    event.remove(engine, "commit", look)
    assert seen == {("wal", 2)}


def test_to_connect_once_more_takes_nobodys_locks_away(tmp_path: Path):
    """Else the next program that comes and goes would clear the log of writes away under them."""
    file = tmp_path / "mathom.db"
    first = connect(f"sqlite:///{file}")
    migrate(first)
    second = connect(f"sqlite:///{file}")
    passing_by = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT 1 FROM tables')"
    with first.connect() as connection:
        connection.execute(text("SELECT 1 FROM tables"))
        subprocess.run([sys.executable, "-c", passing_by, str(file)], check=True)
        assert file.with_name("mathom.db-wal").exists()
    for engine in (first, second):
        engine.dispose()


# One line a number


def test_a_table_has_one_line_of_each_number(database_url: str):
    engine = connect(database_url)
    migrate(engine)
    insert = "INSERT INTO choices (table_id, ply, line, at) VALUES ('bree', 0, '0 roll', 1)"
    with engine.begin() as connection:
        connection.execute(text(insert))
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text(insert))
    engine.dispose()


def line(number: int, table: str = "bree") -> Append:
    return Append(
        table=table,
        number=number,
        line=Line("0 roll", at=1),
        shown=Shown(state="playing", ply=number + 1, moved=1, touched=1),
    )


def playing(table: str) -> TableRow:
    return TableRow(
        id=table,
        game="journey",
        rules=1,
        options={},
        seed="",
        owner="",
        listed=False,
        clock=Clock(),
        created=1,
        started=1,
        state="playing",
        moved=1,
        touched=1,
    )


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    engine = connect(database_url)
    migrate(engine)
    yield engine
    engine.dispose()


def test_who_comes_second_is_told_so_and_the_others_of_the_batch_are_written(engine: Engine):
    store = Store(engine)
    for table in ("bree", "buckland", "crickhollow"):
        store.create(playing(table), Change(), [])
    assert store.append([line(0), line(0, "crickhollow"), line(0, "buckland")]) == [True] * 3
    batch = [line(1), line(0, "buckland"), line(1, "crickhollow")]
    assert store.append(batch) == [True, False, True]
    with engine.connect() as connection:
        found = connection.execute(text("SELECT count(*) FROM choices")).scalar()
    assert found == 5


def test_nothing_is_added_to_a_game_that_has_ended(engine: Engine):
    store = Store(engine)
    for table in ("bree", "buckland"):
        store.create(playing(table), Change(), [])
    assert store.amend("bree", 0, Change(columns={"state": "over", "ended": "time"}), 2)
    assert store.append([line(0), line(0, "buckland")]) == [False, True]
    loaded = store.load("bree")
    assert loaded is not None
    assert (loaded.row.state, loaded.row.ended, loaded.lines) == ("over", "time", [])


def test_a_change_that_minds_the_record_is_made_only_while_it_is_as_long(engine: Engine):
    store = Store(engine)
    store.create(playing("bree"), Change(), [])
    store.append([line(0)])
    assert not store.amend("bree", 0, Change(columns={"state": "over"}, lines=0), 2)
    assert store.amend("bree", 0, Change(columns={"state": "over"}, lines=1), 2)


# When writing fails


def test_a_choice_that_can_not_be_written_has_not_happened(
    either_inn: OpenInn, riddles: str, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    bilbo.play(riddles, "0 hide agate")
    before = bilbo.position(riddles, 0)
    line = bilbo.stream(riddles, 0)
    line.next_position()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", disk_full)
        answer = bilbo.choose(riddles, 0, "brag", ply=before["ply"])
    assert answer.status_code == 503
    assert answer.json()["reason"]["id"] == "refused-storage"
    assert "disk" not in answer.text
    assert bilbo.position(riddles, 0) == before
    assert stored(either_inn, riddles) == ["0 hide agate"]
    bilbo.play(riddles, "0 hush")
    assert line.at_ply(2)["story"]["lines"][-1]["id"] == "event-hushed"
    assert b"event-bragged" not in b"".join(line.raw)
    assert stored(either_inn, riddles) == ["0 hide agate", "0 hush"]


def test_a_choice_that_was_written_though_the_answer_was_lost_has_happened(
    either_inn: OpenInn, riddles: str, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    """The commit arrived, but the connection broke before it said so."""
    append = Store.append

    def lost(store: Store, batch: list[Append]) -> list[bool]:
        append(store, batch)
        return list(disk_full())

    key = new_key()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", lost)
        assert bilbo.choose(riddles, 0, "hide agate", ply=0, key=key).status_code == 503
    assert bilbo.position(riddles, 0)["ply"] == 1
    again = bilbo.choose(riddles, 0, "hide agate", ply=0, key=key)
    assert (again.status_code, again.json()) == (200, {"ply": 1})
    assert stored(either_inn, riddles) == ["0 hide agate"]


def test_while_the_database_is_gone_nothing_is_pretended(
    either_inn: OpenInn, riddles: str, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    bilbo.play(riddles, "0 hide agate")
    line = bilbo.stream(riddles, 0)
    line.next_position()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", disk_full)
        broken.setattr(Store, "load", disk_full)
        for _ in range(2):
            answer = bilbo.choose(riddles, 0, "brag", ply=1)
            assert answer.status_code >= 500
            assert "disk" not in answer.text
    assert bilbo.position(riddles, 0)["ply"] == 1
    bilbo.play(riddles, "0 hush", "1 hide onyx")
    assert stored(either_inn, riddles) == ["0 hide agate", "0 hush", "1 hide onyx"]
    assert line.at_ply(2)["view"]["seats"][0]["brags"] is False
    assert b"event-bragged" not in b"".join(line.raw)


def test_the_last_choice_of_a_game_that_can_not_be_written_does_not_end_it(
    either_inn: OpenInn, pockets: PocketsGame, bilbo: Guest, monkeypatch: pytest.MonkeyPatch
):
    table = bilbo.open(
        "me", {"kind": "me", "name": "Gollum"}, game="pockets", options={"rounds": 1}
    )
    bilbo.play(table, "0 hide agate", "0 hush", "1 hide onyx", "1 hush")
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", disk_full)
        assert bilbo.choose(table, 1, "keep").status_code == 503
    info = bilbo.info(table)
    assert (info["state"], info["seed"], info["winners"]) == ("playing", None, None)
    bilbo.play(table, "1 keep")
    assert bilbo.info(table)["state"] == "over"


def test_who_would_listen_while_the_database_is_gone_is_told_to_come_again(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    guest = inn.guest()
    table = guest.open("me", "open")
    inn.forget()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "load", disk_full)
        assert guest.socket(table).close_code == 4503
    assert guest.socket(table).until("table")["table"]["id"] == table


def test_a_database_that_may_only_be_read_is_no_mistake_of_ours(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    def standby(*_: Any) -> Any:
        raise InternalError("INSERT", {}, ReadOnlySqlTransaction("a standby"))

    guest = inn.guest()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "create", standby)
        answer = guest.ask_to_open("me", "open")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-database")
    assert "standby" not in answer.text


def test_a_bot_whose_table_could_be_neither_written_nor_read_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(answering, "PAUSE", 0.1)
    append = Store.append
    failed = threading.Event()

    def only_people(store: Store, batch: list[Append]) -> list[bool]:
        return append(store, batch) if all(one.line.key for one in batch) else disk_full()

    def gone(*_: Any) -> Any:
        failed.set()
        disk_full()

    with OpenInn(tmp_path, thinkers=1) as inn:
        inn.leave_alone()
        frodo = inn.guest("Frodo")
        table = frodo.open("me", "bot:random")
        line = frodo.socket(table, 0)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", only_people)
            broken.setattr(Store, "load", gone)
            while not failed.is_set():
                answer = frodo.get(f"/tables/{table}/position", seat=0)
                codes = codes_in(answer.json(), 0) if answer.status_code == 200 else []
                if codes:
                    frodo.choose(table, 0, codes[0], answer.json()["ply"])
        assert line.until("position", lambda said: said["ply"] and codes_in(said, 0))


def test_a_bot_answers_a_choice_that_was_written_though_the_answer_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    append = Store.append

    def lost(store: Store, batch: list[Append]) -> list[bool]:
        written = append(store, batch)
        return disk_full() if any(one.line.key for one in batch) else written

    with OpenInn(tmp_path, thinkers=1) as inn:
        inn.leave_alone()
        frodo = inn.guest("Frodo")
        table = frodo.open("me", "bot:random")
        line = frodo.socket(table, 0)
        monkeypatch.setattr(Store, "append", lost)
        turns = 0
        while turns < 2:
            said = line.until("position", lambda said: codes_in(said, 0) != [])
            answer = frodo.choose(table, 0, codes_in(said, 0)[0], said["ply"])
            assert answer.status_code == 503
            turns += frodo.position(table, 0)["by"] == 1 or not frodo.codes(table, 0)
        assert line.until("position", lambda said: codes_in(said, 0) != [])


def test_nobody_waits_for_all_who_wait_for_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with OpenInn(tmp_path) as inn:
        guest = inn.guest()
        monkeypatch.setattr(database, "PATIENCE", 0.2)
        with inn.inside.store.access.turn:
            assert guest.put("/me", name="Frodo").status_code == 503
        assert guest.put("/me", name="Frodo").status_code == 200


@pytest.mark.slow
def test_who_waits_for_a_lock_in_vain_is_told(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database, "PATIENCE", 1)
    with OpenInn(tmp_path, database_url=postgres_url) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        choice = (table, seat, codes_in(position, seat)[0], position["ply"], new_key())
        another = connect(postgres_url)
        with another.begin() as connection:
            connection.execute(text("LOCK TABLE choices IN EXCLUSIVE MODE"))
            assert frodo.choose(*choice).status_code == 503
        another.dispose()
        assert frodo.choose(*choice).status_code == 200


# After a restart


def test_the_table_in_memory_is_the_table_in_the_database(
    either_inn: OpenInn, pockets: PocketsGame, bilbo: Guest
):
    table = bilbo.open("me", {"kind": "me", "name": "Gollum"}, game="pockets")
    for line in ("0 hide agate", "1 hide onyx", "0 brag", "1 hush", "1 toss"):
        bilbo.play(table, line)
        before = {
            path: bilbo.get(f"/tables/{table}{path}").content
            for path in ("", "/position?seat=0", "/position?seat=1", "/position?seat=-1")
        }
        either_inn.forget()
        for path, content in before.items():
            assert bilbo.get(f"/tables/{table}{path}").content == content


def test_a_game_begun_under_other_rules_is_kept_but_can_not_go_on(
    either_inn: OpenInn, riddles: str, bilbo: Guest
):
    bilbo.play(riddles, "0 hide agate")
    with either_inn.inside.engine.begin() as connection:
        tampered = text("UPDATE choices SET line = '0 hide ring' WHERE table_id = :id")
        connection.execute(tampered, {"id": riddles})
    either_inn.forget()
    answer = bilbo.get(f"/tables/{riddles}/position")
    assert answer.status_code == 503
    assert answer.json()["reason"]["id"] == "refused-table-misfit"
    assert riddles in [info["id"] for info in bilbo.mine()]
    assert stored(either_inn, riddles) == ["0 hide ring"]


def test_looking_for_tables_that_are_not_there_leaves_nothing_behind(inn: OpenInn):
    guest = inn.guest()
    for number in range(20):
        assert guest.get(f"/tables/nowhere{number}").status_code == 404
    assert not inn.inside.tables._loading
