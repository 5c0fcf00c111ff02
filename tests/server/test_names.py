"""What people call themselves."""

import os
import stat
from pathlib import Path

import pytest

from mathom.core.message import Refused
from mathom.server.names import looks_like, name_of
from tests.server.open_inn import OpenInn


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
