"""Taking turns at something of which there is too little: nobody waits for all of another's."""

import asyncio
from collections import OrderedDict, deque


class FairQueue:
    """So many may be at it at once. The others wait, and the next comes from the owner who has been
    served least recently, however many of theirs are waiting.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By owner, who comes next first."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def acquire(self, owner: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.release()  # it had just been given, and nobody takes it
            else:
                self._leave(owner, place)
            raise

    def release(self) -> None:
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            owner, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[owner] = places
            if not place.done():
                self._free -= 1
                place.set_result(None)

    def _leave(self, owner: str, place: "asyncio.Future[None]") -> None:
        places = self._waiting.get(owner)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del self._waiting[owner]
