"""Which card is meant: by its names in both languages, however they are typed, or its number."""

import re
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path

from mathom.core.names import names_in
from mathom.core.search import plain
from mathom.core.voice import LANGUAGES
from mathom.games.fellowship import catalogue

NUMBER = re.compile(
    r"(?<![\w.])0*(\d{1,2})(?:\s?[-_.:/]\s?|\s?[a-z]\+?\s?)0*(\d{1,3})[*t]?(?![\w.])", re.IGNORECASE
)
"""`1C151`, `1_151`, `1-151`, `1 R+ 13`: the set, perhaps the rarity, the number in it."""
APOSTROPHES = re.compile(r"['’‘ʼ`´′]")
NEAR, CUTOFF = 3, 0.6
MOST_COMPARED = 30


class Misnamed(Exception):
    """It can't be told which card is meant. `why` is the end of a message's name."""

    def __init__(self, why: str, near: Iterable[str] = ()) -> None:
        super().__init__(why)
        self.why = why
        self.near = tuple(near)


def folded(words: str) -> str:
    """Without capitals, accents and punctuation: `Uglúk's  Sword` is `ugluks sword`."""
    return " ".join(re.findall(r"\w+", APOSTROPHES.sub("", plain(words)).replace("_", " ")))


def card_named(words: str) -> str:
    """The card, by its number, its name, or its title if that is enough."""
    number = NUMBER.search(words)
    if number is None:
        return _by_name(folded(words))
    rest = folded(words[: number.start()] + " " + words[number.end() :])
    set = int(number[1])
    if set not in _sets():
        raise Misnamed("other-set")
    name = catalogue.COLLECTED.get((set, int(number[2])))
    if name is None:
        raise Misnamed("unknown")
    if rest and name not in _called().get(rest, ()):
        raise Misnamed("differs", [name, *_called().get(rest, ())])
    return name


def is_card(words: str) -> bool:
    """Whether some card is called so."""
    return folded(words) in _called()


def near(words: str) -> tuple[str, ...]:
    """The cards that may have been meant by what no card is called."""
    known, written = _called(), folded(words)
    # To compare with all of them takes long: those that share most can be closest.
    shared = Counter(called for three in _threes(written) for called in _holding().get(three, ()))
    likely = [called for called, _ in shared.most_common(MOST_COMPARED)]
    found = get_close_matches(written, likely, NEAR, CUTOFF)
    return tuple(dict.fromkeys(name for each in found for name in known[each]))


def _threes(words: str) -> set[str]:
    """All that stands side by side in it, three letters each."""
    edged = f" {words} "
    return {edged[start : start + 3] for start in range(len(edged) - 2)}


@cache
def _sets() -> frozenset[int]:
    return frozenset(card.set for card in catalogue.CARDS)


@cache
def _holding() -> dict[str, list[str]]:
    """Where three letters stand side by side."""
    found: dict[str, list[str]] = {}
    for called in _called():
        for three in _threes(called):
            found.setdefault(three, []).append(called)
    return found


def _by_name(words: str) -> str:
    found = _called().get(words, ())
    if len(found) > 1:
        raise Misnamed("several", found)
    if not found:
        raise Misnamed("unknown")
    return found[0]


@cache
def _called() -> dict[str, tuple[str, ...]]:
    """All that cards are called: whole names, and titles, which several may share."""
    folder = Path(str(files("mathom.games.fellowship") / "text"))
    known: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        for name in names_in(folder, lang):
            if name.id in catalogue.NUMBER:
                spoken = name.forms["nom"]
                for words in (spoken, spoken.partition(",")[0], name.id):
                    for called in {folded(words), folded(words).removeprefix("the ")}:
                        cards = known.setdefault(called, [])
                        if name.id not in cards:
                            cards.append(name.id)
    return {words: tuple(cards) for words, cards in known.items()}
