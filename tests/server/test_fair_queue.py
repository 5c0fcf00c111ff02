"""Bots of many tables: whose turn it is to be thought for."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from mathom.server.bots.worker import Job
from mathom.server.bots.workers import ThinkingFailed
from mathom.server.fair_queue import FairQueue
from tests.server.open_inn import OpenInn
from tests.services.service import waited

Wish = tuple[str, str, float]
"""Of whom, of which guest there, and how long it takes."""


def order_of(wishes: Sequence[Wish], places: int = 1, each: int | None = None) -> list[str]:
    """In which order those are served who ask in this one while somebody is at it; guests by name,
    if they have one.
    """

    async def run() -> list[str]:
        turns = FairQueue(places, each)
        for _ in range(places):
            await turns.acquire("before")
        served: list[str] = []

        async def ask(household: str, guest: str, seconds: float) -> None:
            await turns.acquire(household, guest)
            served.append(guest or household)
            await asyncio.sleep(0)
            turns.release(household, seconds)

        tasks = [asyncio.create_task(ask(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        assert turns.waiting == len(wishes)
        assert turns.waiting_of(wishes[0][0]) >= 1
        for _ in range(places):
            turns.release("before", 0)
        await asyncio.gather(*tasks)
        assert turns.waiting == 0
        return served

    return asyncio.run(run())


def of(*households: str, seconds: float = 1.0) -> list[Wish]:
    return [(household, "", seconds) for household in households]


def test_who_asks_once_does_not_wait_for_who_asks_twenty_times():
    served = order_of(of(*["spammer"] * 20, "frodo", "sam"))
    assert served[:4] == ["spammer", "frodo", "sam", "spammer"]


def test_many_guests_of_one_household_are_one_household():
    served = order_of([("spammer", f"guest {n}", 1.0) for n in range(20)] + of("frodo", "sam"))
    assert served[:3] == ["guest 0", "frodo", "sam"]


def test_who_takes_longer_is_served_less_often():
    served = order_of(of(*["slow"] * 5, seconds=1.0) + of(*["quick"] * 20, seconds=0.25))
    assert served[:10].count("slow") == 2
    assert served.index("slow", 1) == 5


def test_nobody_pays_for_what_they_had_while_nobody_else_wanted_it():
    async def run() -> list[str]:
        turns = FairQueue(1)
        for _ in range(100):
            await turns.acquire("frodo")
            turns.release("frodo", 10.0)
        served = []

        async def ask(household: str) -> None:
            await turns.acquire(household)
            served.append(household)
            turns.release(household, 1.0)

        await turns.acquire("before")
        tasks = [asyncio.create_task(ask(name)) for name in ("frodo", "sam") * 20]
        await asyncio.sleep(0)
        turns.release("before", 0)
        await asyncio.gather(*tasks)
        return served

    # Only the last ten seconds are still to be made up for.
    assert asyncio.run(run()).index("frodo") in (10, 11)


def test_guests_of_one_household_take_turns():
    wishes = [("inn", "frodo", 1.0)] * 3 + [("inn", "sam", 1.0)]
    assert order_of(wishes) == ["frodo", "sam", "frodo", "frodo"]


def test_one_household_is_served_in_order():
    assert order_of(of(*["frodo"] * 5)) == ["frodo"] * 5


def test_several_places_are_filled_in_turn():
    assert sorted(order_of(of("a", "a", "a", "b"), places=2)[:2]) == ["a", "b"]


def test_a_household_leaves_a_place_to_the_others():
    async def run() -> None:
        turns = FairQueue(2, each=1)
        await turns.acquire("a")
        more = asyncio.create_task(turns.acquire("a"))
        await asyncio.sleep(0)
        await asyncio.wait_for(turns.acquire("b"), 1)
        assert not more.done()
        turns.release("a", 1.0)
        await asyncio.wait_for(more, 1)

    asyncio.run(run())


def test_who_gives_up_waiting_leaves_no_gap():
    async def run() -> None:
        turns = FairQueue(1)
        await turns.acquire("a")
        given_up = asyncio.create_task(turns.acquire("b"))
        waits = asyncio.create_task(turns.acquire("c"))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        turns.release("a", 0)
        await waits
        turns.release("c", 0)
        # Given, and cancelled before it could be taken:
        await turns.acquire("a")
        late = asyncio.create_task(turns.acquire("b"))
        await asyncio.sleep(0)
        turns.release("a", 0)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(turns.acquire("c"), 1)

    asyncio.run(run())


def test_thinking_time_is_the_households_that_opened_the_table(tmp_path: Path):
    asked: list[tuple[str, str, str]] = []

    async def think(job: Job, household: str, guest: str) -> str:
        asked.append((job.table, household, guest))
        raise ThinkingFailed

    with OpenInn(tmp_path, trust_proxy=True) as inn:
        inn.inside.bots._workers.think = think  # type: ignore[method-assign]
        many = [inn.guest(**{"X-Forwarded-For": "192.0.2.7"}) for _ in range(3)]
        other = inn.guest(**{"X-Forwarded-For": "192.0.2.8"})
        # Where both deploy at once, the bot is asked at once.
        tables = [guest.open("bot:hard", "me", game="confrontation") for guest in (*many, other)]
        assert waited(lambda: {table for table, *_ in asked} == set(tables))
        homes = {table: (household, guest) for table, household, guest in asked}
        assert [homes[table][0] for table in tables] == ["192.0.2.7"] * 3 + ["192.0.2.8"]
        assert len({homes[table][1] for table in tables}) == 4
        # After a restart nobody knows from where a table was opened, but its owner calls again.
        inn.inside.households.__init__()  # type: ignore[misc]
        asked.clear()
        owner = homes[tables[3]][1]
        assert inn.inside.households.of(tables[3], owner) == owner
        other.get("/me")
        assert inn.inside.households.of(tables[3], owner) == "192.0.2.8"


def test_where_only_bots_sit_they_wait_for_somebody_to_watch(tmp_path: Path):
    bot = {"kind": "bot", "bot": "random"}
    with OpenInn(tmp_path, thinkers=1) as inn:
        frodo = inn.guest("Frodo")
        table = frodo.open(bot, bot, game="warcards", options={"scenario": "duel"})
        assert not waited(lambda: frodo.position(table)["ply"] > 0, seconds=1.0)
        line = frodo.stream(table)
        assert waited(lambda: frodo.position(table)["ply"] > 0)
        line.close()
        # Nobody watches any more: they stop, though their game is not over.
        assert waited(lambda: not inn.live(table).thinking)
        assert not frodo.position(table)["over"]


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
