"""Several processes count together through Redis, and each by itself while there is none."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
import redis as clients

from mathom.server import shared_limits
from mathom.server.errors import TooFast
from mathom.server.limits import Limits
from mathom.server.shared_limits import SharedLimits
from tests.server.guest import Guest
from tests.server.open_inn import OpenInn, two_inns
from tests.server.wall_clock import stop_the_limits
from tests.services.redis import Redis
from tests.services.service import Missing, waited

FRODO, SAM, PIPPIN = "192.0.2.7", "192.0.2.8", "192.0.2.9"
BURST = 20
"""Of the allowance for opening tables, of which a fifth of one comes back in a second."""


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Limits]:
    limits = Limits(rate=20, tables=120)
    shared = SharedLimits(url, limits, lambda who: who)
    shared.start()
    try:
        yield limits
    finally:
        await shared.stop()


def run(scene: Callable[..., Awaitable[None]], url: str, processes: int = 2) -> None:
    async def all_of_it() -> None:
        async with AsyncExitStack() as stack:
            await scene(*[await stack.enter_async_context(process(url)) for _ in range(processes)])

    asyncio.run(all_of_it())


def spend_all(limits: Limits, who: str = FRODO) -> int:
    """How often somebody can do it until they are refused."""
    for done in range(1000):
        try:
            limits.spend("table", who)
        except TooFast:
            return done
    raise AssertionError("nobody was refused")


async def until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not there():
            await asyncio.sleep(0.01)


def asked_for_little(limits: Limits, who: str) -> float:
    """What is left to somebody who asks again: that is when a process hears of the others."""
    with suppress(TooFast):
        limits.spend("table", who, 0.001)
    return limits.left("table", who)


@pytest.mark.slow
def test_what_was_taken_at_one_process_is_missing_at_the_other(redis_url: str):
    async def scene(one: Limits, other: Limits) -> None:
        assert spend_all(one) == BURST
        await until(lambda: asked_for_little(other, FRODO) < BURST / 2)
        assert spend_all(other) < BURST / 2
        assert spend_all(other, SAM) == BURST

    run(scene, redis_url)


@pytest.mark.slow
def test_together_they_allow_little_more_than_one(redis_url: str):
    async def scene(*processes: Limits) -> None:
        done = 0
        began = time.monotonic()
        for _ in range(BURST):
            for limits in processes:
                with suppress(TooFast):
                    limits.spend("table", FRODO)
                    done += 1
            await asyncio.sleep(2 * shared_limits.PAUSE)
        came_back = (time.monotonic() - began) * 0.2
        # By themselves they would allow four times as much.
        assert BURST <= done <= 2 * BURST + came_back

    run(scene, redis_url, processes=4)


@pytest.mark.slow
def test_while_redis_is_away_each_counts_by_itself_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(shared_limits, "AWAY", 0.1)

    async def scene(one: Limits, other: Limits) -> None:
        began = time.thread_time()
        assert [spend_all(limits) for limits in (one, other)] == [BURST, BURST]
        assert time.thread_time() - began < 0.1
        service.start()
        # They begin to count together, and nobody gets back what they had taken before.
        other.spend("table", SAM, BURST - 1)
        await until(lambda: asked_for_little(one, SAM) < BURST / 2)
        assert one.left("table", FRODO) < BURST / 2
        service.kill()
        assert spend_all(one, PIPPIN) == spend_all(other, PIPPIN) == BURST

    try:
        service = Redis()
    except Missing as missing:
        pytest.skip(str(missing))
    with service:
        service.kill()
        run(scene, service.url)


@pytest.mark.slow
def test_it_ends_whatever_it_is_at(redis_url: str):
    """Also while the client connects, when it would rather try again than end."""

    async def come_and_go() -> None:
        for tenth in range(60):
            async with asyncio.timeout(20), process(redis_url) as limits:
                limits.spend("table", FRODO, 0.001)
                await asyncio.sleep(shared_limits.PAUSE + tenth / 10_000)

    asyncio.run(come_and_go())


@pytest.mark.slow
def test_no_address_and_no_guest_stands_in_redis(redis_url: str, tmp_path: Path):
    with (
        OpenInn(tmp_path, channels_url=redis_url, rate=1000, chat_lines=1) as inn,
        clients.Redis.from_url(redis_url, decode_responses=True) as client,
    ):
        frodo = inn.guest("Frodo")
        table = frodo.open("me", "open")
        assert frodo.say(table, 0, "Hello").status_code == 201

        def kept() -> list[str]:
            return [key for key in client.scan_iter("mathom-limit:*") if client.exists(key)]

        def kinds() -> set[str]:
            return {key.split(":")[1] for key in kept()}

        assert waited(lambda: {"table", "tables", "chat"} <= kinds())
        guest = frodo.web.cookies["mathom"].split(".")[1]
        assert not [key for key in kept() if "127.0.0.1" in key or guest in key]
        # It stays no longer than until it makes no difference any more.
        assert all(client.pttl(key) < 3600 * 1000 + 2000 for key in kept())


@pytest.mark.slow
def test_who_was_too_fast_at_one_server_is_so_at_the_other(
    redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    stop_the_limits(monkeypatch)
    with (
        two_inns(tmp_path, channels_url=redis_url, rate=1000) as (one, other),
        clients.Redis.from_url(redis_url, decode_responses=True) as client,
    ):

        def asks(guest: Guest) -> int:
            return guest.post("/me/sign-out-elsewhere").status_code

        def left() -> list[float]:
            return [float(client.hget(key, "left")) for key in client.keys("mathom-limit:data:*")]

        frodo, sam = one.guest("Frodo"), other.guest("Sam")
        assert [asks(frodo) for _ in range(5)] == [204, 204, 204, 204, 429]
        assert waited(lambda: [round(number) for number in left()] == [0])
        assert asks(sam) == 204
        assert waited(lambda: other.inside.limits.left("data", "127.0.0.1") < 1)
        assert asks(sam) == 429
