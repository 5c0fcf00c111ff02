"""What a text leaves to choose, said apart from the rest of it."""

from functools import cache

from mathom.core.message import Message
from mathom.games.fellowship.catalogue import CARDS
from mathom.games.fellowship.language import Block
from mathom.games.fellowship.speech.abilities import spoken
from mathom.games.fellowship.speech.speaker import Speaker


def clause(print: int, block: Block) -> Message:
    """A part of a card's text: “exert Frodo”, “wound 2 Orcs”."""
    return _clauses(print)[block.number]


@cache
def _clauses(print: int) -> dict[int, Message]:
    speaker = Speaker(CARDS[print])
    spoken(speaker)
    return speaker.clauses
