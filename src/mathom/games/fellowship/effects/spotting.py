"""Words that point at cards: to spot as many as one likes, or one to speak of (T-32)."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from mathom.core.ask import Play, Question, choose
from mathom.games.fellowship.effects.flow import choose_player
from mathom.games.fellowship.effects.targets import Targeted
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import (
    Amount,
    Doing,
    Payable,
    Word,
)
from mathom.games.fellowship.players import ANYONE, Player
from mathom.games.fellowship.rules.activity import in_play
from mathom.games.fellowship.rules.options import number_options
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table

TO_SPOT: Final = Question("spot")


@dataclass(frozen=True)
class SpotX(Payable):
    """As many as one likes; the number is `X` (T-32.2)."""

    which: Filter | Amount

    def do(self, t: Table, d: Doing) -> Play:
        if isinstance(self.which, Amount):
            most = self.which.of(t, d)
        else:
            most = len(in_play(t, self.which, d))
        offered = number_options(range(most, -1, -1))
        chosen = yield from choose(d.by, offered, TO_SPOT.about(card=name(t, d.card)))
        t.then(replace(d.next(), x=chosen))


@dataclass(frozen=True)
class Pick(Targeted):
    """One card in order to speak of it."""

    def act(self, t: Table, d: Doing, cards: tuple[int, ...]) -> None:
        t.then(replace(d, it=cards))


class SpotThe(Pick, Payable):
    """The same as a price."""


@dataclass(frozen=True)
class PickPlayer(Word):
    """Somebody at the table: what follows is about them."""

    player: Player = ANYONE

    def do(self, t: Table, d: Doing) -> Play:
        chosen = yield from choose_player(t, d, self.player.seats(t, d))
        t.then(replace(d.next(), x=chosen))


spot_x: Final = SpotX
spot_the: Final = SpotThe
pick: Final = Pick
pick_player: Final = PickPlayer
