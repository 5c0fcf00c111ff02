"""Opponents for people, and what they differ in."""

from typing import Final

from mathom.bots.thumb import Levels
from mathom.games.warcards.bots.evaluate import evaluate
from mathom.games.warcards.bots.policy import RULES

DEPTH: Final = 20
"""About as many decisions as a round still has: the combats of the round should be seen."""
EXPLORATION: Final = 0.05
"""Less than usual: what `evaluate` says of good and bad choices differs by a few hundredths."""

LEVELS: Final = Levels(
    RULES, evaluate, blur=0.25, depth=DEPTH, exploration=EXPLORATION, medium=60, hard=250
)
