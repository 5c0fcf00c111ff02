"""Which tests are near a file: those that are named after it, then those that name it, then all of
its part of the house. The tests mirror the source, and where they don't, it is said here.
"""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

SOURCE: Final = "src/mathom/"

AREAS: Final = {
    "cards": (
        "games/*/cards/*.py",
        "games/*/locations/*.py",
        "games/*/scenarios/*.py",
        "games/*/data.py",
    ),
    "words": ("**.ftl",),
    "server": ("server/**.py",),
    "rules": (
        "core/*.py",
        "cards/*.py",
        "games/*/rules/*.py",
        "games/*/effects/*.py",
        "games/*/values/*.py",
        "games/*/sight/*.py",
        "games/*/decks/*.py",
        "games/*/*.py",
    ),
}
"""Where faults are made; a file belongs to the first area that names it."""
LEFT_OUT: Final = ("**/__init__.py", "server/migrations/**", "server/print_openapi.py")

ELSEWHERE: Final = {
    "games/*/text/*.ftl": ("tests/core/test_voice.py", "tests/{game}/test_w*.py"),
    "games/*/lesson/*.ftl": ("tests/core/test_lessons.py", "tests/cli/test_lesson.py"),
    "**.ftl": ("tests/core/test_voice.py", "tests/cards", "tests/cli"),
    "games/warcards/cards/*.py": ("tests/warcards/test_cards_{stem}.py",
                                  "tests/warcards/test_fire_{stem}.py",
                                  "tests/warcards/test_cards_promo_*.py",
                                  "tests/warcards/test_data.py"),
    "games/fellowship/cards/*.py": ("tests/fellowship/test_cards_{stem}.py",
                                    "tests/fellowship/test_facts.py"),
    "server/store/erasing.py": ("tests/server/test_data_protection.py",),
    "server/my_data.py": ("tests/server/test_data_protection.py",),
    "server/retention.py": ("tests/server/test_data_protection.py",),
    "server/store/aging.py": ("tests/server/test_data_protection.py",),
    "server/api/notices.py": ("tests/server/test_data_protection.py",),
    "server/api/admin.py": ("tests/server/test_moderation.py",),
    "server/api/playing.py": ("tests/server/test_choosing.py", "tests/server/test_tables.py"),
    "server/api/common.py": ("tests/server/test_routes.py", "tests/server/test_tables.py"),
    "server/middleware.py": ("tests/server/test_security.py",),
    "server/origins.py": ("tests/server/test_security.py",),
    "server/replays.py": ("tests/server/test_replay_worker.py", "tests/server/test_afterwards.py"),
    "server/serving.py": ("tests/server/test_lifetime.py",),
    "server/store/closing.py": ("tests/server/test_leaving.py",),
    "server/systemd.py": ("tests/server/test_lifetime.py",),
    "server/watching.py": ("tests/server/test_access_log.py", "tests/server/test_metrics.py"),
    "server/writer.py": ("tests/server/test_durability.py",),
    "server/api/*.py": ("tests/server/test_{stem}*.py",),
    "games/*/*.py": ("tests/{game}/test_{stem}*.py",),
    "games/*/*/*.py": ("tests/{game}/test_{stem}*.py", "tests/{game}/test_{folder}*.py"),
    "cards/*.py": ("tests/cards/test_{stem}.py",),
    "core/*.py": ("tests/core/test_{stem}*.py",),
    "server/*.py": ("tests/server/test_{stem}*.py",),
    "server/*/*.py": ("tests/server/test_{stem}*.py", "tests/server/test_{folder}*.py"),
}  # fmt: skip
"""The tests named after a file, the nearest first."""
GAMES: Final = ("journey", "confrontation", "warcards", "fellowship")


def area_of(path: str) -> str | None:
    """The area of a file, as `src/mathom/core/ask.py`; nothing where no faults are made."""
    inside = path.removeprefix(SOURCE)
    if any(_fits(inside, each) for each in LEFT_OUT):
        return None
    for area, patterns in AREAS.items():
        if any(_fits(inside, each) for each in patterns):
            return area
    return None


def _fits(inside: str, pattern: str) -> bool:
    """A single star stands for part of a name, two for whatever there is."""
    if "**" in pattern:
        return fnmatch(inside, pattern.replace("**", "*"))
    return inside.count("/") == pattern.count("/") and fnmatch(inside, pattern)


def near(path: str, root: Path) -> list[list[str]]:
    """What pytest is to run, first the nearest tests and then those around. Within one run it has
    an order of its own.
    """
    nearest = dict.fromkeys([*_named(path, root), *_naming(path, root)])
    return [list(nearest), _around(path)] if nearest else [_around(path)]


def _named(path: str, root: Path) -> Iterator[str]:
    inside = Path(path.removeprefix(SOURCE))
    parts = {"stem": inside.stem, "folder": inside.parent.name, "game": _game(path) or "core"}
    for pattern, tests in ELSEWHERE.items():
        if _fits(str(inside), pattern):
            for test in tests:
                wanted = test.format(**parts)
                yield from sorted(str(each.relative_to(root)) for each in root.glob(wanted))


def _naming(path: str, root: Path) -> Iterator[str]:
    """Tests in the same part of the house that import it."""
    module = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    package, _, name = module.rpartition(".")
    imported = re.compile(
        rf"^from {re.escape(module)} import|^from {re.escape(package)} import .*\b{name}\b", re.M
    )
    for folder in _around(path):
        for test in sorted((root / folder).glob("test_*.py")):
            if imported.search(test.read_text("utf-8")):
                yield str(test.relative_to(root))


def _around(path: str) -> list[str]:
    game = _game(path)
    if game:
        return ["tests/test_golden.py", f"tests/{game}", "tests/core/test_voice.py"]
    part = path.removeprefix(SOURCE).partition("/")[0]
    if part == "cards":
        return ["tests/cards", "tests/test_golden.py", "tests/warcards", "tests/fellowship"]
    return ["tests/test_golden.py", "tests/core"] if part == "core" else [f"tests/{part}"]


def _game(path: str) -> str | None:
    found = re.match(rf"{SOURCE}games/(\w+)/", path)
    return found[1] if found else None
