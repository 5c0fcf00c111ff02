"""What is kept: a record for each game, and what people last wrote to open questions. It lies in
`MATHOM_HOME` or the user's data folder.
"""

import contextlib
import os
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec

from mathom.core.files import write
from mathom.core.match import Match
from mathom.core.message import Message, Refused, refuse
from mathom.core.record import Record, dump, load


def home() -> Path:
    named = os.environ.get("MATHOM_HOME")
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "mathom"


def records_folder() -> Path:
    return home() / "records"


def new_file(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return records_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.json"


def save(match: Match[Any], path: Path) -> None:
    try:
        write(path, dump(match.record()))
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


def last_answer(game: str, player: str, prompt: Message) -> str | None:
    """What this player wrote when last asked the same; whoever else sits here has his own."""
    return _answers().get(_question(game, player, prompt))


def keep_answer(game: str, player: str, prompt: Message, code: str) -> None:
    answers = {**_answers(), _question(game, player, prompt): code}
    # A convenience: if it can't be kept, the game goes on without a word.
    with contextlib.suppress(OSError):
        write(_answers_file(), msgspec.json.encode(answers))


def _answers_file() -> Path:
    return home() / "answers.json"


def _answers() -> dict[str, str]:
    try:
        return msgspec.json.decode(_answers_file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def _question(game: str, player: str, prompt: Message) -> str:
    args = msgspec.json.encode(prompt.args, order="sorted").decode()
    return f"{game} {player} {prompt.id} {args}"
