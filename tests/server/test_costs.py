"""The one table of what may be asked, where it is done and what it costs."""

from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import get

from mathom.core import registry
from mathom.core.record import dump
from mathom.core.testing.case import Case, random_match
from mathom.server import costs, limits
from mathom.server.api import playing, socket, tables
from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.costs import MESSAGES, ROUTES, must_have_costs, routes_of
from tests.server.open_inn import OpenInn
from tests.server.wall_clock import SECOND, WallClock, stop_the_limits


def test_every_route_is_in_the_table_and_the_table_has_no_other(inn: OpenInn):
    assert sorted(routes_of(inn.app)) == sorted(ROUTES)


def test_a_server_with_a_route_that_is_missing_does_not_start(inn: OpenInn):
    @get("/api/free")
    async def free() -> None: ...

    inn.app.register(free)
    with pytest.raises(LookupError, match="GET /api/free"):
        must_have_costs(inn.app)


def test_a_server_asks_for_the_costs_of_its_routes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(ROUTES, "GET /api/door")
    with pytest.raises(LookupError, match="GET /api/door"):
        make_app(Config(data=tmp_path, database_url=f"sqlite:///{tmp_path / 'mathom.db'}"))


def test_every_message_that_a_socket_reads_is_in_the_table():
    read = {
        decode.__self__.type
        for decode in vars(socket).values()
        if isinstance(getattr(decode, "__self__", None), msgspec.json.Decoder)
    }
    # What can be told of a message that is none is no message.
    assert read - {socket.Misread} == set(MESSAGES)


def test_every_allowance_is_one_that_there_is_and_all_of_them_are_used():
    given = limits.Limits(20, 120).allowances
    everything = [*ROUTES.values(), *MESSAGES.values()]
    taken = {kind for cost in everything for kind in (*cost.household, *cost.guest, *cost.more)}
    assert taken == set(given)


def test_whatever_a_guest_is_limited_in_their_household_is_as_well():
    given = limits.Limits(20, 120).allowances
    for route, cost in ROUTES.items():
        assert len(cost.guest) <= len(cost.household), route
        for mine, ours in zip(cost.guest, cost.household, strict=False):
            assert given[ours].per_second > given[mine].per_second, route


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return stop_the_limits(monkeypatch)


def test_a_choice_costs_the_same_by_either_way():
    posted = ROUTES["POST /api/tables/{table}/choices"]
    assert (costs.CHOICE.household, costs.CHOICE.guest) == (posted.household, posted.guest)


def test_many_guests_of_one_household_have_what_the_household_has(tmp_path: Path, clock: WallClock):
    with OpenInn(tmp_path, rate=1000) as inn:
        host = inn.guest("Frodo")
        table = host.open("me", {"kind": "me", "name": "Sam"})
        clock.wait(3600 * SECOND)
        statuses = []
        for _ in range(11):
            guest = inn.guest()
            statuses += [guest.say(table, 0, "Hello").status_code for _ in range(8)]
        # They hold no seat; but to be told so has its price as well.
        assert statuses == [403] * 80 + [429] * 8


def test_many_guests_of_one_household_do_not_fill_the_disk(tmp_path: Path, clock: WallClock):
    """Neither with records nor with reports."""
    with OpenInn(tmp_path, rate=1000, most_record_bytes=1000) as inn:
        table = inn.guest("Frodo").open("me", {"kind": "me", "name": "Sam"})

        def bring() -> int:
            clock.wait(60 * SECOND)
            return inn.guest().web.post("/records", content=b"{" + b" " * 999).status_code

        def report() -> int:
            clock.wait(300 * SECOND)
            return inn.guest().post(f"/tables/{table}/reports", text="x" * 700).status_code

        assert [bring() for _ in range(4)] == [422, 422, 422, 429]
        assert report() == 429
        clock.wait(24 * 3600 * SECOND)
        assert 429 in [report() for _ in range(4)]
        assert bring() == 429


def test_who_is_too_fast_can_still_read_the_page(open_page: httpx.Client, tmp_path: Path):
    with OpenInn(tmp_path, rate=0.2) as inn, httpx.Client(base_url=inn.url) as web:
        assert [web.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        for path in ("/", "/rules/journey", "/assets/index-4f3a.js", "/mathom.svg"):
            assert web.get(path).status_code == 200


def test_files_of_the_page_have_an_allowance_of_their_own(
    open_page: httpx.Client, tmp_path: Path, clock: WallClock
):
    with OpenInn(tmp_path, rate=0.2) as inn, httpx.Client(base_url=inn.url) as web:
        statuses = [web.get("/mathom.svg").status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert web.get("/api/games").status_code == 200


def test_what_is_played_again_is_paid_for_by_its_length(
    tmp_path: Path, clock: WallClock, monkeypatch: pytest.MonkeyPatch
):
    """How a game stands at its end that nobody keeps, and where somebody goes on from within it."""
    for module in (playing, tables):
        monkeypatch.setattr(module, "LINES", 1)
    [*_, match] = random_match(Case(registry.game("journey"), {}, 2), "paid")
    with OpenInn(tmp_path, rate=1000) as inn:
        guest = inn.guest("Lotho")
        brought = guest.web.post("/records", content=dump(match.record())).json()["id"]
        clock.wait(3600 * SECOND)
        burst = inn.inside.limits.allowances["replay"].burst

        def look() -> int:
            return guest.get(f"/tables/{brought}/position").status_code

        def go_on() -> int:
            branch = {"table": brought, "ply": 10}
            return guest.ask_to_open("me", "open", branch=branch).status_code

        looks = int(burst // len(match.lines))
        assert [look() for _ in range(looks + 1)] == [200] * looks + [429]
        clock.wait(3600 * SECOND)
        tables_opened = int(burst // 30)
        assert [go_on() for _ in range(tables_opened + 1)] == [201] * tables_opened + [429]
