"""A server's tables and keys in one file, and back.

The file is a packed archive: `mathom.db`, as it was at one moment, and `key`. The one is worth
little without the other: with another key nobody has their seats. Beside them is `push-key`, with
which devices are called, if there is one; older backups have none.
"""

import errno
import gzip
import io
import os
import shutil
import sqlite3
import sys
import tarfile
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import NoneType
from typing import IO, Any, BinaryIO, Final

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    Select,
    Table,
    inspect,
    make_url,
    select,
)
from sqlalchemy.exc import DBAPIError

from mathom.core.message import Refused, refuse
from mathom.server import database as db
from mathom.server.config import Config
from mathom.server.database import connect, is_known, migrate
from mathom.server.keys import KEY_BYTES, PUSH_KEY
from mathom.server.store import Loaded, Store
from mathom.server.webhooks.turns import Delivery

DATABASE: Final = "mathom.db"
KEY: Final = "key"
VERSION: Final = "alembic_version"
TABLES: Final = {VERSION, "tables", "seats", "holders", "choices", "guests"}
"""All databases of ours have had these."""
TIMES: Final = 50
"""So many times larger than the file may be what is in it; of ours it is about seven."""
SMALL: Final = 64 * 1024 * 1024
"""Bytes that nobody would fill a disk with."""
LARGEST_ROW: Final = 16 * 1024 * 1024
"""More bytes than any row of ours has."""
MOST_SEATS: Final = 16
ROWS: Final = 1000
"""So many are taken over at a time."""


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
            for path, name in ((copy, DATABASE), (key, KEY), (config.data / PUSH_KEY, PUSH_KEY)):
                if name != PUSH_KEY or path.exists():
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
        # Of one file alone; the copy must not want a second one beside it, nor room for what is
        # no longer there.
        target.execute("PRAGMA journal_mode=DELETE")
        target.execute("VACUUM")


class Unpacked:
    """What a backup holds, looked through and brought up to date, but not yet in its place."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / DATABASE
        self.key = folder / KEY
        self.push_key = folder / PUSH_KEY

    @property
    def url(self) -> str:
        return f"sqlite:///{self.database.absolute()}"


@contextmanager
def unpacked(config: Config, source: Path, any_size: bool = False) -> Iterator[Unpacked]:
    """A backup, checked and migrated; a refusal if it is none of ours."""
    target = sqlite_file(config)
    target.parent.mkdir(parents=True, exist_ok=True)
    config.data.mkdir(parents=True, exist_ok=True)
    with _beside(target) as folder:
        given = folder / "given"
        found = Unpacked(folder)
        targets = {DATABASE: given, KEY: found.key, PUSH_KEY: found.push_key}
        _unpack(source, targets, any_size)
        if found.key.stat().st_size < KEY_BYTES:
            raise _no_backup(source)
        _take_over(given, found, source)
        given.unlink()
        yield found


def _no_backup(source: Path) -> Refused:
    return refuse("refused-no-backup", file=str(source))


class _Limited(io.RawIOBase):
    """What a file holds when it is unpacked, of which nobody knows beforehand how much that is."""

    def __init__(self, source: Path, packed: BinaryIO, most: int) -> None:
        self._source = source
        self._unpacking = gzip.GzipFile(fileobj=packed)
        self._left = most

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        if size > self._left:
            raise refuse("refused-large-backup", file=str(self._source))
        found = self._unpacking.read(size)
        self._left -= len(found)
        return found


def _unpack(source: Path, targets: dict[str, Path], any_size: bool) -> None:
    """Write what has such names to such files. Nothing else may be in it, and only the key of the
    calls may be missing.
    """
    most = max(SMALL, TIMES * source.stat().st_size)
    most = sys.maxsize if any_size else most
    missing = dict(targets)
    try:
        with source.open("rb") as packed:
            limited: Any = _Limited(source, packed, most)
            with tarfile.open(fileobj=limited, mode="r|") as archive:
                for member in archive:
                    target = missing.pop(member.name)
                    if not member.isreg() or member.issparse():
                        raise KeyError(member.name)
                    _must_have_room(target, member.size)
                    _write(target, archive.extractfile(member))
        if missing.keys() - {PUSH_KEY}:
            raise KeyError(*missing)
    except (tarfile.TarError, KeyError, EOFError, OSError, zlib.error, ValueError) as error:
        if isinstance(error, OSError) and error.errno and not isinstance(error, tarfile.TarError):
            raise
        raise _no_backup(source) from error


def _must_have_room(target: Path, size: int) -> None:
    """Its rows are taken over into a file of our own beside it."""
    if shutil.disk_usage(target.parent).free < 2 * size:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target.parent))


def _write(target: Path, member: IO[bytes] | None) -> None:
    assert member is not None
    with _private(target) as file:
        while part := member.read(1 << 20):
            file.write(part)
        os.fsync(file.fileno())


def _take_over(given: Path, found: Unpacked, source: Path) -> None:
    """Rows of a database that anybody may have made, in tables that we have made."""
    engine = connect(found.url)
    try:
        with closing(_opened(given)) as theirs:
            version = _version(theirs, source)
            migrate(engine, version)
            ours = MetaData()
            ours.reflect(engine)
            _must_know_all(theirs, {table.name for table in ours.sorted_tables}, engine, source)
            with engine.execution_options(writes=True).begin() as connection:
                for table in ours.sorted_tables:
                    if table.name != VERSION:
                        _copy_rows(theirs, connection, table, source)
        migrate(engine)
        _read_all(Store(engine), source)
    except (sqlite3.Error, DBAPIError) as error:
        raise _no_backup(source) from error
    finally:
        engine.dispose()


def _opened(file: Path) -> sqlite3.Connection:
    """A file of which nothing is believed: its schema may call no function that does anything, and
    no value is larger than ours are.
    """
    database = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    database.execute("PRAGMA trusted_schema=OFF")
    database.execute("PRAGMA cell_size_check=ON")
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_ROW)
    return database


def _version(theirs: sqlite3.Connection, source: Path) -> str:
    """Which of our versions has left it; a refusal if it is damaged, or not ours at all."""
    names = {row[0] for row in theirs.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if not names >= TABLES:
        raise _no_backup(source)
    if theirs.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise _no_backup(source)
    rows = theirs.execute(f"SELECT version_num FROM {VERSION}").fetchmany(2)
    version = rows[0][0] if len(rows) == 1 else None
    if not isinstance(version, str):
        raise _no_backup(source)
    if not is_known(version):
        raise refuse("refused-newer-backup", file=str(source))
    return version


def _must_know_all(
    theirs: sqlite3.Connection, tables: set[str], engine: Engine, source: Path
) -> None:
    """A refusal if something is there that no server has made: views, triggers, other tables."""
    indexes = {index["name"] for table in tables for index in inspect(engine).get_indexes(table)}
    known = {("table", name) for name in tables} | {("index", name) for name in indexes}
    for kind, name in theirs.execute("SELECT type, name FROM sqlite_master ORDER BY name"):
        # SQLite's own: indexes of keys, and what it knows of the tables' sizes.
        own = kind in ("table", "index") and name.lower().startswith("sqlite_")
        if not own and (kind, name) not in known:
            raise refuse("refused-foreign-backup", file=str(source), name=_shown(name))


def _copy_rows(
    theirs: sqlite3.Connection, connection: Connection, table: Table, source: Path
) -> None:
    named = ", ".join(f'"{column.name}"' for column in table.columns)
    asked = theirs.execute(f'SELECT {named} FROM "{table.name}"')
    places = ", ".join("?" * len(table.columns))
    written = f'INSERT INTO "{table.name}" ({named}) VALUES ({places})'
    kinds = [_kinds(column) for column in table.columns]
    while rows := asked.fetchmany(ROWS):
        for row in rows:
            for value, kind in zip(row, kinds, strict=True):
                if type(value) not in kind:
                    raise refuse("refused-strange-backup", file=str(source), place=table.name)
        connection.connection.cursor().executemany(written, rows)


def _kinds(column: Column[Any]) -> tuple[type, ...]:
    """What may stand there. SQLite itself would take anything."""
    kind: type = int if column.type.python_type in (int, bool) else str
    return (kind, NoneType) if column.nullable else (kind,)


def _read_all(store: Store, source: Path) -> None:
    """A refusal if something can't be read as a server reads it."""
    for place, read in _readings(store):
        try:
            read()
        except (msgspec.MsgspecError, RecursionError) as error:
            raise refuse("refused-strange-backup", file=str(source), place=_shown(place)) from error


def _readings(store: Store) -> Iterator[tuple[str, Callable[[], object]]]:
    with store.engine.connect() as connection:
        for id in connection.execute(select(db.tables.c.id)).scalars().all():
            yield id, partial(_read_table, store, id)
        to_webhooks = select(db.deliveries.c.body).where(db.deliveries.c.subscription.is_(None))
        kinds: list[tuple[Table, Select[str], type]] = [
            (db.reports, select(db.reports.c.body), _Report),
            (db.deliveries, to_webhooks, Delivery),
        ]
        for of, bodies, kind in kinds:
            for body in connection.execute(bodies).scalars():
                yield of.name, partial(msgspec.json.decode, body, type=kind)


def _read_table(store: Store, id: str) -> None:
    loaded = store.load(id)
    if loaded is None or not _is_whole(loaded):
        raise msgspec.ValidationError


class _Named(msgspec.Struct):
    name: str


class _Played(msgspec.Struct):
    game: str
    seats: list[_Named]


class _Report(msgspec.Struct):
    """As much of a report as is read."""

    version: str
    ply: int
    text: str
    page: str
    browser: str
    record: _Played


def _is_whole(loaded: Loaded) -> bool:
    """Whether a table has seats as every table has."""
    numbers = [seat.seat for seat in loaded.seats]
    return (
        0 < len(numbers) <= MOST_SEATS
        and numbers == list(range(len(numbers)))
        and all(seat in numbers for seat, _ in (*loaded.holders, *loaded.kept))
    )


def _shown(name: str) -> str:
    """What a stranger has written, without what would make a terminal do something."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name[:64])


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
    if found.push_key.exists():
        os.replace(found.push_key, config.data / PUSH_KEY)
    os.replace(found.database, sqlite_file(config))
    return aside


def _there(config: Config) -> list[Path]:
    database = sqlite_file(config)
    # What a server that was killed has left beside its file belongs to that file and to no other.
    beside = [database.with_name(f"{database.name}{end}") for end in ("-wal", "-shm")]
    return [
        path
        for path in (database, *beside, config.data / KEY, config.data / PUSH_KEY)
        if path.exists()
    ]


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
