"""Kuhn poker: three cards, two players, one chip each in the pot, and one chip to bet.

It is the smallest game in which bluffing is right, and it is solved: if both play as well as can
be, the first player loses 1/18 of a chip a game (Kuhn 1950).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from mathom.core.ask import Play, choose
from mathom.core.chance import Chance
from mathom.core.event import REFEREE
from mathom.core.game import Game, Options, Result
from mathom.core.position import Position
from mathom.core.state import OVER, State, clone
from tests.bots.small import ASKED, WORDLESS, SmallGame, option, played

JACK, QUEEN, KING = range(3)
CARDS = (JACK, QUEEN, KING)
VALUE = -1 / 18
"""Of the game, to the first player."""

CHECK, BET = option("check"), option("bet")
FOLD, CALL = option("fold"), option("call")


@dataclass
class Kuhn(State):
    cards: list[int]
    """The first player's, the second's, and the one left over."""
    said: str
    """`c` for each check or fold, `b` for each bet or call."""


def deal(t: Kuhn) -> None:
    t.chance.shuffle(t.cards)
    t.step = "bet"


def bet(t: Kuhn) -> Play:
    """One choice a step."""
    options = [FOLD, CALL] if t.said.endswith("b") else [CHECK, BET]
    chosen = yield from choose(len(t.said) % 2, options, ASKED)
    t.said += "b" if chosen in ("bet", "call") else "c"
    if t.said in ENDS:
        t.step = OVER


ENDS = ("cc", "bc", "bb", "cbc", "cbb")


def won(cards: list[int], said: str) -> int:
    """How many chips the first player has won."""
    first_shows_more = 1 if cards[0] > cards[1] else -1
    return {
        "cc": first_shows_more,
        "bc": 1,
        "bb": 2 * first_shows_more,
        "cbc": -1,
        "cbb": 2 * first_shows_more,
    }[said]


class KuhnGame(SmallGame[Kuhn]):
    name = "kuhn"
    state_type = Kuhn
    steps = MappingProxyType({"deal": deal, "bet": bet})

    def setup(self, options: Options, seats: int, chance: Chance) -> Kuhn:
        return Kuhn("deal", chance, 0, list(CARDS), "")

    def result(self, state: Kuhn) -> Result | None:
        if state.step != OVER:
            return None
        return Result((0 if won(state.cards, state.said) > 0 else 1,), WORDLESS)

    def redeal(self, state: Kuhn, viewer: int, chance: Chance) -> Kuhn:
        dealt = clone(state)
        dealt.chance = chance
        unseen = [seat for seat in range(3) if viewer not in (seat, REFEREE)]
        cards = [dealt.cards[seat] for seat in unseen]
        chance.shuffle(cards)
        for seat, card in zip(unseen, cards, strict=True):
            dealt.cards[seat] = card
        return dealt

    def clue(self, state: Kuhn, seat: int) -> int:
        return state.cards[seat]


GAME = KuhnGame()


def chips(game: Game[Kuhn], state: Kuhn, seat: int) -> float:
    """What the end is worth, from 0 for two chips lost to 1 for two chips won."""
    first = won(state.cards, state.said)
    return ((first if seat == 0 else -first) + 2) / 4


def holding(cards: tuple[int, int], *codes: str) -> Position[Kuhn]:
    """The game after these cards and choices."""
    rest = [card for card in CARDS if card not in cards]
    return played(Position(GAME, Kuhn("bet", Chance("kuhn"), 0, [*cards, *rest], "")), *codes)


# How well a way of playing does against the best answer to it

Strategy: TypeAlias = Mapping[tuple[int, str], float]
"""How likely a player is to bet or call, by own card and what was said."""

SITUATIONS: tuple[tuple[int, str], ...] = tuple(
    (card, said) for card in CARDS for said in ("", "cb", "c", "b")
)
CODES = {"": (), "cb": ("check", "bet"), "c": ("check",), "b": ("bet",)}


def deals() -> Iterator[tuple[int, int]]:
    return ((mine, theirs) for mine in CARDS for theirs in CARDS if mine != theirs)


def value(strategy: Strategy) -> float:
    """What the first player wins a game if both play like this."""
    return sum(_value(strategy, cards, "") for cards in deals()) / 6


def _value(strategy: Strategy, cards: tuple[int, int], said: str) -> float:
    if said in ENDS:
        return won(list(cards), said)
    bets = strategy[cards[len(said) % 2], said]
    return bets * _value(strategy, cards, said + "b") + (1 - bets) * _value(
        strategy, cards, said + "c"
    )


def exploitability(strategy: Strategy) -> float:
    """What the best answers win against it, on average over both seats; 0 for perfect play."""
    return sum(best_answer(strategy, seat) for seat in (0, 1)) / 2


def best_answer(strategy: Strategy, seat: int) -> float:
    """What the best answer in this seat wins a game against the strategy in the other.

    There are so few pure strategies that all can be tried.
    """
    own = [said for said in ("", "cb", "c", "b") if len(said) % 2 == seat]
    total = 0.0
    for card in CARDS:
        best = -9.0
        for bits in range(1 << len(own)):
            answer = dict(strategy)
            for number, said in enumerate(own):
                answer[card, said] = float(bits >> number & 1)
            won_by_first = sum(
                _value(answer, cards, "") for cards in deals() if cards[seat] == card
            )
            best = max(best, -won_by_first if seat else won_by_first)
        total += best
    return total / 6
