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
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from load.lines import Line, Socket
from load.parties import Crowd
from load.profile import Profile, sample
from load.server import Server, cores
from msgspec import Struct

T = TypeVar("T")
THINK = 3.0
"""Seconds, the mean of an exponential distribution: somebody who plays briskly."""
PLAYERS = 2000
FLAT_OUT = 200
IDLE, FIRST_IDLE = 2000, 200
WARM_UP = 5.0
GOALS = {"p99": 50.0, "speed": 800.0, "memory": 50.0}


class Measured(Struct):
    choices: int
    seconds: float
    latencies: list[float]
    server: float
    """The share of its core that the server used, and the players of theirs."""
    players: float
    waited: float
    """For how much of the time others had the server's core while it could have run."""
    cpu: float
    """Milliseconds of the server's computing per choice."""
    games: int
    lines: int

    @property
    def speed(self) -> float:
        return self.choices / self.seconds

    def percentile(self, share: float) -> float:
        """Milliseconds."""
        return self.latencies[min(len(self.latencies) - 1, int(len(self.latencies) * share))]


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
    began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    games, lines, waited = crowd.games, Line.opened, server.kept_waiting()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    latencies = sorted(took * 1000 for took in crowd.latencies)
    used = server.cpu() - cpu
    return Measured(
        choices=len(latencies),
        seconds=passed,
        latencies=latencies,
        server=used / passed,
        players=(time.process_time() - own) / passed,
        waited=(server.kept_waiting() - waited) / passed,
        cpu=used * 1000 / max(1, len(latencies)),
        games=crowd.games - games,
        lines=Line.opened - lines,
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
        for party in crowd.parties:
            for player in party.players:
                player.close()
        await asyncio.sleep(WARM_UP)
        sockets = [
            Socket(
                crowd.host,
                f"/tables/{party.table}/socket?seat={seat}",
                player.cookie if seat >= 0 else "",
                lambda said: None,
            )
            for party in crowd.parties
            for player in party.players
            for seat in (player.seat, -1)
        ]
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


async def strictly(measuring: Coroutine[Any, Any, T]) -> T:
    """Stop at the first thing that goes wrong with any player."""
    task = asyncio.ensure_future(measuring)

    def stop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not task.cancelling():
            loop.default_exception_handler(context)
            task.cancel()

    asyncio.get_running_loop().set_exception_handler(stop)
    return await task


def show_thoughtful(measured: Measured, players: int, seats: int) -> None:
    p50, p95, p99 = (measured.percentile(share) for share in (0.5, 0.95, 0.99))
    print(
        f"{f'{players} players, {players // seats} tables of {seats}':34} {measured.speed:9,.0f}"
        f" {p50:7.1f} {p95:7.1f} {p99:7.1f} {measured.latencies[-1]:7.1f}"
        f" {measured.cpu:9.2f} {measured.server:7.0%} {measured.players:8.0%}"
        f" {measured.waited:7.0%}"
        f"   p99 under {GOALS['p99']:.0f} ms: {verdict(p99 < GOALS['p99'])}"
    )


def verdict(reached: bool) -> str:
    return "yes" if reached else "NO"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="how long to measure each time")
    parser.add_argument(
        "--place", type=Path, default=Path(tempfile.gettempdir()), help="where the databases lie"
    )
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--tables", type=int, default=FLAT_OUT, help="how many are played flat out")
    parser.add_argument("--profile", type=float, default=10, help="seconds; 0 for none")
    parser.add_argument(
        "--only", choices=["think", "flat", "idle"], nargs="*", default=["think", "flat", "idle"]
    )
    given = parser.parse_args()
    _, mine = cores()
    os.sched_setaffinity(0, mine)
    # The players' pauses for garbage are not the server's latency.
    gc.disable()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if "think" in given.only:
            print(
                f"\n{f'thinking {THINK:.0f} s on average':34} choices/s"
                "     p50     p95     p99     max  CPU ms/ch  server  players  waited"
            )
            for seats in (2, 4):
                measured = runner.run(
                    strictly(thoughtful(given.place, given.players, seats, given.seconds))
                )
                show_thoughtful(measured, given.players, seats)
        if "flat" in given.only:
            measured, profile = runner.run(
                strictly(flat_out(given.place, given.tables, given.seconds, given.profile))
            )
            speed = measured.speed
            print(
                f"\nflat out at {given.tables} tables of 2 for {measured.seconds:.0f} s:"
                f" {speed:,.0f} choices a second"
                f" (goal {GOALS['speed']:.0f}: {verdict(speed >= GOALS['speed'])}),"
                f" {measured.cpu:.2f} ms of the server's core each, {measured.games} games ended\n"
                f"server {measured.server:.0%} of its core, players {measured.players:.0%} of"
                f" theirs; others had the server's core for {measured.waited:.0%} of the time;"
                f" all views after {measured.percentile(0.5):.0f} ms (p50),"
                f" {measured.percentile(0.99):.0f} ms (p99)"
            )
            if profile is not None:
                profile.show()
        if "idle" in given.only:
            each = runner.run(strictly(idle(given.place, IDLE))) / 1000
            print(
                f"\n{IDLE} idle sockets, half of them spectators: {each:.1f} kB of memory each"
                f" (goal under {GOALS['memory']:.0f}: {verdict(each < GOALS['memory'])})"
            )


if __name__ == "__main__":
    main()
