"""Where a command speaks: its language, its two streams, and whether they can show colour."""

import io
import json
import os
import shutil
import sys
import textwrap
from importlib.resources import files
from pathlib import Path
from typing import Any, TextIO

from mathom.core.game import Game
from mathom.core.voice import CORE_TEXT, Text

CLI_TEXT = Path(str(files("mathom.cli") / "text"))
WIDTH = 80
"""Sentences are broken to fit this many columns; paths and codes never are."""


class Console:
    def __init__(self, lang: str, out: TextIO, err: TextIO) -> None:
        self.lang = lang
        self.out = out
        self.err = err
        self.text = Text(lang, (CORE_TEXT, CLI_TEXT))
        self.colour = (
            out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        )
        self.named = False
        """Whether `--lang` said which language to speak."""

    @property
    def width(self) -> int:
        """How wide tables can be here: a log is as wide as sentences."""
        return shutil.get_terminal_size((WIDTH, 0)).columns

    def for_game(self, game: Game[Any]) -> Text:
        """The language with this game's own words."""
        return Text(self.lang, (CORE_TEXT, CLI_TEXT, *game.text_folders))

    def say(self, line: str = "") -> None:
        """A line as it is: a table, data, a picture."""
        print(line, file=self.out, flush=True)

    def tell(self, sentence: str, indent: str = "", hang: str | None = None) -> None:
        """A sentence, broken between words where the screen ends."""
        self.say(folded(sentence, indent, hang))

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it, that the next one to look should not see."""
        if self.out.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="", file=self.out, flush=True)

    def warn(self, line: str) -> None:
        print(folded(line) if self.err.isatty() else line, file=self.err, flush=True)

    def figure(self, value: float, places: int = 0) -> str:
        """A number as the language writes it."""
        plain = f"{value:,.{places}f}"
        if self.lang == "pl":
            return plain.translate({ord(","): "\u00a0", ord("."): ","})
        return plain

    def percent(self, rate: float) -> str:
        return self.figure(100 * rate, 1) + ("\u00a0%" if self.lang == "pl" else "%")

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


def program() -> str:
    """What to type to call this program again: it need not be on the search path."""
    called = Path(sys.argv[0])
    if called.name != "mathom" or shutil.which("mathom"):
        return "mathom"
    return os.path.relpath(called)


def folded(text: str, indent: str = "", hang: str | None = None) -> str:
    """The text in lines that fit the screen, each of its own lines by itself."""
    return "\n".join(
        textwrap.fill(
            line,
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent if hang is None else hang,
            break_long_words=False,
            break_on_hyphens=False,
            drop_whitespace=True,
        )
        for line in text.split("\n")
    )


def stdio(lang: str) -> Console:
    # A terminal that lacks a character shows another in its place; a byte that is none is one.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(lang, sys.stdout, sys.stderr)
