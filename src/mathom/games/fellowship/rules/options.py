"""Options as people read and type them."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeVar

from mathom.core.ask import Option
from mathom.core.message import Message, by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.zones import called
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    BORNE,
    CHARACTERS,
    COMPANIONS,
    DECK,
    MINIONS,
    PATH,
    SUPPORT,
)

D = TypeVar("D")

PASS: Final[Option[Any]] = Option("pass", None, Message("option-pass"))
DONE: Final[Option[Any]] = Option("done", None, Message("option-done"))
KEEP_ALL: Final[Option[Any]] = Option("done", None, Message("option-keep-all"))
YES: Final[Option[Any]] = Option("yes", True, Message("option-yes"))
NO: Final[Option[Any]] = Option("no", False, Message("option-no"))

MOST_KEPT: Final = 4096
"""Options that are kept of each kind: more than a game has."""
ON_TABLE: Final = (COMPANIONS, SUPPORT, MINIONS, BORNE, PATH)


@cache
def label(id: str, card: str) -> Message:
    """What an option about a card says, made once: playouts offer millions."""
    return Message(f"option-{id}", {"card": card})


@cache
def twin_label(card: str, wounds: int) -> Message:
    """The same of a character that has another of its name beside it: wounds tell them apart."""
    return Message("option-twin", {"card": card, "number": wounds})


def player_options(seats: Sequence[int]) -> list[Option[int]]:
    """Somebody at the table to be chosen."""
    return [
        Option(str(seat + 1), seat, Message("option-player", by_seat(seat)), (f"player:{seat}",))
        for seat in seats
    ]


def number_options(numbers: Iterable[int]) -> list[Option[int]]:
    """How much, or how often."""
    return [
        Option(str(number), number, Message("option-number", {"number": number}))
        for number in numbers
    ]


# Options, too, are made once for each card by what it is called, and shared by all tables.


def card_option(t: Table, card: int, twin: bool = False) -> Option[int]:
    """A card to be chosen."""
    tag = t.tag[card] if t.zone[card] in ON_TABLE else 0
    kind = t.print_of[card]
    if twin and tag and catalogue.TYPE[kind] in CHARACTERS:
        named = called(kind, tag)
        said = twin_label(catalogue.NAME[kind], t.wounds[card])
        return Option(named, card, said, (f"card:{named}",))
    return _card_option(card, kind, tag)


@lru_cache(MOST_KEPT)
def _card_option(card: int, kind: int, tag: int) -> Option[int]:
    """Without a tag it is not on the table."""
    named = called(kind, tag)
    touched = f"card:{named}" if tag else f"hand:{named}"
    return Option(named, card, label("card", catalogue.NAME[kind]), (touched,))


def card_options(t: Table, cards: "list[int] | tuple[int, ...]") -> list[Option[int]]:
    """Cards to choose from. Of those out of play that look the same, one will do; they come in the
    order of the set, for where they lie is nobody's business.
    """
    found: dict[str, Option[int]] = {}
    if cards and t.zone[cards[0]] == DECK:
        cards = sorted(cards, key=lambda card: t.print_of[card])
    prints = [t.print_of[card] for card in cards]
    for card in cards:
        option = card_option(t, card, twin=prints.count(t.print_of[card]) > 1)
        found.setdefault(option.code, option)
    return list(found.values())


# What a deed is called. Those beside the deeds keep what these make, by the numbers in it.


def use_option(kind: int, tag: int, text: int, which: int, deed: D) -> Option[D]:
    """A text of a card in play. With several, the second is `use sam-son-of-hamfast 2`."""
    handle, named = called(kind, tag), catalogue.NAME[kind]
    code, said = f"use {handle}", label("use", named)
    abilities = catalogue.CARDS[text].abilities
    if len(abilities) > 1:
        # How a text sounds is made from all words, and many offer options.
        from mathom.games.fellowship.speech.choices import clause

        code = f"use {handle} {which + 1}"
        deeds = clause(text, abilities[which].block)
        said = Message("option-use-text", {"card": named, "deeds": [deeds]})
    if text != kind:
        code = f"{code} {catalogue.NAME[text]}"
    return Option(code, deed, said, (f"card:{handle}",))


def play_option(kind: int, deed: D) -> Option[D]:
    """A card of the hand that may be played."""
    named = catalogue.NAME[kind]
    return Option(f"play {named}", deed, label("play", named), (f"hand:{named}",))


def play_on_option(kind: int, bearer: int, tag: int, deed: D) -> Option[D]:
    """The same, on another card."""
    named, whom = catalogue.NAME[kind], called(bearer, tag)
    said = Message("option-play-on", {"card": named, "bearer": catalogue.NAME[bearer]})
    return Option(f"play {named} {whom}", deed, said, (f"hand:{named}", f"card:{whom}"))


def pair_option(
    verb: str, role: str, first: int, first_tag: int, second: int, second_tag: int, deed: D
) -> Option[D]:
    """Two cards in play, of which the second is somebody's bearer, say, or their minion."""
    one, other = called(first, first_tag), called(second, second_tag)
    said = Message(f"option-{verb}", {"card": catalogue.NAME[first], role: catalogue.NAME[second]})
    return Option(f"{verb} {one} {other}", deed, said, (f"card:{one}", f"card:{other}"))
