"""Backups: taken while people play, and put back so that they can play on."""

import errno
import io
import os
import shutil
import sqlite3
import stat
import subprocess
import tarfile
import threading
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from mathom.cli import replay_all
from mathom.cli.main import main
from mathom.server import backups
from mathom.server.backups import back_up
from mathom.server.config import read_config
from mathom.server.database import connect, migrate
from tests.cli.shell import Ran
from tests.cli.shell import said as spoken
from tests.server.guest import Guest, codes_in
from tests.server.open_inn import OpenInn
from tests.services.inn import PROGRAM
from tests.services.postgres import Postgres

LANGUAGES = ("en", "pl")


@pytest.fixture
def mathom(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ran]:
    for name in ("MATHOM_DATABASE_URL", "MATHOM_DATA"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: object) -> Ran:
        capsys.readouterr()
        code = main([str(word) for word in argv])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def played(data: Path) -> tuple[str, str]:
    """A closed server's table, and the cookie of who plays there."""
    with OpenInn(data) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        play_on(frodo, table)
        return table, frodo.web.cookies["mathom"]


def said(lang: str, id: str, **args: object) -> str:
    return spoken(lang, id, **{k: str(v) if isinstance(v, Path) else v for k, v in args.items()})


def play_on(guest: Guest, table: str) -> int:
    """Choose something for whoever is asked; the new ply."""
    position = guest.position(table)
    seat = position["asks"][0]["seat"]
    codes = codes_in(guest.position(table, seat), seat)
    answer = guest.choose(table, seat, codes[0])
    assert answer.status_code == 200, answer.text
    return int(answer.json()["ply"])


def lines_of(inn: OpenInn, table: str) -> list[str]:
    loaded = inn.inside.store.load(table)
    assert loaded is not None
    return [line.line for line in loaded.lines]


def test_every_choice_that_was_acknowledged_before_is_in_a_backup_under_load(
    data: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    backup, elsewhere = tmp_path / "mathom.backup", tmp_path / "elsewhere"
    over = threading.Event()
    known: dict[str, int] = {}
    cookies: dict[str, str] = {}

    def player(inn: OpenInn, number: int) -> None:
        with Guest(inn.url, f"Hobbit {number}") as guest:
            while not over.is_set():
                table = guest.open("me", {"kind": "me", "name": "Sam"})
                cookies[table] = guest.web.cookies["mathom"]
                for _ in range(40):
                    if over.is_set() or not guest.position(table)["asks"]:
                        break
                    known[table] = play_on(guest, table)

    with OpenInn(data) as inn:
        players = [threading.Thread(target=player, args=(inn, each)) for each in range(4)]
        for each in players:
            each.start()
        while sum(known.values()) < 60:
            over.wait(0.02)
        before = dict(known)
        # As an operator does it: another process, while this one goes on.
        subprocess.run([PROGRAM, "backup", backup, "--data", data], check=True, capture_output=True)
        after = dict(known)
        over.set()
        for each in players:
            each.join()
        assert sum(after.values()) > sum(before.values()), "nobody played meanwhile"
        final = {table: lines_of(inn, table) for table in known}

    assert mathom("restore", backup, "--data", elsewhere).code == 0
    with OpenInn(elsewhere) as restored:
        for table, ply in before.items():
            lines = lines_of(restored, table)
            assert len(lines) >= ply
            assert lines == final[table][: len(lines)]
        # With the key, everybody has their seats.
        table = next(iter(before))
        with Guest(restored.url, "Hobbit", {"Cookie": f"mathom={cookies[table]}"}) as guest:
            assert guest.info(table)["you"] == [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_saved_and_restored_is_said_in_both_languages(
    lang: str, data: Path, tmp_path: Path, played: tuple[str, str], mathom: Callable[..., Ran]
):
    backup = tmp_path / "copy.tar.gz"
    saved = mathom("backup", backup, "--data", data, "--lang", lang)
    assert saved.code == 0
    assert saved.says(said(lang, "backup-private"))
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    with tarfile.open(backup) as archive:
        assert sorted(archive.getnames()) == ["key", "mathom.db", "push-key"]
    restored = mathom("restore", backup, "--data", tmp_path / "new", "--lang", lang)
    assert restored.code == 0
    assert restored.says(said(lang, "replay-all-done", games=1, differences=0))
    assert restored.says(said(lang, "restore-done", place=tmp_path / "new"))
    for name in ("key", "mathom.db", "push-key"):
        assert stat.S_IMODE((tmp_path / "new" / name).stat().st_mode) == 0o600
    assert (tmp_path / "new" / "key").read_bytes() == (data / "key").read_bytes()
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == [
        "key",
        "mathom.db",
        "push-key",
    ]


def test_no_backup_is_overwritten(
    data: Path, tmp_path: Path, played: tuple[str, str], mathom: Callable[..., Ran]
):
    backup = tmp_path / "copy"
    backup.write_text("precious")
    ran = mathom("backup", backup, "--data", data, "--lang", "pl")
    assert ran.complains(said("pl", "refused-exists", file=backup))
    assert backup.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


def test_there_must_be_something_to_back_up(tmp_path: Path, mathom: Callable[..., Ran]):
    ran = mathom("backup", tmp_path / "copy", "--data", tmp_path / "nothing")
    assert ran.complains(said("en", "refused-no-tables", place=tmp_path / "nothing" / "mathom.db"))
    assert not (tmp_path / "nothing").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_for_postgresql_its_own_tools_are_named(
    lang: str,
    command: str,
    data: Path,
    tmp_path: Path,
    mathom: Callable[..., Ran],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("MATHOM_DATABASE_URL", "postgresql://u:mellon@h/d")
    ran = mathom(command, tmp_path / "copy", "--data", data, "--lang", lang)
    assert ran.complains(said(lang, "refused-backup-postgresql", key=data / "key"))
    assert "mellon" not in ran.err


@pytest.mark.slow
def test_what_pg_dump_has_saved_pg_restore_brings_back(
    postgres: Postgres, data: Path, tmp_path: Path
):
    """With the flags that the guide names."""
    names = [postgres.create() for _ in range(2)]
    with OpenInn(data, database_url=postgres.url(names[0])) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        play_on(frodo, table)
        cookie = frodo.web.cookies["mathom"]
        how = ["--host", str(postgres.folder), "--username", "mathom"]
        programs = postgres.programs
        saved = subprocess.run(
            [programs / "pg_dump", *how, "--format", "custom", names[0]],
            check=True,
            capture_output=True,
        ).stdout
    subprocess.run(
        [programs / "pg_restore", *how, "--dbname", names[1], "--clean", "--if-exists"],
        input=saved,
        check=True,
    )
    with (
        OpenInn(data, database_url=postgres.url(names[1])) as restored,
        Guest(restored.url, "Frodo", {"Cookie": f"mathom={cookie}"}) as frodo,
    ):
        assert frodo.info(table)["you"] == [0, 1]
        assert play_on(frodo, table) == 2
    for name in names:
        postgres.drop(name)


# Restoring


@pytest.fixture
def backup(data: Path, tmp_path: Path, played: tuple[str, str], mathom: Callable[..., Ran]) -> Path:
    assert mathom("backup", tmp_path / "copy", "--data", data).code == 0
    return tmp_path / "copy"


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """A backup, and the table that is in it."""
    folder = tmp_path_factory.mktemp("made-once")
    with OpenInn(folder / "data") as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        play_on(frodo, table)
    back_up(read_config(folder / "data"), folder / "copy")
    return (folder / "copy").read_bytes(), table


@pytest.fixture
def another(made_once: tuple[bytes, str], tmp_path: Path) -> Path:
    """That backup, to be spoilt."""
    (tmp_path / "copy").write_bytes(made_once[0])
    return tmp_path / "copy"


def test_what_is_there_is_kept_unless_told_and_then_moved_aside(
    data: Path, backup: Path, played: tuple[str, str], mathom: Callable[..., Ran]
):
    table, _ = played
    with OpenInn(data) as inn:
        with Guest(inn.url, "Frodo", {"Cookie": f"mathom={played[1]}"}) as frodo:
            play_on(frodo, table)
        newer = lines_of(inn, table)
    ran = mathom("restore", backup, "--data", data)
    assert ran.complains(said("en", "refused-in-the-way", place=data / "mathom.db"))
    assert mathom("restore", backup, "--data", data, "--replace").code == 0
    with OpenInn(data) as inn:
        assert lines_of(inn, table) == newer[:1]
    [aside] = data.glob("mathom.db.2*")
    with sqlite3.connect(aside) as kept:
        assert kept.execute("SELECT count(*) FROM choices").fetchone() == (len(newer),)


def test_the_database_of_an_open_server_is_never_replaced(
    data: Path, backup: Path, played: tuple[str, str], mathom: Callable[..., Ran]
):
    with OpenInn(data) as inn:
        ran = mathom("restore", backup, "--data", data, "--replace", "--lang", "pl")
        assert ran.complains(said("pl", "refused-still-open", place=data / "mathom.db"))
        assert lines_of(inn, played[0])


def not_an_archive(file: Path) -> None:
    file.write_bytes(b"mellon" * 100)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-2000])


def other_tables(file: Path) -> None:
    repack(file, lambda database: database.execute("DROP TABLE choices"))


def damaged(file: Path) -> None:
    repack(file, None)


def of_two_versions(file: Path) -> None:
    repack(file, lambda database: database.execute("INSERT INTO alembic_version VALUES ('mellon')"))


def of_no_version(file: Path) -> None:
    repack(file, lambda database: database.execute("DELETE FROM alembic_version"))


def repack(file: Path, change: Callable[[sqlite3.Connection], Any] | None) -> None:
    """The same archive with another database in it."""
    folder = file.parent / "repacked"
    with tarfile.open(file) as archive:
        archive.extractall(folder, filter="data")
    if change is None:
        pages = bytearray((folder / "mathom.db").read_bytes())
        pages[4096:8192] = bytes(4096)
        (folder / "mathom.db").write_bytes(pages)
    else:
        with sqlite3.connect(folder / "mathom.db") as database:
            change(database)
    with tarfile.open(file, "w:gz") as archive:
        for name in ("mathom.db", "key"):
            archive.add(folder / name, name)


@pytest.mark.parametrize(
    "spoil",
    [not_an_archive, cut_short, other_tables, damaged, of_two_versions, of_no_version],
)
def test_what_is_no_backup_is_refused_and_changes_nothing(
    spoil: Callable[[Path], None], another: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    spoil(another)
    ran = mathom("restore", another, "--data", tmp_path / "new")
    assert ran.complains(said("en", "refused-no-backup", file=another)), ran
    assert list((tmp_path / "new").iterdir()) == []


def in_it(*statements: str) -> Callable[[Path], None]:
    """The same backup after somebody has been at its database."""

    def spoil(file: Path) -> None:
        def change(database: sqlite3.Connection) -> None:
            for statement in statements:
                database.execute(statement)

        repack(file, change)

    return spoil


THE_TABLE = ""
STRANGE = {
    "UPDATE tables SET created = 'yesterday'": "tables",
    "UPDATE tables SET created = 1.5": "tables",
    "UPDATE tables SET seed = x'00ff'": "tables",
    "UPDATE choices SET line = x'00'": "choices",
    "INSERT INTO decks VALUES ('g', 'd', 'journey', x'ff', '', 7)": "decks",
    "UPDATE tables SET options = '{'": THE_TABLE,
    "UPDATE tables SET options = '[]'": THE_TABLE,
    "UPDATE tables SET waiting = replace(hex(zeroblob(25000)), '0', '[')": THE_TABLE,
    "UPDATE tables SET clock = 'never'": THE_TABLE,
    "UPDATE tables SET state = 'on fire'": THE_TABLE,
    "UPDATE tables SET winners = '\"all\"'": THE_TABLE,
    "UPDATE seats SET orders = '7'": THE_TABLE,
    "UPDATE seats SET seat = seat + 70": THE_TABLE,
    "UPDATE seats SET kind = 'eagle'": THE_TABLE,
    "DELETE FROM seats": THE_TABLE,
    "UPDATE holders SET seat = seat + 7": THE_TABLE,
    "UPDATE choices SET agreed = 'everybody'": THE_TABLE,
    "INSERT INTO reports (id, table_id, at, body) VALUES ('r', 't', 1, '{}')": "reports",
    "INSERT INTO deliveries (id, table_id, body, attempts, due) VALUES ('d', 't', '7', 0, 0)":
        "deliveries",
}  # fmt: skip


@pytest.mark.parametrize(("change", "lang"), list(zip(STRANGE, cycle(LANGUAGES), strict=False)))
def test_rows_that_no_server_could_read_are_refused_in_a_sentence(
    change: str,
    lang: str,
    another: Path,
    made_once: tuple[bytes, str],
    tmp_path: Path,
    mathom: Callable[..., Ran],
):
    in_it(change)(another)
    ran = mathom("restore", another, "--data", tmp_path / "new", "--lang", lang)
    place = STRANGE[change] or made_once[1]
    assert ran.complains(said(lang, "refused-strange-backup", file=another, place=place)), ran
    assert list((tmp_path / "new").iterdir()) == []


FOREIGN = {
    "eavesdrop": "CREATE TRIGGER eavesdrop AFTER INSERT ON choices BEGIN "
    "INSERT INTO decks VALUES (new.table_id, new.ply, 'journey', '', '', 7); END",
    "everybody": "CREATE VIEW everybody AS SELECT guest FROM holders",
    "loot": "CREATE TABLE loot (guest TEXT)",
    "by_line": "CREATE INDEX by_line ON choices (abs(line))",
    "words": "CREATE VIRTUAL TABLE words USING fts5(text)",
}


@pytest.mark.parametrize(("name", "lang"), list(zip(FOREIGN, cycle(LANGUAGES), strict=False)))
def test_what_no_server_has_made_is_refused_by_its_name(
    name: str, lang: str, another: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    in_it(FOREIGN[name])(another)
    ran = mathom("restore", another, "--data", tmp_path / "new", "--lang", lang)
    assert ran.complains(said(lang, "refused-foreign-backup", file=another, name=name)), ran
    assert list((tmp_path / "new").iterdir()) == []


def test_tables_that_somebody_has_made_otherwise_are_made_as_ours_are(
    another: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    """Only rows are taken over: what the database thinks of them is not."""
    in_it(
        "PRAGMA writable_schema=ON",
        "UPDATE sqlite_master SET sql = replace(sql, 'name VARCHAR(64) NOT NULL', "
        "'name VARCHAR(64) NOT NULL CHECK (length(name) < 8)') WHERE name = 'guests'",
    )(another)
    assert mathom("restore", another, "--data", tmp_path / "new").code == 0
    with OpenInn(tmp_path / "new") as inn, Guest(inn.url, "A name of many letters") as frodo:
        assert frodo.put("/me", name=frodo.name).status_code == 200


def with_files(file: Path, *files: tuple[tarfile.TarInfo, bytes]) -> None:
    with tarfile.open(file, "w:gz") as archive:
        for member, content in files:
            archive.addfile(member, io.BytesIO(content))


def member(name: str, size: int = 0, kind: bytes = tarfile.REGTYPE) -> tarfile.TarInfo:
    made = tarfile.TarInfo(name)
    made.size, made.type, made.linkname = size, kind, "/etc/passwd"
    return made


@pytest.mark.parametrize(
    "files",
    [
        [(member("mathom.db", kind=tarfile.SYMTYPE), b""), (member("key", 32), b"k" * 32)],
        [(member("mathom.db", kind=tarfile.FIFOTYPE), b""), (member("key", 32), b"k" * 32)],
        [(member("../key", 32), b"k" * 32)],
        [(member("key", 32), b"k" * 32), (member("key", 32), b"k" * 32)],
        [(member("key", 32), b"k" * 32)],
        [],
    ],
)
def test_an_archive_of_other_things_is_refused(
    files: list[tuple[tarfile.TarInfo, bytes]], tmp_path: Path, mathom: Callable[..., Ran]
):
    with_files(tmp_path / "copy", *files)
    ran = mathom("restore", tmp_path / "copy", "--data", tmp_path / "new")
    assert ran.complains(said("en", "refused-no-backup", file=tmp_path / "copy")), ran
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.parametrize(
    ("kind", "lang"),
    [(tarfile.REGTYPE, "en"), (tarfile.XHDTYPE, "pl"), (tarfile.GNUTYPE_LONGNAME, "en")],
)
def test_a_small_file_does_not_become_a_large_one(
    kind: bytes,
    lang: str,
    tmp_path: Path,
    mathom: Callable[..., Ran],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(backups, "SMALL", 1_000_000)
    with_files(tmp_path / "copy", (member("mathom.db", 30_000_000, kind), bytes(30_000_000)))
    assert (tmp_path / "copy").stat().st_size < 40_000
    ran = mathom("restore", tmp_path / "copy", "--data", tmp_path / "new", "--lang", lang)
    assert ran.complains(said(lang, "refused-large-backup", file=tmp_path / "copy")), ran
    assert list((tmp_path / "new").iterdir()) == []


def test_who_knows_where_it_is_from_may_restore_one_that_does(
    another: Path, tmp_path: Path, mathom: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(backups, "SMALL", 0)
    monkeypatch.setattr(backups, "TIMES", 1)
    ran = mathom("restore", another, "--data", tmp_path / "new")
    assert ran.complains(said("en", "refused-large-backup", file=another)), ran
    assert mathom("restore", another, "--data", tmp_path / "new", "--any-size").code == 0


def test_where_there_is_no_room_nothing_is_unpacked(
    another: Path, tmp_path: Path, mathom: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=1000))
    ran = mathom("restore", another, "--data", tmp_path / "new")
    assert ran.code == 2, ran
    assert os.strerror(errno.ENOSPC) in ran.err
    assert list((tmp_path / "new").iterdir()) == []


def test_what_is_no_longer_there_takes_no_room_in_a_backup(
    data: Path, tmp_path: Path, played: tuple[str, str], mathom: Callable[..., Ran]
):
    with sqlite3.connect(data / "mathom.db") as database:
        for number in range(500):
            database.execute(
                "INSERT INTO decks VALUES (?, 'd', '', '', ?, 0)", (number, "x" * 9000)
            )
        database.commit()
        database.execute("DELETE FROM decks")
    assert (data / "mathom.db").stat().st_size > 4_000_000
    assert mathom("backup", tmp_path / "copy", "--data", data).code == 0
    with tarfile.open(tmp_path / "copy") as archive:
        assert archive.getmember("mathom.db").size < 1_000_000


def test_a_game_that_the_program_can_not_play_again_hides_no_other(
    another: Path, tmp_path: Path, made_once: tuple[bytes, str], mathom: Callable[..., Ran],
    monkeypatch: pytest.MonkeyPatch,
):  # fmt: skip
    def stumble(*_: object) -> None:
        raise KeyError("the Ring")

    monkeypatch.setattr(replay_all, "Match", stumble)
    ran = mathom("restore", another, "--data", tmp_path / "new", "--lang", "pl")
    assert ran.code == 1
    assert said("pl", "replay-all-stumbles", error="KeyError") in " ".join(ran.out.split())


def test_a_backup_of_a_newer_version_is_refused(
    another: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    repack(another, lambda database: database.execute("UPDATE alembic_version SET version_num='9'"))
    ran = mathom("restore", another, "--data", tmp_path / "new", "--lang", "pl")
    assert ran.complains(said("pl", "refused-newer-backup", file=another))


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, mathom: Callable[..., Ran]
):
    old = tmp_path / "old"
    old.mkdir()
    engine = connect(f"sqlite:///{old / 'mathom.db'}")
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('g', 'Frodo')"))
    engine.dispose()
    (old / "key").write_bytes(b"k" * 32)
    assert mathom("backup", tmp_path / "copy", "--data", old).code == 0
    assert mathom("restore", tmp_path / "copy", "--data", tmp_path / "new").code == 0
    with OpenInn(tmp_path / "new") as inn:
        assert inn.inside.store.guests.name("g") == "Frodo"


def test_a_game_that_can_not_have_happened_so_is_named_but_restored(
    backup: Path, tmp_path: Path, played: tuple[str, str], mathom: Callable[..., Ran]
):
    repack(backup, lambda database: database.execute("UPDATE choices SET line = '0 fly eagles'"))
    ran = mathom("restore", backup, "--data", tmp_path / "new")
    assert ran.code == 1
    assert played[0] in ran.out
    assert (tmp_path / "new" / "mathom.db").exists()


def test_a_backup_that_is_not_there_is_missed(tmp_path: Path, mathom: Callable[..., Ran]):
    ran = mathom("restore", tmp_path / "nowhere", "--data", tmp_path / "new")
    detail = said("en", "system-missing")
    assert ran.complains(said("en", "refused-file", file=tmp_path / "nowhere", detail=detail))
