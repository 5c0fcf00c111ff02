"""Big random campaigns: `python -m mathom.core.testing.soak --games 10000` (`make soak`).

Every variant of every game with every number of players, to the end. One game in a hundred is
played as a match, so that its record can be verified as well.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

from mathom.core import record as records
from mathom.core import registry
from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.match import verify
from mathom.core.position import play_out
from mathom.core.testing.case import LONGEST, Broken, Case, cases, random_match

RECORDED = 100


def soak(case: Case, games: int, began: str = "soak") -> tuple[int, int]:
    """Play `games` random games of one case; how many decisions, and the longest game's."""
    options = case.game.options(case.options, case.seats)
    decisions = longest = 0
    for number in range(games):
        seed = f"{began} {case} {number}"
        if number % RECORDED == 0:
            _play_and_verify(case, seed)
        state = case.game.setup(options, case.seats, Chance(seed))
        made = play_out(case.game, state, _anything(seed))
        if case.game.result(state) is None:
            raise Broken(f"{seed}: the game ended without a result")
        decisions += made
        longest = max(longest, made)
    return decisions, longest


def _anything(seed: str) -> Callable[[Ask], Option[Any]]:
    luck = Chance(f"{seed} luck")

    def pick(ask: Ask) -> Option[Any]:
        if luck.drawn > LONGEST:
            raise Broken(f"{seed}: still no end after {LONGEST} decisions")
        return ask.options[luck.below(len(ask.options))]

    return pick


def _play_and_verify(case: Case, seed: str) -> None:
    for match in random_match(case, seed):
        last = match
    wrong = verify(records.load(records.dump(last.record())))
    if wrong:
        raise Broken(f"{seed}: the record does not verify: {[reason.id for reason in wrong]}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play big random campaigns of every variant.")
    parser.add_argument("--games", type=int, default=10_000, help="of each variant and table size")
    parser.add_argument("--game", choices=registry.names(), help="only this one")
    given = parser.parse_args()
    for game in registry.games():
        if given.game not in (None, game.name):
            continue
        for case in cases(game):
            began = time.perf_counter()
            decisions, longest = soak(case, given.games)
            seconds = time.perf_counter() - began
            print(
                f"{case}: {given.games} games, {decisions} decisions, longest {longest}, "
                f"no crash, no endless game, records verify ({seconds:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
