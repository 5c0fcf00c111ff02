"""Puts the rulebooks into the package, and compiles the hot modules if MATHOM_COMPILE is set."""

import os
import re
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SHARED = ("core", "cards", "bots")
"""What all games think with."""
ROOMS = ("rules", "effects", "sight", "bots")
"""Where a game thinks; a small one needs no more than a module for it. Drawings, words and
explanations are for people, who read them once."""
ALONE = (
    *("state", "data", "house", "catalogue", "terms", "language"),
    *("filters", "amounts", "conditions", "players", "triggers", "abilities"),
)
"""What it thinks with: modules beside the rooms."""
INTERPRETED = re.compile(r"^# interpreted: \S|^class \w+\((msgspec\.)?Struct\b", re.M)
"""A module says so itself, with its reason, if it can't be compiled or would gain nothing. One with
msgspec's structs need not say it: what mypyc leaves of annotations is not enough for them."""


def compiled(sources: Path = Path("src/mathom")) -> list[str]:
    """Everything that runs for every decision of every game, unless it says otherwise."""
    found = [page for room in SHARED for page in (sources / room).glob("*.py")]
    for game in sources.glob("games/*/"):
        found += [page for room in ROOMS for page in (game / room).rglob("*.py")]
        found += [game / f"{name}.py" for name in (*ROOMS, *ALONE)]
    return sorted(str(page) for page in found if page.is_file() and gains(page))


def gains(page: Path) -> bool:
    """Whether a module may be compiled. `__init__` only says what a room shows to the others."""
    return page.name != "__init__.py" and not INTERPRETED.search(page.read_text("utf-8"))


class BuildWithRulebooks(build_py):
    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "mathom" / "rulebooks"
        shutil.copytree("docs/rules", target, dirs_exist_ok=True)


if __name__ == "__main__":
    extensions = []
    if os.environ.get("MATHOM_COMPILE"):
        from mypyc.build import mypycify

        extensions = mypycify(compiled())

    setup(ext_modules=extensions, cmdclass={"build_py": BuildWithRulebooks})
