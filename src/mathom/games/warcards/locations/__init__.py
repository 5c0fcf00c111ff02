"""The locations: where battles are fought, and where the road goes."""

from typing import Final

from mathom.games.warcards.card import Ground
from mathom.games.warcards.locations.free import FREE_GROUNDS
from mathom.games.warcards.locations.paths import PATHS
from mathom.games.warcards.locations.shadow import SHADOW_GROUNDS

__all__ = ["GROUNDS", "PATHS"]

GROUNDS: Final[tuple[Ground, ...]] = (*FREE_GROUNDS, *SHADOW_GROUNDS)
