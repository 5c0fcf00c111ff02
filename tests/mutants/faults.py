"""What faults can be made in a file: each changes a few letters and leaves the rest as it is."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from itertools import pairwise
from typing import Final


@dataclass(frozen=True)
class Fault:
    """Letters from `start` to `end` of a file's text become `new`."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"

    def done_to(self, source: str) -> str:
        return source[: self.start] + self.new + source[self.end :]

    def can_be_made(self, source: str) -> bool:
        """Whether what it leaves is still a program: brackets are not counted beforehand."""
        if self.path.endswith(".py"):
            try:
                ast.parse(self.done_to(source))
            except SyntaxError:
                return False
        return True

    def diff(self, source: str) -> list[str]:
        """The lines that it changes, as they are and as they become."""
        before, after = source.splitlines(), self.done_to(source).splitlines()
        changes = list(unified_diff(before, after, lineterm="", n=0))[2:]
        return [line for line in changes if not line.startswith("@@")]


def faults_in(path: str, source: str) -> list[Fault]:
    """All that can be made in a file, in its order."""
    found = _in_words(path, source) if path.endswith(".ftl") else _InCode(path, source).found()
    return sorted(found, key=lambda fault: (fault.start, fault.kind, fault.new))


# --- In code

COMPARED: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
RECKONED: Final = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+")}
UNHEARD: Final = re.compile(r"(log|logger|logging|warnings)\.|print\(|console\.tell\(")
"""What is said to whoever looks after the machine, which no test should depend on."""
UNTRIED: Final = frozenset(("__repr__", "__hash__", "TypeVar", "TypeAlias", "cast", "lru_cache"))
KNOB: Final = 12
"""A constant of the server beyond it is a matter of judgement: nobody would miss one more."""


class _InCode(ast.NodeVisitor):
    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source
        self.is_cards = "/cards/" in path or path.endswith("data.py")
        self.is_server = "/server/" in path
        self.lines = [0]
        """Where each line begins."""
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.faults: list[Fault] = []

    def found(self) -> list[Fault]:
        for statement in ast.parse(self.source).body:
            self.visit(statement)
        return self.faults

    # Where things stand

    def start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        """Python counts bytes within a line."""
        begin = self.lines[line - 1]
        text = self.source[begin : self.lines[line]]
        return begin + len(text.encode()[:column].decode())

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)]

    def note(self, node: ast.expr | ast.stmt, kind: str, start: int, end: int, new: str) -> None:
        line = self.source.count("\n", 0, start) + 1
        self.faults.append(Fault(self.path, line, kind, start, end, new))

    def between(self, node: ast.expr, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """An operator stands between what it joins, perhaps with brackets, words and lines."""
        begin, end = self.end(left), self.start(right)
        word = re.escape(old).replace(r"\ ", r"\s+")
        word = rf"\b{word}\b" if old[0].isalpha() else word
        found = re.search(word, self.source[begin:end])
        if found is not None:
            where = begin + found.start()
            self.note(node, f"{old} to {new}", where, begin + found.end(), new)

    # What is gone through, and what is not

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in UNTRIED:
            return
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            self._value(node.target, node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._value(node.targets[0], node.value)

    def _value(self, target: ast.expr, value: ast.expr) -> None:
        constant = isinstance(target, ast.Name) and target.id.isupper()
        number = value.value if isinstance(value, ast.Constant) else None
        knob = isinstance(number, int | float) and number > KNOB
        if not (constant and self.is_server and knob):
            self.visit(value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """It tells what holds anyway."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Of errors that nobody meets the words do not matter; refusals are no such errors."""
        if node.exc is not None and "Error" not in ast.unparse(node.exc):
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        self._negated(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negated(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negated(node.test)
        self.generic_visit(node)

    def _negated(self, test: ast.expr) -> None:
        """Comparisons and the like have faults of their own."""
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            start, end = self.start(test), self.end(test)
            self.note(test, "negated", start, end, f"not {self.text(test)}")

    # Faults

    def visit_Compare(self, node: ast.Compare) -> None:
        lefts = [node.left, *node.comparators]
        for left, operator, right in zip(lefts, node.ops, node.comparators, strict=False):
            old, new = COMPARED[type(operator)]
            self.between(node, left, right, old, new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self.between(node, left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self.start(node)
            gap = re.match(r"not\s*", self.source[start:])
            assert gap is not None
            self.note(node, "not dropped", start, start + gap.end(), "")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = [node.left, node.right]
        joined = any(isinstance(each, ast.JoinedStr) or _is_text(each) for each in texts)
        if type(node.op) in RECKONED and not joined:
            self.between(node, node.left, node.right, *RECKONED[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add | ast.Sub) and not _is_text(node.value):
            old, new = RECKONED[type(node.op)]
            self.between(node.target, node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            new = str(not node.value)
        elif isinstance(node.value, int):
            new = str(node.value + 1)
        else:
            return
        self.note(node, f"{node.value} to {new}", self.start(node), self.end(node), new)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node.value, ast.Call | ast.Await | ast.YieldFrom):
            if UNHEARD.match(self.text(node)):
                return
            self.note(node, "dropped", self.start(node), self.end(node), "pass")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note(node, "continue dropped", self.start(node), self.end(node), "pass")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Before Python 3.12 it doesn't say where its parts stand."""

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in UNTRIED:
            return
        if len(node.args) > 1 and not any(isinstance(arg, ast.Starred) for arg in node.args):
            one, other = node.args[:2]
            if self.text(one) != self.text(other) and not _are_alike(node):
                start, gap, end = self.start(one), self.end(one), self.end(other)
                new = self.text(other) + self.source[gap : self.start(other)] + self.text(one)
                self.note(node, "exchanged", start, end, new)
        if self.is_cards:
            self._without_keywords(node)
        self.generic_visit(node)

    def _without_keywords(self, node: ast.Call) -> None:
        for keyword in node.keywords:
            if keyword.arg is not None:
                begin = self.start(keyword)
                before = self.source[:begin].rstrip()
                start = len(before) - 1 if before.endswith(",") else begin
                self.note(keyword.value, f"{keyword.arg} dropped", start, self.end(keyword), "")


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _are_alike(node: ast.Call) -> bool:
    """Functions to which the order of what they get is all the same."""
    return isinstance(node.func, ast.Name) and node.func.id in ("max", "min", "isinstance", "zip")


# --- In words

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")
ENTRY: Final = re.compile(r"^-?[a-z][\w-]* *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
VARIANT: Final = re.compile(r"^ *\*?\[\w+\] (.+)$", re.MULTILINE)


def _in_words(path: str, source: str) -> Iterator[Fault]:
    for entry in ENTRY.finditer(source):

        def fault(
            kind: str, found: re.Match[str], group: int, new: str, at: int = entry.start()
        ) -> Fault:
            start = at + found.start(group)
            line = source.count("\n", 0, start) + 1
            return Fault(path, line, kind, start, at + found.end(group), new)

        yield from _in_entry(entry[0].rstrip(), fault)


Making = Callable[[str, "re.Match[str]", int, str], Fault]


def _in_entry(entry: str, fault: Making) -> Iterator[Fault]:
    names = sorted(set(re.findall(r"\$(\w+)", entry)))
    for found in re.finditer(r'case: "(\w+)"', entry):
        if found[1] in CASES:
            other = CASES[(CASES.index(found[1]) + 1) % len(CASES)]
            yield fault(f"{found[1]} to {other}", found, 1, other)
    for found in re.finditer(r"\$(\w+)", entry):
        if len(names) > 1:
            other = names[(names.index(found[1]) + 1) % len(names)]
            yield fault(f"${found[1]} to ${other}", found, 1, other)
    for found in re.finditer(r"(?<=[A-Z]-)(\d+)(?=\.\d)", entry):
        yield fault("another rule", found, 1, str(int(found[1]) + 1))
    variants = list(VARIANT.finditer(entry))
    for here, there in pairwise(variants):
        if here[1] != there[1] and not here[1].endswith("->"):
            yield fault("another variant's words", here, 1, there[1])
    for found in re.finditer(r"\n    \.\w+ = .+", entry):
        yield fault("attribute dropped", found, 0, "")
