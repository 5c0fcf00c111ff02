"""A copy of the game, in which a test writes what whoever adds to the game would write: a card, a
word, a set. What it made of that is tried in a process of its own, so that the catalogue of this
one stays what it is.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GAME: Final = Path("src/mathom/games/fellowship")
COMPILED: Final = ("*.so", "*.pyd", "__pycache__")
"""What is written here is read as it stands."""


PAGE: Final = ROOT / "docs" / "adding-a-card.md"
EXAMPLE: Final = re.compile(r"^( *)```\w*\n *# (\S+)\n(.*?)^\1```$", re.M | re.S)
"""With where it stands as its first line."""


def examples(heading: str) -> list[tuple[str, str]]:
    """What the page about adding cards says below a heading: where it stands, and how it reads."""
    [section] = re.findall(rf"^### {heading}\n(.*?)^##", PAGE.read_text("utf-8"), re.M | re.S)
    return [
        (file, "".join(line[len(indent) :] or "\n" for line in said.splitlines(keepends=True)))
        for indent, file, said in EXAMPLE.findall(section)
    ]


class Workshop:
    """The project as it is, by links, but for a copy of the game and of its tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        package = ROOT / "src" / "mathom"  # as it is written, also where a compiled one is tested
        _mirror(ROOT, folder, apart=("src", "tests"))
        _mirror(package, folder / "src" / "mathom", apart=("games",))
        _mirror(package / "games", folder / "src" / "mathom" / "games", apart=("fellowship",))
        _mirror(ROOT / "tests", folder / "tests", apart=("fellowship",))
        for copied, to in (
            (package / "games" / "fellowship", folder / GAME),
            (ROOT / "tests" / "fellowship", folder / "tests" / "fellowship"),
        ):
            shutil.copytree(copied, to, ignore=shutil.ignore_patterns(*COMPILED))

    def write(self, path: str, said: str) -> None:
        """Put lines into a file, which paths begin with the game's folder unless they begin with
        `tests/`. If the first of them are there already, the others follow them; otherwise they go
        to the end. Imports go to the others, and a file that is not there is made.
        """
        file = self.folder / (path if path.startswith("tests/") else GAME / path)
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        new = said.strip("\n").splitlines()
        while lines and new and (new[0].startswith("from ") or not new[0]):
            lines.insert(_first_import(lines), new.pop(0))
        at, known = _found(lines, new)
        lines[at:at] = new[known:]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(lines) + "\n", "utf-8")

    def tests(self, *chosen: str) -> str:
        """Run tests there; what they complain of, or nothing."""
        own = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
        ran = subprocess.run(
            [sys.executable, "-B", "-m", "pytest", "-p", "no:cacheprovider", *chosen],
            cwd=self.folder,
            env={**own, "PYTHONPATH": str(self.folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        return "" if ran.returncode == 0 else ran.stdout + ran.stderr


def _mirror(real: Path, copy: Path, apart: tuple[str, ...]) -> None:
    """Links to the folders, and copies of the files, which know their place by where they lie."""
    copy.mkdir(parents=True, exist_ok=True)
    for each in real.iterdir():
        if each.name in apart or each.name.startswith("."):
            continue
        if each.is_dir():
            (copy / each.name).symlink_to(each, target_is_directory=True)
        else:
            shutil.copy(each, copy)


def _first_import(lines: list[str]) -> int:
    return next(at for at, line in enumerate(lines) if line.startswith(("from ", "import ")))


def _found(lines: list[str], new: list[str]) -> tuple[int, int]:
    """Behind which lines they go, and how many of them are there already: at one place only."""
    for known in range(len(new), 0, -1):
        places = [at for at in range(len(lines)) if lines[at : at + known] == new[:known]]
        if len(places) == 1:
            return places[0] + known, known
    return len(lines), 0
