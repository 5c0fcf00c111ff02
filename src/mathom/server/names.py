"""What people may call themselves: something that can be read, and told from the others."""

import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from mathom.core.message import refuse

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs that look like nothing at all."""
MOST_MARKS: Final = 2
"""Accents on one letter; more of them run over the lines above and below."""

_MARKS: Final = ("Mn", "Me", "Cf")
_FIGURES: Final = str.maketrans({"0": "o", "1": "l", "|": "l", "i": "l"})
"""Figures that look like letters, and the two letters that look like one."""
_SENTENCES: Final = str.maketrans({"\ufdfa": " ", "\ufdfb": " "})
"""Signs that stand for eighteen letters and for eight: nobody reads those as a word of ours, and to
go through them would take longer than all else.
"""


def _read_look_alikes() -> dict[int, str]:
    """Letters of all alphabets that look like Latin ones. `tools/look_alikes.py` makes the file."""
    _, *lines = (files("mathom.server") / "look_alikes.txt").read_text("utf-8").splitlines()
    return {
        int(number, 16): latin
        for latin, *numbers in (line.split() for line in lines)
        for number in numbers
    }


_LOOK_ALIKES: Final = _read_look_alikes()


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


def as_latin(text: str, signs: Mapping[int, str] = MappingProxyType({})) -> str:
    """The text in small Latin letters without accents, as it looks; and `signs` as letters."""
    # Capitals may look otherwise than small letters, and so may what they are made of.
    seen = _bare(text.translate(_LOOK_ALIKES)).translate(signs).translate(_LOOK_ALIKES).casefold()
    return _bare(seen).translate(_LOOK_ALIKES).translate(_FIGURES)


def _bare(text: str) -> str:
    """Without accents and all that is not seen by itself."""
    parts = unicodedata.normalize("NFKD", text.translate(_SENTENCES))
    return "".join(c for c in parts if unicodedata.category(c) not in _MARKS)


def looks_like(name: str) -> str:
    """The same for all names that can't be told apart at a glance."""
    return as_latin(name).replace(" ", "").replace("rn", "m").replace("vv", "w")
