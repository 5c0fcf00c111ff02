"""Rows of tables and seats: what is written comes back as it was, at either database."""

from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import Engine, text

from mathom.core.orders import NO_ORDERS, Orders
from mathom.server.database import connect, migrate
from mathom.server.rows import Request, Resigning, SeatRow, TableRow, Waiting
from mathom.server.store import Change, Store
from mathom.server.wire import Branch, Clock

BARE = TableRow(
    id="bree", game="journey", rules=1, options={}, seed="", owner="", listed=False, clock=Clock(),
    created=1, started=1, state="playing", moved=1, touched=1,
)  # fmt: skip
FULL = TableRow(
    id="moria", game="journey", rules=2, options={"a": True, "b": 3, "c": "d"}, seed="mellon",
    owner="gandalf", listed=True, clock=Clock("live", 60, 5, 60), created=1 << 40, started=2,
    state="over", moved=3, touched=4, ended="time", winners=[0, 2], branch=Branch("bree", 7),
    rematch="lorien", rematch_by=1, lesson=True, webhook="https://example.org",
    webhook_secret="mithril", request=Request(1, 2, (0,), 2), patience=5, revision=6, ply=7,
    resigning=[Resigning(0, 1, 2, 3, (2,), 1)], waiting=[Waiting(0, True)], waits_for_bot=True,
    resigned=[1], erased=8, record_bytes=9, off_lists=True, closed="",
)  # fmt: skip
SEATS = [
    SeatRow(seat=0, kind="open"),
    SeatRow(
        seat=1, kind="person", name="Sam", bot="hobbit", since=1 << 40, ordered=2,
        orders=Orders(stops=("respond",), skips=("maneuver",)),
    ),
]  # fmt: skip


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    engine = connect(database_url)
    migrate(engine)
    yield engine
    engine.dispose()


def test_the_full_row_has_something_of_its_own_in_each_field():
    assert [
        field.name
        for field in msgspec.structs.fields(FULL)
        if getattr(FULL, field.name) == getattr(BARE, field.name) and field.name != "game"
    ] == []


@pytest.mark.parametrize("row", [BARE, FULL])
def test_what_is_written_is_what_is_read(engine: Engine, row: TableRow):
    store = Store(engine)
    store.create(row, Change(seats=SEATS), [])
    loaded = store.load(row.id)
    assert loaded is not None
    assert (loaded.row, loaded.seats) == (row, SEATS)


def test_who_has_ordered_nothing_has_nothing_there(engine: Engine):
    Store(engine).create(BARE, Change(seats=SEATS), [])
    with engine.connect() as connection:
        orders = connection.execute(text("SELECT orders FROM seats ORDER BY seat")).scalars().all()
    assert SEATS[0].orders == NO_ORDERS
    assert [found is None for found in orders] == [True, False]


@pytest.mark.parametrize(
    "strange", ["UPDATE tables SET state = 'lost'", "UPDATE seats SET kind = 'troll'"]
)
def test_what_no_server_has_written_is_not_read(engine: Engine, strange: str):
    store = Store(engine)
    store.create(BARE, Change(seats=SEATS), [])
    with engine.begin() as connection:
        connection.execute(text(strange))
    with pytest.raises(msgspec.ValidationError):
        store.load(BARE.id)
