"""The characters: fronts with strength and name for who may see them, and backs all alike."""

from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.svg import (
    GOLD,
    SANS,
    UMBER,
    Point,
    box,
    disc,
    group,
    path,
    thing,
    wrap,
    write,
    write_lines,
)
from mathom.core.voice import Text
from mathom.games.confrontation.data import CHARACTERS
from mathom.games.confrontation.drawings.picture import emblems
from mathom.games.confrontation.drawings.picture.paint import (
    SIDE_DASH,
    SIDE_EDGE,
    SIDE_FILL,
    SIDE_INK,
    emblem,
)
from mathom.games.confrontation.drawings.sketch import signed
from mathom.games.confrontation.sight.view import CharacterView, PieceView

FRONT: Final = (160, 42)
BACK: Final = (40, 48)
STEP: Final = 46
"""From one back to the next."""
NAME_ROOM: Final = 100


def front(name: str, strength: int, shown: bool, side: str, text: Text, at: Point) -> Element:
    """A tile from its front; who lies open for both has a golden rim and an eye."""
    width, height = FRONT
    id = "picture-piece-shown" if shown else "picture-piece"
    return thing(
        f"piece:{name}",
        text(id, character=name, strength=strength),
        _plate(side, width, height),
        box(-3, -3, width + 6, height + 6, 10, fill="none", stroke=GOLD, stroke_width=3)
        if shown
        else None,
        disc(21, height / 2, 15, fill=SIDE_INK[side]),
        _number(21, height / 2 + 7, strength, SIDE_FILL[side]),
        *_name(text.name(name), side, 42, height / 2),
        emblem(emblems.EYE, width - 12, 10, 15, GOLD, 1.6) if shown else None,
        at=at,
    )


def _plate(side: str, width: float, height: float) -> Element:
    return group(
        box(2, 3, width, height, 8, fill="#000000", fill_opacity=0.3),
        box(0, 0, width, height, 8, fill=SIDE_FILL[side], stroke=UMBER),
        box(
            3,
            3,
            width - 6,
            height - 6,
            6,
            fill="none",
            stroke=SIDE_EDGE[side],
            stroke_width=1.4,
            stroke_dasharray=SIDE_DASH[side],
        ),
    )


def _number(x: float, y: float, strength: int, fill: str) -> Element:
    number = signed(strength)
    return write(x, y, number, 21, fill, font_family=SANS, text_anchor="middle", font_weight="bold")


def _name(name: str, side: str, x: float, middle: float) -> list[Element]:
    """In one line if it is short, otherwise in two smaller ones."""
    lines, size = wrap(name, NAME_ROOM, 18), 18.0
    if len(lines) > 1:
        lines, size = wrap(name, NAME_ROOM, 15), 15.0
    first = middle + size / 3 - (len(lines) - 1) * size * 0.55
    return write_lines(x, first, lines, size, SIDE_INK[side])


def piece(seen: PieceView, side: str, text: Text, at: Point) -> Element:
    strength = next(
        character.strength
        for number, character in enumerate(CHARACTERS)
        if character.name == seen.name and number % 2 == seen.star
    )
    return front(seen.name, strength, seen.shown, side, text, at)


def member(character: CharacterView, side: str, text: Text, at: Point) -> Element:
    """Somebody who waits to be placed."""
    return front(character.name, character.strength, False, side, text, at)


def both_sides(number: int, side: str, text: Text, at: Point) -> Element:
    """A tile before the draft: the ring side above, the star side below."""
    width, height = FRONT
    lines = []
    for star in (0, 1):
        name, strength = CHARACTERS[2 * number + star]
        lines.append(f"{'★ ' if star else ''}{text.name(name)} {signed(strength)}")
    return group(
        _plate(side, width, height),
        *(
            write(10, 18 + 17 * row, line, 14 if len(line) < 20 else 11.5, SIDE_INK[side])
            for row, line in enumerate(lines)
        ),
        at=at,
    )


def back(side: str, at: Point) -> Element:
    """A standing tile from behind: whoever it is, it looks the same."""
    width, height = BACK
    return group(
        path(f"M-3 {height}H{width + 3}L{width - 2} {height - 7}H2z", fill=UMBER),
        box(0, 0, width, height - 4, 6, fill=SIDE_FILL[side], stroke=UMBER, stroke_width=1.5),
        box(
            3.5,
            3.5,
            width - 7,
            height - 11,
            4,
            fill="none",
            stroke=SIDE_EDGE[side],
            stroke_width=1.4,
            stroke_dasharray=SIDE_DASH[side],
        ),
        emblem(emblems.SIGNS[side], width / 2, height / 2 - 2, 25, SIDE_INK[side], 1.5),
        at=at,
        data_part=f"back-{side}",
    )
