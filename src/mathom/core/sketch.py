"""A scene as lines for a terminal: in words, so that it can be read aloud or kept in a log.

What lies side by side does so here too, as far as there is room for words. Where there is little,
everything is in one column, and a map is a list of its places.
"""

# interpreted: it draws once a question

import re
from collections.abc import Iterable, Sequence
from colorsys import hsv_to_rgb, rgb_to_hsv
from functools import cache
from itertools import product, zip_longest
from typing import Final, TypeAlias

from mathom.core.scene import PLAIN, Area, Livery, Map, Row, Scene, Spot, Thing

GAP: Final = 2
"""Between two columns."""
NARROWEST: Final = 24
LEAST: Final = 33
"""A column that is read is at least so wide."""
PROSE: Final = 56
"""One with whole sentences."""
PLACE: Final = 16
"""And a place on a map."""
NBSP: Final = "\N{NO-BREAK SPACE}"

Ink: TypeAlias = str
"""What a terminal calls a colour."""
BOLD: Final = "1"
FAINT: Final = "2"

Span: TypeAlias = tuple[str, Ink]
Line: TypeAlias = list[Span]


def sketch(scene: Scene, width: int, colour: bool) -> str:
    """The whole table."""
    width = max(width, NARROWEST)
    lines = wrap(words(" · ".join(scene.head), BOLD), width)
    for note in scene.notes:
        lines += wrap(words(note, BOLD), width, hang=2)
    for stacks in scene.bands:
        lines += [[], *band(stacks, width)]
    return "\n".join(painted(line, colour) for line in lines)


def painted(line: Line, colour: bool) -> str:
    spans = [f"\x1b[{ink}m{said}\x1b[0m" if colour and ink else said for said, ink in line]
    return "".join(spans).replace(NBSP, " ").rstrip()


# --- Areas


def band(stacks: Sequence[Sequence[Area]], width: int) -> list[Line]:
    """As many columns beside each other as there is room for, and the others below them."""
    across, wides = 1, [width]
    for rows in range(1, len(stacks)):
        fit = columns(stacks[: -(-len(stacks) // rows)], width)
        if fit:
            across, wides = len(fit), fit
            break
    first, rest = stacks[:across], stacks[across:]
    if across == 1 and len(first[0]) > 1:
        lines = band([(area,) for area in first[0]], width)
    else:
        lines = beside([stacked(*each) for each in zip(first, wides, strict=True)], wides)
    return [*lines, [], *band(rest, width)] if rest else lines


def columns(stacks: Sequence[Sequence[Area]], width: int) -> list[int]:
    """How wide they are beside each other: as told, or all alike, or nothing if they don't fit."""
    room = width - GAP * (len(stacks) - 1)
    needs = [max(map(need, stack)) for stack in stacks]
    for spans in ([stack[0].span for stack in stacks], [1] * len(stacks)):
        wides = [room * span // sum(spans) for span in spans]
        if all(wide >= least for wide, least in zip(wides, needs, strict=True)):
            return wides
    return []


def need(area: Area) -> int:
    if area.map is not None:
        return PLACE * area.map.columns
    texts = [thing.said for row in area.rows if row.told for thing in row.things]
    return PROSE if any(len(said) > 2 * PROSE for said in texts) else LEAST


def beside(columns: Sequence[list[Line]], wides: Sequence[int]) -> list[Line]:
    lines = []
    for across in zip_longest(*columns, fillvalue=[]):
        line: Line = []
        at = 0
        for part, wide in zip(across, wides, strict=True):
            line += [*space(at - length(line)), *part]
            at += wide + GAP
        lines.append(line)
    return lines


def stacked(areas: Sequence[Area], width: int) -> list[Line]:
    return [line for one in areas for line in area(one, width)]


def area(area: Area, width: int) -> list[Line]:
    """Its title and the first of its facts, and below them what else there is."""
    facts, ink = list(area.facts), shade(area.livery) or BOLD
    lines: list[Line] = []
    if area.title:
        sign = [("▶", BOLD)] if area.lit else []
        title = [*sign, *words(f"{area.livery.letter} {area.title}", ink), (area.number, BOLD)]
        lines += wrap(title, width, hang=4)
        if facts and length(lines[-1]) + len(facts[0]) + 3 <= width:
            lines[-1].append((f" – {facts.pop(0)}", ""))
    indent = 2 if area.title else 0
    for fact in facts:
        lines += wrap(words(fact), width, indent, indent + 2)
    if area.map is not None:
        lines += chart(area.map, width)
    for each in area.rows:
        lines += row(each, width, indent)
    return lines


# --- Rows of things


def row(row: Row, width: int, indent: int) -> list[Line]:
    """In one sentence; what has to be read is a list, and a track shows where one is on it."""
    label = f"{row.label}:" if row.label else ""
    if row.form == "track":
        steps = [(step(thing, row.told), tint(thing)) for thing in row.things]
        return wrap([(label, ""), *steps], width, indent, indent + 2, between=2)
    if not row.told:
        return wrap([*words(label), *listed(row.things)], width, indent, indent + 2)
    lines = wrap(words(label), width, indent, indent + 2)
    inner = indent + 2 if label else indent
    for thing in row.things:
        for said in told(thing).split("\n"):
            lines += wrap(words(said, tint(thing)), width, inner, inner + 2)
    return lines


def listed(things: Sequence[Thing]) -> list[Span]:
    """Some names have a comma in them."""
    said = list(map(short, things)) or ["–"]
    mark = ";" if "," in "".join(said) else ","
    if all(thing.name == thing.number == "" for thing in things):
        mark = ""
    marked = [*(f"{one}{mark}" for one in said[:-1]), said[-1]]
    return list(zip(marked, map(tint, things or (Thing(),)), strict=True))


def short(thing: Thing) -> str:
    """Its name, and what there is to know of it at a glance."""
    said = " ".join(filter(None, (thing.name or box(thing), thing.number)))
    said += "".join(mark.letter for mark in thing.marks)
    if all(thing.strikes) and thing.name:
        said = f"×{said}"
    if thing.fact:
        said += f" ({thing.fact})"
    return said + held(thing)


def told(thing: Thing) -> str:
    return thing.said + held(thing) if thing.said else short(thing)


def held(thing: Thing) -> str:
    return f" [{'; '.join(map(short, thing.held))}]" if thing.held else ""


def box(thing: Thing) -> str:
    """What has no name: somebody's back, or a space in as many parts as it has."""
    if thing.number:
        return ""
    if thing.state == "back":
        return f"{thing.livery.letter}?"
    blank = thing.livery.letter or " "
    return f"[{'|'.join('X' if struck else blank for struck in thing.strikes)}]"


def step(thing: Thing, told: bool) -> str:
    said = thing.said if told and thing.said else short(thing)
    return f"[{said}]" if thing.state == "lit" else said


# --- Maps


def chart(map: Map, width: int) -> list[Line]:
    """Its places where they are on the board, and below them the ways in one direction only."""
    unit, lines = width // map.columns, []
    names = {spot.place.id: spot.place.name for spot in map.spots}
    for level in sorted({spot.at[1] for spot in map.spots}):
        spots = [spot for spot in map.spots if spot.at[1] == level]
        if unit < PLACE:
            for spot in spots:
                name = [(f"{spot.place.name}:", BOLD)]
                lines += wrap([*name, *(there(spot) or [("–", "")])], width, hang=2)
            continue
        alone = len(spots) == 1
        wides = [width if alone else int(spot.span * unit) - 1 for spot in spots]
        lines += centred(spots, wides, unit)
    for only in dict.fromkeys(link.only for link in map.links if link.only):
        ways = ", ".join(
            f"{names[link.start]} → {names[link.end]}" for link in map.links if link.only == only
        )
        lines += wrap(words(f"{only}: {ways}"), width, hang=2)
    return lines


def centred(spots: Sequence[Spot], wides: Sequence[int], unit: int) -> list[Line]:
    cells = []
    for spot, wide in zip(spots, wides, strict=True):
        cell = [*wrap(words(spot.place.name, BOLD), wide), *wrap(there(spot), wide, between=2)]
        cells.append([[*space((wide - length(line)) // 2), *line] for line in cell])
    lines = []
    for across in zip_longest(*cells, fillvalue=[]):
        line: Line = []
        for spot, wide, part in zip(spots, wides, across, strict=True):
            line += [*space(int(spot.at[0] * unit - wide / 2) - length(line)), *part]
        lines.append(line)
    return lines


def there(spot: Spot) -> list[Span]:
    """Each with the sign of its side, since both can stand in one place."""
    return [
        (f"{thing.livery.letter} {short(thing)}" if thing.name else short(thing), tint(thing))
        for thing in spot.place.held
    ]


# --- Colours


def tint(thing: Thing) -> Ink:
    return FAINT if thing.state in ("dim", "gone") else shade(thing.livery)


DARKEST: Final = 64
"""Of 255: what is darker has no colour that one could tell."""
LEVELS: Final = (0, 95, 135, 175, 215, 255)
"""Of red, green and blue in the colours that terminals count from 16 on."""


@cache
def shade(livery: Livery) -> Ink:
    """The colour most like it, but livelier, for letters are thin, that stands out against black
    and against white by 3 to 1.
    """
    hue, lively, bright = rgb_to_hsv(*bytes.fromhex(livery.edge[1:]))
    if livery == PLAIN or bright < DARKEST:
        return ""
    wanted = hsv_to_rgb(hue, min(1, 2 * lively), bright)
    near = {
        sum((a - b) ** 2 for a, b in zip(colour, wanted, strict=True)): number
        for number, colour in enumerate(product(LEVELS, repeat=3), start=16)
        if 0.1 <= brightness(colour) <= 0.3
    }
    return f"38;5;{near[min(near)]}"


def brightness(colour: Iterable[int]) -> float:
    """As the Web Content Accessibility Guidelines count it, of all that is not almost black."""
    parts: list[float] = [((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return sum(part * much for part, much in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


# --- Words


def words(said: str, ink: Ink = "") -> list[Span]:
    """No line may end with a number, nor in Polish with a word of one letter."""
    bound = re.sub(r"(?<![\w'’])(\w|\d+) ", rf"\1{NBSP}", said)
    return [(word, ink) for word in bound.split(" ")]


def wrap(
    spans: Iterable[Span], width: int, indent: int = 0, hang: int = 0, between: int = 1
) -> list[Line]:
    """Lines that fit. What is too long for one line has some of its own."""
    room = width - max(indent, hang)
    lines: list[Line] = []
    going_on = False
    for said, ink in spans:
        if not said:
            continue
        start = hang if lines else indent
        if len(said) > room:
            parts = [(part, ink) for part in pieces(said, room - 2)]
            lines += wrap(parts, width, start, max(indent, hang) + 2)
            going_on = False
        elif going_on and length(lines[-1]) + between + len(said) <= width:
            last, before = lines[-1][-1]
            gap = " " * between
            if before == ink:
                lines[-1][-1] = (f"{last}{gap}{said}", ink)
            else:
                lines[-1] += [(gap, ""), (said, ink)]
        else:
            lines.append([*space(start), (said, ink)])
            going_on = True
    return lines


def pieces(said: str, room: int) -> list[str]:
    return [
        word[start : start + room] for word, _ in words(said) for start in range(0, len(word), room)
    ]


def space(wide: int) -> Line:
    return [(" " * wide, "")] if wide > 0 else []


def length(line: Line) -> int:
    return sum(len(said) for said, _ in line)
