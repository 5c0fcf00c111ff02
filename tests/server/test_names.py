"""What people call themselves."""

import os
import stat
import string
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from confusable_homoglyphs import confusables

from mathom.core.message import Refused
from mathom.server.names import as_latin, looks_like, name_of
from tests.server.open_inn import OpenInn

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "said", ["", "  ", "\u3164", "\u2800\u2800", "\u200b", "\u202e", "\u115f\u1160", "\ufeff"]
)
def test_a_name_that_can_not_be_seen_is_none(said: str):
    with pytest.raises(Refused, match="refused-no-name"):
        name_of(said)


def test_a_name_does_not_run_over_its_line():
    assert name_of("Łódź") == "Łódź"
    assert name_of("Zażółć gęślą jaźń") == "Zażółć gęślą jaźń"
    with pytest.raises(Refused, match="refused-name-marks"):
        name_of("Z" + "\u0301" * 8 + "algo")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Frodo", "frodo"),
        ("Frodo", "Fr\u043ed\u043e"),
        ("Frodo", "Fr0d0"),
        ("Bilbo", "BiIbo"),
        ("Samwise", "Sam wise"),
        ("Merry", "Mérry"),
        ("Merry", "\uff2derry"),
    ],
)
def test_names_that_look_alike(one: str, other: str):
    assert looks_like(one) == looks_like(other)


@pytest.mark.parametrize(("one", "other"), [("Frodo", "Sam"), ("Anna", "Hanna"), ("Jan", "Jan 2")])
def test_names_that_can_be_told_apart(one: str, other: str):
    assert looks_like(one) != looks_like(other)


def table(text: str) -> tuple[str, set[tuple[str, str]]]:
    """By whose names of letters it was made, and which letter is read as what."""
    made_by, *lines = text.splitlines()
    pairs = {(number, line.split()[0]) for line in lines for number in line.split()[1:]}
    return made_by, pairs


def test_the_table_of_look_alikes_is_what_unicode_says():
    """A newer Python knows the names of more letters."""
    ours, kept = table((files("mathom.server") / "look_alikes.txt").read_text("utf-8"))
    script = [sys.executable, str(ROOT / "tools" / "look_alikes.py")]
    theirs, made = table(subprocess.run(script, check=True, capture_output=True, text=True).stdout)
    how = "python tools/look_alikes.py > src/mathom/server/look_alikes.txt"
    assert (kept == made) if ours == theirs else (kept <= made), how


def alike(letter: str) -> list[str]:
    """Single letters that a library which knows of such things takes for this one."""
    [found] = confusables.is_confusable(letter, greedy=True, preferred_aliases=[]) or [{}]
    others = [other["c"] for other in found.get("homoglyphs", [])]
    return [other for other in others if len(other) == 1 and other.isalpha()]


@pytest.mark.parametrize("letter", string.ascii_letters)
def test_every_letter_that_is_confusable_with_one_of_ours_is_read_as_it(letter: str):
    others = alike(letter)
    assert [other for other in others if as_latin(other) != as_latin(letter)] == []


def test_a_library_finds_enough_of_them():
    assert sum(len(alike(letter)) for letter in string.ascii_letters) > 1000


def test_nobody_sits_down_as_somebody_who_is_there(inn: OpenInn):
    frodo = inn.guest("Frodo")
    table = frodo.open("me", "open", "open", options={"start": 1})
    for name in ("Frodo", "Fr\u043ed\u043e"):
        answer = inn.guest(name).post(f"/tables/{table}/seats/1", name=name)
        assert answer.status_code == 422
        assert answer.json()["reason"]["id"] == "refused-name-taken"
    frodo.sit(table, 1)  # one's own second seat may have one's own name


def test_other_users_of_the_machine_can_not_read_the_database(tmp_path: Path):
    old = os.umask(0)
    try:
        with OpenInn(tmp_path) as inn:
            inn.guest("Frodo").open("me", "open")
            for file in tmp_path.glob("mathom.db*"):
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    finally:
        os.umask(old)
