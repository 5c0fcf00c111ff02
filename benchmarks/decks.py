"""How the known decks do against each other, in the hands of equal bots: for docs/bots.md.

    .venv/bin/python benchmarks/decks.py --games 20 --jobs 2
    .venv/bin/python benchmarks/decks.py --bot medium --games 4
    .venv/bin/python benchmarks/decks.py --seats 4 --games 20

Every deck meets every other in that many pairs of games, in which the players change decks; with
more players, so many tables with decks by lot begin with each deck, and everybody plays every deck
of a table. It prints Markdown: the decks by how often they win, each against each, and what the
decks of a culture come to. Everything is fixed by the seed.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from multiprocessing import Pool
from typing import NamedTuple

from mathom.bots import make_bot
from mathom.bots.arena import interval, play_on
from mathom.bots.search import SearchBot
from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.terms import FREE_CULTURES, LAST_SITE, SHADOW_CULTURES

SEED = "decks"
PART = 0.25
"""A deck is of a culture that makes so much of its side."""


class Job(NamedTuple):
    bot: str
    decks: tuple[str, ...]
    number: int
    shift: int
    """By how many seats the decks have moved on."""


def play(job: Job) -> tuple[Job, str]:
    """One game, and the deck that won it."""
    seats = len(job.decks)
    decks = [job.decks[(seat - job.shift) % seats] for seat in range(seats)]
    seed = f"{SEED} {job.number}"
    table = new_table(
        [KNOWN[name] for name in decks], House(goal=LAST_SITE, starter=False), Chance(seed)
    )
    result, _ = play_on(GAME, [_bot(job.bot)] * seats, table, seed)
    return job, decks[result.winners[0]] if result.winners else ""


def _bot(name: str) -> Bot:
    """One that takes the time it needs, so that a busy machine makes no difference."""
    bot = make_bot(GAME, name)
    if isinstance(bot, SearchBot):
        bot.seconds = None
    return bot


def tables(names: list[str], seats: int, games: int) -> list[tuple[str, ...]]:
    if seats == 2:
        return [pair for pair in combinations(names, 2) for _ in range(games)]
    luck = Chance(f"{SEED} tables")
    found = []
    for name in names:
        others = [other for other in names if other != name]
        for _ in range(games):
            luck.shuffle(others)
            found.append((name, *others[: seats - 1]))
    return found


class Arena:
    """What came of it: by deck, and by two decks that met."""

    def __init__(self) -> None:
        self.played = Counter[str]()
        self.won = Counter[str]()
        self.met = Counter[tuple[str, str]]()
        self.beat = Counter[tuple[str, str]]()

    def add(self, job: Job, winner: str) -> None:
        self.played.update(job.decks)
        self.won[winner] += 1
        for one in job.decks:
            for other in job.decks:
                if one != other:
                    self.met[one, other] += 1
                    self.beat[one, other] += one == winner


def cultures(deck: Deck, among: Iterable[str]) -> list[str]:
    """The cultures that make a good part of a side, the largest first."""
    copies = Counter[str]()
    for name, number in deck.cards.items():
        copies[catalogue.CARDS[catalogue.NUMBER[name]].culture] += number
    side = [(copies[culture], culture) for culture in among if copies[culture]]
    whole = sum(number for number, _ in side)
    return [culture for number, culture in sorted(side, reverse=True) if number >= PART * whole]


def rate(won: int, played: int) -> str:
    if not played:
        return "–"
    low, high = interval(won, played)
    return f"{100 * won / played:.1f} % ({100 * low:.1f}–{100 * high:.1f} %)"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows))


def told(arena: Arena, names: list[str], seats: int) -> str:
    ranked = sorted(names, key=lambda name: -arena.won[name] / max(1, arena.played[name]))
    parts = [
        table(
            ["deck", "Free Peoples", "Shadow", "wins", "games"],
            [
                [
                    name,
                    ", ".join(cultures(KNOWN[name], FREE_CULTURES)),
                    ", ".join(cultures(KNOWN[name], SHADOW_CULTURES)),
                    rate(arena.won[name], arena.played[name]),
                    str(arena.played[name]),
                ]
                for name in ranked
            ],
        )
    ]
    if seats == 2:
        numbers = [str(place + 1) for place in range(len(ranked))]
        rows = []
        for place, name in enumerate(ranked):
            row = [f"{place + 1} {name}"]
            for other in ranked:
                met = arena.met[name, other]
                row.append(f"{100 * arena.beat[name, other] / met:.0f}" if met else "")
            rows.append(row)
        parts.append(table(["wins in % against", *numbers], rows))
    for side, among in (("Free Peoples", FREE_CULTURES), ("Shadow", SHADOW_CULTURES)):
        rows = []
        for culture in among:
            those = [name for name in names if culture in cultures(KNOWN[name], among)]
            won, played = (sum(of[name] for name in those) for of in (arena.won, arena.played))
            rows.append([culture, str(len(those)), rate(won, played), str(played)])
        parts.append(table([f"{side} culture", "decks", "wins", "games"], rows))
    return "\n\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--decks", default="", help="only these: a,b,c")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="pairs of games, or tables")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    names = asked.decks.split(",") if asked.decks else list(KNOWN)
    unknown = [name for name in names if name not in KNOWN]
    if unknown or len(names) < asked.seats:
        parser.error(f"no such decks: {unknown}" if unknown else "too few decks for so many seats")
    jobs = [
        Job(asked.bot, decks, number, shift)
        for number, decks in enumerate(tables(names, asked.seats, asked.games))
        for shift in range(asked.seats)
    ]
    arena = Arena()
    with Pool(asked.jobs) as pool:
        for number, (job, winner) in enumerate(pool.imap_unordered(play, jobs, 4), 1):
            arena.add(job, winner)
            if number % 200 == 0:
                print(f"{number} of {len(jobs)} games", file=sys.stderr, flush=True)
    print(told(arena, names, asked.seats))


if __name__ == "__main__":
    main()
