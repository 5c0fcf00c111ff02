"""Many games of bots against each other, counted fairly."""

import contextlib
import math
import signal
import time
import traceback
from collections.abc import Callable, Generator, Sequence
from multiprocessing import Pool
from typing import Any

import msgspec

from mathom.bots import make_bot
from mathom.core.ask import Ask, Option
from mathom.core.bot import Bot, RandomBot, sight_of
from mathom.core.chance import Chance, stream_apart
from mathom.core.game import Game, Options, Result
from mathom.core.position import Position, play_out
from mathom.core.state import S

LONGEST = 1_000_000
"""A game with more decisions than that is taken for endless."""


class Tally(msgspec.Struct):
    """What came out. A shared victory gives each of its winners a part of one point."""

    games: int
    seat_wins: list[int]
    seat_shared: list[int]
    bot_entries: dict[str, int]
    bot_points: dict[str, float]
    sides: dict[str, list["Side"]] = {}
    """Of each bot, how it did in each seat: in some games that makes the difference."""
    nobody: int = 0
    decisions: int = 0
    seconds: float = 0.0
    crashes: list[str] = []


class Side(msgspec.Struct):
    """A bot in one seat."""

    entries: int = 0
    points: float = 0.0


class Played(msgspec.Struct, frozen=True):
    """One game of an arena, or why there is none."""

    result: Result | None
    decisions: int = 0
    crash: str = ""


class Arena:
    """Who plays what: all that a process must know to play any of the games."""

    def __init__(
        self, game: Game[Any], bots: Sequence[str], seed: str, options: Options, rotate: bool
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options
        self.rotate = rotate
        self.makers = {name: make_bot(game, name) for name in bots}

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game; with `rotate`, everybody moves on a seat after each."""
        shift = number % len(self.bots) if self.rotate else 0
        return [self.bots[(seat - shift) % len(self.bots)] for seat in range(len(self.bots))]

    def play(self, number: int) -> Played:
        seed = f"{self.seed}:{number}"
        bots = [self.makers[name] for name in self.seated(number)]
        try:
            result, decisions = play_game(self.game, bots, self.options, seed)
        except Exception:
            return Played(None, crash=f"seed {seed}\n{traceback.format_exc()}")
        return Played(result, decisions)


def play_games(
    game: Game[Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: str,
    options: Options,
    rotate: bool = False,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Tally:
    """Play `games` games in `jobs` processes; how many those are changes nothing but the time."""
    arena = Arena(game, bots, seed, options, rotate)
    tally = Tally(games, [0] * len(bots), [0] * len(bots), {}, {})
    tally.bot_entries = dict.fromkeys(arena.makers, 0)
    tally.bot_points = dict.fromkeys(arena.makers, 0.0)
    tally.sides = {name: [Side() for _ in bots] for name in arena.makers}
    began = time.perf_counter()
    with contextlib.closing(_played(arena, games, jobs)) as played:
        for number, one in enumerate(played):
            if one.result is None:
                tally.crashes.append(one.crash)
            else:
                tally.decisions += one.decisions
                _count(tally, arena.seated(number), one.result)
            if (number + 1) % 50 == 0 or number + 1 == games:
                progress(number + 1, games)
    tally.seconds = time.perf_counter() - began
    return tally


def _played(arena: Arena, games: int, jobs: int) -> Generator[Played, None, None]:
    """All games in their order, whoever has played them."""
    if jobs <= 1:
        for number in range(games):
            yield arena.play(number)
        return
    given = (arena.game, arena.bots, arena.seed, arena.options, arena.rotate)
    # A few at a time: long games must not wait in one process while the others have none left.
    few = max(1, min(10, games // (8 * jobs)))
    with Pool(jobs, _enter, given) as pool:
        yield from pool.imap(_play, range(games), few)


_arena: Arena | None = None
"""In a process that plays for another: what it plays."""


def _enter(*given: Any) -> None:
    global _arena
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who waits hears it, and ends us
    _arena = Arena(*given)


def _play(number: int) -> Played:
    assert _arena is not None
    return _arena.play(number)


def play_game(
    game: Game[Any], bots: Sequence[Bot], options: Options, seed: str
) -> tuple[Result, int]:
    """One game; the result and the number of decisions."""
    return play_on(game, bots, game.setup(options, len(bots), Chance(seed)), seed)


def play_on(game: Game[S], bots: Sequence[Bot], state: S, seed: str) -> tuple[Result, int]:
    """The same from any state."""
    luck = stream_apart(seed, "bots")
    if all(isinstance(bot, RandomBot) for bot in bots):
        decisions = play_out(game, state, _anything(luck))
    else:
        sights = stream_apart(seed, "sights")
        decisions = _play_seeing(bots, Position(game, state), luck, sights)
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


def _play_seeing(bots: Sequence[Bot], position: Position[Any], luck: Chance, sights: Chance) -> int:
    anything = _anything(luck)
    decisions = 0
    while position.asks:
        ask = position.asks[0]
        bot = bots[ask.seat]
        if isinstance(bot, RandomBot):
            option = anything(ask)
        else:
            code = bot.choose(sight_of(position, ask, sights), luck).code
            option = chosen(ask, code)
        position.answer(ask, option)
        decisions += 1
        if decisions > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions")
    return decisions


def chosen(ask: Ask, code: str) -> Option[Any]:
    option = ask.option(code)
    if option is None:
        raise RuntimeError(f"a bot chose {code!r}, which is not among {ask}")
    return option


def _count(tally: Tally, seated: Sequence[str], result: Result) -> None:
    for seat, name in enumerate(seated):
        tally.bot_entries[name] += 1
        tally.sides[name][seat].entries += 1
    for seat in result.winners:
        tally.bot_points[seated[seat]] += 1 / len(result.winners)
        tally.sides[seated[seat]][seat].points += 1 / len(result.winners)
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
