"""What can be done and chosen in this game, and when. Each kind of deed stands beside its rule.

A deed tells a card by the lowest number that looks the same, as codes do.
"""

from typing import Any, ClassVar, Final

from mathom.core.ask import Ask
from mathom.core.deed import Declining, Deed, Words, asked_otherwise
from mathom.core.message import Reason
from mathom.games.warcards.catalogue import IS_PATH, LOCATION, LOCATION_NAMES, NAMES
from mathom.games.warcards.rules import windows
from mathom.games.warcards.rules.reading import card_called, location_called, why, word
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ACTIVE

NOT_AN_ACTION: Final = why("not-an-action", "W-5.3")


class WarDeed(Deed):
    @classmethod
    def elsewhere(cls, t: War, ask: Ask, words: Words) -> Reason:
        return NOT_AN_ACTION if ask.window is windows.TURN else asked_otherwise(ask)

    def do(self, t: War, deck: int) -> None:
        """The player of that deck does it."""
        raise NotImplementedError


class WithCard(WarDeed):
    """What is done with one card, named after the verb."""

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "WithCard | Reason":
        card = cls.find(t, ask, word(words, 1))
        return card if isinstance(card, Reason) else cls(card)

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        """The card that is meant, if it is where one may be taken for this."""
        return card_called(t, name)


class Decline(Declining):
    """To leave something, at a question that does not let one, or calls it otherwise."""

    codes: ClassVar[frozenset[str]] = frozenset(("pass", "nothing", "no", "done"))

    @classmethod
    def means(cls, words: Words) -> bool:
        return words[0] in cls.codes


class BareWord(WarDeed):
    """What answers some questions in a word of its own, at all others."""

    codes: ClassVar[frozenset[str]] = frozenset(("yes", "agree", "object", "items", "alone"))

    @classmethod
    def means(cls, words: Words) -> bool:
        return words[0] in cls.codes


# --- Choices that are no deeds


class Pick(WarDeed):
    """One of the things among which a question lets choose. Its options hold the things themselves:
    what is not among them is read here only to be refused.
    """


class PickCard(WithCard):
    """One of the cards, likewise."""

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        return None if is_offered(ask, self.card) else self.refused(t, ask)

    def refused(self, t: War, ask: Ask) -> Reason:
        """Why the card is not on offer."""
        raise NotImplementedError


def is_offered(ask: Ask, value: Any) -> bool:
    return any(option.value == value for option in ask.options)


def chosen_already(ask: Ask, card: int) -> Reason:
    """Why a card that is where it should be is not on offer: cards are chosen one by one."""
    return why("lost-already", *ask.prompt.rules, card=NAMES[card])


class PickLocation(Pick):
    """Its name alone is the code."""

    def __init__(self, location: int) -> None:
        self.location = location

    @classmethod
    def means(cls, words: Words) -> bool:
        return len(words) == 1 and words[0] in LOCATION

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "PickLocation | Reason":
        location = location_called(t, words[0])
        return location if isinstance(location, Reason) else cls(location)


class PickActive(PickLocation):
    """One of the active locations."""

    def why_not(self, t: War, ask: Ask) -> Reason:
        name = LOCATION_NAMES[self.location]
        replaced = IS_PATH[self.location] and self.location != t.path
        if t.stands[self.location] != ACTIVE or replaced:
            return why("not-active", *ask.prompt.rules, location=name)
        return why("text-means-other-location", *ask.prompt.rules, location=name)
