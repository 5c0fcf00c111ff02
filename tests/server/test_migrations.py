"""The database: what migrations make of an empty one is what the server expects."""

import sqlite3
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from mathom.server import database
from mathom.server.database import connect, metadata, migrate
from mathom.server.store import Store
from mathom.server.wire import ChatLine
from tests.server.parallel import in_parallel

MIGRATIONS = Path(database.__file__).parent / "migrations"


def test_migrations_lead_from_nothing_to_the_tables_of_this_version(database_url: str):
    engine = connect(database_url)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_what_is_up_to_date_is_left_alone(database_url: str):
    engine = connect(database_url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('g', 'Frodo')"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM guests")).scalar() == "Frodo"
    engine.dispose()


def test_servers_that_start_at_once_migrate_once(database_url: str):
    engines = [connect(database_url) for _ in range(4)]
    in_parallel(migrate, engines)
    with engines[0].connect() as connection:
        versions = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
        assert len(versions.all()) == 1
    for engine in engines:
        engine.dispose()


def test_games_from_before_it_was_written_down_who_agreed_are_kept(database_url: str):
    engine = connect(database_url)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO choices (table_id, ply, line, at) VALUES ('t', 0, '0 undo agreed', 1)"
            )
        )
    migrate(engine)
    with engine.connect() as connection:
        [row] = connection.execute(text("SELECT line, agreed FROM choices"))
    assert tuple(row) == ("0 undo agreed", None)
    engine.dispose()


def test_there_is_one_way_and_it_has_no_gaps():
    script = ScriptDirectory(str(MIGRATIONS))
    assert len(script.get_heads()) == 1
    assert len(script.get_bases()) == 1


def test_the_lines_of_a_record_can_not_be_counted_twice(database_url: str):
    engine = connect(database_url)
    migrate(engine)
    key = inspect(engine).get_pk_constraint("choices")["constrained_columns"]
    assert key == ["table_id", "ply"]
    engine.dispose()


def test_an_sqlite_file_is_usable_by_others_while_the_server_runs(tmp_path: Path):
    """Such as a backup."""
    engine = connect(f"sqlite:///{tmp_path / 'mathom.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('g', 'Frodo')"))
        with sqlite3.connect(tmp_path / "mathom.db") as other, sqlite3.connect(":memory:") as copy:
            other.backup(copy)
            assert copy.execute("SELECT count(*) FROM guests").fetchone() == (0,)
    engine.dispose()


def test_what_was_said_before_there_were_ready_made_sentences_is_kept(database_url: str):
    engine = connect(database_url)
    migrate(engine, "0002")
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO chats (table_id, number, seat, name, text, at) "
                "VALUES ('t', 0, 1, 'Sam', 'Po-tay-toes', 1)"
            )
        )
    migrate(engine)
    with engine.connect() as connection:
        assert Store(engine).chats.latest(connection, "t") == [
            ChatLine(0, 1, "Sam", "Po-tay-toes", 1)
        ]
    engine.dispose()
