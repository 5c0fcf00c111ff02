"""The way to the database that all rooms of the store share."""

import contextlib
import threading
from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    String,
    any_,
    bindparam,
    func,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import TimeoutError as QueueTimeout

from mathom.server.database import PATIENCE


class _Turn:
    """One after another. Who has waited for as long as they would for the database itself is told
    so: else those at the end of the queue would wait for all who are before them.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=PATIENCE):
            raise QueueTimeout("others have waited for the database all the time")

    def __exit__(self, *_: object) -> None:
        self._lock.release()


class Access:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.one_at_a_time = engine.dialect.name == "sqlite"
        self.turn = _Turn() if self.one_at_a_time else contextlib.nullcontext()
        self._for_writing = engine.execution_options(writes=True)
        dialect: Any = sqlite if self.one_at_a_time else postgresql
        self.insert = dialect.insert
        """What may also say what to do if there is such a row."""

    def reading(self) -> Connection:
        return self.engine.connect()

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes. SQLite lets one write at a time, and those who come too early
        fall asleep for longer than they would have to wait; so they queue up here.
        """
        with self.turn, self._for_writing.begin() as connection:
            yield connection

    def among(self, column: Column[Any], ids: Collection[str]) -> ColumnElement[bool]:
        """Whether it is one of these, which are one value, however many there are: a thousand of
        them are read every second.
        """
        if self.one_at_a_time:
            given = func.json_each(msgspec.json.encode(list(ids)).decode())
            return column.in_(select(given.table_valued("value").c.value))
        return column == any_(bindparam(None, list(ids), type_=postgresql.ARRAY(String)))


class Room:
    """One part of what is kept. All that it does blocks: call it from a thread."""

    def __init__(self, access: Access) -> None:
        self.access = access
        self._reading = access.reading
        self._writing = access.writing
        self._insert = access.insert
