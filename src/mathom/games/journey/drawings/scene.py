"""What there is to see: five dice, and a sheet for each traveller.

Things are named `die:red`, `hobbit:frodo`, `dice`, and also `sheet:0`, `circle:0:1` and
`square:0:1`, where seats count from 0 as in the view, and spaces from 1 as in the options.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from mathom.core.scene import (
    BLUE,
    GOLD,
    GREEN,
    INK,
    PAPER,
    PLAIN,
    RED,
    Area,
    Livery,
    Row,
    Scene,
    Thing,
)
from mathom.core.voice import Text
from mathom.games.journey import data
from mathom.games.journey.drawings.emblems import SIGNS, SYMBOLS
from mathom.games.journey.moments import DieView
from mathom.games.journey.sight.view import JourneyView, SheetView

HUES: Final = {"yellow": GOLD, "red": RED, "blue": BLUE, "green": GREEN, "black": INK}
LIVERIES: Final = {colour: Livery(PAPER, INK, hue, SIGNS[colour]) for colour, hue in HUES.items()}
RIDERS: Final = replace(PLAIN, letter="N")
SQUARES: Final = {
    "whole": (False,),
    "crossed": (True,),
    "split": (False, False),
    "half": (True, False),
    "both-crossed": (True, True),
}
"""By its state: for each part of a square, whether it is crossed off."""


def scene(view: JourneyView, text: Text, names: Sequence[str]) -> Scene:
    players = [_player(seat, text, names) for seat in range(len(view.sheets))]
    sheets = [_sheet(view, sheet, text, players[sheet.seat]) for sheet in view.sheets]
    areas = [_dice(view, text), *sheets]
    bands = tuple(((area,),) for area in areas)
    if view.result is not None:
        return Scene((text("scene-over"),), bands, (text.say(view.result),))
    if view.phase == "hobbits":
        choosing = text("scene-choosing", player=players[view.active])
        return Scene((text("scene-hobbits"), choosing), bands)
    turn = text("scene-turn", hobbit=view.sheets[view.active].hobbit or "")
    return Scene((text("scene-round", round=view.round), turn), bands)


def _player(seat: int, text: Text, names: Sequence[str]) -> str:
    return names[seat] if names else text("player-seat", seat=seat + 1)


def _dice(view: JourneyView, text: Text) -> Area:
    """Before the first turn, the hobbits."""
    if view.phase == "hobbits":
        taken = {sheet.hobbit for sheet in view.sheets}
        free = [_hobbit(h, text) for h, name in data.HOBBIT_NAMES.items() if name not in taken]
        return Area(rows=(Row(tuple(free), text("scene-free-hobbits"), "cells"),), id="dice")
    heaps = [
        (text(label), [die for kind in where for die in view.dice if die.where == kind])
        for label, where in (
            ("scene-cup", ["cup"]),
            ("scene-table", ["table"]),
            ("scene-kept", ["locked", "kept"]),
        )
    ]
    rows = [
        Row(tuple(_die(die, text) for die in dice), label, "cells") for label, dice in heaps if dice
    ]
    rolling = view.rolls and view.winners is None
    roll = (text("scene-roll-number", roll=view.rolls),) if rolling else ()
    return Area(text("scene-dice"), roll, tuple(rows), id="dice")


def _hobbit(hobbit: data.Hobbit, text: Text) -> Thing:
    name, colour = data.HOBBIT_NAMES[hobbit], data.DIE_NAMES[data.DICE[hobbit]]
    said, livery = text("option-take", hobbit=name, colour=colour), LIVERIES[colour]
    id = f"hobbit:{name}"
    return Thing(text("hobbit", hobbit=name), id, said, livery=livery, emblem=livery.sign)


def _die(die: DieView, text: Text) -> Thing:
    id, livery = f"die:{die.colour}", LIVERIES[die.colour]
    if die.symbol is None:
        said = text("scene-die-cup", die=die.colour)
        return Thing(text.name(die.colour), id, said, livery=livery, emblem=livery.sign)
    return Thing(
        text("die", die=die.colour, symbol=die.symbol),
        id,
        text("scene-die", die=die.colour, symbol=die.symbol, where=die.where),
        livery=livery,
        emblem=SYMBOLS[die.symbol],
        marks=(livery,),
        state="lit" if die.where == "kept" else "",
    )


def _sheet(view: JourneyView, sheet: SheetView, text: Text, player: str) -> Area:
    active = view.winners is None and sheet.seat == view.active
    won = view.winners is not None and sheet.seat in view.winners
    title, livery, about = player, PLAIN, text("scene-no-hobbit")
    if sheet.hobbit is not None and sheet.colour is not None:
        title, livery = text("hobbit", hobbit=sheet.hobbit), LIVERIES[sheet.colour]
        about = text("scene-colour", player=player, colour=sheet.colour)
    standing = {
        "scene-winner": won,
        "scene-out": sheet.out,
        "scene-in-mordor": sheet.in_mordor and not sheet.out,
        "scene-to-move": active,
    }
    facts = [" · ".join([about, *(text(words) for words, so in standing.items() if so)])]
    place = view.place if active else sheet.place
    ruled = view.variant == "advanced" and view.result is None and not sheet.out
    if ruled and place not in ("bag-end", "mordor"):
        words = "scene-effect" if active else "scene-effect-next"
        facts.append(text(words, place=place, effect=text(f"effect-{place}")))
    trail = tuple(_circle(view, sheet, number, text) for number in range(data.CIRCLES + 1))
    squares = tuple(_square(sheet, number, text) for number in range(1, len(sheet.squares) + 1))
    way = f"{text('scene-trail')} · {text.name(sheet.place)}"
    left = f"{text('scene-nazgul-trail')} · {text('scene-open', spaces=sheet.open_spaces)}"
    return Area(
        title,
        tuple(facts),
        (Row(trail, way, form="track"), Row(squares, left, "cells")),
        id=f"sheet:{sheet.seat}",
        said=player,
        livery=livery,
        lit=active or won,
    )


def _circle(view: JourneyView, sheet: SheetView, number: int, text: Text) -> Thing:
    """Before the first is the door where everybody starts."""
    place = data.PLACE_NAMES[data.PLACES[number]]
    crossed = 0 < number <= sheet.circles
    said = text("scene-circle", place=place, crossed="yes" if crossed else "no")
    if view.variant == "advanced":
        said = f"{said} {text(f'effect-{place}')}"
    here = number == sheet.circles and sheet.colour is not None
    return Thing(
        text.name(place),
        f"circle:{sheet.seat}:{number}" if number else "",
        said if number else "",
        strikes=(crossed,),
        marks=(LIVERIES[sheet.colour or ""],) if here else (),
        state="dim" if sheet.out else "",
    )


def _square(sheet: SheetView, number: int, text: Text) -> Thing:
    """The riders come with the last one."""
    state = sheet.squares[number - 1]
    last = number == len(sheet.squares)
    said = text("scene-square", number=number, state=state)
    return Thing(
        id=f"square:{sheet.seat}:{number}",
        said=said,
        livery=RIDERS if last else PLAIN,
        emblem=SYMBOLS["nazgul"] if last else "",
        strikes=SQUARES[state],
    )
