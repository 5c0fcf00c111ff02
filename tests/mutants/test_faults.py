"""What makes faults is no use if it makes none, or breaks what it should leave alone."""

import subprocess
import textwrap
from pathlib import Path

import pytest

from tests.mutants.faults import Fault, faults_in
from tests.mutants.near import AREAS, ELSEWHERE, SOURCE, area_of, near
from tests.mutants.trial import ROOT, Copy, Limits

PATH = "src/mathom/games/journey/rules/made_up.py"
CARDS = "src/mathom/games/fellowship/cards/made_up.py"
SERVER = "src/mathom/server/made_up.py"
WORDS = "src/mathom/core/text/en.ftl"


def made(source: str, path: str = PATH) -> set[str]:
    """The line that each fault leaves in place of its own."""
    source = textwrap.dedent(source).lstrip("\n")
    return {
        line[1:].strip()
        for fault in faults_in(path, source)
        for line in fault.diff(source)
        if line.startswith("+")
    }


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a >= b", {"x = a > b"}),
        ("x = a == b != c", {"x = a != b != c", "x = a == b == c"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a is  not b", {"x = a is b"}),
        ("x = a and b and c", {"x = a or b and c", "x = a and b or c"}),
        ("x = (a) or (b)", {"x = (a) and (b)"}),
        ("x = not a", {"x = a"}),
        ("x = not(a)", {"x = (a)"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a * b", {"x = a + b"}),
        ("x += y", {"x -= y"}),
        ("x = 5", {"x = 6"}),
        ("x = True", {"x = False"}),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = f(a, b, *c)", set()),
        ("x = max(a, b)", set()),
        ("f(a)", {"pass"}),
        ("x = a if b else c", {"x = a if not b else c"}),
        ("Kopf = 'Żaba' < kopf and ('żółw' + a)", {
            "Kopf = 'Żaba' <= kopf and ('żółw' + a)",
            "Kopf = 'Żaba' < kopf or ('żółw' + a)",
        }),
    ],
)  # fmt: skip
def test_a_fault_changes_one_thing_in_a_line(source: str, faults: set[str]):
    assert made(source) == faults


def test_faults_in_statements():
    assert made(
        """
        def rule(t):
            for card in t:
                if card:
                    continue
                yield from t.wound(card)
        """
    ) == {"if not card:", "pass"}


@pytest.mark.parametrize(
    "source",
    [
        '"""Words about it, such as 3 < 4."""',
        "def f(a: Literal[3]) -> Literal[4]: ...",
        "class A:\n    def __repr__(self):\n        return self.x + 1",
        "assert 3 < 4",
        "log.warning(a, b)",
        "raise ValueError(a, 3)",
        "Deed: TypeAlias = tuple[int, 3]",
        "if TYPE_CHECKING:\n    x = 3",
        "@lru_cache(4096)\ndef f(): ...",
        'x = f"{a + 3}"',
    ],
)
def test_where_a_fault_would_mean_nothing_none_is_made(source: str):
    assert faults_in(PATH, source) == []


def test_a_refusal_is_worth_a_fault():
    assert made('raise refuse("refused-seats", most=4)') == {
        'raise refuse("refused-seats", most=5)'
    }


def test_cards_lose_what_they_say_of_themselves():
    card = 'card("armor", cost=1, on=MAN)'
    assert made(f"x = {card}", CARDS) >= {'x = card("armor", on=MAN)', 'x = card("armor", cost=1)'}
    assert made(f"x = {card}") == {'x = card("armor", cost=2, on=MAN)'}


def test_how_long_the_server_waits_is_a_matter_of_judgement():
    assert made("WAIT = 60", SERVER) == set()
    assert made("WAIT = 2", SERVER) == {"WAIT = 3"}
    assert made("def f():\n    wait = 60", SERVER) == {"wait = 61"}


def test_faults_in_words():
    assert made(
        """
        hit = { NAME($who, case: "acc") } trafia { $what } (T-28.4)
            .waiting = ciosy
        count = { $n ->
            [one] karta
           *[many] kart
        }
        title = Nic
        """,
        WORDS,
    ) == {
        'hit = { NAME($what, case: "acc") } trafia { $what } (T-28.4)',
        'hit = { NAME($who, case: "acc") } trafia { $who } (T-28.4)',
        'hit = { NAME($who, case: "ins") } trafia { $what } (T-28.4)',
        'hit = { NAME($who, case: "acc") } trafia { $what } (T-29.4)',
        "[one] kart",
    }


def test_a_fault_knows_its_place():
    source = "a = 1\n\nif (a\n    < b): ...\n"
    fault = next(fault for fault in faults_in(PATH, source) if fault.kind == "< to <=")
    assert (str(fault), source[fault.start]) == (f"{PATH}:4", "<")


def test_what_is_no_program_any_more_is_no_fault():
    source = "x = f((a), (b))\n"
    assert not Fault(PATH, 1, "", 4, 7, "").can_be_made(source)
    assert all(fault.can_be_made(source) for fault in faults_in(PATH, source))


# Which tests are near


@pytest.mark.parametrize(
    ("path", "area", "nearest"),
    [
        ("games/fellowship/cards/gondor.py", "cards", "tests/fellowship/test_cards_gondor.py"),
        ("games/warcards/cards/elf.py", "cards", "tests/warcards/test_fire_elf.py"),
        ("games/fellowship/rules/zones.py", "rules", "tests/fellowship/test_memory.py"),
        ("games/warcards/text/pl.ftl", "words", "tests/core/test_voice.py"),
        ("core/agenda.py", "rules", "tests/core/test_agenda.py"),
        ("server/connections.py", "server", "tests/server/test_connections.py"),
        ("server/moderation/restrictions.py", "server", "tests/server/test_moderation.py"),
    ],
)
def test_the_nearest_tests_are_those_of_the_same_name_or_that_import_it(
    path: str, area: str, nearest: str
):
    assert area_of(f"src/mathom/{path}") == area
    assert nearest in near(f"src/mathom/{path}", ROOT)[0]


def test_there_are_tests_around_every_file_in_which_faults_are_made():
    listed = subprocess.run(
        ["git", "ls-files", "src/mathom"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    paths = [path for path in listed.stdout.splitlines() if area_of(path)]
    assert {area_of(path) for path in paths} == set(AREAS)
    for path in paths:
        for some in near(path, ROOT):
            assert some
            assert all((ROOT / test).exists() for test in some), path


def test_what_is_said_to_be_near_is_there():
    for pattern, tests in ELSEWHERE.items():
        if "*" not in pattern:
            assert (ROOT / SOURCE / pattern).is_file(), pattern
            assert all((ROOT / test).is_file() for test in tests), tests


def test_where_no_test_could_tell_no_fault_is_made():
    for path in ("server/migrations/versions/0001_first_tables.py", "core/testing/laws.py"):
        assert area_of(f"src/mathom/{path}") is None


# A trial, in a small copy of a tree: each starts pytest several times


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "shire.py").write_text("def ale(a):\n    return a > 3\n")
    (tmp_path / "pyproject.toml").write_text("")
    return Copy(tmp_path, Limits(seconds=30, test=5))


def fault_in(copy: Copy) -> Fault:
    source = (copy.root / "src" / "shire.py").read_text()
    return next(fault for fault in faults_in("src/shire.py", source) if fault.kind == "> to >=")


def says(copy: Copy, name: str, body: str) -> str:
    (copy.root / name).write_text(f"from shire import ale\n\n\ndef test_it():\n    {body}\n")
    return name


@pytest.mark.nightly
def test_a_fault_is_noticed_by_the_first_test_that_fails(copy: Copy):
    blind = says(copy, "test_blind.py", "assert ale(4)")
    sharp = says(copy, "test_sharp.py", "assert not ale(3)")
    fault = fault_in(copy)
    assert copy.attempt(fault, [[blind]]).noticed_by is None
    assert copy.attempt(fault, [[blind], [sharp]]).noticed_by == "test_sharp.py::test_it"
    assert "a > 3" in (copy.root / "src" / "shire.py").read_text()


@pytest.mark.nightly
def test_a_test_that_fails_in_any_case_notices_nothing(copy: Copy):
    broken = says(copy, "test_broken.py", "assert ale(0)")
    assert copy.attempt(fault_in(copy), [[broken]]).noticed_by is None
    (copy.root / "test_astray.py").write_text("import mordor\n")
    assert copy.attempt(fault_in(copy), [["test_astray.py"], ["."]]).noticed_by is None


@pytest.mark.nightly
def test_a_fault_that_goes_on_for_ever_or_takes_all_the_memory_is_noticed(tmp_path: Path):
    (tmp_path / "src").mkdir()
    (tmp_path / "pyproject.toml").write_text("")
    shire = tmp_path / "src" / "shire.py"
    shire.write_text("def ale(a):\n    while a > 0:\n        a -= 1\n    return a\n")
    test = "test_it.py"
    (tmp_path / test).write_text(
        "from shire import ale\n\ndef test_it():\n    assert ale(3) == 0\n"
    )
    copy = Copy(tmp_path, Limits(seconds=30, test=1))
    fault = next(each for each in faults_in("src/shire.py", shire.read_text()) if each.new == "+=")
    assert copy.attempt(fault, [[test]]).noticed_by == "test_it.py::test_it"

    shire.write_text("def ale(a):\n    return [0] * 10 ** (a + 6) if a < 3 else 0\n")
    fault = next(each for each in faults_in("src/shire.py", shire.read_text()) if each.new == "<=")
    copy = Copy(tmp_path, Limits(seconds=30, test=20, memory=0.5))
    assert copy.attempt(fault, [[test]]).noticed_by == "test_it.py::test_it"


@pytest.mark.nightly
def test_when_time_is_up_nothing_was_noticed(copy: Copy):
    name = "test_slow.py"
    (copy.root / name).write_text(
        "import time\n\n\ndef test_soon(): ...\n\n\ndef test_late():\n    time.sleep(60)\n"
    )
    copy.limits = Limits(seconds=8, test=60)
    outcome = copy.attempt(fault_in(copy), [[name]])
    assert (outcome.noticed_by, outcome.all_run) == (None, False)
