"""Rules of thumb: a game that can say at a glance what each answer is worth has by that a bot that
takes the best, a beginner, and what a searcher plays out by and thinks about at all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, TypeAlias

from mathom.bots.blur import glimpse
from mathom.bots.search import PATIENCE, SearchBot, Worth
from mathom.core.ask import Ask, Option, Question
from mathom.core.bot import Bot, Sight
from mathom.core.chance import Chance

Appraise: TypeAlias = Callable[[Ask, Any], list[float]]
"""By option: what it is worth to who is asked, in points, judged for the moment."""


@dataclass(frozen=True)
class RulesOfThumb:
    """How answers are judged hastily."""

    appraise: Appraise
    endless: type
    """What might be done again and again: whoever finds it no loss would never come to an end."""
    doubt: float
    """By how much an answer may seem better than it is, in points: so that all happens sometimes in
    playouts."""
    chores: frozenset[Question]
    """What a searcher answers without a thought."""
    most: int
    """How many answers to anything else are worth a thought."""
    least: Callable[[Ask, float], float]
    """What those must seem worth, if the best is worth so much."""

    def ends(self, option: Option[Any], value: float) -> bool:
        """Whether an answer may be given as often as it seems good."""
        return value > 0 or not isinstance(option.value, self.endless)

    def policy(self, ask: Ask, state: Any, random: Random) -> Option[Any]:
        """What is chosen in a playout: the best answer, judged hastily."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        luck, doubt = random.random, self.doubt
        best = options[0]
        highest = -inf
        for option, value in zip(options, self.appraise(ask, state), strict=True):
            value += doubt * luck()
            if value > highest:
                best, highest = option, value
        return best

    def sieve(self, ask: Ask, state: Any) -> list[Option[Any]]:
        """The answers that a searcher thinks about, the best first."""
        options = ask.options
        values = self.appraise(ask, state)
        best = max(values)
        left: list[int] = []
        if ask.question not in self.chores:
            least = self.least(ask, best)
            left = [
                place
                for place, value in enumerate(values)
                if value >= least and self.ends(options[place], value)
            ]
            left.sort(key=values.__getitem__, reverse=True)
            del left[self.most :]
        return [options[place] for place in left or [values.index(best)]]


class GreedyBot:
    """Takes the best answer in a deal that fits what it knows: it looks at what lies open and at
    its own cards.
    """

    def __init__(self, rules: RulesOfThumb) -> None:
        self.rules = rules

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        values = self.rules.appraise(sight.ask, sight.redeal(chance).state)
        highest = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[chance.below(len(best))]


class Beginner:
    """Knows the same rules, and looks not too closely."""

    def __init__(self, rules: RulesOfThumb, blur: float) -> None:
        self.rules = rules
        self.blur = blur
        """In points."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        options = sight.ask.options
        values = self.rules.appraise(sight.ask, sight.redeal(chance).state)
        best = max(values)
        likely = [
            place
            for place, value in enumerate(values)
            if value == best or self.rules.ends(options[place], value)
        ]
        chosen = glimpse([values[place] for place in likely], self.blur, chance)
        return options[likely[chosen]]


@dataclass(frozen=True)
class Levels:
    """Opponents for people: a beginner, and two searchers that differ in how long they think."""

    rules: RulesOfThumb
    evaluate: Worth
    blur: float
    """The beginner's, in points."""
    depth: int
    exploration: float
    medium: int
    """Simulations."""
    hard: int

    def searcher(self, simulations: int, seconds: float | None = PATIENCE) -> SearchBot:
        return SearchBot(
            simulations,
            exploration=self.exploration,
            evaluator=self.evaluate,
            depth=self.depth,
            playout=self.rules.policy,
            # Who wins with others wins as much as who wins alone.
            score=self.evaluate,
            sieve=self.rules.sieve,
            seconds=seconds,
        )

    def bots(self) -> dict[str, Callable[[], Bot]]:
        """By name, from the weakest up."""
        return {
            "easy": lambda: Beginner(self.rules, self.blur),
            "greedy": lambda: GreedyBot(self.rules),
            "medium": lambda: self.searcher(self.medium),
            "hard": lambda: self.searcher(self.hard),
        }
