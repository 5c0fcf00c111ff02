"""War of the Ring: The Card Game."""

from mathom.games.warcards.game import GAME

__all__ = ["GAME"]
