"""Which cards a text means, as data: filters that combine with `&`, `|` and `~`."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from mathom.cards.phrases import or_
from mathom.core.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """A game's own filters say of what kind a card is; these are put together from them:
    `ELVES & CHARACTERS | NAZGUL` and `CHARACTERS & ~NAZGUL`.
    """

    def matches(self, card: Any) -> bool:
        """Whether a text means this card. What of a card a filter is shown (what is printed on it,
        or where it lies as well) is for the game to say.
        """
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
        what, also = self.first, self.second
        if isinstance(what, Not):
            what, also = also, what
        if isinstance(also, Not):
            return Message("filter-but", {"what": [what.say(case)], "but": [also.but.say(case)]})
        return Message("filter-both", {"what": [what.say(case)], "also": [also.say(case)]})


@dataclass(frozen=True)
class AnyOf(Filter):
    """All that one of the filters means."""

    first: Filter
    second: Filter

    def matches(self, card: Any) -> bool:
        return self.first.matches(card) or self.second.matches(card)

    def say(self, case: str) -> Message:
        return or_([each.say(case) for each in self.alternatives()])

    def alternatives(self) -> list[Filter]:
        """Of three, the first two have no "or" between them."""
        found: list[Filter] = []
        for each in (self.first, self.second):
            if isinstance(each, AnyOf):
                found += each.alternatives()
            else:
                found.append(each)
        return found


@dataclass(frozen=True)
class Not(Filter):
    """All that the filter does not mean."""

    but: Filter

    def matches(self, card: Any) -> bool:
        return not self.but.matches(card)

    def say(self, case: str) -> Message:
        return Message("filter-not", {"case": case, "but": [self.but.say(case)]})
