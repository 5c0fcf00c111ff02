"""Erring like a beginner: what is nearly alike is confused; a game is hardly ever lost by it."""

from collections.abc import Sequence
from math import exp
from random import Random

from mathom.core.chance import Chance


def glimpse(worths: Sequence[float], blur: float, chance: Chance) -> int:
    """The place of what is chosen by lot among things of these worths: the worse, the less likely,
    and what is worse by one `blur` is e times less likely.
    """
    best = max(worths)
    luck = Random(chance.below(1 << 64))
    (place,) = luck.choices(range(len(worths)), [exp((worth - best) / blur) for worth in worths])
    return place
