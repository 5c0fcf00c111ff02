"""The Lord of the Rings TCG, first set: a fellowship each, one path, and the others' Shadow."""

from mathom.games.fellowship.game import GAME

__all__ = ["GAME"]
