"""Why not? Finds the legality rule behind a code that was not on offer."""

from mathom.games.journey.explain.answer import explain

__all__ = ["explain"]
