"""Long games are played again where they stop nobody."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import SPLICE, commitment, new_seed
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.server import replay_worker
from mathom.server.errors import Unavailable
from mathom.server.replay_worker import ReplayWorker
from mathom.server.tables import brought
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
from tests.server.wall_clock import stop_the_limits
from tests.services.service import waited


def played(seed: str | None = None) -> dict[str, Any]:
    """A whole game of Journey by people who take what comes first."""
    game = registry.game("journey")
    match = Match(game, [Seat("Frodo", "person"), Seat("Sam", "person")], {}, seed)
    while not match.over:
        ask = match.position.asks[0]
        match.choose(ask.seat, ask.options[0].code)
    return dict(records.msgspec.to_builtins(match.record()))


@pytest.fixture
def inn(tmp_path: Path) -> Any:
    with OpenInn(tmp_path, thinkers=1) as inn:
        yield inn


def bring(guest: Guest, record: dict[str, Any]) -> Any:
    return guest.web.post("/records", content=records.msgspec.json.encode(record))


def process_of(inn: OpenInn) -> Any:
    """The one in which it works out what nobody has to wait for."""
    (process,) = (
        process
        for worker in inn.inside.replays.workers
        if worker.pool is not None
        for process in worker.pool._processes.values()
    )
    return process


def test_a_replay_is_worked_out_in_another_process_and_remembered(inn: OpenInn):
    frodo = inn.guest("Frodo")
    table = bring(frodo, played()).json()["id"]
    first = frodo.get(f"/tables/{table}/replay", start=0, count=5)
    assert first.status_code == 200
    process = process_of(inn)
    assert process.pid != os.getpid()
    process.kill()
    assert frodo.get(f"/tables/{table}/replay", start=0, count=5).json() == first.json()


def test_a_process_that_dies_is_followed_by_another(inn: OpenInn):
    frodo = inn.guest("Frodo")
    table = bring(frodo, played()).json()["id"]
    process = process_of(inn)
    # It has just looked whether the record can be.
    os.kill(process.pid, signal.SIGKILL)
    time.sleep(0.2)
    statuses = [
        frodo.get(f"/tables/{table}/replay", start=number, count=1).status_code
        for number in range(2)
    ]
    assert statuses in ([503, 200], [200, 200])


async def outcomes(*wishes: Coroutine[Any, Any, Any]) -> list[Any]:
    return await asyncio.gather(*wishes, return_exceptions=True)


def test_who_waits_behind_work_that_is_killed_begins_anew():
    async def scene() -> list[Any]:
        worker = ReplayWorker(process=True)
        try:
            return await outcomes(
                worker.work("bag-end", os._exit, 1),
                *(worker.work("bag-end", abs, -number) for number in range(5)),
                worker.work("bree", os.getpid),
            )
        finally:
            worker.close()

    killed, *others, elsewhere = asyncio.run(scene())
    assert isinstance(killed, Unavailable)
    assert others == [0, 1, 2, 3, 4]
    assert isinstance(elsewhere, int)


def test_work_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replay_worker, "TIME", 0.1)

    async def scene() -> None:
        worker = ReplayWorker(process=True)
        with pytest.raises(Unavailable, match="refused-busy"):
            await worker.work("bag-end", time.sleep, 60)
        assert worker.workers[-1].pool is None

    asyncio.run(scene())


def test_another_household_need_not_wait_for_long_work():
    async def scene() -> None:
        worker = ReplayWorker(process=True)
        try:
            long = [asyncio.create_task(worker.work("bag-end", time.sleep, 60)) for _ in range(8)]
            await asyncio.sleep(0)
            assert await worker.work("bree", abs, -1) == 1
            assert not any(task.done() for task in long)
            for task in long:
                task.cancel()
            await asyncio.gather(*long, return_exceptions=True)
        finally:
            worker.close()

    asyncio.run(scene())


@pytest.mark.parametrize("what", ["too many", "too long"])
def test_who_would_wait_for_too_long_is_told_to_come_again(
    monkeypatch: pytest.MonkeyPatch, what: str
):
    if what == "too many":
        monkeypatch.setattr(replay_worker, "MOST_WAITING", 2)
    else:
        monkeypatch.setattr(replay_worker, "PATIENCE", 0.1)
    wait = threading.Event()

    async def scene() -> None:
        worker = ReplayWorker(process=False)
        at_it = [asyncio.create_task(worker.work("bag-end", wait.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="refused-busy"):
            await worker.work("bag-end", abs, -1)
        assert await worker.work("bree", abs, -1) == 1
        wait.set()
        await asyncio.gather(*at_it, return_exceptions=True)

    asyncio.run(scene())


def test_a_busy_server_says_when_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with OpenInn(tmp_path) as inn:
        frodo = inn.guest("Frodo")
        table = bring(frodo, played()).json()["id"]
        monkeypatch.setattr(replay_worker, "MOST_WAITING", 0)
        answer = frodo.get(f"/tables/{table}/replay")
        assert answer.status_code == 503
        assert int(answer.headers["Retry-After"]) > 0
        assert answer.json()["reason"]["id"] == "refused-busy"


ONE_REPLAY = """
import asyncio, time
from mathom.server.replay_worker import ReplayWorker

worker = ReplayWorker(process=True)

async def work():
    await worker.work("bag-end", abs, -1)
    print(*worker.workers[-1].pool._processes, flush=True)

if __name__ == "__main__":
    asyncio.run(work())
    time.sleep(60)
"""


@pytest.mark.slow
def test_the_process_does_not_outlive_a_server_that_is_killed(tmp_path: Path):
    script = tmp_path / "server.py"
    script.write_text(ONE_REPLAY)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.kill()
    assert waited(lambda: not is_running(worker), 20)


def is_running(pid: int) -> bool:
    state = ["ps", "-o", "stat=", "-p", str(pid)]
    said = subprocess.run(state, capture_output=True, text=True).stdout.strip()
    return said != "" and not said.startswith("Z")


def test_refusals_come_back_in_words(inn: OpenInn):
    frodo = inn.guest("Frodo")
    wrong = played()
    wrong["choices"][3] = "0 fly to Mordor"
    answer = bring(frodo, wrong)
    assert answer.status_code == 422
    assert answer.json()["reason"]["id"] == "refused-record-misfit"


@pytest.mark.parametrize("what", ["lines", "splices", "undos"])
def test_a_record_that_would_take_long_is_refused_before_it_is_played(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch, what: str
):
    frodo = inn.guest("Frodo")
    record = played()
    if what == "lines":
        record["choices"] = ["0 fly to Mordor"] * (brought.MOST_LINES + 1)
    elif what == "undos":
        record["choices"] = ["0 undo agreed"] * (brought.MOST_AGREED + 1)
    else:
        record["seed"] = SPLICE.join(["a", *("1", "b") * 120_000])
        record["commitment"] = commitment(record["seed"])
    answer = bring(frodo, record)
    assert answer.status_code == 413
    assert answer.json()["reason"]["id"] == "refused-too-large"


def test_branches_of_branches_come_to_an_end(inn: OpenInn, monkeypatch: pytest.MonkeyPatch):
    frodo = inn.guest("Frodo")
    seed = SPLICE.join([new_seed(), "0", new_seed()])
    table = bring(frodo, played(seed)).json()["id"]
    monkeypatch.setattr(brought, "MOST_BRANCHES", 0)
    answer = frodo.post(
        "/tables",
        game="journey",
        options={},
        seats=[{"kind": "me", "name": "Frodo"}, {"kind": "bot", "bot": "easy"}],
        branch={"table": table, "ply": 1},
    )
    assert answer.status_code == 422, answer.text
    assert answer.json()["reason"]["id"] == "refused-branch-depth"


def test_a_game_that_is_brought_is_not_held(inn: OpenInn):
    frodo = inn.guest("Frodo")
    record = played()
    info = bring(frodo, record).json()
    table = info["id"]
    inn.forget()
    assert frodo.info(table) == info
    assert info["ply"] == len(record["choices"])
    assert info["result"]["id"]
    for path in ("position", "since", "replay", "record", "fairness"):
        assert frodo.get(f"/tables/{table}/{path}").status_code == 200, path
    assert frodo.post(f"/tables/{table}/reports").status_code == 201
    (kept,) = frodo.get("/me/data").json()["tables"]
    assert kept["record"]["choices"] == record["choices"]
    live = inn.live(table)
    assert live.match is None
    assert live.prefix == []


@pytest.mark.parametrize("line", ["stream", "socket"])
def test_who_listens_to_a_game_that_was_brought_is_told_how_it_ended(inn: OpenInn, line: str):
    frodo = inn.guest("Frodo")
    record = played()
    table = bring(frodo, record).json()["id"]
    heard = getattr(frodo, line)(table).next_position()
    assert (heard["ply"], heard["over"]) == (len(record["choices"]), True)
    assert heard["result"] == frodo.info(table)["result"]
    assert heard == frodo.position(table)
    from_seat = getattr(frodo, line)(table, 1).next_position()
    assert from_seat["viewer"] == 1


def test_long_replays_cost_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stop_the_limits(monkeypatch)
    with OpenInn(tmp_path, rate=20) as inn:
        limits = inn.inside.limits
        limits.spend("replay", "x", 300)
        with pytest.raises(Exception, match="too-fast"):
            limits.spend("replay", "x", 300)
        limits.spend("replay", "x", 50)
