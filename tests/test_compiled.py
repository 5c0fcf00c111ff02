"""Which modules `make compiled` compiles: found by where they stand, not by a list."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def compiled() -> Callable[[Path], list[str]]:
    found: Callable[[Path], list[str]] = runpy.run_path(str(ROOT / "setup.py"))["compiled"]
    return found


def write(folder: Path, **pages: str) -> None:
    for name, source in pages.items():
        page = folder / f"{name.replace('__', '/')}.py"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(source, "utf-8")


def test_a_new_module_in_a_room_where_a_game_thinks_is_compiled(compiled, tmp_path):
    write(tmp_path / "core", ask="", testing__laws="")
    write(tmp_path / "bots", search="")
    write(tmp_path / "server", app="")
    write(tmp_path / "games" / "toy", game="", state="", rules__turn="", sight__deal="")
    write(tmp_path / "games" / "toy", bots__greedy__fight="", drawings__board="", text__en="")
    write(tmp_path / "games" / "small", rules="", data="", view="")
    assert [Path(page).relative_to(tmp_path).as_posix() for page in compiled(tmp_path)] == [
        "bots/search.py",
        "core/ask.py",
        "games/small/data.py",
        "games/small/rules.py",
        "games/toy/bots/greedy/fight.py",
        "games/toy/rules/turn.py",
        "games/toy/sight/deal.py",
        "games/toy/state.py",
    ]


@pytest.mark.parametrize(
    ("source", "is_compiled"),
    [
        ('"""Speaks."""\n\n# interpreted: it speaks to people\n\nX = 1\n', False),
        ('"""Speaks."""\n\n# interpreted:\n\nX = 1\n', True),
        ('"""Says # interpreted: in a sentence."""\n', True),
        ("class View(msgspec.Struct, frozen=True):\n    x: int\n", False),
        ("class View(Struct):\n    x: int\n", False),
        ("class Structure(Base):\n    x: int\n", True),
    ],
)
def test_a_module_can_say_that_it_is_not(compiled, tmp_path, source, is_compiled):
    write(tmp_path / "core", one=source)
    assert bool(compiled(tmp_path)) == is_compiled


def test_the_core_of_all_thinking_is_compiled(compiled):
    found = compiled(ROOT / "src" / "mathom")
    core = {Path(page).stem for page in found if Path(page).parent.name in ("core", "bots")}
    assert {"ask", "chance", "position", "state", "search", "tree"} <= core
