"""The battle that is going on, as one side sees it."""

from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.games.confrontation.bots.duel import Clash, clash_of, mixture, odds
from mathom.games.confrontation.bots.evaluate import ROW
from mathom.games.confrontation.bots.greedy.mover import worth_of
from mathom.games.confrontation.data import (
    CARD_NUMBERS,
    FELLOWSHIP,
    REGION_NUMBERS,
    REGIONS,
    SAURON,
    SHIRE,
    SIDEWAYS,
)
from mathom.games.confrontation.rules.ways import STEPS
from mathom.games.confrontation.sight.beliefs import Table
from mathom.games.confrontation.sight.view import BattleView, ConfrontationView

BACK: Final = tuple(
    tuple(r for r in REGIONS if region in STEPS[FELLOWSHIP][r] and ROW[r] == ROW[region] - 1)
    for region in REGIONS
)
"""By region: what lies behind it for the Fellowship."""


class Fight:
    def __init__(self, table: Table, battle: BattleView) -> None:
        assert battle.fellowship is not None
        assert battle.sauron is not None
        self.table = table
        self.field = REGION_NUMBERS[battle.region]
        self.attacker = FELLOWSHIP if battle.attacker == "fellowship" else SAURON
        self.fellow = table.named[battle.fellowship.name]
        self.servant = table.named[battle.sauron.name]
        self.fighters = (battle.fellowship, battle.sauron)

    def clash(self, lead: int | None = None) -> Clash:
        ours, theirs = self.fighters
        table = self.table
        worths = (worth_of(table, self.fellow), worth_of(table, self.servant))
        return clash_of(
            self.fellow,
            self.servant,
            ours.strength - theirs.strength if lead is None else lead,
            table.hands,
            worths,
            self.ways(),
        )

    def ways(self) -> tuple[bool, bool]:
        """Whether each side could retreat by its card."""
        counts = self.table.count
        back = any(
            not counts[SAURON][region] and counts[FELLOWSHIP][region] < limit(region)
            for region in BACK[self.field]
        )
        beside = any(
            not counts[FELLOWSHIP][region] and counts[SAURON][region] < 2
            for region in SIDEWAYS[self.field]
        )
        return back, beside

    def value(self, lead: int | None = None) -> float:
        """What the cards will bring the Fellowship."""
        return mixture(self.clash(lead)).value

    def without_cards(self) -> float:
        ours, theirs = self.fighters
        lead = ours.strength - theirs.strength
        fellow, servant = worth_of(self.table, self.fellow), worth_of(self.table, self.servant)
        return servant * (lead >= 0) - fellow * (lead <= 0)

    def expected(self) -> float:
        """What the battle will bring the Fellowship if nobody leaves it."""
        falls, fells = odds(self.fellow, self.servant, self.field, self.attacker, self.table.hands)
        if falls + fells in (0.0, 1.0, 2.0):
            # No cards: one look at the other is enough.
            ours, theirs = worth_of(self.table, self.fellow), worth_of(self.table, self.servant)
            return fells * theirs - falls * ours
        return self.value()

    def shown(self, side: int) -> int:
        """The card that lies open; a 1 stands for one that does not."""
        card = self.fighters[side].card
        return 1 if card is None else CARD_NUMBERS[card]


def limit(region: int) -> int:
    """How many of the Fellowship may be there."""
    return 4 if region == SHIRE else 1 if ROW[region] == 3 else 2


def fight_of(table: Table, view: ConfrontationView) -> Fight:
    assert view.battle is not None
    return Fight(table, view.battle)


def yes(ask: Ask, agreed: bool) -> Option[Any]:
    """The first option is to do it, the last to leave it."""
    return ask.options[0] if agreed else ask.options[-1]
