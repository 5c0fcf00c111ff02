"""A scene as one SVG document: laid out from top to bottom, and painted as sheets of paper on a
dark table, so that it can be read on any ground.

A strict Content-Security-Policy forbids styles, so there are presentation attributes alone.
"""

# interpreted: it draws once a question, and Element is C already

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias
from xml.etree.ElementTree import Element, indent, tostring

from mathom.core.scene import (
    BLUE,
    FADED,
    GOLD,
    INK,
    PARCHMENT,
    RED,
    Area,
    Emblem,
    Livery,
    Map,
    Row,
    Scene,
    Thing,
)

WOOD: Final = "#3c2d20"
SERIF: Final = '"EB Garamond", Alegreya, Georgia, "Times New Roman", serif'
SANS: Final = '"Alegreya Sans", Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif'
PLAINLY: Final = {"font_family": SANS}
BOLDLY: Final = {"font_family": SANS, "font_weight": "bold", "text_anchor": "middle"}

WIDTH: Final = 1200
MARGIN: Final = 24
GAP: Final = 14
PAD: Final = 14
"""Between a sheet's rim and what is on it."""
STEP: Final = 8
"""Between two tiles."""
CARD: Final = 172
NARROW: Final = 146
"""A card that has to make room is at least so wide."""
CELL: Final = 92
SQUARE: Final = 44
"""A cell without a name."""
CHIP: Final = 26
STRIPE: Final = 9
"""On the left of a card, in its hue."""

Part: TypeAlias = Element | None
Value: TypeAlias = str | float | None
Point: TypeAlias = tuple[float, float]


class Drawn(NamedTuple):
    parts: Sequence[Part]
    high: float
    wide: float = 0


def picture(scene: Scene, title: str, lang: str) -> str:
    """The whole document."""
    brush, room = Brush(), WIDTH - 2 * MARGIN
    head, size = fit(" · ".join(scene.head), room, (28, 24, 20), 2)
    notes = [line for note in scene.notes for line in wrap(note, room, 18)]
    parts = write([title], (MARGIN, 40), 17, GOLD, font_style="italic")
    parts += write(head, (MARGIN, 74), size, PARCHMENT)
    y = 94 + (len(head) - 1) * size * 1.15
    parts += write(notes, (MARGIN, y + 10), 18, PARCHMENT, font_style="italic")
    y += 21 * len(notes) + (8 if notes else 0)
    for band in scene.bands:
        drawn = brush.band(band)
        parts.append(group(*drawn.parts, at=(MARGIN, y)))
        y += drawn.high + GAP
    high = y - GAP + MARGIN
    summary = " ".join(f"{part.rstrip('.')}." for part in (title, *scene.head))
    svg = tag(
        "svg",
        tag("title", summary),
        box(0, 0, WIDTH, high, 0, fill=WOOD),
        box(6, 6, WIDTH - 12, high - 12, 10, fill="none", stroke="#1b1511", stroke_width=2),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {high:g}",
        width=WIDTH,
        height=high,
        role="img",
        aria_label=summary,
        lang=lang,
        font_family=SERIF,
        font_variant="lining-nums",
    )
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


class Brush:
    """Paints things. Of several with the same id only the first bears it."""

    def __init__(self) -> None:
        self._ids: set[str] = set()

    def named(self, id: str, said: str, *parts: Part, at: Point) -> Element:
        fresh = id if id not in self._ids else ""
        self._ids.add(id)
        title = tag("title", said) if said else None
        return group(title, *parts, at=at, data_thing=fresh or None)

    # --- Sheets

    def band(self, stacks: Sequence[Sequence[Area]]) -> Drawn:
        """Columns side by side. What is alone in one is as high as the highest, if not by far."""
        spans = [stack[0].span for stack in stacks]
        unit = (WIDTH - 2 * MARGIN - GAP * (len(stacks) - 1)) / sum(spans)
        columns = [
            [self.area(area, unit * span) for area in stack]
            for stack, span in zip(stacks, spans, strict=True)
        ]
        most = max(sum(one.high + GAP for one in column) - GAP for column in columns)
        parts: list[Part] = []
        x = 0.0
        for stack, column, span in zip(stacks, columns, spans, strict=True):
            y = 0.0
            for area, inner in zip(stack, column, strict=True):
                alone = len(stack) == 1 and inner.high > most / 2
                high = most if alone else inner.high
                parts.append(self.sheet(area, inner.parts, (unit * span, high), (x, y)))
                y += high + GAP
            x += unit * span + GAP
        return Drawn(parts, most)

    def sheet(self, area: Area, inner: Sequence[Part], size: Point, at: Point) -> Element:
        outer = (size[0] + 6, size[1] + 6)
        return self.named(
            area.id,
            area.said or area.title,
            box(2, 4, *size, 8, fill="#000000", fill_opacity=0.35),
            box(0, 0, *size, 8, fill=PARCHMENT, stroke=area.livery.edge, stroke_width=2),
            box(-3, -3, *outer, 10, fill="none", stroke=GOLD, stroke_width=3) if area.lit else None,
            *inner,
            at=at,
        )

    def area(self, area: Area, width: float) -> Drawn:
        """What is on a sheet, and how high it needs to be."""
        room, facts = width - 2 * PAD, list(area.facts)
        parts: list[Part] = []
        y = 10.0
        if area.title:
            x = PAD + (32.0 if area.livery.sign or area.livery.word else 0)
            end = width - PAD - (breadth(area.number, 25) + 8 if area.number else 0)
            lines, size = fit(area.title, end - x, (20, 17, 15), 2)
            parts.append(mark(area.livery, (PAD + 12, y + 14), 13) if x > PAD else None)
            parts.append(number(area.number, ((end + width - PAD) / 2, y + 14), 25, INK))
            parts += write(lines, (x, y + 21), size)
            y += 10 + len(lines) * size * 1.15
            x += breadth(lines[0], size) + 16
            if len(lines) == 1 and facts and x + breadth(facts[0], 13.5) < end:
                parts += write([facts.pop(0)], (x, 31), 13.5, FADED, **PLAINLY)
        for fact in facts:
            lines = wrap(fact, room, 13.5)
            parts += write(lines, (PAD, y + 14), 13.5, FADED, **PLAINLY)
            y += 4 + len(lines) * 13.5 * 1.15
        y += 6 if area.title or area.facts else 2
        blocks = [self.map(area.map, room)] if area.map is not None else []
        blocks += [self.row(row, self.wide(row, room)) for row in area.rows]
        drawn, high, _ = flow(blocks, room, 28, STEP)
        return Drawn([*parts, group(*drawn, at=(PAD, y))], y + high + 12)

    # --- Rows of tiles

    def wide(self, row: Row, room: float) -> float:
        """What a row needs to stay in one line."""
        if row.form == "chips":
            tiles = sum(self.chip_width(thing, room) + 5 for thing in row.things)
        else:
            width = self.measures(row, room)[1]
            tiles = room if row.form == "track" else len(row.things) * (width + STEP)
        return min(room, max(tiles, breadth(row.label, 13.5)))

    def row(self, row: Row, room: float) -> Drawn:
        label = write(wrap(row.label, room, 13), (0, 12), 13, FADED, **PLAINLY)
        y = 4 + 15.0 * len(label) if label else 0.0
        drawn = self.chips(row.things, room) if row.form == "chips" else self.tiles(row, room)
        named = self.named(row.id, row.label, *label, at=(0, 0)) if label else None
        return Drawn([named, group(*drawn.parts, at=(0, y))], y + drawn.high, room)

    def tiles(self, row: Row, room: float) -> Drawn:
        across, width = self.measures(row, room)
        parts: list[Part] = []
        y = 0.0
        for start in range(0, len(row.things), across):
            things = row.things[start : start + across]
            faces = [self.face(thing, width, row.form != "cards") for thing in things]
            high = deepest = max(face.high for face in faces)
            for place, (thing, face) in enumerate(zip(things, faces, strict=True)):
                x = place * (width + STEP)
                down = 0 if row.form == "cards" else (high - face.high) / 2
                inner = group(*face.parts, at=(0, down))
                stripe = box(0.75, 0.75, STRIPE, high - 1.5, 5, fill=thing.hue)
                tile = [stripe if thing.hue else None, inner]
                parts.append(self.tile(thing, tile, (width, high), (x, y)))
                held = self.strips(thing, width)
                parts.append(group(*held.parts, at=(x, y + high)) if thing.held else None)
                deepest = max(deepest, high + held.high)
            y += deepest + STEP
        return Drawn(parts, max(0.0, y - STEP))

    def measures(self, row: Row, room: float) -> tuple[int, float]:
        """How many lie side by side, and how wide each is."""
        count = max(1, len(row.things))
        if row.form == "track":
            return count, (room + STEP) / count - STEP
        if row.form == "cells":
            width = CELL if any(thing.name for thing in row.things) else SQUARE
            return max(1, int((room + STEP) // (width + STEP))), width
        across = min(count, max(1, int((room + STEP) // (NARROW + STEP))))
        return across, min(CARD, (room + STEP) / across - STEP)

    def tile(self, thing: Thing, face: Sequence[Part], size: Point, at: Point) -> Element:
        """In as many parts as it has."""
        lit, gone = thing.state == "lit", thing.state == "gone"
        count = len(thing.strikes)
        wide, high = (size[0] - 3 * (count - 1)) / count, size[1]
        plates: list[Part] = []
        for part, struck in enumerate(thing.strikes):
            x = part * (wide + 3)
            plates.append(
                box(
                    x,
                    0,
                    wide,
                    high,
                    6,
                    fill="none" if gone else thing.livery.fill,
                    stroke=GOLD if lit else thing.livery.edge,
                    stroke_width=3.5 if lit else 1.5,
                    stroke_dasharray="4 4" if gone else None,
                )
            )
            plates.append(cross(x, wide, high) if struck else None)
        drawn = self.named(thing.id, thing.said or thing.name, *plates, *face, at=at)
        if thing.state == "dim":
            drawn.set("opacity", "0.62")
        return drawn

    def face(self, thing: Thing, width: float, upright: bool) -> Drawn:
        """Upright everything is in the middle; otherwise the number is beside the name."""
        ink = FADED if thing.state == "gone" else thing.livery.ink
        left, y = (4.0, 7.0) if upright else (8.0 + (STRIPE if thing.hue else 0), 6.0)
        room = width - left - 5
        parts: list[Part] = []
        if thing.emblem and upright:
            parts.append(emblem(thing.emblem, (width / 2, y + 15), 30, ink, 1.9))
            y += 32
        if thing.number and upright:
            parts.append(number(thing.number, (width / 2, y + 11), 17, ink))
            y += 22
        elif thing.number:
            parts.append(badge(thing, (width - 20, 20), 14, ink))
            room -= 32
        anchor: dict[str, Value] = {"text_anchor": "middle"} if upright else {}
        at = width / 2 if upright else left
        lines, size = fit(thing.name, room, (13.5, 12.5, 11.5), 3)
        parts += write(lines, (at, y + size), size, ink, **anchor)
        y += len(lines) * size * 1.15
        lines = wrap(thing.fact, room, 11.5, 2)
        parts += write(lines, (at, y + 13), 11.5, ink, **PLAINLY, **anchor)
        y += len(lines) * 11.5 * 1.15 + (3 if lines else 0)
        below, high, _ = flow(self.details(thing, ink), width - left - 5, 0, 0, upright)
        parts.append(group(*below, at=(left, y + 3)) if below else None)
        return Drawn(parts, max(38.0, y + high + 7))

    def details(self, thing: Thing, ink: str) -> list[Drawn]:
        """Printed numbers with their emblems, pips, and who is there."""
        found = []
        for sign, much in thing.counts:
            drawn = [emblem(sign, (6, 11), 13, ink, 1.2), *write([much], (15, 15.5), 12.5, ink)]
            found.append(Drawn(drawn, 23, 21 + breadth(much, 12.5)))
        for pip in range(max(thing.pips)):
            fill = RED if pip < thing.pips[0] else "none"
            found.append(Drawn([disc(5, 11, 4.5, fill=fill, stroke=ink)], 23, 12))
        return found + [Drawn([mark(livery, (13, 11), 10)], 23, 24) for livery in thing.marks]

    def strips(self, thing: Thing, width: float) -> Drawn:
        """What is borne, a little to the right."""
        parts: list[Part] = []
        y = 2.0
        for held in thing.held:
            lines, size = fit(held.name, width - 24, (12, 11), 2)
            high = 6 + 13.5 * len(lines)
            face = write(lines, (7, 14), size, held.livery.ink)
            parts.append(self.tile(held, face, (width - 10, high), (10, y)))
            y += high + 2
        return Drawn(parts, y if thing.held else 0.0)

    # --- Chips

    def chips(self, things: Sequence[Thing], room: float, centred: bool = False) -> Drawn:
        """As wide as their words."""
        drawn = []
        for thing in things:
            width = self.chip_width(thing, room)
            tile = self.tile(thing, self.chip(thing, width), (width, CHIP), (0, 0))
            drawn.append(Drawn([tile], CHIP, width))
        return flow(drawn, room, 5, 5, centred)

    def chip_width(self, thing: Thing, room: float) -> float:
        if not thing.name:
            return max(CHIP, 14 + breadth(thing.number, 14))
        lead = STRIPE * bool(thing.hue) + 22 * bool(thing.emblem) + 24 * bool(thing.number)
        return min(room, 16 + lead + breadth(thing.name, 13))

    def chip(self, thing: Thing, width: float) -> list[Part]:
        """One with no name is a number, or lies face down."""
        ink, middle = FADED if thing.state == "gone" else thing.livery.ink, CHIP / 2
        if thing.state == "back":
            return [emblem(thing.livery.sign, (middle, middle), 18, ink)]
        if not thing.name:
            return [number(thing.number, (width / 2, middle), 14, ink)]
        face: list[Part] = []
        x = 8.0
        if thing.hue:
            face.append(box(1, 1, STRIPE, CHIP - 2, 4, fill=thing.hue))
            x += STRIPE
        if thing.emblem:
            face.append(emblem(thing.emblem, (x + 8, middle), 16, ink))
            x += 22
        if thing.number:
            face.append(badge(thing, (x + 8, middle), 10, ink))
            x += 24
        said = wrap(thing.name, width - x - 4, 13, 1)
        return face + write(said, ((x + width - 8) / 2, 17.5), 13, ink, text_anchor="middle")

    # --- Maps

    def map(self, map: Map, room: float) -> Drawn:
        """Places in their rows, each row as high as its fullest place, and the ways between."""
        unit = room / map.columns
        middles: dict[str, Point] = {}
        tiles: list[Part] = []
        y = 0.0
        for level in sorted({spot.at[1] for spot in map.spots}):
            spots = [spot for spot in map.spots if spot.at[1] == level]
            wides = [spot.span * unit - 20 for spot in spots]
            inner = [
                self.chips(spot.place.held, wide - 10, centred=True)
                for spot, wide in zip(spots, wides, strict=True)
            ]
            high = max(62.0, *(34 + drawn.high for drawn in inner))
            for spot, wide, drawn in zip(spots, wides, inner, strict=True):
                place, x = spot.place, spot.at[0] * unit
                middles[place.id] = (x, y + high / 2)
                lines, size = fit(place.name, (wide - 10) / 1.12, (14, 12.5, 11), 1)
                bold = {**BOLDLY, "font_family": SERIF}
                name = write(lines, (wide / 2, 19), size, place.livery.ink, **bold)
                at = (x - wide / 2, y)
                tiles.append(self.tile(place, name, (wide, high), at))
                tiles.append(group(*drawn.parts, at=(at[0] + 5, at[1] + 28)))
            y += high + 20
        ways: list[Part] = [
            way(middles[link.start], middles[link.end], link.only) for link in map.links
        ]
        return Drawn([*ways, *tiles], y - 20, room)


def flow(
    blocks: Sequence[Drawn], room: float, across: float, down: float, centred: bool = False
) -> Drawn:
    """Side by side as far as there is room, then below."""
    lines: list[list[Drawn]] = []
    left = -1.0
    for block in blocks:
        if block.wide > left:
            lines.append([])
            left = room
        lines[-1].append(block)
        left -= block.wide + across
    parts: list[Part] = []
    y = 0.0
    for line in lines:
        x = (room - sum(block.wide + across for block in line) + across) / 2 if centred else 0.0
        for block in line:
            parts.append(group(*block.parts, at=(x, y)))
            x += block.wide + across
        y += max(block.high for block in line) + down
    return Drawn(parts, max(0.0, y - down), room)


# --- Small drawings


def emblem(drawing: Emblem, at: Point, size: float, ink: str, weight: float = 1.6) -> Element:
    """Around a point, its lines as heavy as told whatever its size."""
    x, y, scale = at[0] - size / 2, at[1] - size / 2, size / 24
    return tag(
        "path",
        d=drawing,
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
        fill="none",
        stroke=ink,
        stroke_width=weight / scale,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def mark(livery: Livery, at: Point, r: float) -> Element:
    """A small round token."""
    ink = livery.fill
    return group(
        disc(0, 0, r, fill=livery.edge, stroke=ink, stroke_width=1.5),
        emblem(livery.sign, (0, 0), r * 1.3, ink) if livery.sign else None,
        number(livery.word, (0, 0), r * 1.25, ink),
        at=at,
    )


def badge(thing: Thing, at: Point, r: float, ink: str) -> Element:
    size = r * (1.15 if len(thing.number) < 3 else 0.85)
    return group(
        disc(0, 0, r, fill=ink), number(thing.number, (0, 0), size, thing.livery.fill), at=at
    )


def number(said: str, at: Point, size: float, ink: str) -> Part:
    x, y = at
    return write([said], (x, y + size * 0.36), size, ink, **BOLDLY)[0] if said else None


def cross(x: float, wide: float, high: float) -> Element:
    """Two strokes of a pencil."""
    strokes = (
        f"M{x + 5:g} 6L{x + wide - 6:g} {high - 5:g}M{x + wide - 5:g} 5L{x + 6:g} {high - 6:g}"
    )
    return tag(
        "path", d=strokes, stroke=INK, stroke_opacity=0.6, stroke_width=2, stroke_linecap="round"
    )


def way(start: Point, end: Point, only: str) -> Element:
    (x, y), (to_x, to_y) = start, end
    line = f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    if not only:
        return tag("path", d=line, stroke=FADED, stroke_width=3)
    turn = math.degrees(math.atan2(to_y - y, to_x - x))
    middle = f"translate({(x + to_x) / 2:g} {(y + to_y) / 2:g}) rotate({turn:g})"
    return group(
        tag("title", only),
        tag("path", d=line, stroke=BLUE, stroke_width=7),
        tag("path", d="M-10 -9L10 0L-10 9z", transform=middle, fill=GOLD, stroke=INK),
    )


# --- Elements


def tag(name: str, *children: Part | str, **attributes: Value) -> Element:
    """An element; `data_thing` becomes `data-thing`, and what is None is left out."""
    element = Element(name)
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
            element.set(key.replace("_", "-"), shown)
    for child in children:
        if isinstance(child, str):
            element.text = child
        elif child is not None:
            element.append(child)
    return element


def group(*children: Part, at: Point | None = None, **attributes: Value) -> Element:
    moved = f"translate({at[0]:g} {at[1]:g})" if at else None
    return tag("g", *children, transform=moved, **attributes)


def box(x: float, y: float, width: float, height: float, rx: float, **attributes: Value) -> Element:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def disc(x: float, y: float, r: float, **attributes: Value) -> Element:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


# --- Words, and how much room they need


def write(
    lines: Sequence[str], at: Point, size: float, fill: str = INK, **attributes: Value
) -> list[Part]:
    return [
        tag(
            "text",
            line,
            x=at[0],
            y=at[1] + row * size * 1.15,
            font_size=size,
            fill=fill,
            **attributes,
        )
        for row, line in enumerate(lines)
    ]


SLIM: Final = frozenset(" \N{NO-BREAK SPACE}iIjlt.,;:'’!|()[]rf·")
BROAD: Final = frozenset("mwMW—@%")


def breadth(said: str, size: float) -> float:
    """How wide words are at most in the widest of likely typefaces."""
    return size * sum(
        0.4 if letter in SLIM else 0.96 if letter in BROAD else 0.77 if letter.isupper() else 0.62
        for letter in said
    )


def fit(said: str, room: float, sizes: Sequence[float], most: int) -> tuple[list[str], float]:
    """As large as it fits; cut off only if it is too long for the smallest size."""
    for size in sizes:
        lines = wrap(said, room, size, most)
        if "…" not in "".join(lines):
            break
    return lines, size


def wrap(said: str, room: float, size: float, most: int = 99) -> list[str]:
    """Lines that fit the room; what goes beyond so many of them is cut off with `…`.

    In Polish no line may end with a word of one letter.
    """
    lines: list[str] = []
    for word in re.sub(r"(?<![\w'’])(\w) ", "\\1\N{NO-BREAK SPACE}", said).split(" "):
        if lines and breadth(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        elif word:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = [f"{lines[most - 1]} …"]
    return [_cut(line, room, size).replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def _cut(line: str, room: float, size: float) -> str:
    if breadth(line, size) <= room:
        return line
    while line and breadth(f"{line}…", size) > room:
        line = line[:-1].rstrip(" …")
    return f"{line}…"
