"""`make mutants`: small faults in rules, cards, words and the server. Would a test notice?

Prints what was not noticed, as a place and the change. Not all of these are holes in the tests:
some change nothing that anybody could tell.
"""

import argparse
import itertools
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from queue import SimpleQueue

from tests.mutants.faults import Fault, faults_in
from tests.mutants.near import AREAS, SOURCE, area_of, near
from tests.mutants.trial import ROOT, Copy, Limits, Outcome, copied


def files() -> dict[str, list[str]]:
    """By area, the files in which faults are made."""
    listed = subprocess.run(
        ["git", "ls-files", SOURCE], cwd=ROOT, capture_output=True, check=True, text=True
    )
    found = defaultdict(list)
    for path in listed.stdout.splitlines():
        area = area_of(path)
        if area is not None and (ROOT / path).is_file():
            found[area].append(path)
    return found


def drawn(number: int, areas: Iterable[str], seed: str) -> Iterator[Fault]:
    """As many from each area; within one, every place is as likely as another."""
    by_area = files()
    areas = sorted(areas)
    for place, area in enumerate(areas):
        luck = random.Random(f"{seed} {area}")
        lines = defaultdict(list)
        for path in by_area[area]:
            for fault in faults_at(path):
                lines[str(fault)].append(fault)
        share = number // len(areas) + (place < number % len(areas))
        for line in luck.sample(sorted(lines), min(share, len(lines))):
            yield from itertools.islice(
                filter(can_be_made, luck.sample(lines[line], len(lines[line]))), 1
            )


def can_be_made(fault: Fault) -> bool:
    return fault.can_be_made((ROOT / fault.path).read_text("utf-8"))


def faults_at(path: str, line: int | None = None) -> list[Fault]:
    found = faults_in(path, (ROOT / path).read_text("utf-8"))
    return [fault for fault in found if line is None or fault.line == line]


def chosen(given: argparse.Namespace) -> list[Fault]:
    if given.at is None:
        return list(drawn(given.number, given.area or AREAS, given.seed))
    path, _, line = given.at.partition(":")
    return list(filter(can_be_made, faults_at(path, int(line) if line else None)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=200, help="how many faults")
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d"), help="which ones: any word")
    parser.add_argument("--area", action="append", choices=AREAS, help="only there")
    parser.add_argument("--at", metavar="FILE[:LINE]", help="all faults that can be made there")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at once")
    parser.add_argument("--tests", nargs="+", help="run these, whatever is near")
    parser.add_argument("--seconds", type=float, default=600, help="for one fault")
    parser.add_argument("--memory", type=float, default=4, help="GiB for a process")
    given = parser.parse_args()
    faults = chosen(given)
    if not faults:
        print("No fault can be made there.")
        return 2
    print(f"{len(faults)} faults, drawn by {given.seed!r}", flush=True)
    limits = Limits(seconds=given.seconds, memory=given.memory)
    outcomes: list[Outcome] = []
    with ExitStack() as stack, ThreadPoolExecutor(given.jobs) as pool:
        copies = [stack.enter_context(copied(limits)) for _ in range(given.jobs)]
        idle: SimpleQueue[Copy] = SimpleQueue()
        for copy in copies:
            idle.put(copy)

        def attempt(fault: Fault) -> Outcome:
            copy = idle.get()
            try:
                return copy.attempt(fault, [given.tests] if given.tests else near(fault.path, ROOT))
            finally:
                idle.put(copy)

        try:
            for outcome in pool.map(attempt, faults):
                outcomes.append(outcome)
                told(outcome, f"{len(outcomes):4}/{len(faults)}")
        except KeyboardInterrupt:  # enough: what has been found so far?
            pool.shutdown(wait=False, cancel_futures=True)
            for copy in copies:
                copy.stop()
    summary(outcomes)
    return 0


def told(outcome: Outcome, count: str) -> None:
    fault = outcome.fault
    unnoticed = "NOT NOTICED" if outcome.all_run else "NOT NOTICED, BUT TIME WAS UP"
    noticed = outcome.noticed_by or unnoticed
    print(f"{count} {outcome.seconds:6.1f} s  {fault}  {fault.kind}: {noticed}", flush=True)


def summary(outcomes: list[Outcome]) -> None:
    print("\narea      faults  noticed  not noticed")
    for area in sorted({area_of(each.fault.path) or "else" for each in outcomes}):
        here = [each for each in outcomes if (area_of(each.fault.path) or "else") == area]
        alive = sum(each.noticed_by is None for each in here)
        print(f"{area:10}{len(here):6}{len(here) - alive:9}{alive:13}")
    for each in outcomes:
        if each.noticed_by is None:
            print(f"\n{each.fault}  {each.fault.kind}")
            source = (ROOT / each.fault.path).read_text("utf-8")
            print("\n".join(f"    {line}" for line in each.fault.diff(source)))


if __name__ == "__main__":
    sys.exit(main())
