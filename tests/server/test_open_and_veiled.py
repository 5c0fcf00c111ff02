"""Open questions and veiled choices over the wire."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.core import sleeves
from tests.core.table import arranged, registered
from tests.server.guest import Guest

WRITE = {"id": "write-turns", "args": {"most": sleeves.MOST_TURNS}}


@pytest.fixture
def tossing(bilbo: Guest, gollum: Guest) -> Iterator[str]:
    """Bilbo has taken the first round and may write how often the coin will turn."""
    with registered(arranged("agate flint topaz", "beryl garnet onyx", game=sleeves.GAME)):
        table = bilbo.open("me", "open", game="pockets")
        gollum.sit(table, 1)
        gollum.play(table, "1 hide beryl", "1 hush")
        bilbo.play(table, "0 hide topaz", "0 hush", "0 weigh flint")
        gollum.play(table, "1 keep")
        yield table


def asked(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    (ask,) = guest.get(f"/tables/{table}/position", seat=seat).json()["asks"]
    return dict(ask)


def test_only_who_is_asked_is_told_how_to_write(tossing: str, bilbo: Guest, gollum: Guest):
    assert asked(bilbo, tossing, 0)["write"] == WRITE
    for guest, seat in ((gollum, 1), (gollum, -1)):
        ask = asked(guest, tossing, seat)
        assert (ask["write"], ask["options"]) == (None, None)


def test_an_unlisted_answer_is_taken_and_kept(tossing: str, bilbo: Guest):
    bilbo.play(tossing, "0 turns 17")
    assert "0 turns 17" in bilbo.get(f"/tables/{tossing}/record", public=True).json()["choices"]


def test_an_answer_that_nobody_could_write_is_refused(tossing: str, bilbo: Guest):
    ply = bilbo.get(f"/tables/{tossing}/position", seat=0).json()["ply"]
    answer = bilbo.choose(tossing, 0, "turns 170", ply=ply)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "reason-no-such-option")


def test_what_was_chosen_veiled_is_not_in_the_public_record(
    tossing: str, bilbo: Guest, gollum: Guest
):
    for guest in (bilbo, gollum):
        public = guest.get(f"/tables/{tossing}/record", public=True).json()["choices"]
        assert "weigh" not in " ".join(public)
        assert public[-2:] == ["0 ?", "1 keep"]
