"""What the tests of the command line share: running `mathom` here, and games kept in files."""

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mathom.cli.console import CLI_TEXT
from mathom.core.chance import Chance
from mathom.core.match import Match
from mathom.core.record import Seat, dump
from mathom.core.voice import CORE_TEXT, LANGUAGES, Text
from mathom.games.journey import GAME

COLUMNS = 80
TEXTS = {lang: Text(lang, (CORE_TEXT, CLI_TEXT, *GAME.text_folders)) for lang in LANGUAGES}


class Ran(NamedTuple):
    """What one run of `mathom` left behind."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    def says(self, sentence: str) -> bool:
        return flat(sentence) in flat(self.out)

    def complains(self, sentence: str) -> bool:
        """Whether it refused bad input with this sentence, and nothing worse happened."""
        return self.code == 2 and flat(sentence) in flat(self.err) and "Traceback" not in self.err


class Keyboard(io.StringIO):
    """Lines typed by somebody who sits at a terminal."""

    def isatty(self) -> bool:
        return True


def flat(text: str) -> str:
    """The text on one line, however it was broken."""
    return " ".join(text.split())


def said(lang: str, id: str, **args: Any) -> str:
    """A message as the command line says it. Wording may change; meaning is an id."""
    return flat(TEXTS[lang](id, **args))


def too_wide(text: str) -> list[str]:
    """The lines that a screen of 80 columns would break in the middle of a word."""
    return [line for line in text.splitlines() if len(line.rstrip()) > COLUMNS]


def played(
    choices: int | None = None,
    seed: str = "mordor",
    players: Sequence[str] = ("Ania", "Tomek"),
    **options: Any,
) -> Match[Any]:
    """A game of people who take what luck tells them: to its end, or so many choices of it."""
    match: Match[Any] = Match(GAME, [Seat(name) for name in players], options, seed)
    luck = Chance(f"{seed}:luck")
    while not match.over and (choices is None or len(match.lines) < choices):
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[luck.below(len(ask.options))].code)
    return match


def kept(match: Match[Any], path: Path) -> Path:
    """The match as a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(dump(match.record()))
    return path


def tampered(path: Path, **fields: Any) -> Path:
    """A copy of a record in which somebody wrote other values."""
    record = {**json.loads(path.read_bytes()), **fields}
    other = path.with_name("tampered.json")
    other.write_text(json.dumps(record), "utf-8")
    return other
