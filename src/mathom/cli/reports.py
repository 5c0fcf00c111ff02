"""`mathom reports`: what players of a server have reported."""

import json
from datetime import UTC, datetime

from mathom.cli.args import JSON, Command, Given
from mathom.cli.console import Console
from mathom.cli.stored import DATA, store


def run(console: Console, given: Given) -> int:
    with store(given) as stored:
        reports = stored.reports()
    if given.has("json"):
        console.data([{"at": at, **json.loads(body)} for _, _, at, body in reports])
        return 0
    for id, table, at, body in reports:
        report = json.loads(body)
        when = datetime.fromtimestamp(at / 1000, UTC)
        console.say(f"{id}  {when:%Y-%m-%d %H:%M}  {table}  {report['ply']}")
        console.tell(_shown(report["text"]) or console.text("reports-wordless"), "    ")
    if not reports:
        console.say(console.text("reports-none"))
    return 0


def _shown(said: str) -> str:
    """What a stranger wrote, without what would make a terminal do something."""
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in said)


COMMAND = Command("reports", run, flags=(DATA, JSON))
