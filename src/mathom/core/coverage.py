"""Which rules the tests prove: the numbers in `@rule("J-3.8")` above a test."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from mathom.core.message import refuse
from mathom.core.rulebook import Rulebook

MARKS = ("rule", "pytest.mark.rule")
TESTS = Path(__file__).parents[3] / "tests"


class Coverage(msgspec.Struct, frozen=True):
    total: int
    proven: int
    reasoned: int
    missing: list[str]


def coverage(book: Rulebook, marks: set[str]) -> Coverage:
    missing = [id for id in book.rules if id not in marks and id not in book.reasoned]
    reasoned = len(book.reasoned.keys() - marks)
    return Coverage(len(book.rules), len(book.rules.keys() & marks), reasoned, missing)


def marked_rules(folder: Path = TESTS) -> set[str]:
    """Every rule that some test is marked with."""
    if not folder.is_dir():
        raise refuse("refused-no-tests")
    return {
        id
        for path in sorted(folder.rglob("test_*.py"))
        for id in _marks(ast.parse(path.read_text("utf-8")))
    }


def _marks(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in MARKS:
                    for arg in decorator.args:
                        if isinstance(arg, ast.Constant):
                            yield str(arg.value)
