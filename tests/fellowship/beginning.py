"""Whole games from their beginning, with decks of one's own and as many players as one likes."""

from dataclasses import replace
from typing import Any

from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import COMPANIONS

DECLINE = ("pass", "done", "no", "stop")


class Beginning:
    """A game that begins with bids; seats take their places in the order of their numbers if each
    bids less than the one before.
    """

    def __init__(self, *decks: Deck, **house: Any) -> None:
        table = new_table(decks, House(goal=9, starter=False, **house), Chance("beginning"))
        self.position = Position(GAME, table)

    @property
    def t(self) -> Table:
        return self.position.state

    def bid(self, *bids: int) -> "Beginning":
        for seat, number in enumerate(bids):
            ask = next(ask for ask in self.position.asks if ask.seat == seat)
            option = ask.option(str(number))
            assert option is not None
            self.position.answer(ask, option)
        return self

    def do(self, *codes: str) -> "Beginning":
        for code in codes:
            ask = self.position.asks[0]
            option = ask.option(code)
            assert option is not None, f"{code} is not among {self.codes}"
            self.position.answer(ask, option)
        return self

    def until(self, asked: str) -> "Beginning":
        """Everybody declines until this is asked."""
        while self.position.asks and self.asked != asked:
            self.do(next((code for code in DECLINE if code in self.codes), self.codes[0]))
        return self

    @property
    def asked(self) -> str:
        return self.position.asks[0].prompt.id.removeprefix("prompt-")

    @property
    def who(self) -> int:
        return self.position.asks[0].seat

    @property
    def codes(self) -> list[str]:
        return [option.code for option in self.position.asks[0].options]

    def fellowship(self, seat: int) -> list[str]:
        return [
            catalogue.NAME[self.t.print_of[card]]
            for card in self.t.board
            if self.t.zone[card] == COMPANIONS and self.t.owner[card] == seat
        ]


def deck(*names: str, first_site: str = "green-hill-country", rest: str = "uruk-savage") -> Deck:
    """One of each of these, and more than enough of one other card."""
    return replace(
        ARAGORN_STARTER,
        sites=(first_site, *ARAGORN_STARTER.sites[1:]),
        cards=dict.fromkeys(names, 1) | {rest: 30},
    )
