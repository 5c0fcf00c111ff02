"""Whole games as texts: what changed can be read from them, and little else changes with it."""

from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

from mathom.core.ask import Option, Play
from mathom.core.event import SPECTATOR
from mathom.core.message import Message
from mathom.core.testing import Case
from mathom.core.testing.playthrough import ROW, answers_in, playthrough
from tests.core import toy
from tests.core.toy import GAME, Pockets, PocketsGame, PocketsView

SEATS = 3


def written(game: PocketsGame = GAME, **more: Any) -> str:
    return playthrough(Case(game, {"rounds": 3}, SEATS), "stones", **more)


def story(text: str) -> str:
    return text.partition("\n## ")[0]


def marks(text: str) -> dict[str, list[str]]:
    """The columns of marks, by what stands over them."""
    rows = text.partition("\n## Marks\n\n")[2].splitlines()[:-2]
    columns = zip(*[[cell.strip() for cell in row.split("|")] for row in rows], strict=True)
    return {name: rest for name, *rest in columns}


def changed(text: str) -> set[str]:
    """The columns that differ from what they are without a change."""
    before, after = marks(written()), marks(text)
    assert before.keys() == after.keys()
    return {name for name, column in after.items() if column != before[name]}


def test_a_game_tells_its_questions_and_answers_and_how_it_ended():
    text = story(written())
    answers = answers_in(text)
    assert len(answers) >= 2 * 3 * SEATS
    assert text.count("\n? ") == len(answers)
    assert any(code.startswith("hide ") for _, code in answers)
    assert "(P-2.1) > hide " in text


def test_the_moments_have_a_row_of_marks_for_every_few():
    text = written()
    moments = len(answers_in(story(text))) + 1
    assert marks(text)["moments"] == [str(first) for first in range(1, moments + 1, ROW)]
    assert all(f"\n-- {first}\n" in text for first in marks(text)["moments"])


def test_the_same_game_is_always_written_alike():
    assert written() == written()
    assert written(answers=answers_in(written())) == written()


# What changes, and what changes with it


@pytest.mark.parametrize("leaks_to", [SPECTATOR, 0, 1])
def test_what_one_viewer_sees_is_noticed_and_changes_that_viewers_marks_alone(leaks_to: int):
    class Leaking(PocketsGame):
        def view(self, state: Pockets, viewer: int) -> PocketsView:
            return toy.view(state, 2 if viewer == leaks_to else viewer)

    text = written(Leaking())
    assert changed(text) == {"spectator" if leaks_to == SPECTATOR else f"seat {leaks_to}"}
    assert story(text) == story(written())


def test_what_one_viewer_hears_is_noticed():
    def whispering(t: Pockets) -> None:
        t.tell("end", {}, seats=(1,))
        toy.open_fists(t)

    class Whispering(PocketsGame):
        steps = GAME.steps | {"open": whispering}

    assert changed(written(Whispering())) == {"seat 1"}


def test_another_word_changes_no_more_than_the_words():
    with mock.patch.object(toy, "KEEP", Option("keep", False, Message("option-toss"))):
        text = written()
    assert changed(text) == {"words"}


@pytest.mark.parametrize(
    "other",
    [
        Option("keep", False, Message("option-keep"), ("stone:agate",)),
        Option("keep", False, Message("option-keep"), confirm=True),
        Option("keep", False, Message("option-keep"), seen="?"),
    ],
)
def test_another_option_changes_no_more_than_the_options(other: Option[bool]):
    with mock.patch.object(toy, "KEEP", other):
        text = written()
    assert changed(text) == {"options"}


def test_what_nobody_sees_changes_no_more_than_the_position():
    class Heavier(PocketsGame):
        def setup(self, *given: Any) -> Pockets:
            return replace(super().setup(*given), heads=True)

    assert changed(written(Heavier())) == {"position"}


# The same answers


def test_an_option_more_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch):
    """Where answers are drawn anew, it makes another game."""
    golden = written()
    ask, sing = toy.choose, Option("sing", False, Message("option-hush"))

    def choose(seat: int, options: list[Option[Any]], *more: Any, **rest: Any) -> Play:
        options = [sing, *options] if toy.HUSH in options else options
        return ask(seat, options, *more, **rest)

    monkeypatch.setattr(toy, "choose", choose)
    kept = written(answers=answers_in(golden))
    assert story(kept) == story(golden)
    assert marks(kept)["options"] != marks(golden)["options"]
    assert story(written()) != story(golden)


def test_an_answer_that_can_not_be_given_is_drawn_anew_and_the_rest_is_as_it_was():
    golden = list(answers_in(story(written())))
    number, (seat, _) = next(
        (number, answer) for number, answer in enumerate(golden) if answer[1] in ("keep", "toss")
    )
    before, after = golden[:number], golden[number + 1 :]
    after = after[1:] if after[0][1] in ("heads", "tails") else after
    now = list(answers_in(story(written(answers=[*before, (seat, "dance"), *after]))))
    assert now[:number] == before
    assert now[number][1] in ("keep", "toss")
    assert now[-len(after) :] == after


def test_without_any_answer_left_the_game_goes_on():
    golden = answers_in(story(written()))
    now = answers_in(story(written(answers=golden[:4])))
    assert now[:4] == golden[:4]
    assert len(now) >= 2 * 3 * SEATS


# What is shown in full


def test_at_a_moment_that_is_shown_each_seat_sees_what_is_its_own():
    text = written(shown=[2])
    scene = text.partition("## Moment 2\n")[2].partition("\n## ")[0]
    assert "    brag: " in scene
    assert '= phase "hide"' in scene
    seats = [line for line in scene.splitlines() if line[0:1].isdigit()]
    assert [line.partition(" {")[0] for line in seats] == [f"{n} seats.{n}" for n in range(SEATS)]
    assert all('"pocket":[' in line for line in seats)
    assert all('"pocket":null' in line for line in scene.splitlines() if line[:7] == "= seats")
