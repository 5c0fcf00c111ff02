"""The whole table."""

from typing import Final
from xml.etree.ElementTree import Element, indent, tostring

from mathom.core.svg import (
    INK,
    PARCHMENT,
    SERIF,
    UMBER,
    box,
    group,
    path,
    tag,
    words,
    wrap,
)
from mathom.core.voice import Text
from mathom.games.confrontation.data import SAURON, SIDE_NAMES
from mathom.games.confrontation.drawings.perspective import viewed_side
from mathom.games.confrontation.drawings.picture.bands import BAND, band, battle, ending, moment
from mathom.games.confrontation.drawings.picture.board import HEIGHT, WIDTH, board, hatching
from mathom.games.confrontation.drawings.picture.paint import AGED_PARCHMENT, LIT_PARCHMENT
from mathom.games.confrontation.drawings.sketch import Pen, header_parts
from mathom.games.confrontation.sight.view import ConfrontationView

MARGIN: Final = 24
SHEET: Final = 16
"""How far the parchment reaches beyond the map."""
PAGE_WIDTH: Final = WIDTH + 2 * (MARGIN + SHEET)
MAP_TOP: Final = MARGIN + BAND + 16 + SHEET
PAGE_HEIGHT: Final = MAP_TOP + HEIGHT + SHEET + 16 + BAND + MARGIN


def picture(view: ConfrontationView, text: Text) -> str:
    """The position as one SVG document."""
    pen = Pen(view, text, colour=False)
    summary = " ".join(f"{part.rstrip('.')}." for part in summary_of(pen))
    above, below = view.sides[1], view.sides[0]
    if viewed_side(view) == SIDE_NAMES[SAURON]:
        above, below = below, above
    width = PAGE_WIDTH - 2 * MARGIN
    drawing = tag(
        "svg",
        words("title", summary),
        paints(),
        box(0, 0, PAGE_WIDTH, PAGE_HEIGHT, 18, fill="url(#confrontation-table)"),
        sheet(),
        band(pen, above, width, (MARGIN, MARGIN)),
        board(view, text, (MARGIN + SHEET, MAP_TOP)),
        moment(pen, (MARGIN + SHEET + 14, MAP_TOP + 36)),
        corner(pen),
        band(pen, below, width, (MARGIN, PAGE_HEIGHT - MARGIN - BAND)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {PAGE_WIDTH:g} {PAGE_HEIGHT:g}",
        role="img",
        aria_label=summary,
        lang=text.lang,
        font_family=SERIF,
        font_variant="lining-nums",
    )
    indent(drawing)
    return tostring(drawing, encoding="unicode") + "\n"


def summary_of(pen: Pen) -> list[str]:
    if pen.view.result is not None:
        return [pen.text("title"), pen.text.say(pen.view.result)]
    return [pen.text("title"), *header_parts(pen)]


def corner(pen: Pen) -> Element | None:
    """On the right above the map: a battle, or how it ended."""
    view = pen.view
    at = (PAGE_WIDTH - MARGIN - SHEET - 14, MAP_TOP + 34)
    if view.battle is not None:
        return battle(pen, view.battle, at)
    if view.result is not None:
        return ending(wrap(pen.text.say(view.result), 330, 21), at)
    return None


def paints() -> Element:
    return tag(
        "defs",
        gradient("confrontation-table", "#5c4631", "#3c2d20", UMBER),
        gradient("confrontation-sheet", LIT_PARCHMENT, PARCHMENT, AGED_PARCHMENT),
        hatching(),
    )


def gradient(id: str, centre: str, middle: str, edge: str) -> Element:
    return tag(
        "radialGradient",
        tag("stop", offset="0", stop_color=centre),
        tag("stop", offset="0.6", stop_color=middle),
        tag("stop", offset="1", stop_color=edge),
        id=id,
        cx="0.5",
        cy="0.45",
        r="0.75",
    )


def sheet() -> Element:
    """The parchment that the map is drawn on."""
    left, top = MARGIN, MAP_TOP - SHEET
    width, height = WIDTH + 2 * SHEET, HEIGHT + 2 * SHEET
    return group(
        box(left + 3, top + 5, width, height, 10, fill="#000000", fill_opacity=0.4),
        box(left, top, width, height, 10, fill="url(#confrontation-sheet)", stroke="#8f7d5c"),
        path(
            f"M{left + 8} {top + 8}H{left + width - 8}V{top + height - 8}H{left + 8}z",
            fill="none",
            stroke=INK,
            stroke_opacity=0.35,
        ),
    )
