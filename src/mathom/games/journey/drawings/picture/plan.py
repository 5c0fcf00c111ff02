"""Where things lie on the table."""

from dataclasses import dataclass

from mathom.core.svg import Point
from mathom.games.journey.drawings.picture.page import SHEET_WIDTH, height_of_sheet
from mathom.games.journey.sight.view import JourneyView


@dataclass(frozen=True)
class Tray:
    """Where the dice lie, and how much room there is for them."""

    at: Point
    width: float
    height: float
    moment: Point
    cup: Point
    table: Point
    kept: Point
    ending: Point
    """The middle of the room that the dice leave at the end."""


@dataclass(frozen=True)
class Plan:
    """Where the things lie. Seats sit clockwise, as they take turns (J-3.1)."""

    height: float
    sheets: list[Point]
    tray: Tray


MARGIN = 30
GAP = 32
WIDTH = 2 * MARGIN + 2 * SHEET_WIDTH + GAP
STRIP = 152


def plan(view: JourneyView) -> Plan:
    """Two rows of two sheets with the dice between them; three players leave the dice a corner."""
    left, right = MARGIN, MARGIN + SHEET_WIDTH + GAP
    sheet_height = height_of_sheet(view)
    below = MARGIN + sheet_height + GAP
    above: list[Point] = [(left, MARGIN), (right, MARGIN)]
    if len(view.sheets) == 3:
        corner = tray_in_corner((left, below), sheet_height)
        return Plan(below + sheet_height + MARGIN, [*above, (right, below)], corner)
    strip = tray_as_strip((left, below))
    if len(view.sheets) == 2:
        return Plan(below + STRIP + MARGIN, above, strip)
    under = below + STRIP + GAP
    return Plan(under + sheet_height + MARGIN, [*above, (right, under), (left, under)], strip)


def tray_as_strip(at: Point) -> Tray:
    width = 2 * SHEET_WIDTH + GAP
    return Tray(
        at,
        width,
        STRIP,
        moment=(30, 24),
        cup=(206, 24),
        table=(378, 24),
        kept=(812, 24),
        ending=(790, STRIP / 2),
    )


def tray_in_corner(at: Point, height: float) -> Tray:
    row = (height - 40) / 3
    left, middle = 86, SHEET_WIDTH / 2
    return Tray(
        at,
        SHEET_WIDTH,
        height,
        moment=(left, 30),
        cup=(left + 262, 26),
        table=(left, 30 + row),
        kept=(left, 30 + 2 * row),
        ending=(middle, 20 + row * 2),
    )
