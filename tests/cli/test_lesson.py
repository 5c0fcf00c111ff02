"""`mathom play GAME --lesson`, by lines that somebody types."""

import pytest

from mathom.core import lesson as lessons
from mathom.core import registry
from mathom.core.lesson import must_have_lesson
from mathom.core.voice import LANGUAGES, voice
from tests.cli.shell import said, too_wide

PLAY = ["play", "journey", "--lesson"]
TAUGHT = [game for game in registry.games() if game.lesson_folder is not None]


def typed(upto: int | None = None, game: str = "journey") -> list[str]:
    """What a learner types who does as the coach says: Enter after each page, and the choices."""
    lines: list[str] = []
    lesson = must_have_lesson(registry.game(game))
    match = lesson.match(registry.game(game), lesson.seated("", "random"))
    while (stage := lesson.stage(match.standing)).wants != "end" and stage.ply != upto:
        if stage.wants == "choice":
            lines += [""] * (len(stage.pages) - 1) + [lesson.choices[stage.ply].code]
        elif stage.wants == "on":
            lines += [""] * len(stage.pages)
        match.play_line(lesson.lines[stage.ply])
    return lines + [""] * (len(lesson.farewell) - 1 if upto is None else 0)


def ways(ran, lang: str, way: str) -> bool:
    return ran.says(said(lang, f"play-lesson-{way}"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_who_does_as_the_coach_says_comes_to_the_end(mathom, home, game, lang):
    lines = [*typed(game=game.name), ""]
    ran = mathom("play", game.name, "--lesson", "--lang", lang, piped="\n".join(lines))
    assert ran.code == 0
    lesson, text = must_have_lesson(game), voice(lang, game)
    for pages in [*lesson.starts.values(), lesson.farewell]:
        for page in pages:
            assert ran.says(text(page.say.id))
    for line in lesson.learnt:
        assert ran.says(text(line.id))
    assert not ways(ran, lang, "way")
    # What is typed ends the prompt's line, but a pipe does not show it.
    assert not too_wide(ran.out.replace("\n> ", "\n>\n"))
    assert not (home / "records").exists()


def test_another_choice_is_answered_and_led_back_from(mathom):
    lines = [*typed(4), "roll", "1", *typed()[len(typed(4)) :]]
    ran = mathom(*PLAY, "--lang", "en", piped="\n".join([*lines, ""]))
    assert ran.code == 0
    assert ran.says(said("en", "lesson-gandalf-left"))
    assert ways(ran, "en", "way")
    assert ran.says(said("en", "lesson-won"))


def test_who_plays_on_has_an_ordinary_game_that_is_saved(mathom, home):
    lines = ["", "take merry", "2", *["1"] * 400]
    ran = mathom(*PLAY, "--lang", "pl", piped="\n".join([*lines, ""]))
    assert ran.code == 0
    assert ran.says(said("pl", "lesson-take-other"))
    assert not ran.says(said("pl", "lesson-trail"))
    assert ran.says(said("pl", "play-story"))
    (path,) = (home / "records").glob("*.json")
    assert mathom("verify", path).code == 0


def test_who_leaves_is_told_how_to_begin_again(mathom, home):
    ran = mathom(*PLAY, "--lang", "pl", piped="\n\nquit\n")
    assert ran.code == 0
    assert ran.says("mathom play journey --lesson") or "play journey --lesson" in ran.out
    assert not (home / "records").exists()


def test_dice_stay_rolled(mathom):
    ran = mathom(
        *PLAY, "--lang", "en", piped="\n".join([*typed(2), "", "", "", "undo", "quit", ""])
    )
    assert ran.says(said("en", "play-lesson-no-undo"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_lesson_decides_itself_is_refused(mathom, lang):
    ran = mathom(*PLAY, "--players", 3, "--lang", lang)
    assert ran.complains(said(lang, "refused-lesson-flag", flag="--players"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_lesson_says_so(mathom, lang, monkeypatch):
    monkeypatch.setattr(lessons, "lesson_of", lambda game: None)
    ran = mathom(*PLAY, "--lang", lang)
    assert ran.complains(said(lang, "refused-no-lesson", game="journey"))
