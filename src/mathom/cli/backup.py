"""`mathom backup` and `mathom restore`: a server's tables and its key in one file, and back."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.cli.args import Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.files import system_reason
from mathom.cli.replay_all import compare_all, tell_differences
from mathom.cli.stored import DATA, folder
from mathom.core.message import refuse

if TYPE_CHECKING:
    from mathom.server.config import Config

REPLACE = Flag("replace")
ANY_SIZE = Flag("any-size")


def back_up(console: Console, given: Given) -> int:
    config, file = _config(given), _file(given)
    from mathom.server.backups import back_up

    with _explained("refused-unwritable", file):
        back_up(config, file)
        size = console.figure(file.stat().st_size / 1_000_000, 1)
    console.say(console.text("backup-done", file=str(file), size=size))
    console.tell(console.text("backup-private"))
    return 0


def restore(console: Console, given: Given) -> int:
    """The games are played again before anything is in its place, but the backup is the truth: who
    has none that fits better must be able to use it.
    """
    config, file = _config(given), _file(given)
    from mathom.server.backups import check_place, put_in_place, unpacked
    from mathom.server.database import connect
    from mathom.server.store import Store

    replace, any_size = given.has(REPLACE.name), given.has(ANY_SIZE.name)
    check_place(config, replace)
    with _explained("refused-file", file), unpacked(config, file, any_size) as found:
        engine = connect(found.url)
        try:
            games, differences = compare_all(console, Store(engine))
        finally:
            engine.dispose()
        aside = put_in_place(config, found, replace)
    for path in aside:
        console.tell(console.text("restore-aside", file=str(path)))
    tell_differences(console, games, differences)
    console.say(console.text("restore-done", place=str(config.data)))
    return 1 if differences else 0


def _config(given: Given) -> "Config":
    if importlib.util.find_spec("sqlalchemy") is None:
        raise refuse("refused-no-server")
    from mathom.server.config import read_config

    return read_config(folder(given))


def _file(given: Given) -> Path:
    return Path(given.word("FILE") or "").expanduser()


@contextmanager
def _explained(refusal: str, file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        where = str(error.filename or file)
        raise refuse(refusal, file=where, detail=[system_reason(error)]) from error


BACKUP = Command("backup", back_up, ("FILE",), flags=(DATA,))
RESTORE = Command("restore", restore, ("FILE",), flags=(DATA, REPLACE, ANY_SIZE))
