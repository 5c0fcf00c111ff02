"""Fire and Swords: the table that comes with us, and what its owner has corrected."""

import tomllib
from importlib.resources import files
from typing import Final

from mathom.core.message import Message
from mathom.games.warcards.card import Card, Ground, Path, Printed
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.values import corrections
from mathom.games.warcards.values.table import Entries, as_played, read

BASE_BOX: Final[list[Printed]] = [*CARDS, *PROMOS, *GROUNDS, *PATHS]

TABLE: Final[Entries] = tomllib.loads(
    (files("mathom.games.warcards.values") / "fire_and_swords.toml").read_text(encoding="utf-8")
)
"""Every value as it comes with us."""


LOADED: Final = corrections.load_once()
"""What was corrected when the game was loaded, and what of that can't be read."""

ENTRIES, _misused = corrections.apply(TABLE, LOADED[0], BASE_BOX)
"""The values in use."""
TROUBLES: Final[list[Message]] = [*LOADED[1], *corrections.in_words(_misused)]
"""What of the corrections can't be used."""

_printed: Final = read(ENTRIES)

EDITION: Final[int] = corrections.fingerprint(
    {
        name: ENTRIES[name]
        for name, ours, theirs in zip(TABLE, read(TABLE), _printed, strict=True)
        if as_played(ours) != as_played(theirs)
    }
)
"""A number for the values in use: 0 as long as they are ours."""

FIRE_CARDS: Final[tuple[Card, ...]] = tuple(each for each in _printed if isinstance(each, Card))
FIRE_GROUNDS: Final[tuple[Ground, ...]] = tuple(
    each for each in _printed if isinstance(each, Ground)
)
FIRE_PATHS: Final[tuple[Path, ...]] = tuple(each for each in _printed if isinstance(each, Path))
