"""The map: sixteen regions, the mountains, the Anduin, Moria, and who stands where."""

from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.message import Message
from mathom.core.svg import (
    BLUE,
    GOLD,
    INK,
    Point,
    group,
    path,
    tag,
    thing,
    words,
    write,
)
from mathom.core.voice import Text
from mathom.games.confrontation.data import (
    HOME,
    LIMIT,
    MOUNTAINS,
    REGION_NUMBERS,
    SIDE_NAMES,
)
from mathom.games.confrontation.drawings.perspective import group_of, rows
from mathom.games.confrontation.drawings.picture import emblems
from mathom.games.confrontation.drawings.picture.paint import ARCH, BROWN_INK, LIT_PARCHMENT, emblem
from mathom.games.confrontation.drawings.picture.tiles import BACK, FRONT, STEP, back, piece
from mathom.games.confrontation.sight.view import ConfrontationView, RegionView

WIDE: Final = 150
"""Half of a region's width."""
HIGH: Final = 130
"""Half of a region's height."""
WIDTH: Final = 8 * WIDE
HEIGHT: Final = 8 * HIGH
GROUND: Final = {"shire": "#dfe3bb", "mordor": "#e2c2ad"}
STONE: Final = "#d9cfba"
LONG_NAME: Final = 14
"""From so many letters on a region's name is written smaller."""

Places = dict[str, Point]


def places(view: ConfrontationView) -> Places:
    """Where the middle of each region is."""
    return {
        region.name: (WIDTH / 2 + (2 * number - len(row) + 1) * WIDE, HIGH + level * HIGH)
        for level, row in enumerate(rows(view))
        for number, region in enumerate(row)
    }


def board(view: ConfrontationView, text: Text, at: Point) -> Element:
    middles = places(view)
    contested = None if view.battle is None else view.battle.region
    return group(
        *(land(region, middles[region.name], text) for region in view.regions),
        anduin(middles, text),
        moria(middles, text),
        None if contested is None else rim(middles[contested], "battle"),
        *(pieces(view, region, middles[region.name], text) for region in view.regions),
        at=at,
        data_part="board",
    )


def hatching() -> Element:
    """The mountains, as an etcher would draw them."""
    return tag(
        "pattern",
        path(
            "M0 12L12 0M-3 3L3 -3M9 15L15 9", stroke=BROWN_INK, stroke_width=1, stroke_opacity=0.5
        ),
        id="confrontation-hatching",
        width=12,
        height=12,
        patternUnits="userSpaceOnUse",
    )


# --- The land


def rhombus(grow: float = 0) -> str:
    wide, high = WIDE + grow, HIGH + grow
    return f"M0 {-high:g}L{wide:g} 0L0 {high:g}L{-wide:g} 0z"


def land(region: RegionView, at: Point, text: Text) -> Element:
    number = REGION_NUMBERS[region.name]
    mountains = number in MOUNTAINS
    ground = STONE if mountains else GROUND.get(region.name, LIT_PARCHMENT)
    name = text.name(region.name)
    # The land is narrow up there.
    size, above = (20, -60) if len(name) < LONG_NAME else (17, -57)
    return thing(
        f"region:{region.name}",
        text("picture-region", region=region.name, limit=LIMIT[number]),
        path(rhombus(), fill=ground, stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        path(rhombus(-9), fill="url(#confrontation-hatching)") if mountains else None,
        emblem(emblems.LANDS[region.name], 0, 88, 34, BROWN_INK, 1.5),
        emblem(emblems.LANDS[region.name], 0, -96, 26, BROWN_INK, 1.3) if mountains else None,
        # A rim of parchment keeps the name readable on the hatching.
        write(
            0,
            above,
            name,
            size,
            INK,
            text_anchor="middle",
            font_weight="bold",
            stroke=ground,
            stroke_width=4,
            paint_order="stroke",
        ),
        at=at,
    )


def rim(at: Point, part: str) -> Element:
    """Something happens here."""
    return group(
        path(rhombus(-4), fill="none", stroke=GOLD, stroke_width=6),
        path(rhombus(-8.5), fill="none", stroke=INK, stroke_width=1),
        at=at,
        data_part=part,
    )


def anduin(middles: Places, text: Text) -> Element:
    """The river runs from Mirkwood by Fangorn to Rohan, and only the Fellowship with it."""
    (start, y), (middle, _), (end, _) = (middles[name] for name in ("mirkwood", "fangorn", "rohan"))
    on = 1 if end > start else -1
    first, second = start + on * WIDE, middle + on * WIDE
    # Through the corners where the regions touch, and never over another region's ground.
    course = (
        f"M{start - on * 55:g} {y + 66:g}Q{start + on * 40:g} {y + 80:g} {first:g} {y:g}"
        f"Q{middle:g} {y + 122:g} {second:g} {y:g}"
        f"Q{end - on * 40:g} {y + 80:g} {end + on * 55:g} {y + 66:g}"
    )
    return group(
        words("title", text("picture-anduin")),
        path(course, fill="none", stroke=BLUE, stroke_width=7, stroke_linecap="round"),
        path(course, fill="none", stroke="#a9c7cf", stroke_width=2),
        *(arrow((x, y), 0 if on > 0 else 180) for x in (first, second)),
        data_part="anduin",
    )


def arrow(at: Point, turn: float) -> Element:
    """A way for the Fellowship alone."""
    return group(
        path(
            "M-16 -5H3V-12L19 0L3 12V5H-16z",
            fill="#e3b73f",
            stroke=INK,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        at=at,
        lean=turn,
        data_part="arrow",
    )


def moria(middles: Places, text: Text) -> Element:
    """A dark arch under the mountains, open from the side of the Shire."""
    (x, below), (_, above) = middles["eregion"], middles["fangorn"]
    down = above > below
    return group(
        words("title", text("picture-moria")),
        path("M-21 26V-4C-21 -32 21 -32 21 -4V26z", fill=ARCH, stroke=INK, stroke_width=3),
        path("M-21 -4H-27M21 -4H27M0 -25V-31M-15 -19L-19 -24M15 -19L19 -24", stroke=INK),
        group(arrow((0, 4), 90 if down else -90)),
        at=(x, (above + below) / 2),
        data_part="moria",
    )


# --- The pieces


def pieces(view: ConfrontationView, region: RegionView, at: Point, text: Text) -> Element | None:
    """Fronts below each other, at home in two columns; the backs in a row under them."""
    fronts = [(seen, side) for side in SIDE_NAMES for seen in group_of(region, side).known]
    hidden = {side: group_of(region, side).hidden for side in SIDE_NAMES}
    if not fronts and not any(hidden.values()):
        return None
    width, height = FRONT
    columns = 2 if REGION_NUMBERS[region.name] in HOME and len(fronts) > 2 else 1
    gap = 5
    drawn = []
    for number, (seen, side) in enumerate(fronts):
        line, column = divmod(number, columns)
        x = column * (width + gap) - (columns * (width + gap) - gap) / 2
        drawn.append(piece(seen, side, text, (x, line * (height + gap))))
    lines = -(-len(fronts) // columns)
    x = -(sum(hidden.values()) * STEP - (STEP - BACK[0])) / 2
    for side, number in hidden.items():
        if number:
            drawn.append(row_of_backs(region, side, text, (x, lines * (height + gap))))
            x += number * STEP
    return group(*drawn, at=(at[0], at[1] - 50))


def row_of_backs(region: RegionView, side: str, text: Text, at: Point) -> Element:
    seen = group_of(region, side)
    said = text("picture-hidden", count=seen.hidden, side=side, region=region.name)
    if seen.maybe:
        names = [Message("character-name", {"character": name}) for name in seen.maybe]
        said = text("picture-maybe", hidden=said, characters=names)
    return group(
        words("title", said),
        *(back(side, (number * STEP, 0)) for number in range(seen.hidden)),
        at=at,
        data_part="hidden",
        data_thing=f"hidden:{region.name}:{side}",
    )
