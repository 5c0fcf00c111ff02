"""What the table is drawn with."""

from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.svg import GOLD, INK, path

LIT_PARCHMENT: Final = "#f8f1e0"
AGED_PARCHMENT: Final = "#e0d0a8"
BROWN_INK: Final = "#6a5638"
CAPTION: Final = "#d8c7a0"
ARCH: Final = "#17110d"

SIDE_FILL: Final = {"fellowship": "#4f5d34", "sauron": "#43201d"}
SIDE_INK: Final = {"fellowship": "#f3e3b3", "sauron": "#f0cfc4"}
SIDE_EDGE: Final = {"fellowship": GOLD, "sauron": "#c9675c"}
SIDE_DASH: Final = {"fellowship": None, "sauron": "5 3"}
"""The border's pattern, for those who do not see the colour."""


def emblem(
    drawing: str, x: float, y: float, size: float, ink: str = INK, weight: float = 1.7
) -> Element:
    """A drawing around (x, y), its lines as heavy as told whatever its size."""
    scale = size / 24
    return path(
        drawing,
        transform=f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})",
        fill="none",
        stroke=ink,
        stroke_width=weight / scale,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
