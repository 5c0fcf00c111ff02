"""Long games are played again where they stop nobody."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mathom.core import record as records
from mathom.core import registry
from mathom.core.chance import SPLICE, commitment, new_seed
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.server.tables import opening
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn
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


def test_a_replay_is_worked_out_in_another_process_and_remembered(inn: OpenInn):
    frodo = inn.guest("Frodo")
    table = bring(frodo, played()).json()["id"]
    replayer = inn.inside.replays
    first = frodo.get(f"/tables/{table}/replay", start=0, count=5)
    assert first.status_code == 200
    assert replayer._pool is not None
    (process,) = replayer._pool._processes.values()
    assert process.pid != os.getpid()
    process.kill()
    assert frodo.get(f"/tables/{table}/replay", start=0, count=5).json() == first.json()


def test_a_process_that_dies_is_followed_by_another(inn: OpenInn):
    frodo = inn.guest("Frodo")
    table = bring(frodo, played()).json()["id"]
    (process,) = inn.inside.replays._pool._processes.values()  # type: ignore[union-attr]
    # It has just looked whether the record can be.
    os.kill(process.pid, signal.SIGKILL)
    time.sleep(0.2)
    statuses = [
        frodo.get(f"/tables/{table}/replay", start=number, count=1).status_code
        for number in range(2)
    ]
    assert statuses in ([503, 200], [200, 200])


ONE_REPLAY = """
import asyncio, time
from mathom.server.replay_worker import ReplayWorker

worker = ReplayWorker(process=True)

async def work():
    await worker.work(abs, -1)
    print(*worker._pool._processes, flush=True)

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


@pytest.mark.parametrize("what", ["lines", "splices"])
def test_a_record_that_would_take_long_is_refused_at_once(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch, what: str
):
    frodo = inn.guest("Frodo")
    record = played()
    if what == "lines":
        monkeypatch.setattr(opening, "MOST_LINES", 5)
    else:
        record["seed"] = SPLICE.join(["a", *("1", "b") * 50])
        record["commitment"] = commitment(record["seed"])
    began = time.monotonic()
    answer = bring(frodo, record)
    assert answer.status_code == 413
    assert time.monotonic() - began < 2


def test_branches_of_branches_come_to_an_end(inn: OpenInn, monkeypatch: pytest.MonkeyPatch):
    frodo = inn.guest("Frodo")
    seed = SPLICE.join([new_seed(), "0", new_seed()])
    table = bring(frodo, played(seed)).json()["id"]
    monkeypatch.setattr(opening, "MOST_BRANCHES", 0)
    answer = frodo.post(
        "/tables",
        game="journey",
        options={},
        seats=[{"kind": "me", "name": "Frodo"}, {"kind": "bot", "bot": "easy"}],
        branch={"table": table, "ply": 1},
    )
    assert answer.status_code == 422, answer.text
    assert answer.json()["reason"]["id"] == "refused-branch-depth"


def test_long_replays_cost_more(tmp_path: Path):
    with OpenInn(tmp_path, rate=20) as inn:
        limits = inn.inside.limits
        limits.spend("replay", "x", 300)
        with pytest.raises(Exception, match="too-fast"):
            limits.spend("replay", "x", 300)
        limits.spend("replay", "x", 50)
