"""What all tests share."""

import os
import re
import tempfile
from collections import Counter
from pathlib import Path

import pytest

# Before any game is loaded: what its owner corrects at this machine is no matter of the tests.
os.environ["MATHOM_CORRECTIONS"] = str(Path(tempfile.gettempdir(), "no mathom here", "none.toml"))

RULEBOOKS = Path(__file__).parents[1] / "docs" / "rules"


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says once why tests were left out, such as that this machine has no Chromium."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
    for reason, number in reasons.items():
        terminalreporter.line(f"Left out {number} of the tests. {reason}", yellow=True)
