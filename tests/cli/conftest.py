"""Every test of the command line has a home of its own and speaks English unless it asks."""

import io
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from mathom.cli import console
from mathom.cli.main import main
from mathom.core.voice import Text
from tests.cli.shell import COLUMNS, Keyboard, Ran, kept, played

read_once = cache(Text)
"""A hundred commands read the same few Fluent files."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("MATHOM_HOME", str(folder))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    for name in ("MATHOM_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(console, "Text", read_once)
    return folder


@pytest.fixture
def mathom(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ran]:
    """`mathom("games", "--json")` in this process.

    `types` are the lines that somebody types at a terminal, an empty one for Enter alone; `piped`
    comes from a file.
    """

    def run(*argv: object, types: str | None = None, piped: str = "") -> Ran:
        typed = piped if types is None else f"{types}\n"
        monkeypatch.setattr(sys, "stdin", (io.StringIO if types is None else Keyboard)(typed))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return kept(played(), tmp_path / "finished.json")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return kept(played(20), tmp_path / "unfinished.json")
