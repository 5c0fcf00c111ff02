"""One way to set a game up, and random play from there."""

from collections.abc import Iterator
from typing import Any

import msgspec

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.game import Game, Value, written
from mathom.core.match import Match
from mathom.core.position import Position
from mathom.core.record import Seat

LONGEST = 20_000
"""No game takes that many decisions; one that does has no end."""


class Broken(AssertionError):
    """A law does not hold."""


class Case(msgspec.Struct, frozen=True):
    """A variant with a number of players; `games` says how many random games a law looks at."""

    game: Game[Any]
    options: dict[str, Value]
    seats: int
    games: int = 3

    def __str__(self) -> str:
        chosen = [f"{name}={written(value)}" for name, value in self.options.items()]
        return "-".join([self.game.name, *chosen, f"{self.seats}p"])

    def position(self, seed: str) -> Position[Any]:
        options = self.game.options(self.options, self.seats)
        return Position(self.game, self.game.setup(options, self.seats, Chance(seed)))

    def match(self, seed: str) -> Match[Any]:
        seats = [Seat(f"seat {number + 1}") for number in range(self.seats)]
        return Match(self.game, seats, self.options, seed)

    def seeds(self, law: str) -> list[str]:
        return [f"{law} {self} {number}" for number in range(self.games)]


def cases(game: Game[Any], games: int = 3) -> list[Case]:
    """Every variant of a game with every number of people who can play it, or those that the game
    thinks enough.
    """
    tried = game.seatings_tried or [game.seatings(variant) for variant in game.variants]
    return [
        Case(game, variant, seats, games)
        for variant, seatings in zip(game.variants, tried, strict=True)
        for seats in seatings
    ]


def pick(asks: list[Ask], luck: Chance) -> tuple[Ask, Option[Any]]:
    """Any option of any open question."""
    ask = asks[luck.below(len(asks))]
    return ask, ask.options[luck.below(len(ask.options))]


def random_positions(case: Case, seed: str) -> Iterator[Position[Any]]:
    """One position, played on at random to its end; it is yielded before every choice."""
    position, luck = case.position(seed), Chance(f"{seed} luck")
    for _ in range(LONGEST):
        if not position.asks:
            return
        yield position
        position.answer(*pick(position.asks, luck))
    raise Broken(f"{seed}: still no end after {LONGEST} decisions")


def random_match(case: Case, seed: str) -> Iterator[Match[Any]]:
    """One match, played on at random to its end; it is yielded before every choice."""
    match, luck = case.match(seed), Chance(f"{seed} luck")
    for _ in range(LONGEST):
        if not match.asks:
            return
        yield match
        ask, option = pick(match.asks, luck)
        match.choose(ask.seat, option.code)
    raise Broken(f"{seed}: still no end after {LONGEST} decisions")
