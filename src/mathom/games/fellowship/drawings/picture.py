"""The table as an SVG document: the path above, then who faces whom, then both players."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, tostring

from mathom.core.svg import (
    ASH,
    GOLD,
    GREEN,
    INK,
    PARCHMENT,
    RED,
    SANS,
    SERIF,
    UMBER,
    box,
    disc,
    group,
    tag,
    thing,
    words,
    wrap,
    write,
    write_lines,
)
from mathom.core.voice import Text
from mathom.games.fellowship.drawings.sketch import about_gathering, by_culture
from mathom.games.fellowship.sight.view import (
    CardView,
    FellowshipView,
    FightView,
    GatheringView,
    SiteView,
)

WIDTH: Final = 1200
MARGIN: Final = 20
GAP: Final = 8
SITE: Final = 74
CARD: Final = (136, 96)
ITEM: Final = 18
MIDDLE: Final = 34
COLUMNS: Final = 8
"""So many cards stand beside each other."""
CHIP: Final = (284, 26)
CHIPS: Final = 4
STONES: Final = 20
"""More twilight than that is only counted."""


class Livery(NamedTuple):
    """How a player's marker looks, as on the page: its colour, and its shape in 24 by 24."""

    hue: str
    shape: str


LIVERIES: Final = (
    Livery("#4c6d28", "M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5Z"),
    Livery("#2c6485", "M2.5 2.5H21.5V21.5H2.5Z"),
    Livery("#80407f", "M12 0.5L23.5 12L12 23.5L0.5 12Z"),
    Livery("#a1472a", "M2.5 2.5H21.5V13Q20.5 19 12 23Q3.5 19 2.5 13Z"),
    Livery("#565b6b", "M6.5 2.2H17.5L23.2 12L17.5 21.8H6.5L0.8 12Z"),
    Livery("#80640f", "M12 0.8L22.6 9.4V22H1.4V9.4Z"),
)


def picture(view: FellowshipView, text: Text) -> str:
    parts: list[Element] = [_heading(view, text)]
    if view.gathering is None:
        drawn, y = _table(view, text, 70.0)
    else:
        drawn, y = _gathering(view.gathering, text, 70.0)
    parts += drawn
    svg = tag(
        "svg",
        words("title", text("title")),
        tag("rect", width=WIDTH, height=y + MARGIN, fill=UMBER),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {y + MARGIN:g}",
        width=WIDTH,
        height=y + MARGIN,
        role="img",
    )
    return tostring(svg, encoding="unicode")


def _table(view: FellowshipView, text: Text, y: float) -> tuple[list[Element], float]:
    """The path, whoever stands against each other, and everybody's own; and where it ends."""
    parts = [*_path(view, text, y)]
    y += SITE + 24
    for band in _bands(view):
        drawn, high = _band(view, text, band, y)
        parts += drawn
        y += high
    columns = 1 if len(view.seats) == 2 else 2
    order = view.order if len(view.order) == len(view.seats) else list(range(len(view.seats)))
    for first in range(0, len(order), columns):
        highs = []
        for place, seat in enumerate(order[first : first + columns]):
            at = (MARGIN + place * (WIDTH - 2 * MARGIN + GAP) / columns, y)
            drawn, high = _player(view, text, seat, at, CHIPS // columns)
            parts += drawn
            highs.append(high)
        y += max(highs)
    return parts, y


def fit(said: str, width: float, size: float, most: int = 1) -> list[str]:
    """As much of a name as so many lines hold."""
    lines = wrap(said, width, size)
    return lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1]} …"]


def _heading(view: FellowshipView, text: Text) -> Element:
    if view.phase == "setup":
        return write(MARGIN, 42, text("sketch-setup"), 24, PARCHMENT, font_family=SERIF)
    turn, phase = text("sketch-turn", turn=view.turn), text.name(f"phase-{view.phase}")
    whose = view.acting if len(view.seats) > 2 and view.phase == "shadow" else None
    if whose is not None:
        phase = f"{phase} ({text('player-seat', seat=whose + 1)})"
    pool = text("sketch-pool", number=view.pool, moves=view.moves, limit=view.move_limit)
    stones = [
        disc(WIDTH - MARGIN - 7 - 16 * place, 54, 6, fill=INK, stroke=ASH)
        for place in range(min(view.pool, STONES))
    ]
    return group(
        _marker(view.free, (MARGIN, 22)),
        write(MARGIN + 34, 42, f"{turn} · {phase}", 24, PARCHMENT, font_family=SERIF),
        thing(
            "pool",
            pool,
            write(WIDTH - MARGIN, 36, pool, 20, PARCHMENT, font_family=SERIF, text_anchor="end"),
            *stones,
        ),
    )


def _marker(seat: int, at: tuple[float, float], size: float = 24) -> Element:
    """Known by colour, shape, and the number of the seat."""
    livery = LIVERIES[seat]
    much = size / 24
    path = tag("path", d=livery.shape, fill=livery.hue, stroke=PARCHMENT, stroke_width=1.6)
    path.set("transform", f"scale({much:g})")
    number = write(
        12 * much,
        17 * much,
        str(seat + 1),
        14 * much,
        PARCHMENT,
        font_family=SANS,
        font_weight="bold",
        text_anchor="middle",
    )
    return group(path, number, at=at)


# --- Before decks lie on the table


def _gathering(found: GatheringView, text: Text, y: float) -> tuple[list[Element], float]:
    """What is done; by seat what everybody has; then the pack and the pool of who looks."""
    parts = [write(MARGIN, y + 6, about_gathering(found, text), 20, PARCHMENT, font_family=SERIF)]
    y += 28
    for seat, gathered in enumerate(found.seats):
        facts = [text("sketch-pool-size", number=gathered.pool_size)] if gathered.pool_size else []
        if gathered.pack_size:
            facts.append(text("sketch-pack-size", number=gathered.pack_size))
        parts.append(_marker(seat, (MARGIN - 4, y + 2)))
        said = " · ".join(facts) or "–"
        parts.append(write(MARGIN + 26, y + 20, said, 17, PARCHMENT, font_family=SANS))
        y += 34
        if gathered.pack:
            pack = dict.fromkeys(gathered.pack, 1)
            drawn, y = _heap("pack", text("sketch-pack"), pack, text, y)
            parts += drawn
        for culture, cards in by_culture(gathered.pool or {}, text).items():
            drawn, y = _heap("pool", culture, cards, text, y)
            parts += drawn
    return parts, y


def _heap(
    of: str, title: str, cards: dict[str, int], text: Text, y: float
) -> tuple[list[Element], float]:
    """Cards by name under a title, with a number if there are several of one."""
    parts = [write(MARGIN, y + 14, title, 15, GOLD, font_family=SERIF)]
    for place, (name, copies) in enumerate(cards.items()):
        row, column = divmod(place, CHIPS)
        said, count = text.name(name), f"×{copies}" if copies > 1 else ""
        parts.append(
            thing(
                f"{of}:{name}",
                said,
                box(0, 0, *CHIP, 5, fill=PARCHMENT),
                *write_lines(8, 18, fit(said, CHIP[0] - 60, 13), 13, font_family=SERIF),
                write(CHIP[0] - 34, 18, count, 14, font_family=SANS, font_weight="bold"),
                at=(MARGIN + column * (CHIP[0] + GAP), y + 22 + row * (CHIP[1] + 6)),
            )
        )
    return parts, y + 26 + -(-len(cards) // CHIPS) * (CHIP[1] + 6)


# --- The path


def _path(view: FellowshipView, text: Text, y: float) -> list[Element]:
    width = (WIDTH - 2 * MARGIN + GAP) / view.goal - GAP
    found = []
    for number in range(1, view.goal + 1):
        site, x = view.path[number - 1], MARGIN + (number - 1) * (width + GAP)
        edge = GOLD if number == view.goal else ASH
        if site is None:
            place = group(
                box(0, 0, width, SITE, 6, fill="none", stroke=edge, stroke_dasharray="5 4"),
                write(10, 22, str(number), 15, edge, font_family=SANS),
                *_laid_by(view, text, number),
                at=(x, y),
            )
        else:
            place = _site(site, text, width, edge, (x, y))
        found.append(place)
    return found


def _laid_by(view: FellowshipView, text: Text, number: int) -> list[Element]:
    """With several players: who plays the next site."""
    seat = view.lays
    if seat is None or len(view.seats) == 2 or number != view.seats[view.free].marker + 1:
        return []
    said = text("sketch-lays", who=text("player-seat", seat=seat + 1))
    return [group(words("title", said), _marker(seat, (34, 6), 20))]


def _site(site: SiteView, text: Text, width: float, edge: str, at: tuple[float, float]) -> Element:
    name = text.name(site.name)
    return thing(
        f"card:{site.id}",
        name,
        box(0, 0, width, SITE, 6, fill=PARCHMENT, stroke=edge, stroke_width=3),
        write(10, 22, str(site.number), 15, INK, font_family=SANS, font_weight="bold"),
        disc(width - 17, 17, 11, fill=INK),
        write(
            width - 17, 22, str(site.shadow), 14, PARCHMENT, font_family=SANS, text_anchor="middle"
        ),
        *write_lines(10, 42, fit(name, width - 16, 13, most=2), 13, font_family=SERIF),
        *[
            _marker(seat, (4 + min(22, (width - 28) / 5) * place, SITE - 12), 20)
            for place, seat in enumerate(site.at)
        ],
        at=at,
    )


# --- Who faces whom


class Column(NamedTuple):
    """Minions, and below them whom they face, or who stands there by chance."""

    above: list[CardView]
    below: list[CardView]
    fight: FightView | None = None

    @property
    def breadth(self) -> int:
        return max(1, len(self.above), len(self.below))


def _bands(view: FellowshipView) -> list[list[Column]]:
    """The skirmishes, the one that is being fought first, then whoever is in none."""
    by_id = {card.id: card for card in view.cards}
    fights = [*([view.fight] if view.fight else []), *view.fights]
    columns = [
        Column(
            [by_id[minion] for minion in fight.minions if minion in by_id],
            [by_id[fight.defender]] if fight.defender in by_id else [],
            fight,
        )
        for fight in fights
    ]
    taken = {card.id for column in columns for card in (*column.above, *column.below)}
    idle = [card for card in view.cards if card.id not in taken and card.active]
    minions = [card for card in idle if card.zone == "minions"]
    companions = [card for card in idle if card.zone == "fellowship"]
    for place in range(max(len(minions), len(companions))):
        columns.append(Column(minions[place : place + 1], companions[place : place + 1]))
    bands: list[list[Column]] = []
    left = 0
    for column in columns:
        if column.breadth > left:
            bands.append([])
            left = COLUMNS
        bands[-1].append(column)
        left -= column.breadth
    return bands


def _borne(view: FellowshipView, card: CardView) -> list[CardView]:
    return [other for other in view.cards if other.on == card.id]


def _high(view: FellowshipView, cards: Sequence[CardView]) -> float:
    """What a row of cards needs, with all that lies below them."""
    return max((CARD[1] + ITEM * len(_borne(view, card)) for card in cards), default=0)


def _band(
    view: FellowshipView, text: Text, band: list[Column], y: float
) -> tuple[list[Element], float]:
    above = _high(view, [card for column in band for card in column.above])
    below = _high(view, [card for column in band for card in column.below])
    middle = MIDDLE if above else 0
    found, x = [], float(MARGIN)
    for column in band:
        wide = column.breadth * (CARD[0] + GAP) - GAP
        if column.fight is not None:
            edge = GOLD if column.fight is view.fight else ASH
            high = above + middle + below + 10
            frame = box(x - 5, y - 5, wide + 10, high, 10, fill="none", stroke=edge)
            found.append(frame)
            found.append(_sums(column.fight, x + wide / 2, y + above + middle / 2))
        for cards, top, tint in ((column.above, y, RED), (column.below, y + above + middle, GREEN)):
            for place, card in enumerate(cards):
                left = x + place * (CARD[0] + GAP)
                found.append(_card(text, card, _borne(view, card), tint, (left, top)))
                if card.zone == "minions" and len(view.seats) > 2:
                    found.append(_marker(card.owner, (left + CARD[0] - 20, top - 6), 22))
        x += wide + GAP + (6 if column.fight else 0)
    return found, above + middle + below + 22


def _sums(fight: FightView, x: float, y: float) -> Element:
    style = {"font_family": SANS, "font_weight": "bold", "text_anchor": "middle"}
    free, shadow = (GOLD, ASH) if fight.winner == "free" else (ASH, RED)
    return group(
        write(-30, 7, str(fight.free), 20, free, **style),
        write(0, 6, "×", 18, PARCHMENT, **style),
        write(30, 7, str(fight.shadow), 20, shadow, **style),
        at=(x, y),
    )


def _life(card: CardView, x: float, y: float) -> list[Element]:
    """Vitality as drops; wounds are full."""
    return [
        disc(x + 13 * drop, y, 4.5, stroke=RED, fill=RED if drop < card.wounds else "none")
        for drop in range(max(card.vitality or 0, card.wounds))
    ]


def _card(
    text: Text, card: CardView, borne: list[CardView], tint: str, at: tuple[float, float]
) -> Element:
    name = text.name(card.name)
    strength = "" if card.strength is None else str(card.strength)
    keywords = [_keyword(text, word, much) for word, much in card.keywords.items()]
    said = fit(", ".join(keywords), CARD[0] - 14, 11)
    return group(
        thing(
            f"card:{card.id}",
            name,
            box(0, 0, CARD[0], CARD[1] - 4, 6, fill=PARCHMENT, stroke=tint, stroke_width=3),
            *write_lines(8, 20, fit(name, CARD[0] - 14, 13, most=2), 13, font_family=SERIF),
            *write_lines(8, 58, said, 11, font_family=SANS),
            write(8, 83, strength, 20, font_family=SANS, font_weight="bold"),
            *_life(card, 44, 77),
        ),
        *[
            thing(
                f"card:{item.id}",
                text.name(item.name),
                box(0, CARD[1] + ITEM * row - 3, CARD[0], ITEM - 2, 3, fill=ASH),
                *write_lines(
                    6,
                    CARD[1] + ITEM * row + 9,
                    fit(text.name(item.name), CARD[0] - 10, 11),
                    11,
                    font_family=SERIF,
                ),
            )
            for row, item in enumerate(borne)
        ],
        at=at,
    )


def _keyword(text: Text, word: str, much: int) -> str:
    said = text.name(f"keyword-{word}")
    return f"{said} +{much}" if word in ("damage", "defender") else said


# --- The players


def _player(
    view: FellowshipView, text: Text, seat: int, at: tuple[float, float], chips: int
) -> tuple[list[Element], float]:
    """What there is to know of somebody, their support area, and a fellowship that rests; of who is
    out what still lies there, as at the end of a game of two.
    """
    (x, y), player = at, view.seats[seat]
    found = [_marker(seat, (x, y + 2))]
    size, tint = 17 if chips == CHIPS else 15, PARCHMENT
    if player.out:
        facts, size, tint = [text("player-seat", seat=seat + 1), text("sketch-out")], 17, ASH
    else:
        facts = [
            text("sketch-site", number=player.marker),
            text("sketch-burdens", number=player.burdens, resistance=player.resistance),
            text("sketch-hand-size", number=player.hand_size),
            text("sketch-deck-size", number=player.deck_size),
            text("sketch-discard-size", number=player.discard_size),
        ]
    found.append(write(x + 34, y + 20, " · ".join(facts), size, tint, font_family=SANS))
    fighting = {fight.defender for fight in (view.fight, *view.fights) if fight}
    cards = [
        card
        for card in view.cards
        if card.owner == seat
        and card.id not in fighting
        and (card.zone == "support" or (card.zone == "fellowship" and not card.active))
    ]
    cards.sort(key=lambda card: card.zone == "support")
    for place, card in enumerate(cards):
        row, column = divmod(place, chips)
        left = x + column * (CHIP[0] + GAP)
        found.append(_chip(text, card, (left, y + 34 + row * (CHIP[1] + 6))))
    rows = -(-len(cards) // chips)
    return found, 40 + rows * (CHIP[1] + 6)


def _chip(text: Text, card: CardView, at: tuple[float, float]) -> Element:
    name = text.name(card.name)
    strength = "" if card.strength is None else str(card.strength)
    return thing(
        f"card:{card.id}",
        name,
        box(0, 0, *CHIP, 5, fill=PARCHMENT if card.active else ASH),
        *write_lines(8, 18, fit(name, CHIP[0] - 110, 13), 13, font_family=SERIF),
        write(CHIP[0] - 92, 18, strength, 15, font_family=SANS, font_weight="bold"),
        *_life(card, CHIP[0] - 64, 13),
        at=at,
    )
