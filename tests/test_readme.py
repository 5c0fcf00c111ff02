"""What the README promises, it does; and the pages behind it lead somewhere."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import mathom
from mathom.cli.main import main

ROOT = Path(__file__).parent.parent
WIDTH = 120
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ mathom (.+)$", README, re.MULTILINE)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_that_a_page_links_to_exists(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not heading or heading in _headings(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_can_be_read_where_it_is_written(page: Path) -> None:
    """Tables, pictures and what is to be copied as it stands may be wider."""
    wide = [line for line in page.read_text("utf-8").splitlines() if len(line) > WIDTH]
    assert [line for line in wide if not line.lstrip().startswith(("|", "![", "$ ", "{"))] == []


def _headings(page: Path) -> set[str]:
    """As links call them: in small letters, with hyphens, and without marks."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
