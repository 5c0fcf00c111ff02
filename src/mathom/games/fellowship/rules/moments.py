"""The moments at which a player may act or let it be."""

from typing import Final

from mathom.core.ask import Window
from mathom.games.fellowship.terms import FELLOWSHIP, PHASES

IN_PHASE: Final[dict[int, Window]] = {
    phase: Window(name) for phase, name in enumerate(PHASES) if phase >= FELLOWSHIP
}
"""By phase: to act in it."""
RESPONSE: Final = Window("response")
"""To answer what happens."""
WINDOWS: Final = (*IN_PHASE.values(), RESPONSE)
