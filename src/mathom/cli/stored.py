"""The database of a server, for commands that look into it without serving."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.cli.args import Flag, Given
from mathom.core.message import refuse

if TYPE_CHECKING:
    from mathom.server.store import Store

DATA = Flag("data", "FOLDER")


def folder(given: Given) -> Path | None:
    named = given.text(DATA.name)
    return Path(named) if named else None


@contextmanager
def store(given: Given) -> Iterator["Store"]:
    if importlib.util.find_spec("sqlalchemy") is None:
        raise refuse("refused-no-server")
    from mathom.server.config import read_config
    from mathom.server.database import connect, migrate
    from mathom.server.store import Store

    config = read_config(folder(given))
    config.data.mkdir(parents=True, exist_ok=True)
    engine = connect(config.database_url)
    try:
        migrate(engine)
        yield Store(engine)
    finally:
        engine.dispose()
