"""Where a command speaks: its language, its two streams, and whether they can show colour."""

import json
import os
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, TextIO

from mathom.core.game import Game
from mathom.core.voice import CORE_TEXT, Text

CLI_TEXT = Path(str(files("mathom.cli") / "text"))


class Console:
    def __init__(self, lang: str, out: TextIO, err: TextIO) -> None:
        self.lang = lang
        self.out = out
        self.err = err
        self.text = Text(lang, (CORE_TEXT, CLI_TEXT))
        self.colour = out.isatty() and "NO_COLOR" not in os.environ

    def for_game(self, game: Game[Any]) -> Text:
        """The language with this game's own words."""
        return Text(self.lang, (CORE_TEXT, CLI_TEXT, game.text_folder))

    def say(self, line: str = "") -> None:
        print(line, file=self.out, flush=True)

    def warn(self, line: str) -> None:
        print(line, file=self.err, flush=True)

    def data(self, value: Any) -> None:
        self.say(json.dumps(value, ensure_ascii=False, indent=1))

    def progress(self, done: int, total: int) -> None:
        """How far a long work has come; on one line where there is a terminal to draw it."""
        if self.err.isatty():
            end = "\n" if done == total else ""
            print(f"\r{self.text('progress', done=done, total=total)}", end=end, file=self.err)
            self.err.flush()


def system_language() -> str:
    """`MATHOM_LANG`, or what the system is set to."""
    for name in ("MATHOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    return "en"


def stdio(lang: str) -> Console:
    return Console(lang, sys.stdout, sys.stderr)
