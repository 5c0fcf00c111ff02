"""Many games of bots against each other, counted fairly."""

import math
import time
import traceback
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mathom.core.ask import Ask, Option
from mathom.core.bot import Bot, RandomBot, make_bot, sight_of
from mathom.core.chance import Chance, stream_apart
from mathom.core.game import Game, Options, Result
from mathom.core.position import Position, play_out

LONGEST = 1_000_000
"""A game with more decisions than that is taken for endless."""


class Tally(msgspec.Struct):
    """What came out. A shared victory gives each of its winners a part of one point."""

    games: int
    seat_wins: list[int]
    seat_shared: list[int]
    bot_entries: dict[str, int]
    bot_points: dict[str, float]
    nobody: int = 0
    decisions: int = 0
    seconds: float = 0.0
    crashes: list[str] = []


def play_games(
    game: Game[Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: str,
    options: Options,
    rotate: bool = False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Tally:
    """Play `games` games; with `rotate`, game n seats everybody n places further on."""
    makers = {name: make_bot(game, name) for name in bots}
    tally = Tally(games, [0] * len(bots), [0] * len(bots), {}, {})
    tally.bot_entries = dict.fromkeys(makers, 0)
    tally.bot_points = dict.fromkeys(makers, 0.0)
    began = time.perf_counter()
    for number in range(games):
        shift = number % len(bots) if rotate else 0
        seated = [bots[(seat - shift) % len(bots)] for seat in range(len(bots))]
        try:
            result, decisions = play_game(
                game, [makers[name] for name in seated], options, f"{seed}:{number}"
            )
        except Exception:
            tally.crashes.append(f"seed {seed}:{number}\n{traceback.format_exc()}")
        else:
            tally.decisions += decisions
            _count(tally, seated, result)
        if (number + 1) % 50 == 0 or number + 1 == games:
            progress(number + 1, games)
    tally.seconds = time.perf_counter() - began
    return tally


def play_game(
    game: Game[Any], bots: Sequence[Bot], options: Options, seed: str
) -> tuple[Result, int]:
    """One game; the result and the number of decisions."""
    state = game.setup(options, len(bots), Chance(seed))
    luck = stream_apart(seed, "bots")
    if all(isinstance(bot, RandomBot) for bot in bots):
        decisions = play_out(game, state, _anything(luck))
    else:
        decisions = _play_seeing(game, bots, Position(game, state), luck)
    result = game.result(state)
    assert result is not None
    return result, decisions


def _anything(luck: Chance) -> Callable[[Ask], Option[Any]]:
    """Random bots look at nothing, so they need no sight."""

    def pick(ask: Ask) -> Option[Any]:
        if luck.drawn > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions")
        return ask.options[luck.below(len(ask.options))]

    return pick


def _play_seeing(
    game: Game[Any], bots: Sequence[Bot], position: Position[Any], luck: Chance
) -> int:
    decisions = 0
    while position.asks:
        ask = position.asks[0]
        position.answer(ask, bots[ask.seat].choose(sight_of(position, ask), luck))
        decisions += 1
        if decisions > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions")
    return decisions


def _count(tally: Tally, seated: Sequence[str], result: Result) -> None:
    for name in seated:
        tally.bot_entries[name] += 1
    for seat in result.winners:
        tally.bot_points[seated[seat]] += 1 / len(result.winners)
        if len(result.winners) == 1:
            tally.seat_wins[seat] += 1
        else:
            tally.seat_shared[seat] += 1
    if not result.winners:
        tally.nobody += 1


def interval(points: float, entries: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate."""
    if entries == 0:
        return 0.0, 1.0
    rate = points / entries
    middle = rate + z * z / (2 * entries)
    spread = z * math.sqrt(rate * (1 - rate) / entries + z * z / (4 * entries * entries))
    scale = 1 + z * z / entries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
