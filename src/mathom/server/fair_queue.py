"""Taking turns at something of which there is too little: nobody waits for all of another's."""

import asyncio
import itertools
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

LEAST: Final = 0.001
"""Seconds that a turn counts for at least, so that turns that take nothing are turns as well."""


class _Household:
    """Who waits there, and how much they have had together."""

    __slots__ = ("at_it", "number", "paid", "waiting")

    def __init__(self, number: int) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By guest, who comes next first."""
        self.at_it = 0
        self.paid = 0.0
        """Up to where they have had their share, in seconds: see `FairQueue`."""
        self.number = number
        """In which order households came, so that equals are served in theirs."""


class FairQueue:
    """So many may be at it at once; the others wait. The next comes from the household that has
    had the least of everybody's time, however many guests it has there and however many of their
    wishes are waiting; within a household guests take turns.

    A household's turns stand on one line of time, each behind the one before by as long as that
    took. Whose next turn stands earliest is served. Who comes after a pause begins where the
    others are: nobody saves up, and nobody pays for what they had while nobody else wanted it.
    """

    def __init__(self, places: int, each: int | None = None) -> None:
        self._free = places
        self._each = each
        """So many places at most for one household, so that the others find one free."""
        self._now = 0.0
        """Where on the line of time the last turn stood that was served."""
        self._households: dict[str, _Household] = {}
        self._numbers = itertools.count()

    @property
    def waiting(self) -> int:
        return sum(map(self.waiting_of, self._households))

    def waiting_of(self, household: str) -> int:
        """How many of a household's wishes wait."""
        found = self._households.get(household)
        return 0 if found is None else sum(map(len, found.waiting.values()))

    async def acquire(self, household: str, guest: str = "") -> None:
        place = asyncio.get_running_loop().create_future()
        theirs = self._of(household)
        theirs.waiting.setdefault(guest, deque()).append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.release(household, 0.0)  # it had just been given, and nobody takes it
            else:
                self._leave(theirs, guest, place)
            raise

    def release(self, household: str, seconds: float) -> None:
        """A turn is over that has taken so long."""
        theirs = self._households[household]
        theirs.at_it -= 1
        theirs.paid += max(seconds, LEAST)
        self._free += 1
        self._serve()
        self._forget()

    @asynccontextmanager
    async def turn(self, household: str, guest: str = "") -> AsyncIterator[None]:
        """While it is somebody's."""
        await self.acquire(household, guest)
        began = time.perf_counter()
        try:
            yield
        finally:
            self.release(household, time.perf_counter() - began)

    def _of(self, household: str) -> _Household:
        found = self._households.get(household)
        if found is None:
            found = self._households[household] = _Household(next(self._numbers))
        return found

    def _serve(self) -> None:
        while self._free and (ready := list(filter(self._may_come, self._households.values()))):
            theirs = min(ready, key=self._turn)
            guest, places = theirs.waiting.popitem(last=False)
            place = places.popleft()
            if places:
                theirs.waiting[guest] = places
            if not place.done():
                self._now = theirs.paid = max(theirs.paid, self._now)
                theirs.at_it += 1
                self._free -= 1
                place.set_result(None)

    def _may_come(self, theirs: _Household) -> bool:
        return bool(theirs.waiting) and (self._each is None or theirs.at_it < self._each)

    def _turn(self, theirs: _Household) -> tuple[float, int, int]:
        # What they are at just now will cost them something as well, nobody knows yet how much.
        return max(theirs.paid, self._now), theirs.at_it, theirs.number

    def _leave(self, theirs: _Household, guest: str, place: "asyncio.Future[None]") -> None:
        places = theirs.waiting.get(guest)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del theirs.waiting[guest]
        self._forget()

    def _forget(self) -> None:
        """Households that have nothing to come, and nothing to make up for."""
        self._households = {
            name: theirs
            for name, theirs in self._households.items()
            if theirs.waiting or theirs.at_it or theirs.paid > self._now
        }
