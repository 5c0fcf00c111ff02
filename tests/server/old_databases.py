"""Makes databases as older versions of the server have left them:

    python -m tests.server.old_databases 0007

One game of each kind is over and one goes on. A released version's file is never made anew, unless
its games can't be played on because the rules have changed on purpose.
"""

import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Column, MetaData, Table, select

from mathom.core import registry
from mathom.server.database import connect, metadata, migrate
from tests.server.guest import Guest, codes_in, finish
from tests.server.open_inn import OpenInn

FOLDER = Path(__file__).parent / "databases"
SOME = 40
"""Choices in a game that goes on."""
SHORT = ("journey", "confrontation")
"""Games whose records are short enough to be kept whole."""


def play_some(guest: Guest, table: str, luck: random.Random) -> None:
    for _ in range(SOME):
        position = guest.position(table)
        seat = position["asks"][0]["seat"]
        codes = codes_in(guest.position(table, seat), seat)
        assert guest.choose(table, seat, luck.choice(codes)).status_code == 200


def play(inn: OpenInn) -> None:
    luck = random.Random(7)
    frodo, sam = inn.guest("Frodo"), inn.guest("Sam")
    for game in registry.names():
        table = frodo.open("me", {"kind": "me", "name": "Merry"}, game=game)
        play_some(frodo, table, luck)
        if game in SHORT:
            table = frodo.open("me", "open", game=game)
            sam.sit(table, 1)
            sam.say(table, 1, "Po-tay-toes")
            finish(table, {0: frodo, 1: sam}, luck)
    frodo.open("me", "open", "open")


def as_of(version: str, data: Path) -> str:
    """The statements that make the database in a folder as that version would have left it."""
    new = connect(f"sqlite:///{data / 'mathom.db'}")
    old = connect(f"sqlite:///{data / 'old.db'}")
    migrate(old, version)
    known = MetaData()
    known.reflect(old)
    with new.connect() as source, old.begin() as target:
        for table in known.sorted_tables:
            if table.name in metadata.tables:
                columns = common(table, metadata.tables[table.name])
                rows = [dict(row) for row in source.execute(select(*columns)).mappings()]
                if rows:
                    target.execute(table.insert(), rows)
    new.dispose()
    old.dispose()
    with closing(sqlite3.connect(data / "old.db")) as made:
        return "\n".join((*made.iterdump(), ""))


def common(old: Table, new: Table) -> list[Column[Any]]:
    return [column for column in new.columns if column.name in old.columns]


def main(versions: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for version in versions:
        with tempfile.TemporaryDirectory() as folder:
            with OpenInn(Path(folder)) as inn:
                play(inn)
            made = as_of(version, Path(folder))
            (FOLDER / f"{version}.sql").write_text(made, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
