"""Which things on the table a line of the story speaks of."""

from mathom.core.event import Line
from mathom.core.message import Arg
from mathom.games.journey.data import HOBBIT_NAMES, PLACE_NAMES
from mathom.games.journey.state import Journey

CIRCLE_OF: dict[str, int] = {name: int(place) for place, name in PLACE_NAMES.items()}


def about(t: Journey, line: Line) -> tuple[str, ...]:
    """The dice that it names, and of its hobbit the square, the circle, else the whole sheet."""
    args = line.args
    dice = _dice(args)
    if line.id == "event-kept" or "dice" in args:
        return dice
    seat = _seat(t, args.get("hobbit"))
    if seat is None:
        return ()
    if line.id == "event-took":
        return (f"hobbit:{args['hobbit']}", f"sheet:{seat}")
    if "number" in args:
        return (*dice, f"square:{seat}:{args['number']}")
    if "place" in args:
        return (f"circle:{seat}:{CIRCLE_OF[str(args['place'])]}",)
    return (*dice, f"sheet:{seat}")


def _dice(args: dict[str, Arg]) -> tuple[str, ...]:
    rolled = args.get("dice")
    if isinstance(rolled, list):
        return tuple(f"die:{die.args['die']}" for die in rolled)
    return (f"die:{args['die']}",) if "die" in args else ()


def _seat(t: Journey, hobbit: object) -> int | None:
    for seat, sheet in enumerate(t.sheets):
        if sheet.hobbit is not None and HOBBIT_NAMES[sheet.hobbit] == hobbit:
            return seat
    return None
