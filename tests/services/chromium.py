"""Debian's Chromium, so that no browser has to be fetched from elsewhere.

By day it is the one without a window of its own: the same engine, for three quarters of the work.
At night, and for pictures, it is the whole browser that people have.
"""

import os
import shutil
from pathlib import Path

from mathom.server.addresses import network_hosts
from tests.services.debian import found

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    # Whatever the page or the browser would like to fetch from elsewhere: there is no elsewhere.
    "--host-resolver-rules=MAP * ~NOTFOUND, "
    + ", ".join(f"EXCLUDE {host}" for host in ("127.0.0.1", *network_hosts())),
]


WHOLE = "MATHOM_WHOLE_BROWSER"
"""Set where the whole browser is wanted."""
SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def chromium(whole: bool = WHOLE in os.environ) -> Path:
    """Where it is, installed if it was missing and we may do that."""
    package = BROWSERS[0] if whole else SHELL
    names = BROWSERS if whole else (SHELL, *BROWSERS)
    return found("Chromium", package, lambda: _program(names))


def _program(names: tuple[str, ...]) -> Path | None:
    program = next(filter(None, map(shutil.which, names)), None)
    return None if program is None else Path(program)
