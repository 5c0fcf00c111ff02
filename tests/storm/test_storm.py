"""A breeze of the storm: `make storm` is the whole of it."""

import time

import pytest

from tests.services.service import Missing
from tests.storm.campaign import Plan, run


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("database", "faults"),
    [
        ("sqlite", ("kill", "dead bots", "kill", "dropped sockets")),
        ("postgresql", ("kill", "cut connections", "kill all")),
    ],
)
def test_nothing_that_was_answered_is_lost(database: str, faults: tuple[str, ...]):
    try:
        outcome = run(Plan(database, faults, seed=7, until=time.time() + 20, parties=5))
    except Missing as missing:
        pytest.skip(str(missing))
    assert outcome.faults == []
    assert sum(row.acknowledged for row in outcome.rows.values()) > 0
    assert sum(row.kills for row in outcome.rows.values()) > 0
