"""The road from Bag End to Mordor."""

import math
from xml.etree.ElementTree import Element

from mathom.core.svg import (
    GOLD,
    INK,
    PARCHMENT,
    RED,
    Point,
    Value,
    disc,
    group,
    path,
    thing,
    words,
    write_lines,
)
from mathom.core.voice import Text
from mathom.games.journey.data import CIRCLES, PLACE_NAMES, PLACES
from mathom.games.journey.drawings.picture import emblems
from mathom.games.journey.drawings.picture.page import is_active
from mathom.games.journey.drawings.picture.paint import (
    BROWN_INK,
    DARK_RED,
    GRAPHITE,
    GREY_PARCHMENT,
    LIT_PARCHMENT,
    emblem,
    pencil_cross,
    sign,
)
from mathom.games.journey.sight.view import JourneyView, SheetView


def spot(number: int) -> Point:
    """Where a circle is: the road goes up hill and down; 0 is the door of Bag End."""
    return 72 + 53 * number, 158 if number % 2 else 205


def radius(number: int) -> float:
    return 30 if number == CIRCLES else 26


def trail(view: JourneyView, page: SheetView, text: Text) -> Element:
    """Nine circles from Rivendell to Mordor, crossed off as far as this traveller has come."""
    here = spot(page.circles)
    away = radius(page.circles) * 0.8
    return group(
        road(0, CIRCLES, stroke=BROWN_INK, stroke_width=2.4, stroke_dasharray="0.1 7"),
        road(0, page.circles, stroke=GRAPHITE, stroke_width=2.6) if page.circles else None,
        door(page, text),
        *(circle(view, page, number, text) for number in range(1, CIRCLES + 1)),
        sign(page.colour, here[0] + away, here[1] - away, 10) if page.colour else None,
    )


def road(start: int, end: int, **attributes: Value) -> Element:
    x, y = spot(start)
    d = f"M{x:g} {y:g}"
    for number in range(start + 1, end + 1):
        to_x, to_y = spot(number)
        half = (x + to_x) / 2
        d += f"C{half:g} {y:g} {half:g} {to_y:g} {to_x:g} {to_y:g}"
        x, y = to_x, to_y
    return path(d, fill="none", stroke_linecap="round", **attributes)


def door(page: SheetView, text: Text) -> Element:
    x, y = spot(0)
    return group(
        words("title", text.name("bag-end")),
        disc(x, y, 19, fill=GREY_PARCHMENT if page.out else PARCHMENT),
        emblem(emblems.LANDMARKS["bag-end"], x, y, 34, BROWN_INK),
        *place_name(0, text),
    )


def circle(view: JourneyView, page: SheetView, number: int, text: Text) -> Element:
    place = PLACE_NAMES[PLACES[number]]
    x, y = spot(number)
    r = radius(number)
    crossed = number <= page.circles
    advanced = view.variant == "advanced"
    holds = advanced and is_active(view, page) and place == view.place
    title = text("picture-circle", place=place, crossed="yes" if crossed else "no")
    if advanced:
        title = f"{title} {text(f'effect-{place}')}"
    end = number == CIRCLES
    return thing(
        f"circle:{page.seat}:{number}",
        title,
        rays(x, y, r) if end and page.in_mordor else None,
        disc(x, y, r + 5, fill="none", stroke=GOLD, stroke_width=4) if holds else None,
        disc(x, y, r + 7.5, fill="none", stroke=INK, stroke_width=1) if holds else None,
        disc(x, y, r, fill="#ecd0a4" if end else LIT_PARCHMENT, stroke=INK, stroke_width=1.7),
        disc(x, y, r - 3.5, fill="none", stroke=INK, stroke_width=1) if end else None,
        group(place_sign(place, x, y, advanced), opacity=0.7 if crossed and not holds else None),
        pencil_cross(x - r * 0.72, y - r * 0.72, r * 1.44, r * 1.44, page.seat * 16 + number)
        if crossed
        else None,
        *place_name(number, text),
    )


def place_name(number: int, text: Text) -> list[Element]:
    """Above the circles on the hills, below those in the valleys, a word a line."""
    x, y = spot(number)
    lines = text.name(PLACE_NAMES[PLACES[number]]).split()
    size = 16
    upwards = 1.5 * radius(number) + (len(lines) - 1) * size * 1.1
    first = y - upwards if number % 2 else y + 44
    return write_lines(x, first, lines, size, INK, text_anchor="middle")


RULED: dict[str, tuple[str, str]] = {
    "rivendell": (emblems.PAIR, ""),
    "moria": (emblems.SYMBOLS["gandalf"], emblems.STRUCK),
    "lothlorien": (emblems.SYMBOLS["weapon"], emblems.TWICE),
    "rohan": (emblems.REPEAT, ""),
    "helms-deep": (emblems.SYMBOLS["orc"], emblems.TWICE),
    "gondor": (emblems.SYMBOLS["nazgul"], emblems.STRUCK),
    "minas-tirith": (emblems.SYMBOLS["nazgul"], emblems.ALL_STRIKE),
    "shelobs-lair": (emblems.SYMBOLS["ring"], emblems.LESS_ONE),
}
"""The places with a rule of their own: what it is about, and what becomes of it."""


def place_sign(place: str, x: float, y: float, advanced: bool) -> Element:
    """What the place is, or in the advanced game what it does."""
    if not advanced or place not in RULED:
        return emblem(emblems.LANDMARKS[place], x, y, 33 if place == "mordor" else 30)
    drawing, change = RULED[place]
    if not change:
        return emblem(drawing, x, y, 30)
    if change is emblems.STRUCK:
        return group(emblem(drawing, x, y, 28), emblem(change, x, y, 36, DARK_RED, 2.4))
    return group(emblem(drawing, x - 6, y, 26), emblem(change, x + 15, y + 8, 20, DARK_RED))


def rays(x: float, y: float, r: float) -> Element:
    """Fire over the mountain: the Ring has come to its end."""
    turns = [turn * math.pi / 9 for turn in range(18)]
    strokes = "".join(
        f"M{x + (r + 5) * math.sin(turn):.1f} {y - (r + 5) * math.cos(turn):.1f}"
        f"L{x + (r + 12) * math.sin(turn):.1f} {y - (r + 12) * math.cos(turn):.1f}"
        for turn in turns
    )
    return path(strokes, fill="none", stroke=RED, stroke_width=2.4, stroke_linecap="round")
