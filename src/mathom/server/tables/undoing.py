"""Taking a choice back, alone or with the others' consent."""

from contextlib import suppress

import msgspec

from mathom.core.event import SPECTATOR
from mathom.core.message import Reason, Refused, refuse
from mathom.core.record import Undo
from mathom.server.errors import (
    NotYours,
    Stale,
    Unavailable,
)
from mathom.server.identity import Who
from mathom.server.rows import Request
from mathom.server.store import Change
from mathom.server.tables.in_memory import TRIES, Tables
from mathom.server.tables.live_table import OVER, LiveTable
from mathom.server.wire import (
    NewUndo,
    UndoAnswer,
    Undone,
)


class Undoing:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def undo(self, who: Who, id: str, wanted: NewUndo) -> Undone:
        seat = wanted.seat
        async with self._tables.at(id) as table:
            await self._tables.must_hold(who, table, seat)
            for _ in range(TRIES):
                await self._tables.must_be_current(table, seat, wanted.ply)
                with suppress(Stale):  # another process was faster; look again
                    done = await self._undo(table, wanted)
                    if done is not None:
                        return Undone(table.ply_seen_by(seat), done)
        raise Unavailable(Reason("refused-busy"))

    async def _undo(self, table: LiveTable, wanted: NewUndo) -> bool | None:
        """Whether it is done, or the others are asked; nothing if neither could be written."""
        seat = wanted.seat
        assert table.match is not None
        why_not = table.match.why_not_undo(seat)
        if why_not is None:
            await self._tables.write(table, Undo(seat))
            return True
        if not wanted.ask or why_not.id == "reason-undo-nothing":
            raise Refused(why_not)
        if table.stage() is not None:
            # What was taken back by consent would leave its luck behind, and the line with it.
            raise refuse("refused-lesson-undo")
        if not table.must_agree(seat):
            await self._tables.write(table, Undo(seat, agreed=True), agreed=())
            return True
        request = table.row.request
        ply = table.ply_seen_by(SPECTATOR)
        if request is not None and request.ply == ply:
            asked = request.refused is None
            raise refuse("refused-undo-asked" if asked else "refused-undo-refused")
        wish = Request(seat, ply)
        return False if await self._tables.amend(table, Change(columns={"request": wish})) else None

    async def answer_undo(self, who: Who, id: str, answer: UndoAnswer) -> Undone:
        async with self._tables.at(id) as table:
            await self._tables.must_hold(who, table, answer.seat)
            await self._tables.refresh(table)
            for _ in range(TRIES):
                request = table.row.request
                if request is None or table.undo_request() is None or table.row.state == OVER:
                    raise refuse("refused-undo-gone")
                must = table.must_agree(request.seat)
                if answer.seat not in must:
                    raise NotYours(Reason("refused-not-your-seat"))
                if not answer.agree:
                    request = msgspec.structs.replace(request, refused=answer.seat)
                    if await self._tables.amend(table, Change(columns={"request": request})):
                        return Undone(table.ply_seen_by(answer.seat), done=False)
                    continue
                # One person at several seats answers for all of them.
                mine = set(table.seats_of(who))
                agreed = sorted({*request.agreed, *(mine & set(must))})
                if set(must) <= set(agreed):
                    # Who agrees must not be shown the position of who asked.
                    with suppress(Stale):
                        await self._tables.write(
                            table, Undo(request.seat, agreed=True), agreed=agreed
                        )
                        return Undone(table.ply_seen_by(answer.seat), done=True)
                    continue
                request = msgspec.structs.replace(request, agreed=tuple(agreed))
                if await self._tables.amend(table, Change(columns={"request": request})):
                    return Undone(table.ply_seen_by(answer.seat), done=False)
        raise Unavailable(Reason("refused-busy"))
