"""Where games are kept: one record a file, in `MATHOM_HOME` or the user's data folder."""

import os
import secrets
import time
from pathlib import Path
from typing import Any

from mathom.core.match import Match
from mathom.core.message import Message, Refused, refuse
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
    try:
        beside = path.with_name(path.name + ".new")
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(dump(match.record()))
        try:
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise refuse("refused-unwritable", file=str(path), detail=[system_reason(error)]) from error


def save_copy(match: Match[Any], path: Path) -> None:
    """Save under a name that somebody chose; nothing but a copy of this game is overwritten."""
    try:
        where = path.expanduser()
        foreign = where.exists() and load(where.read_bytes()).commitment != match.commitment
    except (OSError, ValueError, RuntimeError) as error:
        raise refuse("refused-unwritable", file=str(path), detail=[system_reason(error)]) from error
    except Refused:
        foreign = True
    if foreign:
        raise refuse("refused-overwrite", file=str(path))
    save(match, where)


def system_reason(error: Exception) -> Message:
    """The system speaks its own language; these are the reasons it usually has."""
    for kind, id in SYSTEM_REASONS.items():
        if isinstance(error, kind):
            return Message(id)
    words = error.strerror if isinstance(error, OSError) else None
    return Message("system-other", {"words": words or str(error)})


SYSTEM_REASONS = {
    FileNotFoundError: "system-missing",
    PermissionError: "system-forbidden",
    IsADirectoryError: "system-folder",
    NotADirectoryError: "system-no-folder",
}


def unfinished(game: str, most: int) -> list[tuple[Path, Record]]:
    """Saved games that can be resumed, the newest first."""
    found: list[tuple[Path, Record]] = []
    for path in sorted(records_folder().glob(f"{game}-*.json"), reverse=True):
        if len(found) == most:
            break
        try:
            record = load(path.read_bytes())
        except (Refused, OSError):
            continue
        if record.hash is None:
            found.append((path, record))
    return found
