"""Arenas: what bots are given, and what they are not."""

from typing import Any

from mathom.bots.arena import play_game
from mathom.core.ask import Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.journey import GAME


class Spy:
    """Plays the first option, and notes the luck it was lent."""

    def __init__(self) -> None:
        self.seeds: set[str] = set()

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        self.seeds.add(chance.seed)
        return sight.ask.options[0]


def test_a_bots_luck_does_not_tell_the_games_seed() -> None:
    spy = Spy()
    play_game(GAME, [spy, spy], GAME.options({}, 2), "mellon")
    assert spy.seeds
    assert not any("mellon" in seed for seed in spy.seeds)
