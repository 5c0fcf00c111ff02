"""How strong the bots are: the tables of docs/bots.md.

    .venv/bin/python benchmarks/strength.py hard-greedy --games 400 --jobs 2

plays 400 games with the first bot on each side. Everything is fixed by the seed; what is printed
grows as games end, so a run may be cut short.
"""

import argparse
from collections.abc import Callable
from multiprocessing import Pool
from typing import Any

from mathom.bots import make_bot
from mathom.bots.arena import interval, play_game
from mathom.bots.search import Kind, SearchBot
from mathom.core.bot import Bot
from mathom.games.confrontation import GAME
from mathom.games.confrontation.evaluate import evaluate
from mathom.games.confrontation.levels import BEFOREHAND
from mathom.games.confrontation.policy import policy

SEED = "strength"
DEPTH = 8


class Compared(SearchBot):
    """A searcher that leaves the deployment to luck, so that only the search makes a difference."""

    def choose(self, sight: Any, chance: Any) -> Any:
        if sight.ask.prompt.id in BEFOREHAND:
            options = sight.ask.options
            return options[chance.below(len(options))]
        return super().choose(sight, chance)


def named(name: str) -> Callable[[], Bot]:
    return lambda: make_bot(GAME, name)


def searcher(kind: Kind, simulations: int) -> Callable[[], Bot]:
    return lambda: Compared(simulations, kind=kind, evaluator=evaluate, depth=DEPTH, playout=policy)


MATCHES: dict[str, tuple[Callable[[], Bot], Callable[[], Bot]]] = {
    "hard-greedy": (named("hard"), named("greedy")),
    "medium-random": (named("medium"), named("random")),
    "medium-greedy": (named("medium"), named("greedy")),
    "easy-random": (named("easy"), named("random")),
    "greedy-random": (named("greedy"), named("random")),
    "hard-medium": (named("hard"), named("medium")),
    "medium-medium": (named("medium"), named("medium")),
    "greedy-greedy": (named("greedy"), named("greedy")),
    "hard-hard": (named("hard"), named("hard")),
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


def play(job: tuple[str, str, int]) -> tuple[int, float]:
    """The side of the first bot in one game, and its part of the victory."""
    match, format, number = job
    ours, theirs = (make() for make in MATCHES[match])
    side = number % 2
    bots = (ours, theirs) if side == 0 else (theirs, ours)
    options = GAME.options({"format": format}, 2)
    result, _ = play_game(GAME, bots, options, f"{SEED} {match} {format} {number // 2}")
    return side, 1 / len(result.winners) if side in result.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("match", choices=MATCHES)
    parser.add_argument("--format", default="classic")
    parser.add_argument("--games", type=int, default=400, help="with the first bot on each side")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    entries, points = [0, 0], [0.0, 0.0]
    jobs = [(given.match, given.format, number) for number in range(2 * given.games)]
    with Pool(given.jobs) as pool:
        for side, point in pool.imap(play, jobs):
            entries[side] += 1
            points[side] += point
            if sum(entries) % 20 == 0:
                print(f"{given.match} {given.format}: {told(entries, points)}", flush=True)


def told(entries: list[int], points: list[float]) -> str:
    rows = [
        (label, own, out_of)
        for label, own, out_of in (
            ("Fellowship", points[0], entries[0]),
            ("Sauron", points[1], entries[1]),
            ("both", sum(points), sum(entries)),
        )
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
