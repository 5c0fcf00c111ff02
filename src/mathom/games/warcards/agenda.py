"""What is still to be done, as a stack of frames: the last is done next.

An effect that needs a player can't wait in the middle of a function: the table must be plain data
between two questions. So each effect does its own small part and leaves the rest on the agenda.

A task is a number that stands for a piece of a card's tree, or for a part of the rules. What it
does is said by three functions: `run` does it, or returns True if a player must be asked first;
then `question` says what is asked, and `answer` goes on with what was chosen.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final

from mathom.core.ask import Ask, Play
from mathom.core.state import OVER
from mathom.games.warcards.state import Frame, War
from mathom.games.warcards.upkeep import upkeep

Run = Callable[[War, Any, Frame], bool | None]
Question = Callable[[War, Any, Frame], Ask]
Answer = Callable[[War, Any, Frame, Any], None]

TASKS: Final[list[Any]] = []
"""By number: the tree or the name of the rule that is to be carried out."""
_numbers: dict[Hashable, int] = {}
_runs: list[Run] = []
_questions: list[Question | None] = []
_answers: list[Answer | None] = []
_together: list[bool] = []
_ways: dict[Any, tuple[Run, Question | None, Answer | None, bool]] = {}


def does(
    kind: type | str,
    run: Run,
    question: Question | None = None,
    answer: Answer | None = None,
    *,
    together: bool = False,
) -> None:
    """Say how all trees of a kind, or the rule of that name, are carried out.

    `together` if all its answers are one step, after which draw decks are renewed.
    """
    _ways[kind] = (run, question, answer, together)


def number_all(trees: Iterable[Any]) -> None:
    """Number every rule, and every piece of these trees that can be carried out.

    Always in the same order: a table that was saved must mean the same when it is read again.
    """
    for what in (*(kind for kind in _ways if isinstance(kind, str)), *trees):
        kind = what if isinstance(what, str) else type(what)
        if kind not in _ways or what in _numbers:
            continue
        run, question, answer, together = _ways[kind]
        _numbers[what] = len(TASKS)
        TASKS.append(what)
        _runs.append(run)
        _questions.append(question)
        _answers.append(answer)
        _together.append(together)


def task(what: Any) -> int:
    """The number of a tree or a rule."""
    return _numbers[what]


def push(t: War, what: Any, deck: int, card: int = -1, place: int = -1, count: int = 0) -> None:
    """Let something be done before all that is already on the agenda."""
    t.agenda.append((task(what), deck, card, place, count))


def push_all(t: War, effects: tuple[Any, ...], deck: int, card: int = -1, place: int = -1) -> None:
    """Let several things be done in the order in which they are written."""
    for effect in effects[::-1]:
        t.agenda.append((task(effect), deck, card, place, 0))


def settle(t: War) -> None:
    """Do all that needs no player."""
    agenda = t.agenda
    while agenda:
        frame = agenda.pop()
        number = frame[0]
        if _runs[number](t, TASKS[number], frame):
            agenda.append(frame)
            t.step = "ask"
            return
        upkeep(t)
    t.step = OVER


def ask(t: War) -> Play:
    """Put the question of the frame that waits, and go on from the answer."""
    frame = t.agenda[-1]
    number = frame[0]
    question, answer = _questions[number], _answers[number]
    assert question is not None
    assert answer is not None
    chosen = yield question(t, TASKS[number], frame)
    t.agenda.pop()
    answer(t, TASKS[number], frame, chosen.value)
    if not _together[number]:
        upkeep(t)
    settle(t)
