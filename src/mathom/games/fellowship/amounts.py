"""Numbers that the table tells."""

from dataclasses import dataclass
from typing import Final

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.filters import COMPANION, Filter
from mathom.games.fellowship.language import Amount, Condition, Doing
from mathom.games.fellowship.rules.activity import in_play, meant
from mathom.games.fellowship.state import Table


@dataclass(frozen=True)
class Count(Amount):
    """So many such cards: in play and active, or among those that a pronoun means."""

    which: Filter

    def of(self, t: Table, d: Doing) -> int:
        return len(meant(t, self.which, d))


@dataclass(frozen=True)
class Dead(Amount):
    """So many such cards in the Free Peoples player's dead pile."""

    which: Filter

    def of(self, t: Table, d: Doing) -> int:
        return sum(self.which.matches(t, card, d) for card in t.dead[t.free])


class Burdens(Amount):
    """The burdens of the Ring-bearer whose turn it is."""

    def of(self, t: Table, d: Doing) -> int:
        return t.seats[t.free].burdens


class TheX(Amount):
    """The number that this action spotted or paid last."""

    def of(self, t: Table, d: Doing) -> int:
        return d.x


@dataclass(frozen=True)
class StrengthOf(Amount):
    who: Filter

    def of(self, t: Table, d: Doing) -> int:
        # What gives strength is a word with an amount.
        from mathom.games.fellowship.rules.sources import strength

        return sum(strength(t, card) for card in self.who.these(t, d))


@dataclass(frozen=True)
class RacesAmong(Amount):
    """How many of the four races are among such cards: Hobbit, Dwarf, Elf, Man."""

    which: Filter = COMPANION

    def of(self, t: Table, d: Doing) -> int:
        races = {catalogue.CARDS[t.print_of[card]].race for card in in_play(t, self.which, d)}
        return len(races & {"hobbit", "dwarf", "elf", "man"})


@dataclass(frozen=True)
class OrIf(Amount):
    """The first number, or the second if something is so: of the table, or of whom it is about."""

    else_: int
    then: int
    if_: Condition | Filter

    def of(self, t: Table, d: Doing) -> int:
        if isinstance(self.if_, Condition):
            return self.then if self.if_.why_not(t, d) is None else self.else_
        return self.then if any(self.if_.matches(t, card, d) for card in d.it) else self.else_


@dataclass(frozen=True)
class UpTo(Amount):
    """As many as who acts likes, up to so many; 0: any number."""

    limit: int = 0

    def of(self, t: Table, d: Doing) -> int:
        return self.limit or 99


BURDENS: Final = Burdens()
X: Final = TheX()


count: Final = Count
dead: Final = Dead
strength_of: Final = StrengthOf
races_among: Final = RacesAmong
or_if: Final = OrIf
up_to: Final = UpTo
