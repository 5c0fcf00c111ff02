"""Words about the twilight pool and burdens."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from mathom.core.ask import Play, Question, choose
from mathom.core.why import Why
from mathom.games.fellowship.amounts import UpTo
from mathom.games.fellowship.language import (
    Amount,
    Doing,
    Payable,
    Word,
    amount,
)
from mathom.games.fellowship.rules import deeds
from mathom.games.fellowship.rules.ending import Losing
from mathom.games.fellowship.rules.lasting import limited
from mathom.games.fellowship.rules.options import number_options
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table

HOW_MUCH: Final = Question("add-twilight")
LITTLE_TWILIGHT: Final = Why("little-twilight", "T-4.6")
NO_BURDEN: Final = Why("no-burden", "T-25.6")


@dataclass(frozen=True)
class AddTwilight(Payable):
    n: int | Amount

    @property
    def is_twilight(self) -> bool:
        return True

    def do(self, t: Table, d: Doing) -> Play | None:
        if isinstance(self.n, UpTo):
            return self._how_much(t, d, self.n)
        deeds.add_twilight(t, amount(self.n, t, d))
        t.then(d.next())
        return None

    def _how_much(self, t: Table, d: Doing, n: UpTo) -> Play:
        """More than ten would serve nobody: no company has so many wounds to heal."""
        offered = number_options(range(min(n.of(t, d), 10) + 1))
        chosen = yield from choose(d.by, offered, HOW_MUCH.about(card=name(t, d.card)))
        deeds.add_twilight(t, chosen)
        t.then(replace(d.next(), x=chosen))


@dataclass(frozen=True)
class RemoveTwilight(Payable):
    n: int | Amount
    most: int = 0
    """Uses of this text may remove so much in a phase."""

    @property
    def is_twilight(self) -> bool:
        return True

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if d.twilight_left(t) >= amount(self.n, t, d) else LITTLE_TWILIGHT

    def why_in_vain(self, t: Table, d: Doing) -> Why | None:
        return None if d.twilight_left(t) and amount(self.n, t, d) else LITTLE_TWILIGHT

    def twilight(self, t: Table, d: Doing) -> int:
        return amount(self.n, t, d)

    def do(self, t: Table, d: Doing) -> None:
        much = min(amount(self.n, t, d), t.pool)
        if self.most:
            much = limited(t, d, much, self.most)
        deeds.remove_twilight(t, much)
        t.then(d.next())


@dataclass(frozen=True)
class AddBurdens(Payable):
    n: int | Amount

    def do(self, t: Table, d: Doing) -> None:
        deeds.add_burdens(t, amount(self.n, t, d), t.free)
        t.then(d.next())


@dataclass(frozen=True)
class RemoveBurdens(Payable):
    n: int | Amount

    def why_not(self, t: Table, d: Doing) -> Why | None:
        return None if deeds.can_remove_burden(t, t.free) else NO_BURDEN

    def do(self, t: Table, d: Doing) -> None:
        deeds.remove_burdens(t, amount(self.n, t, d), t.free)
        t.then(d.next())


@dataclass(frozen=True)
class Corrupt(Word):
    """The Ring-bearer is corrupted: the player loses (T-21.3)."""

    def do(self, t: Table, d: Doing) -> None:
        t.then(Losing((t.free,), "corrupted"))


add_twilight: Final = AddTwilight
remove_twilight: Final = RemoveTwilight
add_burdens: Final = AddBurdens
remove_burdens: Final = RemoveBurdens
corrupt: Final = Corrupt
