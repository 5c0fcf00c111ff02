"""What the parts of a travel sheet share: its measures, and how things stand with its owner."""

from mathom.core.svg import INK
from mathom.games.journey.drawings.picture.paint import BROWN_INK
from mathom.games.journey.sight.view import JourneyView, SheetView

SHEET_WIDTH = 600
SPINE = 36
HEAD = 84
NOTE_HEIGHT = 48
SQUARE = 42
SQUARE_STEP = 49


def height_of_sheet(view: JourneyView) -> float:
    return nazgul_top(view) + SQUARE + 26


def nazgul_top(view: JourneyView) -> float:
    return 292 + (NOTE_HEIGHT if view.variant == "advanced" else 0)


def is_active(view: JourneyView, page: SheetView) -> bool:
    return view.winners is None and page.seat == view.active


def is_winner(view: JourneyView, page: SheetView) -> bool:
    return view.winners is not None and page.seat in view.winners


def soft_ink(page: SheetView) -> str:
    """For what matters less; a dimmed page needs its ink full."""
    return INK if page.out else BROWN_INK
