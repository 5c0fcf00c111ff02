"""`mathom show`: any position of a record, as text, picture or data."""

from pathlib import Path
from typing import Any

import msgspec

from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.verify import read_file
from mathom.core.ask import Ask
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import replay
from mathom.core.message import refuse
from mathom.core.record import load
from mathom.core.voice import Text


def run(console: Console, given: Given) -> int:
    record = load(read_file(Path(given.words["FILE"])))
    ply = given.number("ply")
    if ply is not None and ply > len(record.choices):
        raise refuse("refused-ply", ply=ply, last=len(record.choices))
    match = replay(record, ply)
    text = console.for_game(match.game)
    seat = given.number("seat")
    if seat is not None and not 1 <= seat <= len(match.seats):
        raise refuse("refused-seat", seat=seat, last=len(match.seats))
    # A finished game has no secrets; of a running one only what everybody may see is shown.
    viewer = (REFEREE if record.hash else SPECTATOR) if seat is None else seat - 1
    view = match.view(viewer)
    if given.has("svg"):
        console.say(match.game.picture(view, text))
    elif given.has("story"):
        told = [text.say(message) for message in match.told(viewer)]
        if given.has("json"):
            console.data(told)
        else:
            for sentence in told:
                console.tell(sentence, hang="  ")
    elif given.has("json"):
        console.data(
            {
                "game": record.game,
                "ply": len(record.choices) if ply is None else ply,
                "view": msgspec.to_builtins(view),
                "asks": [_data(ask, viewer, text) for ask in match.asks_seen_by(viewer)],
                "winners": None if match.result is None else list(match.result.winners),
            }
        )
    else:
        # Somebody may have taken their name away.
        names = [
            taken.name or text("player-nameless", seat=number)
            for number, taken in enumerate(match.seats, start=1)
        ]
        console.say(match.game.sketch(view, text, names, console.colour, console.width))
        for ask in match.asks_seen_by(viewer):
            console.tell(f"{names[ask.seat]}: {text.explain(ask.prompt_for(viewer))}")
        if match.result is not None:
            console.tell(text.say(match.result.story))
            for counted in match.result.why:
                console.tell(text.explain(counted), "  ", "    ")
    return 0


def _data(ask: Ask, viewer: int, text: Text) -> dict[str, Any]:
    """A question; its options may tell of a hand, so only who is asked sees them."""
    data: dict[str, Any] = {"seat": ask.seat, "prompt": text.explain(ask.prompt_for(viewer))}
    if viewer in (ask.seat, REFEREE):
        data["options"] = [option.code for option in ask.options]
    return data


COMMAND = Command(
    "show",
    run,
    needs=("FILE",),
    flags=(
        Flag("ply", "N", whole=True),
        Flag("seat", "N", whole=True),
        Flag("svg"),
        Flag("story"),
        JSON,
    ),
)
