"""The inn under load: one server process on one core, real games of Journey with rules, SQLite and
views, every choice made and every view received as the page does it.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from load.lines import Socket
from load.parties import Crowd
from load.profile import Profile, sample
from load.server import Server, cores
from msgspec import Struct

T = TypeVar("T")
THINK = 3.0
"""Seconds, the mean of an exponential distribution: people who play briskly."""
PLAYERS = 2000
FLAT_OUT = 200
IDLE, FIRST_IDLE = 2000, 200
WARM_UP = 5.0
LATENCY_GOAL, SPEED_GOAL, MEMORY_GOAL = 50, 800, 50


class Measured(Struct):
    seconds: float
    latencies: list[float]
    """Milliseconds from sending a choice until all at the table had received what it led to, the
    shortest first.
    """
    cpu: float
    """Milliseconds of the server's computing per choice."""
    server: float
    """The share of its core that the server used, with all of its threads."""
    players: float
    """The share that the players used of theirs."""
    waited: float
    """For how much of the time the server's main thread was ready to run and did not get the core:
    another of its threads had it, or somebody else.
    """
    games: int
    """How many were played to their end, and begun again."""

    @property
    def speed(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        return percentile(self.latencies, share)


def percentile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


@contextlib.contextmanager
def opened(place: Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="mathom-bench-", dir=place) as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.stop()
            if "ERROR" in server.said():
                sys.exit(server.said())


async def measure(crowd: Crowd, server: Server, seconds: float) -> Measured:
    await asyncio.sleep(WARM_UP)
    crowd.latencies.clear()
    began, own = time.perf_counter(), time.process_time()
    cpu, waited, games = server.cpu(), server.kept_waiting(), crowd.games
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    latencies = sorted(took * 1000 for took in crowd.latencies)
    used = server.cpu() - cpu
    return Measured(
        seconds=passed,
        latencies=latencies,
        cpu=used * 1000 / len(latencies),
        server=used / passed,
        players=(time.process_time() - own) / passed,
        waited=(server.kept_waiting() - waited) / passed,
        games=crowd.games - games,
    )


async def thoughtful(place: Path, players: int, seats: int, seconds: float) -> Measured:
    with opened(place) as server:
        crowd = Crowd(server.port, THINK)
        await crowd.gather(players // seats, seats)
        crowd.begin()
        measured = await measure(crowd, server, seconds)
        await crowd.stop()
        return measured


async def flat_out(
    place: Path, tables: int, seconds: float, look: float
) -> tuple[Measured, Profile | None]:
    with opened(place) as server:
        crowd = Crowd(server.port, think=0)
        await crowd.gather(tables, seats=2)
        crowd.begin()
        measured = await measure(crowd, server, seconds)
        profile = await sample(server, look) if look else None
        await crowd.stop()
        return measured, profile


async def idle(place: Path, count: int) -> float:
    """Bytes of the server for each player or spectator who only listens."""
    with opened(place) as server:
        crowd = Crowd(server.port, think=0)
        await crowd.gather((count + FIRST_IDLE) // 4, seats=2)
        players = [player for party in crowd.parties for player in party.players]
        await crowd.stop()
        await asyncio.sleep(WARM_UP)
        sockets = [
            Socket(
                crowd.host,
                f"/tables/{player.party.table}/socket?seat={seat}",
                player.cookie if seat >= 0 else "",
                lambda said: None,
            )
            for player in players
            for seat in (player.seat, -1)
        ]
        # What the first of them fill is room that the server had from before.
        before = 0
        for number, socket in enumerate(sockets):
            if number == FIRST_IDLE:
                await asyncio.sleep(1)
                before = server.memory()
            await socket.connect(crowd.address)
        await asyncio.sleep(WARM_UP)
        grown = server.memory() - before
        for socket in sockets:
            socket.close()
        return grown / (len(sockets) - FIRST_IDLE)


def syncs(place: Path) -> list[float]:
    """How many milliseconds the disk takes to make a page durable, the shortest first."""
    took = []
    with tempfile.TemporaryFile(dir=place) as file:
        for _ in range(100):
            os.pwrite(file.fileno(), bytes(4096), 0)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    return sorted(took)


async def strictly(measuring: Coroutine[Any, Any, T]) -> T:
    """Stop at the first thing that goes wrong with any player."""
    task = asyncio.ensure_future(measuring)

    def stop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not task.cancelling():
            loop.default_exception_handler(context)
            task.cancel()

    asyncio.get_running_loop().set_exception_handler(stop)
    return await task


def verdict(reached: bool) -> str:
    return "yes" if reached else "NO"


HEADER = "choices/s    p50    p95    p99    max ms   CPU ms/choice  server  players  waited"


def show(label: str, measured: Measured) -> None:
    p50, p95, p99, most = (measured.percentile(share) for share in (0.5, 0.95, 0.99, 1))
    print(
        f"{label:36} {measured.speed:9,.0f} {p50:6.1f} {p95:6.1f} {p99:6.1f} {most:6.1f}"
        f" {measured.cpu:18.2f} {measured.server:7.0%} {measured.players:8.0%}"
        f" {measured.waited:7.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="how long to measure each time")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--tables", type=int, default=FLAT_OUT, help="how many are played flat out")
    parser.add_argument("--profile", type=float, default=10, help="seconds; 0 for none")
    parser.add_argument(
        "--place", type=Path, default=Path(tempfile.gettempdir()), help="where the databases lie"
    )
    parser.add_argument(
        "--only", choices=["think", "flat", "idle"], nargs="*", default=["think", "flat", "idle"]
    )
    given = parser.parse_args()
    if not hasattr(os, "sched_setaffinity"):
        sys.exit("The inn is measured on Linux only.")
    server, players = cores()
    os.sched_setaffinity(0, players)
    # The players' pauses for garbage are not the server's latency.
    gc.disable()
    disk = syncs(given.place)
    print(
        f"\nThe inn: server on core {server}, players on core {players};"
        f" to make a page durable takes {percentile(disk, 0.5):.1f} ms here"
        f" (p99 {percentile(disk, 0.99):.1f} ms)\n{'':36} {HEADER}"
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if "think" in given.only:
            for seats in (2, 4):
                measured = runner.run(
                    strictly(thoughtful(given.place, given.players, seats, given.seconds))
                )
                show(f"{given.players} players, {seats} at a table, {THINK:.0f} s each", measured)
                p99 = measured.percentile(0.99)
                print(f"  goal: p99 under {LATENCY_GOAL} ms: {verdict(p99 < LATENCY_GOAL)}")
        if "flat" in given.only:
            measured, profile = runner.run(
                strictly(flat_out(given.place, given.tables, given.seconds, given.profile))
            )
            show(f"{given.tables} tables of 2, flat out", measured)
            print(
                f"  goal: {SPEED_GOAL} choices a second: {verdict(measured.speed >= SPEED_GOAL)};"
                f" {measured.games} games ended and were begun again"
            )
            if profile is not None:
                profile.show()
        if "idle" in given.only:
            each = runner.run(strictly(idle(given.place, IDLE))) / 1000
            print(
                f"{IDLE} idle sockets, half of them spectators: {each:.1f} kB of memory each\n"
                f"  goal: under {MEMORY_GOAL} kB: {verdict(each < MEMORY_GOAL)}"
            )


if __name__ == "__main__":
    main()
