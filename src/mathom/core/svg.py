"""Drawing: small functions that build SVG with presentation attributes alone.

A strict Content-Security-Policy forbids styles, so there are none. Whatever an option can touch
bears the option's word for it in `data-thing`.
"""

# interpreted: it draws once a question, and Element is C already

import re
import textwrap
from collections.abc import Sequence
from typing import TypeAlias
from xml.etree.ElementTree import Element

# The colours that all games share

UMBER = "#1b1511"
PARCHMENT = "#efe4cb"
INK = "#2b2118"
GOLD = "#c8a04a"
RED = "#9a3b32"
BLUE = "#4d7c8a"
GREEN = "#6c8a4d"
ASH = "#8b8578"

SERIF = '"EB Garamond", Alegreya, Georgia, "Times New Roman", serif'
SANS = '"Alegreya Sans", Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif'
LETTER = 0.6
"""The mean width of a letter in the widest of likely typefaces, as a part of its size."""

Part: TypeAlias = Element | None
Value: TypeAlias = str | float | None
Point: TypeAlias = tuple[float, float]


def tag(name: str, *children: Part, **attributes: Value) -> Element:
    """An element; `data_thing` becomes `data-thing`, and what is None is left out."""
    element = Element(name)
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
            element.set(key.replace("_", "-"), shown)
    element.extend(child for child in children if child is not None)
    return element


def group(
    *children: Part, at: Point | None = None, lean: float = 0, **attributes: Value
) -> Element:
    """Things drawn together, moved to a point and leaning by so many degrees around it."""
    moves = [f"translate({at[0]:g} {at[1]:g})"] if at else []
    if lean:
        moves.append(f"rotate({lean:g})")
    return tag("g", *children, transform=" ".join(moves) or None, **attributes)


def thing(name: str, title: str, *children: Part, at: Point | None = None) -> Element:
    """Something that options can touch, with its name for those who point at it or can't see it."""
    return group(words("title", title), *children, at=at, data_thing=name)


def words(name: str, said: str, **attributes: Value) -> Element:
    element = tag(name, **attributes)
    element.text = said
    return element


def write(
    x: float, y: float, said: str, size: float, fill: str = INK, **attributes: Value
) -> Element:
    return words("text", said, x=x, y=y, font_size=size, fill=fill, **attributes)


def write_lines(
    x: float, y: float, lines: Sequence[str], size: float, fill: str = INK, **attributes: Value
) -> list[Element]:
    return [
        write(x, y + row * size * 1.1, line, size, fill, **attributes)
        for row, line in enumerate(lines)
    ]


def wrap(said: str, width: float, size: float) -> list[str]:
    """Lines that fit the width. In Polish no line may end with a word of one letter."""
    held = re.sub(r"(?<![\w'’])(\w) ", "\\1\N{NO-BREAK SPACE}", said)
    lines = textwrap.wrap(held, int(width / (size * LETTER)), break_long_words=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def path(d: str, **attributes: Value) -> Element:
    return tag("path", d=d, **attributes)


def box(x: float, y: float, width: float, height: float, rx: float, **attributes: Value) -> Element:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def disc(x: float, y: float, r: float, **attributes: Value) -> Element:
    return tag("circle", cx=x, cy=y, r=r, **attributes)
