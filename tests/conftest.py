"""What all tests share."""

import ctypes
import gc
import os
import re
import resource
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

# Before any game is loaded: what its owner corrects at this machine is no matter of the tests.
os.environ["MATHOM_CORRECTIONS"] = str(Path(tempfile.gettempdir(), "no mathom here", "none.toml"))

# Inherited by the processes that share the tests: their hundreds of servers have threads, and what
# a thread has freed would otherwise wait for the next thread, not for the next test.
os.environ.setdefault("MALLOC_ARENA_MAX", "2")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets what it starts in the background ignore Ctrl+C, and what tests start inherits it.
    signal.signal(signal.SIGINT, signal.default_int_handler)

MOST_MEMORY = 1024
"""MiB that a process which runs tests may ever have had."""

SERVED = ("tests.server.", "tests.cli.")
"""Modules whose tests have had servers in this process."""

ROOT = Path(__file__).parents[1]
RULEBOOKS = ROOT / "docs" / "rules"


def pytest_collection(session: pytest.Session) -> None:
    """To rewrite what is asserted, once for each Python file of the tests, takes longer than to
    read them all. Of several workers each begins elsewhere, and finds the rest done by the others.
    """
    gc.disable()  # Fifty thousand tests are made and kept: to look for garbage among them is vain.
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None:
        return
    given = [Path(argument.partition("::")[0]) for argument in session.config.args]
    files = [file for each in given for file in (sorted(each.rglob("test_*.py")) or [each])]
    first = (
        len(files) * int(worker.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    )
    for file in [*files[first:], *files[:first]]:
        with suppress(Exception):  # Whoever collects it tells what is wrong with it.
            import_module(".".join(file.resolve().relative_to(ROOT).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mark that names no rule, or one that no rulebook has, is a slip of the pen."""
    known = {
        id
        for rulebook in RULEBOOKS.glob("*.en.md")
        for id in re.findall(r"^- \*\*([A-Z]-\d+\.\d+)\*\*", rulebook.read_text("utf-8"), re.M)
    }
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [id for id in mark.args if id not in known]
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: no such rule: {unknown or 'none named'}")


def pytest_collection_finish() -> None:
    """The tests themselves stay to the end: no search for garbage need go through twenty thousand
    of them.
    """
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="module", autouse=True)
def what_a_module_keeps_goes_with_it(request: pytest.FixtureRequest) -> Iterator[None]:
    """Pictures, games and parsed texts that its tests share are of no use to the others."""
    yield
    name = getattr(request.module, "__name__", "")
    found = list(vars(request.module).values()) if name else []
    caches = [each for each in found if hasattr(each, "cache_clear") and each.__module__ == name]
    for each in caches:
        each.cache_clear()
    if caches:  # a search takes as long as ten tests
        gc.collect()
    if caches or name.startswith(SERVED):
        give_back()


def give_back() -> None:
    """What was freed here and there goes back to the system, where its C library can do that: it
    lies between things that stay, and would come to hundreds of MiB.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


@pytest.fixture(scope="session", autouse=True)
def nothing_is_kept() -> Iterator[None]:
    """A process that runs thousands of tests keeps no more of them than one that runs a few. What
    it holds at the most is told in KiB, but for one system.
    """
    yield
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    most >>= 20 if sys.platform == "darwin" else 10
    assert most < MOST_MEMORY, f"the tests of this process had {most} MiB: what is kept of them?"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says once why tests were left out, such as that this machine has no Chromium."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
    for reason, number in reasons.items():
        terminalreporter.line(f"Left out {number} of the tests. {reason}", yellow=True)
