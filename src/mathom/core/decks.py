"""Decks that people build and bring: how a game reads, writes and judges them."""

from typing import TYPE_CHECKING, Annotated, Literal, Protocol

import msgspec
from msgspec import Meta

from mathom.core.message import Reason

if TYPE_CHECKING:
    from mathom.core.voice import Text

MOST_COPIES = 99
"""Of one card in one part. No rules allow nearly so many, but somebody may write them down."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies of a card in one part of a deck."""

    part: Annotated[str, Meta(max_length=64)]
    """Which part: a Fluent term's name such as `part-draw-deck`."""
    card: Annotated[str, Meta(max_length=64)]
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = 1


class Unread(msgspec.Struct, frozen=True):
    """A line of a written deck that was not understood."""

    number: int
    """Counted from 1."""
    line: str
    why: Reason
    near: tuple[str, ...] = ()
    """The cards that may have been meant."""


class Reading(msgspec.Struct, frozen=True):
    """What was understood of a written deck."""

    name: str
    """What the writer calls it, if the text says so."""
    code: str
    entries: tuple[Entry, ...]
    unread: tuple[Unread, ...] = ()


class KnownDeck(msgspec.Struct, frozen=True):
    """A deck that comes with the game, for whoever has built none."""

    name: str
    """`deck-<name>` is its Fluent term, `deck-<name>-about` a sentence on how it plays."""
    kind: Literal["starter", "ready"]
    """As sold, or as built by us."""
    code: str


class Decks(Protocol):
    """What a game knows about decks.

    A `code` is a deck in one word; records and links hold it. There is one for whatever somebody
    has put together, finished or not: how its lines are ordered does not matter. A known deck as it
    comes with the game has its name for a code; the same cards in a deck of one's own are spelled
    out, and stay what they are if the known deck is mended one day.
    """

    parts: tuple[str, ...]
    rules: tuple[str, ...]
    """By which rules a deck can be judged, the usual ones first: `deck-rules-<name>`."""

    def known(self) -> list[KnownDeck]: ...

    def entries(self, code: str) -> tuple[Entry, ...] | None:
        """What such a word means, legal or not; nothing if it is no such word."""
        ...

    def code(self, entries: tuple[Entry, ...]) -> str:
        """The word for such cards; a refusal if there are no such cards or parts, or if a part
        that holds one card is given several.
        """
        ...

    def read(self, text: str) -> Reading:
        """From what people write: one card a line in any language, a code, or a link with one.
        Whatever they write, something can be said about it.
        """
        ...

    def write(self, code: str, name: str, text: "Text") -> str:
        """For people, one card a line; `read` understands it. A refusal if it is no code."""
        ...

    def why_not(self, entries: tuple[Entry, ...], rules: str) -> list[Reason]:
        """All that is wrong with it by these rules, nothing if it may be played; a refusal where
        `code` refuses.
        """
        ...
