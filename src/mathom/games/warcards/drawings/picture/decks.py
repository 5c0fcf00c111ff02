"""The players: how many cards they have where, their reserves, and what one may see of hands."""

from typing import Final, TypeAlias
from xml.etree.ElementTree import Element

from mathom.core.svg import GOLD, PARCHMENT, SANS, Point, box, group, wrap, write, write_lines
from mathom.games.warcards.drawings.picture import cards
from mathom.games.warcards.drawings.picture.emblems import RING, SIGNS
from mathom.games.warcards.drawings.picture.paint import (
    CAPTION,
    PANEL,
    SIDE_DASH,
    SIDE_EDGE,
    Brush,
    emblem,
)
from mathom.games.warcards.drawings.sketch import NBSP, counts
from mathom.games.warcards.sight.view import WarDeck

LABEL: Final = 24

Row: TypeAlias = tuple[str, list[tuple[Element, float]], str | None]
"""A label, the cards, and the name by which options touch the whole row."""


def band(brush: Brush, deck: WarDeck, width: float, at: Point) -> tuple[Element, float]:
    """One player's band, and how high it is."""
    columns = int((width - 24) // (cards.WIDTH + cards.GAP))
    own = is_own(brush, deck)
    plate, y = _plate(brush, deck, own, width)
    drawn: list[Element] = [plate]
    for label, row, thing in _rows(brush, deck, own):
        caption = write(20, y + 16, label, 15, CAPTION, font_family=SANS)
        flowed, deep = cards.flow(row, columns, (20, y + LABEL))
        drawn += [caption if thing is None else brush.thing(thing, label, caption), flowed]
        y += LABEL + deep
    frame = box(
        0,
        0,
        width,
        y + 8,
        12,
        fill=PANEL,
        stroke=SIDE_EDGE[deck.side],
        stroke_width=2,
        stroke_dasharray=SIDE_DASH[deck.side],
    )
    return group(frame, *drawn, at=at, data_part=f"band-{deck.name}"), y + 8


def is_own(brush: Brush, deck: WarDeck) -> bool:
    """Whether it is the first of those whose hands the viewer sees: what options touch is there."""
    seen = [each for each in brush.view.decks if each.hand is not None]
    return bool(seen) and seen[0] is deck


def _rows(brush: Brush, deck: WarDeck, own: bool) -> list[Row]:
    view, text = brush.view, brush.text
    number = view.decks.index(deck)
    reserve = [
        cards.card_in_play(brush, card)
        for card in view.board
        if card.deck == number and card.place == "reserve" and card.wielder is None
    ]
    rows: list[Row] = []
    if reserve or own:
        rows.append((text("sketch-reserve"), reserve, "reserve" if own else None))
    if deck.hand:
        rows.append((text("sketch-hand"), _each(brush, deck.hand, "hand"), None))
    if deck.top is not None:
        rows.append((text("sketch-top"), _each(brush, [deck.top], "top"), None))
    if view.looker == number and view.aside:
        label = text("sketch-looks", player=f"player-{deck.name}", number=view.aside_size)
        rows.append((label, _each(brush, view.aside, "aside"), None))
    return rows


def _each(brush: Brush, names: list[str], zone: str) -> list[tuple[Element, float]]:
    """Every kind of card once, with the number of its copies."""
    return [
        cards.printed_card(brush, name, f"{zone}/{name}", names.count(name))
        for name in dict.fromkeys(names)
    ]


def _plate(brush: Brush, deck: WarDeck, own: bool, width: float) -> tuple[Element, float]:
    """The player's name and numbers, and how high that is."""
    number = brush.view.decks.index(deck)
    acts = brush.view.phase == "actions" and brush.view.order[brush.view.turn] == number
    lines = wrap(counts(brush, deck).replace(NBSP, " "), width - 40, 15)
    glow = box(6, 6, width - 12, 44, 8, fill=SIDE_EDGE[deck.side], fill_opacity=0.35)
    drawn = [
        glow if acts else None,
        emblem(SIGNS[deck.side], 36, 28, 32, SIDE_EDGE[deck.side], 2),
        write(64, 36, brush.player(number), 23, PARCHMENT),
        *write_lines(20, 70, lines, 15, CAPTION, font_family=SANS),
    ]
    if own and deck.ring != "none":
        title = brush.text(f"sketch-ring-{deck.ring}")
        ink = CAPTION if deck.ring == "used" else GOLD
        drawn.append(brush.thing("ring", title, emblem(RING, width - 34, 28, 28, ink, 2)))
    return group(*drawn), 62 + 17 * len(lines)
