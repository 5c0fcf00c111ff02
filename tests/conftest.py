"""What all tests share."""

import re
from pathlib import Path

import pytest

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
