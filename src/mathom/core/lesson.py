"""A lesson: one game along a fixed line, with a coach who says at each turn what matters.

It is data in a folder of the game: `lesson.toml` with the line and what is said along it, and the
sentences beside it in `en.ftl` and `pl.ftl`. Where a lesson stands follows from the choices that
stand in its match, so nobody has to remember it.
"""

import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from mathom.core.game import Game, Value
from mathom.core.match import Match, Standing
from mathom.core.message import Message, refuse
from mathom.core.record import PERSON, Choice, Seat, read_line

FILE = "lesson.toml"
ANY_OTHER = Message("lesson-other")
"""What the coach says to a choice for which the lesson has no answer of its own."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, and what is played under it. Without lines it is only to be read."""

    say: str = ""
    """The id of a message. Without it, the lines follow at once."""
    look: tuple[str, ...] = ()
    """The things that are meant, by the names that options have for them."""
    play: tuple[str, ...] = ()
    """Lines as in a record. The learner's own are for the learner to choose; the others are played
    when the sentence has been read."""
    others: dict[str, str] = {}
    """What is said to other choices: by code, or by a pattern with `*`, the first that fits."""
    auto: bool = False
    """Whether the coach also plays what is the learner's."""
    free: str = ""
    """Neighbours that have the same word here may be played in any order, because it makes no
    difference."""
    same: tuple[str, ...] = ()
    """Other codes that may stand for its only line, because the rest of the lesson fits as well."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    seats: int
    seed: str
    step: tuple[Step, ...]
    learnt: tuple[str, ...]
    """What is said at the end: the whole lesson in a few lines."""
    learner: int = 0
    options: dict[str, Value] = {}
    before: tuple[str, ...] = ()
    """Lines that have been played when the lesson begins."""


class Page(msgspec.Struct, frozen=True):
    """One sentence of the coach's, and what it wants looked at."""

    say: Message
    look: tuple[str, ...] = ()


Wish: TypeAlias = Literal["choice", "on", "wait", "way", "end"]
"""What the coach waits for: a choice; to be told to go on; nothing, because others are playing; to
be told which way to go, for the learner has left the line; nothing more."""


class Stage(msgspec.Struct, frozen=True):
    """Where a lesson stands."""

    wants: Wish
    ply: int
    """How many lines have been played, or had been when the learner left them."""
    pages: tuple[Page, ...]
    """What is to be read, one after another."""
    number: int
    """How far it has come, of `Lesson.length`."""
    due: Choice | None = None
    """What is played next without the learner's choosing: once the pages have been read, if there
    are any."""


class Lesson:
    def __init__(self, script: Script) -> None:
        self.seats = script.seats
        self.learner = script.learner
        self.options = script.options
        self.seed = script.seed
        self.learnt = tuple(map(Message, script.learnt))
        self.lines = list(script.before)
        self.begins = len(script.before)
        """How many lines have been played when it begins."""
        self.steps: list[Step | None] = [None] * self.begins
        """The step that each line belongs to."""
        self.starts: dict[int, tuple[Page, ...]] = {}
        """By the line that it begins with, what is said at each step that plays something."""
        pages: list[Page] = []
        for step in script.step:
            if step.say:
                pages.append(Page(Message(step.say), step.look))
            if step.play:
                self.starts[len(self.lines)] = tuple(pages)
                self.lines += step.play
                self.steps += [step] * len(step.play)
                pages = []
        self.farewell = tuple(pages)
        """What is said after the last line."""
        self.choices = [_choice(line) for line in self.lines]

    @property
    def length(self) -> int:
        """How many times the coach has something to say along the line."""
        return sum(map(bool, self.starts.values()))

    def _number(self, ply: int) -> int:
        return sum(start <= ply and bool(pages) for start, pages in self.starts.items())

    def seated(self, learner: str, bot: str) -> list[Seat]:
        """Who sits at the table."""
        return [
            Seat(learner, PERSON) if seat == self.learner else Seat(bot, bot)
            for seat in range(self.seats)
        ]

    def match(self, game: Game[Any], seats: Sequence[Seat], upto: int | None = None) -> Match[Any]:
        """The lesson's game after so many of its lines; without a number, where it begins."""
        match: Match[Any] = Match(game, seats, self.options, self.seed)
        for line in self.lines[: self.begins if upto is None else upto]:
            match.play_line(line)
        return match

    def stage(self, standing: Sequence[Standing]) -> Stage:
        """Where the lesson stands when these choices do."""
        played: set[int] = set()
        for choice in standing:
            mine = list(self._next_of(choice.seat, played))
            if not mine:
                break  # the line has come to its end, and somebody plays on
            as_said = [index for index in mine if self._says(index, choice.code)]
            if not as_said:
                return self._astray(mine[0], choice.code)
            played.add(as_said[0])
        ply = next((i for i in range(len(self.lines)) if i not in played), len(self.lines))
        return self._on_the_line(ply)

    def _next_of(self, seat: int, played: set[int]) -> Iterator[int]:
        """The lines that a seat may choose next: several only where their order makes no
        difference. Each seat goes by its own lines, because those who are asked at the same time
        may answer in any order.
        """
        word = None
        for index, choice in enumerate(self.choices):
            if choice.seat == seat and index not in played:
                step = self.steps[index]
                free = "" if step is None else step.free
                if word not in (None, free):
                    return
                yield index
                if not free:
                    return
                word = free

    def _says(self, index: int, code: str) -> bool:
        step = self.steps[index]
        return self.choices[index].code == code or (step is not None and code in step.same)

    def _on_the_line(self, ply: int) -> Stage:
        number = self._number(ply)
        if ply == len(self.lines):
            return Stage("end", ply, self.farewell, number)
        step, line = self.steps[ply], self.choices[ply]
        pages = self.starts.get(ply, ())
        if line.seat == self.learner and not (step is not None and step.auto):
            if ply not in self.starts:
                # Still the same step, of which only the last page is about what to choose.
                pages = self.starts[max(start for start in self.starts if start < ply)][-1:]
            return Stage("choice", ply, pages, number)
        return Stage("on" if pages else "wait", ply, pages, number, line)

    def _astray(self, ply: int, code: str) -> Stage:
        """The learner has left the line: the answer to that."""
        step = self.steps[ply]
        said = ANY_OTHER
        for pattern, id in (step.others if step is not None else {}).items():
            if fnmatchcase(code, pattern):
                said = Message(id)
                break
        return Stage("way", ply, (Page(said),), self._number(ply))


def _choice(line: str) -> Choice:
    deed = read_line(line)
    if not isinstance(deed, Choice):
        raise ValueError(f"a lesson takes nothing back: {line}")
    return deed


def read(source: str) -> Lesson:
    return Lesson(msgspec.convert(tomllib.loads(source), Script))


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The game's lesson, if it has one."""
    if game.lesson_folder is None:
        return None
    return read((game.lesson_folder / FILE).read_text("utf-8"))


def must_have_lesson(game: Game[Any]) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise refuse("refused-no-lesson", game=game.name)
    return lesson
