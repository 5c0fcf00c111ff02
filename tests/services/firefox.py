"""Debian's Firefox, the other browser that people have."""

import shutil
from pathlib import Path

from tests.services.debian import found


def firefox() -> Path:
    """Where it is, installed if it was missing and we may do that."""
    return found("Firefox", "firefox-esr", _program)


def _program() -> Path | None:
    program = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
    return None if program is None else Path(program)
