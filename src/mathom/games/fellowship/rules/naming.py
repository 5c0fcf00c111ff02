"""What people write: cards by what the table calls them, and words that are for another moment."""

from typing import ClassVar, Final

from mathom.core.ask import Ask
from mathom.core.deed import INCOMPLETE, Declining, Deed, Words, asked_otherwise
from mathom.core.message import Arg, Reason
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.holding import WRONG_SIDE, side_of
from mathom.games.fellowship.rules.moments import IN_PHASE
from mathom.games.fellowship.rules.zones import handle, name
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import NOBODY

LONGEST: Final = 30
"""So much of a strange word is repeated to who wrote it."""


class TableDeed(Deed):
    """Something that a player can do at this table."""

    def do(self, t: Table, seat: int) -> None:
        raise NotImplementedError


def acts(ask: Ask) -> bool:
    """Whether somebody is asked to act in a phase or pass."""
    return ask.window is not None and ask.window in IN_PHASE.values()


# --- Cards


def about_card(card: str) -> dict[str, Arg]:
    """Of which card a reason speaks."""
    return {"card": card}


def on_table(t: Table, called: str) -> int | None:
    """A card in play, or a site of the path."""
    for card in (*t.board, *(site for site in t.path if site != NOBODY)):
        if handle(t, card) == called:
            return card
    return None


def in_hand(t: Table, seat: int, called: str) -> int | None:
    for card in t.hands[seat]:
        if name(t, card) == called:
            return card
    return None


def not_in_play(word: str) -> Reason:
    return Reason("reason-not-in-play", {"word": word[:LONGEST]})


def held(t: Table, seat: int, words: Words) -> int | Reason:
    """The card in hand that is named after the verb."""
    if len(words) < 2:
        return INCOMPLETE
    called = words[1]
    if called not in catalogue.NUMBER:
        return Reason("reason-no-card", {"word": called[:LONGEST]})
    card = in_hand(t, seat, called)
    return Reason("reason-not-in-hand", {"card": called}) if card is None else card


def own_card(t: Table, seat: int, words: Words) -> int | Reason:
    """The same, if it belongs to the side that its player has this turn."""
    card = held(t, seat, words)
    if isinstance(card, Reason) or catalogue.SIDE[t.print_of[card]] == side_of(t, seat):
        return card
    return WRONG_SIDE.reason()


def own_event(t: Table, seat: int, words: Words) -> int | Reason:
    """The same, if it is an event: everything else is played in phases of one's own."""
    card = own_card(t, seat, words)
    if isinstance(card, Reason) or catalogue.TYPE[t.print_of[card]] == "event":
        return card
    return Reason("reason-wrong-phase-to-play", {"card": words[1]}, ("T-11.4", "T-13.3"))


def both_on_table(t: Table, words: Words) -> tuple[int, int] | Reason:
    """The two cards in play that are named after the verb."""
    called = [*words[1:3], "", ""]
    first, second = on_table(t, called[0]), on_table(t, called[1])
    if first is None or second is None:
        return not_in_play(called[0] if first is None else called[1])
    return first, second


# --- What is said without a verb


class Named(Deed):
    """A card by its name alone: one that can be chosen here is an option."""

    @classmethod
    def means(cls, words: Words) -> bool:
        return words[0] in catalogue.NUMBER

    @classmethod
    def elsewhere(cls, t: Table, ask: Ask, words: Words) -> Reason:
        called = words[0]
        card = on_table(t, called)
        if card is None and called not in catalogue.NUMBER:
            return not_in_play(called)
        named = called if card is None else name(t, card)
        if acts(ask):
            return Reason("reason-say-what", {"card": named})
        hand = t.hands[ask.seat]
        if card is None and hand and in_hand(t, ask.seat, called) is None:
            return Reason("reason-not-there", {"card": called}, ask.prompt.rules)
        return Reason("reason-not-meant", {"card": named}, ask.prompt.rules)


class NamedByNumber(Named):
    """One of several that look alike: `goblin-runner-2`."""

    @classmethod
    def means(cls, words: Words) -> bool:
        named, _, number = words[0].rpartition("-")
        return named in catalogue.NUMBER and number.isdecimal()


class Declines(Declining):
    """To let it be, in whatever words: which they are differs from question to question."""

    codes: ClassVar[frozenset[str]] = frozenset(("pass", "done", "no", "stop"))

    @classmethod
    def means(cls, words: Words) -> bool:
        return words[0] in cls.codes


class Answers(Deed):
    """The answers to questions that are asked at other moments."""

    @classmethod
    def means(cls, words: Words) -> bool:
        return words[0] in ("yes", "move", "wounds") or words[0].isdecimal()

    @classmethod
    def elsewhere(cls, t: Table, ask: Ask, words: Words) -> Reason:
        return asked_otherwise(ask)
