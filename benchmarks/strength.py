"""How strong the bots are: the tables of docs/bots.md.

    .venv/bin/python benchmarks/strength.py confrontation hard-greedy --games 400 --jobs 2
    .venv/bin/python benchmarks/strength.py warcards hard-greedy --seats 4 --option scenario=trilogy
    .venv/bin/python benchmarks/strength.py fellowship hard-greedy --option decks=gandalf-aragorn
    .venv/bin/python benchmarks/strength.py fellowship medium-greedy --seats 4 --decks random

plays that many games with the first bot on each side; where several seats make a side, it plays
all of them. In the TCG everybody is a side: the first bot sits on each seat in turn, all others are
the second, and with equal bots it would win one game of as many as there are seats. `--decks` plays
the whole game with decks of its own: those named, any that are `known`, or `random` ones.
Everything is fixed by the seed; what is printed grows as games end, so a run may be cut short.
"""

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from multiprocessing import Pool
from typing import Any, NamedTuple

from mathom.bots import make_bot
from mathom.bots.arena import interval, play_on
from mathom.bots.search import Kind, SearchBot
from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.core.game import Game, Options
from mathom.games.confrontation.bots.evaluate import evaluate
from mathom.games.confrontation.bots.levels import BEFOREHAND
from mathom.games.confrontation.bots.policy import policy
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.terms import LAST_SITE

SEED = "strength"
DEPTH = 8
GAMES = ("confrontation", "warcards", "fellowship")

Maker = Callable[[Game[Any]], Bot]


class Compared(SearchBot):
    """A searcher that leaves the deployment to luck, so that only the search makes a difference."""

    def choose(self, sight: Any, chance: Any) -> Any:
        if sight.ask.prompt.id in BEFOREHAND:
            options = sight.ask.options
            return options[chance.below(len(options))]
        return super().choose(sight, chance)


def named(name: str) -> Maker:
    """A bot that takes the time it needs, so that a busy machine makes no difference."""

    def make(game: Game[Any]) -> Bot:
        bot = make_bot(game, name)
        if isinstance(bot, SearchBot):
            bot.seconds = None
        return bot

    return make


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
        ("medium", "easy"),
        ("greedy", "easy"),
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
    if game.name == "fellowship":
        return [f"seat {seat + 1}" for seat in range(seats)], list(range(seats))
    from mathom.games.warcards.state import scenario_of

    table = game.setup(options, seats, Chance(SEED))
    decks = scenario_of(table).decks
    return ["Free Peoples", "Shadow"], [
        decks[table.seats.index(seat)].side for seat in range(seats)
    ]


def table_of(game: Game[Any], options: Options, seats: int, decks: str, seed: str) -> Any:
    """What is played: by its options, or with decks of its own."""
    if not decks:
        return game.setup(options, seats, Chance(seed))
    luck = Chance(f"{seed} decks")
    brought = [_deck(decks, seat, luck) for seat in range(seats)]
    return new_table(brought, House(goal=LAST_SITE, starter=False), Chance(seed))


def _deck(decks: str, seat: int, luck: Chance) -> Deck:
    if decks == "random":
        return random_deck(luck)
    names = list(KNOWN) if decks == "known" else decks.split(",")
    return KNOWN[names[luck.below(len(names)) if decks == "known" else seat % len(names)]]


class Job(NamedTuple):
    game: str
    match: str
    given: Mapping[str, str]
    seats: int
    decks: str
    number: int


def play(job: Job) -> tuple[list[str], float]:
    """What the first bot played with in one game, and its part of the victory."""
    game = game_of(job.game)
    ours, theirs = (make(game) for make in (NAMED | SEARCHERS)[job.match])
    options = game.options(job.given, job.seats)
    names, sides = sides_of(game, options, job.seats)
    side = job.number % len(names)
    bots = [ours if each == side else theirs for each in sides]
    about = " ".join(filter(None, [*job.given.values(), job.decks]))
    seed = f"{SEED} {job.match} {about} {job.number // len(names)}"
    table = table_of(game, options, job.seats, job.decks, seed)
    result, _ = play_on(game, bots, table, seed)
    won = sum(1 for seat in result.winners if sides[seat] == side)
    labels = [names[side], "all"]
    if game.name == "fellowship":
        labels[0] = table.seats[side].deck if table.seats[side].deck in KNOWN else names[side]
        if job.seats == 2:
            labels.append("going first" if table.order[0] == side else "going second")
    return labels, won / len(result.winners) if result.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("match", choices=NAMED | SEARCHERS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="such as format=draft")
    parser.add_argument("--decks", default="", help="fellowship: known, random, or names: a,b")
    parser.add_argument("--games", type=int, default=400, help="with the first bot on each side")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.match in SEARCHERS and asked.game != "confrontation":
        parser.error(f"{asked.match} is for confrontation")
    given = dict(option.split("=", 1) for option in asked.option)
    if asked.game == "confrontation":
        given.setdefault("format", "classic")
    tally: dict[str, list[float]] = {}
    sides = asked.seats if asked.game == "fellowship" else 2
    jobs = [
        Job(asked.game, asked.match, given, asked.seats, asked.decks, number)
        for number in range(sides * asked.games)
    ]
    words = [asked.game, asked.match, *given.values(), asked.decks, f"{asked.seats} players"]
    title = " ".join(filter(None, words))
    with Pool(asked.jobs) as pool:
        for number, (labels, point) in enumerate(pool.imap(play, jobs), 1):
            for label in labels:
                tally.setdefault(label, []).append(point)
            if number % 20 == 0 or number == len(jobs):
                print(f"{title}: {told(tally)}", flush=True)


def told(tally: dict[str, list[float]]) -> str:
    return "; ".join(
        "{} {:.1f} % ({:.1f}-{:.1f} %) of {}".format(
            label,
            100 * sum(points) / len(points),
            *(100 * limit for limit in interval(sum(points), len(points))),
            len(points),
        )
        for label, points in sorted(tally.items())
    )


if __name__ == "__main__":
    main()
