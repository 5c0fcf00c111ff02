"""All steps of the game by name."""

from collections.abc import Callable
from typing import Final

from mathom.core.ask import Play
from mathom.games.journey.rules.dice import ROLLED, keep_dice, repeat_roll, roll_dice
from mathom.games.journey.rules.hobbits import HOBBIT, choose_hobbit
from mathom.games.journey.rules.symbols import SPLITTING, use_symbols
from mathom.games.journey.state import Journey

STEPS: Final[dict[str, Callable[[Journey], Play | None]]] = {
    "hobbits": choose_hobbit,
    "roll": roll_dice,
    "repeat": repeat_roll,
    "keep": keep_dice,
    "use": use_symbols,
}
DEEDS: Final = (*HOBBIT.deeds, *ROLLED.deeds, *SPLITTING.deeds)
"""All that can ever be done."""
