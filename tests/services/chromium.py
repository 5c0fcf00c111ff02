"""Debian's Chromium, so that no browser has to be fetched from elsewhere."""

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


def chromium() -> Path:
    """Where it is, installed if it was missing and we may do that."""
    return found("Chromium", "chromium", _program)


def _program() -> Path | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    return None if program is None else Path(program)
