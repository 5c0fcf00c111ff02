"""A guess that nobody can make: who searches as if everything were known falls for it.

A coin lies under one of several cups. The player may pass, and then wins as often as not; or lift
one cup, and wins if the coin is there. To whoever could see through cups, lifting one would be sure
to win, whichever it is: the searcher would do a different thing in each world it can't tell apart.
"""

from dataclasses import dataclass
from types import MappingProxyType

from mathom.core.ask import Play, choose
from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.game import Options, Result
from mathom.core.state import OVER, State, clone
from tests.bots.small import ASKED, WORDLESS, SmallGame, option

CUPS = 4
DARE, PASS = option("dare"), option("pass")
LIFT = [option(f"lift {cup}", cup) for cup in range(CUPS)]


@dataclass
class Cups(State):
    coin: int
    won: bool


def hide(t: Cups) -> None:
    t.coin = t.chance.below(CUPS)
    t.step = "dare"


def dare(t: Cups) -> Play:
    chosen = yield from choose(0, [DARE, PASS], ASKED)
    t.step = "lift" if chosen == "dare" else "toss"


def lift(t: Cups) -> Play:
    cup = yield from choose(0, LIFT, ASKED)
    t.won = cup == t.coin
    t.step = OVER


def toss(t: Cups) -> None:
    t.won = t.chance.below(2) == 0
    t.step = OVER


class CupsGame(SmallGame[Cups]):
    name = "cups"
    state_type = Cups
    steps = MappingProxyType({"hide": hide, "dare": dare, "lift": lift, "toss": toss})

    def setup(self, options: Options, seats: int, chance: Chance) -> Cups:
        return Cups("hide", chance, 0, 0, False)

    def result(self, state: Cups) -> Result | None:
        if state.step != OVER:
            return None
        return Result((0 if state.won else 1,), WORDLESS)

    def redeal(self, state: Cups, viewer: int, chance: Chance) -> Cups:
        dealt = clone(state)
        dealt.chance = chance
        if viewer != REFEREE:
            dealt.coin = chance.below(CUPS)
        return dealt


GAME = CupsGame()
