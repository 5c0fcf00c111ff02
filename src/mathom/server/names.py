"""What people may call themselves: something that can be read, and told from the others."""

import unicodedata
from typing import Final

from mathom.core.message import refuse

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs that look like nothing at all."""
MOST_MARKS: Final = 2
"""Accents on one letter; more of them run over the lines above and below."""

_TWINS: Final = str.maketrans(
    {
        "\u0430": "a", "\u0435": "e", "\u043e": "o", "\u0440": "p", "\u0441": "c", "\u0443": "y",
        "\u0445": "x", "\u0456": "i", "\u0458": "j", "\u0455": "s", "\u04bb": "h", "\u0501": "d",
        "\u051b": "q", "\u051d": "w", "\u03b1": "a", "\u03bf": "o", "\u03c1": "p", "\u03bd": "v",
        "\u03b9": "i", "\u03ba": "k", "\u03c4": "t", "\u03c5": "u", "\u03c7": "x", "\u0131": "i",
        "\u0261": "g", "\u0142": "l", "0": "o", "1": "l", "|": "l", "i": "l",
    }
)  # fmt: skip
"""Cyrillic, Greek and figures that look like Latin letters."""


def plain(said: str) -> str:
    """What somebody wrote, on one line and without what can't be seen."""
    seen = (c if c.isprintable() and c not in BLANK else " " for c in said)
    return " ".join("".join(seen).split())


def name_of(said: str) -> str:
    """What somebody wants to be called."""
    name = unicodedata.normalize("NFC", plain(said))
    if not name:
        raise refuse("refused-no-name")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise refuse("refused-name-marks")
    return name


def as_latin(text: str) -> str:
    """The text in small Latin letters without accents, as it looks."""
    bare = unicodedata.normalize("NFKD", text).casefold()
    letters = "".join(c for c in bare if not unicodedata.combining(c))
    # Twice: what looks like `i` looks like `l` as well.
    return letters.translate(_TWINS).translate(_TWINS)


def looks_like(name: str) -> str:
    """The same for all names that can't be told apart at a glance."""
    return as_latin(name).replace(" ", "").replace("rn", "m").replace("vv", "w")
