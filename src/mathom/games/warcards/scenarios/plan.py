"""What a scenario is: who plays which deck, and what is different."""

from dataclasses import dataclass
from typing import Final

from mathom.games.warcards.terms import BASE, EXPANSION, FREE

NO_RING: Final = 0
RING_ONCE: Final = 1
"""Once per game: draw 2 (W-8.9)."""
RING_EACH_ROUND: Final = 2
"""Once per round: draw 3, eliminate 1, cycle 1 (W-17.5)."""


@dataclass(frozen=True)
class Deck:
    """What one player plays with, as the rules mean "player" (W-16.10)."""

    name: str
    side: int
    factions: tuple[int, ...]
    first_draw: int
    first_cycle: int
    draw: int
    ring: int
    cards: tuple[tuple[str, int], ...] = ()
    """Which cards of the factions, how often; all of them if it does not say."""
    cycled: tuple[tuple[str, int], ...] = ()
    """More cards, which begin in the cycle pile (W-27.4)."""
    later: tuple[tuple[str, int], ...] = ()
    """More cards, set aside until the first recycling (W-27.5)."""


@dataclass(frozen=True)
class Scenario:
    """The differences between the scenarios, and nothing else."""

    name: str
    seatings: tuple[tuple[int, ...], ...]
    """For each number of people, the person who holds each deck."""
    decks: tuple[Deck, ...]
    order: tuple[int, ...]
    """The decks in the order of their turns; the first one starts."""
    by_totals: bool = False
    """Whether a path goes to the side with the larger total (W-17.7)."""
    each_twice: bool = False
    """Whether the only player of a side does twice what each is to do (W-17.9)."""
    last_path: int = 9
    boxes: tuple[int, ...] = (BASE,)
    """Whose cards and locations are used."""
    grounds: tuple[tuple[str, ...], ...] = ()
    """The battlegrounds of each round; without it they come at random."""
    places: tuple[str, ...] = ()
    """The battlegrounds and skirmishes in use; all of the boxes if it does not say."""
    later: tuple[tuple[str, ...], ...] = ()
    """More of them, which join once both players have recycled, and once more (W-27.14)."""
    paths: tuple[str, ...] = ()
    """The paths in use; all of the boxes if it does not say."""
    stages: tuple[tuple[str, ...], ...] = ()
    """The paths of each stage of the journey, if a number is gone through in parts (W-27.19)."""
    follows: tuple[tuple[str, str], ...] = ()
    """The paths after which only one other can come (W-27.21)."""
    conquest_corrupts: bool = False
    """Whether the Shadow adds corruption for each battleground that it conquers (W-26.13)."""

    def path_boxes(self, new_paths: bool) -> tuple[int, ...]:
        """Whose paths are used, if the group may want the new ones as well (W-21.6). Where it says
        which paths these are, there are no others.
        """
        more = new_paths and not self.paths and EXPANSION not in self.boxes
        return (*self.boxes, EXPANSION) if more else self.boxes

    @property
    def last_stage(self) -> int:
        """The stage of the journey that ends the game."""
        return len(self.stages) or self.last_path


def trilogy_deck(
    name: str, side: int, *factions: int, cards: tuple[tuple[str, int], ...] = ()
) -> Deck:
    """A deck of the Trilogy's rules (W-16.4 to W-16.6)."""
    return Deck(name, side, factions, 7, 2, 3 if side == FREE else 4, RING_ONCE, cards)


def one_each(*names: str) -> tuple[tuple[str, int], ...]:
    return tuple((name, 1) for name in names)
