"""Lessons: where one stands, and that those of all games can be learnt from."""

import re

import pytest

from mathom.core import registry
from mathom.core.lesson import ANY_OTHER, Lesson, lesson_of, must_have_lesson, read
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.core.testing.draft_lesson import draft
from mathom.core.testing.lessons import amiss
from mathom.games.journey import GAME
from tests.core.toy import PocketsGame

TAUGHT = [game for game in registry.games() if game.lesson_folder is not None]

SCRIPT = """
seats = 2
seed = "frodo-335"
learnt = ["lesson-learnt-keep"]
before = ["0 take frodo"]

[options]
start = 1

[[step]]
say = "lesson-sam-rolls"
play = ["1 take sam"]

[[step]]
say = "lesson-trail"

[[step]]
say = "lesson-keep-ring"
look = ["die:yellow"]
play = ["0 keep yellow ring"]
free = "first roll"
others = { "keep * orc" = "lesson-orc", "keep *" = "lesson-take-other" }

[[step]]
say = "lesson-keep-nazgul"
play = ["0 keep red nazgul"]
free = "first roll"
others = { "keep green nazgul" = "lesson-green-nazgul" }

[[step]]
say = "lesson-keep-gandalf"
play = ["0 keep black gandalf", "0 roll"]
auto = true

[[step]]
say = "lesson-two-rings"
play = ["0 keep green ring"]
same = ["keep blue ring"]

[[step]]
say = "lesson-won"
"""


@pytest.fixture
def lesson() -> Lesson:
    return read(SCRIPT)


@pytest.fixture
def match(lesson: Lesson) -> Match:
    return lesson.match(GAME, lesson.seated("Bilbo", "random"))


def play(match: Match, *lines: str) -> Match:
    for line in lines:
        match.play_line(line)
    return match


def says(lesson: Lesson, match: Match) -> tuple[str, int, list[str]]:
    stage = lesson.stage(match.standing)
    return stage.wants, stage.ply, [page.say.id.removeprefix("lesson-") for page in stage.pages]


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_lesson_can_be_learnt_from(game):
    assert amiss(game, must_have_lesson(game)) == []


def test_it_may_begin_in_the_middle_of_a_game(lesson, match):
    assert match.lines == ["0 take frodo"]
    assert says(lesson, match) == ("on", 1, ["sam-rolls"])
    assert lesson.stage(match.standing).due.code == "take sam"


def test_sentences_without_lines_are_pages_before_the_next_choice(lesson, match):
    play(match, "1 take sam")
    assert says(lesson, match) == ("choice", 2, ["trail", "keep-ring"])


def test_lines_that_are_free_may_come_in_any_order(lesson, match):
    play(match, "1 take sam", "0 keep red nazgul")
    assert says(lesson, match) == ("choice", 2, ["trail", "keep-ring"])
    play(match, "0 keep yellow ring")
    assert says(lesson, match) == ("on", 4, ["keep-gandalf"])


def test_another_choice_is_answered_by_the_first_pattern_that_fits(lesson, match):
    play(match, "1 take sam", "0 keep blue orc")
    assert says(lesson, match) == ("way", 2, ["orc"])


def test_an_answer_stays_whatever_is_played_after_it(lesson, match):
    play(match, "1 take sam", "0 keep yellow ring", "0 keep green nazgul", "0 keep blue orc")
    assert says(lesson, match) == ("way", 3, ["green-nazgul"])


def test_without_an_answer_of_its_own_there_is_a_general_one(lesson, match):
    play(match, "1 take sam", "0 keep yellow ring", "0 keep black gandalf")
    stage = lesson.stage(match.standing)
    assert (stage.wants, stage.pages[0].say) == ("way", ANY_OTHER)


def test_the_coach_may_play_for_the_learner(lesson, match):
    play(match, *lesson.lines[1:4])
    assert lesson.stage(match.standing).due.code == "keep black gandalf"
    play(match, "0 keep black gandalf")
    stage = lesson.stage(match.standing)
    assert (stage.wants, stage.due.code, stage.pages) == ("wait", "roll", ())


def test_a_code_that_is_the_same_counts_as_the_line_and_then_it_ends(lesson, match):
    play(match, *lesson.lines[1:6], "0 keep blue ring")
    assert says(lesson, match) == ("end", 7, ["won"])
    play(match, "0 split 1")
    assert says(lesson, match) == ("end", 7, ["won"])


def test_taking_back_leads_back(lesson, match):
    play(match, "1 take sam", "0 keep blue orc", "0 undo")
    assert says(lesson, match) == ("choice", 2, ["trail", "keep-ring"])


def test_who_goes_back_has_the_same_luck(lesson, match):
    play(match, *lesson.lines[1:6])
    again = lesson.match(GAME, match.seats, 6)
    assert again.view(0) == match.view(0)


def test_a_lesson_takes_nothing_back():
    with pytest.raises(ValueError, match="nothing back"):
        read(SCRIPT.replace('"0 roll"', '"0 undo"'))


def test_a_game_without_one_says_so():
    assert lesson_of(PocketsGame()) is None
    with pytest.raises(Refused) as refused:
        must_have_lesson(PocketsGame())
    assert refused.value.reason.id == "refused-no-lesson"


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("0 keep yellow ring", "0 keep yellow orc", "does not fit the rules"),
        ('"lesson-trail"', '"lesson-path"', "no message lesson-path"),
        ('"die:yellow"', '"die:purple"', "no 'die:purple' to look at"),
        ("keep green nazgul", "keep pink nazgul", "keep pink nazgul"),
        ('same = ["keep blue ring"]', 'same = ["keep blue orc"]', "after"),
        ("auto = true", 'free = "first roll"', "after"),
        ("seats = 2", "seats = 2", "chooses only 3 times"),
        ("seats = 2", "seats = 2", "never said"),
    ],
)
def test_what_is_amiss_is_found(right, wrong, complaint):
    faults = amiss(GAME, read(SCRIPT.replace(right, wrong)))
    assert [fault for fault in faults if complaint in fault], faults


def test_a_record_is_a_draft_of_a_lesson():
    lesson = must_have_lesson(GAME)
    match = lesson.match(GAME, [Seat("Bilbo"), Seat("Gollum")], len(lesson.lines))
    drafted = read("\n".join(draft(match.record(), 0)))
    assert (drafted.lines, drafted.seed, drafted.options) == (
        lesson.lines,
        lesson.seed,
        {"start": 1},
    )
    assert all(re.match(r"\d ", line) for line in drafted.lines)
