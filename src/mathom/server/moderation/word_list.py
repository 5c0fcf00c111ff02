"""Words that nobody may call themselves by, nor write: ours, and those of the server's host."""

import re
import unicodedata
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from mathom.core.message import refuse
from mathom.server.names import as_latin, name_of

FILE = "words.txt"
OURS = (files("mathom.server.moderation") / FILE).read_text("utf-8")
ANY = "*"
_SIGNS = str.maketrans(
    {"@": "a", "$": "s", "€": "e", "3": "e", "4": "a", "5": "s", "7": "t", "!": "i"}
)
"""What is written for letters by those who would not be found out; figures in names are mostly
figures, so `names.py` does not read them like this.
"""


def read_entries(text: str) -> list[str]:
    """One a line; `#` begins a comment."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


class WordList:
    """The file is read again when it has changed. A server without one has ours alone."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._read: tuple[int, int] | None = None
        self._pattern = _pattern(read_entries(OURS))

    def name(self, said: str) -> str:
        """What somebody wants to be called, if people may be called so here."""
        name = name_of(said)
        if self.finds(name):
            raise refuse("refused-name-word")
        return name

    def check_line(self, text: str) -> None:
        if self.finds(text):
            raise refuse("refused-chat-word")

    def finds(self, text: str) -> bool:
        self._renew()
        return any(self._pattern.fullmatch(word) for word in _words(text))

    def _renew(self) -> None:
        try:
            found = self._file.stat()
            read = found.st_mtime_ns, found.st_size
            if read == self._read:
                return
            theirs = read_entries(self._file.read_text("utf-8", errors="replace"))
        except OSError:
            if self._read is None:
                return
            read, theirs = None, []
        self._read = read
        lifted = {line[1:].strip() for line in theirs if line.startswith("-")}
        ours = [entry for entry in read_entries(OURS) if entry not in lifted]
        self._pattern = _pattern(ours + [line for line in theirs if not line.startswith("-")])


def _folded(text: str) -> str:
    return as_latin(unicodedata.normalize("NFKC", text).translate(_SIGNS))


def _words(text: str) -> list[str]:
    """The words of a text as they look; what was s p e l l e d is one word."""
    words = re.findall(r"[^\W_]+", _folded(text))
    spelled = (
        "".join(run) for alone, run in groupby(words, key=lambda word: len(word) == 1) if alone
    )
    return [*words, *(word for word in spelled if len(word) > 1)]


def _pattern(entries: list[str]) -> re.Pattern[str]:
    found = [_expression(entry) for entry in entries if entry.strip(ANY)]
    return re.compile("|".join(found) or r"(?!)")


def _expression(entry: str) -> str:
    """A letter that is written more often than it should be is the same letter."""
    parts = []
    for letter, run in groupby(re.sub(r"[^\w*]", "", _folded(entry))):
        times = len(list(run))
        parts.append(r"\w*" if letter == ANY else f"{re.escape(letter)}{{{times},}}")
    return "".join(parts)
