"""Databases of older versions: they open, every game in them comes out as it did and goes on."""

import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mathom.cli.console import Console
from mathom.cli.replay_all import compare_all
from mathom.core import registry
from mathom.server.database import connect, migrate, newest_version, version_of
from mathom.server.identity import Who, guest_token
from mathom.server.store import Store
from tests.server.guest import Guest, codes_in
from tests.server.old_databases import FOLDER, SHORT
from tests.server.open_inn import OpenInn

VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))


@pytest.fixture(params=VERSIONS)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder as that version has left it."""
    with closing(sqlite3.connect(tmp_path / "mathom.db")) as database:
        database.executescript((FOLDER / f"{request.param}.sql").read_text("utf-8"))
    assert version_of(connect(f"sqlite:///{tmp_path / 'mathom.db'}")) == request.param
    return tmp_path


def test_the_oldest_version_and_one_that_was_released_are_kept():
    assert len(VERSIONS) >= 2
    assert VERSIONS[0] == "0001"


def test_every_game_is_played_again_as_it_was(left: Path):
    engine = connect(f"sqlite:///{left / 'mathom.db'}")
    migrate(engine)
    console = Console("en", io.StringIO(), io.StringIO())
    games, differences = compare_all(console, Store(engine))
    assert version_of(engine) == newest_version()
    engine.dispose()
    assert games == len(registry.names()) + len(SHORT)
    assert differences == []


def test_a_server_of_this_version_opens_it_and_the_games_go_on(left: Path):
    with OpenInn(left) as inn:
        going_on = set()
        for id in inn.inside.store.all_ids():
            loaded = inn.inside.store.load(id)
            assert loaded is not None
            token = guest_token(inn.inside.keys, Who(loaded.row.owner))
            with Guest(inn.url, "Frodo", {"Cookie": f"mathom={token}"}) as frodo:
                info = frodo.info(id)
                assert info["you"]
                if info["state"] != "playing":
                    continue
                position = frodo.position(id)
                seat = position["asks"][0]["seat"]
                code = codes_in(frodo.position(id, seat), seat)[0]
                assert frodo.choose(id, seat, code).status_code == 200
                going_on.add(info["game"])
        assert going_on == set(registry.names())
