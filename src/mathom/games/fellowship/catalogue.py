"""All cards of all sets, numbered once, and what the rules look up of them.

Filled when the game is imported; the numbers are the order of the sets, and of the cards in each.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from mathom.games.fellowship.language import Block, Standing

if TYPE_CHECKING:
    from mathom.games.fellowship.abilities import Action, Response, When
    from mathom.games.fellowship.card import Card

CARDS: Final[list["Card"]] = []
NUMBER: Final[dict[str, int]] = {}
"""By key."""
COLLECTED: Final[dict[tuple[int, int], str]] = {}
"""By set and number in it: the key."""
BLOCKS: Final[list[Block]] = []
"""All sequences of words; frames refer to them by number."""

NAME: Final[list[str]] = []
TITLE: Final[list[str]] = []
TYPE: Final[list[str]] = []
SIDE: Final[list[int]] = []
UNIQUE: Final[list[bool]] = []
COST: Final[list[int]] = []
STRENGTH: Final[list[int]] = []
VITALITY: Final[list[int]] = []
ACTIONS: Final[list[list[list[tuple[int, "Action"]]]]] = []
"""By print and phase: the special abilities, or the event's text, with their numbers."""
ACTS: Final[list[int]] = []
"""By print: the phases for which it has any, as bits."""
RESPONSES: Final[list[dict[int, list[tuple[int, "Response"]]]]] = []
"""By print: what it can answer, by kind of happening."""
WHENS: Final[list[dict[int, list[tuple[int, "When"]]]]] = []
HEARS: Final[list[int]] = []
"""By print: the kinds of happenings that its texts see, as bits."""
ANSWERS: Final[list[int]] = []
"""By print: those that it answers from hand, which only events do."""
STANDING: Final[list[list[tuple[int, int, Standing]]]] = []
"""By print: its words that always hold, each with its place in the block of all of them."""
SPEAKS: Final[list[bool]] = []
"""By print: whether it has a text at all."""
SAYS: Final[list[frozenset[type[Standing]]]] = []
"""By print: the kinds of words in its text that hold, always or once they are done."""
GRANTED: Final[set[str]] = set()
"""Keywords that some text gives: of these what is printed does not tell all."""


@lru_cache(256)
def sayings(prints: frozenset[int]) -> frozenset[type[Standing]]:
    """The kinds of words that can ever hold where only such cards are played."""
    return frozenset().union(*[SAYS[kind] for kind in prints])


@cache
def events_for(side: int, phase: int) -> frozenset[int]:
    """The prints of all events of a side that are played in a phase."""
    return frozenset(
        kind
        for kind, card in enumerate(CARDS)
        if card.type == "event" and card.side == side and ACTIONS[kind][phase]
    )


@cache
def likely_events(side: int, phase: int) -> tuple[int, ...]:
    """The same, those first that ask for least: who wants to know of any soon finds one."""

    def asks(kind: int) -> tuple[int, int]:
        blocks = [text.block for _, text in ACTIONS[kind][phase]]
        return min(len(block.needs) + block.to + block.plays for block in blocks), COST[kind]

    return tuple(sorted(events_for(side, phase), key=lambda kind: (*asks(kind), kind)))


@cache
def placed_by(side: int) -> frozenset[int]:
    """The prints of all cards of a side that come into play."""
    return frozenset(
        kind for kind, card in enumerate(CARDS) if card.side == side and card.type != "event"
    )


@cache
def answers_of(side: int) -> int:
    """The kinds of happenings that events of a side answer, as bits."""
    found = 0
    for kind, answers in enumerate(ANSWERS):
        if SIDE[kind] == side:
            found |= answers
    return found


@cache
def answering(side: int, happening: int) -> tuple[int, ...]:
    """The prints of all events of a side that answer such a happening."""
    return tuple(
        kind
        for kind, answers in enumerate(ANSWERS)
        if SIDE[kind] == side and answers >> happening & 1
    )
