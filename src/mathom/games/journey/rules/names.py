"""Names for the story."""

from mathom.core.message import Message
from mathom.games.journey.data import DIE_NAMES, HOBBIT_NAMES, SYMBOL_NAMES, Die
from mathom.games.journey.state import Journey


def name(t: Journey, seat: int) -> str:
    hobbit = t.sheets[seat].hobbit
    assert hobbit is not None
    return HOBBIT_NAMES[hobbit]


def face(t: Journey, die: Die) -> str:
    return SYMBOL_NAMES[t.faces[die]]


def shown(t: Journey, dice: list[Die]) -> list[Message]:
    return [Message("die", {"die": DIE_NAMES[die], "symbol": face(t, die)}) for die in dice]
