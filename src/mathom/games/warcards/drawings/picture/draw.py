"""The whole table."""

from typing import Final
from xml.etree.ElementTree import Element, indent, tostring

from mathom.core.svg import (
    PARCHMENT,
    SERIF,
    UMBER,
    box,
    group,
    tag,
    words,
    wrap,
    write,
    write_lines,
)
from mathom.core.voice import Text
from mathom.games.warcards.drawings.picture import places
from mathom.games.warcards.drawings.picture.decks import band
from mathom.games.warcards.drawings.picture.paint import Brush
from mathom.games.warcards.drawings.picture.places import lay, place
from mathom.games.warcards.drawings.picture.score import THREAD, areas, thread
from mathom.games.warcards.drawings.sketch import header_parts, moments
from mathom.games.warcards.sight.view import WarcardsView
from mathom.games.warcards.terms import SIDES

MARGIN: Final = 24
GAP: Final = 16
COLUMNS: Final = 4
"""How many locations lie side by side."""
INNER: Final = COLUMNS * places.WIDTH + (COLUMNS - 1) * GAP
HALF: Final = (INNER - GAP) / 2
PAGE_WIDTH: Final = INNER + 2 * MARGIN


def picture(view: WarcardsView, text: Text) -> str:
    """The position as one SVG document."""
    brush = Brush(view, text)
    drawn: list[Element] = []
    y = MARGIN + 30.0
    drawn.append(write(MARGIN, y, " · ".join(header_parts(brush)), 28, PARCHMENT))
    lines = [line for said in moments(brush) for line in wrap(said, INNER, 19)]
    drawn += write_lines(MARGIN, y + 32, lines, 19, PARCHMENT, font_style="italic")
    y += 16 + 21 * len(lines)
    drawn.append(thread(brush, INNER, (MARGIN, y)))
    y += THREAD + GAP
    scored, high = areas(brush, INNER, (MARGIN, y))
    drawn.append(scored)
    y += high + GAP
    for start in range(0, len(view.places), COLUMNS):
        row = [lay(brush, seen) for seen in view.places[start : start + COLUMNS]]
        high = max(laid.height for laid in row)
        drawn += [
            place(brush, laid, high, (MARGIN + number * (places.WIDTH + GAP), y))
            for number, laid in enumerate(row)
        ]
        y += high + GAP
    # Each side's players below each other, face to face with the enemy's.
    depth = dict.fromkeys(SIDES, y)
    for deck in view.decks:
        x = MARGIN + SIDES.index(deck.side) * (HALF + GAP)
        own, high = band(brush, deck, HALF, (x, depth[deck.side]))
        drawn.append(own)
        depth[deck.side] += high + GAP
    y = max(depth.values())
    return _document(brush, drawn, y - GAP + MARGIN)


def _document(brush: Brush, drawn: list[Element], height: float) -> str:
    parts = [brush.text("title"), *header_parts(brush)]
    summary = " ".join(f"{part.rstrip('.')}." for part in parts)
    svg = tag(
        "svg",
        words("title", summary),
        tag(
            "defs",
            tag(
                "radialGradient",
                tag("stop", offset="0", stop_color="#5c4631"),
                tag("stop", offset="0.6", stop_color="#3c2d20"),
                tag("stop", offset="1", stop_color=UMBER),
                id="warcards-table",
                cx="0.5",
                cy="0.45",
                r="0.75",
            ),
        ),
        box(0, 0, PAGE_WIDTH, height, 18, fill="url(#warcards-table)"),
        group(*drawn),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {PAGE_WIDTH:g} {height:g}",
        role="img",
        aria_label=summary,
        lang=brush.text.lang,
        font_family=SERIF,
        font_variant="lining-nums",
    )
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"
