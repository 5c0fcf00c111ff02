"""`make nightly`: all that takes too long for the day, one part after another.

    python -m tests.nightly                 # everything
    python -m tests.nightly --only storm    # one part; may be said several times
    python -m tests.nightly --list

It goes on when a part fails, and in the end says what failed and how long each part took. What a
part has printed lies in `.artefacts/nightly`.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from msgspec import Struct

from tests.services.chromium import WHOLE

ROOT = Path(__file__).parents[1]
LOGS = ROOT / ".artefacts" / "nightly"
PYTHON = sys.executable
PYTEST = (PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal")
TOLD = 30
"""Lines of a part that failed which are shown at once."""
COUNTED = re.compile(r"^=* ?(\d+ (?:passed|failed|errors?).*?) in [\d.]+s.*$", re.M)


class Part(Struct, frozen=True):
    name: str
    what: str
    command: tuple[str, ...]
    surroundings: tuple[tuple[str, str], ...] = ()


PARTS = (
    Part(
        "tests",
        "laws with every house rule, six games around every card, every variant's secrets, soaks",
        (*PYTEST, "-m", "nightly and not browser"),
    ),
    Part(
        "pages",
        "every page in both languages on every screen, in the whole browser",
        (*PYTEST, "-m", "nightly and browser"),
        ((WHOLE, "1"),),
    ),
    Part(
        "soak",
        "random games of every variant and number of players",
        (PYTHON, "-m", "mathom.core.testing.soak", "--games", "200"),
    ),
    Part(
        "decks",
        "the TCG with random decks",
        (PYTHON, "-m", "tests.fellowship.campaign", "--games", "4000", "--large", "400"),
    ),
    Part(
        "storm",
        "a breeze of the storm",
        (PYTHON, "-m", "tests.storm", "--minutes", "2", "--kills", "16", "--others", "1"),
    ),
    Part(
        "siege",
        "one household at its worst for a minute, while another plays",
        (PYTHON, "-m", "tests.siege", "--minutes", "1"),
    ),
    Part(
        "compiled",
        "the tests of the day on the compiled build",
        (*PYTEST, "-m", "not browser and not nightly"),
        (("PYTHONPATH", str(ROOT / ".compiled")),),
    ),
)


class Outcome(Struct, frozen=True):
    part: Part
    code: int
    seconds: float
    log: Path

    @property
    def counted(self) -> str:
        """What pytest says of how many passed, if it ran."""
        found = COUNTED.findall(self.log.read_text("utf-8"))
        return found[-1] if found else ""

    def __str__(self) -> str:
        verdict = "FAILED" if self.code else "held"
        return f"{self.part.name:10} {verdict:7} {self.seconds / 60:6.1f} min   {self.counted}"


def run(part: Part) -> Outcome:
    log = LOGS / f"{part.name}.txt"
    surroundings = {**os.environ, "PYTHONUNBUFFERED": "1", **dict(part.surroundings)}
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as file:
        done = subprocess.run(
            part.command, cwd=ROOT, env=surroundings, stdout=file, stderr=subprocess.STDOUT
        )
    return Outcome(part, done.returncode, time.monotonic() - began, log)


def main() -> int:
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(prog="tests.nightly", description=__doc__)
    parser.add_argument("--only", action="append", choices=names, default=[])
    parser.add_argument("--list", action="store_true", help="say what there is, and do nothing")
    given = parser.parse_args()
    if given.list:
        print("\n".join(f"{part.name:10} {part.what}" for part in PARTS))
        return 0
    LOGS.mkdir(parents=True, exist_ok=True)
    outcomes = []
    for part in PARTS:
        if not given.only or part.name in given.only:
            print(f"{part.name}: {part.what} ...", flush=True)
            outcomes.append(run(part))
            if outcomes[-1].code:
                print("\n".join(outcomes[-1].log.read_text("utf-8").splitlines()[-TOLD:]))
    print(f"\nload of the machine {os.getloadavg()[2]:.1f}")
    for outcome in outcomes:
        print(outcome)
    failed = [outcome.part.name for outcome in outcomes if outcome.code]
    if failed:
        print(f"\nFailed: {', '.join(failed)}. All that they said is in {LOGS}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
