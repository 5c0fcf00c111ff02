"""Small cards: faction, name, and the icons that are printed or that count at a place."""

from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.svg import (
    SANS,
    UMBER,
    Point,
    box,
    disc,
    group,
    wrap,
    write,
    write_lines,
)
from mathom.games.warcards.card import Card
from mathom.games.warcards.catalogue import CARDS, NUMBER
from mathom.games.warcards.drawings.picture.emblems import BOOT, FACTIONS, HOURGLASS, SHIELD, SWORD
from mathom.games.warcards.drawings.picture.paint import (
    HUES,
    SIDE_DASH,
    SIDE_EDGE,
    SIDE_FILL,
    SIDE_INK,
    Brush,
    emblem,
)
from mathom.games.warcards.sight.view import WarCard
from mathom.games.warcards.terms import FACTIONS as FACTION_NAMES
from mathom.games.warcards.terms import SIDES

WIDTH: Final = 176
HEIGHT: Final = 66
GAP: Final = 8
STRIP: Final = 20
"""The height of a line of an item's strip."""
BAND: Final = 28
NAME_SIZE: Final = 13.5


def flow(cards: list[tuple[Element, float]], columns: int, at: Point) -> tuple[Element, float]:
    """Drawn cards in rows, each as high as its highest card."""
    drawn: list[Element] = []
    y = 0.0
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        drawn += [
            group(card, at=(number * (WIDTH + GAP), y)) for number, (card, _) in enumerate(row)
        ]
        y += max(height for _, height in row) + GAP
    return group(*drawn, at=at), y


def printed_card(brush: Brush, name: str, thing: str, copies: int = 1) -> tuple[Element, float]:
    """A card with its printed icons, from hand or in reserve."""
    card = CARDS[NUMBER[name]]
    many = None if copies == 1 else _corner(f"×{copies}", SIDE_INK[SIDES[card.side]])
    drawn = brush.thing(
        thing, brush.read(name), _plate(card), *_name(brush, card, 136), *_icons(card), many
    )
    return drawn, HEIGHT


def card_in_play(brush: Brush, card: WarCard) -> tuple[Element, float]:
    """A card at its place with what it wields; on a location with what it counts there."""
    printed = CARDS[NUMBER[card.name]]
    ink = SIDE_INK[SIDES[printed.side]]
    items = [item for item in brush.view.board if item.wielder == card.name]
    strips, height = _strips(brush, items)
    title = brush.read(card.name)
    if card.place == "reserve":
        face = [*_name(brush, printed, 124), *_icons(printed)]
        if card.fresh:
            face.append(emblem(HOURGLASS, WIDTH - 14, 16, 15, ink, 1.3))
            title = f"{title} ({brush.text('sketch-fresh')})"
    else:
        face = [*_name(brush, printed, 100), *_count(card, printed)]
    drawn = group(
        brush.thing(card.name, title, _plate(printed), *face),
        *strips,
        data_part="in-play",
    )
    return drawn, HEIGHT + height


def _strips(brush: Brush, items: list[WarCard]) -> tuple[list[Element], float]:
    drawn = []
    y = HEIGHT + 2.0
    for item in items:
        printed = CARDS[NUMBER[item.name]]
        side = SIDES[printed.side]
        lines = wrap(brush.text.name(item.name), WIDTH - 34, 12.5)
        high = STRIP * len(lines)
        strip = brush.thing(
            item.name,
            brush.read(item.name),
            box(8, 0, WIDTH - 8, high, 4, fill=SIDE_FILL[side], stroke=SIDE_EDGE[side]),
            box(8, 0, 7, high, 2, fill=HUES[FACTION_NAMES[printed.faction]]),
            *write_lines(21, 14, lines, 12.5, SIDE_INK[side]),
            at=(0, y),
        )
        drawn.append(strip)
        y += high + 2
    return drawn, y - HEIGHT - 2


def _plate(card: Card) -> Element:
    side, hue = SIDES[card.side], HUES[FACTION_NAMES[card.faction]]
    ink = SIDE_FILL[side]
    return group(
        box(2, 3, WIDTH, HEIGHT, 7, fill="#000000", fill_opacity=0.3),
        box(0, 0, WIDTH, HEIGHT, 7, fill=SIDE_FILL[side], stroke=UMBER),
        box(0, 0, BAND, HEIGHT, 7, fill=hue),
        emblem(FACTIONS[FACTION_NAMES[card.faction]], BAND / 2, HEIGHT / 2, 21, ink, 1.5),
        box(
            2.5,
            2.5,
            WIDTH - 5,
            HEIGHT - 5,
            5,
            fill="none",
            stroke=SIDE_EDGE[side],
            stroke_width=1.3,
            stroke_dasharray=SIDE_DASH[side],
        ),
    )


def _name(brush: Brush, card: Card, room: float) -> list[Element]:
    """Smaller if it takes more than two lines."""
    size = NAME_SIZE
    lines = wrap(brush.text.name(card.name), room, size)
    if len(lines) > 2:
        size = 12.0
        lines = wrap(brush.text.name(card.name), room, size)
    return write_lines(BAND + 7, 18, lines, size, SIDE_INK[SIDES[card.side]])


def _icons(card: Card) -> list[Element]:
    """The printed icons in a row; leadership in a circle."""
    ink = SIDE_INK[SIDES[card.side]]
    drawn: list[Element] = []
    x, y = BAND + 14.0, HEIGHT - 16
    for sign, leads, number in (
        (SWORD, False, card.attack),
        (SHIELD, False, card.defence),
        (SWORD, True, card.lead_attack),
        (SHIELD, True, card.lead_defence),
        (BOOT, False, card.path),
    ):
        if not number:
            continue
        if leads:
            drawn.append(disc(x, y, 9, fill="none", stroke=ink))
        drawn += [
            emblem(sign, x, y, 9 if leads else 13, ink, 1.1),
            write(x + 10, y + 4, str(number), 12, ink, font_family=SANS),
        ]
        x += 27
    return drawn


def _count(card: WarCard, printed: Card) -> list[Element]:
    """How many icons the card counts at its place; in a circle its leadership, broken while
    nobody supports it.
    """
    side = SIDES[printed.side]
    ink = SIDE_INK[side]
    x, y = WIDTH - 21, HEIGHT / 2 - (10 if card.leadership else 0)
    drawn = [
        disc(x, y, 14, fill=ink),
        _number(x, y + 6, card.icons, 18, SIDE_FILL[side]),
    ]
    if card.leadership:
        dash = None if card.supported else "3 2"
        drawn += [
            disc(x, y + 26, 9, fill="none", stroke=ink, stroke_dasharray=dash),
            _number(x, y + 30, card.leadership, 12, ink),
        ]
    return drawn


def _number(x: float, y: float, number: int, size: float, ink: str) -> Element:
    return write(
        x, y, str(number), size, ink, font_family=SANS, text_anchor="middle", font_weight="bold"
    )


def _corner(said: str, ink: str) -> Element:
    return write(
        WIDTH - 8,
        HEIGHT - 9,
        said,
        12,
        ink,
        font_family=SANS,
        text_anchor="end",
        font_style="italic",
    )
