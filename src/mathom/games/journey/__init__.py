"""Journey to Mordor."""

from mathom.games.journey.game import GAME

__all__ = ["GAME"]
