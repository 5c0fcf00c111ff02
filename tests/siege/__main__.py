"""`make siege`: one household does its worst within the limits, while another plays.

Ends with 1 if a choice of the other's took too long, or anything was answered with a 500.
"""

import argparse
import sys

from tests.siege.besiegers import ATTACKS
from tests.siege.campaign import LONGEST, load, run

SHARE = 5
"""Each attack alone lasts for so small a part of the time for all at once."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.siege", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="for all attacks at once")
    parser.add_argument(
        "--only", action="append", choices=list(ATTACKS), default=[], help="may be said again"
    )
    given = parser.parse_args()
    seconds = 60 * given.minutes
    print(f"load of the machine {load():.1f}", flush=True)
    together = 0.0 if given.only else seconds
    rows = run(given.only or list(ATTACKS), seconds / SHARE, together, _say)
    for row in rows:
        for fault in sorted(set(row.faults)):
            print(f"FAULT {row.attack}: the neighbours were answered {fault}")
        if row.tally.broken:
            print(f"FAULT {row.attack}: {dict(row.tally)}")
        if row.slow >= LONGEST:
            print(f"FAULT {row.attack}: a hundredth of all choices took {row.slow:.2f} s or longer")
    print(f"load of the machine {load():.1f}")
    return 0 if all(row.holds for row in rows) else 1


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
