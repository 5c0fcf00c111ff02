"""The moments at which a player may act or let it be."""

from typing import Final

from mathom.games.fellowship.engine.actions import (
    ARCHERS,
    ASSIGNING,
    FIGHTING,
    FREE_PHASE,
    MANEUVERS,
    REGROUPING,
    SHADOW_PHASE,
)
from mathom.games.fellowship.engine.windows import RESPOND

WINDOWS: Final = (
    FREE_PHASE,
    SHADOW_PHASE,
    MANEUVERS,
    ARCHERS,
    ASSIGNING,
    FIGHTING,
    REGROUPING,
    RESPOND,
)
