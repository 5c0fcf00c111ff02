"""Programs that the tests need and that only the system can install."""

import fcntl
import functools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.services.service import Missing

LOCK = Path(tempfile.gettempdir()) / f"mathom-apt-{os.getuid()}.lock"
APT = (
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "RUNLEVEL=1",  # the packages' own services stay asleep
    "apt-get",
    "--quiet",
    "--yes",
    "--option=Acquire::Retries=0",
    "--option=Acquire::http::Timeout=20",
    "--option=DPkg::Lock::Timeout=120",
)


def found(what: str, package: str, find: Callable[[], Path | None]) -> Path:
    """The program, installed from Debian's `package` if it was missing and we may do that."""
    program = find()
    if program is None:
        why_not = _install(package)
        program = find()
        if program is None:
            why_not = why_not or f"the package {package} brought no such program"
            raise Missing(f"{what} is not installed and could not be: {why_not}.")
    return program


@functools.cache
def _install(package: str) -> str | None:
    """Nothing, or why it could not be done."""
    if shutil.which("apt-get") is None:
        return "this system has no apt-get"
    rights = _rights()
    if rights is None:
        return f"neither are we root nor may we use sudo; try: sudo apt-get install {package}"
    with LOCK.open("w") as lock:
        # The workers of one test run must not get into each other's way.
        fcntl.flock(lock, fcntl.LOCK_EX)
        install = (*rights, *APT, "--no-install-recommends", "install", package)
        if _complaint(install) is None:
            return None
        # The lists of packages may be missing or too old.
        return _complaint((*rights, *APT, "update")) or _complaint(install)


def _rights() -> tuple[str, ...] | None:
    if os.geteuid() == 0:
        return ()
    sudo = ("sudo", "-n")
    if shutil.which("sudo") and not subprocess.run([*sudo, "true"], capture_output=True).returncode:
        return sudo
    return None


def _complaint(command: tuple[str, ...]) -> str | None:
    """What the command had against it, if it failed."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if not done.returncode:
        return None
    said = done.stderr.strip().splitlines() or [f"apt-get ended with {done.returncode}"]
    return (
        next((line for line in said if line.startswith("E: ")), said[-1])
        .removeprefix("E: ")
        .rstrip(".")
    )
