"""The table."""

from dataclasses import dataclass
from typing import Any

from mathom.core.frame import Frame
from mathom.core.state import State
from mathom.games.fellowship.parts import Fight, Gathering, House, Lasting, Sum, Used


class TableFrame(Frame, frozen=True):
    """Something that is to be done at this table."""


@dataclass
class Seat:
    """One player's side of the table."""

    deck: str
    """Which deck it plays, in one word; empty until it has brought one."""
    marker: int
    """The number of the site at which its fellowship is."""
    burdens: int
    ring_bearer: int
    ring: int
    worn: bool
    """Whether its Ring-bearer wears The One Ring."""
    out: bool
    bid: int


class Noting(State):
    """What was worked out since the last change. It is no part of the position: neither copied, nor
    saved, nor compared.
    """

    memo: Any = None
    """Which cards are active, and which texts hold; forgotten when a card moves."""
    events: Any = None
    """By seat the cards that are events, which never change."""
    sayings: Any = None
    """The kinds of words that these cards can ever say, which never change either."""
    held: Any = None
    """By seat what it may hold; forgotten when an event comes to hand or deck, or leaves them."""
    frail: bool = True
    """Whether somebody may have died, or been corrupted, since the last look."""
    tally: dict[int, int] | None = None
    """By card its strength. Forgotten after every change."""


@dataclass
class Table(Noting):
    """Flat and plain: search copies it for every deal. Cards are numbered by seat."""

    house: House
    gathering: Gathering | None
    """Until decks lie on the table."""
    met: tuple[frozenset[int], ...]
    """By seat: the cards, as numbers of the catalogue, that it had before its eyes while decks were
    built, or has looked at since in another's hand or deck.
    """
    todo: list[TableFrame]
    """What is still to be done; the last is done next."""
    seats: list[Seat]
    order: list[int]
    """The seats in turn order, clockwise."""
    free: int
    """Whose turn it is: the Free Peoples player. All others are Shadow players (T-10.4)."""
    move_limit: int
    phase: int
    turn: int
    moves: int
    """Of this turn."""
    pool: int
    """Twilight."""
    print_of: list[int]
    """By card: what is printed on it, as a number of the catalogue."""
    owner: tuple[int, ...]
    zone: list[int]
    on: list[int]
    """By card: what bears it, or what it is stacked on."""
    wounds: list[int]
    tag: list[int]
    """By card in play: 1, 2, ... to tell it from others that look the same."""
    hands: list[list[int]]
    decks: list[list[int]]
    """In no order, for nobody knows any: who draws takes one at random."""
    tops: list[list[int]]
    """Cards that were put on top of a deck, the last one uppermost."""
    bottoms: list[list[int]]
    """Cards that were put under a deck, the first one uppermost."""
    piles: list[list[int]]
    """Discard piles, in order."""
    dead: list[list[int]]
    path: list[int]
    """By number, from 1: the site there, or nobody yet."""
    board: list[int]
    """All that is in play but sites, in the order in which it came."""
    fights: list[Fight]
    """Assigned and not yet fought."""
    fight: Fight | None
    lasting: list[Lasting]
    used: list[Used]
    """Limited texts that have been used this turn; see `rules.limits`."""
    used_now: list[Used]
    """The same for this phase."""
    idle: list[Used]
    """Texts without a price whose last use changed nothing."""
    sums: list[Sum]
    """What limited words have added in this phase."""
    hurt: list[int]
    """The cards that were wounded in this phase, once for each wound."""
    assigned: list[int]
    """The cards that were assigned this turn."""
    drawn: int
    """Cards that came to the Free Peoples player's hand in this fellowship phase."""
    deeds: int
    """Grows with every change that is more than a duration."""
    known: list[frozenset[int]]
    """By seat: hidden cards that it has seen and could still name."""
    shown: frozenset[int]
    """Cards that have been face up at some time."""
    winner: int
    ending: str
    losers: list[int]
    """Whose loss ended the game."""

    def as_recorded(self) -> "Table":
        if not (self.todo or self.used or self.used_now or self.idle or self.sums):
            return self
        # What frames hold is known to the rules, and those know the table.
        from mathom.games.fellowship.recorded import as_recorded

        return as_recorded(self)

    def then(self, *frames: TableFrame) -> None:
        """Let these be done next, in this order, before all that was to be done already."""
        if len(frames) == 1:
            self.todo.append(frames[0])
        else:
            self.todo.extend(frames[::-1])


def right_of(t: Table, seat: int) -> list[int]:
    """The others who are still in the game, going right from a seat (T-10.5)."""
    order = t.order
    if len(order) == 2:
        other = order[0] if order[1] == seat else order[1]
        return [] if t.seats[other].out else [other]
    if seat not in order:
        return []  # places are still being taken (T-7.3)
    at = order.index(seat)
    others = [order[(at - step) % len(order)] for step in range(1, len(order))]
    return [other for other in others if not t.seats[other].out]


def shadow_players(t: Table) -> list[int]:
    """All but the Free Peoples player, from the right of whose turn it is."""
    return right_of(t, t.free)


def here(t: Table) -> int:
    """The site at which the fellowship of this turn is, or nobody before it has been played."""
    return t.path[t.seats[t.free].marker]
