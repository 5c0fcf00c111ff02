"""Who speaks: a card, with what its pronouns have come to mean so far in the sentence."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mathom.core.message import Message
from mathom.games.fellowship.language import Node

if TYPE_CHECKING:
    from mathom.games.fellowship.card import Card
    from mathom.games.fellowship.speech.nouns import Noun

Says = TypeVar("Says", bound=Callable[..., Any])

SAYINGS: Final[dict[type[Node], Callable[..., Any]]] = {}
"""By kind of word: how it is said. Filters add to a noun, all others are clauses."""
HOLDINGS: Final[dict[type[Node], Callable[..., Message]]] = {}
"""How a standing word is said that always holds, if otherwise than one that is done."""


def says(*kinds: type[Node]) -> Callable[[Says], Says]:
    """Register how words of these kinds sound."""

    def register(saying: Says) -> Says:
        for kind in kinds:
            SAYINGS[kind] = saying
        return saying

    return register


def always(kind: type[Node], id: str) -> None:
    """Register what words of this kind say, which is always the same."""
    SAYINGS[kind] = lambda s, word: Message(id)


def holds(kind: type[Node]) -> Callable[[Says], Says]:
    """Register how a standing word sounds as a text of its own."""

    def register(saying: Says) -> Says:
        HOLDINGS[kind] = saying
        return saying

    return register


class Speaker:
    """One card's voice."""

    def __init__(self, card: "Card") -> None:
        self.card = card
        self.clauses: dict[int, Message] = {}
        """What each sequence of words has come to, by its number in the catalogue."""
        self.begin()

    def begin(self) -> None:
        """A new sentence: nobody has been spoken of yet."""
        self.last = ""
        """Of whom the last word was, if a pronoun may stand for them."""
        self.it: Noun | None = None
        self.that: Noun | None = None
        self.replaced = ""
        """What is about to happen and may be replaced."""
        self.optional = False
        """Whether it has been said that one may."""
        self.paying = False
        """Whether a price is told."""
        self.alone = False
        """Whether one card was shown, and no more."""

    def say(self, word: Node, *more: Any) -> Any:
        return SAYINGS[type(word)](self, word, *more)

    def holding(self, word: Node) -> Message:
        saying = HOLDINGS.get(type(word)) or SAYINGS[type(word)]
        said: Message = saying(self, word)
        return said
