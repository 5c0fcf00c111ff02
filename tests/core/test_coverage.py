"""Which rules are proven: read from the marks on the tests, without running them."""

from pathlib import Path

import pytest

from mathom.core import registry
from mathom.core.coverage import TESTS, Coverage, coverage, marked_rules
from mathom.core.message import Refused
from mathom.core.rulebook import Rule, Rulebook, rulebook
from mathom.core.voice import LANGUAGES, voice

BOOK = Rulebook(
    "Pockets",
    {id: Rule(id, "Hiding", "...") for id in ("P-1.1", "P-1.2", "P-1.3", "P-1.4")},
    {"P-1.2": "talk", "P-1.3": "talk"},
)


def marks(folder: Path, source: str, name: str = "test_it.py") -> set[str]:
    (folder / name).write_text(source, "utf-8")
    return marked_rules(folder)


# Reading marks


def test_a_mark_names_one_rule_or_several(tmp_path: Path):
    source = '@rule("P-1.1")\n@rule("P-1.2", "P-1.3")\ndef test_it():\n    pass\n'
    assert marks(tmp_path, source) == {"P-1.1", "P-1.2", "P-1.3"}


def test_marks_are_found_in_folders_and_classes(tmp_path: Path):
    (tmp_path / "deep" / "er").mkdir(parents=True)
    source = 'class TestIt:\n    @rule("P-1.1")\n    def test_it(self):\n        pass\n'
    assert marks(tmp_path / "deep" / "er", source) == {"P-1.1"}
    assert marked_rules(tmp_path) == {"P-1.1"}


def test_the_long_spelling_counts_too(tmp_path: Path):
    source = '@pytest.mark.rule("P-1.1")\ndef test_it():\n    pass\n'
    assert marks(tmp_path, source) == {"P-1.1"}


@pytest.mark.parametrize(
    "source",
    [
        '@rule("P-1.1")\ndef helper():\n    pass\n',
        '# @rule("P-1.1")\ndef test_it():\n    pass\n',
        'def test_it():\n    """@rule("P-1.1")"""\n',
        '@ruler("P-1.1")\ndef test_it():\n    pass\n',
        "@rule\ndef test_it():\n    pass\n",
    ],
)
def test_only_marks_on_tests_count(tmp_path: Path, source: str):
    assert marks(tmp_path, source) == set()


def test_only_files_of_tests_are_read(tmp_path: Path):
    source = '@rule("P-1.1")\ndef test_it():\n    pass\n'
    assert marks(tmp_path, source, "scene.py") == set()


def test_nothing_is_run(tmp_path: Path):
    assert marks(tmp_path, 'raise SystemExit\n@rule("P-1.1")\ndef test_it(): ...\n') == {"P-1.1"}


def test_without_tests_there_is_no_coverage(tmp_path: Path):
    with pytest.raises(Refused) as refusal:
        marked_rules(tmp_path / "nowhere")
    assert refusal.value.reason.id == "refused-no-tests"
    assert all(voice(lang).explain(refusal.value.reason) for lang in LANGUAGES)


# Counting


def test_what_is_neither_proven_nor_reasoned_is_missing():
    assert coverage(BOOK, {"P-1.1"}) == Coverage(4, proven=1, reasoned=2, missing=["P-1.4"])


def test_a_rule_that_is_proven_needs_no_reason():
    assert coverage(BOOK, {"P-1.1", "P-1.2"}) == Coverage(4, 2, 1, ["P-1.4"])


def test_marks_of_other_games_do_not_count():
    assert coverage(BOOK, {"J-1.1", "P-9.9"}) == Coverage(4, 0, 2, ["P-1.1", "P-1.4"])


@pytest.mark.parametrize("proven", [set(), {"P-1.1"}, {"P-1.2", "P-1.4"}, set(BOOK.rules)])
def test_every_rule_is_counted_once(proven: set[str]):
    counted = coverage(BOOK, proven)
    assert counted.total == counted.proven + counted.reasoned + len(counted.missing)


# Our own tests


HERE = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def ours() -> set[str]:
    return marked_rules(HERE)


def test_these_tests_are_the_ones_that_are_read(ours: set[str]):
    if not TESTS.is_dir():
        pytest.skip("this Mathom was not built in a checkout")
    assert TESTS == HERE
    assert marked_rules() == ours


def test_every_mark_names_a_rule_of_some_rulebook(ours: set[str]):
    known = {id for name in registry.names() for id in rulebook(name, "en").rules}
    assert ours - known == set()
    assert ours


@pytest.mark.parametrize("game", registry.names())
def test_every_rule_is_proven_or_reasoned(game: str, ours: set[str]):
    assert coverage(rulebook(game, "en"), ours).missing == []
