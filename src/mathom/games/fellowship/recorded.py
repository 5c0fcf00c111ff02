"""How a table was written when there were first records: their hashes are of that.

What limits count, and texts that are due, were numbers then, and have names now. Who verifies a
record that was resigned may find any of them on its last table.
"""

from typing import Any

import msgspec

from mathom.core.state import twin
from mathom.games.fellowship.parts import Used
from mathom.games.fellowship.rules.windows import answers_later
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY


def as_recorded(t: Table) -> Table:
    found: Any = twin(t)
    found.used, found.used_now, found.idle = (
        [number(each) for each in uses] for uses in (t.used, t.used_now, t.idle)
    )
    sums: dict[int, int] = {}
    for each in t.sums:
        key = each.card * 4096 + each.block
        sums[key] = sums.get(key, 0) + each.much
    found.sums = [each for pair in sums.items() for each in pair]
    later = [each for each in t.lasting if answers_later(each.block, each.at)]
    waiting = msgspec.to_builtins(later, order="deterministic")
    # As bytes: a mapping would be sorted.
    found.todo = [
        msgspec.Raw(msgspec.json.encode(_written(frame, waiting)))
        for frame in msgspec.to_builtins(t.todo, order="deterministic")
    ]
    recorded: Table = found
    return recorded


def number(use: Used) -> int:
    """A text that was used."""
    if use.text == NOBODY:
        return (use.card + 1) * 1_000_000_007
    return ((use.card * 1024 + use.text) * 16 + use.which) * 8 + use.seat + 1


def _written(part: Any, waiting: list[Any]) -> Any:
    """A frame, or what is in it. `waiting` are the texts that an earlier action left to answer."""
    if isinstance(part, list | tuple):
        return [_written(each, waiting) for each in part]
    if not isinstance(part, dict):
        return part
    match part.get("type"):
        case "Due":
            return [part["about"], part["card"], part["text"], part["which"]]
        case "DueLater":
            at = waiting.index(part["lasting"]) if part["lasting"] in waiting else 0
            return [part["about"], -2 - at, NOBODY, 0]
        case "Idle":
            return {"type": "Idle", "key": number(Used(**part["text"])), "deeds": part["deeds"]}
    written = {key: _written(each, waiting) for key, each in part.items() if key != "owed"}
    if part.get("type") == "Window":
        written["waiting"] = [] if part["due"] is None else waiting
    return written
