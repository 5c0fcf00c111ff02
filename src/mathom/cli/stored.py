"""The database of a server, for commands that look into it without serving."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.cli.args import Flag, Given
from mathom.core.message import refuse

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from mathom.server.config import Config
    from mathom.server.store import Store

DATA = Flag("data", "FOLDER")


def folder(given: Given) -> Path | None:
    named = given.text(DATA.name)
    return Path(named) if named else None


@contextmanager
def database(given: Given) -> Iterator[tuple["Config", "Engine"]]:
    """Of a server that may be running."""
    if importlib.util.find_spec("sqlalchemy") is None:
        raise refuse("refused-no-server")
    from mathom.server.config import read_config
    from mathom.server.database import connect, migrate

    config = read_config(folder(given))
    config.data.mkdir(parents=True, exist_ok=True)
    engine = connect(config.database_url)
    try:
        migrate(engine)
        yield config, engine
    finally:
        engine.dispose()


@contextmanager
def store(given: Given) -> Iterator["Store"]:
    with database(given) as (_, engine):
        from mathom.server.store import Store

        yield Store(engine)
