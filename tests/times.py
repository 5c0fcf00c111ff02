"""How long the tests take, part by part: `make times` writes the table of docs/testing.md anew.

    python -m tests.times tests/server      # only these; nothing is written

Seconds are what each part kept a worker and a processor busy. It is also a plugin of pytest that
notes them, one line a test, into the folder that MATHOM_TIMES names.
"""

import os
import re
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "testing.md"
FOLDER = "MATHOM_TIMES"
TABLE = re.compile(r"(<!-- times -->\n).*?(<!-- /times -->)", re.S)
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")
MIB = 1024 * 1024


class Took(msgspec.Struct):
    """What a test took, and how large its worker was then."""

    test: str
    seconds: float
    processor: float
    """Seconds of this process and of those that it has started and that have ended."""
    size: int


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    began, busy = time.perf_counter(), _busy()
    try:
        return (yield)
    finally:
        took = Took(item.nodeid, time.perf_counter() - began, _busy() - busy, _size())
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        with Path(os.environ[FOLDER], worker).open("ab") as file:
            file.write(msgspec.json.encode(took) + b"\n")


def _busy() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def _size() -> int:
    resident = Path("/proc/self/statm")
    return int(resident.read_text().split()[1]) * PAGE_SIZE if resident.exists() else 0


def table(times: Iterable[Took], seconds: float) -> str:
    parts = defaultdict(list)
    for took in times:
        # `tests/core/test_laws.py::…` belongs to core, and `tests/test_golden.py::…` to itself.
        parts[took.test.partition("::")[0].split("/")[1].removesuffix(".py")].append(took)
    rows = [
        "| part | tests | seconds | of a processor | largest worker |",
        "|---|---:|---:|---:|---:|",
    ]
    for part, tests in sorted(parts.items(), key=lambda part: -sum(t.seconds for t in part[1])):
        rows.append(
            f"| `{part}` | {len(tests):,} | {sum(t.seconds for t in tests):.0f} "
            f"| {sum(t.processor for t in tests):.0f} | {max(t.size for t in tests) // MIB} MB |"
        )
    everything = [took for tests in parts.values() for took in tests]
    rows.append(
        f"| all, by three workers in {seconds / 60:.1f} min | {len(everything):,} "
        f"| {sum(t.seconds for t in everything):.0f} "
        f"| {sum(t.processor for t in everything):.0f} "
        f"| {max(t.size for t in everything) // MIB} MB |"
    )
    return "\n".join(rows)


def main() -> int:
    only = sys.argv[1:]
    command = [sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal"]
    command += ["-m", "not nightly", "-p", "tests.times", *only]
    with TemporaryDirectory() as folder:
        began = time.monotonic()
        ran = subprocess.run(command, cwd=ROOT, env=os.environ | {FOLDER: folder})
        seconds = time.monotonic() - began
        lines = [line for file in Path(folder).iterdir() for line in file.open("rb")]
    made = table((msgspec.json.decode(line, type=Took) for line in lines), seconds)
    print(made)
    if not only and not ran.returncode:
        written = PAGE.read_text("utf-8")
        PAGE.write_text(TABLE.sub(rf"\g<1>{made}\n\g<2>", written), "utf-8")
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main())
