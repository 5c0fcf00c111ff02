"""Hands out the numbers at an address of their own, which no visitor ever comes by."""

import asyncio
import logging
import os
import resource
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from mathom.server.exposition import CONTENT_TYPE, reading, render
from mathom.server.measures import ALL

if TYPE_CHECKING:
    from mathom.server.inn import Inn

log = logging.getLogger("mathom.metrics")

PATH: Final = "/metrics"
MOST_HEAD: Final = 8 * 1024
PATIENCE: Final = 5.0
"""Seconds for one who asks."""
PAUSE: Final = 5.0
"""Seconds until a port that somebody else has is tried again: while one process takes over from
another, both want it.
"""
STARTED: Final = time.time()


def host_and_port(address: str) -> tuple[str, int]:
    """`127.0.0.1:9100` or `[::1]:9100`, taken apart."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise ValueError(address)
    return host.strip("[]"), int(port)


def all_numbers(inn: "Inn") -> str:
    return render(ALL) + "".join(_looked_up(inn))


def _looked_up(inn: "Inn") -> Iterator[str]:
    tables, in_play = inn.tables.count()
    yield reading("mathom_tables", "Tables in memory.", tables)
    yield reading("mathom_tables_in_play", "Those of them whose games go on.", in_play)
    yield reading("mathom_bot_jobs_waiting", "Bots that wait to think.", inn.bot_workers.waiting)
    yield reading("mathom_bot_processes", "Processes for bots that live.", inn.bot_workers.alive)
    yield reading("mathom_writer_waiting", "Lines that wait for a commit.", inn.writer.waiting)
    used = resource.getrusage(resource.RUSAGE_SELF)
    yield reading(
        "process_cpu_seconds_total", "CPU time.", used.ru_utime + used.ru_stime, "counter"
    )
    yield reading("process_start_time_seconds", "When it began, in Unix time.", STARTED)
    with suppress(OSError):  # only Linux tells
        with open("/proc/self/statm", encoding="ascii") as statm:
            pages = int(statm.read().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield reading("process_resident_memory_bytes", "Memory in use.", memory)
        yield reading("process_open_fds", "Open files.", len(os.listdir("/proc/self/fd")))


async def hand_out(address: str, inn: "Inn") -> None:
    """Until cancelled. A port that can't be had keeps no table from opening."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(head, inn))
                await writer.drain()
        writer.close()

    host, port = host_and_port(address)
    while True:
        try:
            server = await asyncio.start_server(answer, host, port, limit=MOST_HEAD)
        except OSError as error:
            log.warning("no metrics at %s: %s", address, error.strerror or type(error).__name__)
            await asyncio.sleep(PAUSE)
            continue
        async with server:
            await server.serve_forever()


def _answer(head: bytes, inn: "Inn") -> bytes:
    method, _, rest = head.partition(b" ")
    path = rest.partition(b" ")[0].partition(b"?")[0].decode("latin-1")
    if method not in (b"GET", b"HEAD") or path != PATH:
        return b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    body = all_numbers(inn).encode()
    start = (
        f"HTTP/1.1 200 OK\r\nContent-Type: {CONTENT_TYPE}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return start.encode() + (b"" if method == b"HEAD" else body)
