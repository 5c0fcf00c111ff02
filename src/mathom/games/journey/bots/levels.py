"""Opponents for people: they weigh a turn as the greedy bot does, and see less clearly."""

from mathom.bots.blur import glimpse
from mathom.core.chance import Chance
from mathom.games.journey.bots.greedy import GreedyBot, Plan


class Level(GreedyBot):
    def __init__(self, blur: float) -> None:
        self.blur = blur
        """In circles."""

    def pick(self, plans: list[Plan], chance: Chance) -> Plan:
        return plans[glimpse([plan.worth for plan in plans], self.blur, chance)]


def easy() -> Level:
    """Errs like a beginner: by a circle here, a space of the trail there."""
    return Level(0.8)


def medium() -> Level:
    return Level(0.4)


def hard() -> GreedyBot:
    """Every turn as well as it can be played."""
    return GreedyBot()
