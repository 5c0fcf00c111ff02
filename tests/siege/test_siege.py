"""A few seconds of it: that it runs, that nothing is answered with a 500, and that others play on.
How long they wait is measured by `make siege`: it depends on what else the machine does.
"""

import pytest

from tests.siege.besiegers import ATTACKS
from tests.siege.campaign import run

pytestmark = pytest.mark.nightly


@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_is_stopped_by(name: str):
    _, row = run([name], one=4.0, together=0.0)
    assert row.tally.asked
    assert not row.tally.broken, row.tally
    assert not row.faults
    assert row.choices


def test_nobody_is_stopped_by_all_at_once():
    (_, row) = run([], one=1.0, together=10.0)
    assert not row.tally.broken, row.tally
    assert row.choices
