"""Bots in processes of their own: they choose what they would choose here, and whatever else they
do, the server goes on.
"""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mathom.bots import make_bot
from mathom.core import registry
from mathom.core.chance import stream_apart
from mathom.core.match import Match
from mathom.core.parcel import Parcel
from mathom.core.record import Seat
from mathom.server.bots import workers as workers_module
from mathom.server.bots.worker import Failed, Job, Thought, job_at, think
from mathom.server.bots.workers import BotWorkers, ThinkingFailed
from tests.core.table import codes, play, registered
from tests.server.rogues import DISTRIBUTION, GAME

ROOT = Path(__file__).parents[2]
SEED = "0123456789abcdef0123456789abcdef"
SEATS = [Seat("Bilbo", "honest"), Seat("Gollum", "honest")]
PATIENCE = 0.5

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture
def rogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed game whose bots misbehave; the folder in which they leave their marks."""
    info = tmp_path / f"{DISTRIBUTION.replace('-', '_')}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {DISTRIBUTION}\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[mathom.games]\nrogues = tests.server.rogues:GAME\n")
    path = [str(tmp_path), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    return tmp_path


def at_bag_end(*lines: str) -> Match[Any]:
    match: Match[Any] = Match(GAME, SEATS, {"rounds": 3}, SEED)
    play(match, *lines)
    return match


def job(bot: str, *lines: str, seat: int = 0, table: str = "bag-end") -> Job:
    return job_at(table, at_bag_end(*lines), seat, bot)


def journey(*lines: str) -> Job:
    seats = [Seat("Frodo", "greedy"), Seat("Sam", "greedy")]
    match: Match[Any] = Match(registry.game("journey"), seats, {}, SEED)
    play(match, *lines)
    return job_at("bree", match, match.asks[0].seat, "greedy")


def last_option(*lines: str, seat: int = 0) -> str:
    """What the honest bot chooses."""
    return codes(at_bag_end(*lines), seat)[-1]


@asynccontextmanager
async def thinking(workers: int = 1, patience: float = 20.0) -> AsyncIterator[BotWorkers]:
    """BotWorkers that must be gone afterwards with all that they started."""
    before = asyncio.all_tasks()
    thinkers = BotWorkers(workers, patience)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.stop()
    assert asyncio.all_tasks() <= before


def pid_of(folder: Path, bot: str) -> int:
    return int((folder / f"{bot}.pid").read_text())


async def seen(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def is_there(pid: int) -> bool:
    """Whether there is such a process, be it only as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_running(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


@asynccontextmanager
async def heartbeat(longest: float = 0.4) -> AsyncIterator[None]:
    """The event loop must go on beating meanwhile, as often as the machine lets anybody: a thread
    that has nothing to do with it tells how often that is.
    """
    gaps: list[float] = []
    others: list[float] = []
    over = threading.Event()

    async def beat() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            gaps.append(time.perf_counter() - before)

    def beat_alone() -> None:
        while not over.is_set():
            before = time.perf_counter()
            time.sleep(0.01)
            others.append(time.perf_counter() - before)

    task = asyncio.create_task(beat())
    alone = threading.Thread(target=beat_alone)
    alone.start()
    try:
        yield
    finally:
        over.set()
        task.cancel()
        await asyncio.wait([task])
        await asyncio.to_thread(alone.join)
    assert max(gaps, default=0.0) < longest + 2 * max(others, default=0.0)


# --- What a process does with a job


@pytest.fixture
def here() -> Iterator[None]:
    """The game is found in this process, too."""
    with registered(GAME):
        yield


def whole_game(bot: str) -> list[tuple[Job, Thought | Failed]]:
    """Every job of a game of bots, and what was answered."""
    jobs = []
    match = at_bag_end()
    while not match.over:
        for ask in match.asks:
            asked = job_at("bag-end", match, ask.seat, bot)
            answer = think(asked)
            jobs.append((asked, answer))
        assert isinstance(answer, Thought)
        match.choose(ask.seat, answer.code)
    return jobs


@pytest.mark.parametrize("bot", ["lucky", "random"])
def test_a_job_gets_the_answer_that_the_bot_would_give_at_the_table(here: None, bot: str):
    match = at_bag_end()
    while not match.over:
        seat = match.asks[0].seat
        luck = stream_apart(SEED, f"bots:{seat}:{len(match.lines)}")
        code = make_bot(GAME, bot).choose(match.sight(seat), luck).code
        assert think(job_at("bag-end", match, seat, bot)) == Thought(code)
        match.choose(seat, code)


def test_a_bot_that_changes_its_list_of_options_does_not_change_the_game(
    rogues: Path, here: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.syspath_prepend(rogues)
    assert think(job("meddle")) == Thought(last_option())


def test_luck_differs_from_choice_to_choice():
    jobs = [job("honest"), job("honest", seat=1), job("honest", f"1 {last_option(seat=1)}")]
    assert len({asked.luck for asked in jobs}) == 3


@pytest.mark.parametrize(
    "amiss",
    [
        {"game": "chess"},
        {"seat": 7},
        {"position": Parcel(b"nonsense", [])},
        {"position": Parcel(b"{}", [])},
        {"position": msgspec.structs.replace(job("honest").position, since=[(0, "hide the ring")])},
        {"position": msgspec.structs.replace(job("honest").position, since=[(9, "brag")])},
    ],
    ids=["game", "seat", "nonsense", "state", "choice", "question"],
)
def test_a_job_that_does_not_fit_the_rules_fails(here: None, amiss: dict[str, Any]):
    answer = think(msgspec.structs.replace(job("random"), **amiss))
    assert isinstance(answer, Failed)
    assert answer.kind == "job"


def test_an_unknown_bot_fails_as_a_bot(here: None):
    answer = think(job("nobody"))
    assert isinstance(answer, Failed)
    assert answer.kind == "bot"


def test_a_job_shows_nothing_hidden_when_printed():
    stone = last_option().removeprefix("hide ")
    shown = f"{job('honest')!r}"
    assert "bag-end" in shown
    assert stone not in shown
    assert job("honest").luck not in shown


# --- Processes


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await scene()

    asyncio.run(all_of_it())


def test_a_process_chooses_what_the_bot_would_choose_here(rogues: Path):
    async def scene() -> None:
        async with thinking() as thinkers:
            assert await thinkers.think(job("honest")) == last_option()
            first = await thinkers.think(journey())
            assert Thought(first) == think(journey())
            later = journey(f"0 {first}")
            assert Thought(await thinkers.think(later)) == think(later)

    run(scene)


def test_many_jobs_at_once_get_their_own_answers(rogues: Path, here: None):
    jobs = whole_game("lucky")

    async def scene() -> None:
        async with thinking(workers=2) as thinkers, heartbeat():
            answers = await asyncio.gather(
                *(
                    thinkers.think(msgspec.structs.replace(asked, table=f"table {n}"))
                    for n in range(6)
                    for asked, _ in jobs
                )
            )
        assert [Thought(code) for code in answers] == [answer for _, answer in jobs] * 6

    run(scene)


@linux_only
def test_bots_give_way_to_the_server(rogues: Path):
    async def scene() -> None:
        async with thinking() as thinkers:
            await thinkers.think(job("honest"))
            pid = pid_of(rogues, "honest")
            nice = os.getpriority(os.PRIO_PROCESS, pid)
        assert nice == min(os.getpriority(os.PRIO_PROCESS, 0) + 5, 19)

    run(scene)


def test_what_a_bot_prints_disturbs_nobody(rogues: Path, capfd: pytest.CaptureFixture[str]):
    async def scene() -> None:
        async with thinking() as thinkers:
            for _ in range(2):
                assert await thinkers.think(job("chatter")) == last_option()

    run(scene)
    out, err = capfd.readouterr()
    assert out == ""
    assert "aaa" in err


@pytest.mark.parametrize("mischief", ["exit", "hang"])
def test_a_bot_that_fails_once_is_asked_again_in_a_new_process(rogues: Path, mischief: str):
    async def scene() -> None:
        async with thinking(patience=PATIENCE) as thinkers, heartbeat():
            asked = job(f"{mischief} once")
            assert await thinkers.think(asked) == last_option()
            assert not is_there(pid_of(rogues, f"{mischief} once"))
            await thinkers.think(job("honest"))
            pid = pid_of(rogues, "honest")
            assert is_there(pid)
        assert not is_there(pid)

    run(scene)


@pytest.mark.parametrize("mischief", ["crash", "exit", "hang", "stick", "cheat", "mumble", "?"])
def test_a_bot_that_always_fails_is_replaced_by_the_random_one(
    rogues: Path, here: None, mischief: str, caplog: pytest.LogCaptureFixture
):
    expected = think(job("random"))

    async def scene() -> None:
        async with thinking(patience=PATIENCE) as thinkers, heartbeat():
            assert Thought(await thinkers.think(job(mischief))) == expected

    with caplog.at_level(logging.DEBUG):
        run(scene)
    assert "the random bot chooses instead" in caplog.text
    assert {record.name for record in caplog.records} <= {"mathom.bots", "asyncio"}
    pocket = codes(at_bag_end(), 0)
    for hidden in (SEED, *(code.removeprefix("hide ") for code in pocket)):
        assert hidden not in caplog.text


def test_a_hanging_bot_holds_up_no_other_table(rogues: Path):
    async def scene() -> None:
        async with thinking(workers=2, patience=20) as thinkers:
            hanging = asyncio.create_task(thinkers.think(job("hang", table="stuck")))
            await seen(lambda: (rogues / "hang.pid").exists())
            async with asyncio.timeout(10), heartbeat():
                for number in range(20):
                    await thinkers.think(job("honest", table=str(number)))
            assert not hanging.done()
            hanging.cancel()
            await asyncio.wait([hanging])

    run(scene)


def test_between_two_tries_others_get_their_turn(rogues: Path):
    async def scene() -> None:
        async with thinking(patience=PATIENCE) as thinkers:
            order = []

            async def ask(bot: str, table: str) -> None:
                await thinkers.think(job(bot, table=table))
                order.append(table)

            await asyncio.gather(ask("hang", "stuck"), ask("honest", "a"), ask("honest", "b"))
        assert order == ["a", "b", "stuck"]

    run(scene)


def test_a_process_that_dies_between_jobs_is_replaced(rogues: Path):
    async def scene() -> None:
        async with thinking() as thinkers:
            await thinkers.think(job("honest"))
            os.kill(pid_of(rogues, "honest"), signal.SIGKILL)
            assert await thinkers.think(job("honest")) == last_option()

    run(scene)


def test_a_job_that_nobody_can_do_fails_and_harms_no_other(rogues: Path):
    async def scene() -> None:
        async with thinking() as thinkers:
            await thinkers.think(job("honest"))
            pid = pid_of(rogues, "honest")
            with pytest.raises(ThinkingFailed) as failed:
                await thinkers.think(msgspec.structs.replace(job("honest"), game="chess"))
            assert job("honest").luck not in str(failed.value)
            await thinkers.think(job("honest"))
            assert pid_of(rogues, "honest") == pid

    run(scene)


def test_processes_that_do_not_start_are_tried_again_but_not_all_the_time(
    rogues: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    command = workers_module.COMMAND
    starts = rogues / "starts"
    broken = (sys.executable, "-c", f"open({str(starts)!r}, 'a').write('x')")

    async def scene() -> None:
        monkeypatch.setattr(workers_module, "COMMAND", broken)
        async with thinking() as thinkers:
            began = time.perf_counter()
            with pytest.raises(ThinkingFailed):
                await thinkers.think(job("honest"))
            assert time.perf_counter() - began >= 0.1 + 0.2 + 0.4
            assert starts.read_text() == "x" * 4
            monkeypatch.setattr(workers_module, "COMMAND", command)
            assert await thinkers.think(job("honest")) == last_option()

    run(scene)
    assert "does not start" in caplog.text


def test_a_program_that_is_not_there_is_no_more_than_a_failure(monkeypatch: pytest.MonkeyPatch):
    async def scene() -> None:
        monkeypatch.setattr(workers_module, "FIRST_PAUSE", 0.01)
        monkeypatch.setattr(workers_module, "COMMAND", ("/no/such/python",))
        async with thinking() as thinkers:
            with pytest.raises(ThinkingFailed):
                await thinkers.think(job("honest"))

    run(scene)


def test_a_start_that_is_broken_off_leaves_no_process(
    rogues: Path, monkeypatch: pytest.MonkeyPatch
):
    mark = rogues / "slow.pid"
    script = f"import os, time; open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(60)"

    async def scene() -> None:
        monkeypatch.setattr(workers_module, "COMMAND", (sys.executable, "-c", script))
        start = asyncio.create_task(BotWorkers().start())
        await seen(lambda: mark.exists() and mark.read_text() != "")
        start.cancel()
        await asyncio.wait([start])
        assert start.cancelled()
        assert not is_there(pid_of(rogues, "slow"))

    run(scene)


@pytest.mark.parametrize("noise", ["b'\\xff' * 9", "b'\\0\\0\\0\\2\\x81\\xa1'", "b'\\0\\0'"])
def test_a_process_that_talks_nonsense_is_lost(noise: str, monkeypatch: pytest.MonkeyPatch):
    async def scene() -> None:
        monkeypatch.setattr(workers_module, "FIRST_PAUSE", 0.01)
        script = f"import sys; sys.stdout.buffer.write({noise})"
        monkeypatch.setattr(workers_module, "COMMAND", (sys.executable, "-c", script))
        async with thinking() as thinkers:
            with pytest.raises(ThinkingFailed):
                await thinkers.think(job("honest"))

    run(scene)


# --- Who no longer wants an answer


def test_a_cancelled_thought_leaves_a_process_that_can_be_used(rogues: Path):
    async def scene() -> None:
        async with thinking(patience=PATIENCE) as thinkers:
            for bot in ("hang", "honest"):
                (rogues / f"{bot}.pid").unlink(missing_ok=True)
                unwanted = asyncio.create_task(thinkers.think(job(bot)))
                await seen((rogues / f"{bot}.pid").exists)
                unwanted.cancel()
                await asyncio.wait([unwanted])
                assert unwanted.cancelled() or bot == "honest"
                before = f"1 {last_option(seat=1)}"
                assert await thinkers.think(job("honest", before)) == last_option(before)
            assert not is_there(pid_of(rogues, "hang"))

    run(scene)


def test_who_is_cancelled_in_the_queue_takes_nobodys_turn(rogues: Path):
    async def scene() -> None:
        async with thinking() as thinkers:
            first, unwanted, last = (
                asyncio.create_task(thinkers.think(job(bot, table=bot)))
                for bot in ("honest", "exit", "lucky")
            )
            await asyncio.sleep(0)
            unwanted.cancel()
            async with asyncio.timeout(10):
                assert await first == last_option()
                assert await last
            assert unwanted.cancelled()
            assert not (rogues / "exit.pid").exists()

    run(scene)


def test_stopping_tells_those_who_wait_and_leaves_no_process(rogues: Path):
    async def scene() -> None:
        async with thinking(patience=60) as thinkers:
            waiting = [
                asyncio.create_task(thinkers.think(job("hang", table=str(n)))) for n in range(3)
            ]
            await seen((rogues / "hang.pid").exists)
            pid = pid_of(rogues, "hang")
            async with asyncio.timeout(10):
                await thinkers.stop()
                outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [ThinkingFailed] * 3
            assert not is_there(pid)
            with pytest.raises(ThinkingFailed):
                await thinkers.think(job("honest"))

    run(scene)


PARENT = """
import asyncio
from mathom.server.bots.workers import BotWorkers
from tests.server.test_bot_workers import job

async def main():
    thinkers = BotWorkers(workers=3, patience=60)
    await thinkers.start()
    await thinkers.think(job("honest", table="idle"))
    await asyncio.gather(*(thinkers.think(job(bot, table=bot)) for bot in ("hang", "stick")))

asyncio.run(main())
"""


@linux_only
def test_no_process_outlives_a_server_that_is_killed(rogues: Path):
    bots = ("honest", "hang", "stick")
    with subprocess.Popen([sys.executable, "-c", PARENT]) as parent:
        try:
            asyncio.run(seen(lambda: all((rogues / f"{bot}.pid").exists() for bot in bots)))
        finally:
            parent.kill()
    pids = {pid_of(rogues, bot) for bot in bots}
    assert len(pids) == 3
    asyncio.run(seen(lambda: not any(map(is_running, pids))))
