"""Calls to people's devices: when it is their turn, somebody else plays and they are not there; one
for each table until they have moved; sealed for that device alone, and sent where anybody may be.
"""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from mathom.server import database as db
from mathom.server import wall_clock
from mathom.server.api.calls import MOST_DEVICES
from mathom.server.keys import load_push_keys
from mathom.server.push import calls as calls_module
from mathom.server.push.sealing import ALIKE, contact
from mathom.server.retention import Retention
from mathom.server.webhooks import queue as outbox_queue
from mathom.server.wire import NewRestriction
from tests.core.table import registered
from tests.core.toy import GAME
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns
from tests.server.push_service import Browser, PushService
from tests.server.test_data_protection import erase, id_of, my_data
from tests.services.service import waited


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenInn]:
    """A server that may write to private addresses, and gives nobody a moment of grace."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calls_module, "GRACE", 0.0)
        with OpenInn(
            tmp_path_factory.mktemp("inn"),
            private_webhooks=True,
            public_url="http://inn.example",
            hosts="127.0.0.1",
        ) as inn:
            yield inn


@pytest.fixture
def frodo(inn: OpenInn) -> Guest:
    return inn.guest("Frodo")


@pytest.fixture
def sam(inn: OpenInn) -> Guest:
    return inn.guest("Sam")


@pytest.fixture
def phone(service: PushService, sam: Guest) -> Browser:
    return called_on(sam, Browser(service.endpoint("phone")))


def called_on(guest: Guest, browser: Browser, lang: str = "en") -> Browser:
    answer = guest.put("/me/calls", **browser.subscription(lang))
    assert answer.status_code == 200, answer.text
    return browser


def table_of(frodo: Guest, sam: Guest, **more: Any) -> str:
    table = frodo.open("me", "open", **more)
    sam.sit(table, 1)
    return table


def asked(guest: Guest, table: str) -> int:
    return int(guest.position(table)["asks"][0]["seat"])


def play_until_asked(table: str, players: list[Guest], wanted: int) -> None:
    while (seat := asked(players[0], table)) != wanted:
        players[seat].play(table, f"{seat} {players[seat].codes(table, seat)[0]}")


def all_is_sent(inn: OpenInn) -> None:
    """Waits until nothing is to be sent any more, to anybody."""

    def nothing_left() -> bool:
        inn.run(inn.inside.outbox.deliver_due())
        with inn.inside.engine.connect() as connection:
            left = connection.execute(text("SELECT count(*) FROM deliveries")).scalar()
        return not left and not inn.inside.outbox._tasks

    assert waited(nothing_left)


def test_who_is_not_there_is_called_when_it_is_their_turn(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    sent = service.next()
    assert phone.opened(sent) == {
        "table": table,
        "text": "It is your turn in Journey to Mordor against Frodo.",
        "lang": "en",
    }
    assert sent.claims["k"] == sam.get("/me/calls").json()["key"]
    assert sent.claims["sub"] == "mailto:postmaster@inn.example"
    assert int(sent.headers["ttl"]) > 3600
    assert table not in sent.headers["topic"]


def test_it_comes_within_five_seconds(tmp_path: Path, service: PushService):
    with OpenInn(tmp_path, private_webhooks=True) as inn:
        frodo, sam = inn.guest("Frodo"), inn.guest("Sam")
        phone = called_on(sam, Browser(service.endpoint("phone")))
        table = table_of(frodo, sam)
        play_until_asked(table, [frodo, sam], 0)
        all_is_sent(inn)
        while not service.sent.empty():
            service.next()
        seat = 0
        while seat == 0:
            began = time.monotonic()
            frodo.play(table, f"0 {frodo.codes(table, 0)[0]}")
            seat = asked(frodo, table)
        assert phone.opened(service.next())["table"] == table
        assert time.monotonic() - began < 5


def test_it_is_said_in_the_language_of_the_device(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService
):
    phone = called_on(sam, Browser(service.endpoint("phone")), "pl")
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    said = phone.opened(service.next())
    assert said["text"] == "Twoja kolej w grze „Wyprawa do Mordoru”. Przeciwnik: Frodo."
    called_on(sam, phone, "en")
    sam.play(table, f"1 {sam.codes(table, 1)[0]}")
    play_until_asked(table, [frodo, sam], 0)
    play_until_asked(table, [frodo, sam], 1)
    assert phone.opened(service.next())["lang"] == "en"


def test_nobody_is_called_again_until_they_have_moved(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    with registered(GAME):
        table = table_of(frodo, sam, game="pockets")
        all_is_sent(inn)
        assert phone.opened(service.next())["table"] == table
        frodo.say(table, 0, "Well?")
        frodo.play(table, f"0 {frodo.codes(table, 0)[0]}")
        all_is_sent(inn)
        assert service.sent.empty()


def test_a_turn_that_was_taken_back_and_comes_again_is_no_second_call(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    service.next()
    room = inn.inside.tables.rooms[table]
    guest = id_of(sam)

    async def again() -> None:
        inn.inside.calls._awaited.pop(table)
        inn.inside.calls.write(room.table)

    inn.run(again())
    all_is_sent(inn)
    assert service.sent.empty()
    assert calls_module._moves(room.table, guest) == inn.run(called(inn, table, guest))


async def called(inn: OpenInn, table: str, guest: str) -> int:
    c = db.holders.c
    with inn.inside.engine.connect() as connection:
        query = db.holders.select().where(c.table_id == table, c.guest == guest)
        return int(connection.execute(query).one().called)


def test_a_call_that_comes_too_late_is_not_sent_and_does_not_count(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 0)
    all_is_sent(inn)
    while not service.sent.empty():
        service.next()
    store, guest = inn.inside.store, id_of(sam)
    assert store.subscriptions.call(table, guest, 10_000, 0)
    all_is_sent(inn)
    assert service.sent.empty()
    assert store.subscriptions.call(table, guest, 10_000, 0)
    all_is_sent(inn)


def test_who_sits_at_the_table_is_not_called(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 0)
    all_is_sent(inn)
    while not service.sent.empty():
        service.next()
    line = sam.socket(table)
    line.until("position")
    play_until_asked(table, [frodo, sam], 1)
    all_is_sent(inn)
    line.close()
    assert waited(lambda: not inn.inside.tables.is_watched(table))
    all_is_sent(inn)
    assert service.sent.empty(), "who has closed the page has seen it"


def test_whose_line_broke_before_their_turn_is_called_when_it_is_given_up(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    """A phone in a pocket says no good-bye."""
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 0)
    all_is_sent(inn)
    while not service.sent.empty():
        service.next()
    line = sam.socket(table)
    line.until("position")
    play_until_asked(table, [frodo, sam], 1)
    [listener] = inn.inside.tables.rooms[table].listeners

    async def fall_silent() -> None:
        listener.line.heard = 0.0
        listener.line.drop()

    inn.run(fall_silent())
    assert phone.opened(service.next())["table"] == table


def awaited(inn: OpenInn, table: str) -> set[str]:
    live = inn.inside.tables.rooms[table].table
    assert 0 in {ask.seat for ask in live.asks}
    return calls_module._awaited(live)


def test_bots_call_nobody(inn: OpenInn, frodo: Guest, sam: Guest):
    with registered(GAME):
        assert awaited(inn, sam.open("me", "bot:random", game="pockets")) == set()
        table = table_of(frodo, sam, game="pockets")
        assert awaited(inn, table) == {id_of(frodo), id_of(sam)}


def test_another_device_at_ones_own_seat_is_nobody_else(inn: OpenInn, frodo: Guest, sam: Guest):
    with registered(GAME):
        table = sam.open("me", "bot:random", game="pockets")
        code = sam.post(f"/tables/{table}/seats/0/code").json()["code"]
        assert frodo.post("/claims", code=code).status_code < 300
        assert len(inn.inside.tables.rooms[table].table.holders) == 2
        assert awaited(inn, table) == set()


def test_every_device_is_called_and_all_messages_are_of_one_length(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    laptop = called_on(sam, Browser(service.endpoint("laptop")), "pl")
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    found = {sent.path: sent for sent in (service.next(), service.next())}
    assert phone.opened(found["/push/phone"])["lang"] == "en"
    assert laptop.opened(found["/push/laptop"])["lang"] == "pl"
    lengths = {len(sent.body) for sent in found.values()}
    assert len(lengths) == 1
    assert lengths.pop() > ALIKE


@pytest.mark.parametrize("status", [404, 410])
def test_devices_that_are_no_more_are_forgotten(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser, status: int
):
    service.statuses = [status]
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    service.next()
    assert waited(lambda: not inn.inside.store.subscriptions.of(id_of(sam)))
    all_is_sent(inn)


def test_what_does_not_arrive_is_sent_again(
    inn: OpenInn,
    frodo: Guest,
    sam: Guest,
    service: PushService,
    phone: Browser,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(outbox_queue, "BACKOFF", (0, 0, 0))
    service.statuses = [500, 429]
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    all_is_sent(inn)
    assert [phone.opened(service.next())["table"] for _ in range(3)] == [table] * 3
    assert inn.inside.store.subscriptions.of(id_of(sam))


@pytest.mark.parametrize("kind", ["mute", "ban"])
def test_whom_the_host_holds_back_is_not_called(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser, kind: str
):
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 0)
    all_is_sent(inn)
    while not service.sent.empty():
        service.next()
    guest = id_of(sam)
    desk = inn.inside.desk
    inn.run(asyncio.to_thread(desk.restrict, NewRestriction(kind=kind, guest=guest), "cli"))
    inn.run(inn.inside.heed_restrictions())
    play_until_asked(table, [frodo, sam], 1)
    all_is_sent(inn)
    assert service.sent.empty()


def test_who_does_not_want_it_any_more_is_not_called(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    device = sam.put("/me/calls", **phone.subscription()).json()["id"]
    assert frodo.delete(f"/me/calls/{device}").status_code == 204
    assert len(my_data(sam)["devices"]) == 1, "nobody else may say so"
    assert sam.delete(f"/me/calls/{device}").status_code == 204
    assert my_data(sam)["devices"] == []
    table = table_of(frodo, sam)
    play_until_asked(table, [frodo, sam], 1)
    all_is_sent(inn)
    assert service.sent.empty()


def test_other_devices_are_signed_out_of_the_calls_as_well(
    sam: Guest, service: PushService, phone: Browser
):
    assert sam.post("/me/sign-out-elsewhere").status_code == 204
    assert my_data(sam)["devices"] == []


def test_a_device_belongs_to_who_used_it_last(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    called_on(frodo, phone)
    assert my_data(sam)["devices"] == []
    assert [each["endpoint"] for each in my_data(frodo)["devices"]] == [phone.endpoint]


def test_one_guest_has_only_so_many_devices(inn: OpenInn, sam: Guest, service: PushService):
    for number in range(MOST_DEVICES + 2):
        called_on(sam, Browser(service.endpoint(f"device-{number}")))
    kept = [device["endpoint"].rpartition("-")[2] for device in my_data(sam)["devices"]]
    assert len(kept) == MOST_DEVICES
    assert str(MOST_DEVICES + 1) in kept


def test_one_household_has_only_so_many_new_devices(tmp_path: Path, service: PushService):
    with OpenInn(tmp_path, private_webhooks=True, rate=1000) as inn:
        browser = Browser(service.endpoint("phone"))
        statuses = []
        for number in range(31):
            browser.endpoint = service.endpoint(str(number))
            guest = inn.guest()
            guest.get("/me")
            statuses.append(guest.put("/me/calls", **browser.subscription()).status_code)
        assert statuses == [200] * 30 + [429]
        browser.endpoint = service.endpoint("29")
        assert guest.put("/me/calls", **browser.subscription()).status_code == 200


def test_who_erases_their_data_is_not_called_and_nothing_is_left(
    inn: OpenInn, frodo: Guest, sam: Guest, service: PushService, phone: Browser
):
    table = table_of(frodo, sam)
    assert my_data(sam)["devices"][0]["endpoint"] == phone.endpoint
    inn.inside.store.subscriptions.call(table, id_of(sam), 10_000, 1 << 60)
    erase(sam)
    with inn.inside.engine.connect() as connection:
        for query in ("SELECT endpoint FROM subscriptions", "SELECT subscription FROM deliveries"):
            assert phone.endpoint not in str(connection.execute(text(query)).all())
        left = "SELECT count(*) FROM deliveries WHERE table_id = :id"
        assert connection.execute(text(left), {"id": table}).scalar() == 0


def test_the_devices_of_who_stays_away_go_with_them(tmp_path: Path, service: PushService):
    with OpenInn(tmp_path, private_webhooks=True, keep_guests=1) as inn:
        sam = inn.guest("Sam")
        called_on(sam, Browser(service.endpoint("phone")))
        store, later = inn.inside.store, wall_clock.now() + 3 * wall_clock.DAY
        assert list(Retention(store, inn.config, wall_clock.now()).steps()) == []
        assert store.subscriptions.of(id_of(sam))
        assert list(Retention(store, inn.config, later).steps())
        assert not store.subscriptions.of(id_of(sam))


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ({"endpoint": "http://127.0.0.1:9/x"}, "refused-webhook-private"),
        ({"endpoint": "http://169.254.169.254/"}, "refused-webhook-private"),
        ({"endpoint": "file:///etc/passwd"}, "refused-webhook-url"),
        ({"p256dh": "AAAA"}, "refused-push-keys"),
        ({"p256dh": "no Base64 at all!"}, "refused-push-keys"),
    ],
)
def test_calls_go_only_where_anybody_may_be_and_can_be_read(
    tmp_path: Path, service: PushService, what: dict[str, str], why: str
):
    with OpenInn(tmp_path) as inn:
        given = (
            Browser(service.endpoint("phone")).subscription()
            | {"endpoint": "https://push.example/1"}
            | what
        )
        answer = inn.guest("Sam").put("/me/calls", **given)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (422, why)


def test_a_server_that_calls_nobody_says_so(tmp_path: Path, service: PushService):
    with OpenInn(tmp_path, push=False, private_webhooks=True) as inn:
        sam = inn.guest("Sam")
        assert sam.get("/me/calls").json() == {"key": None}
        answer = sam.put("/me/calls", **Browser(service.endpoint("phone")).subscription())
        assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "refused-calls")
    assert not (tmp_path / "push-key").exists()


def test_the_keys_are_made_once_and_nobody_else_can_read_them(tmp_path: Path):
    first = load_push_keys(tmp_path)
    assert load_push_keys(tmp_path) == first
    assert (tmp_path / "push-key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "push-key").write_bytes(b"nonsense")
    with pytest.raises(OSError, match="holds no keys"):
        load_push_keys(tmp_path)


def test_push_services_are_told_whom_to_write_to():
    assert contact("me@inn.example", "https://other.example") == "me@inn.example"
    assert contact("", "https://inn.example:8443") == "postmaster@inn.example"
    assert contact("", "") == "postmaster@localhost"


def test_who_sits_at_another_process_is_not_called(
    tmp_path: Path, database_url: str, service: PushService
):
    with two_inns(tmp_path, database_url=database_url, private_webhooks=True) as (one, other):
        frodo, sam = one.guest("Frodo"), other.guest("Sam")
        called_on(sam, Browser(service.endpoint("phone")))
        table = table_of(frodo, sam)
        one.notice()
        line = sam.socket(table)
        line.until("position")
        assert one.inside.store.subscriptions.call(table, id_of(sam), 10_000, 1 << 60)
        before = one.inside.store.subscriptions.waiting()
        one.run(one.inside.calls.withdraw_seen())
        assert one.inside.store.subscriptions.waiting() == before != set(), "nobody is there"
        other.run(other.inside.calls.withdraw_seen())
        assert one.inside.store.subscriptions.waiting() == set()
        # Should their line turn out to be dead, they are called after all.
        assert one.inside.store.subscriptions.call(table, id_of(sam), 10_000, 1 << 60)
