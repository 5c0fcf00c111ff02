"""What the README promises, it does."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import mathom
from mathom.cli.main import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ mathom (.+)$", README, re.MULTILINE)
MAKE = set(re.findall(r"[`$] ?make ([a-z-]+)", README))


def test_its_python_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 15
    assert results.failed == 0


def test_the_packages_own_example_runs() -> None:
    assert doctest.testmod(mathom).failed == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out


def test_the_two_commands_come_first() -> None:
    first_screen = README.splitlines()[:25]
    assert any(line.startswith("$ make play") for line in first_screen)
    assert any(line.startswith("$ make test") for line in first_screen)


def test_every_make_target_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert targets >= MAKE > {"play", "test"}


def test_every_file_it_links_to_exists() -> None:
    for path in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / path).exists(), path
