"""Honest tables are found, however many others somebody opens."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from mathom.server.tables.fair_list import (
    FRESH,
    OF_A_HOUSEHOLD,
    OF_AN_OWNER,
    SHOWN,
    Candidate,
    in_order,
)
from tests.server.open_inn import OpenInn
from tests.server.wall_clock import HOUR, MINUTE, SECOND, hang_up_a_clock, stop_the_limits

SPAM = 500
NOW = 1_900_000_000_000
NEW_TABLE = {
    "game": "journey",
    "seats": [{"kind": "me", "name": "Lotho"}, {"kind": "open"}],
    "listed": True,
}


def candidate(id: str, owner: str, minutes: int, state: str = "gathering") -> Candidate:
    opened = NOW - minutes * MINUTE
    return Candidate(id, owner, state, opened, opened)


def unknown(table: str, owner: str) -> str:
    return owner


# --- The order


def test_the_newest_come_first():
    found = [candidate(f"t{n}", f"g{n}", n) for n in range(5)]
    assert in_order(reversed(found), (), unknown, NOW) == [table.id for table in found]


def test_where_somebody_is_comes_before_all_others():
    found = [candidate(f"t{n}", f"g{n}", n) for n in range(5)]
    assert in_order(found, {"t4", "t2"}, unknown, NOW) == ["t2", "t4", "t0", "t1", "t3"]


def test_an_old_table_that_nobody_is_at_falls_behind_but_not_one_being_played():
    old = FRESH // MINUTE + 1
    found = [candidate("left", "a", old), candidate("game", "b", old + 5, "playing")]
    assert in_order(found, (), unknown, NOW) == ["game", "left"]
    assert in_order(found, {"left"}, unknown, NOW) == ["left", "game"]


def test_of_an_owner_and_of_a_household_a_few_come_first_and_none_is_lost():
    many = [candidate(f"m{n}", "lotho", n) for n in range(9)]
    others = [candidate(f"h{n}", f"ruffian {n}", n) for n in range(9)]
    honest = candidate("bag-end", "frodo", 20)
    found = in_order([*many, *others, honest], (), lambda table, _: table[0], NOW)
    assert found.index("bag-end") == OF_AN_OWNER + OF_A_HOUSEHOLD
    assert found[-6:] == [f"m{n}" for n in range(3, 9)]
    assert len(found) == 19


# --- At a server


def spam(inn: OpenInn, number: int, address: str) -> None:
    """As many guests as tables, all from one address."""
    with httpx.Client(base_url=f"{inn.url}/api", headers={"X-Forwarded-For": address}) as web:
        for _ in range(number):
            answer = web.post("/tables", json=NEW_TABLE)
            assert answer.status_code == 201, answer.text
            web.cookies.clear()


def listed(inn: OpenInn) -> list[str]:
    return [table["id"] for table in inn.guest().listed()]


def test_an_honest_table_is_found_among_five_hundred_others(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path, database_url=database_url, trust_proxy=True) as inn:
        frodo = inn.guest("Frodo", **{"X-Forwarded-For": "198.51.100.7"})
        table = frodo.open("me", "open", listed=True)
        wall.wait(SECOND)
        spam(inn, SPAM, "203.0.113.9")
        found = listed(inn)
        assert len(found) == SHOWN
        assert found.index(table) <= OF_A_HOUSEHOLD
        # Nobody knows any longer from where the others were opened, but Frodo waits.
        inn.inside.households.__init__()  # type: ignore[misc]  # as after a restart
        wall.wait(2 * HOUR)
        assert table not in listed(inn)
        line = frodo.stream(table, 0)
        line.next()
        assert listed(inn)[0] == table
        line.close()


def test_after_a_restart_a_household_is_known_as_soon_as_its_guests_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path, trust_proxy=True) as inn:
        frodo = inn.guest("Frodo", **{"X-Forwarded-For": "198.51.100.7"})
        honest = frodo.open("me", "open", listed=True)
        wall.wait(SECOND)
        from_one = {"X-Forwarded-For": "203.0.113.9"}
        ruffians = [inn.guest(**from_one) for _ in range(OF_A_HOUSEHOLD + 4)]
        for ruffian in ruffians:
            ruffian.open("me", "open", listed=True)
        inn.inside.households.__init__()  # type: ignore[misc]  # as after a restart
        assert listed(inn).index(honest) == len(ruffians)
        for ruffian in ruffians:
            ruffian.listed()
        assert listed(inn).index(honest) == OF_A_HOUSEHOLD


def test_a_few_owners_do_not_fill_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wall = hang_up_a_clock(monkeypatch)
    with OpenInn(tmp_path) as inn:
        honest = inn.guest("Frodo").open("me", "open", listed=True)
        for guest in (inn.guest("Lotho"), inn.guest("Ted")):
            for _ in range(40):
                wall.wait(SECOND)
                guest.open("me", "open", listed=True)
        assert listed(inn).index(honest) == 2 * OF_AN_OWNER


def test_a_household_opens_so_many_tables_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    clock = stop_the_limits(monkeypatch)
    with OpenInn(tmp_path, rate=1000, tables=6, trust_proxy=True) as inn:

        def opened(address: str) -> httpx.Response:
            headers: dict[str, Any] = {"X-Forwarded-For": address}
            return httpx.post(f"{inn.url}/api/tables", json=NEW_TABLE, headers=headers)

        assert [opened("203.0.113.9").status_code for _ in range(6)] == [201] * 6
        refused = opened("203.0.113.9")
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) <= 601
        assert opened("203.0.113.10").status_code == 201
        assert opened("2001:db8::1").status_code == 201
        clock.wait(10 * MINUTE)
        assert opened("203.0.113.9").status_code == 201
        assert opened("203.0.113.9").status_code == 429


def test_where_any_number_is_allowed_there_is_no_limit_an_hour(tmp_path: Path):
    with OpenInn(tmp_path, rate=1000, tables=0) as inn:
        inn.inside.limits.spend("tables", "203.0.113.9", 1000)
        inn.inside.limits.spend("tables", "203.0.113.9", 1000)
