"""Bots of many tables: whose turn it is to be thought for."""

import asyncio
from pathlib import Path

from mathom.server.fair_queue import FairQueue
from tests.server.open_inn import OpenInn
from tests.services.service import waited


def order_of(asked: list[str], places: int = 1) -> list[str]:
    """In which order those are served who ask in this one while somebody is at it."""

    async def run() -> list[str]:
        turns = FairQueue(places)
        for _ in range(places):
            await turns.acquire("before")
        served: list[str] = []

        async def ask(owner: str) -> None:
            await turns.acquire(owner)
            served.append(owner)
            await asyncio.sleep(0)
            turns.release()

        tasks = [asyncio.create_task(ask(owner)) for owner in asked]
        await asyncio.sleep(0)
        assert turns.waiting == len(asked)
        for _ in range(places):
            turns.release()
        await asyncio.gather(*tasks)
        assert turns.waiting == 0
        return served

    return asyncio.run(run())


def test_who_asks_once_does_not_wait_for_who_asks_twenty_times():
    assert order_of(["spammer"] * 20 + ["frodo", "sam"])[:4] == [
        "spammer",
        "frodo",
        "sam",
        "spammer",
    ]


def test_one_owner_is_served_in_order():
    assert order_of(["frodo"] * 5) == ["frodo"] * 5


def test_several_places_are_filled_in_turn():
    assert sorted(order_of(["a", "a", "a", "b"], places=2)[:2]) == ["a", "b"]


def test_who_gives_up_waiting_leaves_no_gap():
    async def run() -> None:
        turns = FairQueue(1)
        await turns.acquire("a")
        given_up = asyncio.create_task(turns.acquire("b"))
        waits = asyncio.create_task(turns.acquire("c"))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        turns.release()
        await waits
        turns.release()
        # Given, and cancelled before it could be taken:
        await turns.acquire("a")
        late = asyncio.create_task(turns.acquire("b"))
        await asyncio.sleep(0)
        turns.release()
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(turns.acquire("c"), 1)

    asyncio.run(run())


def test_where_only_bots_sit_they_wait_for_somebody_to_watch(tmp_path: Path):
    bot = {"kind": "bot", "bot": "random"}
    with OpenInn(tmp_path, thinkers=1) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open(bot, bot, game="journey")
        assert not waited(lambda: frodo.position(table)["ply"] > 0, seconds=1.0)
        frodo.stream(table)
        assert waited(lambda: frodo.position(table)["ply"] > 0)


def test_one_guest_has_so_many_tables_in_play(tmp_path: Path):
    with OpenInn(tmp_path, running_tables=2) as inn:
        frodo = inn.guest("Frodo")
        frodo.open("me", "open")
        frodo.open("me", "open")
        refused = frodo.post(
            "/tables",
            game="journey",
            options={},
            seats=[{"kind": "me", "name": "Frodo"}, {"kind": "open"}],
        )
        assert refused.json()["reason"]["id"] == "refused-many-tables"
        inn.guest("Sam").open("me", "open")
