"""The dice between the players; before and after them, the hobbits and the ending."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from mathom.core.message import Message
from mathom.core.svg import (
    ASH,
    GOLD,
    INK,
    PARCHMENT,
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
from mathom.games.journey.data import DICE, DIE_NAMES, HOBBIT_NAMES, HOBBITS
from mathom.games.journey.drawings.picture import emblems
from mathom.games.journey.drawings.picture.page import SHEET_WIDTH
from mathom.games.journey.drawings.picture.paint import (
    BONE_EDGE,
    CAPTION,
    COLOURS,
    LIT_PARCHMENT,
    emblem,
    sign,
)
from mathom.games.journey.drawings.picture.plan import Tray
from mathom.games.journey.moments import DieView
from mathom.games.journey.sight.view import JourneyView

DIE = 64
SLOT = 74
STEP = 80
QUIET_DIE = 30
LEAN = {"yellow": -7, "red": 5, "blue": -3, "green": 8, "black": -5}


def tray(view: JourneyView, places: Tray, text: Text) -> Element:
    """The dice between the players: in the cup, on the table, set aside."""
    width, height = places.width, places.height
    return group(
        box(0, 0, width, height, 16, fill="url(#journey-felt)", stroke="#6b5236", stroke_width=5),
        box(5, 5, width - 10, height - 10, 12, fill="none", stroke="#000000", stroke_opacity=0.45),
        box(-3, -3, width + 6, height + 6, 18, fill="none", stroke="#000000", stroke_opacity=0.5),
        group(moment(view, text), at=places.moment),
        group(cup(view.dice, text), at=places.cup),
        *on_the_table(view, places, text),
        data_thing="dice",
        role="group",
        aria_label=text("picture-dice"),
    )


def on_the_table(view: JourneyView, places: Tray, text: Text) -> list[Element]:
    if view.result is not None:
        return [ending(view.result, bool(view.winners), places, text)]
    if view.phase == "hobbits":
        return [free_hobbits(view, places, text)]
    return [
        group(rolled(view.dice, text), at=places.table),
        group(kept(view.dice, text), at=places.kept),
    ]


def caption(said: str) -> Element:
    return write(0, 12, said, 16, CAPTION, font_family=SANS)


def moment(view: JourneyView, text: Text) -> Element:
    """The round, and the roll of this turn."""
    if view.phase == "hobbits":
        lines = wrap(text("sketch-hobbits"), 170, 26)
        return group(*write_lines(0, 34, lines, 26, PARCHMENT))
    rolling = view.rolls and view.winners is None
    return group(
        write(0, 36, text("sketch-round", round=view.round), 30, PARCHMENT),
        write(0, 64, text("sketch-roll-number", roll=view.rolls), 17, CAPTION, font_family=SANS)
        if rolling
        else None,
    )


def cup(dice: Sequence[DieView], text: Text) -> Element:
    """Those that are still to be rolled lie quiet in a wooden cup."""
    waiting = [die for die in dice if die.where == "cup"]
    return group(
        caption(text("picture-cup")),
        path("M3 26H129L121 97Q120 104 113 104H19Q12 104 11 97z", fill="#3f2d1d", stroke=UMBER),
        path("M6 38H126M11 92H121", stroke="#6b5236", stroke_width=2),
        path("M0 26H132", stroke="#a5855a", stroke_width=6, stroke_linecap="round"),
        *(
            quiet_die(die, text, *in_cup(number, len(waiting)))
            for number, die in enumerate(waiting)
        ),
    )


def in_cup(number: int, waiting: int) -> Point:
    """Three dice at the bottom, the others on them."""
    row, column = divmod(number, 3)
    in_row = min(3, waiting - row * 3)
    step = QUIET_DIE + 3
    return 66 - in_row * step / 2 + 1.5 + column * step, 69 - row * step


def quiet_die(die: DieView, text: Text, x: float, y: float) -> Element:
    return thing(
        f"die:{die.colour}",
        text("picture-die-cup", die=die.colour),
        box(x, y, QUIET_DIE, QUIET_DIE, 7, fill="#8d8069", stroke=UMBER),
        sign(die.colour, x + QUIET_DIE / 2, y + QUIET_DIE / 2, 10.5, "#8d8069"),
    )


def rolled(dice: Sequence[DieView], text: Text) -> Element:
    lying = [die for die in dice if die.where == "table"]
    return group(
        caption(text("sketch-table")),
        *(
            bone_die(die, text, number * STEP + 6, 28, LEAN.get(die.colour, 0))
            for number, die in enumerate(lying)
        ),
    )


def kept(dice: Sequence[DieView], text: Text) -> Element:
    """Five slots: first what earlier rolls locked, then what was kept from this one."""
    aside = sorted((die for die in dice if die.where in ("locked", "kept")), key=is_new)
    return group(
        caption(text("sketch-kept")),
        *(
            slot(number, aside[number] if number < len(aside) else None, text)
            for number in range(len(DICE))
        ),
    )


def is_new(die: DieView) -> bool:
    return die.where == "kept"


def slot(number: int, die: DieView | None, text: Text) -> Element:
    x, y, inset = number * STEP, 23, (SLOT - DIE) / 2
    new = die is not None and is_new(die)
    return group(
        box(
            x + 2,
            y,
            SLOT - 4,
            SLOT,
            16,
            fill="#12170f",
            stroke=GOLD if new else "#46523c",
            stroke_width=3 if new else 1.5,
        ),
        None if die is None else bone_die(die, text, x + inset, y + inset - 2, 0),
        None if die is None else badge(x + SLOT / 2, y + SLOT, new),
    )


def badge(x: float, y: float, new: bool) -> Element:
    """A tick for what was kept just now, a lock for what earlier rolls have settled."""
    return group(
        disc(x, y, 12, fill=GOLD if new else CAPTION, stroke=UMBER, stroke_width=2),
        emblem(emblems.TICK if new else emblems.PADLOCK, x, y, 14, INK, 2 if new else 1.5),
        data_part="kept" if new else "locked",
    )


def bone_die(die: DieView, text: Text, x: float, y: float, lean: float) -> Element:
    """A die of bone, inlaid with its colour and bearing that colour's sign; the black is horn."""
    dark = die.colour == "black"
    middle = DIE / 2
    symbol = die.symbol or ""
    body = "url(#journey-horn)" if dark else "url(#journey-bone)"
    inlay = ASH if dark else COLOURS[die.colour]
    return thing(
        f"die:{die.colour}",
        text("picture-die", die=die.colour, symbol=symbol, where=die.where),
        box(-middle, 6 - middle, DIE, DIE, 15, fill="#000000", fill_opacity=0.45),
        group(
            box(-middle, 3 - middle, DIE, DIE, 14, fill="#120d0a" if dark else BONE_EDGE),
            box(-middle, -middle, DIE, DIE, 14, fill=body, stroke="#0d0907" if dark else "#8f7d5c"),
            box(
                4 - middle,
                4 - middle,
                DIE - 8,
                DIE - 8,
                11,
                fill="none",
                stroke=inlay,
                stroke_width=4,
            ),
            emblem(emblems.SYMBOLS[symbol], 0, -1, 36, PARCHMENT if dark else INK, 2.1),
            sign(die.colour, middle - 10, middle - 10, 11, ASH if dark else LIT_PARCHMENT),
            lean=lean,
        ),
        at=(x + middle, y + middle),
    )


# --- Before the first turn and after the last


def free_hobbits(view: JourneyView, places: Tray, text: Text) -> Element:
    """Who has not yet been chosen."""
    taken = {page.hobbit for page in view.sheets}
    free = [hobbit for hobbit in HOBBITS if HOBBIT_NAMES[hobbit] not in taken]
    in_row = 4 if places.width > SHEET_WIDTH else 2
    return group(
        caption(text("picture-free-hobbits")),
        *(
            token(
                HOBBIT_NAMES[hobbit],
                DIE_NAMES[DICE[hobbit]],
                text,
                (number % in_row * 206, 28 + number // in_row * 90),
            )
            for number, hobbit in enumerate(free)
        ),
        at=places.table,
    )


def token(hobbit: str, colour: str, text: Text, at: Point) -> Element:
    return thing(
        f"hobbit:{hobbit}",
        text("option-take", hobbit=hobbit, colour=colour),
        box(0, 0, 192, 74, 10, fill="url(#journey-page)", stroke=BONE_EDGE, stroke_width=1.5),
        sign(colour, 40, 37, 24, INK),
        write(78, 46, text("hobbit", hobbit=hobbit), 27),
        at=at,
    )


def ending(result: Message, won: bool, places: Tray, text: Text) -> Element:
    """How it ended, in the place of the dice that nobody needs any more."""
    size, room = 28, 2 * (places.width - places.ending[0]) - 80
    lines = wrap(text.say(result), room, size)
    drawing = emblems.SYMBOLS["ring" if won else "nazgul"]
    top = -(56 + len(lines) * size * 1.1) / 2
    return group(
        emblem(drawing, 0, top + 22, 46, GOLD if won else "#c9675c", 2),
        *write_lines(0, top + 80, lines, size, PARCHMENT, text_anchor="middle"),
        at=places.ending,
        data_part="ending",
    )
