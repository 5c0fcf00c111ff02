"""Which modules `make compiled` compiles: found by where they stand, not by a list. And that what
they are written in will do for mypyc, without the minutes that a build takes.
"""

import ast
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

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


# --- What mypyc compiles without a word, and what then breaks when it is imported or played


def mishaps(*sources: str) -> list[str]:
    """What mypyc would make something else of than Python does."""
    found = []
    trees = [ast.parse(source) for source in sources]
    for tree in trees:
        found += [
            f"{ast.unparse(line.target)} will not be set"
            for line in tree.body
            if isinstance(line, ast.AnnAssign) and is_all_floats(line)
        ]
    classes = {
        node.name: node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    for kind in classes.values():
        for keyword in kind.keywords:
            if keyword.arg != "frozen":  # which frames are anyway
                found.append(f"{kind.name}: {keyword.arg} is not passed on")
        if is_dataclass(kind):
            found += [f"{kind.name}: {why}" for why in of_fields(kind, classes)]
        for method in kind.body:
            # A mere property to mypyc. That will do for a yes or no, and what looks for nothing.
            if (
                isinstance(method, ast.FunctionDef)
                and "cached_property" in decorators(method)
                and (method.returns is None or ast.unparse(method.returns) != "bool")
                and any(isinstance(node, (ast.For, ast.comprehension)) for node in ast.walk(method))
            ):
                found.append(f"{kind.name}: {method.name} is not cached")
            if isinstance(method, ast.FunctionDef) and calls_what_it_replaces(method):
                found.append(f"{kind.name}: {method.name} loses its class")
    return found


def calls_what_it_replaces(method: ast.FunctionDef) -> bool:
    """A method of classes; the one of the base is then given `type` for the class."""
    return "classmethod" in decorators(method) and any(
        isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(method)
    )


def is_all_floats(line: ast.AnnAssign) -> bool:
    """A constant of which mypyc takes each element for what might be its mark of an error, and then
    forgets to look.
    """
    if ast.unparse(line.annotation) != "Final" or not isinstance(line.value, ast.Tuple):
        return False
    within = list(ast.walk(line.value))
    return not any(isinstance(node, ast.Name) for node in within) and all(
        isinstance(node.value, float) for node in within if isinstance(node, ast.Constant)
    )


def of_fields(kind: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> Iterator[str]:
    declared = set(declarations(kind, classes))
    for line in kind.body:
        if isinstance(line, ast.Assign):
            yield f"{ast.unparse(line.targets[0])} becomes a field"
        elif isinstance(line, ast.AnnAssign):
            name, hint = ast.unparse(line.target), ast.unparse(line.annotation)
            if "ClassVar" in hint:
                yield f"{name} becomes a field"
            if hint == "object":
                yield f"{name}: no annotation for mypyc"
            if line.value is None and name in declared:
                yield f"{name} gets a default from a base that is no dataclass"


def declarations(kind: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> Iterator[str]:
    """What the bases declare that are no dataclasses: descriptors, once they are compiled."""
    for base in kind.bases:
        known = classes.get(ast.unparse(base))
        if known is not None:
            if not is_dataclass(known):
                for line in known.body:
                    if isinstance(line, ast.AnnAssign):
                        yield ast.unparse(line.target)
            yield from declarations(known, classes)


def is_dataclass(kind: ast.ClassDef) -> bool:
    return "dataclass" in decorators(kind)


def decorators(node: ast.ClassDef | ast.FunctionDef) -> set[str]:
    return {
        ast.unparse(each.func if isinstance(each, ast.Call) else each)
        for each in node.decorator_list
    }


@pytest.mark.parametrize(
    ("source", "mishap"),
    [
        ("@dataclass\nclass A:\n    x: ClassVar[int] = 1\n    y: int\n", "A: x becomes a field"),
        ("@dataclass(frozen=True)\nclass A:\n    x = 1\n", "A: x becomes a field"),
        ("class A:\n    x: ClassVar[int] = 1\n", None),
        ("@dataclass\nclass A:\n    x: object\n", "A: x: no annotation for mypyc"),
        (
            "class A:\n    x: int\nclass B(A): ...\n@dataclass\nclass C(B):\n    x: int\n",
            "C: x gets a default from a base that is no dataclass",
        ),
        ("class A:\n    x: int\n@dataclass\nclass B(A):\n    x: int = 1\n", None),
        ("@dataclass\nclass A:\n    x: int\n@dataclass\nclass B(A):\n    x: int\n", None),
        (
            "class A:\n    @cached_property\n    def x(self): return [y for y in self.z]\n",
            "A: x is not cached",
        ),
        ("class A:\n    @cached_property\n    def x(self) -> int: return self.y\n", None),
        ("class A(Frame, tag='a'): ...\n", "A: tag is not passed on"),
        (
            "class A(B):\n    @classmethod\n    def x(cls): return super().x()\n",
            "A: x loses its class",
        ),
        ("class A(B):\n    def x(self): return super().x()\n", None),
        ("A: Final = (0.5, *(-1.0, 0.0))\n", "A will not be set"),
        ("A: Final = (0.5, 'b')\nB: Final[tuple[float, ...]] = (0.5, -1.0)\n", None),
        ("class A(Frame, frozen=True): ...\n", None),
    ],
)
def test_a_mishap_is_seen(source, mishap):
    assert mishaps(source) == ([] if mishap is None else [mishap])


@pytest.mark.parametrize(
    "game", sorted((ROOT / "src/mathom/games").glob("*/")), ids=lambda g: g.name
)
def test_no_compiled_module_breaks_when_it_is_imported(compiled, game):
    sources = ROOT / "src" / "mathom"
    shared = [Path(page) for page in compiled(sources) if "games" not in Path(page).parts]
    own = [Path(page) for page in compiled(sources) if Path(page).is_relative_to(game)]
    assert mishaps(*(page.read_text("utf-8") for page in [*shared, *own])) == []


FRONT = """
import runpy, sys
from mypyc.build import mypycify
mypycify(runpy.run_path("setup.py")["compiled"](), target_dir=sys.argv[1])
"""


@pytest.mark.nightly
def test_mypyc_can_read_them():
    """Everything but the C compiler, which takes the minutes."""
    with TemporaryDirectory() as folder:  # too large to be kept
        done = subprocess.run(
            [sys.executable, "-c", FRONT, folder], cwd=ROOT, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stdout + done.stderr
