"""`mathom replay-all`: plays every stored game again by the rules as they are now."""

from typing import TYPE_CHECKING, Any

import msgspec

from mathom.cli.args import JSON, Command, Given
from mathom.cli.console import Console
from mathom.cli.stored import DATA, store
from mathom.core import registry
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat

if TYPE_CHECKING:
    from mathom.server.store import Loaded


class Difference(msgspec.Struct, frozen=True):
    """A stored game that the present rules would not have let happen as it did."""

    table: str
    game: str
    running: bool
    line: int
    """The first line of its record that does not fit; 0 if it is the end that differs."""
    why: str


def compare(console: Console, loaded: "Loaded") -> Difference | None:
    """Play a stored game again; what does not come out as it did."""
    row = loaded.row

    def differs(line: int, why: str) -> Difference:
        return Difference(row.id, row.game, row.state == "playing", line, why)

    try:
        text = console.for_game(registry.game(row.game))
    except Refused as refused:
        return differs(0, console.text.explain(refused.reason))
    seats = [Seat(seat.name or "") for seat in loaded.seats]
    try:
        match: Match[Any] = Match(registry.game(row.game), seats, row.options, row.seed)
    except Refused as refused:
        return differs(0, text.explain(refused.reason))
    for number, line in enumerate(loaded.lines, start=1):
        try:
            match.play_line(line.line)
        except Refused as refused:
            return differs(number, text.explain(refused.reason))
    result = match.result
    winners = None if result is None else list(result.winners)
    ended = row.ended == "game"
    if (match.over != ended and row.ended in ("game", None)) or (ended and winners != row.winners):
        return differs(0, console.text("replay-all-end"))
    return None


def run(console: Console, given: Given) -> int:
    differences = []
    with store(given) as stored:
        ids = stored.all_ids()
        for number, id in enumerate(ids, start=1):
            console.progress(number, len(ids))
            loaded = stored.load(id)
            found = None if loaded is None else compare(console, loaded)
            if found is not None:
                differences.append(found)
    if given.has("json"):
        console.data({"games": len(ids), "differences": msgspec.to_builtins(differences)})
    else:
        for found in differences:
            console.tell(
                console.text(
                    "replay-all-differs",
                    table=found.table,
                    game=found.game,
                    running="yes" if found.running else "no",
                    line=found.line,
                    why=found.why,
                )
            )
        console.say(console.text("replay-all-done", games=len(ids), differences=len(differences)))
    return 1 if differences else 0


COMMAND = Command("replay-all", run, flags=(DATA, JSON))
