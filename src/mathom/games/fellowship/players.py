"""Which player a text means."""

from dataclasses import dataclass
from typing import Final

from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import Doing, Node
from mathom.games.fellowship.state import Table, shadow_players


@dataclass(frozen=True)
class Player(Node):
    """Somebody at the table."""

    called: str

    def seats(self, t: Table, d: Doing) -> list[int]:
        """Who is meant. If `one` is and there are several, who acts chooses (T-10.4)."""
        if self.called == "you":
            return [d.by]
        if self.called == "free":
            return [t.free]
        if self.called == "anyone":
            return [t.free, *shadow_players(t)]
        if self.called == "opponent" and d.by != t.free:
            return [t.free]
        return shadow_players(t)

    @property
    def one(self) -> bool:
        return self.called != "shadow-players"


@dataclass(frozen=True)
class Owner(Player):
    """Who owns that card."""

    called: str = "owner"
    whose: Filter | None = None

    def seats(self, t: Table, d: Doing) -> list[int]:
        assert self.whose is not None
        return [t.owner[card] for card in self.whose.these(t, d)][:1]


@dataclass(frozen=True)
class Holding(Player):
    """One of those with so many cards in hand."""

    called: str = "holding"
    number: int = 0
    of: Player | None = None

    def seats(self, t: Table, d: Doing) -> list[int]:
        assert self.of is not None
        return [seat for seat in self.of.seats(t, d) if len(t.hands[seat]) >= self.number]


YOU: Final = Player("you")
FREE: Final = Player("free")
OPPONENT: Final = Player("opponent")
SHADOW_PLAYERS: Final = Player("shadow-players")
ANYONE: Final = Player("anyone")


def owner(whose: Filter) -> Player:
    return Owner("owner", whose)


def holding(number: int, of: Player) -> Player:
    return Holding("holding", number, of)
