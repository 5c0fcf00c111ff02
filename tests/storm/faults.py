"""What is done to a house. Each fault returns the moment from which on all should be well again:
when the cause was gone; of a process that was ended, when it ended, so that its start counts, too.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import text

from mathom.server.database import connect
from tests.services.inn import Inn
from tests.services.service import DidNotStart
from tests.storm.crowd import Crowd
from tests.storm.house import House, children

Fault: TypeAlias = Callable[[House, Crowd, random.Random], Awaitable[float]]


async def kill(house: House, crowd: Crowd, luck: random.Random) -> float:
    """SIGKILL of one server process; now and then also of the one that takes its place."""
    server = luck.choice(house.servers)
    began = time.monotonic()
    house.kill(server)
    if luck.random() < 0.1:
        await _kill_while_it_starts(house, server, luck.uniform(0.1, 3.0))
    await asyncio.to_thread(server.start)
    return began


async def _kill_while_it_starts(house: House, server: Inn, after: float) -> None:
    starting = asyncio.create_task(asyncio.to_thread(server.start))
    await asyncio.sleep(after)
    if server._process is not None:
        server._process.kill()
        house.kills += 1
    with suppress(DidNotStart):
        await starting
    server.kill()


async def kill_all(house: House, crowd: Crowd, luck: random.Random) -> float:
    """SIGKILL of all server processes at once."""
    began = time.monotonic()
    for server in house.servers:
        house.kill(server)
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in house.servers))
    return began


async def terminate(house: House, crowd: Crowd, luck: random.Random) -> float:
    """SIGTERM, and a new process."""
    server = luck.choice(house.servers)
    began = time.monotonic()
    await asyncio.to_thread(house.terminate, server)
    await asyncio.to_thread(server.start)
    return began


async def dead_bots(house: House, crowd: Crowd, luck: random.Random) -> float:
    """SIGKILL of every child of every server process."""
    for server in house.servers:
        for child in children(server):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
    return time.monotonic()


async def frozen(house: House, crowd: Crowd, luck: random.Random) -> float:
    """One server process stands still for a while, as a machine does that is put to sleep."""
    process = luck.choice(house.servers)._process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(luck.choice((2, 5, 13)))
    process.send_signal(signal.SIGCONT)
    return time.monotonic()


async def dropped_sockets(house: House, crowd: Crowd, luck: random.Random) -> float:
    crowd.drop_half_of_the_sockets()
    return time.monotonic()


async def locked(house: House, crowd: Crowd, luck: random.Random) -> float:
    """Another program holds the lock for writing: for some seconds, or for longer than the server
    waits.
    """
    seconds = luck.choice((3, 6, 18))
    await asyncio.to_thread(_hold_lock, house, seconds)
    return time.monotonic()


def _hold_lock(house: House, seconds: float) -> None:
    engine = connect(house.database_url)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if house.postgres is not None:
            connection.execute(text("LOCK TABLE choices IN EXCLUSIVE MODE"))
        time.sleep(seconds)
    engine.dispose()


async def database_crash(house: House, crowd: Crowd, luck: random.Random) -> float:
    """PostgreSQL ends at once, without a word to anybody, and is started again."""
    assert house.postgres is not None
    await asyncio.to_thread(house.postgres.crash)
    await asyncio.sleep(luck.choice((0, 2, 12)))
    await asyncio.to_thread(house.postgres.start)
    return time.monotonic()


async def cut_connections(house: House, crowd: Crowd, luck: random.Random) -> float:
    """PostgreSQL stays, but hangs up on everybody."""
    assert house.postgres is not None
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    await asyncio.to_thread(house.postgres.do, others + " AND backend_type = 'client backend'")
    return time.monotonic()


async def read_only(house: House, crowd: Crowd, luck: random.Random) -> float:
    """PostgreSQL lets nobody write for a while, as a standby does."""
    assert house.postgres is not None
    for word in ("on", "off"):
        setting = f"ALTER SYSTEM SET default_transaction_read_only = {word}"
        for statement in (setting, "SELECT pg_reload_conf()"):
            await asyncio.to_thread(house.postgres.do, statement)
        await asyncio.sleep(luck.uniform(1, 4) if word == "on" else 0)
    return time.monotonic()


async def no_redis(house: House, crowd: Crowd, luck: random.Random) -> float:
    """Redis is killed, and comes back with nothing in it."""
    assert house.redis is not None
    house.redis.kill()
    await asyncio.sleep(luck.uniform(1, 5))
    await asyncio.to_thread(house.redis.start)
    return time.monotonic()


async def full_disk(house: House, crowd: Crowd, luck: random.Random) -> float:
    """No room is left where the database is, until somebody clears up."""
    assert house.disk is not None
    filler = house.disk / "filler"
    await asyncio.to_thread(_fill, filler)
    await asyncio.sleep(luck.uniform(2, 6))
    filler.unlink()
    if house.postgres is not None and not house.postgres.running:
        # It gives up when not even its log can be written.
        house.postgres.kill()
        await asyncio.to_thread(house.postgres.start)
    return time.monotonic()


def _fill(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as filler:
        while filler.write(bytes(65536)):
            pass
    with suppress(OSError), file.open("ab", buffering=0) as filler:
        while filler.write(b"."):
            pass


COMMON: dict[str, Fault] = {
    "kill": kill,
    "terminate": terminate,
    "dead bots": dead_bots,
    "frozen": frozen,
    "dropped sockets": dropped_sockets,
    "locked": locked,
}
FAULTS: dict[str, dict[str, Fault]] = {
    "sqlite": COMMON,
    "postgresql": COMMON
    | {
        "kill all": kill_all,
        "database crash": database_crash,
        "cut connections": cut_connections,
        "read-only": read_only,
        "no redis": no_redis,
    },
}
"""By database. Those that end a server process are counted by `House.kills`."""
ON_A_SMALL_DISK: dict[str, Fault] = {"full disk": full_disk}
