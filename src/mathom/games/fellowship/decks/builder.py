"""Decks of the TCG as the core sees them."""

from mathom.core.decks import Entry, KnownDeck, Reading
from mathom.core.message import Reason, Refused
from mathom.core.voice import Text
from mathom.games.fellowship.decks import text as texts
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.legality import RULES, why_not_deck
from mathom.games.fellowship.decks.parts import PARTS, deck_from, entries_of
from mathom.games.fellowship.decks.starters import STARTERS


class FellowshipDecks:
    """How decks of this game are read, written and judged."""

    parts: tuple[str, ...] = PARTS
    rules: tuple[str, ...] = tuple(RULES)

    def known(self) -> list[KnownDeck]:
        return [
            KnownDeck(name, "starter" if deck in STARTERS else "ready", code_of(deck))
            for name, deck in KNOWN.items()
        ]

    def entries(self, code: str) -> tuple[Entry, ...] | None:
        deck = deck_of(code)
        return None if deck is None else tuple(entries_of(deck))

    def code(self, entries: tuple[Entry, ...]) -> str:
        return code_of(deck_from(entries))

    def read(self, text: str) -> Reading:
        return texts.read(text)

    def write(self, code: str, name: str, text: Text) -> str:
        deck = deck_of(code)
        if deck is None:
            raise Refused(Reason("reason-no-deck", {"word": code}), "fellowship")
        return texts.write(deck, name, text)

    def why_not(self, entries: tuple[Entry, ...], rules: str) -> list[Reason]:
        return why_not_deck(deck_from(entries), rules)
