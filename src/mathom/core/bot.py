"""Players made of code."""

from collections.abc import Callable
from typing import Any, Protocol

from mathom.core.ask import Ask, Option, Prompt
from mathom.core.chance import Chance
from mathom.core.position import Position, Running


class Sight:
    """All that a bot gets: its own question, its own view, and deals that fit what it knows.

    There is no way from here to the real table, for nothing here was made from it: `sight_of`
    first deals everything anew, and the question, the view and all further deals come from there.
    """

    __slots__ = ("ask", "deal", "redeal", "seat", "view")

    def __init__(
        self,
        seat: int,
        ask: Ask,
        view: Callable[[], Any],
        redeal: Callable[[Chance], Position[Any]],
        deal: Callable[[int, Chance], Running[Any]],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.view = view
        self.redeal = redeal
        """A position that the seat can't tell from the real one."""
        self.deal = deal
        """The same to play on quickly, as the seat or any other viewer could deal it: also a
        spectator, who would not even know the seat's own secrets."""


class Bot(Protocol):
    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        """One of `sight.ask.options`. All luck comes from `chance`, so that arenas repeat."""
        ...


class RandomBot:
    """Takes any option, each as likely as the next."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        options = sight.ask.options
        return options[chance.below(len(options))]


def sight_of(position: Position[Any], ask: Ask, chance: Chance) -> Sight:
    """What the one who is asked may know, in one of the worlds that they can't tell apart.

    A bot's answer is therefore an option of that world; its code tells which one is meant.
    """
    return sight_in(position.redeal(ask.seat, chance), ask.seat)


def sight_in(possible: Position[Any], seat: int) -> Sight:
    """The same where everything that is hidden from the seat has been dealt anew already."""
    same = possible.ask(seat)
    assert same is not None
    # A list of its own: a bot that sorts or empties it must not change what the rules keep.
    options = list(same.options)
    return Sight(
        seat,
        Ask(
            seat,
            options,
            Prompt(same.question, same.prompt),
            same.secret,
            same.veiled,
            same.write,
            same.others,
        ),
        lambda: possible.game.view(possible.state, seat),
        lambda chance: possible.redeal(seat, chance),
        possible.deal,
    )
