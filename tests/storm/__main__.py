"""`make storm`: kills, crashes, locks and full disks while a crowd plays.

Ends with 1 if anything was lost, a table did not replay, or anything was answered with a 500.
"""

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.services.service import Missing
from tests.storm.campaign import Outcome, Plan, in_turn
from tests.storm.faults import FAULTS, ON_A_SMALL_DISK
from tests.storm.house import may_mount
from tests.storm.table import counts, table

IN_ITS_OWN_MOUNTS = "--in-its-own-mounts"
"""Said by us to ourselves."""
KILLS = ("kill", "kill all")


def plans(
    kills: int, others: int, only: set[str], seed: int, minutes: float, disks: bool
) -> list[list[Plan]]:
    """For each database what happens in it, one house after another."""
    databases = [name for name in FAULTS if name in only] or list(FAULTS)
    wanted = only - set(FAULTS)
    until = time.time() + 60 * minutes
    found = []
    for database in databases:
        luck = random.Random(f"{seed} {database}")
        share = kills // len(databases)
        times = dict.fromkeys(FAULTS[database], others) | {"kill": share}
        if "kill all" in times:
            # All at once are two of them.
            times |= {"kill all": share // 8, "kill": share - 2 * (share // 8)}
        faults = [
            name for name, number in times.items() if not wanted or name in wanted
            for _ in range(number)
        ]  # fmt: skip
        luck.shuffle(faults)
        houses = [Plan(database, tuple(faults), seed, until)] if faults else []
        if disks and (not wanted or wanted & set(ON_A_SMALL_DISK)):
            # First: it is short, and must not fall victim to the clock.
            small = tuple(ON_A_SMALL_DISK) * others
            houses.insert(0, Plan(database, small, seed, until, small_disk=True))
        found.append(houses)
    return found


def main() -> int:
    kinds = sorted({name for faults in FAULTS.values() for name in faults} | set(ON_A_SMALL_DISK))
    parser = argparse.ArgumentParser(prog="tests.storm", description=__doc__)
    parser.add_argument("--minutes", type=float, default=18, help="begin no fault after that")
    parser.add_argument("--kills", type=int, default=200, help="of server processes, altogether")
    parser.add_argument("--others", type=int, default=5, help="how often every other fault comes")
    parser.add_argument(
        "--only",
        action="append",
        choices=[*FAULTS, *kinds],
        default=[],
        help="a database or a fault; may be said several times",
    )
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument(IN_ITS_OWN_MOUNTS, action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.in_its_own_mounts and may_mount():
        again = [sys.executable, "-m", "tests.storm", *sys.argv[1:], IN_ITS_OWN_MOUNTS]
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", *again])
    # What the owner of this machine has corrected is no matter of these games.
    os.environ["MATHOM_CORRECTIONS"] = "/nowhere"
    disks = given.in_its_own_mounts
    if not disks:
        print("No disk is filled: that takes a root who may mount.")
    print(f"seed {given.seed}, load of the machine {os.getloadavg()[0]:.1f}", flush=True)
    by_database = plans(
        given.kills, given.others, set(given.only), given.seed, given.minutes, disks
    )
    began = time.monotonic()
    try:
        with ProcessPoolExecutor(len(by_database), get_context("spawn")) as pool:
            outcomes = [outcome for done in pool.map(in_turn, by_database) for outcome in done]
    except Missing as missing:
        sys.exit(f"{missing} Try: --only sqlite")
    return tell(outcomes, time.monotonic() - began)


def tell(outcomes: list[Outcome], seconds: float) -> int:
    for outcome in outcomes:
        place = outcome.plan.database + (", small disk" if outcome.plan.small_disk else "")
        print(counts(f"\nanswers ({place})", outcome.answers))
        for line, times in sorted(outcome.complaints.items()):
            print(f"  in the log, {times} ×: {line}")
        print(f"  slowest bot after a fault: {outcome.slowest_bot:.1f} s")
        if outcome.left_out:
            print(f"  no time was left for {outcome.left_out} faults")
    print(f"\n{table(outcomes)}\n")
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    for fault in faults[:100]:
        print("FAULT", fault)
    kills = sum(row.kills for outcome in outcomes for row in outcome.rows.values())
    load = os.getloadavg()[2]
    print(f"{kills} kills, {len(faults)} faults, {seconds / 60:.1f} min, load {load:.1f}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
