"""Standing orders in the terminal: `pass!` and `orders`."""

import sys
from collections.abc import Callable

import pytest

from mathom.cli import files
from mathom.cli.console import Console
from mathom.cli.play import Table
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.core.voice import LANGUAGES
from tests.cli.shell import flat
from tests.core.table import registered
from tests.core.vigil import with_torches

Sitting = Callable[..., tuple[str, list[str]]]


@pytest.fixture
def sitting(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """What Frodo and Sam read who share a keyboard, and what the record says of it."""

    def types(*lines: str, lang: str = "en", hands: tuple[int, int] = (1, 2)):
        game = with_torches(*hands)
        match = Match(game, [Seat("Frodo"), Seat("Sam")], {}, "0" * 32)
        typed = iter([*lines, "quit"])
        monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
        capsys.readouterr()
        with registered(game):
            Table(Console(lang, sys.stdout, sys.stderr), match, files.new_file("vigil")).play()
        return flat(capsys.readouterr().out), match.lines

    return types


@pytest.mark.parametrize(
    ("lang", "word", "says"),
    [
        ("en", "pass!", "You pass until something changes."),
        ("pl", "pas!", "Pasujesz, aż coś się zmieni."),
        ("en", "pass! round", "You pass for this watch."),
        ("pl", "pas! runda", "Pasujesz przez tę straż."),
    ],
)
def test_one_word_passes_now_and_later(sitting: Sitting, lang: str, word: str, says: str):
    out, lines = sitting(word, "pass", lang=lang)
    assert lines == ["0 pass", "1 pass"]
    assert says in out


def test_it_tells_why_it_ended(sitting: Sitting):
    out, lines = sitting("pass!", "light", "hush")
    assert lines == ["0 pass", "1 light", "0 hush"]
    assert "Sam has done something: you no longer pass by yourself." in out


def test_for_the_round_it_goes_on_until_the_next(sitting: Sitting):
    out, lines = sitting("pass! round", "light", "pass", "light")
    assert lines == ["0 pass", "1 light", "0 hush", "0 pass", "1 pass", "0 light"]
    assert "A new watch has begun: you no longer pass by yourself." in out


def test_orders_lists_the_windows_and_changes_them(sitting: Sitting):
    out, lines = sitting("orders cheer pass", "orders", "pass", "light", "orders cheer usual")
    assert lines == ["0 pass", "1 light", "0 hush"]
    assert "cheer: always pass (A torch that somebody lit)" in out
    assert "turn: as usual (Your turn)" in out
    assert "cheer: as usual" in out


def test_a_stop_asks_who_passes(sitting: Sitting):
    out, lines = sitting("orders cheer ask", "pass! round", "light", "cheer", "pass")
    assert lines == ["0 pass", "1 light", "0 cheer", "0 pass", "1 pass"]
    assert "cheer: always ask" in out


def test_what_nobody_understands_changes_nothing(sitting: Sitting):
    out, lines = sitting("pass! forever", "orders turn sleep", "orders nap pass", "pass! stop")
    assert lines == []
    assert "“pass! forever”?" in out
    assert "“orders turn sleep”?" in out
    assert "There is no moment “nap”" in out
    assert "You no longer pass by yourself." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_windows_says_so(mathom, lang: str):
    flags = ["--seats", "person,random", "--names", "Ania", "--seed", "shire", "--lang", lang]
    ran = mathom("play", "journey", *flags, piped="pass!\norders\nquit\n")
    assert ran.code == 0
    said = {
        "en": "nothing in this game that could be passed",
        "pl": "W tej grze nie można pasować z góry",
    }
    assert flat(ran.out).count(said[lang]) == 2
