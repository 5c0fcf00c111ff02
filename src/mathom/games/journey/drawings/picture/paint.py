"""What the table is drawn with: colours, their signs, and a hand that is not quite steady."""

from xml.etree.ElementTree import Element

from mathom.core.svg import (
    ASH,
    BLUE,
    GOLD,
    GREEN,
    INK,
    PARCHMENT,
    RED,
    disc,
    group,
    path,
)
from mathom.games.journey.drawings.picture import emblems

DARK_RED = "#7a231b"
LIT_PARCHMENT = "#f8f1e0"
AGED_PARCHMENT = "#e0d0a8"
GREY_PARCHMENT = "#c9c1ae"
BROWN_INK = "#6a5638"
GRAPHITE = "#45413d"
BONE_EDGE = "#a8966f"
CAPTION = "#d8c7a0"

COLOURS = {"yellow": GOLD, "red": RED, "blue": BLUE, "green": GREEN, "black": INK}
ON_COLOUR = {"yellow": INK, "blue": "#ffffff", "red": "#ffffff", "green": "#ffffff"}


def emblem(
    drawing: str,
    x: float,
    y: float,
    size: float,
    ink: str = INK,
    weight: float = 1.7,
    fill: str = "none",
) -> Element:
    """A drawing around (x, y), its lines as heavy as told whatever its size."""
    scale = size / 24
    return path(
        drawing,
        transform=f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})",
        fill=fill,
        stroke=ink,
        stroke_width=weight / scale,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def sign(colour: str, x: float, y: float, r: float, rim: str = LIT_PARCHMENT) -> Element:
    """A colour's disc with the sign that tells it apart without the colour."""
    ink = ON_COLOUR.get(colour, PARCHMENT)
    return group(
        disc(x, y, r, fill=COLOURS.get(colour, ASH), stroke=rim, stroke_width=1.5),
        emblem(emblems.SIGNS.get(colour, ""), x, y, r * 1.3, ink, max(1.3, r / 11)),
    )


def wobble(seed: int, turn: int) -> float:
    """Between -1 and 1, always the same for the same numbers: the unsteadiness of a hand."""
    return ((seed * 7919 + turn * 3571 + seed * turn * 131) % 201) / 100 - 1


def pencil_cross(x: float, y: float, width: float, height: float, seed: int) -> Element:
    """Two quick strokes, never twice quite alike."""
    a, b, c, d = (wobble(seed, turn) * 2 for turn in range(1, 5))
    return path(
        f"M{x + a:.1f} {y + b:.1f}Q{x + width / 2 + c:.1f} {y + height / 2 - d:.1f} "
        f"{x + width + b:.1f} {y + height + c:.1f}"
        f"M{x + width - c:.1f} {y + d:.1f}Q{x + width / 2 - a:.1f} {y + height / 2 - b:.1f} "
        f"{x - d:.1f} {y + height + a:.1f}",
        fill="none",
        stroke=GRAPHITE,
        stroke_width=2.2,
        stroke_linecap="round",
        data_part="cross",
    )
