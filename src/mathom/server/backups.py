"""A server's tables and key in one file, and back.

The file is a packed archive of two: `mathom.db`, as it was at one moment, and `key`. The one is
worth little without the other: with another key nobody has their seats.
"""

import os
import sqlite3
import tarfile
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from sqlalchemy import make_url

from mathom.core.message import refuse
from mathom.server.config import Config
from mathom.server.database import connect, is_known, migrate
from mathom.server.keys import KEY_BYTES

DATABASE: Final = "mathom.db"
KEY: Final = "key"
TABLES: Final = {"alembic_version", "tables", "seats", "holders", "choices", "guests"}
"""All databases of ours have had these."""


def sqlite_file(config: Config) -> Path:
    """The file of the database; a refusal if it is none that can be copied here."""
    url = make_url(config.database_url)
    if url.get_backend_name() != "sqlite":
        raise refuse("refused-backup-postgresql", key=str(config.data / KEY))
    if not url.database or url.database == ":memory:":
        raise refuse("refused-no-tables", place=config.database_url)
    return Path(url.database)


def back_up(config: Config, target: Path) -> None:
    """Write all that must survive into a new file. The server may run meanwhile, and goes on."""
    database, key = sqlite_file(config), config.data / KEY
    for needed in (database, key):
        if not needed.exists():
            raise refuse("refused-no-tables", place=str(needed))
    if target.exists():
        raise refuse("refused-exists", file=str(target))
    with _beside(target) as folder:
        copy, archive = folder / DATABASE, folder / "archive"
        _copy(database, copy)
        with _private(archive) as file, tarfile.open(fileobj=file, mode="w:gz") as packed:
            for path, name in ((copy, DATABASE), (key, KEY)):
                packed.add(path, name, filter=_anonymous)
            packed.close()
            os.fsync(file.fileno())
        # Somebody may have been quicker; what they have written is not overwritten either.
        try:
            os.link(archive, target)
        except FileExistsError as error:
            raise refuse("refused-exists", file=str(target)) from error


def _copy(database: Path, copy: Path) -> None:
    """As the database is at one moment: SQLite sees to it, also while others write."""
    with (
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
        # Of one file alone; the copy must not want a second one beside it.
        target.execute("PRAGMA journal_mode=DELETE")


class Unpacked:
    """What a backup holds, looked through and brought up to date, but not yet in its place."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / DATABASE
        self.key = folder / KEY

    @property
    def url(self) -> str:
        return f"sqlite:///{self.database.absolute()}"


@contextmanager
def unpacked(config: Config, source: Path) -> Iterator[Unpacked]:
    """A backup, checked and migrated; a refusal if it is none of ours."""
    target = sqlite_file(config)
    target.parent.mkdir(parents=True, exist_ok=True)
    config.data.mkdir(parents=True, exist_ok=True)
    with _beside(target) as folder:
        found = Unpacked(folder)
        _unpack(source, folder)
        _check(found, source)
        engine = connect(found.url)
        try:
            migrate(engine)
        finally:
            engine.dispose()
        yield found


def _unpack(source: Path, folder: Path) -> None:
    try:
        with tarfile.open(source) as packed:
            for name in (DATABASE, KEY):
                member = packed.extractfile(name)
                if member is None:
                    raise KeyError(name)
                with _private(folder / name) as file:
                    while part := member.read(1 << 20):
                        file.write(part)
                    os.fsync(file.fileno())
    except (tarfile.TarError, KeyError, EOFError, OSError, zlib.error) as error:
        if isinstance(error, OSError) and error.errno and not isinstance(error, tarfile.TarError):
            raise
        raise refuse("refused-no-backup", file=str(source)) from error


def _check(found: Unpacked, source: Path) -> None:
    strange = refuse("refused-no-backup", file=str(source))
    if found.key.stat().st_size < KEY_BYTES:
        raise strange
    try:
        with closing(sqlite3.connect(found.database)) as database:
            names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            if not sound or not names >= TABLES:
                raise strange
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.DatabaseError, TypeError) as error:
        raise strange from error
    if not is_known(version):
        raise refuse("refused-newer-backup", file=str(source))


def check_place(config: Config, replace: bool) -> None:
    """A refusal if something is where a backup is to be restored, and must not be moved."""
    there = _there(config)
    if there and not replace:
        raise refuse("refused-in-the-way", place=str(there[0]))
    if sqlite_file(config) in there:
        _must_be_idle(sqlite_file(config))


def put_in_place(config: Config, found: Unpacked, replace: bool) -> list[Path]:
    """Let a server find what was unpacked. What was there before is moved aside: where to."""
    check_place(config, replace)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = [path.rename(path.with_name(f"{path.name}.{stamp}")) for path in _there(config)]
    os.replace(found.key, config.data / KEY)
    os.replace(found.database, sqlite_file(config))
    return aside


def _there(config: Config) -> list[Path]:
    database = sqlite_file(config)
    # What a server that was killed has left beside its file belongs to that file and to no other.
    beside = [database.with_name(f"{database.name}{end}") for end in ("-wal", "-shm")]
    return [path for path in (database, *beside, config.data / KEY) if path.exists()]


def _must_be_idle(database: Path) -> None:
    """A refusal while a server has it open. To leave its way of writing ahead takes it alone; and
    all that was ahead is then in the one file, which may be moved.
    """
    try:
        with closing(sqlite3.connect(database, timeout=1)) as alone:
            (mode,) = alone.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError:
        mode = "wal"
    except sqlite3.DatabaseError:
        return  # whatever it is, no server can have it open
    if mode == "wal":
        raise refuse("refused-still-open", place=str(database))


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A folder of our own on the same disk, so that what is finished can be moved in one step."""
    with tempfile.TemporaryDirectory(prefix=".mathom-", dir=target.parent) as folder:
        yield Path(folder)


def _private(path: Path) -> BinaryIO:
    return os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600), "w+b")


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whose files they were is nobody's business; who restores them owns them."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o600
    return member
