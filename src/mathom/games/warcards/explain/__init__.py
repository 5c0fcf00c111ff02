"""Why not? Finds the rule behind a code that was not on offer.

Whoever asks is told only what that player knows: the own cards, and what lies open. Where a hidden
card of somebody else is makes no difference to any answer.
"""

from mathom.games.warcards.explain.answer import explain

__all__ = ["explain"]
