"""Games with decks that nobody would build: around one card each, so that every card of the set is
played somewhere. Whoever can play or use that card does so more often than not.
"""

from collections.abc import Iterator
from typing import Any

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.path import play_site
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import LAST_SITE

KEEN = 8
"""So often of ten who can play or use the card of the deck does so."""

NAMES = tuple(sorted(card.name for card in catalogue.CARDS))


def wild_table(name: str, seed: str, seats: int = 2, **house: Any) -> Table:
    """A table at which everybody has a deck around that card."""
    luck = Chance(f"{seed} decks")
    decks = [random_deck(luck, name) for _ in range(seats)]
    table = new_table(decks, House(goal=LAST_SITE, starter=False, **house), Chance(seed))
    table.story = []
    return table


def eager(ask: Ask, name: str, luck: Chance) -> Option[Any]:
    """Whoever can play or use that card is keen to, and likes to play others."""
    about = [option for option in ask.options if name in option.code.split()]
    if about and luck.below(10) < KEEN:
        return about[luck.below(len(about))]
    plays = [option for option in ask.options if option.code.startswith("play ")]
    if plays and luck.below(2):
        return plays[luck.below(len(plays))]
    return ask.options[luck.below(len(ask.options))]


def positions(name: str, seed: str, seats: int = 2, **house: Any) -> Iterator[Position[Table]]:
    """A wild game, position by position; each is yielded before its choice. Half of them begin
    somewhere on the path, so that the last sites are reached as well.
    """
    luck = Chance(f"{seed} luck")
    position = Position(GAME, wild_table(name, seed, seats, **house))
    ahead = luck.below(2) * luck.below(LAST_SITE - 1)
    while position.asks:
        if ahead and position.asks[0].prompt.id == "prompt-fellowship":
            position = Position(GAME, _further_on(position.base, ahead))
            ahead = 0
        yield position
        ask = position.asks[luck.below(len(position.asks))]
        position.answer(ask, eager(ask, name, luck))
    yield position


def _further_on(t: Table, steps: int) -> Table:
    """All have come so far already, on sites that they laid in turn."""
    t = clone(t)
    t.story = []
    for number in range(2, 2 + steps):
        play_site(t, t.order[number % len(t.order)], number)
    for seat in t.seats:
        seat.marker = 1 + steps
    changed(t, Change.TABLE)
    return t
