"""The squares beneath the road."""

from xml.etree.ElementTree import Element

from mathom.core.svg import INK, SANS, box, group, path, thing, write
from mathom.core.voice import Text
from mathom.games.journey.drawings.picture import emblems
from mathom.games.journey.drawings.picture.page import (
    SHEET_WIDTH,
    SPINE,
    SQUARE,
    SQUARE_STEP,
    nazgul_top,
    soft_ink,
)
from mathom.games.journey.drawings.picture.paint import (
    DARK_RED,
    GRAPHITE,
    LIT_PARCHMENT,
    emblem,
    pencil_cross,
    wobble,
)
from mathom.games.journey.sight.view import JourneyView, SheetView


def nazgul_trail(view: JourneyView, page: SheetView, text: Text) -> Element:
    """The squares beneath the road: when the last is crossed off, the riders have come."""
    top = nazgul_top(view)
    left = SPINE + 22
    reached = sum(square in ("crossed", "both-crossed") for square in page.squares)
    half = 0.5 if "half" in page.squares else 0
    right = SHEET_WIDTH - 22
    return group(
        shadow(left, top, reached + half),
        *(
            square(page, number, text, left + (number - 1) * SQUARE_STEP, top)
            for number in range(1, len(page.squares) + 1)
        ),
        write(right, top + 18, text("picture-nazgul-trail"), 17, INK, text_anchor="end"),
        write(
            right,
            top + 37,
            text("sketch-open", spaces=page.open_spaces),
            15,
            soft_ink(page),
            text_anchor="end",
            font_family=SANS,
        ),
    )


def shadow(left: float, top: float, reached: float) -> Element | None:
    """The dark that creeps along under the squares."""
    if not reached:
        return None
    length = reached * SQUARE_STEP + 22
    return box(left - 13, top - 9, length, SQUARE + 18, 14, fill="url(#journey-shadow)")


def square(page: SheetView, number: int, text: Text, x: float, y: float) -> Element:
    state = page.squares[number - 1]
    split = state in ("split", "half", "both-crossed")
    last = number == len(page.squares)
    seed = page.seat * 16 + number + 7
    half = SQUARE / 2
    parts = [(x, half - 1.5), (x + half + 1.5, half - 1.5)] if split else [(x, SQUARE)]
    crossed = {"crossed": 1, "half": 1, "both-crossed": 2}.get(state, 0)
    return thing(
        f"square:{page.seat}:{number}",
        text("picture-square", number=number, state=state),
        *(space(left, y, width) for left, width in parts),
        emblem(emblems.SYMBOLS["nazgul"], x + half, y + half, 30, DARK_RED) if last else None,
        split_line(x + half, y, seed) if split else None,
        *(
            struck(left, y, width, seed + turn * 31)
            for turn, (left, width) in enumerate(parts[:crossed])
        ),
    )


def space(x: float, y: float, width: float) -> Element:
    return box(x, y, width, SQUARE, 3, fill=LIT_PARCHMENT, stroke=INK, stroke_width=1.7)


def struck(x: float, y: float, width: float, seed: int) -> Element:
    return group(
        hatching(x, y, width),
        pencil_cross(x + width * 0.14, y + 5, width * 0.72, SQUARE - 10, seed),
    )


def hatching(x: float, y: float, width: float) -> Element:
    slope = width / 2
    strokes = "".join(
        f"M{x + 2:g} {y + row:g}L{x + width - 2:g} {y + row - slope:g}"
        for row in range(int(slope) + 3, SQUARE - 1, 5)
    )
    return path(strokes, fill="none", stroke=GRAPHITE, stroke_opacity=0.45, stroke_width=1.1)


def split_line(x: float, y: float, seed: int) -> Element:
    """Gandalf's stroke through the middle."""
    lean = wobble(seed, 5)
    return path(
        f"M{x + lean:.1f} {y - 6:g}"
        f"Q{x - lean:.1f} {y + SQUARE / 2:g} {x - lean / 2:.1f} {y + SQUARE + 6:g}",
        fill="none",
        stroke=GRAPHITE,
        stroke_width=2.2,
        stroke_linecap="round",
        data_part="split",
    )
