"""Who holds which decks of the Extended Trilogy, if the group wants it otherwise (W-25.7).

Each way is written with the first letters of the decks: `fg-a-wsb` are three people, of whom one
has Frodo's and Gandalf's deck, one Aragorn's, and one all three of the Shadow.
"""

from collections.abc import Iterator
from typing import Final

from mathom.games.warcards.scenarios.fire_and_swords import EXTENDED_TRILOGY
from mathom.games.warcards.terms import FREE, SHADOW

USUAL: Final = "usual"

_LETTERS: Final = "".join(deck.name[0] for deck in EXTENDED_TRILOGY.decks)


def _shared(letters: str) -> Iterator[list[str]]:
    """All ways to share these decks out."""
    if not letters:
        yield []
        return
    first, others = letters[0], letters[1:]
    for rest in _shared(others):
        yield [first, *rest]
        for number, group in enumerate(rest):
            yield [first + group, *rest[:number], *rest[number + 1 :]]


def _side(side: int) -> str:
    decks = EXTENDED_TRILOGY.decks
    return "".join(
        letter for letter, deck in zip(_LETTERS, decks, strict=True) if deck.side == side
    )


WAYS: Final[tuple[str, ...]] = tuple(
    sorted(
        (
            "-".join([*free, *shadow])
            for free in _shared(_side(FREE))
            for shadow in _shared(_side(SHADOW))
        ),
        key=lambda way: way.count("-"),
    )
)
"""All of them, those for the fewest people first."""


def seating_by(way: str) -> tuple[int, ...]:
    """By deck: the seat that holds it. Seats are numbered in the order of their first turns."""
    groups = way.split("-")
    holder = [next(group for group in groups if letter in group) for letter in _LETTERS]
    order = list(dict.fromkeys(holder))
    return tuple(order.index(group) for group in holder)
