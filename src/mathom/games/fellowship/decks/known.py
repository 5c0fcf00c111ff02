"""The decks that everybody knows by name."""

from typing import Final

from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.ready import READY
from mathom.games.fellowship.decks.starters import STARTERS

KNOWN: Final[dict[str, Deck]] = {deck.name: deck for deck in (*STARTERS, *READY)}
