"""The speed table: Mathom as Python and compiled, against its peers, in one run on one core.

The peers are measured before and after, and each is taken at its best, so that a machine that was
busy for a moment does not flatter us.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TARGETS = {
    "journey": {"OpenSpiel python_liars_poker": 8, "PettingZoo leduc_holdem_v4": 50},
    "confrontation": {"python-chess": 2},
    "warcards": {"python-chess": 1},
    "fellowship": {"OpenSpiel gin_rummy": 1},
}
GAMES = {"fellowship": {"catanatron, games": 1}}
"""Against whole games a second."""
LIMITS = {
    "journey": "fork under 30 µs, deal under 100 µs",
    "confrontation": "fork under 30 µs, deal under 100 µs",
    "warcards": "fork under 100 µs, view under 500 µs",
    "fellowship": "fork under 100 µs",
}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    before = output("benchmarks/peers.py")
    builds = {
        "Python": output("-m", "mathom.cli.main", "bench", "--json"),
        "mypyc": output("-m", "mathom.cli.main", "bench", "--json", path=".compiled"),
    }
    assert builds["mypyc"]["compiled"], "the compiled build was not found: make compiled"
    after = output("benchmarks/peers.py")
    peers = {name: max(before[name], after[name]) for name in before}

    print(f"\n{'peer':42} decisions a second")
    for name, speed in peers.items():
        print(f"{name:42} {speed:18,.0f}")
    print(f"\n{'Mathom':42} decisions a second   fork    view    deal   ratio to peers (target)")
    for build, measured in builds.items():
        for row in measured["rows"]:
            label = f"{row['game']} {row['options']}, {row['players']}p, {build}"
            speed = row["decisions_per_second"]
            ratios = ", ".join(
                f"{speed / peers[name]:.1f}x ({target}x)"
                for name, target in TARGETS[row["game"]].items()
            )
            for name, target in GAMES.get(row["game"], {}).items():
                pace = row["games_per_second"]
                ratios += f", {pace:,.0f} games, {pace / peers[name]:.1f}x {name} ({target}x)"
            print(
                f"{label:42} {speed:18,.0f} {row['fork_microseconds']:4.1f} µs"
                f" {row['view_microseconds']:4.1f} µs {row['deal_microseconds']:5.1f} µs   {ratios}"
            )
    for plain, fast in zip(builds["Python"]["rows"], builds["mypyc"]["rows"], strict=True):
        gain = fast["decisions_per_second"] / plain["decisions_per_second"]
        label = f"{plain['game']} {plain['options']}, {plain['players']}p"
        print(f"mypyc gains {gain:.2f}x on {label}")
    for game, limit in LIMITS.items():
        print(f"targets of {game}: {limit}")


def output(*words: str, path: str = "") -> Any:
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout.splitlines()[-1] if "peers" in words[0] else done.stdout)


if __name__ == "__main__":
    main()
