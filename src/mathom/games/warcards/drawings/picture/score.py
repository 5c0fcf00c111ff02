"""Above the places: the thread of paths, and who has won what."""

from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.svg import (
    GOLD,
    PARCHMENT,
    SANS,
    UMBER,
    Point,
    box,
    disc,
    group,
    path,
    words,
    wrap,
    write,
    write_lines,
)
from mathom.games.warcards.catalogue import LOCATION, PATH_NUMBER, POINTS
from mathom.games.warcards.drawings.picture.emblems import SIGNS
from mathom.games.warcards.drawings.picture.paint import (
    CAPTION,
    PANEL,
    SIDE_DASH,
    SIDE_EDGE,
    Brush,
    emblem,
)
from mathom.games.warcards.drawings.sketch import NBSP, Stop, still_there, stops
from mathom.games.warcards.terms import SHADOW, SIDES

THREAD: Final = 74
"""The height of the thread of paths."""
SEALS: Final = 16
"""More wax seals than this are only counted."""


def thread(brush: Brush, width: float, at: Point) -> Element:
    """From the first path to the last, with who has won each."""
    way = stops(brush.view)
    step = (width - 80) / max(1, len(way) - 1)
    drawn: list[Element] = [
        path(f"M40 30H{width - 40:g}", stroke=CAPTION, stroke_width=3, stroke_dasharray="2 7")
    ]
    drawn += [_stop(brush, stop, (40 + place * step, 30)) for place, stop in enumerate(way)]
    return group(*drawn, at=at, data_part="thread")


def _stop(brush: Brush, stop: Stop, at: Point) -> Element:
    number, fates, here, gone = f"{stop.number}{stop.part}", stop.fates, stop.here, stop.gone
    title = brush.text("sketch-path", number=number)
    if here and brush.view.path is not None:
        title += f": {brush.text.name(brush.view.path)}"
    return group(
        words("title", title),
        disc(
            0,
            0,
            24 if here else 19,
            fill=GOLD if here else UMBER if gone else PANEL,
            stroke=GOLD if here else CAPTION,
            stroke_width=2,
        ),
        write(
            0,
            7,
            number,
            16 if stop.part else 20,
            UMBER if here else CAPTION if gone else PARCHMENT,
            font_family=SANS,
            text_anchor="middle",
        ),
        *(
            emblem(SIGNS[side], (place - (len(fates) - 1) / 2) * 24, 36, 20, SIDE_EDGE[side], 1.6)
            for place, side in enumerate(fates)
        ),
        at=at,
    )


def areas(brush: Brush, width: float, at: Point) -> tuple[Element, float]:
    """Both scoring areas side by side, and how high they are."""
    half = (width - 16) / 2
    boxes = [_area(brush, number, half) for number in range(len(SIDES))]
    height = max(high for _, high in boxes)
    drawn = [
        group(
            box(
                0,
                0,
                half,
                height,
                12,
                fill=PANEL,
                stroke=SIDE_EDGE[side],
                stroke_width=2,
                stroke_dasharray=SIDE_DASH[side],
            ),
            area,
            at=(number * (half + 16), 0),
            data_part=f"area-{side}",
        )
        for number, (side, (area, _)) in enumerate(zip(SIDES, boxes, strict=True))
    ]
    return group(*drawn, at=at), height


def _area(brush: Brush, number: int, width: float) -> tuple[Element, float]:
    view, side = brush.view, SIDES[number]
    said = [_won(brush, name, number) for name in view.areas[number]]
    lines = [
        *wrap("; ".join(said), width - 130, 16),
        *(line for words in _to_come(brush, number) for line in wrap(words, width - 130, 16)),
    ]
    seals = [] if number != SHADOW or not view.corruption else _seals(brush, len(lines))
    height = 64 + 18 * len(lines) + (34 if seals else 0)
    return (
        group(
            emblem(SIGNS[side], 40, 38, 40, SIDE_EDGE[side], 2),
            write(
                width - 24,
                46,
                str(view.score[number]),
                38,
                PARCHMENT,
                font_family=SANS,
                text_anchor="end",
            ),
            write(76, 40, brush.text.name(side), 24, PARCHMENT),
            *write_lines(76, 66, lines, 16, CAPTION),
            *seals,
        ),
        max(height, 76),
    )


def _to_come(brush: Brush, number: int) -> list[str]:
    """What is set aside for later, and what is in the deck but can't be activated yet."""
    view, text, side = brush.view, brush.text, SIDES[number]
    later = view.later[number] if view.later else []
    banned = [name for name in view.waiting[number] if name in view.banned]
    said = [f"{text('sketch-later', side=side)}: {brush.names(later)}"] if later else []
    said += [f"{text('sketch-waiting', side=side)}: {still_there(brush, banned)}"] if banned else []
    return [words.replace(NBSP, " ") for words in said]


def _won(brush: Brush, name: str, side: int) -> str:
    """What a location in a scoring area is worth; paths are worth nothing to the Shadow."""
    location = LOCATION[name]
    points = 0 if side == SHADOW and PATH_NUMBER[location] else POINTS[location]
    return f"{brush.text.name(name)} {points}"


def _seals(brush: Brush, lines: int) -> list[Element]:
    """Corruption as dark wax."""
    y = 76 + 18 * lines
    number = brush.view.corruption
    said = brush.text("sketch-corruption", number=number)
    drawn = [
        group(
            disc(0, 0, 11, fill="#5a1712", stroke="#8c2f26", stroke_width=2),
            disc(0, 0, 6, fill="none", stroke="#8c2f26"),
            at=(86 + 27 * place, y),
        )
        for place in range(min(number, SEALS))
    ]
    at = 84 + 27 * len(drawn)
    return [*drawn, write(at, y + 6, said, 15, CAPTION, font_family=SANS)]
