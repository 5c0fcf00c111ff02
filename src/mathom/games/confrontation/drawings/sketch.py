"""The table as lines for a terminal, at most 80 columns wide."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

import msgspec

from mathom.core.voice import Text
from mathom.games.confrontation.data import (
    CARD_NUMBERS,
    CHARACTERS,
    MAGIC,
    PIECES,
    REGION_NUMBERS,
    SAURON,
    SIDE_NAMES,
    SIDES,
    SPECIAL_NAMES,
    SPECIALS,
)
from mathom.games.confrontation.drawings.perspective import group_of, rows, viewed_side
from mathom.games.confrontation.moments import FighterView
from mathom.games.confrontation.sight.view import (
    BattleView,
    CharacterView,
    ConfrontationView,
    GroupView,
    PieceView,
    RegionView,
    SideView,
)

COLUMNS: Final = 80
NBSP: Final = "\N{NO-BREAK SPACE}"
CELL: Final = 20
FEW: Final = 4
"""Up to so many candidates for a hidden character are listed by name."""
WARN_AT: Final = 20
"""From so many turns before the draw on, the table reminds of it."""

ANSI: Final = {
    # Shades that stand out against black and against white by at least 3 to 1.
    "fellowship": "38;5;136",
    "sauron": "38;5;196",
    "region": "1",
    "warning": "1",
    "dim": "2",
}
BACKS: Final = {"fellowship": "●", "sauron": "■"}
FRONTS: Final = {"fellowship": "○", "sauron": "□"}
"""A character that the opponent can't see, and one that lies open."""


class Pen:
    """Writes in one language, with or without colours."""

    def __init__(self, view: ConfrontationView, text: Text, colour: bool) -> None:
        self.view = view
        self.text = text
        self._colour = colour
        self._strength: dict[str, int] = {
            character.name: character.strength for side in view.sides for character in side.roster
        }

    def paint(self, words: str, name: str) -> str:
        return f"\x1b[{ANSI[name]}m{words}\x1b[0m" if self._colour else words

    def strength(self, name: str) -> str:
        return signed(self._strength[name])

    def card(self, name: str) -> str:
        return self.text.name(f"card-{name}" if CARD_NUMBERS[name] < MAGIC else name)

    def names(self, terms: Iterable[str]) -> str:
        return ", ".join(map(self.text.name, terms))


def signed(number: int) -> str:
    """With a real minus sign."""
    return str(number).replace("-", "−")


def sketch(view: ConfrontationView, text: Text, names: Sequence[str], colour: bool) -> str:
    pen = Pen(view, text, colour)
    lines = [_header(pen, names), ""]
    if view.phase == "draft":
        lines += _tiles(pen)
    elif view.phase == "specials":
        lines += [*_rosters(pen), "", *_special_cards(pen)]
    elif view.phase == "deploy":
        lines += [*_map(pen), "", *_rosters(pen)]
    else:
        lines += [*_map(pen), "", *_legend(pen), *_deductions(pen), ""]
        for side in view.sides:
            lines += _side(pen, side, names)
        lines += [*_battle(pen), *_warnings(pen)]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _header(pen: Pen, names: Sequence[str]) -> str:
    header = " · ".join(header_parts(pen))
    if pen.view.phase in ("turn", "battle"):
        seat = pen.view.sides[SIDE_NAMES.index(pen.view.active)].seat
        header += f" ({names[seat]})"
    return header[:COLUMNS]


def header_parts(pen: Pen) -> list[str]:
    """Where the match stands, in a few words."""
    view, text = pen.view, pen.text
    parts = [text("sketch-game", game=view.game, games=view.games)] if view.games > 1 else []
    if view.phase in ("turn", "battle"):
        parts.append(text("sketch-turn", turn=view.turn))
        parts.append(text("sketch-active", side=view.active))
    else:
        parts.append(text(f"sketch-{view.phase}"))
    return parts


# --- The map


def _map(pen: Pen) -> list[str]:
    lines: list[str] = []
    for row in rows(pen.view):
        lines += _home(pen, row[0]) if len(row) == 1 else _row(pen, row)
    return lines


def _home(pen: Pen, region: RegionView) -> list[str]:
    """Up to four characters of a side, in one line each."""
    name = pen.text.name(region.name)
    lines = [f"{'':{(COLUMNS - len(name)) // 2}}{pen.paint(name, 'region')}"]
    for side in SIDE_NAMES:
        words = list(_pieces(pen, region, side, COLUMNS))
        wide = len("   ".join(words))
        if words:
            painted = "   ".join(pen.paint(word, side) for word in words)
            lines.append(f"{'':{max(0, (COLUMNS - wide) // 2)}}{painted}")
    return lines


def _row(pen: Pen, row: list[RegionView]) -> list[str]:
    """Cells side by side, in the middle of the page."""
    cells = [_cell(pen, region) for region in row]
    indent = " " * ((COLUMNS - CELL * len(row)) // 2)
    lines = []
    for across in zip_longest(*cells, fillvalue=("", "dim")):
        # Coloured after it is filled up, so that the columns stay straight.
        filled = [pen.paint(words, ink) + " " * (CELL - len(words)) for words, ink in across]
        lines.append(indent + "".join(filled))
    return lines


def _cell(pen: Pen, region: RegionView) -> list[tuple[str, str]]:
    cell = [(pen.text.name(region.name), "region")]
    for side in SIDE_NAMES:
        cell += [(words, side) for words in _pieces(pen, region, side, CELL - 1)]
    return cell


def _pieces(pen: Pen, region: RegionView, side: str, width: int) -> Iterator[str]:
    group = group_of(region, side)
    for piece in group.known:
        yield _piece(pen, piece, side, width)
    if group.hidden:
        yield " ".join([f"{BACKS[side]}?"] * group.hidden)


def _piece(pen: Pen, piece: PieceView, side: str, width: int) -> str:
    mark = (FRONTS if piece.shown else BACKS)[side]
    lead = f"{mark}{pen.strength(piece.name)} "
    return lead + _fit(pen.text.name(piece.name), width - len(lead))


def _fit(name: str, width: int) -> str:
    """As many words of a long name as there is room for: `Czarnoksiężnik`."""
    if len(name) <= width:
        return name
    shorter = textwrap.wrap(name, width)[0]
    return re.sub(r" \w$", "", shorter)


def _legend(pen: Pen) -> list[str]:
    sides = [
        f"{pen.paint(BACKS[side] + FRONTS[side], side)} {pen.text.name(side)}"
        for side in SIDE_NAMES
    ]
    return [f"{'   '.join(sides)}   {pen.text('sketch-marks')}"]


# --- What can be deduced


def _deductions(pen: Pen) -> list[str]:
    """Who the hidden ones can be, and whom the opponent has found out."""
    if not pen.view.aid or pen.view.phase == "over":
        return []
    lines: list[str] = []
    for side in SIDE_NAMES:
        lines += _candidates(pen, side)
        found_out = [
            pen.text("stands", character=piece.name, region=region.name)
            for region in pen.view.regions
            for piece in _found_out(group_of(region, side))
        ]
        if found_out:
            lines += _wrapped(pen.text("sketch-found-out"), ", ".join(found_out))
    return lines


def _candidates(pen: Pen, side: str) -> list[str]:
    lines = []
    many: dict[int, list[str]] = {}
    for region in pen.view.regions:
        group = group_of(region, side)
        if not group.hidden:
            continue
        if len(group.maybe) <= FEW:
            label = f"{pen.text.name(region.name)} {BACKS[side]}"
            lines += _wrapped(label, pen.names(group.maybe))
        else:
            many.setdefault(len(group.maybe), []).append(region.name)
    for count, regions in sorted(many.items()):
        label = f"{BACKS[side]} {pen.text('sketch-candidates', count=count)}"
        lines += _wrapped(label, pen.names(regions))
    return lines


def _found_out(group: GroupView) -> list[PieceView]:
    """Those whom their owner sees hidden, but the opponent can name."""
    veiled = [piece for piece in group.known if not piece.shown]
    return veiled if len(veiled) == len(group.maybe) else []


# --- The sides


def _side(pen: Pen, side: SideView, names: Sequence[str]) -> list[str]:
    text, view = pen.text, pen.view
    title = f"{text.name(side.side)} ({names[side.seat]})"[: COLUMNS - 40]
    counted = text("sketch-on-board", survivors=side.survivors)
    if view.games > 1:
        counted += f", {text('sketch-points', points=side.points)}"
    lines = [f"{pen.paint(title, side.side)}: {counted}"]
    # In the classic game nobody but Frodo ever bears the Ring.
    bearer = [] if view.format == "classic" else [side.ring_bearer or ""]
    for label, words in (
        ("sketch-hand", list(map(pen.card, side.hand))),
        ("sketch-discarded", list(map(pen.card, side.discarded))),
        ("sketch-special-cards", list(map(text.name, side.specials))),
        ("sketch-used", list(map(text.name, side.used))),
        ("sketch-defeated", list(map(text.name, side.defeated))),
        ("sketch-ring-bearer", list(map(text.name, filter(None, bearer)))),
    ):
        if words:
            lines += _wrapped(text(label), ", ".join(words))
    return lines


def _wrapped(label: str, words: str) -> list[str]:
    """A line that goes on below what follows the label."""
    first = f"  {label}: "
    hang = " " * min(len(first), 24)
    return textwrap.wrap(words, COLUMNS, initial_indent=first, subsequent_indent=hang)


# --- A battle, and what must not be overlooked


def _battle(pen: Pen) -> list[str]:
    battle, text = pen.view.battle, pen.text
    if battle is None:
        return []
    title = text("sketch-battle", region=battle.region, side=battle.attacker)
    lines = ["", pen.paint(title, "region")]
    for side in SIDE_NAMES:
        fighter = battle.sauron if side == SIDE_NAMES[SAURON] else battle.fellowship
        if fighter is not None:
            lines.append(f"  {pen.paint(fighter_line(pen, fighter), side)}")
    return [*lines, *[f"  {text(note)}" for note in notes(battle)]]


def fighter_line(pen: Pen, fighter: FighterView) -> str:
    words = f"{pen.text.name(fighter.name)} {signed(fighter.strength)}"
    if fighter.card is None:
        return words
    card = pen.card(fighter.card)
    return f"{words} + {card} = {signed(fighter.strength + fighter.adds)}"


def notes(battle: BattleView) -> Iterator[str]:
    if battle.no_cards:
        yield "sketch-no-cards"
    if battle.gwaihir:
        yield "sketch-gwaihir"
    if battle.support:
        yield "sketch-support"


def _warnings(pen: Pen) -> list[str]:
    lines = [line for warning in warnings(pen) for line in textwrap.wrap(warning, COLUMNS)]
    return ["", *[pen.paint(line, "warning") for line in lines]] if lines else []


def warnings(pen: Pen) -> list[str]:
    """What must not be overlooked."""
    view, text = pen.view, pen.text
    found: list[str] = []
    if view.phase not in ("turn", "battle"):
        return found
    if view.named is not None:
        if view.named in REGION_NUMBERS:
            found.append(text("sketch-named-hidden", region=view.named))
        else:
            found.append(text("sketch-named", character=view.named))
    if view.repeats:
        found.append(text("sketch-repeats", repeats=view.repeats))
    if view.turns_left <= WARN_AT:
        found.append(text("sketch-turns-left", turns=view.turns_left))
    return found


# --- Before the first turn


def _tiles(pen: Pen) -> list[str]:
    """Both sides of all tiles, to choose from."""
    lines: list[str] = []
    for side in SIDES:
        lines.append(pen.paint(pen.text.name(SIDE_NAMES[side]), SIDE_NAMES[side]))
        for number, piece in enumerate(PIECES[side], 1):
            for star in (False, True):
                name, strength = CHARACTERS[2 * piece + star]
                label = f"{number}v" if star else f"{number}c"
                lines += _character(pen, CharacterView(name, star, strength), f"{label} ")
    return lines


def _rosters(pen: Pen) -> list[str]:
    """One's own characters with their abilities, the enemy's by name; a spectator's by name."""
    own = viewed_side(pen.view)
    lines: list[str] = []
    for side in pen.view.sides:
        title = pen.paint(pen.text.name(side.side), side.side)
        if side.side == own:
            lines.append(title)
            for character in side.roster:
                lines += _character(pen, character)
        else:
            known = [_with_strength(pen, character) for character in side.roster]
            lines += [title, *_indented(", ".join(known))]
    return lines


def _with_strength(pen: Pen, character: CharacterView) -> str:
    """Held together, so that no line begins with the number."""
    star = f"{NBSP}★" if character.star else ""
    return f"{pen.text.name(character.name)}{star}{NBSP}{signed(character.strength)}"


def _character(pen: Pen, character: CharacterView, label: str = "") -> list[str]:
    id = f"ability-{character.name}-star" if character.star else f"ability-{character.name}"
    ability = pen.text(id, **msgspec.structs.asdict(pen.view.house))
    return _indented(f"{label}{_with_strength(pen, character)}: {ability}")


def _special_cards(pen: Pen) -> list[str]:
    lines = []
    for side in SIDES:
        for special in SPECIALS[side]:
            name = SPECIAL_NAMES[special]
            lines += _indented(f"{pen.text.name(name)}: {pen.text(f'special-text-{name}')}")
    return lines


def _indented(words: str) -> list[str]:
    lines = textwrap.wrap(words, COLUMNS, initial_indent="  ", subsequent_indent="    ")
    return [line.replace(NBSP, " ") for line in lines]
