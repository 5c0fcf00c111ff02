"""Puts a new game in the place of one that the rules no longer let anybody play:

    python -m tests.rerecord tests/warcards/records/rules-1-game-5.json

It is played anew by the rules of today, at random, with the same seats, settings and seed.
"""

import argparse
import json
import re
from pathlib import Path

from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.match import Match
from mathom.core.record import Seat, dump
from mathom.core.testing.case import LONGEST, pick


def played_anew(text: str) -> tuple[int, str]:
    """Such a game, and by which rules."""
    old = json.loads(text)
    game, seed = registry.game(old["game"]), old["seed"]
    match = Match(game, [Seat(**seat) for seat in old["seats"]], old["options"], seed)
    luck = Chance(f"{seed} luck")
    for _ in range(LONGEST):
        if match.over:
            break
        ask, option = pick(match.asks, luck)
        match.choose(ask.seat, option.code)
    record = match.record()
    return record.rules, dump(record).decode()


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.rerecord", description=__doc__)
    parser.add_argument("record", type=Path)
    path = parser.parse_args().record
    rules, text = played_anew(path.read_text("utf-8"))
    path.unlink()
    path = path.with_name(re.sub(r"^rules-\d+", f"rules-{rules}", path.name))
    path.write_text(text, "utf-8")
    print(path)


if __name__ == "__main__":
    main()
