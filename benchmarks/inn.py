"""The inn under load: one server process on one core, real games with rules, SQLite and views,
every choice made and every view received as the page does it. Then two processes, on PostgreSQL and
Redis.
"""

import argparse
import asyncio
import contextlib
import gc
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from load.lines import Socket
from load.parties import DUEL, JOURNEY, JOURNEY_OF_FOUR, TRILOGY, Crowd, Pastime
from load.profile import Profile, sample
from load.server import Server, cores, cpu_of_family
from msgspec import Struct

sys.path.append(str(Path(__file__).parents[1]))
from tests.services.postgres import Postgres  # it is no installed package
from tests.services.redis import Redis

T = TypeVar("T")
THINK = 3.0
"""Seconds, the mean of an exponential distribution: people who play briskly."""
PLAYERS = 2000
FLAT_OUT = 200
IDLE, FIRST_IDLE = 2000, 200
WARM_UP = 5.0
LATENCY_GOAL, SPEED_GOAL, MEMORY_GOAL, SHARING_GOAL = 50, 1500, 20, 1.15


class Measured(Struct):
    seconds: float
    latencies: list[float]
    """Milliseconds from sending a choice until all at the table had received what it led to, the
    shortest first.
    """
    cpu: float
    """Milliseconds of the server's computing per choice."""
    server: float
    """The share of a core that the server used, with all of its threads; all servers together."""
    players: float
    """The share that the players used of theirs."""
    database: float
    """The same of PostgreSQL and Redis, if there are any."""
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
def opened(place: Path, count: int = 1, **settings: str) -> Iterator[list[Server]]:
    """Servers that share a folder, and so a key."""
    with tempfile.TemporaryDirectory(prefix="mathom-bench-", dir=place) as folder:
        servers = [
            Server(Path(folder), core, **settings)
            for core, _ in zip(itertools.cycle(cores()), range(count), strict=False)
        ]
        try:
            yield servers
        finally:
            for server in servers:
                server.stop()
            for server in servers:
                if "ERROR" in server.said():
                    sys.exit(server.said())


def nobody() -> float:
    return 0.0


async def measure(
    crowd: Crowd, servers: Sequence[Server], seconds: float, database: Callable[[], float] = nobody
) -> Measured:
    def used() -> float:
        return sum(server.cpu() for server in servers)

    def kept_waiting() -> float:
        return sum(server.kept_waiting() for server in servers)

    await asyncio.sleep(WARM_UP)
    crowd.latencies.clear()
    began, own = time.perf_counter(), time.process_time()
    cpu, waited, games, stored = used(), kept_waiting(), crowd.games, database()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    latencies = sorted(took * 1000 for took in crowd.latencies)
    cpu = used() - cpu
    return Measured(
        seconds=passed,
        latencies=latencies,
        cpu=cpu * 1000 / len(latencies),
        server=cpu / passed,
        players=(time.process_time() - own) / passed,
        database=(database() - stored) / passed,
        waited=(kept_waiting() - waited) / passed / len(servers),
        games=crowd.games - games,
    )


async def thoughtful(place: Path, players: int, pastime: Pastime, seconds: float) -> Measured:
    with opened(place) as servers:
        crowd = Crowd(servers[0].port, think=THINK, pastime=pastime)
        await crowd.gather(players // pastime.seats)
        crowd.begin()
        measured = await measure(crowd, servers, seconds)
        await crowd.stop()
        return measured


async def flat_out(
    place: Path, tables: int, pastime: Pastime, by_socket: bool, seconds: float, look: float = 0
) -> tuple[Measured, Profile | None]:
    with opened(place) as servers:
        crowd = Crowd(servers[0].port, pastime=pastime, by_socket=by_socket)
        await crowd.gather(tables)
        crowd.begin()
        measured = await measure(crowd, servers, seconds)
        profile = await sample(servers[0], look) if look else None
        await crowd.stop()
        return measured, profile


async def shared(place: Path, tables: int, count: int, together: bool, seconds: float) -> Measured:
    """So many servers on one PostgreSQL, that tell each other of changes through Redis."""
    with Postgres() as postgres, Redis() as redis:
        services = (postgres.pid, redis.pid)

        def database() -> float:
            return sum(cpu_of_family(pid) for pid in services)

        urls = {"database_url": postgres.url(postgres.create()), "channels_url": redis.url}
        with opened(place, count, **urls) as servers:
            crowd = Crowd(*(server.port for server in servers), together=together)
            await crowd.gather(tables)
            crowd.begin()
            measured = await measure(crowd, servers, seconds, database)
            await crowd.stop()
            return measured


async def idle(place: Path, count: int) -> float:
    """Bytes of the server for each player or spectator who only listens."""
    with opened(place) as (server,):
        crowd = Crowd(server.port)
        await crowd.gather((count + FIRST_IDLE) // 4)
        players = [player for party in crowd.parties for player in party.players]
        await crowd.stop()
        await asyncio.sleep(WARM_UP)
        sockets = [
            Socket(
                player.host,
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
            await socket.connect(players[0].address)
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


HEADER = (
    "choices/s    p50    p95    p99    max ms   CPU ms/choice  server  players  database  waited"
)


def show(label: str, measured: Measured) -> None:
    p50, p95, p99, most = (measured.percentile(share) for share in (0.5, 0.95, 0.99, 1))
    print(
        f"{label:44} {measured.speed:9,.0f} {p50:6.1f} {p95:6.1f} {p99:6.1f} {most:6.1f}"
        f" {measured.cpu:18.2f} {measured.server:7.0%} {measured.players:8.0%}"
        f" {measured.database:9.0%} {measured.waited:7.0%}"
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
    parts = ["think", "flat", "idle", "two"]
    parser.add_argument("--only", choices=parts, nargs="*", default=parts)
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
        f" (p99 {percentile(disk, 0.99):.1f} ms)\n{'':44} {HEADER}"
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if "think" in given.only:
            for pastime in (JOURNEY, JOURNEY_OF_FOUR, DUEL, TRILOGY):
                measured = runner.run(
                    strictly(thoughtful(given.place, given.players, pastime, given.seconds))
                )
                show(
                    f"{pastime.name}: {given.players} players, {pastime.seats} at a table,"
                    f" {THINK:.0f} s",
                    measured,
                )
                p99 = measured.percentile(0.99)
                print(f"  goal: p99 under {LATENCY_GOAL} ms: {verdict(p99 < LATENCY_GOAL)}")
        if "flat" in given.only:
            for pastime, by_socket in (
                (JOURNEY, True), (JOURNEY, False), (DUEL, True), (TRILOGY, True),
            ):  # fmt: skip
                look = given.profile if (pastime, by_socket) == (JOURNEY, True) else 0
                measured, profile = runner.run(
                    strictly(
                        flat_out(given.place, given.tables, pastime, by_socket, given.seconds, look)
                    )
                )
                way = "by socket" if by_socket else "posted"
                show(
                    f"{pastime.name}: {given.tables} tables of {pastime.seats}, flat out, {way}",
                    measured,
                )
                reached = verdict(measured.speed >= SPEED_GOAL)
                goal = f"goal: {SPEED_GOAL} choices a second: {reached}; " if look else ""
                print(f"  {goal}{measured.games} games ended and were begun again")
                if profile is not None:
                    profile.show()
        if "idle" in given.only:
            each = runner.run(strictly(idle(given.place, IDLE))) / 1000
            print(
                f"{IDLE} idle sockets, half of them spectators: {each:.1f} kB of memory each\n"
                f"  goal: under {MEMORY_GOAL} kB: {verdict(each < MEMORY_GOAL)}"
            )
        if "two" in given.only:
            costs = []
            for count, together in ((1, True), (2, True), (2, False)):
                measured = runner.run(
                    strictly(shared(given.place, given.tables, count, together, given.seconds))
                )
                where = "" if count == 1 else ", tables apart" if together else ", tables at both"
                show(f"PostgreSQL, Redis, processes: {count}{where}", measured)
                costs.append(measured.cpu)
            reached = verdict(costs[1] <= costs[0] * SHARING_GOAL)
            print(
                f"  goal: two processes take at most {SHARING_GOAL - 1:.0%} more CPU a choice than"
                f" one: {reached} ({costs[1] / costs[0] - 1:+.0%}; with every table's players at"
                f" both of them {costs[2] / costs[0] - 1:+.0%})"
            )


if __name__ == "__main__":
    main()
