"""`mathom replay-all`: plays every stored game again by the rules as they are now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from mathom.cli.args import JSON, Command, Given
from mathom.cli.console import Console
from mathom.cli.stored import DATA, store
from mathom.core import registry
from mathom.core.game import EDITIONS
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat, Undo, read_line

if TYPE_CHECKING:
    from mathom.server.store import Loaded, Store


class Difference(msgspec.Struct, frozen=True):
    """A stored game that the present rules would not have let happen as it did."""

    table: str
    game: str
    running: bool
    line: int
    """The line of its record that does not fit; 0 if it is the end that differs."""
    why: str


def compare(console: Console, loaded: "Loaded") -> Iterator[Difference]:
    """Play a stored game again; what does not come out as it did, or should not have."""
    row = loaded.row

    def differs(line: int, why: str) -> Difference:
        return Difference(row.id, row.game, row.state == "playing", line, why)

    try:
        text = console.for_game(registry.game(row.game))
    except Refused as refused:
        yield differs(0, console.text.explain(refused.reason))
        return
    if row.rules // EDITIONS != registry.game(row.game).rules_for(row.options) // EDITIONS:
        yield differs(0, console.text("refused-table-other-values"))
        return
    seats = [Seat(seat.name or "") for seat in loaded.seats]
    try:
        match: Match[Any] = Match(registry.game(row.game), seats, row.options, row.seed)
    except Refused as refused:
        yield differs(0, text.explain(refused.reason))
        return
    for number, line in enumerate(loaded.lines, start=1):
        try:
            deed = read_line(line.line)
            match.do(deed)
        except Refused as refused:
            yield differs(number, text.explain(refused.reason))
            return
        # What was sent as a choice has a key, and nobody was asked whether they agree to it.
        if isinstance(deed, Undo) and deed.agreed and line.key is not None:
            yield differs(number, console.text("replay-all-nobody-agreed"))
    result = match.result
    winners = None if result is None else list(result.winners)
    ended = row.ended in ("game", "resigned")
    if (match.over != ended and row.ended in ("game", "resigned", None)) or (
        ended and winners != row.winners
    ):
        yield differs(0, console.text("replay-all-end"))


def _compared(console: Console, loaded: "Loaded") -> list[Difference]:
    """A game that the rules stumble over hides none of the others."""
    try:
        return list(compare(console, loaded))
    except Exception as error:
        row, why = loaded.row, console.text("replay-all-stumbles", error=type(error).__name__)
        return [Difference(row.id, row.game, row.state == "playing", 0, why)]


def compare_all(console: Console, stored: "Store") -> tuple[int, list[Difference]]:
    """How many games there are, and what does not come out as it did in any of them."""
    differences: list[Difference] = []
    ids = stored.all_ids()
    for number, id in enumerate(ids, start=1):
        console.progress(number, len(ids))
        loaded = stored.load(id)
        if loaded is not None:
            differences += _compared(console, loaded)
    return len(ids), differences


def tell_differences(console: Console, games: int, differences: list[Difference]) -> None:
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
    differ = len({found.table for found in differences})
    console.say(console.text("replay-all-done", games=games, differences=differ))


def run(console: Console, given: Given) -> int:
    with store(given) as stored:
        games, differences = compare_all(console, stored)
    if given.has("json"):
        console.data({"games": games, "differences": msgspec.to_builtins(differences)})
    else:
        tell_differences(console, games, differences)
    return 1 if differences else 0


COMMAND = Command("replay-all", run, flags=(DATA, JSON))
