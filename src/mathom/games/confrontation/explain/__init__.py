"""Why not? Finds the legality rule behind a code that was not on offer.

Whoever asks is told only what that seat knows: its own characters, and what lies open. Whether a
hidden enemy is here or there makes no difference to any answer.
"""

from mathom.games.confrontation.explain.answer import explain

__all__ = ["explain"]
