"""Words that nobody may call themselves by, nor write: ours, and those of the server's host; and
what only the host may be called.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from mathom.core.message import refuse
from mathom.server.names import as_latin, name_of

FILE = "words.txt"
OURS = (files("mathom.server.moderation") / FILE).read_text("utf-8")
HOSTS = (
    "host", "admin", "administrator", "moderator", "mod", "operator", "sysop", "webmaster",
    "server", "system", "staff", "support", "mathom",
    "gospodarz", "gospodyni", "administratorka", "administracja", "moderatorka", "moderacja",
    "operatorka", "serwer", "obsługa", "właściciel", "właścicielka",
    # More of them, and as Polish bends them.
    "hosts", "admins", "administrators", "moderators", "mods", "operators", "servers",
    "gospodarza", "gospodarze", "gospodarzy", "gospodarzowi", "gospodarzem",
    "admina", "admini", "adminka", "adminów", "administratora", "administratorzy",
    "moderatora", "moderatorzy", "operatora", "operatorzy", "serwera", "obsługi", "właściciela",
    # As everybody reads them who reads the other alphabet.
    "админ", "администратор", "модератор",
)  # fmt: skip
"""As nobody may be called who does not run the server, in Polish and in English."""
ANY = "*"
_SIGNS = str.maketrans(
    {"@": "a", "$": "s", "3": "e", "4": "a", "5": "s", "7": "t", "!": "i"}
    | {"\N{INCREMENT}": "a", "\N{GREEK CAPITAL LETTER DELTA}": "a"}
    | {"\N{GREEK CAPITAL LETTER LAMDA}": "a", "\N{CANADIAN SYLLABICS SHA}": "s"}
)
"""What is written for letters by those who would not be found out; figures in names are mostly
figures, so `names.py` does not read them like this.
"""
_SIGN = r"[A-Z\d]"
_SIGNS_AT_ENDS = re.compile(rf"(?<![^\W_]){_SIGN}+|{_SIGN}+(?![^\W_])")
_NUMERAL = re.compile(r"(?<=[^\W\d_A-Z])[IVX]+\b")
"""The second of a name, written as one word with it."""
_WIDE = {"m": "rn", "w": "vv"}
"""Letters that look like two."""


def read_entries(text: str) -> list[str]:
    """One a line; `#` begins a comment."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


class WordList:
    """The file is read again when it has changed. A server without one has ours alone."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._read: tuple[int, int] | None = None
        self._use(read_entries(OURS), HOSTS)

    def _use(self, entries: Sequence[str], hosts: Sequence[str]) -> None:
        self._pattern = _pattern(entries)
        self._hosts = _pattern(hosts)

    def name(self, said: str) -> str:
        """What somebody wants to be called, if people may be called so here."""
        name = name_of(said)
        if self.finds(name):
            raise refuse("refused-name-word")
        if any(self._is_hosts(text) for text in (name, _NUMERAL.sub(" ", name))):
            raise refuse("refused-name-host")
        return name

    def _is_hosts(self, name: str) -> bool:
        """Whether a word of it is one for who runs the server, or such words are all of it."""
        if any(self._hosts.fullmatch(word) for word in _words(name)):
            return True
        several = re.compile(f"(?:{self._hosts.pattern})+")
        # With signs as letters, and without those at an end.
        seen = _folded(name)
        return any(
            several.fullmatch("".join(re.findall(r"[^\W_]", text)))
            for text in (seen, _SIGNS_AT_ENDS.sub(" ", seen))
        )

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
        self._use(
            ours + [line for line in theirs if not line.startswith("-")],
            [host for host in HOSTS if host not in lifted],
        )


def _folded(text: str) -> str:
    """As it looks, in small letters; in capitals what may as well be a sign or a figure."""
    return "".join(map(_look, text))


@lru_cache(4096)
def _look(one: str) -> str:
    seen = as_latin(one, _SIGNS)
    # Letters in circles and squares are no letters to Unicode, but are called so.
    letter = unicodedata.category(one)[0] in "LM" or " LETTER" in unicodedata.name(one, "")
    return seen if letter else seen.upper()


def _words(text: str) -> list[str]:
    """The words of a text as they look; what was s p e l l e d is one word."""
    words = re.findall(r"[^\W_]+", _folded(text))
    spelled = (
        "".join(run) for alone, run in groupby(words, key=lambda word: len(word) == 1) if alone
    )
    return [*words, *(word for word in spelled if len(word) > 1)]


def _pattern(entries: Sequence[str]) -> re.Pattern[str]:
    found = (_expression(entry) for entry in entries if entry.strip(ANY))
    return re.compile("|".join(filter(None, found)) or r"(?!)")


def _expression(entry: str) -> str:
    """A letter that is written more often than it should be is the same letter; and signs at an
    end of a word may be what they are, or letters of it.
    """
    parts = []
    seen = _folded(entry)
    for letter, run in groupby(re.sub(r"[^\w*]", "", seen.lower())):
        times = len(list(run))
        parts.append(r"\w*" if letter == ANY else f"{_written(letter)}{{{times},}}")
    # Of signs alone there is no end to take off: 88 is not in 1988.
    if re.search(r"[^\W\d_A-Z]", seen):
        ends = parts[0], parts[-1]
        before, after = ("" if end == r"\w*" else f"{_SIGN}*" for end in ends)
        parts = [before, *parts, after]
    return "".join(parts)


def _written(letter: str) -> str:
    """One letter, as such or by a sign."""
    either = f"[{re.escape(letter + letter.upper())}]"
    return f"(?:{either}|{_WIDE[letter]})" if letter in _WIDE else either
