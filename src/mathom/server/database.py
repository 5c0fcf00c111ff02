"""The tables of the database, and a connection to it: SQLite or PostgreSQL."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Engine,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from mathom.server.measures import DATABASE_FAILURES
from mathom.server.rows import SeatRow, TableRow, columns

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    *columns(TableRow, "id"),
    Index("tables_touched", "touched"),
    Index("tables_owner", "owner"),
    Index("tables_rematch", "rematch"),
    Index("tables_state", "state", "listed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    *columns(SeatRow, "seat"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
    # How many lines were theirs when they were last called to the table.
    Column("called", Integer),
    Index("holders_guest", "guest"),
)

# Open seats that are kept for those who sat there before.
kept_seats = Table(
    "kept_seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("kept_seats_guest", "guest"),
)

# Tables that somebody has taken off their list: for good, or until more has happened there.
hidden = Table(
    "hidden",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("moved", BigInteger),
    Index("hidden_guest", "guest"),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Whoever chooses sends one, so that they may ask again; what is taken back has none.
    Column("key", String(64)),
    # Of an undo by consent, or of giving up: the seats that agreed. It is not known of lines from
    # before version 0002, nor of those that were played elsewhere.
    Column("agreed", Text),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Which ready-made sentence it was. The text is the same in the speaker's language.
    Column("phrase", String(32)),
    # Who said it, so that they can take it away. It is not known of lines from before version 0009.
    Column("guest", String(32)),
    Index("chats_guest", "guest"),
)

# Everybody of whom something is kept.
guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    # The day on which they were last here, counted from 1970: no more than that is noted.
    Column("seen", Integer, nullable=False, server_default="0"),
    Index("guests_seen", "seen"),
)

# What guests have built. Each names their own, so nobody can touch another's.
decks = Table(
    "decks",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    # Of a call to somebody's device: which. A webhook has none.
    Column("subscription", String(64)),
    Index("deliveries_due", "due"),
)

# Devices that call their guest when it is their turn.
subscriptions = Table(
    "subscriptions",
    metadata,
    # A digest of the endpoint: one device is there once, and belongs to who used it last.
    Column("id", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("subscriptions_guest", "guest"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    # Who has said it; it is not known of reports from before version 0008.
    Column("guest", String(32)),
    # When the host has dealt with it.
    Column("dealt", BigInteger),
)

# Who may not chat (`mute`) or not come in (`ban`): a guest, or a household without one.
restrictions = Table(
    "restrictions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32)),
    # Whether all who share a household with the guest are meant.
    Column("whole_household", Boolean, nullable=False),
    # Nothing: for good.
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# The households of bans, as keyed fingerprints: addresses themselves are stored nowhere.
banned_households = Table(
    "banned_households",
    metadata,
    Column("restriction", String(16), primary_key=True),
    Column("household", String(64), primary_key=True),
)

# What the host has done, for good.
admin_log = Table(
    "admin_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    # Which of the host's sessions; `cli` for the command line.
    Column("session", String(16), nullable=False),
    Column("why", Text, nullable=False),
)

# One-time codes that open a session of the host's, as fingerprints.
admin_codes = Table(
    "admin_codes",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

# One row: sessions of an older generation are over.
admin_sessions = Table(
    "admin_sessions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("generation", Integer, nullable=False),
)

# Of guests whose tokens were revoked: which are good, and where this stands among all that were.
revocations = Table(
    "revocations",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("generation", Integer, nullable=False),
    Column("number", BigInteger, nullable=False),
    Index("revocations_number", "number"),
)

# What is counted and never falls, whatever is deleted.
counters = Table(
    "counters",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

# One row: when a server last tried whether anything can be written.
signs_of_life = Table(
    "signs_of_life",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)


PATIENCE = 15
"""Seconds for which who would write waits until others let go of what they have locked."""


def connect(url: str) -> Engine:
    """An engine whose commits are durable when they return, and whose errors name no values: seeds
    must not get into a log.
    """
    if make_url(url).get_backend_name() == "sqlite":
        _keep_private(make_url(url).database)
        engine = create_engine(
            url, connect_args={"timeout": PATIENCE}, pool_size=8, hide_parameters=True
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_at_once)
    else:
        engine = create_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
        event.listen(engine, "connect", _prepare_postgresql)
    event.listen(engine, "handle_error", _count_failure)
    return engine


def _count_failure(failure: Any) -> None:
    """What is refused, such as a line that is there already, is no failure."""
    if isinstance(failure.sqlalchemy_exception, OperationalError | InterfaceError):
        DATABASE_FAILURES.add()


def _keep_private(file: str | None) -> None:
    """Other users of the machine have no business in it. SQLite's own files beside it follow.

    A file that is there is never opened: to close it again would take away the locks that this
    process may hold on it, and others would clear away what it is still writing.
    """
    if file and file != ":memory:":
        with suppress(OSError):  # whatever is wrong, SQLite will say it better
            with suppress(FileExistsError):
                os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            Path(file).chmod(0o600)


ATTEMPTS, PAUSE = 200, 0.05


def _prepare_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    connection.isolation_level = None
    for attempt in range(ATTEMPTS):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:
            # For the change of mode SQLite does not wait until servers that start at the same
            # moment are out of the way.
            if attempt == ATTEMPTS - 1:
                raise
            time.sleep(PAUSE)
    connection.execute("PRAGMA synchronous=FULL")
    # What somebody has erased must not lie in the file until its place is needed.
    connection.execute("PRAGMA secure_delete=ON")


def _prepare_postgresql(connection: psycopg.Connection[Any], _: Any) -> None:
    """Left to itself it waits for a lock for ever, and everybody with it."""
    connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
    connection.commit()


BEGIN_WRITING = "BEGIN IMMEDIATE"
"""Takes SQLite's write lock first: a transaction that begins by reading can't wait for it later."""


def _begin_at_once(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN_WRITING if writes else "BEGIN")


READ_ONLY = "25006"
"""What PostgreSQL says to who would write at a standby."""


def is_out_of_order(error: BaseException) -> bool:
    """Whether the database is not there, or can't do its work just now: it may be back soon."""
    if isinstance(error, OperationalError | InterfaceError | PoolTimeout):
        return True
    return getattr(getattr(error, "orig", None), "sqlstate", None) == READ_ONLY


MIGRATION_LOCK = 0x6D617468


def migrate(engine: Engine, version: str = "head") -> None:
    """Bring the database to the tables of a version, if none is named to those of this one. Two
    servers may start at the same time.
    """
    config = _alembic()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            # Whoever is at it already may take their time.
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, version)


def newest_version() -> str:
    """The version whose tables this server expects."""
    head = ScriptDirectory.from_config(_alembic()).get_current_head()
    assert head is not None
    return head


def is_known(version: str) -> bool:
    """Whether this server knows how to get from that version to its own."""
    steps = ScriptDirectory.from_config(_alembic()).walk_revisions()
    return version in {step.revision for step in steps}


def version_of(engine: Engine) -> str | None:
    """The version whose tables a database has."""
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _alembic() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
