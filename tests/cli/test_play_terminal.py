"""`mathom play` at a real pseudo-terminal: whole games through the wizard, and the keyboard."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mathom.core.match import replay
from mathom.core.record import load
from tests.cli.shell import flat, said
from tests.cli.terminal import CONTROL_C, CONTROL_D, Terminal

SEEDED = ["play", "journey", "--seats", "person,person", "--names", "Ania,Tomek", "--seed", "shire"]


def only_record(home: Path) -> Path:
    (path,) = (home / "records").glob("*.json")
    return path


def plays_to_the_end(terminal: Terminal) -> None:
    for _ in range(1000):
        if not terminal.waits:
            return
        terminal.types("1")
    raise AssertionError("the game does not end")


def checked(mathom, home: Path, terminal: Terminal, lang: str) -> dict:
    """A whole game has been played: its end is on the screen, and its record verifies."""
    assert terminal.leaves() == 0
    path = only_record(home)
    match = replay(load(path.read_bytes()))
    result = said(lang, match.result.story.id, **match.result.story.args)
    screen = flat(terminal.screen)
    assert said(lang, "play-result", result=result) in screen
    assert said(lang, "play-story") in screen
    assert path.name in screen
    assert "Traceback" not in screen
    verified = mathom("verify", path, "--lang", lang, "--json")
    assert verified.code == 0
    assert verified.data["finished"] is True
    return json.loads(path.read_bytes())


def test_a_whole_game_in_polish_with_a_bot_through_the_wizard(mathom, home):
    with Terminal("play", "journey", "--seed", "shire") as terminal:
        terminal.picks("polski")
        assert terminal.shows(said("pl", "title"))
        terminal.types("3")
        terminal.picks(said("pl", "play-person"))
        terminal.picks(said("pl", "level-easy"))
        terminal.picks(said("pl", "level-easy"))
        terminal.types("Żaneta")
        terminal.picks(said("pl", "setting-variant-advanced"))
        terminal.types("nie")
        assert "Żaneta" in terminal.since
        assert terminal.shows(said("pl", "prompt-take"))
        terminal.types("pomoc")
        assert terminal.shows(said("pl", "play-help"))
        terminal.types("dlaczego roll")
        assert terminal.shows(said("pl", "reason-hobbit-first"))
        terminal.types("zasady 3.8")
        assert terminal.shows("J-3.8")
        plays_to_the_end(terminal)
        record = checked(mathom, home, terminal, "pl")
    assert record["options"]["variant"] == "advanced"
    assert [seat["player"] for seat in record["seats"]] == ["person", "easy", "easy"]
    assert record["seats"][0]["name"] == "Żaneta"


def test_a_whole_game_in_english_of_two_people_through_the_wizard(mathom, home, tmp_path):
    with Terminal("play", "journey", "--seed", "shire") as terminal:
        terminal.picks("English")
        terminal.types("2")
        terminal.picks(said("en", "play-person"))
        terminal.picks(said("en", "play-person"))
        terminal.types("Ania")
        terminal.types("Tomek")
        terminal.picks(said("en", "setting-variant-basic"))
        terminal.types("no")
        terminal.types("take sam")
        assert terminal.shows(said("en", "prompt-take"))
        terminal.types("undo")
        assert terminal.shows(said("en", "play-undone"))
        terminal.picks("take sam")
        terminal.picks("take merry")
        # The dice are rolled: now an undo needs everybody's consent.
        terminal.types("undo")
        assert terminal.shows(said("en", "reason-undo-chance", dice="yes"))
        terminal.types("no")
        assert terminal.shows(said("en", "play-no-consent"))
        terminal.types("undo").types("yes")
        assert terminal.shows(said("en", "play-undone"))
        terminal.picks("take merry")
        terminal.types("lang pl")
        assert terminal.shows(said("pl", "scene-dice"))
        terminal.types("lang en")
        assert terminal.shows(said("en", "scene-dice"))
        terminal.types(f"save {tmp_path / 'copy.json'}")
        terminal.types("story")
        # Who begins is drawn.
        took = [
            said("en", "event-took", player=one, hobbit="sam", colour="red")
            for one in ("Ania", "Tomek")
        ]
        assert any(terminal.shows(line) for line in took)
        plays_to_the_end(terminal)
        record = checked(mathom, home, terminal, "en")
    assert [seat["name"] for seat in record["seats"]] == ["Ania", "Tomek"]
    assert any(line.endswith(" undo") for line in record["choices"])
    assert any(line.endswith(" undo agreed") for line in record["choices"])
    assert mathom("verify", tmp_path / "copy.json").code == 0


def test_a_game_is_left_and_resumed_from_the_list(mathom, home):
    with Terminal(*SEEDED, "--lang", "pl") as terminal:
        for _ in range(5):
            terminal.types("1")
        terminal.types("koniec")
        assert terminal.leaves() == 0
        assert terminal.shows(only_record(home).name)
    with Terminal("play", "journey", "--lang", "pl") as terminal:
        assert terminal.shows(said("pl", "play-resume"))
        terminal.picks(only_record(home).stem)
        terminal.types("1")
        terminal.types("koniec")
        assert terminal.leaves() == 0
    assert len(json.loads(only_record(home).read_bytes())["choices"]) == 6


# --- Ctrl-C and Ctrl-D


@pytest.mark.parametrize("steps", [0, 1])
def test_control_d_in_the_wizard_is_no_crash(home, steps):
    with Terminal("play", "journey") as terminal:
        for _ in range(steps):
            terminal.types("")
        terminal.presses(CONTROL_D)
        code = terminal.leaves()
        assert "Traceback" not in terminal.screen
        assert code in (0, 2)
    assert not home.exists()


@pytest.mark.parametrize("steps", [0, 2])
def test_control_c_in_the_wizard_is_an_interruption(home, steps):
    with Terminal("play", "journey") as terminal:
        for _ in range(steps):
            terminal.types("")
        terminal.presses(CONTROL_C)
        assert terminal.leaves() == 130
        assert "Traceback" not in terminal.screen
    assert not home.exists()


@pytest.mark.parametrize(("keys", "code"), [(CONTROL_C, 130), (CONTROL_D, 0)], ids=["C", "D"])
def test_control_c_and_d_in_the_game_keep_it(home, keys, code):
    with Terminal(*SEEDED, "--lang", "pl") as terminal:
        terminal.types("1").types("1")
        terminal.presses(keys)
        left = terminal.leaves()
        assert terminal.shows(only_record(home).name)
        assert "Traceback" not in terminal.screen
    assert len(json.loads(only_record(home).read_bytes())["choices"]) == 2
    assert left == code


def test_control_d_at_a_question_for_consent_keeps_the_game(home):
    with Terminal(*SEEDED, "--lang", "en") as terminal:
        terminal.types("1").types("1").types("undo")
        terminal.presses(CONTROL_D)
        assert terminal.leaves() == 0
    assert len(json.loads(only_record(home).read_bytes())["choices"]) == 2


# --- Colours and characters


@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)], ids=str)
def test_colours_are_shown_unless_somebody_does_not_want_them(env, coloured):
    with Terminal(*SEEDED, "--lang", "en", env=env) as terminal:
        terminal.types("1").types("1")
        assert ("\x1b[" in terminal.raw.replace("\x1b[?2004", "")) is coloured


def run(*argv: str, typed: bytes, encoding: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "mathom.cli.main", *argv],
        input=typed,
        capture_output=True,
        timeout=30,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
    )


@pytest.mark.parametrize("encoding", ["iso8859-2", "ascii", "cp1250"])
def test_an_old_terminal_that_lacks_characters_is_no_crash(encoding):
    ran = run(*SEEDED, "--lang", "pl", typed=b"1\n1\n1\nquit\n", encoding=encoding)
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == 0


def test_typed_bytes_that_are_no_text_are_no_crash(home):
    typed = b"take sam\n\xb3\xf3\xbf\ntake frodo\nquit\n"
    ran = run(*SEEDED, "--lang", "pl", typed=typed, encoding="utf-8:strict")
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == 0
    assert len(json.loads(only_record(home).read_bytes())["choices"]) == 2


def test_a_reader_who_has_had_enough_is_no_error():
    """`mathom rules journey | head -1`."""
    with subprocess.Popen(
        [sys.executable, "-m", "mathom.cli.main", "rules", "journey"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 0
