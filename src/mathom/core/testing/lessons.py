"""What every lesson is held to: `amiss` plays it in all its ways and returns what is wrong."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from itertools import groupby, permutations
from typing import Any
from xml.etree.ElementTree import fromstring

from mathom.core.game import Game
from mathom.core.lesson import Lesson, Page, Step
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import PERSON, Seat
from mathom.core.voice import LANGUAGES, messages, source, voice

FEWEST_CHOICES = 8
"""Who only reads learns little."""
LONGEST_SENTENCE = 240
"""Letters that fit above the question on a phone."""
LEARNT = range(2, 5)


def amiss(game: Game[Any], lesson: Lesson) -> list[str]:
    try:
        _begun(game, lesson, len(lesson.lines))
    except Refused as refused:
        return [f"the line does not fit the rules: {refused.reason.id} {refused.reason.args}"]
    return [
        *_words_amiss(game, lesson),
        *_line_amiss(game, lesson),
        *_other_ways_amiss(game, lesson),
        *_answers_amiss(game, lesson),
    ]


def _begun(game: Game[Any], lesson: Lesson, upto: int) -> Match[Any]:
    return lesson.match(game, [Seat("", PERSON)] * lesson.seats, upto)


# What is said


def _said(lesson: Lesson) -> set[str]:
    ids = {page.say.id for pages in lesson.starts.values() for page in pages}
    ids |= {page.say.id for page in lesson.farewell} | {line.id for line in lesson.learnt}
    return ids.union(*(step.others.values() for step in _steps(lesson)))


def _steps(lesson: Lesson) -> list[Step]:
    """Those that play something, in their order."""
    return [step for start in lesson.starts if (step := lesson.steps[start]) is not None]


def _words_amiss(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    said = _said(lesson)
    assert game.lesson_folder is not None
    for lang in LANGUAGES:
        text = voice(lang, game)
        for id in sorted(said):
            if not text.has(id):
                yield f"{lang}: there is no message {id}"
            elif len(text(id)) > LONGEST_SENTENCE:
                yield f"{lang}: {id} is longer than {LONGEST_SENTENCE} letters"
        unsaid = set(messages(source(game.lesson_folder, lang))) - said
        if unsaid:
            yield f"{lang}: never said: {sorted(unsaid)}"
    if len(lesson.learnt) not in LEARNT:
        yield f"what was learnt is said in {len(lesson.learnt)} lines"
    if not lesson.farewell:
        yield "nothing is said at the end"


# The line itself


def _line_amiss(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    match = _begun(game, lesson, lesson.begins)
    chosen = 0
    while (stage := lesson.stage(match.standing)).wants != "end":
        yield from _looks_amiss(match, lesson, stage.pages)
        if stage.ply != len(match.lines):
            yield f"after {len(match.lines)} lines it stands at {stage.ply}"
            return
        chosen += stage.wants == "choice"
        match.play_line(lesson.lines[stage.ply])
    yield from _looks_amiss(match, lesson, lesson.farewell)
    if chosen < FEWEST_CHOICES:
        yield f"the learner chooses only {chosen} times"


def _looks_amiss(match: Match[Any], lesson: Lesson, pages: Sequence[Page]) -> Iterator[str]:
    """Things are known by the options that touch them, and by the picture for files."""
    looks = {thing for page in pages for thing in page.look}
    touched = {t for ask in match.asks for option in ask.options for t in option.touches}
    if looks <= touched:
        return
    game = match.game
    drawn = fromstring(game.picture(match.view(lesson.learner), voice(LANGUAGES[0], game)))
    things = {element.get("data-thing") for element in drawn.iter()}
    for thing in sorted(looks - touched - things):
        yield f"line {len(match.lines)}: there is no {thing!r} to look at"


# Other ways along it


def _runs(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Where lines may change places: from which line to before which."""
    words = ["" if step is None else step.free for step in lesson.steps]
    start = 0
    for word, run in groupby(words):
        end = start + len(list(run))
        if word:
            yield start, end
        start = end


def _other_ways_amiss(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    """Whatever counts as the line leads to where the rest of it fits."""
    ways: list[tuple[int, Sequence[str], int]] = []
    for start, end in _runs(lesson):
        ways += [(start, order, end) for order in permutations(lesson.lines[start:end])]
    for index, step in enumerate(lesson.steps):
        if step is not None and step.same:
            if len(step.play) != 1:
                yield f"{step.play}: only one line can have others that are the same"
            seat = lesson.choices[index].seat
            ways += [(index, [f"{seat} {code}"], index + 1) for code in step.same]
    for start, lines, end in ways:
        match = _begun(game, lesson, start)
        try:
            for line in [*lines, *lesson.lines[end:]]:
                match.play_line(line)
        except Refused as refused:
            yield f"after {list(lines)}: {refused.reason.id}"
            continue
        if lesson.stage(match.standing).wants != "end":
            yield f"after {list(lines)} the lesson does not come to its end"


def _answers_amiss(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    """An answer that nobody can get is for a choice that is not there."""
    given: dict[int, set[str]] = {start: set() for start in lesson.starts}
    answers: set[tuple[int, str]] = set()
    for match in _positions(game, lesson):
        ask = match.position.ask(lesson.learner)
        stage = lesson.stage(match.standing)
        if ask is None or stage.wants not in ("choice", "on"):
            continue
        step = lesson.steps[stage.ply]
        assert step is not None
        codes = {option.code for option in ask.options}
        codes |= {code for code in step.others if ask.option(code) is not None}
        start = max(begin for begin in given if begin <= stage.ply)
        for code in codes:
            astray = _begun(game, lesson, 0)
            for choice in match.standing:
                astray.choose(choice.seat, choice.code)
            astray.choose(lesson.learner, code)
            left = lesson.stage(astray.standing)
            if left.wants == "way":
                answers.add((start, left.pages[0].say.id))
                given[start] |= {p for p in step.others if fnmatchcase(code, p)}
    for start, patterns in given.items():
        step = lesson.steps[start]
        assert step is not None
        for pattern, id in step.others.items():
            if pattern not in patterns or (start, id) not in answers:
                yield f"{step.play}: nobody can choose {pattern!r} and be answered {id}"


def _positions(game: Game[Any], lesson: Lesson) -> Iterator[Match[Any]]:
    """Every position on the line, also in the other orders in which it may be played."""
    for ply in range(lesson.begins, len(lesson.lines)):
        yield _begun(game, lesson, ply)
    for start, end in _runs(lesson):
        for order in permutations(lesson.lines[start:end]):
            match = _begun(game, lesson, start)
            with suppress(Refused):  # which is found where the orders are looked at
                for line in order[:-1]:
                    match.play_line(line)
                    yield match
