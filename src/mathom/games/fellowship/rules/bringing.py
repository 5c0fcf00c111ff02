"""Everybody brings a deck, and lays it on the table (T-5)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Option, Play, Question, choose, together
from mathom.core.deed import Deed, Words
from mathom.core.message import Message, Reason, by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.building import builds
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.products import Prints
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.gathering import pool_of, seen_by
from mathom.games.fellowship.rules.naming import LONGEST
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import ADVENTURE, DECK, GONE, LIMBO, NOBODY


def deck_at(t: Table, seat: int) -> Deck:
    """The deck that a seat has brought."""
    deck = deck_of(t.seats[seat].deck)
    assert deck is not None
    return deck


def rules_for(house: House) -> str:
    """By which rules decks are judged at a table; see `decks.legality`."""
    return "starter" if house.starter else "full"


class Bringing(TableFrame, frozen=True):
    """Everybody chooses a deck in secret, or builds one from what was gathered."""


@rule(Bringing)
def bringing(t: Table, f: Bringing) -> Play:
    rules = rules_for(t.house)
    decks = yield from together(
        *(_bring_deck(seat, rules, pool_of(t, seat)) for seat in range(len(t.seats)))
    )
    t.news += 1
    bring(t, [brought.deck for brought in decks])
    tell_decks(t)


def _bring_deck(seat: int, rules: str, pool: Prints | None) -> "Choosing[Bring]":
    def another(code: str) -> Option[Bring] | None:
        deck = deck_of(code)
        return None if deck is None or why_not_deck(deck, rules, pool) else _deck_option(deck, code)

    found = yield from choose(
        seat,
        _ready(rules) if pool is None else _built(pool),
        BRING.plain if pool is None else BUILD.plain,
        secret=True,
        even_if_forced=True,
        write=Message("write-deck"),
        others=another,
    )
    return found


class Bring(Deed):
    """A deck in one word; see `decks.code`."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    @classmethod
    def means(cls, words: Words) -> bool:
        """Nothing else is asked for."""
        return True

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Bring | Reason":
        code = " ".join(words)
        deck = deck_of(code)
        if deck is None:
            return Reason("reason-no-deck", {"word": code[:LONGEST]}, ("T-5.1",))
        return cls(deck)

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        """All that is wrong with it."""
        faults = why_not_deck(self.deck, rules_for(t.house), pool_of(t, ask.seat))
        if len(faults) < 2:
            return faults[0] if faults else None
        rules = tuple(dict.fromkeys(each for fault in faults for each in fault.rules))
        return Reason("reason-deck-faults", {"faults": list(faults)}, rules)


BRING: Final = Question("deck", "T-5.1", deeds=(Bring,))
BUILD: Final = Question("build", "T-5.2", "T-35.3", deeds=(Bring,))


@cache
def _ready(rules: str) -> list[Option[Bring]]:
    """The known decks that may be played by such rules."""
    return [
        _deck_option(deck, name) for name, deck in KNOWN.items() if not why_not_deck(deck, rules)
    ]


def _deck_option(deck: Deck, code: str) -> Option[Bring]:
    if deck.name:
        said = Message("option-deck", {"deck": f"deck-{deck.name}"})
    else:
        said = Message("option-own-deck", {"number": sum(deck.cards.values())})
    return Option(code, Bring(deck), said)


@lru_cache(256)
def _built(pool: Prints) -> list[Option[Bring]]:
    """What anybody would build, by the cultures that it goes by."""
    return [
        Option(
            code_of(deck),
            Bring(deck),
            Message("option-build", {"cultures": [_culture(culture) for culture in cultures]}),
        )
        for deck, cultures in builds(pool)
    ]


def _culture(culture: str) -> Message:
    return Message("text-name", {"name": f"culture-{culture}", "case": "nom"})


def bring(t: Table, decks: Sequence[Deck]) -> None:
    """Cards are numbered seat by seat; everything lies in its box."""
    if t.gathering is not None:
        t.met = tuple(seen_by(t.gathering, seat) for seat in range(len(t.seats)))
    t.gathering = None
    owner: list[int] = []
    for number, deck in enumerate(decks):
        player = t.seats[number]
        player.deck = code_of(deck)
        player.ring_bearer, player.ring = len(t.print_of), len(t.print_of) + 1
        t.print_of += [catalogue.NUMBER[name] for name in deck.in_order]
        t.zone += [LIMBO, LIMBO, *_sites(deck, t.house.goal)]
        t.decks[number] = list(range(len(t.zone), len(t.print_of)))
        t.zone += [DECK] * len(t.decks[number])
        owner += [number] * (len(t.print_of) - len(owner))
    cards = len(t.print_of)
    t.owner = tuple(owner)
    t.on = [NOBODY] * cards
    t.wounds = [0] * cards
    t.tag = [0] * cards
    # Somebody may have looked at the empty table.
    changed(t, Change.PRINTS)


def _sites(deck: Deck, goal: int) -> list[int]:
    """Where its sites are at first."""
    numbers = [catalogue.CARDS[catalogue.NUMBER[name]].site for name in deck.sites]
    return [ADVENTURE if number <= goal else GONE for number in numbers]


def tell_decks(t: Table) -> None:
    """With open lists everybody hears what everybody plays, and always what the table dealt."""
    if t.house.decks != "dealt" and not t.house.open_decks:
        t.tell("decks-brought", {})
        return
    for seat, player in enumerate(t.seats):
        if deck_at(t, seat).name:
            t.tell("deck", {**by_seat(seat), "deck": f"deck-{player.deck}"})
        else:
            t.tell("own-deck", by_seat(seat))
