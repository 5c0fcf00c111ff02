"""What axe-core has against a page."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """
axe.run(document, { resultTypes: ["violations"], rules: %s }).then(
  ({ violations }) => violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help,
    nodes: nodes.map(
      ({ target, html, failureSummary }) => ({ target: target.join(" "), html, failureSummary })),
  })))
"""


def grave_violations(page: Page, but: Sequence[str] = ()) -> list[str]:
    """Each in a few readable lines: the rule, and where and how it is broken. `but` are rules that
    are looked at otherwise.
    """
    run = RUN % json.dumps({rule: {"enabled": False} for rule in but})
    # The page allows no foreign script; what the debugger evaluates does not ask it.
    session = page.context.new_cdp_session(page)
    try:
        for expression in (SOURCE.read_text("utf-8") + "\n;undefined", run):
            answer = session.send(
                "Runtime.evaluate",
                {"expression": expression, "awaitPromise": True, "returnByValue": True},
            )
            assert "exceptionDetails" not in answer, answer["exceptionDetails"]
    finally:
        session.detach()
    found = answer["result"]["value"]
    return [_readable(violation) for violation in found if violation["impact"] in GRAVE]


def _readable(violation: dict[str, Any]) -> str:
    lines = [f"{violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"]:
        lines += [f"  {node['target']}", f"    {node['html']}"]
        lines += [f"    {line.strip()}" for line in node["failureSummary"].splitlines()]
    return "\n".join(lines)
