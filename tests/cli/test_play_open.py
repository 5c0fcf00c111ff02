"""Open questions in the terminal: an answer that is not listed, and the same as last time."""

import sys
from collections.abc import Callable

import pytest

from mathom.cli import files
from mathom.cli.console import Console
from mathom.cli.play import Table
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.voice import LANGUAGES
from tests.cli.shell import flat, said
from tests.core import sleeves
from tests.core.table import play, registered, sit_down
from tests.core.toy import Pockets

UP_TO_THE_TOSS = (
    "0 hide topaz",
    "0 hush",
    "1 hide beryl",
    "1 hush",
    "0 weigh flint",
    "1 keep",
)
WRITE = {
    "en": "Or write how often it turns, up to 99: “turns 17”.",
    "pl": "Albo napisz, ile razy się obróci, najwyżej 99: „turns 17”.",
}

Sitting = Callable[..., tuple[str, list[str]]]


def tossing() -> Match[Pockets]:
    """Bilbo may call heads or tails, or write how often the coin will turn."""
    match = sit_down("agate flint topaz", "beryl garnet opal", game=sleeves.GAME)
    play(match, *UP_TO_THE_TOSS)
    return match


@pytest.fixture
def bilbo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """What Bilbo reads when he types this about the coin, and what the record says of it."""

    def types(*lines: str, lang: str = "en", name: str = "Bilbo") -> tuple[str, list[str]]:
        match = tossing()
        match.seats[0] = Seat(name)
        typed = iter(["", *lines, "quit"])  # the first Enter: nobody else sees the screen
        monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
        capsys.readouterr()
        console = Console(lang, sys.stdout, sys.stderr)
        with registered(match.game):
            Table(console, match, files.new_file("pockets")).play()
        return flat(capsys.readouterr().out), match.lines[len(UP_TO_THE_TOSS) :]

    return types


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_how_to_write_an_answer(bilbo: Sitting, lang: str):
    out, _ = bilbo(lang=lang)
    assert WRITE[lang] in out
    assert said(lang, "play-last", code="") not in out


@pytest.mark.parametrize("typed", ["turns 17", "TURNS  17 "])
def test_a_written_answer_is_taken(bilbo: Sitting, typed: str):
    assert bilbo(typed)[1] == ["0 turns 17"]


def test_what_is_no_answer_is_refused(bilbo: Sitting):
    out, lines = bilbo("turns 170")
    assert said("en", "reason-no-such-option", code="turns 170") in out
    assert lines == []


@pytest.mark.parametrize(("lang", "word"), [("en", "last"), ("pl", "ostatnio"), ("pl", "last")])
def test_the_same_as_last_time(bilbo: Sitting, lang: str, word: str):
    bilbo("turns 17")
    out, lines = bilbo(word, lang=lang)
    assert said(lang, "play-last", code="turns 17") in out
    assert lines == ["0 turns 17"]


def test_last_time_there_was_nothing(bilbo: Sitting):
    out, lines = bilbo("last")
    assert said("en", "play-no-last") in out
    assert lines == []


def test_what_was_only_picked_from_the_list_is_not_kept(bilbo: Sitting):
    bilbo("heads")
    assert said("en", "play-no-last") in bilbo("last")[0]


def test_nobody_is_offered_what_another_wrote(bilbo: Sitting):
    bilbo("turns 17")
    assert "turns 17" not in bilbo(name="Lotho")[0].replace(WRITE["en"], "")


def test_a_file_that_nobody_can_read_or_write_stops_nothing(bilbo: Sitting):
    files.home().mkdir()
    (files.home() / "answers.json").write_text("{")
    assert said("en", "play-no-last") in bilbo("last")[0]
    (files.home() / "answers.json").unlink()
    (files.home() / "answers.json").mkdir()
    assert bilbo("turns 17")[1] == ["0 turns 17"]
