"""Trying faults out, one at a time, in a copy of the tree: the tree itself is never touched."""

import contextlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.mutants.faults import Fault

ROOT: Final = Path(__file__).parents[2]
BY_DAY: Final = "not slow and not browser and not nightly"
MADE: Final = ("src/mathom/server/page",)
"""What is not kept with the source, and tests look at."""
GIB: Final = 1 << 30


@dataclass(frozen=True)
class Limits:
    """How much one fault may take."""

    seconds: float = 600
    """For all tests. What was not noticed by then counts as not noticed."""
    test: float = 60
    """Seconds for one test. One that takes longer has noticed something."""
    memory: float = 4
    """GiB for each process, likewise."""


@dataclass(frozen=True)
class Outcome:
    fault: Fault
    noticed_by: str | None
    """The first test that failed; nothing if all passed."""
    seconds: float
    all_run: bool = True
    """Whether there was time for all tests."""


@dataclass
class Copy:
    """A copy of the tree, to be spoilt."""

    root: Path
    limits: Limits
    _sound: dict[str, bool] = field(default_factory=dict)
    """Tests of which it is known whether they pass as long as nothing is wrong."""
    _written: int = 0
    _until: float = 0
    _running: subprocess.Popen[str] | None = None

    def attempt(self, fault: Fault, tests: Sequence[Sequence[str]]) -> Outcome:
        """Make a fault, run the tests until one of them fails, and undo it."""
        began = time.monotonic()
        self._until = began + self.limits.seconds
        run: list[str] = []
        failed, all_run = None, True
        try:
            for some in tests:
                failed = self._noticed(fault, some, run)
                if failed is not None:
                    break
                run += [f"--ignore={test}" for test in some]
        except TimeoutError:
            all_run = False
        return Outcome(fault, failed, time.monotonic() - began, all_run)

    def _noticed(self, fault: Fault, tests: Sequence[str], without: list[str]) -> str | None:
        file = self.root / fault.path
        sound = file.read_text("utf-8")
        while tests:
            self._write(file, fault.done_to(sound))
            try:
                failed = self._run(tests, without)
            finally:
                self._write(file, sound)
            if failed is None or self._is_sound(failed, tests):
                return failed
            tests = [test for test in tests if test != failed]
            without = [*without, f"--deselect={failed}", f"--ignore={failed}"]
        return None

    def _write(self, file: Path, text: str) -> None:
        """Python tells by the time and the length whether a file is as it was compiled."""
        file.write_text(text, "utf-8")
        self._written += 1
        os.utime(file, (time.time(), 1_000_000_000 + 2 * self._written))

    def _is_sound(self, failed: str, tests: Sequence[str]) -> bool:
        """Whether what failed would not have failed without the fault: else it tells nothing."""
        test = failed if ".py" in failed else ""
        if test not in self._sound:
            self._until = max(self._until, time.monotonic() + self.limits.test)
            words = [test] if test else [*tests, "--collect-only"]
            self._sound[test] = self._run(words, []) is None
        if not test and not self._sound[test]:
            raise SystemExit(f"{failed}, with a fault or without: {' '.join(tests)}")
        return self._sound[test]

    def _run(self, tests: Sequence[str], without: Sequence[str]) -> str | None:
        """The first test that fails, or what else went wrong."""
        words = [
            *(sys.executable, "-m", "pytest", "-x", "--no-header", "-p", "no:cacheprovider"),
            *("-p", "no:xdist", "-o", "addopts=-q", "--tb=line", "-m", BY_DAY),
            f"--timeout={self.limits.test}",
            *without,
            *tests,
        ]
        environment = os.environ | {"PYTHONPATH": str(self.root / "src")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        with subprocess.Popen(
            words,
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=self._limited,
        ) as running:
            self._running = running
            try:
                said, _ = running.communicate(timeout=max(1, self._until - time.monotonic()))
            except subprocess.TimeoutExpired as late:
                if re.search(rb"^\.", late.output or b"", re.MULTILINE):
                    raise TimeoutError from late
                return "no test begins"
            finally:
                self.stop()
        if running.returncode in (0, 5):  # 5: none of them is run by day
            return None
        failed = re.search(r"^(?:FAILED|ERROR) (\S+?(?:::.+?)?)(?: - .*)?$", said, re.MULTILINE)
        return failed[1] if failed else f"pytest ended with {running.returncode}"

    def stop(self) -> None:
        """End the tests, with all that they have begun."""
        if self._running is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._running.pid, signal.SIGKILL)

    def _limited(self) -> None:
        most = int(self.limits.memory * GIB)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        os.nice(10)


@contextmanager
def copied(limits: Limits) -> Iterator[Copy]:
    """What git keeps or would keep, and the page if it is built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    with tempfile.TemporaryDirectory(prefix="mathom-mutants-") as folder:
        root = Path(folder)
        for name in listed.stdout.decode().split("\0"):
            if name and (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)
        for name in MADE:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, root / name)
        yield Copy(root, limits)
