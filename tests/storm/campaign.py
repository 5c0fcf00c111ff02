"""One fault after another in one house, and what came of each."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence

from msgspec import Struct, field

from tests.services.service import DidNotStart
from tests.storm.checks import Referee
from tests.storm.crowd import HELD_UP, Crowd, within
from tests.storm.faults import FAULTS, ON_A_SMALL_DISK
from tests.storm.house import HOUSES, House

PARTIES = 9
BACK = 60.0
"""Seconds after which a server that does not come back never will."""


class Plan(Struct, frozen=True):
    """What is to happen to one house."""

    database: str
    faults: tuple[str, ...]
    seed: int
    until: float
    """The time after which no other fault is begun, as `time.time` counts."""
    small_disk: bool = False
    parties: int = PARTIES


class Row(Struct):
    """What came of one kind of fault."""

    times: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    broken: int = 0
    """Answers of 500 and the like."""
    recovery: float = 0.0
    silence: float = 0.0
    verified: int = 0
    """Tables, each time that they were compared."""


class Outcome(Struct):
    plan: Plan
    rows: dict[str, Row] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    complaints: dict[str, int] = field(default_factory=dict)
    """What the servers wrote into their logs about it, and how often."""
    slowest_bot: float = 0.0
    left_out: int = 0
    """Faults for which there was no time."""


def in_turn(plans: Sequence[Plan]) -> list[Outcome]:
    return [run(plan) for plan in plans]


def say_at_once(line: str) -> None:
    print(line, flush=True)


def run(plan: Plan, say: Callable[[str], None] = say_at_once) -> Outcome:
    """Build the house, let the storm go over it, and take it down."""

    async def pass_over(house: House) -> Outcome:
        return await Storm(house, plan, say).pass_over()

    with HOUSES[plan.database](plan.small_disk) as house:
        outcome = asyncio.run(pass_over(house))
        outcome.complaints = house.complaints()
        return outcome


class Storm:
    def __init__(self, house: House, plan: Plan, say: Callable[[str], None]) -> None:
        self.house = house
        self.plan = plan
        self.say = say
        self.luck = random.Random(f"{plan.seed} {plan.database} {plan.small_disk}")
        self.crowd = Crowd(house.urls, random.Random(self.luck.random()))
        self.referee = Referee(house.database_url)
        self.outcome = Outcome(plan)
        self._checked = 0
        """So many of the promises have been looked at."""

    async def pass_over(self) -> Outcome:
        try:
            await self.crowd.gather(self.plan.parties)
            for number, name in enumerate(self.plan.faults):
                if time.time() > self.plan.until:
                    self.outcome.left_out = len(self.plan.faults) - number
                    break
                await self._suffer(name, number + 1)
            await self._look_at_everything()
        finally:
            await self.crowd.leave()
            self.referee.close()
        self.outcome.answers = dict(self.crowd.answers)
        self.outcome.slowest_bot = self.referee.slowest_bot
        return self.outcome

    async def _suffer(self, name: str, number: int) -> None:
        row = self.outcome.rows.setdefault(name, Row())
        kills, lost, broken = self.house.kills, self.referee.lost, self.crowd.broken
        await asyncio.sleep(self.luck.uniform(0.1, 1.5))
        self.crowd.strike()
        recovery = await self._strike(name)
        if not await self.crowd.hold():
            self.referee.faults.append(f"a choice was not answered within {HELD_UP:g} s")
        row.acknowledged += len(self.crowd.promises) - self._checked
        await self._check()
        row.times += 1
        row.kills += self.house.kills - kills
        row.lost += self.referee.lost - lost
        row.broken += self.crowd.broken - broken
        row.recovery = max(row.recovery, recovery)
        row.silence = max(row.silence, self.crowd.silence)
        row.verified += len(self.crowd.tables)
        self._take_stock(f"{number} {name}")
        self.say(
            f"{self.plan.database} {number}/{len(self.plan.faults)} {name}: well after "
            f"{recovery:.1f} s, {len(self.crowd.tables)} tables, "
            f"{len(self.crowd.promises)} choices so far, {len(self.outcome.faults)} faults"
        )
        self.crowd.clear_away()
        self.crowd.go_on()

    async def _strike(self, name: str) -> float:
        """The seconds until everybody could be served again."""
        fault = (FAULTS[self.plan.database] | ON_A_SMALL_DISK)[name]
        try:
            since = await fault(self.house, self.crowd, self.luck)
        except DidNotStart as error:
            since = time.monotonic()
            self.referee.faults.append(f"a server did not start again: {error}")
            for server in self.house.servers:
                if not server.running:
                    await asyncio.to_thread(server.start)
        if not await within(BACK, self.crowd.all_served()):
            self.referee.faults.append(f"not every table could be read after {BACK:g} s")
        return time.monotonic() - since

    async def _check(self) -> None:
        """Nothing is lost, everything is as the rules make it, and play goes on."""
        new = self.crowd.promises[self._checked :]
        self._checked = len(self.crowd.promises)
        # Some games have ended with the last choices of the last check.
        tables = {*self.crowd.tables, *(promise.table for promise in new)}
        await asyncio.to_thread(self.referee.look, sorted(tables), new)
        for table in self.crowd.tables.values():
            await self.referee.ask(self.crowd, table)
        await self.referee.play_on(self.crowd)

    async def _look_at_everything(self) -> None:
        """Once more, all that was ever promised; and every stored game, from its first line."""
        await self.crowd.hold()
        everywhere = list(self.referee.games)
        await asyncio.to_thread(self.referee.look, everywhere, self.crowd.promises)
        replayed = await asyncio.to_thread(self.house.replay_all)
        if replayed is not None:
            self.referee.faults.append(f"mathom replay-all: {replayed}")
        orphans = await asyncio.to_thread(self.house.orphans)
        if orphans:
            self.referee.faults.append(f"{len(orphans)} processes outlived their server: {orphans}")
        self._take_stock("at the end")

    def _take_stock(self, when: str) -> None:
        """Write down what was found, and when."""
        for found in (self.referee.faults, self.crowd.faults, self.house.faults):
            self.outcome.faults += [f"{when}: {fault}" for fault in found]
            found.clear()
