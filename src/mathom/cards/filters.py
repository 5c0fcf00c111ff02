"""Which cards a text means, as data: filters that combine with `&`, `|` and `~`."""

from dataclasses import dataclass
from typing import Any

from mathom.cards.phrases import or_
from mathom.core.message import Message


class Filter:
    """A game's own filters say of what kind a card is; these are put together from them:
    `ELVES & CHARACTERS | NAZGUL` and `CHARACTERS & ~NAZGUL`.
    """

    def matches(self, card: Any) -> bool:
        """Whether a text means this card, as it is printed."""
        raise NotImplementedError

    def say(self, case: str) -> Message:
        """Such a card, in the case or number that the sentence asks for."""
        raise NotImplementedError

    def __and__(self, other: "Filter") -> "Filter":
        return Both(self, other)

    def __or__(self, other: "Filter") -> "Filter":
        return AnyOf(self, other)

    def __invert__(self) -> "Filter":
        return Not(self)


@dataclass(frozen=True)
class Both(Filter):
    """All that both filters mean."""

    first: Filter
    second: Filter

    def matches(self, card: Any) -> bool:
        return self.first.matches(card) and self.second.matches(card)

    def say(self, case: str) -> Message:
        first = [self.first.say(case)]
        if isinstance(self.second, Not):
            return Message("filter-but", {"what": first, "but": [self.second.but.say(case)]})
        return Message("filter-both", {"what": first, "also": [self.second.say(case)]})


@dataclass(frozen=True)
class AnyOf(Filter):
    """All that one of the filters means."""

    first: Filter
    second: Filter

    def matches(self, card: Any) -> bool:
        return self.first.matches(card) or self.second.matches(card)

    def say(self, case: str) -> Message:
        return or_([self.first.say(case), self.second.say(case)])


@dataclass(frozen=True)
class Not(Filter):
    """All that the filter does not mean."""

    but: Filter

    def matches(self, card: Any) -> bool:
        return not self.but.matches(card)

    def say(self, case: str) -> Message:
        return Message("filter-not", {"case": case, "but": [self.but.say(case)]})
