"""Backups: taken while people play, and put back so that they can play on."""

import sqlite3
import stat
import subprocess
import tarfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from mathom.cli.main import main
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
        assert sorted(archive.getnames()) == ["key", "mathom.db"]
    restored = mathom("restore", backup, "--data", tmp_path / "new", "--lang", lang)
    assert restored.code == 0
    assert restored.says(said(lang, "replay-all-done", games=1, differences=0))
    assert restored.says(said(lang, "restore-done", place=tmp_path / "new"))
    for name in ("key", "mathom.db"):
        assert stat.S_IMODE((tmp_path / "new" / name).stat().st_mode) == 0o600
    assert (tmp_path / "new" / "key").read_bytes() == (data / "key").read_bytes()
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["key", "mathom.db"]


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


@pytest.mark.parametrize("spoil", [not_an_archive, cut_short, other_tables, damaged])
def test_what_is_no_backup_is_refused_and_changes_nothing(
    spoil: Callable[[Path], None], backup: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    spoil(backup)
    ran = mathom("restore", backup, "--data", tmp_path / "new")
    assert ran.complains(said("en", "refused-no-backup", file=backup)), ran
    assert list((tmp_path / "new").iterdir()) == []


def test_a_backup_of_a_newer_version_is_refused(
    backup: Path, tmp_path: Path, mathom: Callable[..., Ran]
):
    repack(backup, lambda database: database.execute("UPDATE alembic_version SET version_num='9'"))
    ran = mathom("restore", backup, "--data", tmp_path / "new", "--lang", "pl")
    assert ran.complains(said("pl", "refused-newer-backup", file=backup))


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
        assert inn.inside.store.guest_name("g") == "Frodo"


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
