"""How strong the bots are: the tables of docs/bots.md.

    .venv/bin/python benchmarks/strength.py confrontation hard-greedy --games 400 --jobs 2
    .venv/bin/python benchmarks/strength.py warcards hard-greedy --seats 4 --option scenario=trilogy

plays that many games with the first bot on each side; where several seats make a side, it plays
all of them. Everything is fixed by the seed; what is printed grows as games end, so a run may be
cut short.
"""

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from multiprocessing import Pool
from typing import Any

from mathom.bots import make_bot
from mathom.bots.arena import interval, play_game
from mathom.bots.search import Kind, SearchBot
from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.core.game import Game, Options
from mathom.games.confrontation.bots.evaluate import evaluate
from mathom.games.confrontation.bots.levels import BEFOREHAND
from mathom.games.confrontation.bots.policy import policy

SEED = "strength"
DEPTH = 8
GAMES = ("confrontation", "warcards")

Maker = Callable[[Game[Any]], Bot]


class Compared(SearchBot):
    """A searcher that leaves the deployment to luck, so that only the search makes a difference."""

    def choose(self, sight: Any, chance: Any) -> Any:
        if sight.ask.prompt.id in BEFOREHAND:
            options = sight.ask.options
            return options[chance.below(len(options))]
        return super().choose(sight, chance)


def named(name: str) -> Maker:
    return lambda game: make_bot(game, name)


def searcher(kind: Kind, simulations: int) -> Maker:
    return lambda game: Compared(
        simulations, kind=kind, evaluator=evaluate, depth=DEPTH, playout=policy
    )


NAMED: dict[str, tuple[Maker, Maker]] = {
    f"{ours}-{theirs}": (named(ours), named(theirs))
    for ours, theirs in (
        ("hard", "greedy"),
        ("medium", "random"),
        ("medium", "greedy"),
        ("easy", "random"),
        ("greedy", "random"),
        ("hard", "medium"),
        ("medium", "medium"),
        ("greedy", "greedy"),
        ("hard", "hard"),
    )
}
SEARCHERS: dict[str, tuple[Maker, Maker]] = {
    "1000-100": (searcher("many-tree", 1000), searcher("many-tree", 100)),
    "10000-1000": (searcher("many-tree", 10_000), searcher("many-tree", 1000)),
    **{
        f"{ours}-{theirs}-{budget}": (searcher(ours, budget), searcher(theirs, budget))
        for ours, theirs in (
            ("many-tree", "determinised"),
            ("single-tree", "determinised"),
            ("many-tree", "single-tree"),
        )
        for budget in (100, 300, 1000)
    },
}
"""Kinds of search compared: these play The Confrontation."""


def game_of(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"mathom.games.{name}").GAME
    return game


def sides_of(game: Game[Any], options: Options, seats: int) -> tuple[list[str], list[int]]:
    """The sides' names, and by seat which of them it is on."""
    if game.name == "confrontation":
        return ["Fellowship", "Sauron"], [0, 1]
    from mathom.games.warcards.state import scenario_of

    table = game.setup(options, seats, Chance(SEED))
    decks = scenario_of(table).decks
    return ["Free Peoples", "Shadow"], [
        decks[table.seats.index(seat)].side for seat in range(seats)
    ]


Job = tuple[str, str, Mapping[str, str], int, int]


def play(job: Job) -> tuple[int, float]:
    """The side of the first bot in one game, and its part of the victory."""
    name, match, given, seats, number = job
    game = game_of(name)
    ours, theirs = (make(game) for make in (NAMED | SEARCHERS)[match])
    options = game.options(given, seats)
    _, sides = sides_of(game, options, seats)
    side = number % 2
    bots = [ours if each == side else theirs for each in sides]
    seed = f"{SEED} {match} {' '.join(given.values())} {number // 2}"
    result, _ = play_game(game, bots, options, seed)
    won = sum(1 for seat in result.winners if sides[seat] == side)
    return side, won / len(result.winners) if result.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("match", choices=NAMED | SEARCHERS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="such as format=draft")
    parser.add_argument("--games", type=int, default=400, help="with the first bot on each side")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.match in SEARCHERS and asked.game != "confrontation":
        parser.error(f"{asked.match} is for confrontation")
    given = dict(option.split("=", 1) for option in asked.option)
    if asked.game == "confrontation":
        given.setdefault("format", "classic")
    game = game_of(asked.game)
    labels, _ = sides_of(game, game.options(given, asked.seats), asked.seats)
    entries, points = [0, 0], [0.0, 0.0]
    jobs: list[Job] = [
        (asked.game, asked.match, given, asked.seats, number) for number in range(2 * asked.games)
    ]
    title = " ".join([asked.game, asked.match, *given.values()])
    with Pool(asked.jobs) as pool:
        for side, point in pool.imap(play, jobs):
            entries[side] += 1
            points[side] += point
            if sum(entries) % 20 == 0 or sum(entries) == len(jobs):
                print(f"{title}: {told(labels, entries, points)}", flush=True)


def told(labels: list[str], entries: list[int], points: list[float]) -> str:
    rows = [
        (labels[0], points[0], entries[0]),
        (labels[1], points[1], entries[1]),
        ("both", sum(points), sum(entries)),
    ]
    return "; ".join(
        "{} {:.1f} % ({:.1f}-{:.1f} %) of {}".format(
            label,
            100 * own / out_of,
            *(100 * limit for limit in interval(own, out_of)),
            out_of,
        )
        for label, own, out_of in rows
    )


if __name__ == "__main__":
    main()
