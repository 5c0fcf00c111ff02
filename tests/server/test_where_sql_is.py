"""SQL is behind the store: whoever else works with what is kept asks for it by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom.server

SERVER = Path(mathom.server.__file__).parent
BEHIND = ("store", "migrations", "database.py", "rows.py", "backups.py")
"""Beside the store: where tables are made, changed and copied."""
ERRORS = "sqlalchemy.exc."
"""What goes wrong with a database comes to whoever has asked."""
BY_HAND = {"execute", "exec_driver_sql", "raw_connection", "execution_options"}


def sql_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute) and node.attr in BY_HAND:
            names = [node.attr]
        else:
            continue
        for name in names:
            ours = name in BY_HAND or name in ("mathom.server.database", "sqlite3", "psycopg")
            if ours or (name.startswith("sqlalchemy") and not name.startswith(ERRORS)):
                yield name


def test_sql_is_behind_the_store():
    looked_at = [
        file for file in SERVER.rglob("*.py") if file.relative_to(SERVER).parts[0] not in BEHIND
    ]
    assert len(looked_at) > 80
    found = {file.name: list(sql_in(file.read_text("utf-8"))) for file in looked_at}
    assert {name: sql for name, sql in found.items() if sql} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from sqlalchemy import select",
        "import sqlalchemy as sa",
        "from sqlalchemy.dialects import postgresql",
        "from mathom.server import database as db",
        "import sqlite3",
        "def look(store): return store.access.reading().execute('SELECT 1')",
    ],
)
def test_it_would_be_found(source: str):
    assert list(sql_in(source))
