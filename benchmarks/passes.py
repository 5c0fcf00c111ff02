"""How many questions of a game leave nothing to choose: the table of docs/bots.md.

    .venv/bin/python benchmarks/passes.py fellowship greedy --games 100 --option variant=full

Somebody is asked whenever the others can't be sure that there is nothing to choose, so such
questions can't all be spared; standing orders spare people most of them.
"""

import argparse
from collections import Counter
from typing import Any

from mathom.bots import make_bot
from mathom.core import registry
from mathom.core.bot import sight_of
from mathom.core.chance import Chance
from mathom.core.game import Game, Options
from mathom.core.position import Position

SEED = "passes"


def count(game: Game[Any], bot: str, options: Options, seats: int, games: int) -> None:
    asked: Counter[str] = Counter()
    forced: Counter[str] = Counter()
    player, luck = make_bot(game, bot), Chance(SEED)
    for number in range(games):
        position = Position(game, game.setup(options, seats, Chance(f"{SEED} {number}")))
        while not position.over:
            ask = position.asks[0]
            moment = ask.window.name if ask.window else "(no window)"
            asked[moment] += 1
            forced[moment] += len(ask.options) == 1
            code = player.choose(sight_of(position, ask, luck), luck).code
            position.answer(ask, next(each for each in ask.options if each.code == code))
    print(f"{'moment':16} {'a game':>8} {'forced':>8}")
    for moment, number in [("all", asked.total()), *asked.most_common()]:
        without = forced.total() if moment == "all" else forced[moment]
        part = 100 * without / number
        print(f"{moment:16} {number / games:8.1f} {without / games:8.1f} {part:5.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("bot", nargs="?", default="random")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="such as variant=full")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    game = registry.game(asked.game)
    given = dict(option.split("=", 1) for option in asked.option)
    count(game, asked.bot, game.options(given, asked.seats), asked.seats, asked.games)


if __name__ == "__main__":
    main()
