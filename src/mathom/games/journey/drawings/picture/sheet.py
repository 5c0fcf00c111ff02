"""One player's page of the journal."""

from xml.etree.ElementTree import Element

from mathom.core.svg import (
    ASH,
    GOLD,
    INK,
    RED,
    SANS,
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
from mathom.games.journey.drawings.picture import emblems
from mathom.games.journey.drawings.picture.nazgul_trail import nazgul_trail
from mathom.games.journey.drawings.picture.page import (
    HEAD,
    NOTE_HEIGHT,
    SHEET_WIDTH,
    SPINE,
    height_of_sheet,
    is_active,
    is_winner,
    nazgul_top,
    soft_ink,
)
from mathom.games.journey.drawings.picture.paint import (
    BONE_EDGE,
    BROWN_INK,
    COLOURS,
    DARK_RED,
    GRAPHITE,
    LIT_PARCHMENT,
    ON_COLOUR,
    emblem,
    sign,
)
from mathom.games.journey.drawings.picture.trail import RULED, place_sign, trail
from mathom.games.journey.sight.view import JourneyView, SheetView


def sheet(view: JourneyView, page: SheetView, text: Text) -> Element:
    """One player's page of the journal."""
    height = height_of_sheet(view)
    writing = group(
        heading(page, text),
        trail(view, page, text),
        note(view, page, text),
        nazgul_trail(view, page, text),
        opacity=0.8 if page.out else None,
    )
    return group(
        paper(view, page, height),
        spine(page.colour, height),
        writing,
        status(view, page, text),
        data_thing=f"sheet:{page.seat}",
        role="group",
        aria_label=text("picture-seat", seat=page.seat + 1),
        aria_current="true" if is_active(view, page) else None,
    )


def paper(view: JourneyView, page: SheetView, height: float) -> Element:
    """The page on the pages under it; framed in gold while it is the one that counts."""
    chosen = is_active(view, page) or is_winner(view, page)
    fill = "url(#journey-lost-page)" if page.out else "url(#journey-page)"
    return group(
        box(-2, 6, SHEET_WIDTH + 8, height + 4, 8, fill="#000000", fill_opacity=0.35),
        box(3, 4, SHEET_WIDTH, height, 5, fill="#bfae85", stroke="#8d7d58"),
        box(1.5, 2, SHEET_WIDTH, height, 5, fill="#d3c39a", stroke="#9b8a63"),
        box(0, 0, SHEET_WIDTH, height, 5, fill=fill, stroke=BONE_EDGE),
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
    """Diamonds, slants, waves or leaves' veins from head to foot: each colour has its own."""
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
            write(113, 64, text("picture-no-hobbit"), 15, soft_ink(page), font_family=SANS),
            rule,
        )
    colour = text("picture-colour", seat=page.seat + 1, colour=page.colour)
    hobbit = thing(
        f"hobbit:{page.hobbit}",
        text("hobbit", hobbit=page.hobbit),
        sign(page.colour, 76, 38, 22, INK),
        write(112, 40, text("hobbit", hobbit=page.hobbit), 34),
    )
    return group(hobbit, write(113, 64, colour, 15, soft_ink(page), font_family=SANS), rule)


def status(view: JourneyView, page: SheetView, text: Text) -> Element | None:
    """What is special about this traveller now, as a drawing and in words."""
    if is_winner(view, page):
        return mark(emblems.CROWN, text("sketch-winner"), INK, GOLD)
    if page.out:
        return mark(emblems.SYMBOLS["nazgul"], text("sketch-out"), DARK_RED, "none")
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
    if page.in_mordor:
        return mark(emblems.LANDMARKS["mordor"], text("sketch-in-mordor"), DARK_RED, "#e7c27a")
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


def note(view: JourneyView, page: SheetView, text: Text) -> Element | None:
    """The rule that holds this turn, in a frame; or the one that waits for this traveller."""
    active = is_active(view, page)
    place = view.place if active else page.place
    if view.variant != "advanced" or place not in RULED or page.out or view.winners is not None:
        return None
    left, width = SPINE + 20, SHEET_WIDTH - SPINE - 42
    top = nazgul_top(view) - NOTE_HEIGHT - 15
    sentence = "picture-effect" if active else "picture-effect-next"
    lines = wrap(text(sentence, place=place, effect=text(f"effect-{place}")), width - 74, 17)
    first = top + NOTE_HEIGHT / 2 + 6 - (len(lines) - 1) * 9.4
    slip = box(left, top, width, NOTE_HEIGHT, 8, fill=LIT_PARCHMENT, stroke=GOLD, stroke_width=2.5)
    ink = INK if active else BROWN_INK
    return group(
        slip if active else None,
        place_sign(place, left + 30, top + NOTE_HEIGHT / 2, advanced=True),
        *write_lines(left + 64, first, lines, 17, ink, font_style="italic"),
        data_part="effect" if active else "next-effect",
    )
