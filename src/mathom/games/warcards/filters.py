"""Which cards and battlegrounds a text means."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from mathom.cards.filters import AnyOf, Filter
from mathom.cards.phrases import and_, name, or_
from mathom.core.message import Message
from mathom.games.warcards.terms import ARMY, CHARACTER, FACTIONS, TYPES

if TYPE_CHECKING:
    from mathom.games.warcards.card import Card

Case: TypeAlias = Literal["nom", "acc", "each", "few", "many"]
"""Such a card as the subject or the object of a sentence, each such card, or such cards."""


@dataclass(frozen=True)
class Which(Filter):
    """The faction cards that fit all that is said."""

    names: tuple[str, ...] = ()
    faction: int | None = None
    type: int | None = None
    keyword: str | None = None
    afield: bool = False
    """Only armies and characters, which alone stand on a battleground."""

    def matches(self, card: "Card") -> bool:
        return (
            (not self.names or card.name in self.names)
            and (self.faction is None or card.faction == self.faction)
            and (self.type is None or card.type == self.type)
            and (self.keyword is None or self.keyword in card.keywords)
            and (not self.afield or card.type in (ARMY, CHARACTER))
        )

    def say(self, case: str) -> Message:
        """A keyword tells the type as well."""
        if self.names:
            return names(self.names, "subject" if case == "nom" else "acc")
        if self.keyword is not None:
            return Message(
                "text-kind-keyword", {"form": case, "keyword": f"keyword-{self.keyword}"}
            )
        if self.faction is None:
            return Message("text-kind", {"form": case, "noun": self.noun})
        return Message(
            "text-kind-faction",
            {"form": case, "noun": self.noun, "faction": faction_term(self.faction)},
        )

    def say_number(self, count: int) -> Message:
        """So many of these cards."""
        if self.keyword is not None:
            keyword = f"keyword-{self.keyword}"
            return Message("text-count-keyword", {"count": count, "keyword": keyword})
        if self.faction is None:
            return Message("text-count", {"count": count, "noun": self.noun})
        return Message(
            "text-count-faction",
            {"count": count, "noun": self.noun, "faction": faction_term(self.faction)},
        )

    @property
    def noun(self) -> str:
        if self.afield:
            return "noun-afield"
        return "noun-card" if self.type is None else f"noun-{TYPES[self.type]}"


@dataclass(frozen=True)
class Grounds:
    """The battlegrounds that a text means: by name, by a faction printed there (W-1.24), or all."""

    names: tuple[str, ...] = ()
    faction: int | None = None


def faction_term(faction: int) -> str:
    return f"faction-{FACTIONS[faction]}"


# --- How they are spoken of


def named(all: Sequence[str], case: str) -> list[Message]:
    return [name(each, case) for each in all]


def names(all: Sequence[str], case: str) -> Message:
    """One of these."""
    return or_(named(all, case))


def all_such(which: Filter) -> Message:
    """All cards that are meant."""
    if isinstance(which, Which) and which.names:
        return and_(named(which.names, "acc"))
    return which.say("few")


def counted(which: Filter, count: int) -> Message:
    if isinstance(which, Which):
        return which.say_number(count)
    of_factions = _of_factions(which)
    if of_factions is not None:
        noun, factions = of_factions
        said = or_([name(faction_term(each), "gen") for each in factions])
        return Message("text-count-factions", {"count": count, "noun": noun, "factions": [said]})
    return Message("text-count-of", {"count": count, "what": [which.say("many")]})


def _of_factions(which: Filter) -> tuple[str, list[int]] | None:
    """Cards of one kind and several factions: the noun, and the factions."""
    if not isinstance(which, AnyOf):
        return None
    noun, factions = "", []
    for kind in which.alternatives():
        if not isinstance(kind, Which) or kind.faction is None or kind.names or kind.keyword:
            return None
        if noun not in ("", kind.noun):
            return None
        noun = kind.noun
        factions.append(kind.faction)
    return noun, factions


def up_to(which: Filter, most: int) -> Message:
    return Message("text-up-to", {"what": [counted(which, most)]})


def afield(which: Filter) -> Filter:
    """Where cards of any type would do, on a location only armies and characters count."""
    if isinstance(which, Which) and which.type is None:
        return replace(which, afield=True)
    return which


def such_ground(grounds: Grounds) -> Message:
    if grounds.names:
        return names(grounds.names, "acc")
    if grounds.faction is None:
        return Message("text-any-ground")
    return Message("text-ground-of", {"faction": faction_term(grounds.faction)})
