"""Small tables for tests: a match with the stones that a scene needs, and a registry that knows
them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from mathom.core import registry
from mathom.core.game import Game, Value
from mathom.core.match import Match
from mathom.core.record import Seat
from tests.core.toy import GAME, Pockets, PocketsGame, Stone, deal

PEOPLE = [Seat("Bilbo"), Seat("Gollum"), Seat("Déagol")]


@contextmanager
def registered(game: Game[Any]) -> Iterator[None]:
    """Records look their game up by its name; let this one be found beside the real ones."""
    real = registry.game

    def find(name: str) -> Game[Any]:
        return game if name == game.name else real(name)

    with mock.patch.object(registry, "game", find):
        yield


def arranged(*pockets: str, game: PocketsGame = GAME) -> PocketsGame:
    """The game with its deal arranged: `agate flint topaz` is what one seat finds."""
    wanted = [sorted(Stone[name.upper()] for name in pocket.split()) for pocket in pockets]

    def deal_these(t: Pockets) -> None:
        deal(t)
        for seat, stones in enumerate(wanted):
            t.pockets[seat] = list(stones)
        dealt = [stone for pocket in t.pockets for stone in pocket]
        t.bag = [stone for stone in Stone if stone not in dealt]

    class Arranged(type(game)):  # type: ignore[misc]  # whichever class it is
        steps = game.steps | {"deal": deal_these}

    return Arranged()


def sit_down(
    *pockets: str, game: PocketsGame = GAME, seed: str = "riddle", **options: Value
) -> Match[Pockets]:
    """A match of as many seats as there are pockets."""
    return Match(arranged(*pockets, game=game), PEOPLE[: len(pockets)], options, seed)


def play(match: Match[Any], *lines: str) -> None:
    """`0 hide agate` and so on, as a record has them."""
    for line in lines:
        seat, _, code = line.partition(" ")
        if code == "undo":
            match.undo(int(seat))
        elif code == "undo agreed":
            match.undo_agreed(int(seat))
        elif code == "resign":
            match.resign(int(seat))
        else:
            match.choose(int(seat), code)


def codes(match: Match[Any], seat: int) -> list[str]:
    """What this seat is offered."""
    ask = match.position.ask(seat)
    return [] if ask is None else [option.code for option in ask.options]
