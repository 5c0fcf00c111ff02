"""The worst that strangers can write, as long as they may write it: reading it takes a time that
everybody else can spare, and so does what is said of it.

Times are those of the processor, and measured in a piece of work of our own, so that it does not
matter how fast a machine is or what else it does.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.decks import MOST_COPIES, Entry
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.testing import cases
from mathom.core.voice import LANGUAGES
from mathom.games.fellowship import catalogue
from mathom.server import decks, names
from mathom.server.moderation.word_list import WordList
from mathom.server.wire import (
    CHAT_LENGTH,
    CODE_LENGTH,
    DECK_CODE_LENGTH,
    DECK_ENTRIES,
    DECK_TEXT_LENGTH,
    NAME_LENGTH,
    DeckToRead,
)
from mathom.server.words import explain

MILLISECOND = 20_000
"""Steps that take about as long, on the machine where the limits below were found."""
IN_LOOP = 10.0
"""So many of these for what is done while everybody waits."""
ASIDE = 100.0
"""The same for what is done in a thread of its own."""

PIECES = [
    "a", "1. ", "1x ", "x1 ", "(1) ", "[", "(", "{", "<", "<br>", "&lt;", "\n", "a\n", " ", "\t",
    "-", "–", ".", ",", " ,", "0", "9", "٣", "x", "290.2--", "290.", "7x99.", "1_1 ", "1:1", "/",
    "%41", "\0", "💍", "ﷺ", "ⅷ", "l", "e\u0301", "hit", "kurw", "play ", "use ", "sting ",
    "frodo-son-of-drogo ", "pass ", "keep red orc ", "play theoden ", "#", "//", ":", "*",
    "1 2: 3\n",
]  # fmt: skip


def writings(length: int) -> Iterator[str]:
    for piece in PIECES:
        yield (piece * length)[:length]
        yield "\n".join((piece * 40)[:39] for _ in range(length // 40))
        yield "\n".join((piece * 200)[:199] for _ in range(length // 200))
    luck = Random("writings")
    for _ in range(10):
        yield "".join(luck.choice(PIECES) for _ in range(length))[:length]
    letters = "".join(card.name for card in catalogue.CARDS)
    yield "Athelas\n" + "\n".join(
        "".join(luck.choice(letters) for _ in range(25)) for _ in range((length - 8) // 26)
    )


def unit() -> float:
    began = time.thread_time()
    for number in range(MILLISECOND):
        str(number)
    return (time.thread_time() - began) / 2


def takes_at_most(most: float, doing: Callable[[], object]) -> bool:
    """What takes longer is looked at again: something else may have been in its way."""
    for _ in range(5):
        began = time.thread_time()
        with suppress(Refused):
            doing()
        if (time.thread_time() - began) / unit() <= most:
            return True
    return False


def check(read: Callable[[str], object], length: int, most: float) -> None:
    with suppress(Refused):
        read("first it learns to speak")
    for text in writings(length):
        assert takes_at_most(most, partial(read, text)), text[:80]


def answered(given: DeckToRead) -> bytes:
    return msgspec.json.encode(decks.read("fellowship", given, "pl"))


def test_a_written_deck():
    def read(text: str) -> None:
        assert len(answered(DeckToRead(text=text))) < 10 * DECK_TEXT_LENGTH

    check(read, DECK_TEXT_LENGTH, ASIDE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_of_all_cards(lang: str):
    every = [f"{card.number}x{MOST_COPIES}" for card in catalogue.CARDS]
    sites = [str(card.number) for card in catalogue.CARDS][:MOST_COPIES]
    code = f"290.2-{'.'.join(sites)}-{'.'.join(every)}"
    assert len(code) < DECK_CODE_LENGTH
    given = DeckToRead(code=code)
    answer = decks.read("fellowship", given, lang)
    assert len(answer.entries) == 2 + len(sites) + len(every)
    assert len(answer.faults) == 10
    assert len(msgspec.json.encode(answer)) < 100_000
    assert takes_at_most(ASIDE, lambda: answered(given))


def test_more_sites_than_anybody_has_are_no_deck():
    code = f"290.2-{'.'.join(f'{card.number}x99' for card in catalogue.CARDS)}-"
    with pytest.raises(Refused):
        answered(DeckToRead(code=code))
    entries = [Entry("part-sites", card.name, 99) for card in catalogue.CARDS]
    given = DeckToRead(entries=(entries * 3)[:DECK_ENTRIES])
    answer = decks.read("fellowship", given, "en")
    assert sum(entry.copies for entry in answer.entries) == MOST_COPIES
    assert takes_at_most(ASIDE, lambda: answered(given))


def test_the_code_of_a_deck():
    check(lambda code: answered(DeckToRead(code=code)), DECK_CODE_LENGTH, IN_LOOP)


def test_what_people_call_themselves_and_say(tmp_path: Path):
    words = WordList(tmp_path)
    check(lambda said: (words.name(said), names.looks_like(said)), NAME_LENGTH, IN_LOOP)
    check(lambda said: words.finds(names.plain(said)), CHAT_LENGTH, IN_LOOP)


@pytest.mark.parametrize("game", ["confrontation", "fellowship", "journey", "warcards"])
def test_what_is_no_choice(game: str):
    there = cases(registry.game(game))
    for case in there[:: max(1, len(there) // 3)]:
        match, luck = case.match("hostile"), Chance(str(case))
        for _ in range(12):
            options = match.asks[0].options
            match.choose(match.asks[0].seat, options[luck.below(len(options))].code)
        seat = match.asks[0].seat
        why_not = partial(_why_not, match, seat)
        check(why_not, CODE_LENGTH, IN_LOOP)
        for option in islice(match.asks[0].options, 3):
            for more in (f" {option.code}", " 1", "x", "\n"):
                long = (option.code + more * CODE_LENGTH)[:CODE_LENGTH]
                assert takes_at_most(IN_LOOP, partial(why_not, long)), long[:80]


def _why_not(match: Match[Any], seat: int, code: str) -> None:
    reason = match.why_not(seat, code)
    if reason is not None:
        explain(reason, "pl", match.game.name)
