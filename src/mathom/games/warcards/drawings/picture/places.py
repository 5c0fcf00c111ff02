"""The active locations: two rows that face each other, and a balance between them."""

from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from mathom.core.svg import (
    GOLD,
    PARCHMENT,
    SANS,
    Point,
    box,
    disc,
    group,
    path,
    wrap,
    write,
    write_lines,
)
from mathom.games.warcards.catalogue import LOCATION, PATH_NUMBER
from mathom.games.warcards.drawings.picture import cards
from mathom.games.warcards.drawings.picture.emblems import SHIELD, SIGNS, SWORD
from mathom.games.warcards.drawings.picture.paint import (
    CAPTION,
    PANEL,
    SIDE_DASH,
    SIDE_EDGE,
    Brush,
    emblem,
)
from mathom.games.warcards.drawings.sketch import (
    accompanying,
    balance_of,
    number_of,
    stake_of,
    title_of,
)
from mathom.games.warcards.sight.view import WarPlace
from mathom.games.warcards.terms import SIDES

WIDTH: Final = 2 * cards.WIDTH + cards.GAP + 24
BALANCE: Final = 98
STEEPEST: Final = 9
"""Degrees by which a balance leans at most."""


class Laid(NamedTuple):
    """A location with its cards drawn, before its frame is."""

    seen: WarPlace
    attackers: Element
    defenders: Element
    middle: float
    """Where the balance is."""
    height: float


def lay(brush: Brush, seen: WarPlace) -> Laid:
    top = _title_height(brush, seen)
    attackers, deep = _row(brush, seen, seen.attacker, top)
    below = top + deep + BALANCE
    defenders, more = _row(brush, seen, _defender(seen), below)
    return Laid(seen, attackers, defenders, top + deep + BALANCE / 2, below + more + 8)


def place(brush: Brush, laid: Laid, height: float, at: Point) -> Element:
    """One location in a frame of that height."""
    text, seen, name = brush.text, laid.seen, laid.seen.name
    fought = brush.view.fight is not None and brush.view.fight.location == name
    frame = box(
        0,
        0,
        WIDTH,
        height,
        12,
        fill=PANEL,
        stroke=GOLD if fought else SIDE_EDGE[_defender(seen)],
        stroke_width=4 if fought else 1 if seen.skirmish else 2,
        stroke_dasharray=SIDE_DASH[_defender(seen)],
    )
    inner = (
        box(5, 5, WIDTH - 10, height - 10, 8, fill="none", stroke=SIDE_EDGE[_defender(seen)])
        if seen.skirmish
        else None
    )
    said = f"{brush.read(name)} {title_of(brush, seen)}: {balance_of(brush, seen)}."
    drawn = group(
        brush.thing(
            name, said, frame, inner, _title(brush, seen), balance(seen, (WIDTH / 2, laid.middle))
        ),
        laid.attackers,
        laid.defenders,
        at=at,
        data_part="place",
    )
    if name == brush.view.path:
        number = number_of(brush.view, name)
        return brush.thing("path", text("sketch-path", number=number), drawn)
    return drawn


def _defender(seen: WarPlace) -> str:
    return next(side for side in SIDES if side != seen.attacker)


def _title_lines(brush: Brush, seen: WarPlace) -> list[str]:
    return wrap(brush.text.name(seen.name), WIDTH - 110, 22)


def _lines_below(brush: Brush, seen: WarPlace) -> list[str]:
    """What is at stake, and what goes with a skirmish."""
    lines = [stake_of(brush, seen)]
    return lines + (wrap(accompanying(brush, seen), WIDTH - 32, 14) if seen.skirmish else [])


def _title_height(brush: Brush, seen: WarPlace) -> float:
    return 24.0 * len(_title_lines(brush, seen)) + 40 + 17 * (len(_lines_below(brush, seen)) - 1)


def _title(brush: Brush, seen: WarPlace) -> Element:
    lines, more = _title_lines(brush, seen), _lines_below(brush, seen)
    below = 30 + 24 * len(lines)
    rule = below + 6 + 17 * (len(more) - 1)
    return group(
        *write_lines(16, 30, lines, 22, PARCHMENT),
        *write_lines(16, below - 2, more, 14, CAPTION, font_family=SANS),
        *_signs(brush, seen),
        path(f"M12 {rule}H{WIDTH - 12}", stroke=CAPTION, stroke_opacity=0.4),
    )


def _signs(brush: Brush, seen: WarPlace) -> list[Element]:
    """A path's number and a location's own defence; a skirmish has neither, only swords."""
    if seen.skirmish:
        return [
            emblem(SWORD, WIDTH - 34, 28, 24, GOLD, 1.6),
            group(emblem(SWORD, 0, 0, 24, GOLD, 1.6), at=(WIDTH - 34, 28), lean=90),
        ]
    signs = [
        emblem(SHIELD, WIDTH - 42, 26, 24, PARCHMENT, 1.8),
        write(WIDTH - 24, 32, str(seen.guard), 18, PARCHMENT, font_family=SANS),
    ]
    if PATH_NUMBER[LOCATION[seen.name]]:
        number = number_of(brush.view, seen.name)
        size = 18 if len(number) == 1 else 15
        signs += [
            disc(WIDTH - 80, 26, 15, fill="none", stroke=GOLD, stroke_width=2),
            write(WIDTH - 80, 32, number, size, GOLD, text_anchor="middle", font_family=SANS),
        ]
    return signs


def _row(brush: Brush, seen: WarPlace, side: str, top: float) -> tuple[Element, float]:
    """A side's cards, and how much room they take."""
    drawn = [
        cards.card_in_play(brush, card)
        for card in brush.view.board
        if card.place == seen.name
        and card.wielder is None
        and brush.view.decks[card.deck].side == side
    ]
    row, deep = cards.flow(drawn, 2, (12, top + 10))
    return row, deep + 10


def balance(seen: WarPlace, at: Point) -> Element:
    """A beam that leans to the stronger side."""
    defence = seen.guard + seen.defence
    lean = max(-STEEPEST, min(STEEPEST, 3 * (defence - seen.attack)))
    return group(
        group(
            path("M-120 0H120", stroke=CAPTION, stroke_width=3, stroke_linecap="round"),
            _pan(-120, SWORD, seen.attack, seen.attacker),
            _pan(120, SHIELD, defence, _defender(seen)),
            lean=lean,
        ),
        path("M0 -4L-9 22H9z", fill=CAPTION),
        at=at,
        data_part="balance",
    )


def _pan(x: float, sign: str, number: int, side: str) -> Element:
    return group(
        disc(x, 0, 23, fill="#120d0a", stroke=SIDE_EDGE[side], stroke_width=2),
        emblem(sign, x - 9, 0, 16, SIDE_EDGE[side], 1.5),
        write(x + 9, 6, str(number), 19, PARCHMENT, font_family=SANS, text_anchor="middle"),
        emblem(SIGNS[side], x + (38 if x > 0 else -38), 0, 18, SIDE_EDGE[side], 1.5),
    )
