"""Which letters of other alphabets look like Latin ones:

    python tools/look_alikes.py > src/mathom/server/look_alikes.txt

From Unicode's confusables, as the package `confusable-homoglyphs` carries them, and from the names
of letters: what Unicode calls a small capital, a squared or a struck-through K is read as a K,
though it does not call them confusable.
"""

import json
import re
import string
import sys
import unicodedata
from collections import defaultdict
from importlib.resources import files

NAMED = re.compile(
    r"(?:LATIN (?:LETTER )?SMALL CAPITAL(?: LETTER)?"
    r"|LATIN (?:SMALL|CAPITAL) LETTER(?: DOTLESS| SCRIPT| LONG)?"
    r"|(?:CROSSED )?(?:NEGATIVE )?(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER"
    r"|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])(?: WITH .*)?"
)
WIDE = {"rn": "m", "vv": "w"}
"""Two letters that look like one."""


def without_marks(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text)
    return "".join(c for c in parts if unicodedata.category(c) not in ("Mn", "Me", "Cf"))


def confusable() -> dict[str, str]:
    """By letter, what it is confusable with."""
    file = files("confusable_homoglyphs") / "confusables.json"
    known: dict[str, list[dict[str, str]]] = json.loads(file.read_text("utf-8"))
    # What many letters are confusable with is listed with them all, each of these with that alone.
    return {
        letter: without_marks(others[0]["c"])
        for letter, others in known.items()
        if len(others) == 1 and len(letter) == 1 and not letter.isascii()
    }


def look_alikes() -> dict[str, str]:
    """By letter, the small Latin ones that it looks like."""
    letters = [chr(number) for number in range(0x80, sys.maxunicode + 1)]
    found = {letter: letter.lower() for letter in string.ascii_letters}
    pairs = confusable()

    def follow() -> None:
        for letter, other in pairs.items():
            if letter not in found and other and all(c in found for c in other):
                found[letter] = "".join(found[c] for c in other)

    follow()
    for letter in letters:
        named = NAMED.fullmatch(unicodedata.name(letter, ""))
        if named is not None:
            found.setdefault(letter, named[1].lower())
    before = 0
    while before < len(found):
        before = len(found)
        follow()
    # A small letter that looks like none of ours mostly looks like its capital.
    for letter in letters:
        if letter.upper() in found:
            found.setdefault(letter, found[letter.upper()])
    return {
        letter: WIDE.get(seen, seen)
        for letter, seen in found.items()
        # Of the others Unicode itself says of what they are made.
        if WIDE.get(seen, seen) != without_marks(letter).lower()
    }


def main() -> None:
    alike = defaultdict(list)
    for letter, latin in sorted(look_alikes().items()):
        alike[latin].append(f"{ord(letter):x}")
    print("# By the names of letters in Unicode", unicodedata.unidata_version)
    for latin in sorted(alike):
        print(latin, *alike[latin])


if __name__ == "__main__":
    main()
