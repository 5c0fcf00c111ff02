"""Lord of the Rings: The Confrontation."""

from mathom.games.confrontation.game import GAME

__all__ = ["GAME"]
