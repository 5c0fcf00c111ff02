"""Games that were played before the curtain rises, the same in every run."""

from collections.abc import Callable
from functools import cache
from typing import Any

from mathom.bots import make_bot
from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.match import Match, replay
from mathom.core.record import Record, Seat

PLAYERS = ("Ania", "Bartek", "Celina", "Dorota")


@cache
def played(seats: int, seed: str, variant: str = "advanced") -> Record:
    """A whole Journey to Mordor, played well."""
    game = registry.game("journey")
    match = Match(game, [Seat(name) for name in PLAYERS[:seats]], {"variant": variant}, seed)
    bot, luck = make_bot(game, "greedy"), Chance(seed)
    while match.asks:
        seat = match.asks[0].seat
        match.choose(seat, bot.choose(match.sight(seat), luck).code)
    return match.record()


def moment(record: Record, wanted: Callable[[Match[Any]], bool]) -> int:
    """The number of the first position that is wanted."""
    match = replay(record, 0)
    for ply, line in enumerate(record.choices):
        if wanted(match):
            return ply
        match.play_line(line)
    raise LookupError("this game has no such moment")


def asked(match: Match[Any], seat: int, prompt: str) -> bool:
    """Whether somebody is asked this just now."""
    return any(ask.seat == seat and ask.prompt.id == prompt for ask in match.asks)
