"""`mathom play GAME --lesson`: a table with a coach beside the keyboard."""

from typing import Any

from mathom.bots import easiest
from mathom.cli import files, seating
from mathom.cli.args import Given
from mathom.cli.console import Console, program
from mathom.cli.play import Leave, Table, read_line
from mathom.core import registry
from mathom.core.ask import Ask
from mathom.core.lesson import Lesson, Stage, must_have_lesson
from mathom.core.match import Match
from mathom.core.message import Message, refuse

ITS_OWN = ("seats", "names", "players", "option", "seed", "resume")
"""Flags about what a lesson decides by itself."""


def run(console: Console, given: Given) -> int:
    game = registry.game(given.words["GAME"])
    lesson = must_have_lesson(game)
    for flag in ITS_OWN:
        if given.has(flag):
            raise refuse("refused-lesson-flag", flag=f"--{flag}")
    name = console.text("play-name-default", seat=lesson.learner + 1)
    match = lesson.match(game, lesson.seated(name, easiest(game)))
    console.say(console.for_game(game)("title"))
    return CoachedTable(console, match, lesson).play()


class CoachedTable(Table):
    """A sitting at a lesson, until the learner goes another way and stays there."""

    def __init__(self, console: Console, match: Match[Any], lesson: Lesson) -> None:
        super().__init__(console, match, files.new_file(match.game.name))
        self.lesson = lesson
        self.coached = True
        self.read: int | None = None
        """The ply whose pages have been read."""

    def play(self) -> int:
        try:
            while self.coached:
                stage = self.lesson.stage(self.match.standing)
                if stage.wants == "end":
                    return self._end(stage)
                self._take_up(stage)
        except Leave:
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(130)
        return super().play()

    def _take_up(self, stage: Stage) -> None:
        if stage.wants == "wait":
            self._tell()
        else:
            self._look()
            self._coach(stage)
        if stage.wants == "way":
            self._choose_way(stage)
        elif stage.due is not None:
            self.match.choose(stage.due.seat, stage.due.code)
        else:
            ask = self.match.position.ask(self.lesson.learner)
            assert ask is not None
            self._let_person_choose(ask)

    def _coach(self, stage: Stage) -> None:
        """Say what there is to say. What was said before the same choice is not said again."""
        pages = stage.pages[-1:] if self.read == stage.ply else stage.pages
        for number, page in enumerate(pages, start=1):
            self.console.say()
            self.console.tell(self.text("play-coach", said=self.text.say(page.say)), "", "    ")
            if number < len(pages) or stage.wants == "on":
                self._say("play-lesson-on")
                read_line()
        self.console.say()
        self.read = stage.ply

    def _choose_way(self, stage: Stage) -> None:
        ways = [self.text("play-lesson-back"), self.text("play-lesson-stay")]
        if seating.choose(self.console, read_line, self.text("play-lesson-way"), ways):
            self.coached = False
            self.save()
            return
        # A choice that is taken back leaves its luck behind; the same line has the same luck.
        self.match = self.lesson.match(self.match.game, self.match.seats, stage.ply)
        self.catch_up()
        self.stale = True

    def _end(self, stage: Stage) -> int:
        self._look()
        if self.match.result is not None:
            self._reply(self.text.say(self.match.result.story))
        self._coach(stage)
        self.console.say(self.text("play-lesson-learnt"))
        for learnt in self.lesson.learnt:
            self._reply(self.text.say(learnt))
        game = self.match.game
        self._print("play-lesson-next", mathom=program(), game=game.name, bot=easiest(game))
        return 0

    def save(self) -> None:
        """A lesson is not kept: it begins anew in a moment. What is played on is."""
        if not self.coached:
            super().save()

    def _leave(self, code: int) -> int:
        if not self.coached:
            return super()._leave(code)
        self.console.say()
        self._print("play-lesson-left", mathom=program(), game=self.match.game.name)
        return code

    def _do_undo(self, ask: Ask, rest: str) -> bool:
        why_not = self.match.why_not_undo(ask.seat)
        if self.coached and why_not is not None:
            self._reply(self.text.explain(why_not))
            self.console.tell(self.text.say(Message("play-lesson-no-undo")))
            return False
        return super()._do_undo(ask, rest)
