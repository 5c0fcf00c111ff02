"""`mathom bench`: how fast this build of Mathom is on this machine.

`make bench` runs it against its peers; see `benchmarks/`.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import mathom.core.position as position_module
from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console
from mathom.core import registry
from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.game import Game, Value
from mathom.core.position import Position, play_out

SECONDS = 2


def run(console: Console, given: Given) -> int:
    seconds = given.number("seconds")
    rows = [
        row
        for game in registry.games()
        for row in measure(game, SECONDS if seconds is None else max(1, seconds))
    ]
    if given.has("json"):
        console.data({"compiled": compiled(), "rows": rows})
        return 0
    console.say(console.text("bench-build", build="mypyc" if compiled() else "Python"))
    for row in rows:
        console.tell(
            console.text(
                "bench-row",
                game=row["game"],
                options=row["options"],
                players=row["players"],
                decisions=console.figure(row["decisions_per_second"]),
                games=console.figure(row["games_per_second"]),
                fork=console.figure(row["fork_microseconds"], 1),
                view=console.figure(row["view_microseconds"], 1),
                deal=console.figure(row["deal_microseconds"], 1),
            ),
            hang="  ",
        )
    return 0


def compiled() -> bool:
    return not str(position_module.__file__).endswith(".py")


def measure(game: Game[Any], seconds: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for variant, players in measured(game):
        position = middle_of_a_game(game, variant, players)
        decisions, games = pace(game, variant, players, seconds)
        rows.append(
            {
                "game": game.name,
                "options": ", ".join(f"{name}={value}" for name, value in variant.items()),
                "players": players,
                "decisions_per_second": decisions,
                "games_per_second": games,
                "fork_microseconds": microseconds(position.fork),
                "view_microseconds": microseconds(partial(game.view, position.state, 0)),
                "deal_microseconds": microseconds(partial(position.redeal, 0, Chance("deals"))),
            }
        )
    return rows


def measured(game: Game[Any]) -> list[tuple[dict[str, Value], int]]:
    """The first variants, and the first that seats more people than those, with as many players as
    can be; where few numbers stand for all others, with each of those.
    """
    most = [game.seatings(variant)[-1] for variant in game.variants]
    chosen = [0, 1, 2][: len(most)]
    chosen += [number for number in range(3, len(most)) if most[number] > max(most[:number])][:1]
    tried = game.seatings_tried or [(players,) for players in most]
    return [(game.variants[number], players) for number in chosen for players in tried[number]]


def pace(
    game: Game[Any], variant: dict[str, Value], players: int, seconds: int
) -> tuple[float, float]:
    """Decisions and games a second: random play with option lists built, no views; set-up
    included.
    """
    options = game.options(variant, players)
    random = Random(1).random

    def pick(ask: Ask) -> Option[Any]:
        choices = ask.options
        return choices[int(random() * len(choices))]

    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play_out(game, game.setup(options, players, Chance(str(games))), pick)
        games += 1
    took = time.perf_counter() - began
    return decisions / took, games / took


def middle_of_a_game(game: Game[Any], variant: dict[str, Value], players: int) -> Position[Any]:
    options = game.options(variant, players)
    position = Position(game, game.setup(options, players, Chance("bench")))
    luck = Chance("luck")
    for _ in range(40):
        before = position.fork()
        ask = position.asks[0]
        position.answer(ask, ask.options[luck.below(len(ask.options))])
        if position.over:  # a short game: its last decision will do
            return before
    return position


def microseconds(action: Callable[[], object], times: int = 5000) -> float:
    began = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - began) / times * 1e6


COMMAND = Command("bench", run, flags=(Flag("seconds", "N", whole=True), JSON))
