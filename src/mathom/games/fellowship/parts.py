"""What a table is made of beside numbers: small things that never change."""

from typing import Literal, TypeAlias

import msgspec

from mathom.games.fellowship.terms import NOBODY

Brought: TypeAlias = Literal["own", "sealed", "draft"]
DecksFrom: TypeAlias = Literal["dealt"] | Brought
"""How everybody comes by a deck: as the table says (`dealt`), brought along (`own`), or built from
a pool that chance (`sealed`) or choice (`draft`) has made."""


class House(msgspec.Struct, frozen=True):
    """What the group agreed on."""

    goal: int
    """The number of the site at which a fellowship wins (T-20.1, T-20.2)."""
    starter: bool
    """The first game: random order, fixed start, no bids (T-6)."""
    rule_of_four: bool = False
    mulligan: bool = False
    open_discard: bool = False
    open_decks: bool = True
    decks: DecksFrom = "dealt"


class Pack(msgspec.Struct, frozen=True):
    """A booster that goes round the table."""

    cards: tuple[int, ...]
    """As it was opened; cards are numbers of the catalogue."""
    taken: tuple[int, ...] = ()
    """In the order in which they were taken. By whom follows from who opened it."""

    @property
    def left(self) -> tuple[int, ...]:
        return tuple(kind for kind in self.cards if kind not in self.taken)


class Gathering(msgspec.Struct, frozen=True):
    """What lies on the table before decks do."""

    pools: tuple[tuple[int, ...], ...] = ()
    """By seat: what it has to build from. Cards that it drafted are in `packs`."""
    packs: tuple[tuple[Pack, ...], ...] = ()
    """By booster, from the first, and by the seat that opened it."""


class Happening(msgspec.Struct, frozen=True):
    """What a text answers: something that is about to happen, or has just happened."""

    kind: int
    card: int = NOBODY
    """Whom it is about: `THAT`."""
    foes: tuple[int, ...] = ()
    """Whom that card fought."""
    on: int = NOBODY
    """What a played card was played on."""
    by: tuple[int, ...] = ()
    """Who killed that card: by their text, or because it lost a skirmish to them."""


class Due(msgspec.Struct, frozen=True, tag=True):
    """A text of a card that answers."""

    about: int
    """Which of the happenings it answers, by its place among them."""
    card: int
    """Who says it."""
    text: int
    """For a copied text the site from which it was copied, otherwise `card`."""
    which: int
    """The number of the text on that card."""


class Used(msgspec.Struct, frozen=True):
    """A text that was used, as limits count it."""

    card: int
    """Who says it."""
    text: int = NOBODY
    """For a copied text the site from which it was copied, otherwise `card`; nobody for words that
    always hold, which lower only the first price.
    """
    which: int = NOBODY
    """The number of the text on that card."""
    seat: int = NOBODY
    """The player it fell on, if that is counted."""


class Sum(msgspec.Struct, frozen=True):
    """What a limited word has added at one time."""

    card: int
    block: int
    """In which sequence of words it stands."""
    much: int


class Fight(msgspec.Struct, frozen=True):
    """A companion or an ally, and the minions assigned to it."""

    defender: int
    minions: tuple[int, ...]
    extra: bool = False
    answered: bool = False
    """Whether texts have answered that its defender was assigned."""
    fell: tuple[int, ...] = ()
    """Who was removed while it was fought: the last of a side counts as its loser."""


class Lasting(msgspec.Struct, frozen=True):
    """What a text said for a while."""

    block: int
    at: int
    """Which word of which sequence: see `catalogue.BLOCKS`."""
    card: int
    """Whose text it was."""
    by: int
    """Whose action."""
    cards: tuple[int, ...]
    """On whom."""
    amount: int
    until: int
    """The phase that it ends with, or before; see `terms`."""
    other: tuple[int, ...] = ()
    """The second of two that it joins: who can't be assigned to whom."""
    about: Happening | None = None


class DueLater(msgspec.Struct, frozen=True, tag=True):
    """A text that an earlier action left to answer."""

    about: int
    """Which of the happenings it answers, by its place among them."""
    lasting: Lasting


Required: TypeAlias = Due | DueLater
"""A text that must answer."""
