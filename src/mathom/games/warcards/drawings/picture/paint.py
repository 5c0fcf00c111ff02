"""What the table is drawn with."""

from typing import Final
from xml.etree.ElementTree import Element

from mathom.core.svg import GOLD, INK, Part, Point, group, path, thing, words
from mathom.core.voice import Text
from mathom.games.warcards.catalogue import CARDS, LOCATION, LOCATIONS, NUMBER
from mathom.games.warcards.drawings.sketch import Pen
from mathom.games.warcards.sight.view import WarcardsView
from mathom.games.warcards.words import text_of

CAPTION: Final = "#d8c7a0"
PANEL: Final = "#241b15"
LIT_PARCHMENT: Final = "#f6eeda"
ASH_CARD: Final = "#332b27"

SIDE_FILL: Final = {"free-peoples": LIT_PARCHMENT, "shadow": ASH_CARD}
SIDE_INK: Final = {"free-peoples": INK, "shadow": "#f0e2cf"}
SIDE_EDGE: Final = {"free-peoples": GOLD, "shadow": "#c9675c"}
SIDE_DASH: Final = {"free-peoples": None, "shadow": "5 3"}
"""The border's pattern, for those who do not see the colour."""

HUES: Final = {
    "dunedain": "#2f5270",
    "dwarf": "#7d4d12",
    "elf": "#2f6a3c",
    "hobbit": "#5d6a12",
    "rohan": "#8a6408",
    "wizard": "#5a4d80",
    "northmen": "#126e74",
    "isengard": "#d5cebd",
    "monstrous": "#a9b768",
    "mordor": "#e57a66",
    "southron": "#e6a552",
    "easterling": "#cda2dc",
    "ruffian": "#8fb6c6",
}
"""Factions of the Free Peoples in dark shades for light cards, the Shadow's in light ones."""


class Brush(Pen):
    """Draws in one language. Options touch a thing by its name, and of copies only the first bears
    it.
    """

    def __init__(self, view: WarcardsView, text: Text) -> None:
        super().__init__(view, text, colour=False)
        self._named: set[str] = set()

    def thing(self, name: str, title: str, *children: Part, at: Point | None = None) -> Element:
        if name in self._named:
            return group(words("title", title), *children, at=at)
        self._named.add(name)
        return thing(name, title, *children, at=at)

    def read(self, name: str) -> str:
        """The name of a card or a location with all that it says, for who points at it."""
        printed = LOCATIONS[LOCATION[name]] if name in LOCATION else CARDS[NUMBER[name]]
        return " ".join([f"{self.text.name(name)}.", *map(self.text.say, text_of(printed))])


def emblem(
    drawing: str, x: float, y: float, size: float, ink: str = INK, weight: float = 1.6
) -> Element:
    """A drawing around (x, y), its lines as heavy as told whatever its size."""
    scale = size / 24
    return path(
        drawing,
        transform=f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})",
        fill="none",
        stroke=ink,
        stroke_width=weight / scale,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
