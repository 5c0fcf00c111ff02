"""Clocks on the wall that differ by half a minute, or are set back by an hour: what happens at a
table is noticed, bots play, deliveries go, and nobody's time is lost.
"""

from pathlib import Path
from typing import Any

import pytest

from mathom.server.bots.answering import PATIENCE
from mathom.server.bots.worker import Job
from mathom.server.store import Store
from mathom.server.tables.clocks import Clocks
from mathom.server.webhooks.queue import LEASE, LONGEST
from mathom.server.wire import Clock
from tests.server.guest import Guest, codes_in
from tests.server.open_inn import OpenInn, two_inns
from tests.server.test_clocks import LIVE, Evening, refusal
from tests.server.test_webhooks import Receiver, receiver
from tests.server.wall_clock import DAY, HOUR, MINUTE, SECOND, WallClock, hang_up_a_clock

__all__ = ["receiver"]
apart = pytest.mark.parametrize("apart", [-30 * SECOND, 30 * SECOND, -HOUR], ids=str)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return hang_up_a_clock(monkeypatch)


class Whatever:
    """Wants something that is not on offer, so that luck chooses."""

    async def think(self, job: Job, household: str, guest: str) -> str:
        return "whatever"


# --- News


@apart
def test_news_arrives_whatever_the_clock_says_where_it_comes_from(
    tmp_path: Path, database_url: str, wall: WallClock, apart: int
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        wall.set_apart(one.thread, apart)
        frodo, sam = one.guest("Frodo"), other.guest("Sam")
        table = frodo.open("me", {"kind": "me", "name": "Merry"})
        line = sam.stream(table)
        assert line.next_position()["ply"] == 0
        for ply in (1, 2, 3):
            wall.wait(SECOND)
            seat = frodo.position(table)["asks"][0]["seat"]
            frodo.play(table, f"{seat} {frodo.codes(table, seat)[0]}")
            other.notice()
            assert line.at_ply(ply)["ply"] == ply
        frodo.say(table, 0, "Well, well.")
        other.notice()
        assert line.until("chat")["text"] == "Well, well."


def test_a_table_that_another_process_has_closed_is_gone(tmp_path: Path, wall: WallClock):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = frodo.open("me", "open")
        line = other.guest("Sam").stream(table)
        line.until("table")
        assert frodo.delete(f"/tables/{table}").status_code in (200, 204)
        other.notice()
        assert line.ended()


def test_a_table_that_has_not_changed_is_not_asked_for_again(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
):
    guest = inn.guest()
    over = finish_one(inn)
    branch = {"table": over, "ply": 3}
    gathering = guest.open("me", "open", branch=branch)
    guest.info(gathering)
    loaded: list[str] = []
    load = Store.load

    def counted(store: Store, id: str, *args: Any) -> Any:
        loaded.append(id)
        return load(store, id, *args)

    monkeypatch.setattr(Store, "load", counted)
    inn.notice()
    inn.notice()
    assert loaded == []


def finish_one(inn: OpenInn) -> str:
    guest = inn.guest()
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    while asks := guest.position(table)["asks"]:
        seat = asks[0]["seat"]
        guest.play(table, f"{seat} {codes_in(guest.position(table, seat), seat)[0]}")
    return table


# --- Bots


def where_a_bot_is_asked(guest: Guest) -> str:
    """Who begins is a matter of luck."""
    while True:
        table = guest.open("bot:random", "me")
        if guest.info(table)["asked"] == [0]:
            return table


@apart
def test_a_forgotten_bot_is_found_whatever_the_clock_says(
    tmp_path: Path, database_url: str, wall: WallClock, apart: int, monkeypatch: pytest.MonkeyPatch
):
    with two_inns(tmp_path, database_url=database_url) as (one, other):
        table = where_a_bot_is_asked(one.guest("Frodo"))
        wall.now += apart
        bots = other.inside.bots
        bots._workers = Whatever()
        line = other.guest("Sam").stream(table)
        assert line.next_position()["ply"] == 0
        moment = 1000.0
        monkeypatch.setattr(bots, "time", lambda: moment)
        other.run(bots.resume_forgotten())
        moment += PATIENCE - 1
        other.run(bots.resume_forgotten())
        assert line.quiet(0.3), "the other may still be at it"
        moment += 1
        other.run(bots.resume_forgotten())
        assert line.at_ply(1)["ply"] >= 1


def test_a_bot_that_goes_on_elsewhere_is_not_taken_over(
    tmp_path: Path, wall: WallClock, monkeypatch: pytest.MonkeyPatch
):
    with two_inns(tmp_path) as (one, other):
        frodo = one.guest("Frodo")
        table = where_a_bot_is_asked(frodo)
        bots = other.inside.bots
        bots._workers = Whatever()
        moment = 1000.0
        monkeypatch.setattr(bots, "time", lambda: moment)
        for _ in range(4):
            other.run(bots.resume_forgotten())
            frodo.say(table, 1, "It thinks and thinks.")
            moment += PATIENCE + 1
        assert frodo.position(table, 1)["ply"] == 0


def test_bots_play_on_when_the_clock_is_set_back_in_their_turn(tmp_path: Path, wall: WallClock):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = where_a_bot_is_asked(frodo)
        wall.wait(-HOUR)
        inn.inside.bots._workers = Whatever()
        inn.forget()
        inn.run(inn.inside.bots.resume_forgotten(patience=0))
        line = frodo.stream(table, 1)
        assert line.until("position", lambda said: codes_in(said, 1) != [])["ply"] >= 1


# --- Deliveries


def test_deliveries_go_when_the_clock_is_set_back(
    tmp_path: Path, wall: WallClock, receiver: Receiver
):
    with OpenInn(tmp_path, private_webhooks=True) as inn:
        inn.leave_alone()
        frodo = inn.guest("Frodo")
        table = frodo.open("me", {"kind": "me", "name": "Sam"})
        frodo.put(f"/tables/{table}/webhook", url=receiver.url)
        seat = frodo.position(table)["asks"][0]["seat"]
        receiver.statuses = [503]
        wall.wait(-HOUR)
        inn.run(inn.inside.outbox.deliver_due())
        assert receiver.next()["asked"][0]["seat"] == seat
        wall.wait(-HOUR)
        inn.run(inn.inside.outbox.deliver_due())
        assert receiver.next()["asked"][0]["seat"] == seat
        inn.run(inn.inside.outbox.deliver_due())
        assert receiver.empty()


def test_a_delivery_on_its_way_is_left_alone_by_those_whose_clocks_differ(
    tmp_path: Path, wall: WallClock
):
    with OpenInn(tmp_path) as inn:
        store = inn.inside.store
        inn.leave_alone()
        store.deliveries.post("delivery", "table", "{}")
        assert len(store.deliveries.due(wall.now, LEASE, LONGEST)) == 1
        for differs in (-MINUTE // 2, MINUTE // 2):
            for later in (0, 30 * SECOND):
                assert store.deliveries.due(wall.now + differs + later, LEASE, LONGEST) == []


# --- Players' clocks


def clocks() -> Clocks:
    return Clocks(Clock("live", bank=600, bonus=0, cap=600), 2, started=HOUR * 10)


def test_who_is_asked_when_a_clock_is_set_back_is_charged_from_then_on():
    time, now = clocks(), HOUR * 10
    time.pass_time(now + 10 * SECOND, [0])
    now -= HOUR
    time.pass_time(now + 20 * SECOND, [1])
    assert time.left == [590 * SECOND, 600 * SECOND]
    time.pass_time(now + 50 * SECOND, [0])
    time.pass_time(now + 55 * SECOND, [1])
    assert time.left == [560 * SECOND, 595 * SECOND]


def test_machines_whose_clocks_differ_charge_nobody_twice():
    """What one is charged too much the other is charged too little, and it does not add up."""
    time, now = clocks(), HOUR * 10
    for _ in range(20):
        time.pass_time(now + 5 * SECOND + 30 * SECOND, [0])
        time.pass_time(now + 10 * SECOND, [1])
        now += 10 * SECOND
    assert sum(time.left) == (1200 - 200 - 30 + 5) * SECOND
    assert time.left[1] == 600 * SECOND


def test_a_clock_that_was_set_back_runs_on_for_who_looks_at_it():
    time, now = clocks(), HOUR * 9
    assert time.left_at(now, 0, [0]) == 600 * SECOND
    assert time.left_at(now + 5 * MINUTE, 0, [0]) == 300 * SECOND
    assert time.left_at(now + 11 * MINUTE, 0, [0]) < 0
    assert time.left_at(HOUR * 10 + MINUTE, 0, [0]) == 540 * SECOND


def test_a_game_goes_on_by_its_clocks_when_the_one_on_the_wall_is_set_back(
    inn: OpenInn, wall: WallClock
):
    evening = Evening(inn, LIVE)
    wall.wait(SECOND - HOUR)
    evening.choose()
    asked = evening.asked
    wall.wait(20 * SECOND)
    before = evening.left(asked)
    evening.choose()
    assert before == 40 * SECOND
    assert evening.left(asked) in (45 * SECOND, 47 * SECOND)
    inn.forget()
    assert evening.left(asked) in (45 * SECOND, 47 * SECOND)


def test_time_runs_out_though_the_clock_on_the_wall_was_set_back(inn: OpenInn, wall: WallClock):
    evening = Evening(inn, LIVE)
    asked, other = evening.asked, evening.other
    wall.wait(-HOUR)
    assert evening.left(asked) == 60 * SECOND
    wall.wait(59 * SECOND)
    assert refusal(evening.claim(other, asked)) == (422, "refused-time-left")
    wall.wait(2 * SECOND)
    assert evening.claim(other, asked).status_code == 200


def test_who_comes_back_while_clocks_are_astray_begins_anew(inn: OpenInn, wall: WallClock):
    evening = Evening(inn, LIVE)
    asked, other = evening.asked, evening.other
    wall.wait(61 * SECOND)
    assert evening.claim(other, asked, "bot").status_code == 200
    wall.wait(-HOUR)
    back = evening.guests[asked].post(f"/tables/{evening.id}/seats/{asked}/return")
    assert back.status_code in (200, 201)
    assert evening.left(asked) == 60 * SECOND


def test_a_hidden_table_comes_back_with_the_next_move_also_if_the_clock_was_set_back(
    inn: OpenInn, wall: WallClock
):
    evening = Evening(inn, {"kind": "none"})
    away = evening.guests[evening.other]
    wall.wait(8 * DAY)
    assert away.put(f"/tables/{evening.id}/hidden", hidden=True).status_code in (200, 204)
    assert away.mine() == []
    wall.wait(-9 * DAY)
    evening.choose()
    assert [table["id"] for table in away.mine()] == [evening.id]
