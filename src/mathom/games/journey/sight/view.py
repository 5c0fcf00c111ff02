"""What a viewer sees. Everything lies open in this game, so all viewers see the same."""

from typing import Literal, TypeAlias, get_args

import msgspec

from mathom.core.message import Message
from mathom.games.journey.data import (
    DICE,
    DIE_NAMES,
    HOBBIT_NAMES,
    PLACE_NAMES,
    PLACES,
    SYMBOL_NAMES,
    DieName,
    HobbitName,
    PlaceName,
    SymbolName,
)
from mathom.games.journey.moments import DieView, dice
from mathom.games.journey.rules.outcome import outcome
from mathom.games.journey.rules.turn import in_mordor
from mathom.games.journey.state import Journey, Square

Phase: TypeAlias = Literal["hobbits", "rolling", "using", "over"]
PHASES: dict[str, Phase] = {
    "hobbits": "hobbits",
    "roll": "rolling",
    "repeat": "rolling",
    "keep": "rolling",
}
"""By step."""
SquareName: TypeAlias = Literal["whole", "split", "half", "crossed", "both-crossed"]
SQUARE_NAMES: dict[Square, SquareName] = dict(zip(Square, get_args(SquareName), strict=True))


class SheetView(msgspec.Struct, frozen=True):
    seat: int
    hobbit: HobbitName | None
    colour: DieName | None
    circles: int
    place: PlaceName
    squares: list[SquareName]
    """From the first on."""
    open_spaces: int
    out: bool
    in_mordor: bool


class JourneyView(msgspec.Struct, frozen=True):
    variant: Literal["basic", "advanced"]
    last_one_wins: bool
    instant_win: bool
    coloured: list[SymbolName]
    black: list[SymbolName]
    round: int
    first: int
    active: int
    phase: Phase
    rolls: int
    repeated: bool
    place: PlaceName
    """The place whose rule holds this turn."""
    dice: list[DieView]
    sheets: list[SheetView]
    winners: list[int] | None
    result: Message | None
    """How it ended, as a sentence."""


def view(t: Journey) -> JourneyView:
    result = outcome(t)
    phase = PHASES.get(t.step, "using" if t.winners is None else "over")
    return JourneyView(
        variant="advanced" if t.advanced else "basic",
        last_one_wins=t.last_one_wins,
        instant_win=t.instant_win,
        coloured=[SYMBOL_NAMES[symbol] for symbol in t.coloured],
        black=[SYMBOL_NAMES[symbol] for symbol in t.black],
        round=t.round,
        first=t.first,
        active=t.active,
        phase=phase,
        rolls=t.rolls,
        repeated=t.repeated,
        place=PLACE_NAMES[t.place],
        dice=dice(t),
        sheets=[_sheet(t, seat) for seat in range(len(t.sheets))],
        winners=None if result is None else list(result.winners),
        result=None if result is None else result.story,
    )


def _sheet(t: Journey, seat: int) -> SheetView:
    sheet = t.sheets[seat]
    hobbit = sheet.hobbit
    return SheetView(
        seat=seat,
        hobbit=None if hobbit is None else HOBBIT_NAMES[hobbit],
        colour=None if hobbit is None else DIE_NAMES[DICE[hobbit]],
        circles=sheet.circles,
        place=PLACE_NAMES[PLACES[sheet.circles]],
        squares=[SQUARE_NAMES[square] for square in sheet.squares],
        open_spaces=sheet.open_spaces(),
        out=sheet.out,
        in_mordor=in_mordor(sheet),
    )
