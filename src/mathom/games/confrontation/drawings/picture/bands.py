"""Beside the map: each side's cards and losses, the moment, and a battle from near."""

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.svg import (
    GOLD,
    INK,
    PARCHMENT,
    SANS,
    UMBER,
    Point,
    Value,
    box,
    group,
    thing,
    wrap,
    write,
    write_lines,
)
from mathom.core.voice import Text
from mathom.games.confrontation.data import CARD_NAMES, DECKS, MAGIC, PIECES, SIDE_NAMES
from mathom.games.confrontation.drawings.perspective import viewed_side
from mathom.games.confrontation.drawings.picture import emblems
from mathom.games.confrontation.drawings.picture.paint import (
    CAPTION,
    LIT_PARCHMENT,
    SIDE_DASH,
    SIDE_EDGE,
    SIDE_FILL,
    SIDE_INK,
    emblem,
)
from mathom.games.confrontation.drawings.picture.tiles import FRONT, both_sides, member
from mathom.games.confrontation.drawings.sketch import (
    Pen,
    fighter_line,
    header_parts,
    notes,
    warnings,
)
from mathom.games.confrontation.sight.view import BattleView, ConfrontationView, SideView

BAND: Final = 164
LEFT: Final = 320
"""Where the cards begin, after the side's name."""
CHIP: Final = 34
LETTER: Final = 9.2
"""How wide a letter on a chip may be."""


def band(pen: Pen, side: SideView, width: float, at: Point) -> Element:
    """One side's name, cards, special cards and losses; before play, its characters."""
    text, view = pen.text, pen.view
    room = width - LEFT - 24
    rows: list[Element] = [group(*cards(view, side, text), at=(LEFT, 18))]
    top = 18 + CHIP + 10
    if view.phase in ("draft", "deploy"):
        rows.append(group(*waiting(side, text), at=(LEFT, top)))
    else:
        if side.specials or side.used:
            rows.append(group(*special_cards(side, text), at=(LEFT, top)))
            top += CHIP + 10
        if side.defeated:
            said = f"{text('sketch-defeated')}: {pen.names(side.defeated)}"
            rows += write_lines(LEFT, top + 18, wrap(said, room, 18), 18, CAPTION)
    return group(
        box(0, 0, width, BAND, 12, fill="#241b15", stroke=SIDE_EDGE[side.side], stroke_width=2),
        name_plate(pen, side),
        *rows,
        at=at,
        data_part=f"band-{side.side}",
    )


def name_plate(pen: Pen, side: SideView) -> Element:
    text, view = pen.text, pen.view
    lines = []
    if view.phase not in ("draft", "specials", "deploy"):
        lines.append(text("sketch-on-board", survivors=side.survivors))
    if view.games > 1:
        lines.append(text("sketch-points", points=side.points))
    if side.ring_bearer is not None and view.format != "classic" and view.phase != "draft":
        lines.append(f"{text('sketch-ring-bearer')}: {text.name(side.ring_bearer)}")
    return group(
        emblem(emblems.SIGNS[side.side], 46, 46, 50, SIDE_EDGE[side.side], 2.4),
        *write_lines(84, 42, wrap(text.name(side.side), 230, 26), 26, PARCHMENT),
        *write_lines(24, 106, lines, 17, CAPTION, font_family=SANS),
    )


# --- Cards


def cards(view: ConfrontationView, side: SideView, text: Text) -> list[Element]:
    """The whole deck in its order: what is in hand, what is played, what is discarded."""
    own = viewed_side(view) == side.side
    drawn, x = [], 0.0
    for card in DECKS[SIDE_NAMES.index(side.side)]:
        name = CARD_NAMES[card]
        term = f"card-{name}" if card < MAGIC else name
        state = "hand" if name in side.hand else "discarded" if name in side.discarded else "played"
        chip, wide = _chip(text.name(term), state, side.side)
        title = text(f"picture-card-{state}", card=term)
        owned = f"card:{name}" if own else f"card-of:{side.side}:{name}"
        drawn.append(thing(owned, title, chip, at=(x, 0)))
        x += wide + 7
    return drawn


def special_cards(side: SideView, text: Text) -> list[Element]:
    drawn, x = [], 0.0
    for name in (*side.specials, *side.used):
        used = name in side.used
        chip, wide = _chip(text.name(name), "discarded" if used else "special", side.side)
        title = text("picture-special-used" if used else "picture-special", special=name)
        drawn.append(thing(f"special:{name}", title, chip, at=(x, 0)))
        x += wide + 7
    return drawn


def _chip(said: str, state: str, side: str) -> tuple[Element, float]:
    """A small card; what is gone is only an outline."""
    wide = max(CHIP, len(said) * LETTER + 18)
    gone = state == "discarded"
    fill = {"hand": LIT_PARCHMENT, "played": GOLD, "special": SIDE_FILL[side]}.get(state, "none")
    ink = {"discarded": CAPTION, "special": SIDE_INK[side]}.get(state, INK)
    strike: dict[str, Value] = {"text_decoration": "line-through"} if gone else {}
    chip = group(
        box(
            0,
            0,
            wide,
            CHIP,
            6,
            fill=fill,
            stroke=CAPTION if gone else SIDE_EDGE[side],
            stroke_width=1.2 if gone else 2,
            stroke_dasharray="3 4" if gone else SIDE_DASH[side],
        ),
        write(
            wide / 2,
            23,
            said,
            18,
            ink,
            text_anchor="middle",
            font_family=SANS if said.isdigit() else None,
            **strike,
        ),
        opacity=0.75 if gone else None,
        data_part=f"card-{state}",
    )
    return chip, wide


def waiting(side: SideView, text: Text) -> list[Element]:
    """The nine tiles before they are placed; in a draft with both their sides."""
    width, height = FRONT
    spots = [(number % 5 * (width + 8), number // 5 * (height + 8)) for number in range(9)]
    if side.roster:
        return [
            member(character, side.side, text, spot)
            for character, spot in zip(side.roster, spots, strict=True)
        ]
    numbers = PIECES[SIDE_NAMES.index(side.side)]
    return [
        both_sides(number, side.side, text, spot)
        for number, spot in zip(numbers, spots, strict=True)
    ]


# --- In the corners of the map


def moment(pen: Pen, at: Point) -> Element:
    """Which turn it is, and what must not be overlooked."""
    said = header_parts(pen)
    lines = [line for part in said for line in wrap(part, 330, 24)]
    urgent = [line for warning in warnings(pen) for line in wrap(warning, 300, 18)]
    return group(
        *write_lines(0, 0, lines, 24, INK),
        *write_lines(0, 34 * len(lines), urgent, 18, "#7a231b", font_style="italic"),
        at=at,
        data_part="moment",
    )


def battle(pen: Pen, seen: BattleView, at: Point) -> Element:
    """The two figures from near; lines end at `at`."""
    text = pen.text
    title = wrap(text("sketch-battle", region=seen.region, side=seen.attacker), 340, 20)
    lines: list[Element] = write_lines(0, 0, title, 20, INK, text_anchor="end", font_weight="bold")
    y = 22.0 * len(title)
    for side, fighter in (("fellowship", seen.fellowship), ("sauron", seen.sauron)):
        if fighter is not None:
            said = fighter_line(pen, fighter)
            lines += [
                box(-340, y - 12, 340, 36, 8, fill=SIDE_FILL[side], stroke=UMBER),
                write(-12, y + 12, said, 19, SIDE_INK[side], text_anchor="end"),
                emblem(emblems.SIGNS[side], -320, y + 6, 24, SIDE_INK[side], 1.5),
            ]
            y += 42
    remarks = [line for note in notes(seen) for line in wrap(text(note), 320, 17)]
    return group(
        *lines,
        *write_lines(0, y + 4, remarks, 17, INK, text_anchor="end", font_style="italic"),
        at=at,
        data_part="battle",
    )


def ending(lines: Sequence[str], at: Point) -> Element:
    return group(*write_lines(0, 0, lines, 21, INK, text_anchor="end"), at=at, data_part="ending")
