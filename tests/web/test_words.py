"""The page's own words: the same in both languages, and none too many."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mathom.games.warcards.scenarios import SCENARIOS

SOURCE = Path(__file__).parents[2] / "web" / "src"
TEXT = SOURCE / "text"
NAMES = sorted(path.name.removesuffix(".en.ftl") for path in TEXT.glob("*.en.ftl"))

Entry = ast.Message | ast.Term


def entries(name: str, lang: str) -> dict[str, Entry]:
    """The messages and terms of a file by their ids. What can't be read is no message."""
    found: dict[str, Entry] = {}
    body = FluentParser().parse((TEXT / f"{name}.{lang}.ftl").read_text("utf-8")).body
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{name}.{lang}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{name}.{lang}.ftl: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Pieces(Visitor):
    """The variables of a message, which of them it speaks, and which forms of which it knows."""

    def __init__(self, entry: Entry) -> None:
        self.variables: set[str] = set()
        self.spoken: set[str] = set()
        self.forms: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.variables.add(node.id.name)
        self.spoken.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # fluent's name
        for variant in node.variants:
            self.visit(variant)
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.variables.add(name)
            self.forms.setdefault(name, set()).update(keys)


def test_there_are_words_at_all() -> None:
    assert NAMES
    assert {path.name for path in TEXT.iterdir()} == {
        f"{name}.{lang}.ftl" for name in NAMES for lang in ("en", "pl")
    }


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same_things(name: str) -> None:
    english, polish = entries(name, "en"), entries(name, "pl")
    assert english.keys() == polish.keys()
    for id in english:
        assert Pieces(english[id]).variables == Pieces(polish[id]).variables, id


def test_no_message_is_in_two_files() -> None:
    ids = [id for name in NAMES for id in entries(name, "en")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", NAMES)
def test_polish_counts_as_polish_does(name: str) -> None:
    """One, two to four, and the rest: 1 reguła, 2 reguły, 5 reguł. A sentence that does not speak
    the number has only to know one from several.
    """
    english, polish = entries(name, "en"), entries(name, "pl")
    for id in english:
        theirs = Pieces(polish[id])
        for variable, forms in Pieces(english[id]).forms.items():
            if "one" not in forms:
                continue
            needed = {"one", "few"} if variable in theirs.spoken else {"one"}
            known = theirs.forms.get(variable, set())
            assert needed <= known, f"{id}: ${variable} has only {sorted(known)}"
            assert known & {"many", "other"}, f"{id}: ${variable} has only {sorted(known)}"


def literals() -> Iterator[str]:
    """Every string in the page's source, as a pattern: what is filled in may be anything."""
    for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]:
        source = path.read_text("utf-8")
        for quoted in re.findall(r"'([a-z][\w-]*)'|\"([a-z][\w-]*)\"", source):
            yield re.escape("".join(quoted))
        for template in re.findall(r"`([a-z][\w-]*-(?:[\w-]|\$\{[^}`]*\})*)`", source):
            fixed = re.split(r"\$\{[^}]*\}", template)
            yield "[\\w-]+".join(map(re.escape, fixed))


def test_every_message_is_used() -> None:
    used = re.compile("|".join(sorted(set(literals()))))
    ids = {id for name in NAMES for id in entries(name, "en") if not id.startswith("-")}
    assert sorted(id for id in ids if not used.fullmatch(id)) == []


def test_every_message_that_is_named_exists() -> None:
    ids = {id for name in NAMES for id in entries(name, "en")}
    named = {
        id
        for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
        for id in re.findall(r"\bt\('([\w-]+)'", path.read_text("utf-8"))
    }
    assert len(named) > 100
    assert sorted(named - ids) == []


def test_every_scenario_has_a_short_name() -> None:
    ids = entries("warcards", "en")
    assert {id for id in ids if id.startswith("scenario-warcards-")} == {
        f"scenario-warcards-{scenario.name}" for scenario in SCENARIOS
    }
