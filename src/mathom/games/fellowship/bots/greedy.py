"""A bot that plays by rules of thumb: see `appraise`."""

from typing import Any

from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.fellowship.bots.appraise import appraise


class GreedyBot:
    """Looks at what lies open and at its own cards, in a deal that fits what it knows."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        values = appraise(sight.ask, sight.redeal(chance).state)
        highest = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[chance.below(len(best))]
