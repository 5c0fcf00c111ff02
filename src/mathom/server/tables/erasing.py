"""A guest takes away all that is kept of them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from mathom.core.message import Refused
from mathom.server import wall_clock
from mathom.server.identity import Who
from mathom.server.tables.in_memory import TRIES, Tables
from mathom.server.tables.leaving import Leaving
from mathom.server.tables.live_table import PLAYING
from mathom.server.wire import Erased


class Erasing:
    def __init__(self, tables: Tables, leaving: Leaving, tell: Callable[[str], None]) -> None:
        self._tables = tables
        self._leaving = leaving
        self._tell = tell
        """Lets other processes know that a table is no longer as it was."""

    async def erase(self, who: Who) -> Erased:
        """Games that run are given up, as far as nobody else has a say in it; else a bot plays on.
        Who is interrupted begins again: what is gone already is only passed over.
        """
        erasing = self._tables.store.erasing
        closed, changed = set[str](), set[str]()
        for _ in range(TRIES):
            traces = await asyncio.to_thread(erasing.traces, who.guest)
            if not traces:
                break
            for trace in traces:
                if trace.state == PLAYING:
                    # Where it can't be loaded, or was over first, nothing is to be given up.
                    with suppress(Refused):
                        await self._leaving.give_up_alone(who, trace.id)
                outcome = await asyncio.to_thread(
                    erasing.erase_at, trace.id, who.guest, wall_clock.now()
                )
                (closed if outcome == "closed" else changed).add(trace.id)
                await self._tables.rewritten(trace.id)
                self._tell(trace.id)
        await asyncio.to_thread(erasing.forget, who.guest)
        return Erased(len(closed), len(changed))
