"""What the small games of these tests have in common, and a way to put them in motion."""

from typing import Any

import msgspec

from mathom.core.ask import Option, Question
from mathom.core.bot import Sight, sight_of
from mathom.core.chance import Chance
from mathom.core.game import Game
from mathom.core.message import Message
from mathom.core.position import Position
from mathom.core.state import S

WORDLESS = Message("nobody reads this")
ASKED = Question("any").plain


class Nothing(msgspec.Struct, frozen=True):
    """Searchers look at deals, not at views."""


class SmallGame(Game[S]):
    """Two players, and nothing to agree on before play."""

    seats = range(2, 3)
    settings = ()
    variants = ({},)

    def view(self, state: S, viewer: int) -> Nothing:
        return Nothing()


def option(code: str, value: Any = None, seen: str | None = None) -> Option[Any]:
    return Option(code, code if value is None else value, WORDLESS, seen=seen)


def begun(game: Game[Any], *codes: str, seed: str = "small") -> Position[Any]:
    """A game after these choices of whoever is asked first."""
    position = Position(game, game.setup({}, game.seats[0], Chance(seed)))
    return played(position, *codes)


def played(position: Position[Any], *codes: str) -> Position[Any]:
    for code in codes:
        ask = position.asks[0]
        chosen = ask.option(code)
        assert chosen is not None, f"{code!r} is not among {ask}"
        position.answer(ask, chosen)
    return position


def sight(position: Position[Any], seat: int | None = None) -> Sight:
    """What the one who is asked sees; of several, the seat that is named."""
    ask = position.asks[0] if seat is None else position.ask(seat)
    assert ask is not None
    return sight_of(position, ask, Chance("sight"))
