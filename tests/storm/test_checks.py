"""The storm would notice: each thing that it looks for, done on purpose."""

import re
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.guest import codes_in, new_key
from tests.server.open_inn import OpenInn
from tests.storm.checks import Referee
from tests.storm.crowd import Promise

LINES = 6


@pytest.mark.parametrize(
    ("tampering", "finding"),
    [
        ("SELECT 1", None),
        ("DELETE FROM choices WHERE ply = 5", "an acknowledged choice is lost"),
        ("DELETE FROM choices WHERE ply = 2", "have gaps"),
        ("UPDATE choices SET line = '0 fly' WHERE ply = 5", "does not replay"),
        ("UPDATE choices SET key = 'x' WHERE ply > 3", "written twice"),
    ],
    ids=["nothing", "the-last-line", "a-line", "another-choice", "twice"],
)
def test_what_was_promised_is_looked_for(tmp_path: Path, tampering: str, finding: str | None):
    with OpenInn(tmp_path) as inn:
        table, promises = played(inn)
    referee = Referee(f"sqlite:///{tmp_path / 'mathom.db'}")
    with referee.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text(tampering))
    referee.look([table], promises)
    referee.close()
    if finding is None:
        assert referee.faults == []
    else:
        assert any(re.search(finding, fault) for fault in referee.faults), referee.faults
    assert (referee.lost > 0) == (finding is not None)


def test_a_line_that_was_there_must_stay(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        table, promises = played(inn)
    referee = Referee(f"sqlite:///{tmp_path / 'mathom.db'}")
    referee.look([table], promises)
    assert referee.faults == []
    with referee.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("DELETE FROM choices WHERE ply = 5"))
    referee.look([table], [])
    referee.close()
    assert "gone or changed" in referee.faults[0]


def played(inn: OpenInn) -> tuple[str, list[Promise]]:
    """A table with some lines, and what was promised there."""
    frodo = inn.guest("Frodo")
    table = frodo.open("me", {"kind": "me", "name": "Sam"})
    promises = []
    for _ in range(LINES):
        position = frodo.position(table)
        seat = position["asks"][0]["seat"]
        code, key = codes_in(position, seat)[0], new_key()
        answer = frodo.choose(table, seat, code, position["ply"], key)
        promises.append(Promise(table, seat, code, key, answer.json()["ply"]))
    return table, promises
