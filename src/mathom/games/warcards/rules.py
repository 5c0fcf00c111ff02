"""All steps of the game by name, and all tasks of the agenda in one order for all time."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Play
from mathom.games.warcards import agenda, combat, doing, rounds, setup, sifting, turn
from mathom.games.warcards.catalogue import CARDS, LOCATIONS, trees
from mathom.games.warcards.effects import CycleCards, Forsake, OtherPath
from mathom.games.warcards.state import War

# Each of these modules has said what its tasks do.
PARTS: Final = (combat, doing, rounds, sifting, turn)

agenda.number_all((CycleCards(1), Forsake(1), OtherPath(), *trees((CARDS, LOCATIONS))))

STEPS: Final[dict[str, Callable[[War], Play | None]]] = {
    "first-hands": setup.first_hands,
    "first-cycling": setup.first_cycling,
    "ask": agenda.ask,
}
