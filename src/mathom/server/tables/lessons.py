"""A lesson: a table whose next lines are written down."""

import asyncio
from typing import Any

from mathom.bots import easiest
from mathom.core.game import Game
from mathom.core.lesson import Lesson, Stage, must_have_lesson
from mathom.core.message import refuse
from mathom.server import wall_clock
from mathom.server.identity import Who
from mathom.server.keys import word
from mathom.server.moderation.word_list import WordList
from mathom.server.rows import SeatRow, TableRow
from mathom.server.store import Change, Line
from mathom.server.tables.in_memory import TABLE_LETTERS, Tables
from mathom.server.tables.live_table import (
    BOT,
    PLAYING,
    LiveTable,
)
from mathom.server.tables.rights import must_hold
from mathom.server.wire import (
    Clock,
    LessonWish,
    TableInfo,
)


class Lessons:
    def __init__(self, tables: Tables, words: WordList) -> None:
        self._tables = tables
        self._words = words

    async def open(self, who: Who, game: Game[Any], name: str | None) -> TableInfo:
        lesson = must_have_lesson(game)
        if name is None:
            called = self._words.name(
                await asyncio.to_thread(self._tables.store.guests.name, who.guest)
            )
        else:
            called = self._words.name(name)
            await asyncio.to_thread(
                self._tables.store.guests.call, who.guest, called, wall_clock.now()
            )
        return await self._begin_lesson(who, game, lesson, called, lesson.begins)

    async def _begin_lesson(
        self, who: Who, game: Game[Any], lesson: Lesson, name: str, upto: int
    ) -> TableInfo:
        """A table for a lesson, after so many of its lines."""
        at = wall_clock.now()
        row = TableRow(
            id=word(TABLE_LETTERS),
            game=game.name,
            rules=game.rules_for(game.options(lesson.options, lesson.seats)),
            options=game.options(lesson.options, lesson.seats),
            seed=lesson.seed,
            owner=who.guest,
            listed=False,
            clock=Clock(),
            created=at,
            started=at,
            state=PLAYING,
            lesson=True,
            moved=at,
            touched=at,
        )
        bot = easiest(game)
        seats = [
            SeatRow(seat=seat, kind="person", name=name)
            if seat == lesson.learner
            else SeatRow(seat=seat, kind=BOT, name=bot, bot=bot)
            for seat in range(lesson.seats)
        ]
        lines = [Line(line, at) for line in lesson.lines[:upto]]
        return await self._tables.begin(who, row, seats, [(lesson.learner, who.guest)], lines)

    async def wish(self, who: Who, id: str, wish: LessonWish) -> TableInfo:
        """What the learner tells the coach. Told twice, it is done once."""
        if wish.what == "leave":
            return await self._leave_coach(who, id)
        async with self._tables.at(id) as table:
            lesson, stage = self._lesson_at(who, table)
            if wish.what == "on":
                if stage.wants == "on" and stage.ply == wish.ply and stage.due is not None:
                    await self._tables.write(table, stage.due)
                there = id
            elif stage.wants == "way" and table.row.rematch is None:
                name = table.seats[lesson.learner].name or ""
                info = await self._begin_lesson(who, table.game, lesson, name, stage.ply)
                await self._tables.amend(table, Change(columns={"rematch": info.id}))
                there = table.row.rematch or info.id
            else:
                there = table.row.rematch or id
        return await self._tables.info(who, there)

    def _lesson_at(self, who: Who, table: LiveTable) -> tuple[Lesson, Stage]:
        lesson, stage = must_have_lesson(table.game), table.stage()
        if stage is None:
            raise refuse("refused-no-coach")
        must_hold(who, table, lesson.learner)
        return lesson, stage

    async def _leave_coach(self, who: Who, id: str) -> TableInfo:
        """The same table without a coach: the bots in the other seats play for themselves."""

        def leave(table: LiveTable) -> Change | None:
            if not table.row.lesson:
                return None
            self._lesson_at(who, table)
            asked = any(table.is_bot(ask.seat) for ask in table.asks)
            return Change(columns={"lesson": False, "waits_for_bot": asked}, lines=table.lines)

        await self._tables.until_done(id, leave)
        return await self._tables.info(who, id)
