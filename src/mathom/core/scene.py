"""What a game says of a position so that it can be drawn: areas with things in them, in words.

It holds only what a view holds, and every word of it is spoken already. How it looks is the affair
of `picture`. What options can touch bears the option's word for it as `id`.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

# The colours that all games share

PARCHMENT = "#efe4cb"
PAPER = "#f8f1e0"
BONE = "#a8966f"
INK = "#2b2118"
FADED = "#6a5638"
GOLD = "#c8a04a"
RED = "#9a3b32"
BLUE = "#4d7c8a"
GREEN = "#6c8a4d"

Emblem: TypeAlias = str
"""A line drawing of our own, as SVG path data in a box of 24 by 24."""

EYE = (
    "M1.6 12C5.4 6.8 8.8 5 12 5C15.2 5 18.6 6.8 22.4 12C18.6 17.2 15.2 19 12 19"
    "C8.8 19 5.4 17.2 1.6 12zM12 7.6C13.6 10.4 13.6 13.6 12 16.4C10.4 13.6 10.4 10.4 12 7.6z"
)
RING = (
    "M2.4 12C2.4 7.8 6.7 5 12 5C17.3 5 21.6 7.8 21.6 12C21.6 16.2 17.3 19 12 19"
    "C6.7 19 2.4 16.2 2.4 12zM6.2 12C6.2 9.6 8.8 8.2 12 8.2C15.2 8.2 17.8 9.6 17.8 12"
    "C17.8 14.4 15.2 15.8 12 15.8C8.8 15.8 6.2 14.4 6.2 12z"
)


class Livery(Struct, frozen=True):
    """How one knows whose a thing is: for who does not see the colours, by a sign or a word."""

    fill: str
    ink: str
    edge: str
    sign: Emblem = ""
    word: str = ""
    letter: str = ""
    """A character for it, where nothing can be drawn."""


PLAIN = Livery(PAPER, INK, BONE)
DARK = Livery("#332b27", "#f0e2cf", "#9c4a40", EYE, letter="■")
"""The Shadow's."""

State: TypeAlias = Literal["", "lit", "dim", "gone", "back"]
"""`lit` is what matters now, `dim` what does not, `gone` an outline, `back` lies face down."""


class Thing(Struct, frozen=True):
    """A card, a die, a piece, a space, a pile: one tile."""

    name: str = ""
    id: str = ""
    said: str = ""
    """More than the name, for who points at it or can't see it."""
    number: str = ""
    """What matters most of it."""
    fact: str = ""
    counts: tuple[tuple[Emblem, str], ...] = ()
    pips: tuple[int, int] = (0, 0)
    """How many of how many: wounds of the vitality."""
    livery: Livery = PLAIN
    emblem: Emblem = ""
    hue: str = ""
    strikes: tuple[bool, ...] = (False,)
    """For each of its parts, whether it is crossed off."""
    marks: tuple[Livery, ...] = ()
    """Who is there."""
    state: State = ""
    held: tuple["Thing", ...] = ()
    """What lies on it, is borne, or stands there."""


Form: TypeAlias = Literal["cards", "cells", "chips", "track"]


class Row(Struct, frozen=True):
    """Things side by side, going on below if need be."""

    things: tuple[Thing, ...]
    label: str = ""
    form: Form = "chips"
    """`cells` are small and upright, `chips` one line high; a `track` stays in one line."""
    id: str = ""
    told: bool = False
    """Whether names are not enough: who sees words alone reads all that is said of its things."""


class Spot(Struct, frozen=True):
    """A place on a map."""

    place: Thing
    at: tuple[float, float]
    """Its middle, in columns, and the number of its row."""
    span: float = 1
    """How many columns wide it is."""


class Link(Struct, frozen=True):
    """A way from one place on a map to another; with a word only in that direction."""

    start: str
    end: str
    only: str = ""


class Map(Struct, frozen=True):
    spots: tuple[Spot, ...]
    links: tuple[Link, ...]
    columns: int


class Area(Struct, frozen=True):
    """A part of the table: somebody's cards, a place that is fought for, the dice."""

    title: str = ""
    facts: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    map: Map | None = None
    id: str = ""
    said: str = ""
    number: str = ""
    livery: Livery = PLAIN
    lit: bool = False
    span: int = 1
    """How wide it is, compared with those beside it."""


class Scene(Struct, frozen=True):
    """The whole table."""

    head: tuple[str, ...]
    """How far the game is and whose turn it is, in a few words each."""
    bands: tuple[tuple[tuple[Area, ...], ...], ...]
    """From top to bottom: columns side by side, each with areas below each other."""
    notes: tuple[str, ...] = ()
    """What is going on beside the usual, a sentence each."""
