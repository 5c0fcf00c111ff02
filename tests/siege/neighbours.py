"""Another household, that only wants to play."""

import asyncio
import os
import random
import time
from typing import Any

import httpx

from tests.server.guest import NO_CERTIFICATES, codes_in, new_seat

HOME = "127.0.0.3"
TABLES = 4
PACE = 0.6
"""Seconds between two choices at one table, so that all together stay within their own limits."""


class Neighbours:
    """What they measure are seconds until a choice was answered, and until a bot had chosen."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.choices: list[float] = []
        self.bots: list[float] = []
        self.faults: list[str] = []
        self._luck = random.Random(7)
        self._tables: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        self._tables = [asyncio.create_task(self._play("journey", "me", "me"))]
        self._tables += [
            asyncio.create_task(self._play("warcards", "me", "me", options={"scenario": "duel"})),
            asyncio.create_task(self._play("confrontation", "me", "me")),
            asyncio.create_task(self._play("confrontation", "me", "bot:hard")),
        ]
        while not self.choices:
            self.must_be_well()
            await asyncio.sleep(0.05)

    def forget(self) -> None:
        self.choices, self.bots, self.faults = [], [], []

    async def leave(self) -> None:
        for table in self._tables:
            table.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)

    def must_be_well(self) -> None:
        for table in self._tables:
            if table.done() and not table.cancelled():
                table.result()

    async def _play(self, game: str, *seats: str, **more: Any) -> None:
        web = httpx.AsyncClient(
            base_url=f"{self.url}/api",
            timeout=60,
            transport=httpx.AsyncHTTPTransport(local_address=HOME, verify=NO_CERTIFICATES),
        )
        async with web:
            while True:
                body = {"game": game, "name": "Frodo", "seats": [new_seat(seat) for seat in seats]}
                opened = await self._ask(web, "POST", "/tables", json=body | more)
                if opened is not None:
                    await self._play_out(web, str(opened["id"]))
                await asyncio.sleep(PACE)

    async def _play_out(self, web: httpx.AsyncClient, table: str) -> None:
        chosen = None
        while True:
            position = await self._ask(web, "GET", f"/tables/{table}/position")
            if position is None or position["over"]:
                return
            mine = [(seat, code) for seat in (0, 1) for code in codes_in(position, seat)]
            if not mine:
                chosen = chosen or time.perf_counter()
                await asyncio.sleep(0.1)
                continue
            if chosen is not None:
                self.bots.append(time.perf_counter() - chosen)
                chosen = None
            seat, code = self._luck.choice(mine)
            body = {"seat": seat, "code": code, "ply": position["ply"], "key": os.urandom(8).hex()}
            began = time.perf_counter()
            await self._ask(web, "POST", f"/tables/{table}/choices", json=body)
            self.choices.append(time.perf_counter() - began)
            await asyncio.sleep(self._luck.uniform(0.5, 1.5) * PACE)

    async def _ask(
        self, web: httpx.AsyncClient, method: str, path: str, **more: Any
    ) -> dict[str, Any] | None:
        try:
            answer = await web.request(method, path, **more)
        except httpx.HTTPError as error:
            self.faults.append(f"{method} {path[:8]}: {type(error).__name__}")
            return None
        if not answer.is_success:
            if answer.status_code != 409:
                self.faults.append(f"{method} {path[:8]}: {answer.status_code}")
            return None
        found: dict[str, Any] = answer.json()
        return found


def quantile(seconds: list[float], part: float) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
