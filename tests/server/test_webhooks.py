"""Webhooks to a table's owner: when the turn passes and when the game is over; signed, kept until
they arrive, and about nothing that a spectator may not know.
"""

import hmac
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from mathom.server.webhooks import queue as webhook_queue
from tests.core.table import registered
from tests.core.toy import GAME
from tests.server.guest import Guest, codes_in, finish
from tests.server.open_inn import OpenInn, two_inns
from tests.server.standard_webhooks import is_genuine


class Receiver:
    """Somebody else's server. It answers with `statuses` in turn, then 204."""

    def __init__(self) -> None:
        self.deliveries: queue.SimpleQueue[tuple[dict[str, str], bytes]] = queue.SimpleQueue()
        self.statuses: list[int] = []
        box = self

        class Slot(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(box.statuses.pop(0) if box.statuses else 204)
                self.end_headers()
                box.deliveries.put((dict(self.headers.items()), body))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Slot)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook?for=frodo"

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.deliveries.get(timeout=20)[1])
        return found

    def empty(self) -> bool:
        time.sleep(0.3)
        return self.deliveries.empty()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    box = Receiver()
    yield box
    box.server.shutdown()
    box.server.server_close()


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenInn]:
    """A server that may write to private addresses."""
    data = tmp_path_factory.mktemp("inn")
    url = "http://inn.example"
    with OpenInn(data, private_webhooks=True, public_url=url) as inn:
        yield inn


@pytest.fixture
def frodo(post_office: OpenInn) -> Guest:
    return post_office.guest("Frodo")


@pytest.fixture
def sam(post_office: OpenInn) -> Guest:
    return post_office.guest("Sam")


@pytest.fixture
def table(frodo: Guest, sam: Guest) -> str:
    table = frodo.open("me", "open")
    sam.sit(table, 1)
    return table


def asked(guest: Guest, table: str) -> int:
    return int(guest.position(table)["asks"][0]["seat"])


def play_until_the_turn_passes(players: list[Guest], table: str) -> int:
    """Whose turn it is now."""
    seat = asked(players[0], table)
    while True:
        position = players[seat].position(table, seat)
        players[seat].play(table, f"{seat} {codes_in(position, seat)[0]}")
        if asked(players[0], table) != seat:
            return 1 - seat


def test_a_delivery_is_written_when_the_turn_passes(
    table: str, frodo: Guest, sam: Guest, receiver: Receiver
):
    answer = frodo.put(f"/tables/{table}/webhook", url=receiver.url)
    assert answer.json()["url"] == receiver.url
    first = receiver.next()
    assert first["asked"][0]["seat"] == asked(frodo, table)
    for _ in range(3):
        now = play_until_the_turn_passes([frodo, sam], table)
        delivery = receiver.next()
        assert delivery["event"] == "turn"
        assert delivery["asked"] == [{"seat": now, "name": ("Frodo", "Sam")[now]}]
        assert (delivery["table"], delivery["game"]) == (table, "journey")
        assert delivery["url"] == f"http://inn.example/t/{table}"
        assert delivery["ply"] == frodo.info(table)["ply"]
        assert delivery["winners"] is None
        assert frodo.say(table, 0, "Go on!").status_code == 201
    assert receiver.empty()


def test_a_delivery_is_written_when_the_game_is_over(
    table: str, frodo: Guest, sam: Guest, receiver: Receiver
):
    finish(table, {0: frodo, 1: sam}, Random(1))
    frodo.put(f"/tables/{table}/webhook", url=receiver.url)
    delivery = receiver.next()
    assert (delivery["event"], delivery["asked"]) == ("over", [])
    assert delivery["winners"] == frodo.info(table)["winners"]


def test_deliveries_are_signed_with_the_secret_that_the_owner_was_given(
    table: str, frodo: Guest, receiver: Receiver
):
    secret = frodo.put(f"/tables/{table}/webhook", url=receiver.url).json()["secret"]
    headers, body = receiver.deliveries.get(timeout=20)
    signature = dict(part.split("=") for part in headers["Mathom-Signature"].split(","))
    assert is_genuine(secret, headers, body, time.time())
    assert headers["webhook-id"] == json.loads(body)["id"]
    signed = f"{signature['t']}.".encode() + body
    expected = hmac.new(secret.encode(), signed, sha256).hexdigest()
    assert signature["v1"] == expected
    assert abs(int(signature["t"]) - time.time()) < 60
    assert headers["Content-Type"] == "application/json"


def test_a_delivery_that_does_not_arrive_is_sent_again(
    post_office: OpenInn,
    table: str,
    frodo: Guest,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(webhook_queue, "BACKOFF", (0, 0, 0))
    receiver.statuses = [500, 429]
    frodo.put(f"/tables/{table}/webhook", url=receiver.url)
    first = receiver.next()
    again = []
    for _ in range(20):
        post_office.run(post_office.inside.outbox.deliver_due())
        if not receiver.deliveries.empty():
            again.append(receiver.next())
        if len(again) == 2:
            break
        time.sleep(0.1)
    assert again == [first, first]
    post_office.run(post_office.inside.outbox.deliver_due())
    assert receiver.empty()


def test_a_receiver_that_never_answers_delays_nobody_elses_deliveries(
    table: str,
    frodo: Guest,
    sam: Guest,
    receiver: Receiver,
    post_office: OpenInn,
    monkeypatch: pytest.MonkeyPatch,
):
    """They are waited for as long as this test lasts."""
    monkeypatch.setattr(post_office.inside.sender, "_patience", 1000.0)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen(64)
        merry = post_office.guest("Merry")
        for _ in range(3):
            other = merry.open("me", "me")
            where = f"http://127.0.0.1:{silent.getsockname()[1]}/"
            merry.put(f"/tables/{other}/webhook", url=where)
        frodo.put(f"/tables/{table}/webhook", url=receiver.url)
        assert receiver.next()["table"] == table
        play_until_the_turn_passes([frodo, sam], table)
        assert receiver.next()["table"] == table


def test_a_delivery_is_given_up_in_the_end(
    post_office: OpenInn,
    table: str,
    frodo: Guest,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(webhook_queue, "BACKOFF", (0,))
    receiver.statuses = [500] * 10
    frodo.put(f"/tables/{table}/webhook", url=receiver.url)
    for _ in range(2):
        receiver.next()
        time.sleep(0.2)
        post_office.run(post_office.inside.outbox.deliver_due())
    post_office.run(post_office.inside.outbox.deliver_due())
    assert receiver.empty()
    with post_office.inside.engine.connect() as connection:
        query = text("SELECT count(*) FROM deliveries WHERE table_id = :id")
        assert connection.execute(query, {"id": table}).scalar() == 0


def test_only_the_owner_sees_and_sets_the_webhook(
    post_office: OpenInn, table: str, frodo: Guest, sam: Guest, receiver: Receiver
):
    for guest in (sam, post_office.guest()):
        answer = guest.put(f"/tables/{table}/webhook", url=receiver.url)
        assert answer.status_code == 403
        assert answer.json()["reason"]["id"] == "refused-not-owner"
    frodo.put(f"/tables/{table}/webhook", url=receiver.url)
    receiver.next()
    assert frodo.info(table)["webhook"] == receiver.url
    for guest in (sam, post_office.guest()):
        assert guest.info(table)["webhook"] is None
        assert receiver.url not in guest.get("/tables").text


def test_a_webhook_can_be_taken_away(table: str, frodo: Guest, sam: Guest, receiver: Receiver):
    frodo.put(f"/tables/{table}/webhook", url=receiver.url)
    receiver.next()
    gone = frodo.put(f"/tables/{table}/webhook", url=None).json()
    assert gone == {"url": None, "secret": None}
    play_until_the_turn_passes([frodo, sam], table)
    assert receiver.empty()
    assert frodo.info(table)["webhook"] is None


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://127.0.0.1:8000/", "refused-webhook-private"),
        ("http://localhost/", "refused-webhook-private"),
        ("http://10.1.2.3/", "refused-webhook-private"),
        ("http://[::1]/", "refused-webhook-private"),
        ("http://169.254.169.254/latest", "refused-webhook-private"),
        ("http://0x7f000001/", "refused-webhook-private"),
        ("ftp://example.com/", "refused-webhook-url"),
        ("http://me:secret@example.com/", "refused-webhook-url"),
        ("javascript:alert(1)", "refused-webhook-url"),
        ("", "refused-webhook-url"),
    ],
)
def test_deliveries_do_not_go_to_private_addresses(inn: OpenInn, url: str, why: str):
    guest = inn.guest("Frodo")
    table = guest.open("me", "open")
    answer = guest.put(f"/tables/{table}/webhook", url=url)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, why)
    assert guest.info(table)["webhook"] is None


def test_a_delivery_tells_nothing_of_secret_choices(
    post_office: OpenInn, frodo: Guest, sam: Guest, receiver: Receiver
):
    with registered(GAME):
        table = frodo.open("me", "open", game="pockets")
        sam.sit(table, 1)
        frodo.put(f"/tables/{table}/webhook", url=receiver.url)
        sam.play(table, f"1 {sam.codes(table, 1)[0]}", "1 hush")
        assert receiver.empty()
        frodo.play(table, f"0 {frodo.codes(table, 0)[0]}", "0 hush")
        delivery = receiver.next()
        assert delivery["asked"][0]["seat"] == asked(frodo, table)
        assert delivery["ply"] == 1


def test_each_turn_is_told_once_whichever_process_it_passes_at(tmp_path: Path, database_url: str):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        frodo, sam = one.guest("Frodo"), other.guest("Sam")
        table = frodo.open("me", "open")
        sam.sit(table, 1)
        one.notice()
        assert frodo.put(f"/tables/{table}/webhook", url="https://example.com/").status_code == 200
        other.notice()
        turns = [asked(frodo, table)]
        while len(turns) < 7:
            seat = turns[-1]
            guest = (frodo, sam)[seat]
            guest.play(table, f"{seat} {guest.codes(table, seat)[0]}")
            one.notice()
            other.notice()
            frodo.say(table, 0, "Hm.")
            sam.say(table, 1, "Well.")
            if asked(frodo, table) != seat:
                turns.append(asked(frodo, table))
        time.sleep(0.3)
        with one.inside.engine.connect() as connection:
            bodies = connection.execute(text("SELECT body FROM deliveries")).scalars().all()
        told = sorted((json.loads(body) for body in bodies), key=lambda delivery: delivery["ply"])
        assert [delivery["asked"][0]["seat"] for delivery in told] == turns


def test_a_restart_does_not_tell_the_same_turn_again(tmp_path: Path, receiver: Receiver):
    with OpenInn(tmp_path, private_webhooks=True) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        frodo.put(f"/tables/{table}/webhook", url=receiver.url)
        receiver.next()
        cookie = f"mathom={frodo.web.cookies['mathom']}"
    with OpenInn(tmp_path, private_webhooks=True) as inn:
        frodo = inn.guest("Frodo", Cookie=cookie)
        assert frodo.say(table, 0, "Where were we?").status_code == 201
        assert receiver.empty()
