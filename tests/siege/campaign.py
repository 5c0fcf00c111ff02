"""One attack after another, then all at once, and what the neighbours noticed."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from msgspec import Struct

from tests.services.inn import Inn
from tests.siege.besiegers import ATTACKS, Tally, besiege
from tests.siege.neighbours import Neighbours, quantile

LONGEST = 0.250
"""Seconds that ninety-nine of a hundred choices take at most."""
ALL = "all at once"
PEACE = "peace"


class Row(Struct):
    """What came of an attack."""

    attack: str
    tally: Tally
    choices: list[float]
    bots: list[float]
    faults: list[str]

    @property
    def slow(self) -> float:
        return quantile(self.choices, 0.99)

    @property
    def holds(self) -> bool:
        well = not self.tally.broken and not self.faults and bool(self.choices)
        return well and self.slow < LONGEST


HEAD = (
    "| | asked | 429 | 503 | 500s | choices beside it | p50 | p99 | worst | bot p50 | bot worst |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


def line(row: Row) -> str:
    times = [quantile(row.choices, part) for part in (0.5, 0.99, 1.0)]
    bots = [quantile(row.bots, part) for part in (0.5, 1.0)]
    cells = [
        row.attack, row.tally.asked, row.tally.refused, row.tally.later, row.tally.broken,
        len(row.choices), *(f"{1000 * seconds:.0f} ms" for seconds in times),
        *(f"{seconds:.1f} s" for seconds in bots),
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def run(
    names: Sequence[str], one: float, together: float, say: Callable[[str], None] = print
) -> list[Row]:
    """Each for so many seconds, then all of them for so many."""
    with (
        Inn(rate=20, window_pause=0.6, log_level="error") as inn,
        ProcessPoolExecutor(1, get_context("spawn")) as pool,
    ):
        rows = asyncio.run(_suffer(inn.url, pool, names, one, together, say))
        for complaint in _complaints(inn):
            say(complaint)
        return rows


async def _suffer(
    url: str,
    pool: ProcessPoolExecutor,
    names: Sequence[str],
    one: float,
    together: float,
    say: Callable[[str], None],
) -> list[Row]:
    loop = asyncio.get_running_loop()
    neighbours = Neighbours(url)
    await neighbours.begin()
    say(HEAD)
    rows = []
    plans = [(PEACE, [], one), *((name, [name], one) for name in names if one)]
    plans += [(ALL, list(ATTACKS), together)] if together else []
    try:
        for name, attacks, seconds in plans:
            neighbours.forget()
            tally = await loop.run_in_executor(pool, besiege, attacks, url, seconds)
            if not attacks:
                await asyncio.sleep(seconds)
            neighbours.must_be_well()
            row = Row(name, tally, neighbours.choices, neighbours.bots, neighbours.faults)
            say(line(row))
            rows.append(row)
    finally:
        await neighbours.leave()
    return rows


def _complaints(inn: Inn) -> list[str]:
    """The ends of tracebacks in the server's log."""
    lines = inn.log.splitlines()
    return sorted({f"in the log: {line[:200]}" for line in lines if "Error" in line})[:20]


def load() -> float:
    return os.getloadavg()[0]
