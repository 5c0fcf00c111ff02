"""The sheets and dice as lines for a terminal, at most 80 columns wide."""

from collections.abc import Sequence

from mathom.core.voice import Text
from mathom.games.journey.data import CIRCLES
from mathom.games.journey.moments import DieView
from mathom.games.journey.sight.view import JourneyView, SheetView

ANSI = {
    # Shades that stand out against black and against white by at least 3 to 1.
    "yellow": "38;5;136",
    "red": "38;5;196",
    "blue": "38;5;33",
    "green": "38;5;28",
    "black": "1",
    "dim": "2",
    "strong": "1",
}
SQUARES = {
    "whole": "[ ]",
    "split": "[ | ]",
    "half": "[X| ]",
    "crossed": "[X]",
    "both-crossed": "[X|X]",
}


def sketch(view: JourneyView, text: Text, names: Sequence[str], colour: bool) -> str:
    lines = [*_header(view, text), ""]
    for sheet in view.sheets:
        lines += [*_sheet(view, sheet, names[sheet.seat], text, colour), ""]
    if view.phase not in ("hobbits", "over"):
        lines += _dice(view, text, colour)
    return "\n".join(lines).rstrip()


def _header(view: JourneyView, text: Text) -> list[str]:
    if view.phase in ("hobbits", "over"):
        return [text(f"sketch-{view.phase}")]
    parts = [text("sketch-round", round=view.round)]
    if view.phase == "rolling":
        parts.append(text("sketch-roll-number", roll=view.rolls))
    lines = [" · ".join(parts)]
    if view.place != "bag-end":
        lines.append(f"{text.name(view.place)}: {text(f'effect-{view.place}')}")
    return lines


def _sheet(view: JourneyView, sheet: SheetView, player: str, text: Text, colour: bool) -> list[str]:
    if sheet.hobbit is None or sheet.colour is None:
        return [f"  {player}"]
    acts = view.phase != "over" and view.active == sheet.seat
    name = f"{text.name(sheet.hobbit)} ({text.name(sheet.colour)}), {player}"
    status = ""
    if view.winners is not None and sheet.seat in view.winners:
        status = text("sketch-winner")
    elif sheet.out:
        status = text("sketch-out")
    elif sheet.in_mordor:
        status = text("sketch-in-mordor")
    elif acts:
        status = text("sketch-turn")
    head = f"{'▶' if acts else ' '} {_paint(name, sheet.colour, colour)}"
    if status:
        head += f" – {_paint(status, 'strong', colour)}"
    labels = [text("sketch-trail"), text("sketch-nazgul-trail")]
    width = max(map(len, labels))
    circles = "●" * sheet.circles + "○" * (CIRCLES - sheet.circles)
    squares = "".join(SQUARES[square] for square in sheet.squares[:-1]) + _last(sheet.squares[-1])
    spaces = text("sketch-open", spaces=sheet.open_spaces)
    lines = [
        f"    {labels[0]:{width}}  {' '.join(circles)}  {text.name(sheet.place)}",
        f"    {labels[1]:{width}}  {squares}  {spaces}",
    ]
    if sheet.out:
        lines = [_paint(line, "dim", colour) for line in lines]
    return [head, *lines]


def _last(square: str) -> str:
    """The last square bears the Nazgûl's sign wherever it is still open."""
    return SQUARES[square].replace(" ", "N")


def _dice(view: JourneyView, text: Text, colour: bool) -> list[str]:
    """Each die as a column, its colour above its symbol, to stay within the width."""
    rows = [
        (text("sketch-kept"), [die for die in view.dice if die.where in ("kept", "locked")]),
        (text("sketch-table"), [die for die in view.dice if die.where == "table"]),
    ]
    width = max(len(label) for label, _ in rows)
    lines = []
    for label, dice in rows if rows[1][1] else rows[:1]:
        above, below = f"  {label:{width}}", f"  {'':{width}}"
        for die in dice:
            tint, symbol = _words(die, text)
            column = max(len(tint), len(symbol))
            above += "  " + _paint(f"{tint:{column}}", die.colour, colour)
            below += "  " + _paint(f"{symbol:{column}}", die.colour, colour)
        lines += [above, below] if dice else [f"{above}  –"]
    return lines


def _words(die: DieView, text: Text) -> tuple[str, str]:
    """The die's colour and its symbol, as the language puts them together."""
    symbol = text.name(die.symbol or "")
    shown = text("die", die=die.colour, symbol=die.symbol or "")
    return shown.removesuffix(symbol).strip(), symbol


def _paint(words: str, name: str, colour: bool) -> str:
    return f"\x1b[{ANSI[name]}m{words}\x1b[0m" if colour else words
