"""Players made of code."""

from collections.abc import Callable
from typing import Any, Protocol

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.game import Game
from mathom.core.message import refuse
from mathom.core.position import Position


class Sight:
    """All that a bot gets: its own question, its own view, and deals that fit what it knows.

    There is no way from here to the state: the two functions keep it to themselves.
    """

    __slots__ = ("ask", "redeal", "seat", "view")

    def __init__(
        self,
        seat: int,
        ask: Ask,
        view: Callable[[], Any],
        redeal: Callable[[Chance], Position[Any]],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.view = view
        self.redeal = redeal


class Bot(Protocol):
    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        """One of `sight.ask.options`. All luck comes from `chance`, so that arenas repeat."""
        ...


class RandomBot:
    """Takes any option, each as likely as the next."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        options = sight.ask.options
        return options[chance.below(len(options))]


def sight_of(position: Position[Any], ask: Ask) -> Sight:
    seat = ask.seat
    return Sight(
        seat,
        ask,
        lambda: position.game.view(position.state, seat),
        lambda chance: position.redeal(seat, chance),
    )


def make_bot(game: Game[Any], name: str) -> Bot:
    """The bot of this name: one of the game's own, or `random`."""
    makers = game.bots()
    if name == "random":
        return RandomBot()
    if name not in makers:
        raise refuse("refused-bot", name=name, known=", ".join(["random", *makers]))
    return makers[name]()
