"""What must be so: for more icons, for another card, for anything at all."""

from dataclasses import dataclass

from mathom.cards.filters import Filter
from mathom.cards.phrases import and_, or_
from mathom.core.message import Message
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES, TYPE, fitting
from mathom.games.warcards.filters import afield, counted, names
from mathom.games.warcards.language import Circumstance, Condition, Place
from mathom.games.warcards.rules.places import is_at
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ITEM, NOWHERE
from mathom.games.warcards.words import at


@dataclass(frozen=True)
class Stands(Circumstance):
    """One of these cards is in play there."""

    names: tuple[str, ...]
    at: Place = "anywhere"

    def is_so(self, t: War) -> bool:
        wanted = self.names
        return any(NAMES[card] in wanted and is_at(t, t.where[card], self.at) for card in t.board)

    def say(self, where: str) -> Message:
        return Message("text-stands", {"who": [names(self.names, "subject")], "at": [at(self.at)]})


@dataclass(frozen=True)
class At(Condition):
    """This card is on that location."""

    location: str

    def holds(self, t: War, card: int, place: int, location: int) -> int:
        return int(LOCATION_NAMES[location] == self.location)

    def say(self, where: str) -> Message:
        return Message("text-is-at", {"at": [at(self.location)]})

    @property
    def tells_place(self) -> bool:
        return True

    def say_more(self, icons: Message, where: str) -> Message:
        return Message("text-bonus-at", {"icons": [icons], "at": [at(self.location)]})


@dataclass(frozen=True)
class Supports(Condition):
    """This army supports one of these characters."""

    names: tuple[str, ...]

    def holds(self, t: War, card: int, place: int, location: int) -> int:
        return 0

    @property
    def led_by(self) -> tuple[str, ...]:
        return self.names

    def say(self, where: str) -> Message:
        return Message("text-supports", {"who": [names(self.names, "acc")]})


@dataclass(frozen=True)
class SupportedBy(Condition):
    """One of these armies supports this character."""

    names: tuple[str, ...]

    def holds(self, t: War, card: int, place: int, location: int) -> int:
        return 0

    @property
    def followed_by(self) -> tuple[str, ...]:
        return self.names

    def say(self, where: str) -> Message:
        return Message("text-supported-by", {"who": [names(self.names, "subject")]})


@dataclass(frozen=True)
class Beside(Condition):
    """Such cards are on the same location as this card; counted in groups of `each`, if given."""

    which: Filter
    each: int | None = None

    def holds(self, t: War, card: int, place: int, location: int) -> int:
        wanted = fitting(self.which)
        found = 0
        for other in t.board:
            if other in wanted and t.where[other] == place and other != card:
                found += TYPE[other] != ITEM
        return int(found > 0) if self.each is None else found // self.each

    def say(self, where: str) -> Message:
        return Message("text-beside", {"what": [afield(self.which).say("nom")], "where": where})

    @property
    def tells_place(self) -> bool:
        return True

    def say_more(self, icons: Message, where: str) -> Message:
        if self.each is None:
            return Message("text-bonus", {"icons": [icons], "condition": [self.say(where)]})
        what = counted(afield(self.which), self.each)
        return Message("text-bonus-each", {"icons": [icons], "what": [what], "where": where})


@dataclass(frozen=True)
class ActivePath(Circumstance):
    """That path is the active one."""

    location: str

    def is_so(self, t: War) -> bool:
        return t.path != NOWHERE and LOCATION_NAMES[t.path] == self.location

    def say(self, where: str) -> Message:
        return Message("text-active-path", {"location": self.location})


@dataclass(frozen=True)
class PathNumbered(Circumstance):
    """The active path has one of these numbers."""

    numbers: tuple[int, ...]

    def is_so(self, t: War) -> bool:
        return t.path != NOWHERE and t.number in self.numbers

    def say(self, where: str) -> Message:
        numbers = or_([Message("text-number", {"number": number}) for number in self.numbers])
        return Message("text-path-numbered", {"numbers": [numbers]})


@dataclass(frozen=True)
class All(Circumstance):
    """All of this at the same time."""

    conditions: tuple[Circumstance, ...]

    def is_so(self, t: War) -> bool:
        return all(condition.is_so(t) for condition in self.conditions)

    def say(self, where: str) -> Message:
        return and_([condition.say(where) for condition in self.conditions])
