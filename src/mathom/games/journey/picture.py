"""The table as a drawing: travel sheets like journal pages, and five bone dice.

Everything is drawn with presentation attributes alone, because a strict Content-Security-Policy
forbids styles. Whatever an option can touch bears the option's word for it in `data-thing`:
`die:red`, `hobbit:frodo`, `dice`, and also `sheet:0`, `circle:0:1` and `square:0:1`, where seats
count from 0 as in the view, and spaces from 1 as in the options.
"""

import math
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias
from xml.etree.ElementTree import Element, indent, tostring

from mathom.core.message import Message
from mathom.core.voice import Text
from mathom.games.journey import emblems
from mathom.games.journey.data import (
    CIRCLES,
    DICE,
    DIE_NAMES,
    HOBBIT_NAMES,
    HOBBITS,
    PLACE_NAMES,
    PLACES,
)
from mathom.games.journey.view import DieView, JourneyView, SheetView

# --- What it is drawn with

UMBER = "#1b1511"
TABLE = "#2a2019"
PARCHMENT = "#efe4cb"
INK = "#2b2118"
GOLD = "#c8a04a"
RED = "#9a3b32"
ASH = "#8b8578"
DARK_RED = "#7a231b"
LIT_PARCHMENT = "#f8f1e0"
AGED_PARCHMENT = "#e0d0a8"
GREY_PARCHMENT = "#c9c1ae"
BROWN_INK = "#6a5638"
GRAPHITE = "#45413d"
BONE_EDGE = "#a8966f"
CAPTION = "#d8c7a0"

COLOURS = {"yellow": GOLD, "red": RED, "blue": "#4d7c8a", "green": "#6c8a4d", "black": INK}
ON_COLOUR = {"yellow": INK, "blue": "#ffffff", "red": "#ffffff", "green": "#ffffff"}

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
    return textwrap.wrap(said, int(width / (size * LETTER)), break_long_words=False)


def path(d: str, **attributes: Value) -> Element:
    return tag("path", d=d, **attributes)


def box(x: float, y: float, width: float, height: float, rx: float, **attributes: Value) -> Element:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def disc(x: float, y: float, r: float, **attributes: Value) -> Element:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


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


# --- The whole table


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


@dataclass(frozen=True)
class Plan:
    """Where the things lie. Seats sit clockwise, as they take turns (J-3.1)."""

    height: float
    sheets: list[Point]
    tray: Tray


MARGIN = 30
GAP = 32
SHEET_WIDTH = 600
WIDTH = 2 * MARGIN + 2 * SHEET_WIDTH + GAP
STRIP = 152


def plan(view: JourneyView) -> Plan:
    """Two rows of two sheets with the dice between them; three players leave the dice a corner."""
    left, right = MARGIN, MARGIN + SHEET_WIDTH + GAP
    sheet_height = height_of_sheet(view)
    below = MARGIN + sheet_height + GAP
    above = [(left, MARGIN), (right, MARGIN)]
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
    return Tray(at, width, STRIP, (30, 24), (206, 24), (378, 24), (812, 24))


def tray_in_corner(at: Point, height: float) -> Tray:
    row = (height - 40) / 3
    left = 86
    return Tray(
        at, SHEET_WIDTH, height, (left, 30), (372, 26), (left, 30 + row), (left, 30 + 2 * row)
    )


def picture(view: JourneyView, text: Text) -> str:
    """The position as one SVG document."""
    places = plan(view)
    summary = " ".join(f"{sentence.rstrip('.')}." for sentence in summary_of(view, text))
    drawing = tag(
        "svg",
        words("title", summary),
        paints(),
        table(places),
        *(
            group(sheet(view, page, text), at=place)
            for page, place in zip(view.sheets, places.sheets, strict=True)
        ),
        group(tray(view, places.tray, text), at=places.tray.at),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {places.height:g}",
        role="img",
        aria_label=summary,
        lang=text.lang,
        font_family=SERIF,
        font_variant="lining-nums",
    )
    indent(drawing)
    return tostring(drawing, encoding="unicode") + "\n"


def summary_of(view: JourneyView, text: Text) -> list[str]:
    if view.winners is not None:
        return [text("title"), text.say(result(view, view.winners))]
    if view.phase == "hobbits":
        return [text("title"), text("picture-choosing", seat=view.active + 1)]
    turn = text("picture-turn", hobbit=view.sheets[view.active].hobbit or "")
    return [text("title"), text("sketch-round", round=view.round), turn]


def result(view: JourneyView, winners: Sequence[int]) -> Message:
    """How it ended, in the words of the game itself."""
    names = [view.sheets[seat].hobbit or "" for seat in winners]
    if not winners:
        return Message("result-all-lost")
    if len(winners) > 1:
        return Message(
            "result-shared", {"hobbits": [Message("hobbit", {"hobbit": name}) for name in names]}
        )
    ending = "result-mordor" if view.sheets[winners[0]].in_mordor else "result-survivor"
    return Message(ending, {"hobbit": names[0]})


def paints() -> Element:
    """The few gradients: candle light on the table, age on the pages, the roundness of bone."""
    return tag(
        "defs",
        gradient("journey-table", "#5c4631", "#3c2d20", UMBER),
        gradient("journey-page", LIT_PARCHMENT, PARCHMENT, AGED_PARCHMENT),
        gradient("journey-lost-page", "#d6cfbf", GREY_PARCHMENT, "#b0a893"),
        gradient("journey-felt", "#323c2c", "#283124", "#171c14"),
        gradient("journey-bone", "#fffaf0", "#f3ead6", "#dccdac"),
        gradient("journey-horn", "#574a3f", "#3a2f27", UMBER),
    )


def gradient(id: str, centre: str, middle: str, edge: str) -> Element:
    return tag(
        "radialGradient",
        tag("stop", offset="0", stop_color=centre),
        tag("stop", offset="0.6", stop_color=middle),
        tag("stop", offset="1", stop_color=edge),
        id=id,
        cx="0.45",
        cy="0.4",
        r="0.75",
    )


def table(places: Plan) -> Element:
    """Planks by candle light."""
    seams = "".join(f"M0 {y:g}H{WIDTH:g}" for y in range(118, int(places.height), 118))
    grain = "".join(
        f"M{x:g} {y:g}q90 {bend:g} 200 0t210 {bend / 2:g}"
        for y in range(40, int(places.height), 59)
        for x, bend in ((wobble(y, 1) * 90 + 110, 6), (wobble(y, 2) * 120 + 760, -7))
    )
    return group(
        box(0, 0, WIDTH, places.height, 18, fill="url(#journey-table)"),
        path(grain, fill="none", stroke="#000000", stroke_opacity=0.1, stroke_width=1.5),
        path(seams, fill="none", stroke="#000000", stroke_opacity=0.28, stroke_width=2),
        data_part="table",
    )


def wobble(seed: int, turn: int) -> float:
    """Between -1 and 1, always the same for the same numbers: the unsteadiness of a hand."""
    return ((seed * 7919 + turn * 3571 + seed * turn * 131) % 201) / 100 - 1


# --- A travel sheet

SPINE = 36
HEAD = 84
SQUARE = 42
SQUARE_STEP = 49
NOTE_HEIGHT = 44


def height_of_sheet(view: JourneyView) -> float:
    return nazgul_top(view) + SQUARE + 26


def nazgul_top(view: JourneyView) -> float:
    return 276 + (NOTE_HEIGHT if view.variant == "advanced" else 0)


def sheet(view: JourneyView, page: SheetView, text: Text) -> Element:
    """One player's page of the journal."""
    height = height_of_sheet(view)
    writing = group(
        heading(page, text),
        trail(view, page, text),
        note(view, page, text),
        nazgul_trail(view, page, text),
        opacity=0.72 if page.out else None,
    )
    return group(
        paper(view, page, height),
        spine(page.colour, height),
        writing,
        status(view, page, text),
        data_thing=f"sheet:{page.seat}",
        aria_current="true" if is_active(view, page) else None,
    )


def is_active(view: JourneyView, page: SheetView) -> bool:
    return view.winners is None and page.seat == view.active


def is_winner(view: JourneyView, page: SheetView) -> bool:
    return view.winners is not None and page.seat in view.winners


def paper(view: JourneyView, page: SheetView, height: float) -> Element:
    """The page on the pages under it; framed in gold while it is the one that counts."""
    chosen = is_active(view, page) or is_winner(view, page)
    fill = "url(#journey-lost-page)" if page.out else "url(#journey-page)"
    return group(
        box(-2, 6, SHEET_WIDTH + 8, height + 4, 8, fill="#000000", fill_opacity=0.35),
        box(3, 4, SHEET_WIDTH, height, 5, fill="#bfae85", stroke="#8d7d58"),
        box(1.5, 2, SHEET_WIDTH, height, 5, fill="#d3c39a", stroke="#9b8a63"),
        box(0, 0, SHEET_WIDTH, height, 5, fill=fill, stroke="#a8966f"),
        frame(height) if chosen else None,
    )


def frame(height: float) -> Element:
    return group(
        box(-6, -6, SHEET_WIDTH + 12, height + 12, 10, stroke=GOLD, stroke_width=5),
        box(-10, -10, SHEET_WIDTH + 20, height + 20, 13, stroke=LIT_PARCHMENT, stroke_width=1.5),
        box(-2.5, -2.5, SHEET_WIDTH + 5, height + 5, 7, stroke=INK, stroke_width=1.5),
        fill="none",
    )


def spine(colour: str | None, height: float) -> Element:
    """The binding in the hobbit's colour and pattern."""
    fill = ASH if colour is None else COLOURS.get(colour, ASH)
    return group(
        path(
            f"M{SPINE} 0H5Q0 0 0 5V{height - 5:g}Q0 {height:g} 5 {height:g}H{SPINE}z",
            fill=fill,
            stroke=INK,
            stroke_opacity=0.5,
        ),
        path(
            pattern(colour, height),
            fill="none",
            stroke=ON_COLOUR.get(colour or "", LIT_PARCHMENT),
            stroke_opacity=0.6,
            stroke_width=2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        path(f"M{SPINE + 4} 0V{height:g}", stroke=INK, stroke_opacity=0.25, stroke_width=1),
    )


def pattern(colour: str | None, height: float) -> str:
    """Stars' dots, flames' slants, the river's waves or leaves' veins, from head to foot."""
    rows = range(14, int(height) - 12, 14)
    middle = SPINE / 2
    if colour == "yellow":
        return "".join(f"M{middle:g} {row - 5}l4 5l-4 5l-4 -5z" for row in rows)
    if colour == "red":
        return "".join(f"M8 {row + 5}L{SPINE - 8} {row - 5}" for row in rows)
    if colour == "blue":
        return "".join(f"M7 {row}q5.5 -7 11 0t11 0" for row in rows)
    if colour == "green":
        return "".join(f"M8 {row - 3}L{middle:g} {row + 4}L{SPINE - 8} {row - 3}" for row in rows)
    return "".join(f"M{middle - 3:g} {row}h6" for row in rows)


def heading(page: SheetView, text: Text) -> Element:
    """Who travels."""
    rule = path(
        f"M{SPINE + 20} {HEAD - 8}H{SHEET_WIDTH - 22}M{SPINE + 20} {HEAD - 5}H{SHEET_WIDTH - 22}",
        stroke=INK,
        stroke_opacity=0.3,
    )
    seat = text("picture-seat", seat=page.seat + 1)
    if page.hobbit is None or page.colour is None:
        return group(
            disc(
                76, 38, 22, fill="none", stroke=BROWN_INK, stroke_width=1.7, stroke_dasharray="3 5"
            ),
            write(112, 40, seat, 32, BROWN_INK, font_style="italic"),
            write(113, 64, text("picture-no-hobbit"), 15, BROWN_INK, font_family=SANS),
            rule,
        )
    colour = text("picture-colour", seat=page.seat + 1, colour=page.colour)
    hobbit = thing(
        f"hobbit:{page.hobbit}",
        text("hobbit", hobbit=page.hobbit),
        sign(page.colour, 76, 38, 22, INK),
        write(112, 40, text("hobbit", hobbit=page.hobbit), 34),
    )
    return group(hobbit, write(113, 64, colour, 15, BROWN_INK, font_family=SANS), rule)


def status(view: JourneyView, page: SheetView, text: Text) -> Element | None:
    """What is special about this traveller now, as a drawing and in words."""
    if is_winner(view, page):
        return mark(emblems.CROWN, text("sketch-winner"), INK, GOLD)
    if page.out:
        return mark(emblems.SYMBOLS["nazgul"], text("sketch-out"), DARK_RED, "none")
    if page.in_mordor:
        return mark(emblems.LANDMARKS["mordor"], text("sketch-in-mordor"), DARK_RED, "#e7c27a")
    if is_active(view, page):
        return group(
            write(440, 42, text("sketch-turn"), 22, INK, text_anchor="end", font_style="italic"),
            path(
                "M352 51C380 47 410 53 452 49",
                fill="none",
                stroke=GRAPHITE,
                stroke_width=2,
                stroke_linecap="round",
            ),
            pencil(454, 49, -14),
        )
    return None


def mark(drawing: str, said: str, ink: str, fill: str) -> Element:
    return group(
        emblem(drawing, 552, 38, 42, ink, 2, fill),
        write(520, 45, said, 22, ink, text_anchor="end", font_style="italic"),
    )


def pencil(x: float, y: float, angle: float) -> Element:
    """It lies on the page of the player who has the turn, its point at (x, y)."""
    return group(
        path("M6 9L26 16H150V11L24 4z", fill="#000000", fill_opacity=0.16),
        path("M0 0L22 -7V7z", fill="#e6cb98", stroke=INK, stroke_width=1),
        path("M0 0L8 -2.6V2.6z", fill=INK),
        path(
            "M22 -7H124V7H22C25 4.6 25 2.4 22 0C25 -2.4 25 -4.6 22 -7z", fill="#7b5232", stroke=INK
        ),
        path("M24 -2.4H124M24 2.4H124", stroke="#000000", stroke_opacity=0.3),
        path("M26 -4.8H122", stroke="#ffffff", stroke_opacity=0.35, stroke_width=1.5),
        box(124, -7, 8, 14, 0, fill=GOLD, stroke=INK),
        path("M132 -7H140Q144 0 140 7H132z", fill=RED, stroke=INK),
        at=(x, y),
        lean=angle,
        data_part="pencil",
    )


# --- The trail to Mordor


def spot(number: int) -> tuple[float, float]:
    """Where a circle is: the road goes up hill and down; 0 is the door of Bag End."""
    return 70 + 53.5 * number, 150 if number % 2 else 188


def radius(number: int) -> float:
    return 28 if number == CIRCLES else 23


def trail(view: JourneyView, page: SheetView, text: Text) -> Element:
    """Nine circles from Rivendell to Mordor, crossed off as far as this traveller has come."""
    here = spot(page.circles)
    away = radius(page.circles) * 0.8
    return group(
        road(0, CIRCLES, stroke=BROWN_INK, stroke_width=2.4, stroke_dasharray="0.1 7"),
        road(0, page.circles, stroke=GRAPHITE, stroke_width=2.6) if page.circles else None,
        door(text),
        *(circle(view, page, number, text) for number in range(1, CIRCLES + 1)),
        sign(page.colour, here[0] + away, here[1] + away, 10) if page.colour else None,
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


def door(text: Text) -> Element:
    x, y = spot(0)
    return group(
        words("title", text.name("bag-end")),
        disc(x, y, 19, fill=PARCHMENT),
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
    if number % 2:
        first = (
            y
            - 13
            - radius(number)
            - (len(lines) - 1) * size * 1.1
            - (4 if number == CIRCLES else 0)
        )
    else:
        first = y + 42
    return write_lines(x, first, lines, size, INK, text_anchor="middle")


def place_sign(place: str, x: float, y: float, advanced: bool) -> Element:
    """What the place is, or in the advanced game what it does."""
    symbols = emblems.SYMBOLS
    drawing, added = (
        {
            "rivendell": (emblems.PAIR, None),
            "moria": (symbols["gandalf"], emblems.STRUCK),
            "lothlorien": (symbols["weapon"], emblems.TWICE),
            "rohan": (emblems.REPEAT, None),
            "helms-deep": (symbols["orc"], emblems.TWICE),
            "gondor": (symbols["nazgul"], emblems.STRUCK),
            "minas-tirith": (symbols["nazgul"], emblems.ALL_STRIKE),
            "shelobs-lair": (symbols["ring"], emblems.LESS_ONE),
        }.get(place, (emblems.LANDMARKS[place], None))
        if advanced
        else (emblems.LANDMARKS[place], None)
    )
    if added is None:
        return emblem(drawing, x, y, 30 if place == "mordor" else 27)
    if added is emblems.STRUCK:
        return group(emblem(drawing, x, y, 25), emblem(added, x, y, 31, DARK_RED, 2.4))
    return group(
        emblem(drawing, x - 6, y, 22, weight=1.5), emblem(added, x + 14, y + 6, 20, DARK_RED, 1.7)
    )


def rays(x: float, y: float, r: float) -> Element:
    """Fire over the mountain: the Ring has come to its end."""
    turns = [turn * math.pi / 9 for turn in range(18)]
    strokes = "".join(
        f"M{x + (r + 5) * math.sin(turn):.1f} {y - (r + 5) * math.cos(turn):.1f}"
        f"L{x + (r + 12) * math.sin(turn):.1f} {y - (r + 12) * math.cos(turn):.1f}"
        for turn in turns
    )
    return path(strokes, fill="none", stroke=RED, stroke_width=2.4, stroke_linecap="round")


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


def note(view: JourneyView, page: SheetView, text: Text) -> Element | None:
    """The place whose rule holds this turn, and what it does."""
    if not is_active(view, page) or view.place == "bag-end" or view.variant != "advanced":
        return None
    left, width = SPINE + 20, SHEET_WIDTH - SPINE - 42
    top = nazgul_top(view) - NOTE_HEIGHT - 14
    sentence = text("picture-effect", place=view.place, effect=text(f"effect-{view.place}"))
    lines = wrap(sentence, width - 66, 17)
    first = top + 26 if len(lines) == 1 else top + 17
    return group(
        box(left, top, width, 40, 8, fill=LIT_PARCHMENT, stroke=GOLD, stroke_width=2.5),
        place_sign(view.place, left + 28, top + 20, advanced=True),
        *write_lines(left + 58, first, lines, 17, INK, font_style="italic"),
        data_part="effect",
    )


# --- The Nazgûl trail


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
            BROWN_INK,
            text_anchor="end",
            font_family=SANS,
        ),
    )


def shadow(left: float, top: float, reached: float) -> Element | None:
    """The dark that creeps along under the squares."""
    if not reached:
        return None
    end = left + reached * SQUARE_STEP
    bottom = top + SQUARE + 9
    return path(
        f"M{left - 12:g} {top - 7:g}H{end - 12:g}q14 6 6 16t4 16q10 8 -2 {bottom - top - 27:g}"
        f"H{left - 12:g}q-6 -30 0 {top - bottom + 2:g}z",
        fill=INK,
        fill_opacity=0.2,
    )


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
        f"M{x + lean:.1f} {y - 6:g}Q{x - lean:.1f} {y + SQUARE / 2:g} {x - lean / 2:.1f} {y + SQUARE + 6:g}",
        fill="none",
        stroke=GRAPHITE,
        stroke_width=2.2,
        stroke_linecap="round",
        data_part="split",
    )


# --- The dice

DIE = 64
SLOT = 74
STEP = 80
QUIET_DIE = 30
LEAN = {"yellow": -7, "red": 5, "blue": -3, "green": 8, "black": -5}


def tray(view: JourneyView, places: Tray, text: Text) -> Element:
    """The dice between the players: in the cup, on the table, set aside."""
    width, height = places.width, places.height
    return group(
        box(0, 0, width, height, 16, fill="url(#journey-felt)", stroke="#6b5236", stroke_width=5),
        box(5, 5, width - 10, height - 10, 12, fill="none", stroke="#000000", stroke_opacity=0.45),
        box(-3, -3, width + 6, height + 6, 18, fill="none", stroke="#000000", stroke_opacity=0.5),
        group(moment(view, text), at=places.moment),
        group(cup(view.dice, text), at=places.cup),
        *on_the_table(view, places, text),
        data_thing="dice",
    )


def on_the_table(view: JourneyView, places: Tray, text: Text) -> list[Element]:
    if view.winners is not None:
        return [ending(view, view.winners, places, text)]
    if view.phase == "hobbits":
        return [free_hobbits(view, places, text)]
    return [
        group(rolled(view.dice, text), at=places.table),
        group(kept(view.dice, text), at=places.kept),
    ]


def caption(said: str) -> Element:
    return write(0, 12, said, 16, CAPTION, font_family=SANS)


def moment(view: JourneyView, text: Text) -> Element:
    """The round, and the roll of this turn."""
    if view.phase == "hobbits":
        lines = wrap(text("sketch-hobbits"), 170, 26)
        return group(*write_lines(0, 34, lines, 26, PARCHMENT))
    rolling = view.rolls and view.winners is None
    return group(
        write(0, 36, text("sketch-round", round=view.round), 30, PARCHMENT),
        write(0, 64, text("sketch-roll-number", roll=view.rolls), 17, CAPTION, font_family=SANS)
        if rolling
        else None,
    )


def cup(dice: Sequence[DieView], text: Text) -> Element:
    """Those that are still to be rolled lie quiet in a wooden cup."""
    waiting = [die for die in dice if die.where == "cup"]
    return group(
        caption(text("picture-cup")),
        path("M2 26H130L118 96Q117 104 109 104H23Q15 104 14 96z", fill="#3f2d1d", stroke=UMBER),
        path("M6 40H126M11 84H121", stroke="#6b5236", stroke_width=2),
        path("M0 26H132", stroke="#a5855a", stroke_width=6, stroke_linecap="round"),
        *(
            quiet_die(die, text, *in_cup(number, len(waiting)))
            for number, die in enumerate(waiting)
        ),
    )


def in_cup(number: int, waiting: int) -> Point:
    """Three dice at the bottom, the others on them."""
    row, column = divmod(number, 3)
    in_row = min(3, waiting - row * 3)
    step = QUIET_DIE + 3
    return 66 - in_row * step / 2 + 1.5 + column * step, 69 - row * step


def quiet_die(die: DieView, text: Text, x: float, y: float) -> Element:
    return thing(
        f"die:{die.colour}",
        text("picture-die-cup", die=die.colour),
        box(x, y, QUIET_DIE, QUIET_DIE, 7, fill="#8d8069", stroke=UMBER),
        sign(die.colour, x + QUIET_DIE / 2, y + QUIET_DIE / 2, 10.5, "#8d8069"),
    )


def rolled(dice: Sequence[DieView], text: Text) -> Element:
    lying = [die for die in dice if die.where == "table"]
    return group(
        caption(text("sketch-table")),
        *(
            bone_die(die, text, number * STEP + 6, 28, LEAN.get(die.colour, 0))
            for number, die in enumerate(lying)
        ),
    )


def kept(dice: Sequence[DieView], text: Text) -> Element:
    """Five slots: first what earlier rolls locked, then what was kept from this one."""
    aside = sorted((die for die in dice if die.where in ("locked", "kept")), key=is_new)
    return group(
        caption(text("sketch-kept")),
        *(
            slot(number, aside[number] if number < len(aside) else None, text)
            for number in range(len(DICE))
        ),
    )


def is_new(die: DieView) -> bool:
    return die.where == "kept"


def slot(number: int, die: DieView | None, text: Text) -> Element:
    x, y, inset = number * STEP, 23, (SLOT - DIE) / 2
    new = die is not None and is_new(die)
    return group(
        box(
            x + 2,
            y,
            SLOT - 4,
            SLOT,
            16,
            fill="#0d0907",
            stroke=GOLD if new else "#4a3a2a",
            stroke_width=3 if new else 1.5,
        ),
        None if die is None else bone_die(die, text, x + inset, y + inset - 2, 0),
        None if die is None else badge(x + SLOT / 2, y + SLOT, new),
    )


def badge(x: float, y: float, new: bool) -> Element:
    """A tick for what was kept just now, a lock for what earlier rolls have settled."""
    return group(
        disc(x, y, 12, fill=GOLD if new else CAPTION, stroke=UMBER, stroke_width=2),
        emblem(emblems.TICK if new else emblems.PADLOCK, x, y, 14, INK, 2 if new else 1.5),
    )


def bone_die(die: DieView, text: Text, x: float, y: float, lean: float) -> Element:
    """A die of bone, inlaid with its colour and bearing that colour's sign; the black is horn."""
    dark = die.colour == "black"
    middle = DIE / 2
    symbol = die.symbol or ""
    body = "url(#journey-horn)" if dark else "url(#journey-bone)"
    inlay = ASH if dark else COLOURS[die.colour]
    return thing(
        f"die:{die.colour}",
        text("picture-die", die=die.colour, symbol=symbol, where=die.where),
        box(-middle, 6 - middle, DIE, DIE, 15, fill="#000000", fill_opacity=0.45),
        group(
            box(-middle, 3 - middle, DIE, DIE, 14, fill="#120d0a" if dark else BONE_EDGE),
            box(-middle, -middle, DIE, DIE, 14, fill=body, stroke="#0d0907" if dark else "#8f7d5c"),
            box(
                4 - middle,
                4 - middle,
                DIE - 8,
                DIE - 8,
                11,
                fill="none",
                stroke=inlay,
                stroke_width=4,
            ),
            emblem(emblems.SYMBOLS[symbol], 0, -1, 36, PARCHMENT if dark else INK, 2.1),
            sign(die.colour, middle - 10, middle - 10, 11, ASH if dark else LIT_PARCHMENT),
            lean=lean,
        ),
        at=(x + middle, y + middle),
    )


# --- Before the first turn and after the last


def free_hobbits(view: JourneyView, places: Tray, text: Text) -> Element:
    """Who has not yet been chosen."""
    taken = {page.hobbit for page in view.sheets}
    free = [hobbit for hobbit in HOBBITS if HOBBIT_NAMES[hobbit] not in taken]
    in_row = 4 if places.width > SHEET_WIDTH else 2
    return group(
        caption(text("picture-free-hobbits")),
        *(
            token(
                HOBBIT_NAMES[hobbit],
                DIE_NAMES[DICE[hobbit]],
                text,
                (number % in_row * 206, 28 + number // in_row * 90),
            )
            for number, hobbit in enumerate(free)
        ),
        at=places.table,
    )


def token(hobbit: str, colour: str, text: Text, at: Point) -> Element:
    return thing(
        f"hobbit:{hobbit}",
        text("option-take", hobbit=hobbit, colour=colour),
        box(0, 0, 192, 74, 10, fill="url(#journey-page)", stroke=BONE_EDGE, stroke_width=1.5),
        sign(colour, 40, 37, 24, INK),
        write(78, 46, text("hobbit", hobbit=hobbit), 27),
        at=at,
    )


def ending(view: JourneyView, winners: Sequence[int], places: Tray, text: Text) -> Element:
    """How it ended, in the place of the dice that nobody needs any more."""
    left, top = places.table
    width, size = places.width - left, 28
    lines = wrap(text.say(result(view, winners)), width - left if left < 100 else width - 60, size)
    middle = (top + places.height) / 2 if left < 100 else places.height / 2
    first = middle - (len(lines) - 1) * size * 0.55 + size / 3
    x = places.width / 2 if left < 100 else left + width / 2
    return group(*write_lines(x, first, lines, size, PARCHMENT, text_anchor="middle"))
