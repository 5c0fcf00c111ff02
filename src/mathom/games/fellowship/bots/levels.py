"""Opponents for people, and what they differ in."""

from typing import Final

from mathom.bots.thumb import Levels
from mathom.games.fellowship.bots.evaluate import evaluate
from mathom.games.fellowship.bots.policy import RULES

DEPTH: Final = 16
"""About as many decisions as a move still has: its skirmishes should be seen."""
EXPLORATION: Final = 0.08
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""

LEVELS: Final = Levels(
    RULES, evaluate, blur=1.2, depth=DEPTH, exploration=EXPLORATION, medium=24, hard=100
)
