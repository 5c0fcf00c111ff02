"""Where games are kept: one record a file, in `MATHOM_HOME` or the user's data folder."""

import os
import secrets
import time
from pathlib import Path
from typing import Any

from mathom.core.match import Match
from mathom.core.message import Refused, refuse
from mathom.core.record import Record, dump, load


def records_folder() -> Path:
    home = os.environ.get("MATHOM_HOME")
    if home:
        return Path(home) / "records"
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "mathom" / "records"


def new_file(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return records_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.json"


def save(match: Match[Any], path: Path) -> None:
    """Write beside the old file and then over it, so that a crash loses neither."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(dump(match.record()))
        beside.replace(path)
    except OSError as error:
        raise refuse("refused-unwritable", file=str(path), detail=error.strerror or "") from error


def unfinished(game: str) -> list[tuple[Path, Record]]:
    """Saved games that can be resumed, the newest first."""
    found = []
    for path in sorted(records_folder().glob(f"{game}-*.json"), reverse=True):
        try:
            record = load(path.read_bytes())
        except (Refused, OSError):
            continue
        if record.hash is None:
            found.append((path, record))
    return found
