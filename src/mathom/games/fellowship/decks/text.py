"""Decks as people write them, one card a line: in either language, as other programs and sites
print them, or by hand.

A heading tells to which part of the deck the following lines belong. If it says how many cards it
has (`Shadow (30):`), as those that we write do, it is taken at its word; otherwise each card goes
where its kind belongs, for lists leave headings out.
"""

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final
from urllib.parse import unquote

from mathom.core.decks import MOST_COPIES, Entry, Reading, Unread
from mathom.core.message import Reason
from mathom.core.voice import LANGUAGES, Text, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.cards_named import (
    NUMBER,
    Misnamed,
    card_named,
    folded,
    is_card,
    near,
)
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.parts import (
    DRAW_DECK,
    RING,
    RING_BEARER,
    SITES,
    deck_from,
    entries_of,
)
from mathom.games.fellowship.terms import FREE_SIDE, NO_SIDE, SHADOW_SIDE

MOST_LINES = 500
LONGEST_LINE = 200
MOST_UNREAD = 100
"""Lines that are not understood, before the rest is left unread: it is no deck."""
MOST_GUESSES = 20
"""So many misspelt lines are answered with what may have been meant; it takes a while."""

HEADINGS: Final = {
    "deck-heading-ring-bearer": RING_BEARER,
    "deck-heading-ring": RING,
    "deck-heading-sites": SITES,
    "deck-heading-draw-deck": DRAW_DECK,
    "deck-heading-free": DRAW_DECK,
    "deck-heading-shadow": DRAW_DECK,
    "deck-heading-others": "",
}
"""Messages that hold all that headings are called, the word that we write first."""
DRAWN: Final = {
    FREE_SIDE: "deck-heading-free",
    SHADOW_SIDE: "deck-heading-shadow",
    NO_SIDE: "deck-heading-draw-deck",
}
NAME: Final = "deck-heading-name"
APART: Final = "|"


# --- Writing


def write(deck: Deck, name: str, text: Text) -> str:
    """Every part has its heading, even an empty one: then nothing is looked for elsewhere."""
    lines = [f"{_first(NAME, text)}: {name}", ""] if name else []
    entries = list(entries_of(deck))
    for heading in ("deck-heading-ring-bearer", "deck-heading-ring", "deck-heading-sites"):
        lines += _section(heading, [e for e in entries if e.part == HEADINGS[heading]], text)
    drawn = [entry for entry in entries if entry.part == DRAW_DECK]
    for side, heading in DRAWN.items():
        found = [entry for entry in drawn if catalogue.SIDE[catalogue.NUMBER[entry.card]] == side]
        if found or side != NO_SIDE:
            lines += _section(heading, found, text)
    return "\n".join(lines)


def _section(heading: str, entries: list[Entry], text: Text) -> Iterator[str]:
    yield f"{_first(heading, text)} ({sum(entry.copies for entry in entries)}):"
    for entry in entries:
        number = catalogue.CARDS[catalogue.NUMBER[entry.card]].collectors_number
        yield f"{entry.copies}x {text.name(entry.card)} [{number}]"
    yield ""


def _first(heading: str, text: Text) -> str:
    return text(heading).split(APART)[0].strip()


# --- Reading


def read(text: str) -> Reading:
    coded = _coded(text)
    if coded is not None:
        return Reading("", code_of(coded), tuple(entries_of(coded)))
    reader = Reader()
    for number, line in enumerate(_lines(text), 1):
        if number > MOST_LINES or len(reader.unread) >= MOST_UNREAD:
            why = Reason("reason-deck-line-many", {"most": MOST_LINES})
            if number <= MOST_LINES:
                why = Reason("reason-deck-line-unread", {"most": MOST_UNREAD})
            reader.unread.append(Unread(number, line[:LONGEST_LINE], why))
            break
        reader.read(number, line)
    deck = deck_from(reader.entries())
    return Reading(reader.name, code_of(deck), tuple(entries_of(deck)), tuple(reader.unread))


def _coded(text: str) -> Deck | None:
    """A code alone, or a link that ends with one."""
    words = text.strip().split()
    if len(words) != 1:
        return None
    for word in reversed(re.split(r"[/?&#=]", words[0])):
        deck = deck_of(unquote(word))
        if deck is not None:
            return deck
    return None


TAG = re.compile(r"<[^<>]*>")
BREAKS = re.compile(r"<(?:br|/p|/div|/li|/tr|/h\d|p|div|li|tr)\b[^<>]*>", re.IGNORECASE)


def _lines(text: str) -> Iterator[str]:
    text = text.removeprefix("\ufeff")
    # What somebody calls a deck is never markup.
    if not _name(text.partition("\n")[0]) and BREAKS.search(text):
        text = html.unescape(TAG.sub(" ", BREAKS.sub("\n", text)))
    for line in text.splitlines():
        yield " ".join("".join(c if c.isprintable() else " " for c in line).split())


def _name(line: str) -> str:
    """What a line says that the deck is called."""
    word, colon, name = line.strip().partition(":")
    return " ".join(name.split()) if colon and folded(word) in _words(NAME) else ""


@cache
def _words(heading: str) -> frozenset[str]:
    """All that a heading is called in both languages."""
    # The game reads decks.
    from mathom.games.fellowship.game import GAME

    said = [voice(lang, GAME)(heading).split(APART) for lang in LANGUAGES]
    return frozenset(folded(word) for words in said for word in words)


@dataclass
class Found:
    """A line that was understood."""

    card: str
    copies: int
    part: str


@dataclass
class Reader:
    """What was understood up to here."""

    name: str = ""
    found: list[Found] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    complete: set[str] = field(default_factory=set)
    """The parts of which a heading said how many cards they have."""
    part: str = ""
    left: int = 0
    """How many more cards belong to the part, come what may."""

    def read(self, number: int, line: str) -> None:
        if not re.search(r"\w", line):
            return
        if len(line) > LONGEST_LINE:
            why = Reason("reason-deck-line-long", {"most": LONGEST_LINE})
            self.unread.append(Unread(number, f"{line[:LONGEST_LINE]}…", why))
            return
        if not self.name and _name(line):
            self.name = _name(line)
        elif not self._heading(line) and not self._comment(line):
            self._card(number, line)

    def _heading(self, line: str) -> bool:
        """`Sites`, `Shadow (30):`, `## Free Peoples: 30`."""
        counted = COUNTED.fullmatch(line.strip(ORNAMENTS))
        words, count = (counted[1], counted[2]) if counted else (line, None)
        part = _part(words)
        says_so = count is not None or line.strip(ORNAMENTS).endswith(":")
        # The Ring and Gandalf are cards as well.
        if part is None or (not says_so and is_card(words)):
            return False
        self.part, self.left = part, 0
        if count is not None and part:
            self.left = int(count)
            self.complete.add(part)
        return True

    def _comment(self, line: str) -> bool:
        if not line.startswith(("#", "//", ";")):
            return False
        if not self.name and not self.found:
            self.name = " ".join(line.lstrip("#/; ").split())
        return True

    def _card(self, number: int, line: str) -> None:
        part, words = self.part, line
        try:
            try:
                card, copies = _card_and_copies(line)
            except Misnamed:
                # Perhaps it is `Ring-bearer: Frodo, Son of Drogo`.
                head, _, rest = line.partition(":")
                headed = _part(head)
                if headed is None or not rest:
                    raise
                part, words = headed, rest
                card, copies = _card_and_copies(rest)
        except Misnamed as misnamed:
            self._unclear(number, line, _bare(words), misnamed)
            self.left -= 1
            return
        if any(folded(note) in _words(RING_BEARERS) for note in NOTE.findall(words)):
            part = RING_BEARER
        if copies > MOST_COPIES:
            why = Reason("reason-deck-line-copies", {"most": MOST_COPIES})
            self.unread.append(Unread(number, line, why))
        elif copies:
            self.found.append(Found(card, copies, part if self.left > 0 else _fits(card, part)))
        self.left -= copies

    def _unclear(self, number: int, line: str, word: str, misnamed: Misnamed) -> None:
        guesses = sum(unread.why.id == UNKNOWN for unread in self.unread)
        meant = misnamed.near or (near(word) if guesses < MOST_GUESSES else ())
        if not meant and not (self.name or self.found or self.unread):
            # Above the list stands what it is called.
            self.name = " ".join(line.split())
            return
        id = UNKNOWN if misnamed.why == "unknown" else f"reason-deck-line-{misnamed.why}"
        self.unread.append(Unread(number, line, Reason(id, {"word": word}), meant))

    def entries(self) -> Iterator[Entry]:
        """Every card in its part. If no heading tells, the first Frodo is the Ring-bearer, and the
        first Ring is his.
        """
        alone = {
            RING_BEARER: self._one(RING_BEARER, catalogue.TITLE, "frodo"),
            RING: self._one(RING, catalogue.TYPE, "ring"),
        }
        for part, one in alone.items():
            if one is not None:
                yield Entry(part, one.card)
        for found in self.found:
            copies = found.copies - sum(one is found for one in alone.values())
            if copies:
                yield Entry(SITES if found.part == SITES else DRAW_DECK, found.card, copies)

    def _one(self, part: str, facts: list[str], wanted: str) -> Found | None:
        there = [found for found in self.found if found.part == part]
        if not there and part not in self.complete:
            there = [f for f in self.found if facts[catalogue.NUMBER[f.card]] == wanted]
        return there[0] if there else None


RING_BEARERS: Final = "deck-heading-ring-bearer"
UNKNOWN: Final = "reason-no-card"
ORNAMENTS: Final = "#*=_-–— "
COUNTED = re.compile(r"(.*?\w)[\s:,–-]{0,9}[(\[]?\s*(\d{1,6})(?:\s+\w+)?\s*[)\]]?\s*:?")
"""`Shadow (30)`, `Shadow: 30 cards`."""
NOTE = re.compile(r"[(\[{]([^()\[\]{}]*)[)\]}]")


def _part(words: str) -> str | None:
    """Of which part these words are the heading; none in particular for many."""
    said = folded(words)
    for heading, part in HEADINGS.items():
        if said in _words(heading):
            return part
    return None


def _fits(card: str, part: str) -> str:
    """Where a card belongs that no heading has counted."""
    print = catalogue.NUMBER[card]
    if part == RING_BEARER and catalogue.TITLE[print] == "frodo":
        return RING_BEARER
    if part == RING and catalogue.TYPE[print] == "ring":
        return RING
    return SITES if catalogue.TYPE[print] == "site" else DRAW_DECK


# --- A line


@dataclass
class Meant:
    """A way to understand a line."""

    words: str
    copies: int = 1
    ordinal: bool = False
    """Whether the number before a site may be its own: `3. Rivendell Terrace`."""


EXPLICIT = re.compile(r"[(\[]?(\d{1,3})[)\]]?\s*[x×*]\s*(?=\S)(.+)", re.IGNORECASE)
BEHIND = (
    re.compile(r"(.+?)\s*[x×*]\s*(\d{1,3})", re.IGNORECASE),
    re.compile(r"(.+?)\s*[(\[]\s*[x×*]?\s*(\d{1,3})\s*[x×*]?\s*[)\]]", re.IGNORECASE),
    re.compile(r"(.+?)[\s:,;|–-]{1,9}(\d{1,3})"),
)
"""Of a long row of dashes the first count as the name's, which makes no difference to it: else such
a line would be read once for each of them.
"""
FIGURES = re.compile(rf"\s*(?:[x×*]?\s*\d{{1,3}}\s*[x×*]?|{NUMBER.pattern})\s*", re.IGNORECASE)
"""What in brackets is a number of copies or a collector's number."""
LISTED = re.compile(r"(\d{1,3})\s*[.)]\s+(.+)")
BEFORE = re.compile(r"[(\[]?(\d{1,3})[)\]]?\s*(?:[\s:,;|–-]|(?<=[)\]]))\s*(.+)")


def _ways(line: str, listed: bool = False) -> Iterator[Meant]:
    """The copies stand before the card or behind it, or not at all; and perhaps before all that the
    number of the line.
    """
    yield Meant(line)
    if found := EXPLICIT.fullmatch(line):
        yield Meant(found[2], int(found[1]))
    for behind in BEHIND:
        if found := behind.fullmatch(line):
            yield Meant(found[1], int(found[2]))
    if not listed and (found := LISTED.fullmatch(line)):
        yield from (Meant(way.words, way.copies) for way in _ways(found[2], listed=True))
    if found := BEFORE.fullmatch(line):
        yield Meant(found[2], int(found[1]), ordinal=True)


def _tidy(line: str) -> str:
    return line.strip("•·*►>|,;\t ").lstrip("-–— ").rstrip(". ")


def _without_notes(line: str) -> str:
    """`(starting)` behind a card is for people; numbers are for us."""
    return _tidy(NOTE.sub(lambda note: note[0] if FIGURES.fullmatch(note[1]) else " ", line))


def _bare(line: str) -> str:
    """The card's name as it was written, as far as one can tell."""
    *_, last = _ways(_without_notes(line))
    return last.words or line


def _card_and_copies(line: str) -> tuple[str, int]:
    """Understood in one way or the other; if in none, what comes nearest is said of it."""
    unclear: dict[str, Misnamed] = {}
    tidy = _tidy(line)
    for written in dict.fromkeys((tidy, _without_notes(tidy))):
        for meant in _ways(written):
            try:
                card = card_named(meant.words)
            except Misnamed as misnamed:
                before = unclear.setdefault(misnamed.why, misnamed)
                if len(misnamed.near) > len(before.near):
                    unclear[misnamed.why] = misnamed
                continue
            own = catalogue.CARDS[catalogue.NUMBER[card]].site == meant.copies
            is_site = catalogue.TYPE[catalogue.NUMBER[card]] == "site"
            return card, 1 if meant.ordinal and own and is_site else meant.copies
    raise next(
        unclear[why] for why in ("several", "differs", "other-set", "unknown") if why in unclear
    )
